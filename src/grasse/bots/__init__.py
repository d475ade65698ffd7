"""Bots: they sit in a seat, see what a person there sees, and choose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from grasse.bots.uniform import choose as uniform
from grasse.kernel import Action, BadRequest, Chance, Choose, Game, Match

LEVELS: Final = ("random", "greedy")
ROUND_CAP: Final = 500
"""Rounds after which a game among bots is stopped; at random they need up to 160."""

V = TypeVar("V")


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


def among_bots(game: Game[Any], options: Mapping[str, V]) -> dict[str, V | int]:
    """The options of a game without people: nobody could give it up, so it has a round cap."""
    capped = "round_cap" in game.options.__struct_fields__
    return {"round_cap": ROUND_CAP, **options} if capped else {**options}


def decide(match: Match[Any], bot: Bot, chance: Chance) -> Action:
    """What the bot does in the seat to act: it gets that seat's view and options, no more."""
    view = match.position.view(match.to_act) if bot.looks else {}
    return bot.choose(view, match.options, chance)
