"""`grasse` in a process that tells of each SQLite connection it opens.

    python -m tests.server.storage.watched FILE serve --data …

Each line of the file is the address of a connection, as it was given to SQLite.
"""

from __future__ import annotations

import os
import sys

from grasse.cli import main


def watch(file: str) -> None:
    told = os.open(file, os.O_CREAT | os.O_WRONLY | os.O_APPEND, 0o600)

    def note(event: str, given: tuple[object, ...]) -> None:
        if event == "sqlite3.connect":
            os.write(told, f"{given[0]}\n".encode())

    sys.addaudithook(note)


if __name__ == "__main__":
    watch(sys.argv[1])
    main(sys.argv[2:])
