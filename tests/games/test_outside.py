"""Games from other packages: declared by an entry point, named where they cannot be used."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
from importlib.metadata import EntryPoint, distributions
from pathlib import Path

import pytest

import grasse
from grasse.games import FOLDERS, GROUP, Outside, collect, package_of
from tests import TOY
from tests.server.people import Closed, Person, play_on
from tests.server.serving import Server

GRASSE = [sys.executable, "-c", "from grasse.cli import main; main()"]


def declared(folder: Path) -> list[EntryPoint]:
    return [
        point
        for package in distributions(path=[str(folder)])
        for point in package.entry_points
        if point.group == GROUP
    ]


def package(folder: Path, name: str, module: str, code: str) -> None:
    """A package on the path that declares one game."""
    info = folder / f"{module}-2.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 2.0\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {module}:GAME\n")
    (folder / f"{module}.py").write_text(code, encoding="utf-8")


def test_the_toy_game_comes_from_outside() -> None:
    assert "pebbles" not in FOLDERS
    assert "pebbles" in grasse.names()
    assert package_of("pebbles") == "grasse-pebbles 1.0"
    assert package_of("parfum") == "grasse"


RENAMED = "from dataclasses import replace\nfrom pebbles import GAME\n"


@pytest.mark.parametrize(
    ("name", "code", "problem"),
    [
        ("other", "raise RuntimeError('no\\nway')", "RuntimeError: no way"),
        ("other", "import sys; sys.exit('gone')", "SystemExit: gone"),
        ("other", "import no_such_module", "ModuleNotFoundError: No module"),
        ("other", "this is no Python", "SyntaxError"),
        ("other", "GAMES = 1", "AttributeError: module"),
        ("other", "GAME = 'a game'", "is no Game"),
        ("other", RENAMED, "the game calls itself 'pebbles'"),
        ("parfum", RENAMED, "grasse has a game of that name already"),
        ("../other", RENAMED, "small letters, digits and hyphens"),
        ("other", f"{RENAMED}GAME = replace(GAME, name='other', seats=())", "its seats must be"),
        (
            "other",
            f"{RENAMED}GAME = replace(GAME, name='other', folder=GAME.folder / 'rules')",
            "it has no text/en.ftl",
        ),
    ],
)
def test_a_package_that_cannot_be_used_is_named_and_left_out(
    name: str, code: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a broken package beside a good one; then the good one is there, and of the other it is
    said in one line what is wrong with it."""
    monkeypatch.syspath_prepend(tmp_path)
    module = f"broken_{abs(hash((name, code)))}"
    package(tmp_path, name, module, code)

    found = collect([*declared(tmp_path), *declared(Path(TOY))])

    assert list(found.games) == ["pebbles"]
    (line,) = found.broken.items()
    assert line[0] == f"{name} ({module} 2.0)"
    assert problem in line[1]
    assert "\n" not in line[1]


def test_of_two_games_of_one_name_the_second_is_left_out(tmp_path: Path) -> None:
    package(tmp_path, "pebbles", "zzz", "")

    found: Outside = collect([*declared(tmp_path), *declared(Path(TOY))])

    assert found.packages == {"pebbles": "grasse-pebbles 1.0"}
    assert found.broken == {
        "pebbles (zzz 2.0)": "grasse-pebbles 1.0 has a game of that name already"
    }


def test_the_command_line_says_where_each_game_comes_from(tmp_path: Path) -> None:
    package(tmp_path, "other", "broken", "raise RuntimeError('no way')")
    path = os.pathsep.join([str(tmp_path), TOY])
    done = subprocess.run(
        [*GRASSE, "games", "--lang", "en"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )

    assert "From the package grasse-pebbles 1.0.\n" in done.stdout
    assert done.stdout.count("From the package") == 1
    assert "other (broken 2.0) is left out: RuntimeError: no way\n" in done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The toy game, built as a wheel and installed into a folder."""
    folder = tmp_path_factory.mktemp("wheel")
    shutil.copytree(TOY, folder / "source", ignore=shutil.ignore_patterns("*.dist-info"))
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=folder / "source",
        check=True,
        capture_output=True,
    )
    (wheel,) = folder.glob("*.whl")
    subprocess.run(
        [
            *(sys.executable, "-m", "uv", "pip", "install", "--no-deps", "--no-index", "--quiet"),
            *("--python", sys.executable, "--target", str(folder / "site"), str(wheel)),
        ],
        check=True,
        capture_output=True,
    )
    return folder / "site"


def test_a_game_from_a_wheel_is_played(installed: Path, tmp_path: Path) -> None:
    """Given the wheel of a game, installed; then the command line lists and plays it, its rules are
    read, and a server has tables of it."""
    env = {**os.environ, "PYTHONPATH": str(installed)}
    for arguments, told in (
        (["games", "pebbles", "--lang", "en"], "From the package grasse-pebbles 1.0."),
        (["rules", "PB-END-01", "--lang", "fr"], "la partie s'achève"),
        (["components", "pebbles", "--lang", "de"], "Aus dem Regelheft: 3 der 3"),
    ):
        done = subprocess.run(
            [*GRASSE, *arguments], env=env, capture_output=True, text=True, check=True, cwd=tmp_path
        )
        assert told in done.stdout
    arguments = ["sim", "pebbles", "--players", "3", "--games", "4", "--json"]
    done = subprocess.run(
        [*GRASSE, *arguments], env=env, capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert json.loads(done.stdout)["games"] == 4


def test_a_server_runs_a_game_from_a_wheel(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(installed))
    server = Server(tmp_path / "tables", tmp_path / "log").start()
    try:
        ada = Person(server)
        offered = {one["name"]: one for one in ada.get("/api/games").data["games"]}
        assert offered["pebbles"]["package"] == "grasse-pebbles 1.0"
        assert offered["pebbles"]["board"] is None
        assert offered["parfum"]["package"] == "grasse"
        words = ada.get("/api/games/pebbles/words/it").body.decode()
        assert "game = Ciottoli\n" in words
        table, _ = ada.make_table("pebbles", [{"kind": "mine"}, {"kind": "bot"}], start=True)
        with ada.at(table) as line:
            assert play_on([line], grasse.Dice(1)) == 4
            assert line.memory.table["state"] == "over"
    finally:
        server.kill()


@pytest.mark.long(15)
def test_a_game_that_fails_while_it_is_played_takes_no_other_table_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a game from outside whose rules fail at one action; when that is played; then its
    sender is cut off or told, and another table goes on as before."""
    shutil.copytree(TOY, tmp_path / "site")
    turn = tmp_path / "site" / "pebbles" / "turn.py"
    code = turn.read_text(encoding="utf-8")
    turn.write_text(
        code.replace("        if isinstance(action, Draw):\n", "        if 1 // (p.seats - 2):\n"),
        encoding="utf-8",
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "site"))
    server = Server(tmp_path / "tables", tmp_path / "log").start()
    try:
        ada = Person(server)
        broken, _ = ada.make_table("pebbles", ["mine", "mine"], start=True)
        sound, _ = ada.make_table("parfum", ["mine", "mine"], start=True)
        with ada.at(sound) as steady:
            steady.until_playing()
            with ada.at(broken) as line, contextlib.suppress(Closed, AssertionError):
                line.until_playing()
                line.play(1, grasse.Dice(1))
            assert steady.play(3, grasse.Dice(1)) == 3
        assert ada.see(broken)["table"]["state"] == "playing"
        assert "ZeroDivisionError" in server.log()
    finally:
        server.kill()
