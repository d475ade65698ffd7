"""`grasse tables`, as whoever keeps a server uses it."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from grasse.cli import main
from grasse.kernel import Dice
from grasse.server.storage import Storage
from tests.server.furnish import furnish

Run = Callable[..., tuple[int, str, str]]
DAY = 86400


@pytest.fixture
def ids(place: str | Path) -> list[str]:
    """Four tables: one is over, one was not touched for 100 days, one is both, one neither."""
    games = ("parfum", "safranito")
    made = asyncio.run(furnish(place, 4, games, oldest=10, chance=Dice(5)))
    states = (("over", 1), ("playing", 100), ("over", 100), ("playing", 1))
    with Storage.open(place) as storage, storage._writing.alone() as connection:
        for one, (state, days) in zip(made, states, strict=True):
            changed = time.time() - days * DAY
            connection.exec_driver_sql(
                f"UPDATE tables SET state = '{state}', changed = {changed} "  # noqa: S608
                f"WHERE id = '{one.id}'"
            )
    return [one.id for one in made]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], place: str | Path) -> Run:
    def command(*arguments: str) -> tuple[int, str, str]:
        where = ("--database", place) if isinstance(place, str) else ("--data", str(place))
        with pytest.raises(SystemExit) as ended:
            main(["tables", *arguments, *where])
        said = capsys.readouterr()
        return int(str(ended.value.code)), said.out, said.err

    return command


def listed(said: str) -> list[str]:
    return re.findall(r"^[a-z2-7]{16}\b", said, re.MULTILINE)


def test_the_list_and_its_filters(run: Run, ids: list[str]) -> None:
    code, out, err = run()
    assert code == 0
    assert sorted(listed(out)) == sorted(ids)
    assert "parfum" in out
    assert "14 w" in out
    assert err.startswith("4 tables, ")
    assert set(listed(run("--finished")[1])) == {ids[0], ids[2]}
    assert set(listed(run("--older-than", "90d")[1])) == {ids[1], ids[2]}
    assert set(listed(run("--game", "safranito", "--state", "playing")[1])) == {ids[1], ids[3]}
    assert listed(run("--state", "gathering")[1]) == []
    assert run("--older-than", "soon")[0] == 2


def test_the_list_for_programs(run: Run, ids: list[str]) -> None:
    code, out, _ = run("--json", "--finished", "--older-than", "12w")
    assert code == 0
    (one,) = json.loads(out)["tables"]
    assert one["id"] == ids[2]
    assert one["game"] == "parfum"
    assert one["bytes"] > 100
    assert one["entries"] >= 2
    assert one["changed"].endswith("+00:00")


def test_one_table_is_shown_without_its_secrets(run: Run, ids: list[str], place: Path) -> None:
    code, out, _ = run("show", ids[1])
    assert code == 0
    assert "Ada (person)" in out
    with Storage.open(place, only_read=True) as storage:
        (facts,) = (json.loads(row.facts) for row in storage.every_table() if row.id == ids[1])
    for secret in (facts["seed"], facts["owner"], facts["invitation"]):
        assert secret not in out
    assert json.loads(run("show", ids[1], "--json")[1])["damage"] == []
    assert run("show", "a" * 16)[0] == 1


def test_a_game_is_exported(run: Run, ids: list[str], tmp_path: Path) -> None:
    target = tmp_path / "game.json"
    code, out, _ = run("export", ids[1], str(target))
    assert code == 0
    assert "secrets included" in out
    assert target.stat().st_mode & 0o777 == 0o600
    with pytest.raises(SystemExit) as ended:
        main(["replay", str(target)])
    assert not ended.value.code
    assert run("export", "a" * 16)[0] == 1


def test_prune_says_which_and_deletes_those(run: Run, ids: list[str]) -> None:
    old = ("prune", "--older-than", "90d", "--finished")
    code, out, _ = run(*old, "--dry-run")
    assert (code, listed(out)) == (0, [ids[2]])
    assert len(listed(run()[1])) == 4
    code, out, _ = run(*old)
    assert (code, listed(out)) == (0, [ids[2]])
    assert "1 deleted" in out
    assert sorted(listed(run()[1])) == sorted({*ids} - {ids[2]})
    assert "0 tables" in run(*old)[2]
    code, _, err = run("prune", "--finished")
    assert code == 2
    assert "--older-than" in err


def test_delete_names_what_is_not_there(run: Run, ids: list[str]) -> None:
    code, out, err = run("delete", ids[0], "b" * 16)
    assert (code, out) == (1, "1 deleted\n")
    assert f"table {'b' * 16}: there is no such table" in err
    assert ids[0] not in run()[1]
