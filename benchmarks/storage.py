"""How fast changes of tables are stored, durably.

    python benchmarks/storage.py
    python benchmarks/storage.py --database postgresql://user:password@host/name

The database should be one to throw away afterwards; without one an SQLite in a temporary directory
is used (`--directory` puts it on another disk). First as many appends as 1000 tables can make, each
table waiting for its last one; then appends at a steady rate, for which the latency is printed in
milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from secrets import token_hex

from grasse.server.storage import Append, Entry, Storage, TableRow

TABLES = 1000
FACTS = b'{"chairs":["ada","bob","bot:solid"],"options":{}}' * 20
DATA = b'{"do":"take-die","aroma":"rose","nature":[{"do":"roll","face":3}]}'


def a_move(table: str, version: int) -> Append:
    entry = Entry(version + 1, f"command-{version}", version % 4, DATA, time.time())
    return Append(table, version, [entry])


async def new_tables(storage: Storage) -> list[str]:
    names = [token_hex(8) for _ in range(TABLES)]
    now = time.time()
    rows = (TableRow(name, "playing", 0, now, now, "parfum", FACTS, None) for name in names)
    await asyncio.gather(*map(storage.create, rows))
    return names


async def throughput(storage: Storage, seconds: float) -> None:
    async def play(table: str) -> int:
        version = 0
        while time.monotonic() < end:
            version = await storage.append(a_move(table, version))
        return version

    names = await new_tables(storage)
    before, used, began = storage.transactions, time.process_time(), time.monotonic()
    end = began + seconds
    appends = sum(await asyncio.gather(*map(play, names)))
    took, used = time.monotonic() - began, time.process_time() - used
    batches = storage.transactions - before
    print(
        f"{appends / took:,.0f} appends/s, {used / appends * 1e6:.0f} µs CPU each here, "
        f"{appends / batches:.0f} in a transaction"
    )


async def latency(storage: Storage, rate: int, seconds: float) -> None:
    took: list[float] = []

    async def move(table: str, version: int) -> None:
        began = time.perf_counter()
        await storage.append(a_move(table, version))
        took.append(time.perf_counter() - began)

    names = await new_tables(storage)
    began, moves = time.monotonic(), []
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.monotonic()))
        moves.append(asyncio.create_task(move(names[number % TABLES], number // TABLES)))
    await asyncio.gather(*moves)
    took.sort()
    p50, p99 = (took[int(len(took) * share)] * 1000 for share in (0.5, 0.99))
    print(f"at {rate}/s: p50 {p50:.1f} ms, p99 {p99:.1f} ms, slowest {took[-1] * 1000:.1f} ms")


async def measure(where: str | Path, seconds: float) -> None:
    storage = Storage.open(where)
    await throughput(storage, seconds)
    for rate in (200, 1000):
        await latency(storage, rate, seconds)
    await storage.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast changes of tables are stored.")
    parser.add_argument("--database", help="postgresql://…")
    parser.add_argument("--directory", help="where the temporary SQLite database is made")
    parser.add_argument("--seconds", type=float, default=5)
    given = parser.parse_args()
    if given.database:
        asyncio.run(measure(given.database, given.seconds))
    else:
        with tempfile.TemporaryDirectory(prefix="grasse-", dir=given.directory) as directory:
            asyncio.run(measure(Path(directory) / "data", given.seconds))


if __name__ == "__main__":
    main()
