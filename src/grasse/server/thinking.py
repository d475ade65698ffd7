"""Bots think in processes of their own and never block play.

A worker gets what a person in that seat would see, as bytes, and nothing else. How long it may
think about it depends on how many others wait: when many bots think at once all of them think less,
and nobody waits in a queue.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, Final, Protocol

import msgspec

from grasse.bots import find as find_bot
from grasse.bots.report.hint import hint, told_so
from grasse.games import find
from grasse.kernel import Dice, Plain
from grasse.kernel.speech import Speech
from grasse.server import metrics
from grasse.server.refusal import Refusal
from grasse.server.workers import Answer, Workers, prepare

PATIENCE: Final = 20.0
"""Seconds for a thought; after that the pool is made anew and the bot plays at random."""
WAIT: Final = 1.4
"""Seconds in which all thoughts that are asked for at once come to their end."""


class Demand(Protocol):
    """A number that the server and its workers share: thoughts for each worker, in thousandths."""

    value: int


@dataclass
class Alone:
    """Where memory cannot be shared a worker knows of no demand, and takes its full time."""

    value: int = 0


def shared() -> Demand:
    try:
        demand: Demand = get_context("spawn").RawValue("i", 0)
    except OSError:  # a service that may not write to /dev/shm
        return Alone()
    return demand


_demand: Demand | None = None
"""In a worker."""


def _begin(demand: Demand) -> None:
    """In a new worker."""
    global _demand
    _demand = demand
    prepare()


def think(game: str, level: str, view: bytes, seed: int) -> Plain:
    """In a worker: what the bot does."""
    began = time.perf_counter()
    seen = msgspec.json.decode(view)
    chosen = find(game)
    options = [chosen.vocabulary.read(option) for option in seen["options"]]

    def stop() -> bool:
        return is_enough(time.perf_counter() - began, 0 if _demand is None else _demand.value)

    return find_bot(level, chosen).choose(seen, options, Dice(seed), stop).plain()


def advise(game: str, view: bytes, names: list[str], language: str) -> list[Plain]:
    """In a worker: what would be good to do, and why, from what the seat sees."""
    began = time.perf_counter()
    chosen = find(game)
    seen = msgspec.json.decode(view)

    def stop() -> bool:
        return is_enough(time.perf_counter() - began, 0 if _demand is None else _demand.value)

    found = hint(chosen, seen, stop=stop)
    speech, named = Speech(chosen, language), {**seen, "names": names}
    return [
        {
            "action": one.action.plain(),
            "share": one.share,
            "margin": one.margin,
            "why": told_so(one, named, speech),
        }
        for one in found
    ]


def is_enough(seconds: float, demand: int) -> bool:
    """Whether a thought has had its part of the time, with so much demand."""
    return seconds * max(1000, demand) > WAIT * 1000


class Thinkers(Workers):
    """Those in which bots think."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self._demand = shared()
        self._asked = 0
        """Thoughts that are waited for."""
        self.initializer, self.initargs = _begin, (self._demand,)

    async def think(self, game: str, level: str, view: bytes) -> Plain:
        """What a bot of this level does, seeing this."""
        self._count(1)
        try:
            return await self._think(game, level, view)
        finally:
            self._count(-1)

    async def advise(self, game: str, view: bytes, names: list[str], language: str) -> list[Plain]:
        """What would be good to do, seeing this."""
        return await self.asked(advise, game, view, names, language)

    async def asked(self, do: Callable[..., Answer], *given: Any) -> Answer:
        """Something else to think about, for somebody who waits."""
        self._count(1)
        pool = self._executor()
        try:
            return await self.ask(PATIENCE, do, *given)
        except (BrokenProcessPool, TimeoutError):
            if pool is self._pool:
                self.close()
            raise Refusal("too-fast", "there was no time to think: try again") from None
        finally:
            self._count(-1)

    def _count(self, by: int) -> None:
        self._asked += by
        self._demand.value = 1000 * self._asked // self.workers
        metrics.THOUGHTS.inc(by)

    async def _think(self, game: str, level: str, view: bytes) -> Plain:
        seed = secrets.randbits(64)
        for attempt in (level, "solid", "random"):
            pool = self._executor()
            try:
                return await self.ask(PATIENCE, think, game, attempt, view, seed)
            except (BrokenProcessPool, TimeoutError):
                if pool is self._pool:  # the first whom it failed makes it anew for all
                    self.close()
        return think(game, "random", view, seed)
