"""A database that goes away in the middle of a commit, and stays away."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from grasse.server.storage import Append, Entry, InDoubt, NotStored, Storage, TableRow, writer


def an_append(version: int) -> Append:
    return Append("t", version, [Entry(version + 1, f"command-{version}", 0, b"{}", 0.0)])


@pytest.mark.parametrize(("in_the_commit", "told"), [(True, InDoubt), (False, NotStored)])
def test_it_is_told_apart_whether_something_may_be_stored(
    in_the_commit: bool, told: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> list[Any]:
        storage = Storage.open(tmp_path / "data")
        now = time.time()
        await storage.create(TableRow("t", "playing", 0, now, now, "parfum", b"{}", None))
        whole = writer.Writer._commit

        def broken(self: writer.Writer, changes: Any) -> Any:
            if in_the_commit:
                away = self._away
                whole(self, changes)  # stored, but nobody hears of it
                self._away = away
            self._committing = in_the_commit
            raise OperationalError("COMMIT", {}, OSError("gone"), connection_invalidated=True)

        with monkeypatch.context() as patched:
            patched.setattr(writer, "PATIENCE", 0.2)
            patched.setattr(writer.Writer, "_commit", broken)
            outcome = await asyncio.gather(storage.append(an_append(0)), return_exceptions=True)
        log = await storage.log("t")
        await storage.close()
        return [*outcome, len(log)]

    outcome, entries = asyncio.run(work())
    assert type(outcome) is told
    assert entries == in_the_commit
