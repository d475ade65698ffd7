"""Ctrl-C is never lost, and never leaves anything half done."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import termios
from pathlib import Path
from typing import Any

import pytest

import grasse as library
from grasse.cli import ear
from grasse.cli.ear import Ear
from grasse.kernel import file
from tests.cli.terminal import default_signals
from tests.play import advance

COMMAND = (sys.executable, "-c", "from grasse.cli import main; main()")
AT_A_CALL = """
import os, signal, sys

within, name, wanted, presses, *arguments = sys.argv[1:]
calls = 0

def called(frame, event, argument):
    global calls
    if event == "call" and frame.f_code.co_name == name:
        while frame and frame.f_code.co_name != within:
            frame = frame.f_back
        if frame:
            calls += 1
            if calls == int(wanted):
                for _ in range(int(presses)):
                    os.kill(os.getpid(), signal.SIGINT)

sys.setprofile(called)
from grasse.cli import main
try:
    main(arguments)
finally:
    sys.setprofile(None)
    assert calls >= int(wanted), calls
"""
"""The command line, and Ctrl-C at a certain call of a certain function within another one."""

BEFORE_IT_WAITS = """
import ctypes, functools, signal, types
from grasse.cli.ear import Ear, Left

raises = functools.partial(ctypes.PyDLL(None)["raise"], signal.SIGINT)
ear = Ear()
ear._input = types.SimpleNamespace(fileno=raises)
try:
    with ear.in_game():
        ear.line()
except Left:
    print("left")
"""
"""A file whose number is asked for by `select` itself, in the moment before it waits: that is when
Ctrl-C comes, and no line of Python is run in between."""


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> int:
    """The side of a terminal at which somebody types; the other is standard input."""
    master, slave = os.openpty()
    monkeypatch.setattr(sys, "stdin", os.fdopen(slave, encoding="utf-8"))
    return master


def kept_before_a_turn_of_the_bot(folder: Path) -> tuple[Path, str]:
    """A game in which one decision is left until the bot has a turn of several; and that one."""
    match = library.new("parfum", ["Ada", "bot:random"], seed=1)
    chance = library.Dice(1)
    while True:
        advance(match, chance, 1)
        if match.to_act == 0:
            after = match.position.copy()
            after.play(match.options[-1])
            if (after.to_act, after.step.name) == (1, "prepare"):
                break
    path = folder / "home" / "tables" / "parfum-1.table.json"
    match.save(path, whole=True)
    return path, match.options[-1].written()


def interrupted(
    folder: Path, typed: str, name: str, call: int, presses: int = 1, within: str = "_let_bot_act"
) -> subprocess.CompletedProcess[str]:
    where = [within, name, str(call), str(presses)]
    return subprocess.run(
        [sys.executable, "-c", AT_A_CALL, *where, "play", "--resume", "parfum-1", "--sure"],
        input=f"{typed}\n",
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "GRASSE_HOME": str(folder / "home"), "LANG": "C"},
        preexec_fn=default_signals,
        check=False,
    )


@pytest.mark.plain_python  # the moment is found by the calls of a bot's turn
@pytest.mark.parametrize(
    ("name", "call"), [("tell", 3), ("tell", 6), ("copy", 4), ("choose", 2), ("print", 1)]
)
def test_ctrl_c_in_a_bots_turn_keeps_the_game_with_all_that_was_done(
    tmp_path: Path, name: str, call: int
) -> None:
    """Given a bot's turn, when Ctrl-C comes in the middle of an action, of a thought or of what is
    told, then the game is kept after a whole action, and opens as it was left."""
    path, typed = kept_before_a_turn_of_the_bot(tmp_path)
    before = len(file.read(path)["actions"])

    done = interrupted(tmp_path, typed, name, call)

    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is kept as parfum-1." in done.stdout
    record, match = file.read(path), library.load(path)
    assert len(record["actions"]) > before
    assert match.record()["end"] == record["end"]


@pytest.mark.plain_python
def test_ctrl_c_twice_ends_what_takes_long(tmp_path: Path) -> None:
    """Given a bot that thinks, when Ctrl-C comes twice, then the game is left at once, as the
    person left it: what the bot did may be half done."""
    path, typed = kept_before_a_turn_of_the_bot(tmp_path)
    before = len(file.read(path)["actions"])

    done = interrupted(tmp_path, typed, "choose", 2, presses=2)

    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is kept as parfum-1." in done.stdout
    assert len(library.load(path).actions) == before + 1


@pytest.mark.parametrize("presses", [1, 5])
def test_ctrl_c_while_the_game_is_being_left_changes_nothing(tmp_path: Path, presses: int) -> None:
    path, _ = kept_before_a_turn_of_the_bot(tmp_path)
    before = path.read_bytes()

    done = interrupted(tmp_path, "q", "print", 1, presses, within="_tell_kept")

    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is kept as parfum-1." in done.stdout
    assert path.read_bytes() == before


def test_ctrl_c_in_the_moment_before_a_question_waits_is_heard() -> None:
    done = subprocess.run(
        [sys.executable, "-c", BEFORE_IT_WAITS],
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=default_signals,
        check=False,
    )

    assert (done.stdout, done.stderr) == ("left\n", "")


def test_what_ctrl_c_takes_back_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, terminal: int
) -> None:
    """Given a line that was typed and seen, when it is taken back before it is read, as Ctrl-C
    does, then it is not read, and the next one is."""
    looks = 0

    def look(*wanted: Any) -> tuple[list[int], list[int], list[int]]:
        nonlocal looks
        looks += 1
        if looks == 2:
            os.write(terminal, b"2\n")
        there = select.select(*wanted)
        if looks == 1:
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
        return there

    monkeypatch.setattr(ear, "select", look)
    os.write(terminal, b"1\n")

    assert Ear().line() == "2"


def test_lines_come_as_they_are_typed(terminal: int) -> None:
    """Given lines typed ahead, accents, an arrow key and the end of the input."""
    os.write(terminal, "1\n  Règles 2 \n\x1b[A\n\n\x04".encode())
    listens = Ear()

    assert [listens.line() for _ in range(4)] == ["1", "Règles 2", "[A", ""]
    with pytest.raises(EOFError):
        listens.line()


def test_what_is_no_text_ends_no_game(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "play", "parfum", "--lang", "en"],
        input=b"\xff\x00\nq\n",
        capture_output=True,
        timeout=120,
        env={**os.environ, "GRASSE_HOME": str(tmp_path), "LANG": "C"},
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, b"")
    assert "\ufffd is no action here" in done.stdout.decode()


def test_without_any_input_the_game_is_left(tmp_path: Path) -> None:
    done = subprocess.run(
        ["sh", "-c", 'exec "$@" <&-', "sh", *COMMAND, "play", "parfum", "--lang", "en"],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "GRASSE_HOME": str(tmp_path)},
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert "Nothing was played" in done.stdout


def test_who_ignores_ctrl_c_is_left_in_peace() -> None:
    """Given Ctrl-C that whoever started the program wants to be ignored, then it stays so."""
    code = (
        "import signal; from grasse.cli.ear import Ear\n"
        "signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
        "for _ in range(2):\n"
        "    with Ear().in_game():\n"
        "        for _ in range(2): signal.raise_signal(signal.SIGINT)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
