"""`./play new-game` writes a game that runs, is checked and tested at once."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.new_game import ROOT, TESTS, TOY, Names, Problem

CHECKS = (
    "tests.checks.messages",
    "tests.checks.language",
    "tests.checks.rules",
    "client.generate",
)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Bazaar", "is no name for a game"),
        ("a b", "is no name for a game"),
        ("../bazaar", "is no name for a game"),
        ("bazaar-", "is no name for a game"),
        ("3-gems", "is no name for a game"),
        ("", "is no name for a game"),
        ("x" * 31, "is no name for a game"),
        ("class", "is a word of Python"),
        ("random", "is a word of Python"),
        ("parfum", "there is a game parfum already"),
        ("pebbles", "there is a game pebbles already"),
        ("pf-far", None),
        ("paper-flowers", "the rules of another game begin with PF: try --prefix"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, problem: str | None) -> None:
    if problem is None:
        assert Names(name, "PX").prefix == "PX"
        return
    with pytest.raises(Problem, match=problem):
        Names(name, None).see_that_they_are_free()


def test_a_name_gives_the_others() -> None:
    new = Names("salt-road", None)
    assert (new.module, new.kind, new.title, new.prefix) == (
        "salt_road",
        "SaltRoad",
        "Salt Road",
        "SR",
    )
    assert Names("bazaar", None).prefix == "BZ"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """All that is kept of the project, in a folder of its own."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("this is no clone")
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file() and not name.startswith("docs/pictures/"):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tmp_path / name)
    return tmp_path


@pytest.mark.long(200)
def test_a_new_game_runs_and_passes_all_that_is_asked_of_a_game(copy: Path) -> None:
    """Given a copy of the project; when a game is made; then linter, types, messages and rules are
    content with it, and every generic test holds for it."""

    def run(*command: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(copy / "src"), str(copy)])
        done = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=copy,
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}: {done.stdout[-3000:]}{done.stderr[-1000:]}"
        return done

    made = run("tests.new_game", "bazaar")
    assert "grasse sim bazaar" in made.stdout

    run("ruff", "check", "src", "tests")
    run("ruff", "format", "--check", "src", "tests")
    run("mypy", "src/grasse/games", "tests/games/bazaar")
    for check in CHECKS:
        assert "wrote" not in run(check).stdout
    places = ("games", "kernel", "bots", "checks", "cli")
    tests = run("pytest", "-n2", "-q", "-k", "bazaar", *(f"tests/{one}" for one in places))
    assert " passed" in tests.stdout

    again = subprocess.run(
        [sys.executable, "-m", "tests.new_game", "bazaar"],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(copy / "src"), str(copy)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert again.returncode == 1
    assert again.stderr == "play new-game: there is a game bazaar already\n"


def test_the_code_of_the_guide_is_that_of_the_game() -> None:
    """Given the page that goes through a new game; then each piece of code on it stands so in the
    folder that it speaks of, which all generic tests run."""
    new = Names("bazaar", None)
    page = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n# (\S+)\n(.*?)```", page, flags=re.DOTALL)
    assert len(blocks) == page.count("```python") > 5
    for name, code in blocks:
        path = TESTS / "test_rules.py" if name == "tests" else TOY / name
        assert code.rstrip() in new.renamed(path.read_text(encoding="utf-8")), name
    told = {part.rpartition("/")[2] for part in re.findall(r"^\| `([^`]+)`", page, re.MULTILINE)}
    assert {path.name for path in TOY.glob("*.py")} <= told | {"components.toml"}
