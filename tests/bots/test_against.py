"""benchmarks/against.py: a level against a bot of an older commit."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def against(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / "against.py"), *words],
        capture_output=True,
        text=True,
        timeout=300,
        cwd=ROOT,
        check=False,
    )


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="no git clone")
@pytest.mark.long(10)
def test_a_level_meets_a_bot_of_a_commit() -> None:
    """Given the commit at hand, whose bots answer from a process of their own; then a game in each
    seating is counted, and nothing of the older sources stays behind."""
    done = against("HEAD", "--level", "easy", "--older", "random", "--games", "1")

    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "parfum, 2 players, 1 deals in 2 seatings: easy against random of HEAD"
    assert re.match(r"wins [012](\.5)? of 2: \d+\.\d% \(95 %: ", lines[1])
    assert "ms CPU a choice" in lines[2]
    assert lines[3].startswith("random of HEAD: ")
    listed = subprocess.run(
        ["git", "-C", str(ROOT), "worktree", "list"], capture_output=True, text=True, check=True
    )
    assert "/older" not in listed.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["no-such-commit"], "there is no commit no-such-commit"),
        (["HEAD", "--level", "oracle"], "there is no bot 'oracle'"),
        (["HEAD", "--game", "chess"], "there is no game 'chess'"),
        (["HEAD", "--players", "7"], "not 7"),
    ],
)
def test_what_cannot_meet_is_refused_in_one_line(words: list[str], told: str) -> None:
    done = against(*words)

    assert done.returncode != 0
    assert told in done.stderr
    assert done.stderr.count("\n") == 1
