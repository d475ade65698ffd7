"""Components files of one's own are read in a process beside the server.

Whoever makes a table may bring one, and nobody is asked who he is. So the text has to be small and
flat (`grasse.kernel.components`), and reading it, setting a game up with it and showing that to
every seat has to take no longer than play can bear: all that is tried out here first, with an end
to the time and the memory it may take.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final

import msgspec

from grasse.games import find
from grasse.kernel import BadData, BadRequest, Match, Plain
from grasse.kernel.components import parse_toml
from grasse.server.refusal import Refusal
from grasse.server.workers import Workers, ready

PATIENCE: Final = 5.0
"""Seconds for a file; ours take a fiftieth of one."""
START: Final = 30.0
"""Seconds for the worker to start."""
MOST_MEMORY: Final = 1024 * 1024 * 1024
LONGEST_SETUP: Final = 0.06
"""Seconds of computing for a game to begin; with our files it is a fifth of that."""
MOST_WAITING: Final = 30
REST: Final = 60.0
"""Seconds after which a worker without work goes home."""


def read(text: str, game: str, seats: int, options: dict[str, Any]) -> Plain:
    """In a worker: what the file says, if a game can be played with it."""
    table = parse_toml(text, "components")
    chosen = find(game)
    began = time.process_time()
    box = chosen.read_components(table)
    position = chosen.start_position(seats, chosen.read_options(options), box)
    match = Match(chosen, position, [f"seat {seat}" for seat in range(seats)], seed=bytes(32))
    for seat in range(seats):
        msgspec.json.encode(match.view(seat))
    if time.process_time() - began > LONGEST_SETUP:
        raise BadData("components: a game with so much in the box takes too long to set up")
    return table


def small() -> None:
    """In a worker: have an end to memory."""
    with suppress(ImportError, OSError, ValueError):  # Windows knows no such limit
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


class Readers(Workers):
    """The worker, and those who wait for it."""

    def __init__(self) -> None:
        super().__init__(1)
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._used = time.monotonic()

    async def read(self, text: str, game: str, seats: int, options: dict[str, Any]) -> Plain:
        """What the file says; a refusal if no game can be played with it."""
        if self._waiting >= MOST_WAITING:
            raise Refusal("too-fast", "too many components files at the same time: try again")
        self._waiting += 1
        try:
            async with self._turn:
                return await self._read(text, game, seats, options)
        except (BadData, BadRequest) as error:
            raise Refusal("bad-request", str(error)) from None
        except (BrokenProcessPool, TimeoutError, MemoryError):
            self.close()
            text = "components: this file takes too long to read, or too much memory"
            raise Refusal("bad-request", text) from None
        finally:
            self._waiting -= 1
            self._used = time.monotonic()

    async def _read(self, *wish: Any) -> Plain:
        if self._pool is None:
            await self.ask(START, _prepared)
        return await self.ask(PATIENCE, read, *wish)

    def rest(self) -> None:
        """Called now and then."""
        if not self._waiting and time.monotonic() - self._used > REST:
            self.close()


def _prepared() -> int:
    small()
    return ready()
