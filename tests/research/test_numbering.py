"""Every legal action has a number of its own, and arrays tell a seat what it may know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import grasse
from grasse import research
from grasse.games.safranito.actions import Throw
from grasse.games.safranito.discs import RANGES
from grasse.games.safranito.throw import Throwing
from grasse.kernel import NATURE, BadRequest, Dice
from grasse.research.safranito import SafranitoEncoding
from tests.play import some_options

DECISIONS = {"parfum": 600_000, "safranito": 40_000, "aqua-mirabilis": 360_000}
"""A million, fewer of those that need physics."""
CASES = [(name, seats) for name in research.GAMES for seats in (2, 3, 4)]


def decide_at_random(name: str, decisions: int, seed: str) -> int:
    """Play so many decisions by their numbers; each option of each of them is tried. How many
    options that were."""
    game, chance, tried, games = grasse.find(name), Dice(seed), 0, 0
    while decisions > 0:
        seats = game.seats[games % len(game.seats)]
        options = some_options(game, chance) if games % 2 else {}
        numbers = research.encoding(name, seats)
        position = game.start(seats, options)
        games += 1
        while position.to_act is not None and decisions > 0:
            if position.to_act == NATURE:
                position.play(position.draw(chance))
                continue
            found = [numbers.encode(position, option) for option in position.options()]
            assert len(set(found)) == len(found)
            for number, option in zip(found, position.options(), strict=True):
                assert numbers.decode(position, number) == option
            legal = numbers.legal(position)
            if decisions % 64 == 0:
                assert set(found) <= set(legal)
                assert legal == np.flatnonzero(numbers.mask(position)).tolist()
            chosen = legal[chance.below("choice", len(legal))]
            action = numbers.decode(position, chosen)
            assert numbers.encode(position, action) == chosen
            position.play(action)
            tried += len(found)
            decisions -= 1
    return tried


@pytest.mark.parametrize("name", DECISIONS)
def test_every_option_has_a_number_and_every_number_its_action(name: str) -> None:
    assert decide_at_random(name, DECISIONS[name] // 150, "numbers") > DECISIONS[name] // 150


@pytest.mark.long(15)
@pytest.mark.parametrize("name", DECISIONS)
def test_a_million_random_decisions_by_their_numbers(name: str) -> None:
    assert decide_at_random(name, DECISIONS[name], "a million") > DECISIONS[name]


@pytest.mark.parametrize("name", DECISIONS)
def test_a_number_stays_what_it_is(name: str) -> None:
    numbers = {research.encoding(name, seats).count for seats in (2, 3, 4)}
    assert (len(numbers) == 1) == (name != "safranito")  # chips to knock away
    encoding = research.encoding(name, 2)
    assert sum(kind.size for kind in encoding.kinds) == encoding.count
    with pytest.raises(BadRequest):
        encoding.decode(grasse.find(name).start(2), encoding.count)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_an_array_tells_only_what_the_seat_may_know(name: str, seats: int) -> None:
    game, chance, compared, apart = grasse.find(name), Dice(f"arrays {name}"), 0, 0
    numbers = research.encoding(name, seats)
    for seed in range(4):
        position = game.start(seats, some_options(game, chance) if seed else {})
        observer = numbers.observer()
        for number in range(420):
            if position.to_act is None:
                break
            for seat in range(seats) if number % 4 == 0 else ():
                shadow = position.resample(seat, chance)
                apart += shadow != position
                seen = observer.array(position, seat)
                assert seen.tobytes() == numbers.observe(shadow, seat).tobytes()
                assert seen.tobytes() == numbers.observe(position, seat).tobytes()
                assert seen.shape == (numbers.size,)
                if position.to_act == seat:
                    assert (numbers.mask(position) == numbers.mask(shadow)).all()
                compared += 1
            options = position.options() if position.to_act != NATURE else []
            position.play(
                options[chance.below("choice", len(options))] if options else position.draw(chance)
            )
    assert compared > 200
    assert apart > 4


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_an_array_says_what_it_means(name: str, seats: int) -> None:
    numbers = research.encoding(name, seats)
    assert len(numbers.columns) == len(set(numbers.columns)) == numbers.size
    assert all(row.meaning for row in numbers.rows)


def test_an_array_shows_own_secrets_and_not_those_of_others() -> None:
    numbers = research.encoding("parfum", 2)
    position = grasse.new("parfum", 2, seed="water").position
    own = [place for place, name in enumerate(numbers.columns) if name.startswith("own water")]
    for seat in range(2):
        assert numbers.observe(position, seat)[own].tolist() == list(position.water[seat])


def test_any_throw_is_its_numbers_from_0_to_1() -> None:
    chance = Dice("throws")
    numbers = research.encoding("safranito", 2)
    assert isinstance(numbers, SafranitoEncoding)
    position: Any = grasse.new("safranito", 2, seed="throws").position
    assert isinstance(position.step, Throwing)
    seat = position.to_act
    for _ in range(2000):
        drawn = {name: some[chance.below(name, len(some))] for name, some in RANGES.items()}
        drawn["side"] = position.side_of(seat)
        chips = position.unthrown(seat)
        throw = Throw(chip=chips[chance.below("chip", len(chips))], **drawn)
        vector = numbers.vector_of(position, throw)
        assert ((vector >= 0) & (vector <= 1)).all()
        assert numbers.throw_of(position, vector) == throw
    with pytest.raises(BadRequest):
        numbers.encode(position, Throw(10, position.side_of(seat), 3, 1, 4, 1, 0))


@pytest.mark.parametrize("name", research.GAMES)
def test_an_array_says_where_the_game_waits(name: str) -> None:
    numbers = research.encoding(name, 2)
    position = grasse.new(name, 2, seed=4).position
    for seat in range(2):
        array = numbers.observe(position, seat)
        steps = [step.name for step in numbers.steps]
        assert [steps[place] for place in np.flatnonzero(array[: len(steps)])] == [
            position.step.name
        ]
        assert array[len(steps) + (position.to_act - seat) % 2] == 1
