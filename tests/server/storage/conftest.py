"""Each test of the storage runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from grasse.server.storage import Storage
from tests.server.postgres import postgres

__all__ = ["postgres"]


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """A new, empty database."""
    if request.param == "sqlite":
        return tmp_path / "data"
    return str(request.getfixturevalue("postgres").create())


@pytest.fixture
def storage(where: str | Path) -> Iterator[Storage]:
    with Storage.open(where) as opened:
        yield opened
