"""Perft: numbers that pin which actions are legal."""

from __future__ import annotations

import json

import pytest

import grasse
from grasse.kernel import Dice, Position, perft
from tests.golden_playthroughs import DEPTHS, FOLDER
from tests.play import CASES, finished, sensibly, walk


def counted(position: Position, depth: int) -> int:
    """The same, the long way: every sequence is played from the beginning."""
    sequences: list[list[grasse.Action]] = [[]]
    for _ in range(depth):
        longer = []
        for sequence in sequences:
            after = grasse.position(position.game.name, position.dump())
            for action in sequence:
                after.play(action)
            longer += [[*sequence, action] for action in after.options()]
        sequences = longer
    return len(sequences)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_numbers_after_the_set_up(name: str, seats: int) -> None:
    """`grasse perft parfum --players 2 --seed 1 --depth 4` prints these."""
    kept = json.loads((FOLDER / "perft.json").read_text(encoding="utf-8"))
    position = grasse.new(name, seats, seed=1).position
    assert [perft(position, depth) for depth in DEPTHS] == kept[f"{name} {seats}"]["set-up"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numbers_of_parfum(seats: int) -> None:
    """Clocks first: four with 2 and 4 players, three with 3, and the last chooser gets what is
    left. Then the first turn: a die of five colours or water, as the distillery is full. After a
    die there are again six actions, after water the four values of Nature's tokens."""
    position = grasse.new("parfum", seats, seed=1).position
    clocks = {2: [4, 12, 24, 24 * 6], 3: [3, 6, 6 * 6, 6 * (5 * 6 + 4)], 4: [4, 12, 24, 24 * 6]}
    assert [perft(position, depth) for depth in DEPTHS] == clocks[seats]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_perft_counts_what_can_be_played(name: str, seats: int) -> None:
    position = grasse.find(name).start(seats)
    for number, _ in enumerate(walk(position, Dice(1), sensibly)):
        if number % 70 == 30:
            key = position.key()
            assert perft(position, 0) == 1
            assert perft(position, 1) == len(position.options())
            if perft(position, 2) < 300:
                assert perft(position, 2) == counted(position, 2)
            assert position.key() == key


def test_a_game_that_is_over_goes_on_in_no_way() -> None:
    match = finished(grasse.new("parfum", 2, seed=1, options={"round_cap": 1}), Dice(1))
    assert [perft(match.position, depth) for depth in range(3)] == [1, 0, 0]
