"""Whole games at a terminal of 80 columns and 24 rows, and what other windows show."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

import grasse as library
from grasse.kernel.words import LANGUAGES, Words
from tests.cli.terminal import Player, Terminal

GAMES = Path(__file__).parents[1] / "golden" / "games"
TITLES = [
    *(("parfum", "en"), ("aqua-mirabilis", "fr"), ("pebbles", "it")),
    *(("parfum", "fr"), ("aqua-mirabilis", "it"), ("safranito", "es"), ("safranito", "de")),
]
AT_LENGTH = [*TITLES[:3], *(pytest.param(*one, marks=pytest.mark.long(20)) for one in TITLES[3:])]


def start(
    folder: Path, *arguments: str, size: tuple[int, int] = (80, 24), **variables: str
) -> Terminal:
    fixed = ("play", "parfum", "--seed", "1", "--lang", "en")
    return Terminal(folder, *fixed, *arguments, size=size, **variables)


def test_every_title_and_every_language_is_played() -> None:
    assert {game for game, _ in TITLES} >= {
        one for one in library.names() if library.find(one).drawn
    }
    assert {language for _, language in TITLES} == set(LANGUAGES)


@pytest.mark.parametrize(("game", "language"), AT_LENGTH)
def test_a_whole_game_fits_a_small_terminal(tmp_path: Path, game: str, language: str) -> None:
    """Given a terminal of 80 x 24, when a game is played to its end through keys, then no line is
    longer, no word is cut, table and question are on the screen, and keys keep their meaning."""
    arguments = ("play", game, "--bots", "solid", "--seed", "9", "--lang", language)
    with Terminal(tmp_path, *arguments, "--save", "game.json", language=language) as terminal:
        Player(terminal, game, language).play()

        assert terminal.wait() == 0
    assert library.verify(tmp_path / "game.json") == []
    assert "{" not in terminal.text
    assert "\x1b" not in terminal.text  # nothing but colours and bold letters


@pytest.mark.parametrize("size", [(120, 40), (200, 60)])
@pytest.mark.parametrize("game", library.names())
def test_a_large_window_is_used(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    """Given much room, when a question comes, then parts of the table stand side by side."""
    with Terminal(tmp_path, "play", game, "--seed", "9", size=size) as terminal:
        shown = terminal.read()

    lines = shown.split("\n")
    assert max(map(cell_len, lines)) <= size[0]
    assert any(line.startswith("╭") and "╮╭" in line for line in lines)


@pytest.mark.parametrize("width", [40, 60, 100])
def test_other_widths_cut_nothing(tmp_path: Path, width: int) -> None:
    with Terminal(tmp_path, "play", "parfum", "--seed", "9", size=(width, 24)) as terminal:
        terminal.read()
        terminal.answer("help")
        terminal.answer("")

    committed = re.compile("[0-9a-f]{64}")  # wider than the narrowest window, and left whole
    lines = [line for line in terminal.text.split("\n") if not committed.search(line)]
    assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize(
    "command",
    [
        *(["games"], ["games", "parfum", "--lang", "de"], ["components", "parfum"]),
        *(["components", "parfum", "--check", "my.toml"], ["replay", "old.json"]),
        *(["replay", "old.json", "--at", "70"], ["verify", "old.json"]),
    ],
)
def test_every_command_cuts_no_word(tmp_path: Path, command: list[str]) -> None:
    """Given a window, when a command says more than fits a line, then no line is wider; and what
    it says is what a program reads, which gets whole lines."""
    shutil.copy(GAMES / "safranito-2-cap.json", tmp_path / "old.json")
    shutil.copy(library.find("parfum").read_components.own, tmp_path / "my.toml")
    with Terminal(tmp_path, *command, size=(72, 24)) as terminal:
        assert terminal.wait() == 0
    told = subprocess.run(
        [sys.executable, "-c", "from grasse.cli import main; main()", *command],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "LANG": "C", "COLUMNS": "72"},
        check=True,
    ).stdout

    assert max(map(cell_len, terminal.text.split("\n"))) <= 72
    assert terminal.text.split() == told.split()


def test_who_listens_gets_plain_lines(tmp_path: Path) -> None:
    """Given --plain, then there is no colour, no frame and no picture, and what has not changed is
    not read out again."""
    with start(tmp_path, "--plain", "--bots", "random", size=(200, 60)) as terminal:
        first = terminal.read()
        again = terminal.answer("")
        later = terminal.answer("1")

    assert "\x1b" not in terminal.raw
    assert not re.search("[─-╿]", terminal.text)
    assert not re.search(r"^ +\d+  .* \d+  ", terminal.text, flags=re.MULTILINE)  # no columns
    assert ("Clocks:" in first, "Clocks:" in again, "Market:" in later) == (True, False, True)


def test_a_dumb_terminal_is_plain_by_itself(tmp_path: Path) -> None:
    with start(tmp_path, "--bots", "random", size=(200, 60), TERM="dumb") as terminal:
        terminal.read()

    assert "\x1b" not in terminal.raw
    assert not re.search("[─-╿]", terminal.text)


def test_no_color_means_no_colour(tmp_path: Path) -> None:
    with start(tmp_path, "--bots", "random") as coloured:
        coloured.read()
    with start(tmp_path, "--bots", "random", NO_COLOR="1") as terminal:
        terminal.read()

    assert "\x1b[1;36m" in coloured.raw
    assert not re.search(r"\x1b\[[0-9;]*3\dm", terminal.raw)


def test_pause_waits_for_a_key_after_each_turn_of_a_bot(tmp_path: Path) -> None:
    """Given --pause, when a bot has had its turn, then any key goes on."""
    key = Words("en")("prompt-pause")
    with start(tmp_path, "--pause", "--bots", "solid,solid") as terminal:
        terminal.read_until(key)
        assert "Your choice" not in terminal.text
        terminal.press(" ")
        terminal.read()

        assert terminal.asked == "prompt-choose"
        assert terminal.text.count(key) == 1  # Clara chooses before Ada


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    with start(tmp_path, "--bots", "solid") as terminal:
        terminal.read()
        terminal.answer("1")
        terminal.type("\x03", enter="")

        assert terminal.wait() == 0
    assert "The game is kept as parfum-1." in terminal.text


def test_long_texts_come_a_screenful_at_a_time(tmp_path: Path) -> None:
    with start(tmp_path, "--bots", "solid") as terminal:
        terminal.read()
        first = terminal.answer("rules all")
        second = terminal.answer("")
        terminal.answer("q")

        assert terminal.asked == "prompt-choose"
    assert "PF-COMP-01" in first
    assert "PF-COMP-01" not in second
    assert first.count("\n") <= 24
