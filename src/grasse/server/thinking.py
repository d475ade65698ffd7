"""Bots think in processes of their own and never block play.

A worker gets what a person in that seat would see, as bytes, and nothing else.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final

import msgspec

from grasse.bots import find as find_bot
from grasse.games import find, names
from grasse.kernel import Dice, Plain

PATIENCE: Final = 20.0
"""Seconds for a thought; after that the pool is made anew and the bot plays at random."""


def think(game: str, level: str, view: bytes, seed: int) -> Plain:
    """In a worker: what the bot does."""
    seen = msgspec.json.decode(view)
    chosen = find(game)
    options = [chosen.vocabulary.read(option) for option in seen["options"]]
    return find_bot(level, chosen).choose(seen, options, Dice(seed)).plain()


def _prepare() -> None:
    """Ctrl-C is for the server; the workers end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()
    for name in names():
        find(name)


def _end_with_the_server() -> None:
    if (server := parent_process()) is not None:
        server.join()
        os._exit(1)


def _ready() -> int:
    return os.getpid()


class Thinkers:
    """A pool of workers."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Start the workers before the first bot has to decide."""
        for _ in range(self.workers):
            self._executor().submit(_ready)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=_prepare)
        return self._pool

    async def think(self, game: str, level: str, view: bytes) -> Plain:
        """What a bot of this level does, seeing this."""
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(64)
        for attempt in (level, level, "random"):
            pool = self._executor()
            try:
                thought = loop.run_in_executor(pool, think, game, attempt, view, seed)
                return await asyncio.wait_for(thought, PATIENCE)
            except (BrokenProcessPool, TimeoutError):
                if pool is self._pool:  # the first whom it failed makes it anew for all
                    self.close()
        return think(game, "random", view, seed)

    def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            workers = list((pool._processes or {}).values())
            pool.shutdown(wait=False)
            for worker in workers:
                worker.terminate()
