"""What strangers cost the table server: CPU time of its process for each thing they do.

    python benchmarks/strangers.py

One server with its own limits, and one client after the other that goes beyond them or does what
the limits allow, from addresses of this machine's own network. Only the server's CPU time is
counted, so other programs on the machine disturb little.
"""

from __future__ import annotations

import asyncio
import re
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.attacks import encode, post
from tests.server.running import HOST, Running, ask

TIMES = 5
"""Each is measured so often; the least counts."""
_addresses = count()


def stranger() -> str:
    """An address that nobody had before."""
    number = next(_addresses)
    return f"127.2.{number // 250}.{1 + number % 250}"


def connect(port: int, source: str) -> socket.socket:
    made = socket.socket()
    made.settimeout(10)
    made.bind((source, 0))
    made.connect((HOST, port))
    return made


def ask_often(port: int, data: bytes, times: int) -> int:
    """The same request again and again, over one connection; how many were answered."""
    answered = 0
    with connect(port, stranger()) as line:
        for _ in range(times):
            line.sendall(data)
            head = b""
            while b"\r\n\r\n" not in head:
                head += line.recv(65536)
            head, _, body = head.partition(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head)
            missing = int(length.group(1)) - len(body) if length else 0
            while missing > 0:
                missing -= len(line.recv(min(65536, missing)))
            answered += 1
    return answered


def come_and_go(port: int, times: int) -> int:
    """Connections within what an address may have."""
    source = stranger()
    for _ in range(times):
        connect(port, source).close()
    return times


def come_too_often(port: int, times: int) -> int:
    """Connections of which those above 200 are closed at once; how many those are."""
    source = stranger()
    for _ in range(200 + times):
        with suppress(OSError):
            connect(port, source).close()
    return times


def drip(port: int, times: int) -> int:
    """Bytes of bodies, one by one."""
    source, each = stranger(), times // 20
    data = post("/api/tables", b" " * (each + 100))
    lines = [connect(port, source) for _ in range(20)]
    head = data.index(b"\r\n\r\n") + 4
    for line in lines:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(data[:head])
    for _ in range(each):
        for line in lines:
            line.sendall(b" ")
        time.sleep(0.002)
    for line in lines:
        line.close()
    return each * len(lines)


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="grasse-") as folder:
        server = Running(Path(folder) / "data", errors=Path(folder) / "errors", limits=())
        server.start()
        asyncio.run(server.until_open())
        port = server.port
        _, page = asyncio.run(ask(port, "GET", "/"))
        found = re.findall(rb'"(/assets/[^"]+\.js)"', page)
        asset = found[0].decode() if found else "/about"
        head = "HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n"
        file, games = f"GET {asset} {head}".encode(), f"GET /api/games {head}".encode()
        wish = {"game": "parfum", "chairs": [{}, {}], "components": "a=1\n" * 12_000}
        table = post("/api/tables", encode(wish)).replace(b"Connection: close\r\n", b"")
        small = post("/api/tables", b"{}").replace(b"Connection: close\r\n", b"")
        measures: dict[str, tuple[Callable[[], int], Callable[[], int] | None]] = {
            "a connection": (lambda: come_and_go(port, 190), None),
            "a connection too many": (
                lambda: come_too_often(port, 1000),
                lambda: come_and_go(port, 200),
            ),
            "a file of the page": (lambda: ask_often(port, file, 290), None),
            "a file too many": (
                lambda: ask_often(port, file, 1500) - 300,
                lambda: ask_often(port, file, 300),
            ),
            "a request": (lambda: ask_often(port, games, 55), None),
            "a request too many": (
                lambda: ask_often(port, games, 1060) - 60,
                lambda: ask_often(port, games, 60),
            ),
            "a table refused": (lambda: ask_often(port, small, 59), None),
            "a request with 50 KB too many": (
                lambda: ask_often(port, table, 460) - 60,
                lambda: ask_often(port, small, 60),
            ),
            "a byte of a slow body": (lambda: drip(port, 4000), None),
        }
        for name, (work, of_it) in measures.items():
            spent = []
            for _ in range(TIMES):
                beside = _spent(server, of_it)[0] if of_it else 0.0
                seconds, done = _spent(server, work)
                spent.append((seconds - beside) / done)
            print(f"{name}: {1e6 * min(spent):.0f} µs (to {1e6 * max(spent):.0f})", flush=True)
        server.stop()
    return 0


def _spent(server: Running, work: Callable[[], int]) -> tuple[float, int]:
    began = _cpu_seconds(server.pid)
    done = work()
    time.sleep(0.1)
    return _cpu_seconds(server.pid) - began, done


def _cpu_seconds(pid: int) -> float:
    """Of all its threads, to the microsecond."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


if __name__ == "__main__":
    sys.exit(main())
