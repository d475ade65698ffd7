"""Whole games kept as files: written out state by state, and one for each reason for ending."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import grasse
from grasse.kernel import Match, file
from tests.golden_playthroughs import (
    FOLDER,
    LONGEST,
    first_difference,
    golden_files,
    golden_games,
    main,
    perft_numbers,
    playthrough,
    stored_at,
)
from tests.play import CASES

HOW = "If that is meant: python -m tests.golden_playthroughs --write, and read the difference"


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_game_written_out_is_played_so(name: str, seats: int) -> None:
    """A registered game without one fails here."""
    path = FOLDER / f"{name}-{seats}.txt"
    assert path.exists(), f"{name} for {seats} has no golden playthrough. {HOW}"
    old, new = path.read_text(encoding="utf-8"), playthrough(name, seats)
    assert old == new, f"{path.name}, {first_difference(old, new)}\n{HOW}"
    assert len(old) < LONGEST


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_there_is_a_finished_game_for_each_reason(name: str, seats: int) -> None:
    endings = grasse.find(name).endings
    assert endings, f"{name} says nothing of the reasons it may end for"
    for reason in endings:
        path = stored_at(name, seats, reason)
        assert path.exists(), f"{path.name} is missing. {HOW}"
        match = grasse.load(path)
        assert match.version == match.game.version
        assert match.to_act is None
        assert match.position.seats == seats
        result = match.result()
        assert result is not None
        assert result.reason == reason


STORED = sorted((FOLDER / "games").glob("*.json"))


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_every_stored_game_replays_and_holds(path: Path) -> None:
    """A change of rules that breaks an old file is a bug, or a new version of the rules."""
    assert grasse.verify(path) == []
    data = file.read(path)
    match = Match.replayed(grasse.find(data["game"]), data)
    assert match.version == data["version"]
    assert file.render(match.record()) == path.read_bytes()


@pytest.mark.parametrize("name", grasse.names())
def test_there_are_stored_games_of_each_version_of_the_rules(name: str) -> None:
    game = grasse.find(name)
    stored = {file.read(path)["version"] for path in golden_games(name)}
    assert stored == {*game.earlier, game.version}


def test_every_stored_game_belongs_to_a_game() -> None:
    assert sorted(path for name in grasse.names() for path in golden_games(name)) == STORED


def test_perft() -> None:
    """tests/golden/perft.json: ways to go on, for every game and number of players."""
    kept = json.loads((FOLDER / "perft.json").read_text(encoding="utf-8"))
    assert kept == perft_numbers(), HOW


def test_the_golden_files_are_those_of_today(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The command says what differs and writes what is missing."""
    one = next(golden_files())
    monkeypatch.setattr("tests.golden_playthroughs.golden_files", lambda game: [one])
    assert main([]) == 0
    changed = (tmp_path / "deep" / "changed.txt", one[1])
    monkeypatch.setattr("tests.golden_playthroughs.golden_files", lambda game: [changed])
    assert main([]) == 1
    assert "differs" in capsys.readouterr().out
    assert main(["--write"]) == 0
    assert changed[0].read_bytes() == one[1]
