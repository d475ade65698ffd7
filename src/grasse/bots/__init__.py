"""Bots: they sit in a seat, see what a person there sees, and choose."""

from __future__ import annotations

from typing import Any, Final

from grasse.bots.uniform import choose as uniform
from grasse.kernel import Action, BadRequest, Chance, Choose, Game, Match

LEVELS: Final = ("random", "greedy")


def find(level: str, game: Game[Any]) -> Choose:
    """The judgement of a bot of this level for this game."""
    if level == "random":
        return uniform
    if level == "greedy":
        return game.greedy
    raise BadRequest(f"there is no bot {level!r}; there is {', '.join(LEVELS)}")


def decide(match: Match[Any], bot: Choose, chance: Chance) -> Action:
    """What the bot does in the seat to act: it gets that seat's view and options, no more."""
    return bot(match.position.view(match.to_act), match.options, chance)
