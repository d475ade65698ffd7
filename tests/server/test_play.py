"""Whole games over the socket."""

from __future__ import annotations

from pathlib import Path

import pytest

import grasse
from grasse.kernel import Dice
from tests.server.people import Person, greedily, play_on
from tests.server.serving import Server


@pytest.mark.parametrize("game", grasse.names())
def test_a_whole_game_by_people_and_a_bot(game: str, server: Server, tmp_path: Path) -> None:
    ada = Person(server)
    table, invitation = ada.make_table(game, ["mine", "open", "greedy"])
    bob = Person(server).sit(table, 1, invitation)
    ada.start(table)
    chance = Dice(game)
    with ada.at(table) as one, bob.at(table) as two:
        play_on([one, two], chance, greedily)
    answer = Person(server).get(f"/api/tables/{table}/file")
    path = tmp_path / "game.json"
    path.write_bytes(answer.body)
    assert grasse.verify(path) == []
