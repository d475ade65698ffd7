"""Several servers behind one port: one process starts them, watches over them and ends them.

Each listens at the same address (SO_REUSEPORT), and the system gives every connection to one of
them; what they have in common is the database. So there is nothing here that a player waits for.
`homes` sees to it that those at one table are mostly at one of them.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryDirectory
from typing import Any, Final

from prometheus_client import multiprocess

from grasse.server.homes import Homes
from grasse.server.log import log
from grasse.server.metrics import FIGURES

PAUSE: Final = 1.0
"""Seconds from one start of the same process to the next: one that cannot live costs little."""
FAREWELL: Final = 20.0
"""Seconds in which a process has to end that was told to."""

Work = Callable[..., None]


class Processes:
    """So many that do the same work, each told where its home is."""

    def __init__(self, count: int, work: Work, *args: Any) -> None:
        self._homes = Homes(count)
        self._work, self._args = work, args
        self._running: list[SpawnProcess | None] = [None] * count
        self._started = [0.0] * count
        self._ending = threading.Event()

    def run(self) -> None:
        """Until somebody ends this process."""
        with _figures(), self._heeding(signal.SIGTERM), self._heeding(signal.SIGINT):
            try:
                while not self._ending.is_set():
                    self._see_to_all()
            finally:
                self._end_all()

    @contextmanager
    def _heeding(self, number: signal.Signals) -> Iterator[None]:
        before = signal.signal(number, lambda *_: self._ending.set())
        try:
            yield
        finally:
            signal.signal(number, before)

    def _see_to_all(self) -> None:
        """Start those that are not there, and wait a moment for one to end."""
        for number, process in enumerate(self._running):
            if process is not None and not process.is_alive():
                self._homes.note_end(number)
                log.warning("process ended", number=number, code=process.exitcode)
                multiprocess.mark_process_dead(process.pid)  # type: ignore[no-untyped-call]  # as it is
                self._running[number] = process = None
            if process is None and time.monotonic() - self._started[number] >= PAUSE:
                self._start(number)
        there = [process.sentinel for process in self._running if process is not None]
        if there:
            wait(there, timeout=PAUSE / 2)
        if len(there) < len(self._running):
            self._ending.wait(PAUSE / 10)

    def _start(self, number: int) -> None:
        context = multiprocessing.get_context("spawn")
        args = (self._work, self._homes.of(number), *self._args)
        process = context.Process(target=_one, args=args)
        process.start()
        self._running[number] = process
        self._started[number] = time.monotonic()

    def _end_all(self) -> None:
        """All at once, and those that do not listen by force."""
        there = [process for process in self._running if process is not None]
        for process in there:
            process.terminate()
        deadline = time.monotonic() + FAREWELL
        for process in there:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                log.error("process does not end", pid=process.pid)
                process.kill()
                process.join()


@contextmanager
def _figures() -> Iterator[None]:
    with TemporaryDirectory(prefix="grasse-figures-") as folder:
        os.environ[FIGURES] = folder
        try:
            yield
        finally:
            del os.environ[FIGURES]


def _one(work: Work, *args: Any) -> None:
    """In a process of its own, which ends with the one that started it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is heard by all; we are told
    threading.Thread(target=_end_with_parent, name="grasse-parent", daemon=True).start()
    work(*args)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None  # we were started by one
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
