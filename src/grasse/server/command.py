"""The commands that need the server: `grasse serve`, `tables`, `backup`, `restore`, `verify --all`,
`doctor`.

They are found by the command line through the entry points of the package, so that nobody has to
import the server.
"""

from __future__ import annotations

import errno
import math
import os
import socket
import time
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

import click
import msgspec
import uvicorn

from grasse.kernel import BadRequest
from grasse.kernel.home import home
from grasse.server import garbage, log
from grasse.server.addresses import Blocked, Networks, address_at, for_others
from grasse.server.app import Told, make_app
from grasse.server.homes import Home, Server
from grasse.server.house import House
from grasse.server.limits import Limits
from grasse.server.processes import Processes
from grasse.server.protocol import MOST_BYTES
from grasse.server.storage import InUse, Storage
from grasse.server.storage.database import sqlite_in_words
from grasse.server.storage.lock import PATIENCE, PAUSE
from grasse.server.thinking import Thinkers
from grasse.server.wire import Door, HttpWire, SocketWire, through

PORT = 8000
PORTS_TRIED = 20
LONGEST_DELAY = 3600
MOST_THINKERS = 64
MOST_PROCESSES = 64
BACKLOG = 2048
"""Connections that wait to be let in."""


def data_directory() -> Path:
    """Where tables are kept unless told."""
    return home() / "tables"


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


class Age(click.ParamType[float]):
    """A length of time, as `90d`; in seconds."""

    name = "age"
    _UNITS: ClassVar = {"h": 3600, "d": 86400, "w": 7 * 86400, "y": 365 * 86400}

    def convert(self, value: Any, param: Any, ctx: Any) -> float:
        if isinstance(value, float):
            return value
        number, unit = value[:-1], value[-1:]
        if not (number.isascii() and number.isdigit() and unit in self._UNITS):
            self.fail(f"{value!r} is no time: write 12h, 90d, 6w or 1y", param, ctx)
        return float(int(number) * self._UNITS[unit])


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", type=click.IntRange(0, 65535), help="8000, or the next free one.")
@data_option
@database_option
@click.option("--no-open", is_flag=True, help="Do not open the browser.")
@click.option(
    "--bot-delay",
    type=click.FloatRange(0, LONGEST_DELAY),
    default=0.4,
    show_default=True,
    help="Seconds for a bot's decision.",
)
@click.option(
    "--thinkers",
    type=click.IntRange(1, MOST_THINKERS),
    default=min(4, os.cpu_count() or 1),
    help="Processes for bots, of all servers together.",
)
@click.option(
    "--processes",
    type=click.IntRange(1, MOST_PROCESSES),
    default=1,
    show_default=True,
    help="Servers behind the one port, with PostgreSQL; one for each core.",
)
@click.option(
    "--trusted-proxy",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy, or a network of them, whose X-Forwarded-* are believed.",
)
@click.option(
    "--metrics-for",
    multiple=True,
    metavar="ADDRESS",
    help="An address or network, not of this machine, for /metrics.",
)
@click.option(
    "--blocked",
    type=click.Path(path_type=Path, dir_okay=False),
    help="A file of addresses and networks that are shut out; it is read again when it changes.",
)
@click.option(
    "--hsts",
    type=click.IntRange(0),
    metavar="SECONDS",
    help="Tell browsers to come by HTTPS only, for so long; a year is 31536000.",
)
@click.option(
    "--limit", multiple=True, metavar="NAME=VALUE", help="A limit; `grasse doctor` lists."
)
@click.option(
    "--retention",
    type=Age(),
    metavar="AGE",
    help="Delete finished tables that nobody touched for so long, as 90d; without it, none.",
)
@click.option("--log-level", type=click.Choice(["debug", "info", "warning"]), default="warning")
@click.option("--no-addresses", is_flag=True, help="Leave people's addresses out of the log.")
def serve(
    host: str,
    port: int | None,
    data: Path | None,
    database: str | None,
    no_open: bool,
    bot_delay: float,
    thinkers: int,
    processes: int,
    trusted_proxy: tuple[str, ...],
    metrics_for: tuple[str, ...],
    blocked: Path | None,
    hsts: int | None,
    limit: tuple[str, ...],
    retention: float | None,
    log_level: str,
    no_addresses: bool,
) -> None:
    """Open the tables: play in the browser, alone or with friends."""
    if math.isnan(bot_delay):
        raise BadRequest("--bot-delay is a number of seconds")
    place = where(data, database)
    settings = Settings(
        host=host,
        place=place,
        limits=read_limits(limit).shared_by(processes),
        trusted_proxy=_networks("--trusted-proxy", trusted_proxy),
        metrics_for=_networks("--metrics-for", metrics_for),
        blocked=blocked,
        told=Told(hsts=hsts, addresses=not no_addresses),
        bot_delay=bot_delay,
        thinkers=max(1, thinkers // processes),
        retention=retention,
        log_level=log_level,
    )
    Blocked(blocked)  # or it is refused
    log.set_up(log_level)
    several = processes > 1
    if several:
        _check_several(place)
    listening = _listen(host, port, shared=several)
    number = listening.getsockname()[1]
    try:
        storage = Storage.open(place)
    except InUse as error:
        raise BadRequest(f"{error}{_running_at(place)}") from None
    if isinstance(place, Path):
        # for whoever starts a second server here
        (place / "address").write_text(address_at(host, number) + "\n")
    _greet(host, number, place, processes)
    if not no_open and not several:
        webbrowser.open(address_at(host, number))
    if several:
        storage.shut()  # it can be opened, and has the form that all of them need
        Processes(processes, _open_one_of, settings, host, number).run()
    else:
        _open(settings, storage, listening)


class Settings(msgspec.Struct, frozen=True):
    """What a server is told."""

    host: str
    place: str | Path
    limits: Limits
    trusted_proxy: Networks
    metrics_for: Networks
    blocked: Path | None
    told: Told
    bot_delay: float
    thinkers: int
    retention: float | None
    log_level: str


def _check_several(place: str | Path) -> None:
    if isinstance(place, Path):
        raise BadRequest(
            "--processes needs PostgreSQL: a directory of tables (SQLite) belongs to one process; "
            "give --database postgresql://…"
        )
    if not hasattr(socket, "SO_REUSEPORT"):
        raise BadRequest("--processes: this system does not let several processes share a port")


def _greet(host: str, port: int, place: str | Path, processes: int) -> None:
    among = f"; {processes} processes" if processes > 1 else ""
    tables = f"tables in {shown(place)}{among}; Ctrl-C closes"
    click.echo(f"Grasse is open at {address_at(host, port)}  ({tables})")
    for other in for_others(host, port):
        click.echo(f"Others on the network find it at {other}")
    if isinstance(place, Path):
        click.echo(sqlite_in_words())


def _open_one_of(home: Home, settings: Settings, host: str, port: int) -> None:
    """One of several servers, in a process of its own. It listens when it is ready, for until then
    there are others."""
    log.set_up(settings.log_level)
    listening = _listen(host, port, shared=True)
    _open(settings, Storage.open(settings.place, migrate=False), listening, home)


def _open(
    settings: Settings, storage: Storage, listening: socket.socket, home: Home | None = None
) -> None:
    """Serve until the end."""
    limits, shut_out = settings.limits, Blocked(settings.blocked)
    thinkers, delay = Thinkers(settings.thinkers), settings.bot_delay
    house = House(storage, thinkers, limits, delay, shut_out, settings.retention, home)
    house.listens = settings.host, listening.getsockname()[1]
    door = Door(limits, settings.trusted_proxy, shut_out, home)
    config = uvicorn.Config(
        make_app(house, settings.metrics_for, settings.told),
        ws=through(door, SocketWire),
        ws_max_size=4 * MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        http=through(door, HttpWire),
        access_log=False,
        log_config=None,
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=settings.trusted_proxy.written(),
        timeout_graceful_shutdown=5,
        server_header=False,
        date_header=False,
    )
    garbage.tame()
    _allow_many_sockets()
    Server(config, home).run(sockets=[listening])


def _allow_many_sockets() -> None:
    """A socket is an open file, and the usual limit of 1024 is for programs that use `select`."""
    with suppress(ImportError, OSError, ValueError):  # Windows knows no such limit
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _listen(host: str, port: int | None, shared: bool = False) -> socket.socket:
    """A socket that has its port and listens: who comes early waits. Without a given port the next
    free one. A port, as a data directory, may be held for a moment longer than the server that was
    killed there. One that is shared does not listen yet, and is free for others of the same user
    who share it, too."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = [port] if port is not None else list(range(PORT, PORT + PORTS_TRIED))
    deadline = time.monotonic() + PATIENCE
    while True:
        one = ports.pop(0)
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        try:
            listening.bind((host, one))
            if not shared:
                listening.listen(BACKLOG)
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
        return listening


def _networks(option: str, given: tuple[str, ...]) -> Networks:
    try:
        return Networks(given)
    except BadRequest as error:
        raise BadRequest(f"{option}: {error}") from None


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
