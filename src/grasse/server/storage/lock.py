"""One server for one data directory."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from grasse.server.storage.records import InUse

PATIENCE: Final = 1.0
"""Seconds. A server that is killed while it starts a worker leaves what it holds to that child, for
the moment until the worker's program begins."""
PAUSE: Final = 0.02

if sys.platform == "win32":
    import msvcrt

    _BEYOND_THE_NUMBER = 1024  # a locked byte cannot be read there

    def _take(file: int) -> None:
        os.lseek(file, _BEYOND_THE_NUMBER, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class DirectoryLock:
    """Held until it is released or the process ends, however it ends."""

    def __init__(self, directory: Path) -> None:
        self._file = os.open(directory / "grasse.lock", os.O_CREAT | os.O_RDWR, 0o600)
        deadline = time.monotonic() + PATIENCE
        while not self._taken():
            if time.monotonic() < deadline:
                time.sleep(PAUSE)
                continue
            other = os.read(self._file, 20).decode("ascii", "replace").strip() or "?"
            os.close(self._file)
            raise InUse(
                f"process {other} uses the data directory {directory}: "
                "end it, or give this server another directory"
            )
        os.truncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def _taken(self) -> bool:
        try:
            _take(self._file)
        except OSError:
            return False
        return True

    def release(self) -> None:
        """Let the next server in. The file stays: to remove it would let two in."""
        with suppress(OSError):
            os.close(self._file)
