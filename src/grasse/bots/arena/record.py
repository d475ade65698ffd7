"""What was played: a file of JSON lines, one for each game. It grows line by line, and whoever is
interrupted goes on behind its last whole line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Generic, NoReturn, TypeVar

import msgspec

from grasse.kernel import BadData, BadRequest
from grasse.kernel.lock import hold

Line = TypeVar("Line", bound=msgspec.Struct)


class Record(Generic[Line]):
    """The file of a series, whose first line says which series it is."""

    def __init__(self, path: Path, head: msgspec.Struct, line: type[Line]) -> None:
        self.path = path
        self._head = msgspec.json.encode(head) + b"\n"
        self._line = msgspec.json.Decoder(line)
        self._file: BinaryIO | None = None

    @contextmanager
    def opened(self) -> Iterator[list[Line]]:
        """The lines that are there; then `add` writes more. Nobody else does meanwhile."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file = open(self.path, "ab+")  # noqa: SIM115  # closed below
        except OSError as error:
            self._refuse(error)
        with file:
            if not hold(file.fileno()):
                raise BadRequest(f"another process plays the series of {self.path} at this moment")
            try:
                lines = list(self._begin(file))
            except OSError as error:
                self._refuse(error)
            self._file = file
            yield lines

    def add(self, line: Line) -> None:
        """What is written stays, whatever happens to this process afterwards."""
        assert self._file is not None
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
        except OSError as error:
            self._refuse(error)

    def _refuse(self, error: OSError) -> NoReturn:
        raise BadRequest(f"cannot write {self.path}: {error.strerror or error}") from None

    def _begin(self, file: BinaryIO) -> Iterator[Line]:
        file.seek(0)
        head, *lines = file.read().splitlines(keepends=True) or [b""]
        if not self._head.startswith(head):
            raise BadData(
                f"{self.path} is not the record of this series, or of one that other rules or "
                "bots played: name another file with --out"
            )
        if head != self._head:
            file.truncate(0)
            file.write(self._head)
            file.flush()
            return
        whole = len(head)
        for line in lines:
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            try:
                yield self._line.decode(line)
            except msgspec.DecodeError:
                continue  # it does not count, and its game is played again
        file.truncate(whole)
