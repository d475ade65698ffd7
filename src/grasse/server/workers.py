"""Processes beside the server, for what takes long: nobody waits for them but who asked."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, TypeVar

from grasse.games import find, names

Answer = TypeVar("Answer")

POLITE: Final = 10
"""How much they stand back for the server where there is not enough of the processor for all: what
somebody's bots or files take is not taken from those who play."""


def prepare() -> None:
    """Ctrl-C is for the server; the workers end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError):  # Windows
        os.nice(POLITE)
    Thread(target=_end_with_the_server, daemon=True).start()
    for name in names():
        find(name)


def _end_with_the_server() -> None:
    if (server := parent_process()) is not None:
        server.join()
        os._exit(1)


def ready() -> int:
    """In a worker: it is there."""
    return os.getpid()


def _look_away(asked: asyncio.Future[Any]) -> None:
    """Nobody need have waited for how it ended."""
    if not asked.cancelled():
        asked.exception()


class Workers:
    """A pool of them, made when it is first needed, and anew after it was closed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.initializer: Callable[..., None] = prepare
        self.initargs: tuple[Any, ...] = ()
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Start them before they are needed."""
        for _ in range(self.workers):
            self._executor().submit(ready)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.workers, context, initializer=self.initializer, initargs=self.initargs
            )
        return self._pool

    async def ask(self, patience: float, do: Callable[..., Answer], *given: Any) -> Answer:
        """What a worker answers, within so many seconds.

        Who gives up leaves the question with the pool: one that breaks while a question was taken
        back fails by itself (InvalidStateError), and those who still ask would never hear of it.
        """
        asked = asyncio.get_running_loop().run_in_executor(self._executor(), partial(do, *given))
        asked.add_done_callback(_look_away)
        return await asyncio.wait_for(asyncio.shield(asked), patience)

    def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            workers = list((pool._processes or {}).values())
            pool.shutdown(wait=False)
            for worker in workers:
                worker.terminate()
