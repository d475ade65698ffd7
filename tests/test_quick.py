"""Which tests the quick run leaves out, and what it says of those that could not run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLANTED = """\
import pytest

def test_short(): ...

@pytest.mark.long
def test_lengthy(): ...

@pytest.mark.long(30)
def test_longest(): ...

@pytest.mark.parametrize("number", [1, 2])
def test_page(number):
    pytest.skip("these tests need a browser: apt install chromium, or something else")

def test_tables():
    pytest.skip("install PostgreSQL (Debian: apt install postgresql) for this test: none")
"""
INI = """\
[pytest]
testpaths = .
addopts = -p tests.conftest -n0
markers = long
"""


def run(folder: Path, *arguments: str) -> str:
    """What pytest says of the planted tests, by the settings of ours."""
    (folder / "test_planted.py").write_text(PLANTED, encoding="utf-8")
    (folder / "pytest.ini").write_text(INI, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-v", "--color=no", *arguments]
    here = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, cwd=folder, env=here, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--quick"], ["short"]),
        (["--quick", "--all"], ["longest", "lengthy", "short"]),
        (["--quick", "-k", "longest"], ["longest"]),
        (["--quick", "test_planted.py"], ["longest", "lengthy", "short"]),
    ],
)
def test_long_tests_run_if_all_do_or_if_they_are_named_and_then_first(
    tmp_path: Path, arguments: list[str], expected: list[str]
) -> None:
    assert re.findall(r"::test_(\w+) PASSED", run(tmp_path, *arguments)) == expected


def test_what_was_skipped_and_how_to_get_it_is_one_line_at_the_end(tmp_path: Path) -> None:
    *_, line, _counts = run(tmp_path, "--quick").splitlines()
    assert line == (
        "skipped tests: 2 for want of chromium, 1 for want of postgresql; "
        "to run them: apt install chromium postgresql"
    )
