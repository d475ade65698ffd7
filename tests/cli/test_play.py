"""Games in the terminal, typed as a person types them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grasse as library
from tests.cli.conftest import Run

FIRST = "1\n" * 4000


def rows(text: str) -> list[str]:
    return re.findall(r"^ +\d+  (.+)$", text, flags=re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "fr", "es", "it", "de"])
def test_a_whole_game_in_each_language(grasse: Run, tmp_path: Path, language: str) -> None:
    """The first row again and again is a poor game, but a whole one."""
    done = grasse(
        *("play", "parfum", "--bots", "greedy", "--seed", "9", "--lang", language),
        *("--save", "game.json"),
        typed=FIRST,
    )

    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert library.verify(tmp_path / "game.json") == []
    assert "grasse verify game.json" in done.stdout
    assert "{" not in done.stdout


def test_left_and_taken_up_again_it_is_the_same_game(grasse: Run, tmp_path: Path) -> None:
    arguments = ("play", "parfum", "--bots", "greedy", "--seed", "9")
    straight = grasse(*arguments, "--save", "straight.json", typed=FIRST)

    left = grasse(*arguments, typed="1\n1\n1\nq\n")
    again = grasse("play", "--resume", "--save", "again.json", typed=FIRST)

    assert straight.returncode == left.returncode == again.returncode == 0
    assert "grasse play --resume" in left.stdout
    assert (tmp_path / "straight.json").read_bytes() == (tmp_path / "again.json").read_bytes()
    assert grasse("play", "--resume").returncode == 1  # a finished game is not kept


def test_when_the_input_ends_the_game_is_kept(grasse: Run, tmp_path: Path) -> None:
    done = grasse("play", "parfum", "--seed", "9", typed="1\n")

    assert done.returncode == 0
    assert (tmp_path / "home" / "running.table.json").exists()


def test_a_refusal_says_why(grasse: Run) -> None:
    typed = "why\nchoose-clock 9\nwhy\ntake-die rose\ntake-die\nsing\n77\nq\n"
    done = grasse("play", "parfum", "--bots", "random", "--seed", "1", typed=typed)

    assert "Nothing was refused so far." in done.stdout
    assert "the clocks are numbered 1 to 4. (PF-COMP-10)" in done.stdout
    assert "PF-COMP-10: There are 7 clocks" in done.stdout
    assert "this is not the moment for it." in done.stdout
    assert "This action is written: take-die <aroma>" in done.stdout
    assert "sing" in done.stdout
    assert "Type a number from 1 to 3" in done.stdout


def test_help_hint_table_and_journal(grasse: Run) -> None:
    done = grasse("play", "parfum", "--bots", "random", "--seed", "1", typed="?\nh\nj\nt\nq\n")

    assert "why    the rule behind the last refusal" in done.stdout
    assert "such as choose-clock" in done.stdout
    assert re.search(r"greedy.*: Take clock \d", done.stdout)
    assert done.stdout.count("comes to the distillery") == 2 * 6  # told once, and in the journal
    assert done.stdout.count("\nMarket: ") == 2


def test_undo_takes_back_until_something_is_revealed(grasse: Run) -> None:
    typed = "choose-clock 1\ntake-die rose\ntake-die violet\nr\ntake-die rose\nu\nu\nq\n"
    done = grasse("play", "parfum", "--bots", "random", "--seed", "1", typed=typed)

    assert done.stdout.count("Taken back.") == 2
    assert done.stdout.count("There is nothing to take back") == 1
    assert (
        done.stdout.count("3 actions left") == 4
    )  # at first, after each undo, and when there is none


def test_two_people_never_see_each_others_tokens(grasse: Run) -> None:
    done = grasse("play", "parfum", "--people", "2", "--seed", "5", typed="1\n\n1\n\n1\nq\n")
    screens = re.split(r"Give the keyboard to .*?, then press Enter\.", done.stdout)

    assert len(screens) > 1
    for screen in screens:
        owners = set(re.findall(r"^(Ada(?: 2)?) \(you\)", screen, flags=re.MULTILINE))
        assert len(owners) <= 1


def test_many_options_are_asked_by_kind_first(grasse: Run) -> None:
    """With more than a dozen options the list would drown the person."""
    done = grasse("play", "parfum", "--bots", "greedy", "--seed", "9", typed=FIRST)

    lists = re.split(r"Your choice:", done.stdout)
    assert max(len(rows(part)) for part in lists) <= 12
