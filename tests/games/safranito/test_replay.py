"""A game file does not need the physics it was played with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import grasse
from grasse.games.safranito import discs
from tests.play import finished, sensibly


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
