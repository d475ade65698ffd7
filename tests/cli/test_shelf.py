"""Kept games: by name or number, listed, and none ever written over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grasse as library
from grasse.cli.shelf import Kept, Shelf, free
from grasse.kernel import BadRequest
from grasse.kernel.errors import printable
from grasse.kernel.words import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.cli.terminal import Player, Terminal

LEAVE = "1\n1\nq\n"
"""Plays, whoever begins: what cannot be taken back is asked once more."""
BEGIN = {"parfum": "choose-clock 1", "safranito": "throw 40 0 500 -15 500 1 1"}


def left(grasse: Run, *games: str) -> None:
    """Begins these games one after the other, and leaves each."""
    for game in games:
        typed = f"{BEGIN[game]}\nq\n"
        assert grasse("play", game, "--bots", "random", "--seed", "9", typed=typed).returncode == 0


def kept(tmp_path: Path) -> set[str]:
    return {one.name for one in Shelf(tmp_path / "home").kept()}


def test_each_game_that_is_left_is_kept_under_a_name_of_its_own(
    grasse: Run, tmp_path: Path
) -> None:
    left(grasse, "parfum", "parfum", "safranito")

    assert kept(tmp_path) == {"parfum-1", "parfum-2", "safranito-1"}


def test_resume_lists_all_kept_games_and_goes_on_with_the_one_chosen(
    grasse: Run, tmp_path: Path
) -> None:
    """Given three kept games, when --resume comes without a name, then they are listed with game,
    players, round and day, and a number or a name goes on with one."""
    left(grasse, "parfum", "parfum", "safranito")

    listed = grasse("play", "--resume")
    by_number = grasse("play", "--resume", typed="1\nq\n")
    by_name = grasse("play", "--resume", typed="parfum-2\nq\n")
    named = grasse("play", "--resume", "parfum-1", typed="q\n")
    of_one_game = grasse("play", "parfum", "--resume", typed="\n")

    told = " ".join(listed.stdout.split())
    assert re.findall(r"(\d)  ([\w-]+): ", listed.stdout) == [
        ("1", "safranito-1"),
        ("2", "parfum-2"),
        ("3", "parfum-1"),
    ]
    assert re.search(r"parfum-1: Parfum with Ada, Bruno, round 1; last played \d{4}-", told)
    assert "safranito-1" in by_number.stdout.rpartition("Which one?")[2]
    assert "parfum-2" in by_name.stdout.rpartition("Which one?")[2]
    assert "kept as parfum-1" in named.stdout
    assert "safranito" not in of_one_game.stdout
    assert kept(tmp_path) == {"parfum-1", "parfum-2", "safranito-1"}


def test_the_only_kept_game_goes_on_at_once(grasse: Run) -> None:
    left(grasse, "parfum")

    done = grasse("play", "--resume", typed="q\n")

    assert "parfum-1: Parfum with" in done.stdout
    assert "kept as parfum-1" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_speaks_five_languages(grasse: Run, language: str) -> None:
    left(grasse, "parfum", "parfum")

    done = grasse("play", "--resume", "--lang", language)

    assert Words(language)("prompt-resume") in done.stdout


def test_a_game_may_get_a_name_but_never_that_of_another(grasse: Run, tmp_path: Path) -> None:
    first = grasse("play", "parfum", "--keep", "sunday", typed=LEAVE)
    second = grasse("play", "parfum", "--keep", "sunday", typed=LEAVE)
    digits = grasse("play", "parfum", "--keep", "12", typed=LEAVE)
    path = grasse("play", "parfum", "--keep", "../out", typed=LEAVE)

    assert "kept as sunday" in first.stdout
    assert "there is a game sunday already" in second.stderr
    assert "letters, digits" in digits.stderr
    assert "letters, digits" in path.stderr
    assert kept(tmp_path) == {"sunday"}


def test_leaving_without_a_move_keeps_nothing(grasse: Run, tmp_path: Path) -> None:
    done = grasse("play", "parfum", typed="q\n")

    assert "Nothing was played" in done.stdout
    assert kept(tmp_path) == set()


@pytest.mark.long
def test_finishing_one_game_leaves_the_others(grasse: Run, tmp_path: Path) -> None:
    """Given a game that was left, when another one is played to its end, then the first is there
    as it was, and only the finished one is no more kept."""
    left(grasse, "parfum")
    path = tmp_path / "home" / "tables" / "parfum-1.table.json"
    before = path.read_bytes()

    arguments = ("play", "parfum", "--bots", "random", "--seed", "4", "--sure")
    with Terminal(tmp_path, *arguments, "--save", "game.json") as terminal:
        Player(terminal, "parfum", "en", kept="parfum-2", looks=False).play()
        assert terminal.wait() == 0

    assert path.read_bytes() == before
    assert kept(tmp_path) == {"parfum-1"}
    assert library.verify(tmp_path / "game.json") == []


@pytest.mark.long
def test_left_and_taken_up_again_it_is_the_same_game(tmp_path: Path) -> None:
    """Given the same seed, when one game is played in one go and the other is left and resumed,
    then both files are the same to the bit."""
    files = []
    for folder, leave in ((tmp_path / "straight", False), (tmp_path / "again", True)):
        folder.mkdir()
        arguments = ("play", "parfum", "--bots", "solid", "--seed", "9", "--sure")
        with Terminal(folder, *arguments, "--save", "game.json") as terminal:
            Player(terminal, "parfum", "en", leave_after=20 if leave else None, looks=False).play()
            assert terminal.wait() == 0
        if leave:
            again = ("play", "--resume", "parfum-1", "--sure", "--save", "game.json")
            with Terminal(folder, *again) as terminal:
                Player(terminal, "parfum", "en", looks=False).play()
                assert terminal.wait() == 0
        files.append((folder / "game.json").read_bytes())

    assert files[0] == files[1]


def test_resume_tells_only_the_last_turns(grasse: Run, tmp_path: Path) -> None:
    """Given a game of some rounds, when it is taken up again, then a few lines tell what happened
    last, not the whole journal."""
    match = library.new("parfum", ["Ada", "bot:random"], seed=1)
    chance = library.Dice(2)
    while match.to_act != 0 or match.position.round < 4:
        match.play(match.options[chance.below("choice", len(match.options))])
    match.save(tmp_path / "home" / "tables" / "parfum-1.table.json", whole=True)

    done = grasse("play", "--resume", typed="q\n")

    recap = re.split(r"\n╭|\nRound 4 ", done.stdout.partition("What happened last:\n")[2])[0]
    assert recap.strip()
    assert recap.count("\n") <= 25 // 3
    assert len(match.journal) > 100


def test_two_terminals_never_play_the_same_game(grasse: Run, tmp_path: Path) -> None:
    """Given a game that is open in one terminal, when another wants it, then it is refused."""
    left(grasse, "parfum")
    with Terminal(tmp_path, "play", "--resume", "parfum-1") as terminal:
        terminal.read()

        resumed = grasse("play", "--resume", "parfum-1")
        forgotten = grasse("play", "--forget", "parfum-1", typed="yes\n")
        new = grasse("play", "parfum", typed=LEAVE)

    assert "parfum-1 is being played in another terminal" in resumed.stderr
    assert "parfum-1 is being played in another terminal" in forgotten.stderr
    assert "kept as parfum-2" in new.stdout
    assert grasse("play", "--resume", "parfum-1", typed="q\n").returncode == 0


def test_a_game_that_is_not_yet_kept_has_its_place(grasse: Run, tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "parfum") as terminal:
        terminal.read()
        new = grasse("play", "parfum", typed=LEAVE)

    assert "kept as parfum-2" in new.stdout


def test_forget_throws_away_after_a_yes_alone(grasse: Run, tmp_path: Path) -> None:
    left(grasse, "parfum", "parfum")

    for answer in ("", "no\n", "\n"):
        assert "parfum-1 stays." in grasse("play", "--forget", "parfum-1", typed=answer).stdout
    gone = grasse("play", "--forget", "parfum-1", typed="yes\n")

    assert "parfum-1 is gone." in gone.stdout
    assert kept(tmp_path) == {"parfum-2"}


def test_the_one_game_that_older_versions_kept_is_found(grasse: Run, tmp_path: Path) -> None:
    left(grasse, "parfum")
    tables = tmp_path / "home" / "tables"
    (tables / "parfum-1.table.json").rename(tmp_path / "home" / "running.table.json")

    done = grasse("play", "--resume", typed="q\n")

    assert "kept as running" in done.stdout


def test_a_damaged_game_is_listed_and_stops_no_other(grasse: Run, tmp_path: Path) -> None:
    left(grasse, "parfum", "parfum")
    (tmp_path / "home" / "tables" / "parfum-1.table.json").write_text("{", encoding="utf-8")

    listed = grasse("play", "--resume", typed="parfum-2\nq\n")
    damaged = grasse("play", "--resume", "parfum-1")

    assert "parfum-1: cannot be read" in listed.stdout
    assert "kept as parfum-2" in listed.stdout
    assert damaged.returncode == 1
    assert "Traceback" not in damaged.stderr


def test_an_unknown_name_says_what_there_is(grasse: Run) -> None:
    none = grasse("play", "--resume", "parfum-7")
    left(grasse, "parfum")
    other = grasse("play", "--resume", "parfum-7")

    assert "there is no game to go on with" in none.stderr
    assert "there is no kept game “parfum-7”; there is parfum-1" in other.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_refused_is_said_in_five_languages(grasse: Run, language: str) -> None:
    """Given a kept game, when another name is wanted, or its own once more, or none that could be
    one, then the refusal is in the language of the player."""
    said = [grasse("play", "--resume", "--lang", language)]
    left(grasse, "parfum")
    wanted = (["--resume", "x"], ["--keep", "parfum-1"], ["--keep", "7"], ["--forget", "x"])
    said += [grasse("play", *one, "--lang", language) for one in wanted]
    command, unknown = "grasse play --resume parfum-1", {"name": "x", "names": "parfum-1"}
    words = Words(language)

    assert [one.stderr for one in said] == [
        f"grasse: {printable(one)}\n"
        for one in (
            words("kept-none"),
            words("kept-unknown", **unknown),
            words("kept-taken", name="parfum-1", command=command),
            words("kept-name"),
            words("kept-unknown", **unknown),
        )
    ]
    assert {one.returncode for one in said} == {1}


def test_save_never_writes_over_a_file(grasse: Run, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("mine", encoding="utf-8")

    done = grasse("play", "parfum", "--save", "game.json", typed=LEAVE)

    assert "game.json is there already" in done.stderr
    assert (tmp_path / "game.json").read_text(encoding="utf-8") == "mine"


def test_a_free_path_is_beside_the_one_wanted(tmp_path: Path) -> None:
    path = tmp_path / "game.grasse.json"
    assert free(path) == path

    path.touch()
    (tmp_path / "game-2.grasse.json").touch()

    assert free(path) == tmp_path / "game-3.grasse.json"


def test_a_place_is_held_by_one(tmp_path: Path) -> None:
    one, other = Kept(tmp_path / "a.table.json"), Kept(tmp_path / "a.table.json")

    assert one.take()
    assert not other.take()
    with pytest.raises(BadRequest, match="another terminal"):
        other.take_or_refuse()
