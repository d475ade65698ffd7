"""`grasse tables`: what whoever keeps a server does with its tables."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

import click
import msgspec
from click.core import ParameterSource

from grasse.games import names
from grasse.kernel import BadRequest, file
from grasse.server import history
from grasse.server.command import Age, data_option, database_option, where
from grasse.server.facts import read_facts
from grasse.server.storage import (
    STATES,
    InUse,
    Listed,
    Notes,
    NotStored,
    Storage,
    Stored,
    remove_all,
)

PATIENCE: Final = 60.0
"""Seconds that the server beside us has for what we ask of it."""

COMMANDLINE: Final = ParameterSource.COMMANDLINE

F = TypeVar("F", bound=Callable[..., Any])


class Filter(msgspec.Struct, frozen=True):
    """Which tables are meant."""

    game: str | None
    states: tuple[str, ...]
    older_than: float | None

    def __call__(self, one: Listed) -> bool:
        return (
            self.game in (None, one.row.game)
            and (not self.states or one.row.state in self.states)
            and (self.older_than is None or one.row.changed < time.time() - self.older_than)
        )


def filtered(command: F) -> F:
    """The options of a filter."""
    for option in (
        click.option("--older-than", type=Age(), metavar="AGE", help="Untouched for so long: 90d."),
        click.option("--finished", is_flag=True, help="Only games that are over."),
        click.option("--state", "states", multiple=True, type=click.Choice(STATES)),
        click.option("--game", type=click.Choice(names())),
        database_option,
        data_option,
    ):
        command = option(command)
    return command


def _filter(game: str | None, states: Iterable[str], finished: bool, age: float | None) -> Filter:
    return Filter(game, (*states, *(["over"] if finished else [])), age)


@click.group(invoke_without_command=True)
@filtered
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
@click.pass_context
def tables(
    ctx: click.Context,
    data: Path | None,
    database: str | None,
    game: str | None,
    states: tuple[str, ...],
    finished: bool,
    older_than: float | None,
    as_json: bool,
) -> None:
    """List the tables of a server, the latest first; show, export, delete them."""
    if ctx.invoked_subcommand is not None:
        if any(ctx.get_parameter_source(name) is COMMANDLINE for name in ctx.params):
            raise click.UsageError(f"write the options behind {ctx.invoked_subcommand}")
        return
    with Storage.open(where(data, database), only_read=True) as storage:
        found, damaged = storage.listed()
    meant = _filter(game, states, finished, older_than)
    found = sorted(filter(meant, found), key=lambda one: -one.row.changed)
    if as_json:
        rows = [_plain(one) for one in found]
        click.echo(msgspec.json.encode({"tables": rows, "damaged": damaged}))
    else:
        _print(found)
    _complain(damaged)


def _print(found: list[Listed]) -> None:
    if found:
        click.echo(f"{'table':18}{'game':16}{'state':11}{'age':>6}{'entries':>9}{'size':>9}")
    for one in found:
        row = one.row
        about = f"{row.id:18}{row.game:16}{row.state:11}{_age(row.changed):>6}"
        click.echo(f"{about}{row.version:>9,}{_size(one.size):>9}")
    count = "1 table" if len(found) == 1 else f"{len(found):,} tables"
    click.echo(f"{count}, {_size(sum(one.size for one in found))}", err=True)


def _complain(damaged: dict[str, str]) -> None:
    """Name the tables that cannot be read; exit 1 if there are any."""
    for id, problem in sorted(damaged.items()):
        click.echo(f"table {id}: {problem}", err=True)
    if damaged:
        raise SystemExit(1)


def _plain(one: Listed) -> dict[str, Any]:
    row = one.row
    return {
        "id": row.id,
        "game": row.game,
        "state": row.state,
        "created": _time(row.created),
        "changed": _time(row.changed),
        "entries": row.version,
        "bytes": one.size,
        "due": None if row.due is None else _time(row.due),
    }


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def _age(since: float) -> str:
    """In the largest unit of which at least two have passed."""
    seconds = max(time.time() - since, 0)
    for unit, length in (("y", 365 * 86400), ("w", 7 * 86400), ("d", 86400), ("h", 3600)):
        if seconds >= 2 * length:
            return f"{seconds / length:.0f} {unit}"
    return f"{seconds / 60:.0f} min"


def _size(size: int) -> str:
    return f"{size / 1e6:.1f} MB" if size >= 1e6 else f"{size / 1e3:.1f} kB"


@tables.command()
@click.argument("id")
@data_option
@database_option
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def show(id: str, data: Path | None, database: str | None, as_json: bool) -> None:
    """What there is to say of one table; no key, invitation or seed."""
    with Storage.open(where(data, database), only_read=True) as storage:
        found, damaged = storage.listed([id])
        if not found:
            raise NotStored(f"table {id}: {damaged[id]}")
        problems = storage.look(id).problems
    plain = {**_plain(found[0]), **_of_facts(found[0].row.facts), "damage": problems}
    if as_json:
        click.echo(msgspec.json.encode(plain))
    else:
        for name, value in plain.items():
            click.echo(f"{name:11}{_words(value)}")
    if problems:
        raise SystemExit(1)


def _of_facts(data: bytes) -> dict[str, Any]:
    try:
        facts = read_facts(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return {}
    return {
        "chairs": [
            f"{chair.name or '-'} ({chair.kind}{', ' + chair.level if chair.level else ''})"
            for chair in facts.chairs
        ],
        "options": facts.options,
        "components": "the table's own" if facts.components else "the game's",
        "pace": facts.pace.seconds,
        "watchable": facts.watchable,
        "rematch": facts.rematch,
        "origin": None if facts.origin is None else facts.origin[0],
    }


def _words(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{name}={one}" for name, one in value.items()) or "none"
    return "-" if value is None else str(value)


@tables.command()
@click.argument("id")
@click.argument("target", type=click.Path(path_type=Path, dir_okay=False), required=False)
@data_option
@database_option
def export(id: str, target: Path | None, data: Path | None, database: str | None) -> None:
    """Write the game of a table to a file, for `grasse replay` and `grasse verify`.

    The file of a running game holds all its secrets, and is for nobody who plays.
    """
    with Storage.open(where(data, database), only_read=True) as storage:
        stored = asyncio.run(_load(storage, id))
    if stored is None:
        raise BadRequest(f"table {id}: there is no such table")
    if stored.row.state not in ("playing", "over"):
        raise BadRequest(f"table {id}: its game has not begun")
    match = history.whole(stored, stored.entries)
    target = target or Path(f"{stored.row.game}-{id}.grasse.json")
    over = stored.row.state == "over"
    opened = os.open(target, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
    with os.fdopen(opened, "wb") as writing:
        writing.write(file.render(match.record(given_up=over)))
    click.echo(f"{target}: {'the whole game' if over else 'a running game, secrets included'}")


async def _load(storage: Storage, id: str) -> Stored | None:
    return await storage.load(id, 0)


yes_option = click.option("--yes", is_flag=True, help="Do not ask, at a terminal.")


@tables.command()
@click.argument("id", nargs=-1, required=True)
@data_option
@database_option
@yes_option
def delete(id: tuple[str, ...], data: Path | None, database: str | None, yes: bool) -> None:
    """Delete tables for good, also while the server runs."""
    count = "1 table" if len(id) == 1 else f"{len(id)} tables"
    _make_sure(f"Delete {count} for good?", yes)
    _remove(where(data, database), [(one, None) for one in id])


@tables.command()
@filtered
@click.option("--dry-run", is_flag=True, help="Only say which.")
@yes_option
def prune(
    data: Path | None,
    database: str | None,
    game: str | None,
    states: tuple[str, ...],
    finished: bool,
    older_than: float | None,
    dry_run: bool,
    yes: bool,
) -> None:
    """Delete all tables that nobody touched for so long, also while the server runs."""
    if older_than is None:
        raise click.UsageError("say how old: --older-than 90d")
    place = where(data, database)
    with Storage.open(place, only_read=True) as storage:
        found, damaged = storage.listed()
    meant = _filter(game, states, finished, older_than)
    found = sorted(filter(meant, found), key=lambda one: one.row.changed)
    _print(found)
    if found and not dry_run:
        _make_sure(f"Delete {len(found)} for good?", yes)
        _remove(place, [(one.row.id, one.row.version) for one in found])
    _complain(damaged)


def _make_sure(question: str, yes: bool) -> None:
    if not yes and sys.stdin.isatty():
        click.confirm(question, abort=True)


def _remove(place: str | Path, wanted: list[tuple[str, int | None]]) -> None:
    """Delete these, by ourselves or, where a server has the data directory, through it."""
    try:
        with Storage.open(place, migrate=False) as storage:
            refused = asyncio.run(remove_all(storage.remove, wanted))
    except InUse:
        assert isinstance(place, Path)  # only a directory is held by one process
        refused = Notes(place).ask(wanted, PATIENCE)
    click.echo(f"{len(wanted) - len(refused)} deleted")
    _complain(refused)
