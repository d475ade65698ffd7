"""Nonsense costs nothing: no crash, no error, no memory. `tests.soak frames` does more of it."""

from __future__ import annotations

from tests.server.conftest import Start
from tests.server.frames import torment


def test_nonsense(start: Start) -> None:
    server = start()
    torment(server, 100, seed=1)
    before = server.memory()
    done = torment(server, 1000, seed=2)
    assert done.problems == []
    assert server.memory() - before < 20_000_000
