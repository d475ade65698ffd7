"""Processes beside the server, for what takes long: nobody waits for them but who asked."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final

from grasse.games import find, names

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

    def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            workers = list((pool._processes or {}).values())
            pool.shutdown(wait=False)
            for worker in workers:
                worker.terminate()
