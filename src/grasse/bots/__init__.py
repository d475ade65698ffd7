"""Bots: they sit in a seat, see what a person there sees, and choose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from grasse.bots.uniform import choose as uniform
from grasse.kernel import Action, BadRequest, Chance, Choose, Game, Judge, Match, Position

LEVELS: Final = ("random", "greedy")
ROUND_CAP: Final = 500
"""Rounds after which a game among bots is stopped; at random they need up to 160."""

V = TypeVar("V")


@dataclass(frozen=True)
class Bot:
    """A judgement of what a seat sees."""

    choose: Choose
    judge: Judge | None = None
    """The same without a view and back; None for a bot that does not look at the table."""


def find(level: str, game: Game[Any]) -> Bot:
    """The bot of this level for this game."""
    if level == "random":
        return Bot(uniform)
    if level == "greedy":
        return Bot(game.greedy, game.judge)
    raise BadRequest(f"there is no bot {level!r}; there is {', '.join(LEVELS)}")


def among_bots(game: Game[Any], options: Mapping[str, V]) -> dict[str, V | int]:
    """The options of a game without people: nobody could give it up, so it has a round cap."""
    capped = "round_cap" in game.options.__struct_fields__
    return {"round_cap": ROUND_CAP, **options} if capped else {**options}


def decide(match: Match[Any], bot: Bot, chance: Chance) -> Action:
    """What the bot does in the seat to act, by what that seat may know and no more."""
    return decide_at(match.position, bot, chance)


def decide_at(position: Position, bot: Bot, chance: Chance) -> Action:
    """The same where there is no match. A resampled position follows from the seat's view alone."""
    options = position.options()
    if bot.judge is None:
        return bot.choose({}, options, chance)
    if len(options) == 1:
        return options[0]
    return bot.judge(position.resample(position.to_act, chance), options, chance)
