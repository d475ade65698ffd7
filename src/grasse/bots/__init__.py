"""Bots: they sit in a seat, see what a person there sees, and choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from grasse.bots.uniform import choose as uniform
from grasse.kernel import Action, BadRequest, Chance, Choose, Game, Match

LEVELS: Final = ("random", "greedy")


@dataclass(frozen=True)
class Bot:
    """A judgement, and whether it looks at the table at all."""

    choose: Choose
    looks: bool = True


def find(level: str, game: Game[Any]) -> Bot:
    """The bot of this level for this game."""
    if level == "random":
        return Bot(uniform, looks=False)
    if level == "greedy":
        return Bot(game.greedy)
    raise BadRequest(f"there is no bot {level!r}; there is {', '.join(LEVELS)}")


def decide(match: Match[Any], bot: Bot, chance: Chance) -> Action:
    """What the bot does in the seat to act: it gets that seat's view and options, no more."""
    view = match.position.view(match.to_act) if bot.looks else {}
    return bot.choose(view, match.options, chance)
