"""What is begun is done to its end, even if the one who asked for it is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from grasse.server.refusal import Refusal


class UnderWay:
    """All that the house is at."""

    def __init__(self) -> None:
        self.closing = False
        self.tasks: set[asyncio.Future[Any]] = set()

    def add(self, task: asyncio.Task[Any]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    @contextmanager
    def work(self) -> Iterator[None]:
        """Something that a task does which nobody cancels meanwhile: it needs none of its own."""
        self.let_begin()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tasks.add(done)
        try:
            yield
        finally:
            self.tasks.discard(done)
            if not done.done():
                done.set_result(None)

    def let_begin(self) -> None:
        """Nothing more begins once the house closes."""
        if self.closing:
            raise Refusal("shutting-down", "the server is restarting: try again in a moment")


class Worker(Protocol):
    @property
    def under_way(self) -> UnderWay: ...


W = TypeVar("W", bound=Worker)
P = ParamSpec("P")
T = TypeVar("T")


def to_the_end(
    work: Callable[Concatenate[W, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[W, P], Coroutine[Any, Any, T]]:
    """Done to its end even if the one who asked for it is gone, or the house closes: a table stays
    locked until what was begun at it is stored and told."""

    @wraps(work)
    async def started(worker: W, /, *args: P.args, **kwargs: P.kwargs) -> T:
        worker.under_way.let_begin()
        task = asyncio.create_task(work(worker, *args, **kwargs))
        worker.under_way.add(task)
        return await asyncio.shield(task)

    return started
