"""`grasse arena` and `grasse lab` as a person runs them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from grasse.bots.arena.entrants import read_entrants
from grasse.bots.arena.series import new_series
from tests.cli.conftest import Run
from tests.cli.test_commands import one_clear_line


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["arena", "chess", "--bots", "solid"], "there is no game 'chess'"),
        (["arena", "parfum"], "Missing option '--bots'"),
        (["arena", "parfum", "--bots", "solid,foo"], "there is no bot 'foo'"),
        (["arena", "parfum", "--bots", "solid@fast"], "'solid@fast' is not a bot of the arena"),
        (["arena", "parfum", "--bots", "solid@2s,easy"], "does not search"),
        (["arena", "parfum", "--bots", "solid,easy", "--players", "5"], "not 5"),
        (["arena", "parfum", "--bots", "solid,easy", "--players", "3"], "2 bots for 3 players"),
        (["arena", "parfum", "--bots", "solid", "--games", "0"], "0 is not in the range"),
        (["arena", "parfum", "--bots", "solid", "--plot", "no/r.svg"], "cannot write no/r.svg"),
        (["arena", "parfum", "--bots", "random", "--out", "."], "cannot write ."),
        (["lab", "chess"], "there is no game 'chess'"),
        (["lab", "parfum", "--players", "9"], "not 9"),
        (["lab", "parfum", "--bots", "solid,easy", "--players", "3"], "2 bots for 3 players"),
        (["lab", "parfum", "--bots", "random", "--out", "no/lab.html"], "cannot write no/lab"),
    ],
)
def test_bad_input_is_one_clear_line(grasse: Run, arguments: list[str], told: str) -> None:
    done = grasse(*arguments)

    assert done.returncode != 0
    assert done.stdout == ""
    assert one_clear_line(done.stderr), done.stderr
    assert told in done.stderr


def test_the_arena_reports_ratings_shares_margins_and_time(grasse: Run, tmp_path: Path) -> None:
    done = grasse(
        *("arena", "parfum", "--bots", "solid,random", "--games", "3", "--plot", "ratings.svg")
    )

    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("4 games of parfum, 2 players, seed 1: 2 deals")
    assert lines[1] == "(3 games were asked for; only whole deals are played)"
    for word in ("rating", "ms a choice", "95 %", "margin", "first to decide", "solid, random"):
        assert word in done.stdout
    assert "100.0%" in done.stdout
    assert "solid" in (tmp_path / "ratings.svg").read_text(encoding="utf-8")


def test_the_same_command_goes_on_with_what_is_there(grasse: Run, tmp_path: Path) -> None:
    """Given a series whose last line was cut off; when more games of it are asked for; then only
    what is missing is played, in processes, and all lines are there."""
    words = ("arena", "parfum", "--bots", "random", "--out", "games.jsonl", "--json", "--games")
    assert grasse(*words, "3").returncode == 0
    kept = tmp_path / "games.jsonl"
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines)[:-9])

    done = grasse(*words, "6", "--jobs", "2")
    again = grasse(*words, "6")

    assert kept.read_bytes().startswith(b"".join(lines[:3]))
    assert len(kept.read_bytes().splitlines()) == 7
    assert json.loads(done.stdout)["games"] == 6
    assert done.stdout == again.stdout


def test_without_out_a_series_is_kept_at_home(grasse: Run, tmp_path: Path) -> None:
    grasse("arena", "parfum", "--bots", "random", "--games", "1")
    grasse("arena", "parfum", "--bots", "random", "--games", "1", "--seed", "2")

    assert len(list((tmp_path / "home" / "arena").glob("parfum-*.jsonl"))) == 2


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_the_arena_keeps_what_is_done_and_says_how_to_go_on(
    tmp_path: Path, jobs: str
) -> None:
    kept = tmp_path / "games.jsonl"
    process = subprocess.Popen(
        [
            *(sys.executable, "-c", "from grasse.cli import main; main()"),
            *("arena", "parfum", "--bots", "random", "--games", "100000", "--jobs", jobs),
            *("--out", str(kept)),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        start_new_session=True,
    )
    while not kept.exists() or kept.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)

    assert process.returncode == 130
    assert "games of parfum, 2 players" in out
    assert one_clear_line(err), err
    assert "of 100000 games are kept in" in err
    assert "the same command goes on" in err
    first = json.loads(kept.read_text(encoding="utf-8").splitlines()[0])
    series = new_series("parfum", read_entrants("random"), 2, "1")
    assert (first["bots"], first["code"]) == (["random"], series.code)


@pytest.mark.parametrize("game", ["parfum", "safranito", "aqua-mirabilis"])
def test_the_lab_tells_of_a_game_in_words_and_on_a_page(
    grasse: Run, tmp_path: Path, game: str
) -> None:
    done = grasse("lab", game, "--games", "3", "--rules", "1")

    assert done.returncode == 0, done.stderr
    assert done.stderr == "grasse: the page is lab.html\n"
    for word in ("first to decide", "rounds", "changes of the lead", "house rule"):
        assert word in done.stdout
    assert (tmp_path / "lab.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert len(list((tmp_path / "home" / "lab").glob(f"{game}-*.jsonl"))) == 1


def test_the_lab_as_json_writes_no_page(grasse: Run, tmp_path: Path) -> None:
    done = grasse("lab", "parfum", "--games", "2", "--rules", "0", "--json", "--jobs", "2")

    found = json.loads(done.stdout)
    assert (found["games"], found["rules"]) == (2, [])
    assert any(piece["taken"][0] == "claim-note" for piece in found["pieces"])
    assert not (tmp_path / "lab.html").exists()


@pytest.mark.parametrize("command", ["arena", "lab"])
def test_help_says_how_bots_are_written_and_that_one_can_go_on(grasse: Run, command: str) -> None:
    done = grasse(command, "--help")

    said = " ".join(done.stdout.split())
    assert "the same command goes on where it was interrupted" in said
    assert "--jobs" in said
