"""A process that uses the storage, for tests that kill it.

    python -m tests.server.storage.pen write|lead|full DATABASE

It begins when a line comes in, and prints a line for each thing that is sure.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from pathlib import Path
from subprocess import PIPE, Popen

from grasse.server.storage import NotStored, Storage
from tests.server.storage.tables import a_move, a_table

ROOT = Path(__file__).parents[3]
TABLES = 20


def start(task: str, where: str | Path) -> Popen[str]:
    """Start such a process; `begin` lets it loose."""
    command = [sys.executable, "-m", __name__, task, str(where)]
    return Popen(command, stdin=PIPE, stdout=PIPE, text=True, cwd=ROOT)


def begin(process: Popen[str]) -> None:
    assert process.stdin
    process.stdin.write("\n")
    process.stdin.flush()


def sure(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def write(storage: Storage) -> None:
    """Append to many tables for ever; each acknowledged entry is printed."""

    async def one(table: str) -> None:
        if not (stored := await storage.load(table)):
            await storage.create(a_table(table))
        version = stored.row.version if stored else 0
        while True:
            command = f"{os.getpid()}-{version}"
            version = await storage.append(a_move(table, version, command))
            sure(table, version, command)

    await asyncio.gather(*(one(f"table{number}") for number in range(TABLES)))


async def lead(storage: Storage) -> None:
    """Lead a table until the end."""
    sure(await storage.try_lead("rose"))
    await asyncio.sleep(600)


async def full(storage: Storage) -> None:
    """Append until the disk is full; make room; append again."""
    await storage.create(a_table("rose"))
    version = 0
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, unlimited[1]))
    refused = 0
    while refused < 3:
        try:
            version = await storage.append(a_move("rose", version, f"c{version}"))
        except NotStored as error:
            refused += 1
            sure("refused", error)
    sure("stored", version)
    resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    sure("stored", await storage.append(a_move("rose", version, f"c{version}")))


async def main(task: str, where: str) -> None:
    storage = Storage.open(where)
    await {"write": write, "lead": lead, "full": full}[task](storage)
    await storage.close()


if __name__ == "__main__":
    sys.stdin.readline()
    asyncio.run(main(*sys.argv[1:]))
