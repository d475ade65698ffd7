"""A game file does not need the physics it was played with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import grasse
from grasse.cli import main
from grasse.games.safranito import GAME, discs
from grasse.games.safranito.throw import motion
from grasse.kernel import Match, file, verify
from tests.golden_playthroughs import golden_games
from tests.play import finished, sensibly

OLD = [path for path in golden_games("safranito") if file.read(path)["version"] == 1]
"""Games that were thrown under the first discs."""


@pytest.mark.plain_python
def test_a_replay_does_not_depend_on_the_physics(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a finished game and a table in the middle of one; when the discs behave differently;
    then both load as they were, and only verifying notices."""
    match = finished(grasse.new("safranito", 2, seed="physics"), grasse.Dice(1), sensibly)
    match.save(tmp_path / "game.json")
    table = grasse.new("safranito", 2, seed="physics")
    for _ in range(5):
        table.play(table.options[0])
    table.save(tmp_path / "table.json", whole=True)
    carry_out = discs.carry_out

    def otherwise(board: Any, lying: Any, aimed: Any, tremor: Any = discs.STILL) -> Any:
        return carry_out(board, lying, aimed._replace(power=aimed.power // 2 + 50), tremor)

    monkeypatch.setattr(discs, "carry_out", otherwise)

    assert grasse.load(tmp_path / "game.json").position == match.position
    again = grasse.load(tmp_path / "table.json")
    assert again.position == table.position
    assert again._stream.drawn == table._stream.drawn
    assert any("the stream gives 'rested" in line for line in grasse.verify(tmp_path / "game.json"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_game_thrown_under_older_discs_holds_and_verifying_says_so(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["verify", str(path)])

    assert left.value.code == 0
    said = capsys.readouterr().out
    assert "holds" in said
    assert "Thrown under older discs" in said


def test_a_game_of_today_is_verified_in_full(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = finished(grasse.new("safranito", 2, seed="today"), grasse.Dice(1), sensibly)
    match.save(tmp_path / "game.json")

    with pytest.raises(SystemExit) as left:
        main(["verify", str(tmp_path / "game.json")])

    assert left.value.code == 0
    assert "older discs" not in capsys.readouterr().out


@pytest.mark.parametrize("number", ["turn", "haste", "veer", "grip", "flip"])
def test_the_tremor_of_an_older_throw_is_still_checked(number: str) -> None:
    """Also with a digest that fits."""
    data = file.read(OLD[0])
    thrown = next(action for action in data["actions"] if action["do"] == "rested")
    thrown[number] += 1 if thrown[number] < 50 else -1

    problems = verify(GAME, file.render(data))

    assert any("the stream gives 'rested" in problem for problem in problems)


def test_where_an_older_throw_came_to_rest_is_not() -> None:
    """The file says it: nothing of today could."""
    data = file.read(OLD[0])
    thrown = next(
        action
        for action in data["actions"]
        if action["do"] == "rested" and action["chips"][-3] != -1
    )
    thrown["chips"][-3] += 1 if thrown["chips"][-3] < 200_000 else -1

    problems = verify(GAME, file.render(data))

    assert not any("the stream gives" in problem for problem in problems)


def test_the_motion_of_an_older_throw_is_shown_only_if_it_is_the_same() -> None:
    shown = []
    for path in OLD:
        data = file.read(path)
        match = Match.replayed(GAME, {**data, "actions": []})
        for row in data["actions"]:
            action = GAME.vocabulary.read({k: v for k, v in row.items() if k != "by"})
            if row["do"] == "rested":
                shown.append(bool(motion(match.position, action)))
            match.position.play(action)
    assert 0 < shown.count(False) < shown.count(True)
