"""The commands that need the server: `grasse serve`, `backup`, `restore`, `verify --all`, `doctor`.

They are found by the command line through the entry points of the package, so that nobody has to
import the server.
"""

from __future__ import annotations

import errno
import os
import socket
import sys
import time
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Any

import click
import msgspec
import uvicorn

from grasse.kernel import BadRequest
from grasse.server import garbage, log
from grasse.server.app import make_app
from grasse.server.house import House
from grasse.server.limits import Limits
from grasse.server.protocol import MOST_BYTES
from grasse.server.storage import InUse, Storage
from grasse.server.storage.lock import PATIENCE, PAUSE
from grasse.server.thinking import Thinkers
from grasse.server.wire import HttpWire, SocketWire

PORT = 8000
PORTS_TRIED = 20


def data_directory() -> Path:
    """Where tables are kept unless told: GRASSE_HOME, or the place the system has for that."""
    if own := os.environ.get("GRASSE_HOME"):
        return Path(own) / "tables"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Grasse" / "tables"
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "grasse" / "tables"


data_option = click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    help="The directory for tables (SQLite); made if it is not there.",
)
database_option = click.option(
    "--database",
    envvar="GRASSE_DATABASE",
    help="A PostgreSQL address, postgresql://…, instead of a directory; or GRASSE_DATABASE.",
)


def where(data: Path | None, database: str | None) -> str | Path:
    if data and database:
        raise BadRequest("give --data or --database, not both")
    return database or data or data_directory()


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", type=click.IntRange(0, 65535), help="8000, or the next free one.")
@data_option
@database_option
@click.option("--no-open", is_flag=True, help="Do not open the browser.")
@click.option("--bot-delay", default=0.4, show_default=True, help="Seconds for a bot's decision.")
@click.option("--thinkers", default=min(4, os.cpu_count() or 1), help="Processes for bots.")
@click.option(
    "--trusted-proxy", multiple=True, help="A proxy's address whose X-Forwarded-* are believed."
)
@click.option("--metrics-for", multiple=True, help="An address, not of this machine, for /metrics.")
@click.option(
    "--limit", multiple=True, metavar="NAME=VALUE", help="A limit; `grasse doctor` lists."
)
@click.option("--log-level", type=click.Choice(["debug", "info", "warning"]), default="warning")
def serve(
    host: str,
    port: int | None,
    data: Path | None,
    database: str | None,
    no_open: bool,
    bot_delay: float,
    thinkers: int,
    trusted_proxy: tuple[str, ...],
    metrics_for: tuple[str, ...],
    limit: tuple[str, ...],
    log_level: str,
) -> None:
    """Open the tables: play in the browser, alone or with friends."""
    limits = read_limits(limit)
    place = where(data, database)
    log.set_up(log_level)
    listening = _listen(host, port)
    address = _address(host, listening.getsockname()[1])
    try:
        storage = Storage.open(place, exclusive=True)
    except InUse as error:
        raise BadRequest(f"{error}{_running_at(place)}") from None
    if isinstance(place, Path):
        (place / "address").write_text(address + "\n")  # for whoever starts a second server here
    house = House(storage, Thinkers(thinkers), limits, bot_delay)
    config = uvicorn.Config(
        make_app(house, metrics_for),
        ws=SocketWire,
        ws_max_size=4 * MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        http=HttpWire,
        access_log=False,
        log_config=None,
        proxy_headers=bool(trusted_proxy),
        forwarded_allow_ips=list(trusted_proxy) or None,
        timeout_graceful_shutdown=5,
        server_header=False,
        date_header=False,
    )
    click.echo(f"Grasse is open at {address}  (tables in {shown(place)}; Ctrl-C closes)")
    if not no_open:
        webbrowser.open(address)
    garbage.tame()
    _allow_many_sockets()
    uvicorn.Server(config).run(sockets=[listening])


def _allow_many_sockets() -> None:
    """A socket is an open file, and the usual limit of 1024 is for programs that use `select`."""
    with suppress(ImportError, OSError, ValueError):  # Windows knows no such limit
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket to listen at; without a given port the next free one. A port, as a data directory,
    may be held for a moment longer than the server that was killed there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = [port] if port is not None else list(range(PORT, PORT + PORTS_TRIED))
    deadline = time.monotonic() + PATIENCE
    while True:
        one = ports.pop(0)
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, one))
        except OSError as error:
            listening.close()
            if ports:
                continue
            if error.errno == errno.EADDRINUSE and time.monotonic() < deadline:
                time.sleep(PAUSE)
                ports.append(one)
                continue
            why = error.strerror or str(error)
            raise BadRequest(f"cannot listen at {host}:{one}: {why}; try --port") from None
        listening.listen(2048)
        return listening


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def _running_at(place: str | Path) -> str:
    note = Path(place) / "address"
    return f"; it is at {note.read_text().strip()}" if note.exists() else ""


def shown(place: str | Path) -> str:
    """The place, without the password of a database."""
    if isinstance(place, Path):
        return str(place)
    from sqlalchemy import make_url

    return make_url(place).render_as_string(hide_password=True)


def read_limits(given: tuple[str, ...]) -> Limits:
    values: dict[str, Any] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals or name not in Limits.__struct_fields__:
            known = ", ".join(Limits.__struct_fields__)
            raise BadRequest(f"--limit {one}: write NAME=VALUE; there is {known}")
        values[name] = value
    try:
        return msgspec.convert(values, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise BadRequest(f"--limit: {error}") from None
