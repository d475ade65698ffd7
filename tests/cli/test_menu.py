"""Keys, the mark of what cannot be taken back, what stands apart, ways to do one thing."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import grasse
from grasse.cli.commands import LETTERS, Commands, folded
from grasse.cli.ear import Ear
from grasse.cli.keyboard import Keyboard
from grasse.cli.menu import MANY, Keys, Kind, Menu, Row
from grasse.cli.screen import Screen
from grasse.cli.shelf import Kept
from grasse.games.parfum.actions import ChooseClock, RollDice, StopWater, TakeDie
from grasse.games.safranito.actions import Throw
from grasse.kernel import Action, Game, Match
from grasse.kernel.speech import Speech
from grasse.kernel.words import LANGUAGES, Words

PARFUM = grasse.find("parfum")
SAFRANITO = grasse.find("safranito")


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Screen:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    return Screen(plain=True)


def test_a_key_never_comes_to_mean_something_else() -> None:
    keys = Keys()
    first, second, third = (Row(ChooseClock(n), f"Take clock {n}") for n in (1, 2, 3))

    assert [keys.of(row) for row in (first, second)] == ["1", "2"]
    assert [keys.of(row) for row in (third, second)] == ["3", "2"]
    assert keys.choice("1") == ChooseClock(1)
    assert keys.choice("9") is None


def test_what_ends_a_turn_has_a_letter_that_is_no_command() -> None:
    keys = Keys()
    rows = [
        Row(StopWater(), "Stop", apart=True),
        Row(RollDice(), "Set out", apart=True),
        Row(ChooseClock(1), "hjqrtu", apart=True),
    ]

    assert [keys.of(row) for row in rows] == ["s", "e", "1"]
    assert not {"s", "e"} & set(LETTERS.values())


def test_what_ends_a_turn_stands_apart_and_last(small: Screen) -> None:
    """Given options among which one ends the turn, then it comes last, after a gap, by letter."""
    speech = Speech(replace(PARFUM, closing=frozenset({"choose-clock"})), "en")
    view = grasse.new("parfum", 2, seed=1).view(0)
    menu = Menu(speech, Keys(), view)

    rows = menu.rows([ChooseClock(1), TakeDie("rose"), TakeDie("violet")])
    lines = [line.plain for line in menu.lay(rows, small)]

    assert [row.apart for row in rows] == [False, False, True]
    assert lines[0].startswith("   1  ")
    assert lines[2] == ""
    assert lines[3].startswith("   a  Take clock 1")


def test_a_kind_is_the_same_whatever_it_holds() -> None:
    assert Kind("throw", (ChooseClock(1),)) == Kind("throw", (ChooseClock(2),))
    assert Kind("throw", ()) != Kind("other", ())


def typed(
    screen: Screen, game: Game[Any], folder: Path, monkeypatch: pytest.MonkeyPatch, *lines: str
) -> Match[Any]:
    """A person at the keyboard types these lines and leaves."""
    match = grasse.new(game.name, ["Ada", "bot:random"], seed="typed")
    keyboard = folder / "typed"
    keyboard.write_text("\n".join([*lines, "q"]), encoding="utf-8")
    place = Kept(folder / "kept.table.json")
    with keyboard.open(encoding="utf-8") as answers:
        monkeypatch.setattr(sys, "stdin", answers)
        screen.ear = Ear()
        Keyboard(match, Speech(game, "en"), screen, place).play()
    return match


def thrown(match: Match[Any]) -> list[Action]:
    return [action for seat, action in match.actions if seat == 0]


def refine(view: Any, action: Action, speak: Any) -> list[tuple[str, Action]]:
    assert isinstance(action, Throw)
    numbers = (action.chip, action.side, action.place, action.bearing, action.power)
    return [(f"with loft {loft}", Throw(*numbers, loft, action.face)) for loft in (1, 0, 2)]


@pytest.mark.parametrize(("answers", "lofts"), [([""], [1]), (["b"], []), (["slide"], [])])
def test_how_it_is_done_is_a_second_question(
    small: Screen,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    answers: list[str],
    lofts: list[int],
) -> None:
    """Given an action with several ways, when it is chosen, then the way is asked: Enter is the
    first, and anything else than a key takes the person back."""
    game = replace(SAFRANITO, refine=refine)

    match = typed(small, game, tmp_path, monkeypatch, "3", "7", *answers)

    assert [action.plain()["loft"] for action in thrown(match)] == lofts
    assert [action.plain()["chip"] for action in thrown(match)] == [30] * len(lofts)


def test_a_way_has_a_key_of_its_own(
    small: Screen,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = replace(SAFRANITO, refine=refine)
    typed(small, game, tmp_path, monkeypatch, "3", "7", "b")
    shown = capsys.readouterr().out
    key = shown[: shown.index("  with loft 2")].split()[-1]

    match = typed(small, game, tmp_path, monkeypatch, "3", "7", key)

    assert [action.plain()["loft"] for action in thrown(match)] == [2]


def many_ways(view: Any, action: Action, speak: Any) -> list[tuple[str, Action]]:
    assert isinstance(action, Throw)
    numbers = (action.side, action.place, action.bearing)
    return [
        (f"with power {power} {'and so on ' * 8}", Throw(action.chip, *numbers, power, 1, 0))
        for power in range(400, 420)
    ]


def test_many_ways_come_page_by_page(
    small: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given more ways than fit, when the way is asked, then as many are shown as do, `m` shows the
    next ones, and Enter takes the first of those that are shown."""
    game = replace(SAFRANITO, refine=many_ways)

    match = typed(small, game, tmp_path, monkeypatch, "3", "7", "m", "")

    assert [action.plain()["power"] for action in thrown(match)] == [400 + MANY]


def test_a_person_may_type_the_numbers(
    small: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given an action typed as in game files, then it is done as typed, and not asked about."""
    match = typed(small, SAFRANITO, tmp_path, monkeypatch, "throw 40 0 500 -15 500 1 1")

    assert thrown(match) == [Throw(40, 0, 500, -15, 500, 1, 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_are_typed_alike(language: str) -> None:
    words = Words(language)
    own = [folded(words(f"command-{name}")) for name in LETTERS]

    assert len(set(own)) == len(own)
    for name, letter in LETTERS.items():
        for word in (letter, words(f"command-{name}"), Words("en")(f"command-{name}")):
            if word:
                assert Commands(words).read(f"{word.upper()} x") == (name, "x")
    assert Commands(words).read("take-die rose") is None
