"""Commands for whoever keeps the tables: backup, restore, verify --all, doctor."""

from __future__ import annotations

import asyncio
import os
import platform
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from grasse import compiled
from grasse.games import find, names
from grasse.kernel import BadData, GrasseError, Match, file, verify
from grasse.server import history
from grasse.server.command import data_option, database_option, shown, where
from grasse.server.limits import Limits
from grasse.server.pages import WEB
from grasse.server.storage import Entry, Storage, Stored, TableRow
from grasse.server.storage.database import sqlite_in_words
from grasse.server.table import LiveTable
from grasse.server.thinking import Thinkers

Advance = Callable[[int, int], None]


@contextmanager
def _progress(*what: str) -> Iterator[list[Advance]]:
    """A bar for each at a terminal; nothing where nobody looks."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        yield [partial(_show, bar, bar.add_task(one, total=None)) for one in what]


def _show(bar: Progress, task: TaskID, done: int, total: int) -> None:
    bar.update(task, completed=done, total=total)


@click.command()
@click.argument("target", type=click.Path(path_type=Path), required=False)
@data_option
@database_option
def backup(target: Path | None, data: Path | None, database: str | None) -> None:
    """Copy all tables into one file, while the server runs. `restore` reads it.

    A table that cannot be read is left out and named, and the exit code is 1.
    """
    source = where(data, database)
    target = target or Path(f"grasse-{datetime.now():%Y%m%d-%H%M%S}.backup")
    if target.is_dir():
        target = target / f"grasse-{datetime.now():%Y%m%d-%H%M%S}.backup"
    with (
        Storage.open(source, only_read=True) as storage,
        _progress("check", "backup") as (checking, advance),
    ):
        found = storage.export(target, advance, checking)
    lost = sum(one.unreadable for one in found.tables.values())
    what = f"{len(found.tables) - lost} of {len(found.tables)}" if lost else "all"
    click.echo(f"{target}: {target.stat().st_size:,} bytes, {what} tables of {shown(source)}")
    _end_with(found.lines())


def _end_with(wrong: list[str]) -> None:
    """Say what is damaged, and what to do; exit 1 if anything is."""
    for line in wrong:
        click.echo(line, err=True)
    if wrong:
        click.echo(REMEDY, err=True)
        raise SystemExit(1)


REMEDY = (
    "To mend it: keep a copy of the data as it is; restore the last good backup into an empty "
    "place, or a backup of now, which has all tables that can be read (docs/hosting.md)."
)


@click.command()
@click.argument("source", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@data_option
@database_option
@click.option("--replace", is_flag=True, help="Even if there are tables: they are lost.")
def restore(source: Path, data: Path | None, database: str | None, replace: bool) -> None:
    """Put the tables of a backup into an empty data directory or database."""
    target = where(data, database)
    with Storage.open(target) as storage, _progress("restore") as (advance,):
        storage.import_(source, replace=replace, progress=advance)
        tables = sum(1 for _ in storage.every_table())
    click.echo(f"{shown(target)}: {tables} tables restored from {source}")


@click.command("verify-all")
@data_option
@database_option
def verify_all(data: Path | None, database: str | None) -> None:
    """Check every table: its log plays again, its snapshot fits, its dice were committed to."""
    source = where(data, database)
    with (
        Storage.open(source, only_read=True) as storage,
        _progress("check", "verify") as (checking, advance),
    ):
        count, wrong = asyncio.run(_verify_tables(storage, checking, advance))
    over = f"{count['over']} finished games hold, {count['running']} others play again"
    click.echo(f"{shown(source)}: {over}, {len(wrong)} wrong")
    _end_with(wrong)


async def _verify_tables(
    storage: Storage, checking: Advance, advance: Advance
) -> tuple[dict[str, int], list[str]]:
    found = storage.survey(checking)
    wrong = found.lines()
    sound = [id for id, findings in found.tables.items() if not findings.problems]
    count = {"over": 0, "running": 0}
    for number, id in enumerate(sound):
        stored, log = await storage.load(id), await storage.log(id)
        if stored is not None:  # it may have been deleted meanwhile
            # A running table may have moved on between the two readings.
            problems = verify_table(stored, log[: stored.row.version])
            wrong += [f"table {id}: {problem}" for problem in problems]
            count["over" if stored.row.state == "over" else "running"] += not problems
        advance(number + 1, len(sound))
    return count, wrong


def verify_table(stored: Stored, log: list[Entry]) -> list[str]:
    """What is wrong with a table; nothing for a sound one."""
    if [entry.version for entry in log] != list(range(1, len(log) + 1)):
        return ["its log has a gap"]
    if len(log) != stored.row.version:
        return [f"its log has {len(log)} entries, its version is {stored.row.version}"]
    try:
        match = history.whole(stored, log) if stored.row.state in ("playing", "over") else None
        if match is None:
            return []
        opened = LiveTable(stored).match
        if opened is None or opened.position.key() != match.position.key():
            return ["its snapshot does not fit its log"]
        return _verify_match(match, stored.row)
    except GrasseError as error:
        return [str(error)]
    except Exception as error:  # noqa: BLE001  # damaged bytes may lead to any
        return [f"it cannot be read: {error!r}"]


def _verify_match(match: Match[Any], row: TableRow) -> list[str]:
    if row.state != "over":
        return []
    return verify(match.game, file.render(match.record(given_up=True)))


@click.command()
@data_option
@database_option
def doctor(data: Path | None, database: str | None) -> None:
    """Look whether everything is there and well. Exit 0 or 1."""
    place = where(data, database)
    checks = [_python, _build, _client, lambda: _storage(place), lambda: _damage(place), _processes]
    if isinstance(place, Path):
        checks.insert(1, _sqlite)
    healthy = True
    for check in checks:
        try:
            click.echo(f"well   {check()}")
        except (GrasseError, OSError) as error:
            healthy = False
            for line in error.lines if isinstance(error, Unwell) else [str(error)]:
                click.echo(f"NOT    {line}")
    click.echo(
        "limits " + ", ".join(f"{k}={v:g}" for k, v in msgspec.structs.asdict(Limits()).items())
    )
    raise SystemExit(0 if healthy else 1)


class Unwell(GrasseError):
    """More than one thing is wrong."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(lines[0])
        self.lines = lines


def _sqlite() -> str:
    return sqlite_in_words()


def _python() -> str:
    return f"Python {platform.python_version()}, {sys.platform}, {os.cpu_count()} cores"


def _build() -> str:
    return f"kernel, games and bots: {compiled.in_words()}"


def _client() -> str:
    index = WEB / "index.html"
    if not index.exists():
        raise BadData("the browser table is missing: this copy was built without it")
    files = [one for one in WEB.rglob("*") if one.is_file()]
    return f"the browser table: {len(files)} files, {sum(f.stat().st_size for f in files):,} bytes"


def _storage(place: str | Path) -> str:
    if isinstance(place, Path) and not place.exists():
        return f"{place} is not there yet: the first start of the server makes it"
    with Storage.open(place, only_read=True) as storage:
        began = time.perf_counter()
        counts = asyncio.run(_count(storage))
        took = 1000 * (time.perf_counter() - began)
    said = ", ".join(f"{name} {count}" for name, count in counts.items())
    room = ""
    if isinstance(place, Path):
        free = shutil.disk_usage(place).free
        if free < 100_000_000:
            raise BadData(f"{place}: only {free:,} bytes are free on this disk")
        room = f", {free / 1e9:.1f} GB free"
    return f"{shown(place)}: {said}; answered in {took:.0f} ms{room}"


def _damage(place: str | Path) -> str:
    """That every table can be read. That it plays again, `verify --all` says."""
    if isinstance(place, Path) and not place.exists():
        return "no table is damaged"
    with Storage.open(place, only_read=True) as storage, _progress("check") as (advance,):
        found = storage.survey(advance)
    if wrong := found.lines():
        raise Unwell([*wrong, REMEDY])
    return f"all of {len(found.tables)} tables can be read"


async def _count(storage: Storage) -> dict[str, int]:
    return await storage.counts()


def _processes() -> str:
    """That bots can think: a worker starts and answers."""
    thinkers = Thinkers(1)
    began = time.perf_counter()
    try:
        for name in names():
            game = find(name)
            match = Match(game, game.start(2), ["a", "b"])
            view = msgspec.json.encode(match.position.view(match.to_act))
            asyncio.run(thinkers.think(name, "solid", view))
    finally:
        thinkers.close()
    return f"bots think in processes of their own ({time.perf_counter() - began:.1f} s for three)"
