"""A real `grasse serve` in a process of its own, for load and fault tests on this machine."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tests.ports import free_port

HOST = "127.0.0.1"
LISTENING = "0A"
"""As Linux writes it."""
PATIENCE = 60.0
"""Seconds until a server that does not answer is given up."""
UNLIMITED = (
    "requests_per_second=1e6",
    "connections_per_address=1000000",
    "connections_per_second=1e6",
    "messages_per_second=1e6",
    "tables_per_hour=1e9",
    "sockets_per_address=1000000",
)
"""All clients of a load test come from one address."""


class NoServer(Exception):
    """It does not start, or does not answer."""


_NURSERY = """
import json, os, signal, sys
from grasse.cli import main
import grasse.server.command
import uvicorn.lifespan.on, uvicorn.loops.auto, uvicorn.protocols.http.httptools_impl
signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who dies leaves no corpse
child = 0
while line := sys.stdin.readline():
    child = os.fork()
    if not child:
        break
    print(child, flush=True)
else:
    if child:
        try:
            os.kill(child, signal.SIGKILL)
        except ProcessLookupError:
            pass
    sys.exit()
signal.signal(signal.SIGCHLD, signal.SIG_DFL)
os.setsid()
nowhere = os.open(os.devnull, os.O_RDWR)
os.dup2(nowhere, 0)
os.dup2(nowhere, 1)
sys.argv[1:] = json.loads(line)
main()
"""


class Nursery:
    """Has the program loaded and gives birth to servers: a fork starts in a tenth of the time that
    a new process takes to load it. With the nursery its last server ends, too."""

    def __init__(self, errors: Path) -> None:
        with errors.open("ab") as file:
            self._process = subprocess.Popen(
                [sys.executable, "-c", _NURSERY],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=file,
                start_new_session=True,
            )

    def bear(self, arguments: list[str]) -> Forked:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(arguments).encode() + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise NoServer("the nursery is closed")
        return Forked(int(line))

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(20)


class Forked:
    """A child of the nursery, handled as a `Popen` is."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def send_signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self, timeout: float = PATIENCE) -> int:
        deadline = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > deadline:
                raise subprocess.TimeoutExpired(str(self.pid), timeout)
            time.sleep(0.002)
        return 0


class Running:
    """A server at a port that stays the same through all its restarts."""

    def __init__(
        self,
        where: Path | str,
        *,
        errors: Path,
        nursery: Nursery | None = None,
        thinkers: int = 1,
        bot_delay: float = 0.0,
        limits: Sequence[str] = UNLIMITED,
        processes: int = 1,
    ) -> None:
        self.port = free_port()
        self._errors = errors
        self._nursery = nursery
        self._processes = processes
        self._arguments = [
            "serve",
            *("--no-open", f"--host={HOST}", f"--port={self.port}"),
            *(f"--thinkers={thinkers}", f"--bot-delay={bot_delay}"),
            *([f"--processes={processes}"] if processes > 1 else []),
            f"--database={where}" if isinstance(where, str) else f"--data={where}",
            *(f"--limit={one}" for one in limits),
        ]
        self._process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None, "it was not started"
        return self._process.pid

    def start(self) -> None:
        """Start it; `until_open` waits until it answers."""
        if self._nursery is not None:
            self._process = self._nursery.bear(self._arguments)
            return
        command = [sys.executable, "-c", "from grasse.cli import main; main()", *self._arguments]
        with self._errors.open("ab") as errors:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                start_new_session=True,  # Ctrl-C is for us
            )

    async def until_open(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            if self._process is None or self._process.poll() is not None:
                raise NoServer(f"the server ended: {self.errors()[-1000:]}")
            try:
                answered = (await ask(self.port, "GET", "/healthz"))[0] == 200
                if answered and _listening(self.port) >= self._processes:
                    return
            except OSError:
                pass
            if time.monotonic() > deadline:
                raise NoServer(f"the server does not answer: {self.errors()[-1000:]}")
            await asyncio.sleep(0.01)

    def kill(self) -> None:
        """As a crash does it: no word of farewell."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """As its owner does it."""
        self._signal(signal.SIGTERM)

    def _signal(self, number: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(number)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise NoServer("the server did not stop when told to") from None
        finally:
            self._process = None

    def errors(self) -> str:
        """What it wrote to standard error, all its lives together."""
        return self._errors.read_text(errors="replace") if self._errors.exists() else ""

    def complaints(self) -> list[str]:
        """The lines that matter: helpers of a killed server complain that it did not clean up."""
        expected = ("resource_tracker", "warnings.warn(")
        lines = self.errors().splitlines()
        return [line for line in lines if line and not any(word in line for word in expected)]

    def cpu_seconds(self) -> float:
        """Of the server itself, its bots' workers left out; of several, together."""
        return sum(map(_cpu_seconds, self._servers()))

    def memory(self) -> int:
        """Resident bytes of the server itself; of several, together."""
        return sum(map(_memory, self._servers()))

    def _servers(self) -> list[int]:
        """The one process; or, where it only keeps several, those."""
        if self._processes == 1:
            return [self.pid]
        kept = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [self.pid, *map(int, kept)]


def _listening(port: int) -> int:
    """How many sockets of this machine listen at that port."""
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(row[3] == LISTENING and row[1].endswith(f":{port:04X}") for row in rows)


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def machine_cpu_seconds() -> float:
    """What all programs on this machine used since it was started."""
    user, nice, system, _idle, _wait, *rest = (
        Path("/proc/stat").read_text().split("\n")[0].split()[1:]
    )
    ticks = sum(map(int, (user, nice, system, *rest[:2])))
    return ticks / os.sysconf("SC_CLK_TCK")


def stolen_cpu_seconds() -> float:
    """What the machine below, if this one is a guest on it, did not give since it was started."""
    stolen = Path("/proc/stat").read_text().split("\n")[0].split()[8]
    return int(stolen) / os.sysconf("SC_CLK_TCK")


async def ask(
    port: int, method: str, path: str, body: bytes = b"", key: str = ""
) -> tuple[int, bytes]:
    """One request over HTTP; the status and the body of the answer."""
    reader, writer = await asyncio.open_connection(HOST, port)
    try:
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: close\r\n"
        if body:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        if key:
            head += f"Authorization: Bearer {key}\r\n"
        writer.write(f"{head}\r\n".encode() + body)
        top, _, rest = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    if not top:
        raise ConnectionResetError("the server went away")
    return int(top.split()[1]), rest
