"""A damaged database: each command names what is damaged, goes on with the rest, and says so."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from grasse.cli import main
from grasse.kernel import Dice
from grasse.server.storage import Damaged, Storage
from grasse.server.storage.database import FILE
from tests.server.furnish import furnish
from tests.server.postgres import Server

PAGE = 4096
GAMES = ("parfum", "safranito")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[str]]:
    """A sound database with some real games, and the ids of its tables."""
    data = tmp_path_factory.mktemp("whole")
    places = asyncio.run(furnish(data, 12, GAMES, oldest=60, chance=Dice(5)))
    return (data / FILE).read_bytes(), sorted(place.id for place in places)


@pytest.fixture
def data(whole: tuple[bytes, list[str]], tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / FILE).write_bytes(whole[0])
    return tmp_path / "data"


@pytest.fixture
def ids(whole: tuple[bytes, list[str]]) -> list[str]:
    return whole[1]


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], data: Path) -> Run:
    """A command, and what came of it: exit code, output, errors."""

    def command(*arguments: str, where: str = "") -> tuple[int, str, str]:
        place = ("--database", where) if where else ("--data", str(data))
        with pytest.raises(SystemExit) as ended:
            main([*arguments, *place])
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return int(str(ended.value.code)), said.out, said.err

    return command


def pages_with(path: Path, text: bytes) -> list[int]:
    raw = path.read_bytes()
    return [n for n in range(len(raw) // PAGE) if text in raw[n * PAGE : (n + 1) * PAGE]]


def log_page(path: Path, id: str) -> int:
    """A page that holds entries of this table and of no other."""
    raw = path.read_bytes()
    for page in pages_with(path, b'"kind":"act"'):
        part = raw[page * PAGE : (page + 1) * PAGE]
        if set(re.findall(rb"[a-z2-7]{16}", part)) == {id.encode()}:
            return page
    raise AssertionError(f"no page of table {id} alone")


def zero(path: Path, page: int) -> None:
    with path.open("r+b") as file:
        file.seek(page * PAGE)
        file.write(bytes(PAGE))


def a_long_table(path: Path, ids: list[str]) -> str:
    for id in ids:
        try:
            log_page(path, id)
        except AssertionError:
            continue
        return id
    raise AssertionError("no table has a page of its own")


def named(said: str) -> set[str]:
    return set(re.findall(r"^(?:NOT +)?table ([a-z2-7]{16}):", said, re.MULTILINE))


def test_a_sound_database_is_well(run: Run, ids: list[str], tmp_path: Path) -> None:
    code, out, _ = run("doctor")
    assert code == 0
    assert f"all of {len(ids)} tables can be read" in out
    assert run("verify", "--all")[0] == 0
    assert run("backup", str(tmp_path / "backup"))[0] == 0
    assert run("tables")[0] == 0


def test_a_zeroed_page_of_a_log(run: Run, data: Path, ids: list[str], tmp_path: Path) -> None:
    """Given a table whose log has a page of zeros; then doctor, verify and backup name it, the
    other tables verify, and the backup restores them."""
    bad = a_long_table(data / FILE, ids)
    zero(data / FILE, log_page(data / FILE, bad))
    code, out, _ = run("doctor")
    assert code == 1
    assert named(out) == {bad}
    assert "the database:" in out
    assert "restore the last good backup" in out
    code, out, err = run("verify", "--all")
    assert code == 1
    assert named(err) == {bad}
    assert f"0 finished games hold, {len(ids) - 1} others play again" in out
    code, out, err = run("backup", str(tmp_path / "backup"))
    assert code == 1
    assert named(err) == {bad}
    assert f"{len(ids) - 1} of {len(ids)} tables" in out
    with Storage.open(tmp_path / "new") as storage:
        storage.import_(tmp_path / "backup")
        assert [row.id for row in storage.every_table()] == [id for id in ids if id != bad]
        assert storage.survey().lines() == []


def test_a_zeroed_page_of_rows(run: Run, data: Path, ids: list[str], tmp_path: Path) -> None:
    """Given a page of zeros in the place of some tables' rows; then their ids are found elsewhere,
    they are named, and all others are listed and saved."""
    (page, *_) = pages_with(data / FILE, b'"invitation":"')
    raw = (data / FILE).read_bytes()[page * PAGE : (page + 1) * PAGE]
    lost = {id for id in ids if id.encode() in raw}
    assert lost
    zero(data / FILE, page)
    for command in (("doctor",), ("verify", "--all"), ("backup", str(tmp_path / "backup"))):
        code, out, err = run(*command)
        assert code == 1, command
        assert named(out + err) >= lost, command
        assert len(named(out + err)) < len(ids), command
    code, out, err = run("tables")
    assert code == 1
    assert lost <= named(err)
    assert len(out.splitlines()) - 1 + len(named(err)) == len(ids)


def test_a_file_that_ends_early(run: Run, data: Path, tmp_path: Path) -> None:
    raw = (data / FILE).read_bytes()
    (data / FILE).write_bytes(raw[: len(raw) * 2 // 3 // PAGE * PAGE])
    for command in (("doctor",), ("verify", "--all"), ("backup", str(tmp_path / "backup"))):
        code, out, err = run(*command)
        assert code == 1, command
        assert "damaged" in out + err or "malformed" in out + err, command


@pytest.mark.parametrize(
    ("before", "after"),
    [(b'{"owner":"', b'{\xff\xfe\xfd\xfc\xfb\xfa":"'), (b'{"kind":"act"', b'{"kind":"act}')],
)
def test_flipped_bytes_in_what_a_table_wrote(
    run: Run, data: Path, ids: list[str], tmp_path: Path, before: bytes, after: bytes
) -> None:
    """Given bytes that the database gives as they are, and that make no sense; then the table is
    named, and a backup has it as it is: nothing is thrown away."""
    raw = (data / FILE).read_bytes()
    assert len(before) == len(after)
    place = raw.index(before)
    (data / FILE).write_bytes(raw[:place] + after + raw[place + len(before) :])
    bad: set[str] = set()
    for command in (("doctor",), ("verify", "--all"), ("backup", str(tmp_path / "backup"))):
        code, out, err = run(*command)
        assert code == 1, command
        bad = named(out + err)
        assert len(bad) == 1, command
    code, out, _ = run("tables", "show", *bad)
    assert code == 1
    assert "cannot be read" in out
    with Storage.open(tmp_path / "new") as storage:
        storage.import_(tmp_path / "backup")
        assert sorted(row.id for row in storage.every_table()) == ids


def test_an_action_that_the_rules_do_not_know(run: Run, data: Path) -> None:
    """Given a log that is good JSON and no good game; then verify names the table."""
    raw = (data / FILE).read_bytes()
    place = raw.index(b'"do":"', raw.index(b'{"kind":"act"')) + 6
    (data / FILE).write_bytes(raw[:place] + b"x" + raw[place + 1 :])
    code, _, err = run("verify", "--all")
    assert code == 1
    assert len(named(err)) == 1


def test_a_missing_index(run: Run, data: Path, tmp_path: Path) -> None:
    connection = sqlite3.connect(data / FILE)
    connection.execute("DROP INDEX entries_command_ix")
    connection.close()
    for command in (("doctor",), ("verify", "--all"), ("backup", str(tmp_path / "backup"))):
        code, out, err = run(*command)
        assert code == 1, command
        assert "the index entries_command_ix is missing" in out + err
        assert named(out + err) == set()
    with Storage.open(tmp_path / "new") as storage:
        storage.import_(tmp_path / "backup")
        assert storage.survey().lines() == []


def test_a_zeroed_page_of_an_index(run: Run, data: Path) -> None:
    """Given an index that has lost its rows; then doctor says so, and no table is lost to it."""
    connection = sqlite3.connect(data / FILE)
    (root,) = connection.execute(
        "SELECT rootpage FROM sqlite_schema WHERE name = 'holders_holder_ix'"
    ).fetchone()
    connection.close()
    zero(data / FILE, root - 1)
    code, out, _ = run("doctor")
    assert code == 1
    assert "the database:" in out


def test_what_is_no_database_is_said(run: Run, data: Path) -> None:
    (data / FILE).write_bytes(bytes(10 * PAGE))
    for command in (("doctor",), ("verify", "--all"), ("backup",), ("tables",)):
        code, _, _ = run(*command)
        assert code == 1, command
    (data / FILE).write_bytes(b"not a database, and longer than a header of one " * 100)
    with pytest.raises(Damaged):
        Storage.open(data)


def test_an_unreadable_row_of_postgresql(run: Run, postgres: Server, tmp_path: Path) -> None:
    where = postgres.create()
    places = asyncio.run(furnish(where, 4, GAMES, oldest=10, chance=Dice(5)))
    bad = places[1].id
    with psycopg.connect(where, autocommit=True) as connection:
        connection.execute("UPDATE tables SET facts = %s WHERE id = %s", (b"\xff\x00{", bad))
    for command in (("doctor",), ("verify", "--all"), ("backup", str(tmp_path / "backup"))):
        code, out, err = run(*command, where=where)
        assert code == 1, command
        assert named(out + err) == {bad}, command
    with psycopg.connect(where, autocommit=True) as connection:
        connection.execute("DELETE FROM entries WHERE table_id = %s AND version = 2", (bad,))
    code, out, _ = run("doctor", where=where)
    assert code == 1
    assert "its log has a gap" in out
