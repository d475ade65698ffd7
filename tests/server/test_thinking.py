"""Bots get their seat's view and nothing else, in processes whose end harms nobody."""

from __future__ import annotations

import ast
import asyncio
import inspect
import os
import signal
from collections.abc import Iterator
from functools import partial

import msgspec
import pytest

import grasse
from grasse.kernel import Plain
from grasse.server import metrics, thinking, workers
from grasse.server.thinking import Thinkers, is_enough


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(1)
    yield made
    made.close()


def a_view(game: str = "parfum") -> tuple[bytes, list[Plain]]:
    match = grasse.new(game, 3, seed="thinking")
    view = match.position.view(match.to_act)
    return msgspec.json.encode(view), view["options"]


def test_a_worker_cannot_see_more_than_the_view() -> None:
    """What goes to a worker is text, bytes of a view, and a number; and the module knows nothing of
    tables, facts or storage from which more could come."""
    given = inspect.signature(thinking.think).parameters
    assert {name: one.annotation for name, one in given.items()} == {
        "game": "str",
        "level": "str",
        "view": "bytes",
        "seed": "int",
    }
    imported = {
        node.module
        for module in (thinking, workers)
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("grasse")
    }
    assert imported == {
        "grasse.bots",
        "grasse.bots.report.hint",
        "grasse.games",
        "grasse.kernel",
        "grasse.kernel.speech",
        "grasse.server",
        "grasse.server.refusal",
        "grasse.server.workers",
    }


@pytest.mark.parametrize("game", grasse.names())
@pytest.mark.parametrize("level", ["random", "solid"])
def test_a_bot_chooses_one_of_its_options(game: str, level: str) -> None:
    view, options = a_view(game)
    assert thinking.think(game, level, view, 7) in options
    assert thinking.think(game, level, view, 7) == thinking.think(game, level, view, 7)


def test_a_killed_worker_is_replaced_for_all_who_wait(thinkers: Thinkers) -> None:
    """Given many bots that think in one worker; when it is killed; then each gets its thought."""
    view, options = a_view()

    async def run() -> list[Plain]:
        await thinkers.think("parfum", "solid", view)
        assert thinkers._pool is not None
        workers = list(thinkers._pool._processes)
        waiting = [asyncio.create_task(thinkers.think("parfum", "solid", view)) for _ in range(30)]
        await asyncio.sleep(0)
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        return await asyncio.gather(*waiting)

    assert all(thought in options for thought in asyncio.run(run()))


def test_one_that_thinks_too_long_plays_at_random(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.0)
    view, options = a_view()
    assert asyncio.run(thinkers.think("parfum", "solid", view)) in options


def test_many_who_think_at_once_think_less(thinkers: Thinkers) -> None:
    """Given one worker; when a dozen think at once; then each has a twelfth of the time of one who
    is alone, and when they are done nothing is left in the queue."""
    view, options = a_view()

    async def run() -> list[Plain]:
        tasks = [asyncio.create_task(thinkers.think("parfum", "strong", view)) for _ in range(12)]
        await asyncio.sleep(0)
        assert thinkers._demand.value == 12_000
        return await asyncio.gather(*tasks)

    assert all(thought in options for thought in asyncio.run(run()))
    assert thinkers._demand.value == 0
    assert metrics.THOUGHTS._value.get() == 0
    assert [is_enough(thinking.WAIT * 0.99, demand) for demand in (0, 500, 1000)] == [False] * 3
    assert is_enough(thinking.WAIT * 1.01, 1000)
    assert not is_enough(thinking.WAIT / 12.1, 12_000)
    assert is_enough(thinking.WAIT / 11.9, 12_000)


def test_whoever_gives_up_harms_nobody_who_still_waits(
    thinkers: Thinkers, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given many who wait for one worker; when some of them give up and it is killed; then the
    others get their thoughts, and nothing is said of a failure."""
    monkeypatch.setattr(thinking, "PATIENCE", 120.0)
    view, options = a_view("aqua-mirabilis")

    async def run() -> list[Plain]:
        await thinkers.think("parfum", "solid", a_view()[0])
        assert thinkers._pool is not None
        workers = list(thinkers._pool._processes)
        ask = partial(thinkers.think, "aqua-mirabilis", "master", view)
        waiting = [asyncio.create_task(ask()) for _ in range(12)]
        await asyncio.sleep(0.1)
        for one in waiting[::2]:
            one.cancel()
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        return await asyncio.wait_for(asyncio.gather(*waiting[1::2]), 100.0)

    assert all(thought in options for thought in asyncio.run(run()))
    thinkers.close()
    assert "Traceback" not in capfd.readouterr().err


def test_without_shared_memory_bots_think_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a service that may not write to /dev/shm; when a bot is asked; then it answers."""
    monkeypatch.setattr(thinking, "get_context", _denied)
    thinkers = Thinkers(1)
    monkeypatch.undo()
    view, options = a_view()
    try:
        assert isinstance(thinkers._demand, thinking.Alone)
        assert asyncio.run(thinkers.think("parfum", "strong", view)) in options
    finally:
        thinkers.close()


def _denied(*_: object, **__: object) -> None:
    raise PermissionError(13, "Permission denied")
