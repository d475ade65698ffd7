"""The search for tests that fail at times: it finds one, names it, and ends when it is told to."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests import soak
from tests.flakes import ROOT

AT_TIMES = """\
from pathlib import Path

def test_fails_at_times() -> None:
    before = Path(__file__).with_name("before")
    times = len(before.read_text()) if before.exists() else 0
    before.write_text("x" * (times + 1))
    print("what it said")
    assert times != 1

def test_holds() -> None:
    pass
"""
ENDLESS = """\
import time
from pathlib import Path

def test_endless() -> None:
    Path(__file__).with_name("begun").write_text("")
    time.sleep(600)
"""


def written(folder: Path, text: str) -> str:
    path = folder / "test_planted.py"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_test_that_fails_in_one_run_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a test that fails the second time; when all is run twice, the second time on busy
    cores; then the test, the run and its output are there."""
    out = tmp_path / "out"
    given = ["--runs", "2", "--busy", "1", "--out", str(out)]
    assert soak.main(["flakes", written(tmp_path, AT_TIMES), *given]) == 1

    told = capsys.readouterr().out
    assert "::test_fails_at_times failed in run 2\n" in told
    assert "test_holds" not in told
    assert "2 whole runs, 1 of them on busy cores, in" in told
    assert "1 problems" in told
    assert sorted(one.name for one in out.iterdir()) == ["run-01.txt", "run-02.txt"]
    assert "what it said" in (out / "run-02.txt").read_text(encoding="utf-8")


def test_a_run_that_cannot_begin_is_a_problem(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "test_nowhere.py")
    assert soak.main(["flakes", missing, "--runs", "1", "--out", str(tmp_path / "out")]) == 1
    assert "run 1 ended with code 5; its output is in" in capsys.readouterr().out


def test_no_run_at_all_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        soak.main(["flakes", "--runs", "0"])
    assert stopped.value.code == 2
    assert "--runs must be at least 1" in capsys.readouterr().err


def test_ctrl_c_ends_it_and_tells_what_was_found(tmp_path: Path) -> None:
    out = tmp_path / "out"
    command = ["flakes", written(tmp_path, ENDLESS), "--runs", "1", "--out", str(out)]
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.soak", *command], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    while not (tmp_path / "begun").exists():
        assert process.poll() is None
    process.send_signal(signal.SIGINT)

    told, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    assert "0 whole runs in" in told
    assert "nothing failed, stopped by hand" in told
