"""Servers for tests: one for all tests of a process, and fresh ones for those that kill them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.postgres import postgres
from tests.server.serving import Server

__all__ = ["postgres"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite with generous limits, shared by all tests that do it no harm."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(folder / "data", folder / "log", more=("--log-level=debug",)).start()
    try:
        yield running
    finally:
        running.stop()
        assert running.errors() == []


Start = Callable[..., Server]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a server of one's own: `start()`, `start(limits=(…))`, `start(where=url)`."""
    started: list[Server] = []

    def begin(where: Path | str | None = None, **more: object) -> Server:
        log = tmp_path / f"log{len(started)}"
        one = Server(where or tmp_path / "data", log, **more)  # type: ignore[arg-type]  # as given
        started.append(one)
        return one.start()

    yield begin
    for one in started:
        one.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """A new, empty database."""
    if request.param == "sqlite":
        return tmp_path / "data"
    return str(request.getfixturevalue("postgres").create())
