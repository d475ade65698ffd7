"""A real `grasse serve`: a process of its own at a port of this machine."""

from __future__ import annotations

import http.client
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.ports import free_port

HOST = "127.0.0.1"
PATIENCE = 40.0
"""Seconds until a server that does not answer is given up."""

_PROGRAM = ("-c", "from grasse.cli import main; main()")

GENEROUS = (
    "requests_per_second=1e6",
    "files_per_second=1e6",
    "connections_per_address=10000",
    "connections_per_second=1e6",
    "messages_per_second=1e6",
    "tables_per_hour=1e9",
    "chat_per_minute=1e6",
    "sockets_per_address=10000",
)
"""For tests of something else than limits: all their clients come from one address."""


class Server:
    """It keeps its port and its tables through all restarts."""

    def __init__(
        self,
        where: Path | str,
        log: Path,
        *,
        limits: tuple[str, ...] = GENEROUS,
        bot_delay: float = 0.01,
        more: tuple[str, ...] = (),
        program: tuple[str, ...] = _PROGRAM,
    ) -> None:
        self.where = where
        self.port = free_port()
        self._log = log
        self._program = program
        self._arguments = [
            *("--no-open", f"--host={HOST}", f"--port={self.port}", "--thinkers=1"),
            f"--bot-delay={bot_delay}",
            f"--database={where}" if isinstance(where, str) else f"--data={where}",
            *(f"--limit={one}" for one in limits),
            *more,
        ]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        self.launch()
        self.until(self._is_well)
        return self

    def launch(self) -> None:
        """Start it, and do not wait until it is well."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *self._program, "serve", *self._arguments],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def until(self, happens: Callable[[], bool]) -> None:
        """Wait for something that a server which lives will do in time."""
        deadline = time.monotonic() + PATIENCE
        while not self._does(happens):
            assert self._process is not None, "it was not started"
            assert self._process.poll() is None, f"the server ended: {self.log()[-2000:]}"
            assert time.monotonic() < deadline, f"the server does not: {self.log()[-2000:]}"
            time.sleep(0.02)

    @staticmethod
    def _does(happens: Callable[[], bool]) -> bool:
        try:
            return happens()
        except OSError:
            return False

    def _is_well(self) -> bool:
        connection = http.client.HTTPConnection(HOST, self.port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        finally:
            connection.close()

    @property
    def pid(self) -> int:
        assert self._process is not None, "it was not started"
        return self._process.pid

    def kill(self) -> None:
        """As a crash does it: no word of farewell."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def tell_to_stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)

    def stop(self) -> float:
        """As its owner does it; how many seconds it took."""
        if self._process is None:
            return 0.0
        began = time.monotonic()
        if self._process.poll() is None:
            self.tell_to_stop()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self._process = None
        return time.monotonic() - began

    def log(self) -> str:
        """All that it wrote, in all its lives."""
        return self._log.read_text(errors="replace") if self._log.exists() else ""

    def errors(self) -> list[str]:
        """The lines of its log that tell of an error of its own."""
        return [line for line in self.log().splitlines() if '"level": "error"' in line]

    def memory(self) -> int:
        """Resident bytes of the server itself, its bots' workers left out."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
