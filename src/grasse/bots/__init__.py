"""Bots: they sit in a seat, see what a person there sees, and choose."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar, get_args

from grasse.bots.search import Considered, Search, Stop, Thought, never
from grasse.kernel import (
    Action,
    BadRequest,
    Chance,
    Dice,
    Game,
    Match,
    Plain,
    Planner,
    Position,
    Searcher,
)
from grasse.kernel.mind import best

PLANNERS: Final[tuple[Planner, ...]] = get_args(Planner)
"""The levels that plan one turn."""
SECONDS: Final = {"strong": 0.3, "master": 1.5}
"""The levels that search, and how long they think at most, unless they are told otherwise. How many
samples they take at most is for the game to say (`Mind.samples`)."""
LEVELS: Final = (*PLANNERS, *SECONDS)
"""The weakest first."""
OLD_NAMES: Final = {"greedy": "solid"}
"""What levels were called once: kept games and tables say so."""
ROUND_CAP: Final = 500
"""Rounds after which a game among bots is stopped; at random they need up to 160."""

V = TypeVar("V")

__all__ = ["LEVELS", "Bot", "Considered", "Thought", "among_bots", "decide", "decide_at", "find"]


class Bot:
    """A judgement of what a seat sees. It sees the seat's view, or a position that was imagined
    from it, and nothing else."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(
        self, view: Plain, options: list[Action], chance: Chance, stop: Stop = never
    ) -> Action:
        """The best option, by what the view tells. `stop` is asked often, and ends a search at
        once; what is best so far is its answer."""
        if len(options) == 1:
            return options[0]
        return self.judge(self.game.imagine(view, chance), options, chance, stop)

    def judge(self, p: Any, options: list[Action], chance: Chance, stop: Stop = never) -> Action:
        """The same on a position that was imagined from what its seat sees: `imagine` or
        `resample`. It is asked only where there is something to choose."""
        return self.weigh(p, options, chance, stop).best

    def think(self, view: Plain, chance: Chance | None = None, stop: Stop = never) -> Thought:
        """The options of the seat that sees this and is to act, with what each is expected to
        bring, the best first."""
        chance = chance or Dice("think")
        p = self.game.imagine(view, chance)
        return self.weigh(p, p.options(), chance, stop)

    def weigh(self, p: Any, options: list[Action], chance: Chance, stop: Stop = never) -> Thought:
        """The same on a position that was imagined already."""
        raise NotImplementedError


class Uniform(Bot):
    """The bot `random`: every option is as good as another. It does not look at the table."""

    def choose(
        self, view: Plain, options: list[Action], chance: Chance, stop: Stop = never
    ) -> Action:
        return options[chance.below("bot", len(options))]

    def weigh(self, p: Any, options: list[Action], chance: Chance, stop: Stop = never) -> Thought:
        first = self.choose({}, options, chance)
        rest = [option for option in options if option is not first]
        return Thought([Considered.unjudged(option, 0.0) for option in [first, *rest]], 0, 0.0)


class OneTurn(Bot):
    """A bot that plans one turn."""

    def __init__(self, game: Game[Any], level: Planner) -> None:
        super().__init__(game)
        self.level = level

    def judge(self, p: Any, options: list[Action], chance: Chance, stop: Stop = never) -> Action:
        mind = self.game.mind
        ideas = mind.ideas(p, options, self.level)
        return best(ideas, mind.worths(p, ideas, chance, self.level), chance)

    def weigh(self, p: Any, options: list[Action], chance: Chance, stop: Stop = never) -> Thought:
        began = time.perf_counter()
        ideas = self.game.mind.ideas(p, options, self.level)
        worths = self.game.mind.worths(p, ideas, chance, self.level)
        first = best(ideas, worths, chance)
        most = max(worths)
        ranked = sorted(
            zip(ideas, worths, strict=True), key=lambda one: (one[0] is not first, -one[1])
        )
        found = [Considered.unjudged(option, worth - most) for option, worth in ranked]
        return Thought(found, 0, time.perf_counter() - began)


class Searching(Bot):
    """A bot that tries each option in many imagined worlds."""

    def __init__(self, game: Game[Any], search: Search) -> None:
        super().__init__(game)
        self.search = search

    def weigh(self, p: Any, options: list[Action], chance: Chance, stop: Stop = never) -> Thought:
        return self.search.think(p, options, chance, stop)

    def ponder(self, view: Plain, stop: Stop, chance: Chance | None = None) -> None:
        """Use the time in which others think: until it is stopped, think about what this seat,
        whose view it is, may have to decide next. If it comes to that, it need not begin anew."""
        self.search.forget()
        seat = view["seat"]
        chance = chance or Dice("ponder")
        self.search.think_ahead(self.game.imagine(view, chance), seat, chance, stop)


def find(
    level: str,
    game: Game[Any],
    seconds: float | None = None,
    samples: int | None = None,
    clock: Callable[[], float] = time.perf_counter,
    repeatable: bool = False,
) -> Bot:
    """The bot of this level for this game.

    A level that searches thinks as long as the level does, or for so many `seconds` or `samples`.
    With samples alone, or `repeatable` with those of its level, it chooses the same wherever it
    runs. `clock` is what seconds are counted by.
    """
    level = OLD_NAMES.get(level, level)
    if level == "random":
        return Uniform(game)
    if level in PLANNERS:
        return OneTurn(game, level)
    if level not in LEVELS:
        raise BadRequest(f"there is no bot {level!r}; there is {', '.join(LEVELS)}")
    if seconds is None and samples is None:
        seconds = None if repeatable else SECONDS[level]
        samples = game.mind.samples[level]
    if (seconds is not None and seconds <= 0) or (samples is not None and samples <= 0):
        raise BadRequest("a bot that searches needs time, or samples, of more than nothing")
    searcher: Searcher = "master" if level == "master" else "strong"
    return Searching(game, Search(game, samples, seconds, clock, searcher))


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
    if isinstance(bot, Uniform):
        return bot.choose({}, options, chance)
    if len(options) == 1:
        return options[0]
    return bot.judge(position.resample(position.to_act, chance), options, chance)
