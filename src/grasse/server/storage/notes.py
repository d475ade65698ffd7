"""What a command asks of the server beside which it runs.

On SQLite one process writes. A command that wants something deleted while a server has the data
directory leaves a note there; the server does it and leaves an answer. Whoever may write into the
directory may ask: it is for its owner only.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from grasse.server.storage.records import Conflict, NotStored

Wanted = Sequence[tuple[str, int | None]]
"""Ids of tables, each with the version that it is to have, or None for any."""
Refused = dict[str, str]
"""Why a table was not deleted."""

PAUSE: Final = 0.05


class Note(msgspec.Struct, frozen=True):
    name: str
    remove: list[tuple[str, int | None]]


class Notes:
    """The notes in a data directory; where there is none, as with PostgreSQL, nobody leaves any."""

    def __init__(self, directory: Path | None) -> None:
        self._directory = directory

    def waiting(self) -> list[Note]:
        """What is asked of the server, the oldest first."""
        found = []
        for path in sorted(self._directory.glob("ask-*.json")) if self._directory else ():
            try:
                found.append(msgspec.json.decode(path.read_bytes(), type=Note))
            except (OSError, msgspec.DecodeError):  # it was taken back, or is not for us
                continue
        return found

    def answer(self, note: Note, refused: Refused) -> None:
        self._write(f"answer-{note.name}.json", refused)
        self._path(f"ask-{note.name}.json").unlink(missing_ok=True)

    def ask(self, wanted: Wanted, patience: float) -> Refused:
        """Leave a note, and wait for the server to have done it."""
        name = f"{time.time_ns()}-{secrets.token_hex(4)}"
        asked, answer = self._path(f"ask-{name}.json"), self._path(f"answer-{name}.json")
        self._write(asked.name, Note(name, list(wanted)))
        deadline = time.monotonic() + patience
        try:
            while not answer.exists():
                if time.monotonic() > deadline:
                    raise NotStored(
                        "the server that uses this directory does not answer: ask as the user that "
                        "it runs as, or stop it first"
                    )
                time.sleep(PAUSE)
            return msgspec.json.decode(answer.read_bytes(), type=Refused)
        finally:
            asked.unlink(missing_ok=True)
            answer.unlink(missing_ok=True)

    def clear(self) -> None:
        """Throw away answers for which nobody waits any more."""
        for path in self._directory.glob("answer-*.json") if self._directory else ():
            with suppress(OSError):
                path.unlink()

    def _path(self, name: str) -> Path:
        assert self._directory is not None
        return self._directory / name

    def _write(self, name: str, data: object) -> None:
        """The file appears when it is whole."""
        path = self._path(name)
        part = path.with_suffix(".part")
        file = os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
        with os.fdopen(file, "wb") as writing:
            writing.write(msgspec.json.encode(data))
        os.replace(part, path)


async def remove_all(
    remove: Callable[[str, int | None], Awaitable[bool]], wanted: Wanted
) -> Refused:
    """Delete one after the other; those that were not, with the reason."""
    refused = {}
    for id, version in wanted:
        try:
            if not await remove(id, version):
                refused[id] = "there is no such table"
        except (Conflict, NotStored) as error:
            refused[id] = str(error)
    return refused
