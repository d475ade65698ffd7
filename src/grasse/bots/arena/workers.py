"""Where the games of a series are played: here, in processes beside this one, or on a cluster."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from ctypes import c_bool
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypeVar

from grasse.kernel import GrasseError

Task = TypeVar("Task")
Done = TypeVar("Done")
AHEAD: Final = 3
"""So many tasks for each worker are under way or wait for it."""


class Stopped(Exception):
    """Nobody waits for this game any more."""


class WorkerLost(GrasseError):
    """A process in which games were played has ended; those that are done are kept."""


_stop: c_bool | None = None
"""Shared with who started us; without a lock, which a process that is killed would keep."""


def stop_if_asked() -> None:
    """In a worker, between two decisions: end a game that nobody waits for."""
    if _stop is not None and _stop.value:
        raise Stopped


def _begin(stop: c_bool) -> None:
    """Ctrl-C is for who started us; we are told by him."""
    global _stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop = stop


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits for a moment: a pool that is interrupted while it starts its workers may hang
    for ever, and so may one whose worker was not ready to look away."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def spread(
    work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int = 1
) -> Iterator[tuple[Task, Done]]:
    """Each task with what came of it, as it is done, in so many processes."""
    if jobs == 1:
        for task in tasks:
            yield task, work(task)
        return
    context = get_context("spawn")
    stop = context.RawValue(c_bool, False)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin, initargs=(stop,))
    try:
        yield from hand_out(pool, work, tasks, AHEAD * jobs)
    except BrokenProcessPool:
        raise WorkerLost("a process in which games were played has ended, killed perhaps") from None
    finally:
        stop.value = True
        pool.shutdown(cancel_futures=True)


def hand_out(
    pool: Executor, work: Callable[[Task], Done], tasks: Iterable[Task], ahead: int
) -> Iterator[tuple[Task, Done]]:
    """The same by any executor: never more than `ahead` tasks are there at a time."""
    waiting = iter(tasks)
    running: dict[Future[Done], Task] = {}
    while True:
        with undisturbed():
            for task in islice(waiting, ahead - len(running)):
                running[pool.submit(work, task)] = task
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            yield running.pop(future), future.result()
