"""`grasse report` and `hint` as a person uses them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from grasse.kernel import file
from tests.bots.report.games import GOLDEN, SHORT, stored
from tests.cli.conftest import Run
from tests.cli.test_commands import one_clear_line

PARFUM = str(GOLDEN / SHORT["parfum"])


def test_a_report_is_told_and_written_as_a_page(grasse: Run, tmp_path: Path) -> None:
    done = grasse("report", PARFUM, "--samples", "1", "--lang", "de")

    assert done.returncode == 0
    assert done.stderr == "grasse: the page is report.html\n"
    assert "Glück und Entscheidungen" in done.stdout
    whole = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert whole.startswith("<!doctype html>")
    assert "Wo die Partie gewonnen wurde" in whole


def test_a_report_as_json(grasse: Run, tmp_path: Path) -> None:
    done = grasse("report", PARFUM, "--samples", "1", "--json", "--lang", "fr")

    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert found["game"] == "parfum"
    assert found["words"]["language"] == "fr"
    assert not list(tmp_path.glob("*.html"))


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"{}", "is not a game file of Grasse"),
        (file.render({**stored(SHORT["parfum"]).record(), "kind": "table"}), "is running"),
        (Path(PARFUM).read_bytes().replace(b"cap", b"cup", 1), "digest does not fit"),
    ],
    ids=["foreign", "running", "damaged"],
)
def test_another_file_is_one_clear_line(
    grasse: Run, tmp_path: Path, content: bytes, told: str
) -> None:
    (tmp_path / "some.json").write_bytes(content)
    done = grasse("report", "some.json")

    assert done.returncode == 1
    assert done.stdout == ""
    assert one_clear_line(done.stderr), done.stderr
    assert told in done.stderr
    assert not list(tmp_path.glob("*.html"))


def test_ctrl_c_ends_with_what_there_is(tmp_path: Path) -> None:
    """Given a report that would take for ever; when Ctrl-C is pressed; then the page is there."""
    target = tmp_path / "r.html"
    with subprocess.Popen(
        [
            *(sys.executable, "-c", "from grasse.cli import main; main()"),
            *("report", PARFUM, "--samples", "100000", "--out", str(target), "--lang", "en"),
        ],
        env={**os.environ, "GRASSE_HOME": str(tmp_path)},
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        while not target.exists() and process.poll() is None:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        told, _ = process.communicate(timeout=120)

    assert process.returncode == 130
    assert b"ended early" in told
    assert "ended early" in target.read_text(encoding="utf-8")


def test_a_hint_names_three_options_and_what_they_bring(grasse: Run) -> None:
    done = grasse("play", "parfum", "--bots", "random", "--seed", "1", typed="hint\nq\n")

    told = done.stdout.partition("The best, in the eyes of a bot that has tried them:")[2]
    assert told.count("chance to win") == 3
    assert "expected margin" in told
