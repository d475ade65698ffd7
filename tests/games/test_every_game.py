"""What holds for every registered game, at every state of random games."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from functools import partial
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import grasse
from grasse.kernel import (
    NATURE,
    BadData,
    BadRequest,
    Dice,
    FairStream,
    Illegal,
    Position,
    Result,
    Step,
    seed_from,
)
from grasse.kernel.catalog import catalog
from tests.play import (
    AT_LENGTH,
    CASES,
    Pick,
    at_random,
    error_of,
    sensibly,
    shape,
    some_actions,
    variants,
    walk,
)

encode = msgspec.json.encode

KERNEL_RULES = {"STEP", "END", "NATURE"}
"""What the kernel itself refuses, for every game."""


def check_state(position: Position, seats: int) -> None:
    """What holds at a state where somebody is to act."""
    to_act = position.to_act
    assert to_act == NATURE or to_act in range(seats)
    options = position.options()
    assert options, "somebody is to act and can do nothing"
    assert len(set(options)) == len(options), "an option is there twice"
    assert len(options) <= 120, "too many options for one decision"
    vocabulary = position.game.vocabulary
    for action in options:
        assert vocabulary.read(msgspec.json.decode(encode(action))) == action
    assert position.result() is None
    for viewer in (None, *range(seats)):
        shown = position.view(viewer)["options"]
        assert shown == ([a.plain() for a in options] if viewer == to_act else [])
    for nobody in (NATURE, seats):
        with pytest.raises(BadRequest, match="there is no seat"):
            position.view(nobody)


def check_nature(position: Position, seed: int) -> None:
    """What holds where Nature is to act."""
    chances = position.chances()
    assert [action for action, _ in chances] == position.options()
    assert all(type(weight) is int for _, weight in chances)
    assert min(weight for _, weight in chances) > 0
    for chance in (Dice(seed), FairStream("a", 1, seed_from(seed), [])):
        assert position.step.allows(position, position.draw(chance))


def check_round_trip(position: Position) -> None:
    """A dump is plain data, and loads to an equal position."""
    written = encode(position.dump())
    loaded = grasse.position(position.game.name, msgspec.json.decode(written))
    assert loaded.key() == position.key()
    assert loaded == position
    assert loaded.options() == position.options()
    assert encode(loaded.dump()) == written
    assert loaded.steps == position.steps, "a frame was not loaded as it was"


def check_copy(position: Position, action: Any) -> None:
    """Playing on a copy does the same and does not touch the original."""
    key = position.key()
    copy = position.copy()
    assert copy == position
    copy.play(action)
    assert position.key() == key
    told = position.copy()
    told.tell = lambda *_, **__: None
    told.play(action)
    assert told == copy, "the journal changes what happens"


def check_step(step: Step[Any]) -> None:
    """All that a step knows is in its frame; it has a name and nothing else."""
    assert set(getattr(step, "__dict__", {})) <= {"name"}


def check_result(result: Result | None, seats: int) -> None:
    assert result is not None
    assert len(result.scores) == seats
    assert all(isinstance(score, int) for score in result.scores)
    assert set(result.winners) <= set(range(seats))
    assert result.winners == sorted(set(result.winners))
    assert result.reason


@pytest.mark.parametrize("pick", [at_random, sensibly])
@pytest.mark.parametrize(("name", "seats"), AT_LENGTH)
def test_every_state_of_a_random_game(name: str, seats: int, pick: Pick) -> None:
    game = grasse.find(name)
    position = game.start(seats)
    number = 0
    for number, action in enumerate(walk(position, Dice(f"{name} {seats}"), pick), 1):
        check_state(position, seats)
        check_step(position.step)
        if position.to_act == NATURE:
            check_nature(position, number)
        check_copy(position, action)
        if number % 4 == 0:
            check_round_trip(position)
    assert number <= game.longest
    assert position.options() == []
    assert position.view(0)["options"] == []
    check_round_trip(position)
    check_result(position.result(), seats)
    with pytest.raises(Illegal):
        position.play(action)


@pytest.mark.parametrize(("name", "seats"), AT_LENGTH)
def test_every_option_of_the_game(name: str, seats: int) -> None:
    """Every ruling turned, one at a time: the same holds, and the game ends."""
    game = grasse.find(name)
    for seed, options in enumerate(variants(game)):
        position = game.start(seats, options)
        number = 0
        for number, action in enumerate(walk(position, Dice(seed), sensibly), 1):
            if number % 10 == 0:
                check_state(position, seats)
                check_copy(position, action)
                check_round_trip(position)
            assert number <= game.longest, options
        check_result(position.result(), seats)


@pytest.mark.parametrize(("name", "seats"), AT_LENGTH)
def test_games_end_within_their_longest(name: str, seats: int) -> None:
    game = grasse.find(name)
    for seed in range(10):
        length = sum(1 for _ in walk(game.start(seats), Dice(seed)))
        assert length <= game.longest


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_old_positions_do_not_change(name: str, seats: int) -> None:
    """Copies of every position of a game, all hashed again at its end: a list that two positions
    share would show."""
    position = grasse.find(name).start(seats)
    kept = [(position.copy(), position.key()) for _ in walk(position, Dice(21), sensibly)]
    assert [old.key() for old, _ in kept] == [key for _, key in kept]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_old_positions_do_not_change_at_any_action(name: str, seats: int) -> None:
    """As above, after each action, for the first hundred; and playing on from an old copy does
    not touch the others either."""
    position = grasse.find(name).start(seats)
    kept: list[tuple[Position, str]] = []
    for number, _ in enumerate(walk(position, Dice(22), sensibly)):
        assert all(old.key() == key for old, key in kept)
        kept.append((position.copy(), position.key()))
        if number == 100:
            break
    for old, _ in kept[::10]:
        aside = old.copy()
        for _, _ in zip(range(20), walk(aside, Dice(23)), strict=False):
            pass
    assert all(old.key() == key for old, key in kept)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_same_actions_give_the_same_game(name: str, seats: int) -> None:
    """Playing is a function of position and action."""
    first = grasse.find(name).start(seats)
    actions = list(walk(first, Dice(24), sensibly))
    second = grasse.find(name).start(seats)
    for action in actions:
        second.play(action)
    assert second.key() == first.key()


_KEYS = """
import grasse, sys
from grasse.kernel import Dice
from tests.play import sensibly, walk
position = grasse.find(sys.argv[1]).start(int(sys.argv[2]))
for number, action in enumerate(walk(position, Dice(25), sensibly)):
    if number % 8 == 0:
        print(position.key(), action.written(), [a.written() for a in position.options()][:9])
print(position.key(), position.result())
"""


@pytest.mark.parametrize(("name", "seats"), AT_LENGTH)
def test_keys_and_options_are_the_same_in_every_process(name: str, seats: int) -> None:
    """Nothing depends on the order of a set or on an address."""
    said = [
        subprocess.run(
            [sys.executable, "-c", _KEYS, name, str(seats)],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "4242")
    ]
    assert said[0] == said[1]
    assert said[0].count("\n") >= min(10, shape(name, seats).decisions // 8)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_nature_draws_as_her_chances_say(name: str, seats: int) -> None:
    """For each kind of Nature's steps: 1,500 draws from the fair stream against the weights."""
    position = grasse.find(name).start(seats)
    seen: Counter[str] = Counter()
    stream = FairStream("draws", 1, seed_from(f"{name} {seats}"), [])
    for number, _ in enumerate(walk(position, Dice(26), sensibly)):
        chances = position.chances() if position.to_act == NATURE else []
        step = position.step.name if chances else ""
        if len(chances) < 2 or seen[step] >= 3 or number % 3:
            continue
        seen[step] += 1
        draws = 1500
        drawn = Counter(position.draw(stream) for _ in range(draws))
        assert set(drawn) <= {action for action, _ in chances}
        total = sum(weight for _, weight in chances)
        common = [(a, draws * w / total) for a, w in chances if draws * w / total >= 8]
        rare = draws - sum(expected for _, expected in common)
        square = sum((drawn[a] - e) ** 2 / e for a, e in common)
        degrees = len(common) - 1
        if rare >= 8:
            square += (draws - sum(drawn[a] for a, _ in common) - rare) ** 2 / rare
            degrees += 1
        # Fixed seeds: it holds or it does not, from one run to the next.
        assert square < degrees + 4 * (2 * degrees) ** 0.5 + 8, (step, number, drawn)
    assert seen


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_is_not_allowed_changes_nothing_and_says_why(name: str, seats: int) -> None:
    """Given random states; when actions of all kinds are tried that are not allowed; then each is
    refused with a rule of the catalog, and nothing changes."""
    game = grasse.find(name)
    tried = some_actions(name, seats, 12)
    position = game.start(seats)
    refused: Counter[str] = Counter()
    for number, _ in enumerate(walk(position, Dice(27), sensibly)):
        if number % 15:
            continue
        key, steps = position.key(), list(position.steps)
        for action in tried:
            copy = position.copy()
            error = error_of(partial(copy.play, action))
            if error is not None:
                assert isinstance(error, Illegal)
                assert error.rule in KERNEL_RULES or error.rule in catalog(grasse.find(name)), error
                assert str(error).startswith(f"{error.rule}: {error.message}")
                assert "\n" not in str(error)
                refused[error.rule] += 1
                assert copy.key() == key
                assert copy.steps == steps
            else:
                told = position.copy()
                told.options()
                told.play(action)
                assert told == copy, "what is allowed depends on whether options were asked"
                assert position.step.refuse(position, action) is None, action
    assert refused


# Bad data


@st.composite
def changed(draw: st.DrawFn, data: Any) -> Any:
    """The data with one part of it dropped, doubled or replaced."""
    if isinstance(data, dict) and data and draw(st.integers(0, 4)):
        name = draw(st.sampled_from(sorted(data)))
        if draw(st.integers(0, 9)) == 0:
            return {key: value for key, value in data.items() if key != name}
        if draw(st.integers(0, 19)) == 0:
            return {**data, draw(st.text(max_size=5)): data[name]}
        return {**data, name: draw(changed(data[name]))}
    if isinstance(data, list) and data and draw(st.integers(0, 4)):
        place = draw(st.integers(0, len(data) - 1))
        how = draw(st.integers(0, 9))
        if how == 0:
            return data[:place] + data[place + 1 :]
        if how == 1:
            return [*data, data[place]]
        if how == 2:
            return [*data[:place], data[draw(st.integers(0, len(data) - 1))], *data[place + 1 :]]
        return [*data[:place], draw(changed(data[place])), *data[place + 1 :]]
    return draw(JUNK)


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 12),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["round", "turn", "well", "bag", "sell"]),
    st.lists(st.integers(-1, 9), max_size=5),
    st.recursive(
        st.none() | st.integers() | st.text(max_size=4),
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
        ),
        max_leaves=6,
    ),
)


def some_dumps() -> list[tuple[str, Any]]:
    """Positions of every game and number of seats, from the set-up to the end."""
    found = []
    for name, seats in CASES:
        position = grasse.find(name).start(seats)
        for number, _ in enumerate(walk(position, Dice(28), sensibly)):
            if number % 41 == 0:
                found.append((name, position.dump()))
        found.append((name, position.dump()))
    return found


DUMPS = some_dumps()


@settings(max_examples=1200, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_a_position_that_cannot_be_is_bad_data(data: st.DataObject) -> None:
    """Changed dumps load or are refused with one clear line; nothing else is raised."""
    name, dump = data.draw(st.sampled_from(DUMPS))
    candidate = data.draw(changed(dump))
    error = error_of(lambda: grasse.position(name, candidate))
    if error is not None:
        assert isinstance(error, BadData)
        assert str(error)
        assert "\n" not in str(error)
    else:
        position = grasse.position(name, candidate)
        assert (position.to_act is None) == (position.result() is not None)
        assert position.to_act is None or position.options()
        assert grasse.position(name, position.dump()).key() == position.key()


@pytest.mark.parametrize("name", grasse.names())
@pytest.mark.parametrize("junk", [None, 1, "x", [], {}, {"seats": "two"}, {"game": "chess"}])
def test_what_is_no_position_is_bad_data(name: str, junk: Any) -> None:
    with pytest.raises(BadData):
        grasse.position(name, junk)


@pytest.mark.parametrize("name", grasse.names())
def test_bad_requests_are_told_in_one_line(name: str) -> None:
    game = grasse.find(name)
    for seats in (-1, 0, 1, max(game.seats) + 1):
        with pytest.raises(BadRequest, match=f"{name} is for"):
            grasse.new(name, seats)
    with pytest.raises(BadRequest, match="has no option"):
        grasse.new(name, game.seats[0], options={"no such option": True})
    with pytest.raises(BadData, match="cannot read"):
        grasse.new(name, game.seats[0], components="/no/such/file.toml")
    with pytest.raises(BadRequest, match="there is no game"):
        grasse.new("no such game")


@pytest.mark.parametrize("name", grasse.names())
def test_the_vocabulary_reads_what_a_person_types(name: str) -> None:
    """Every action can be written in one line and read from it."""
    game = grasse.find(name)
    for action in some_actions(name, game.seats[-1], 20):
        assert game.vocabulary.parse(action.written()) == action
        assert game.vocabulary.read(action.plain()) == action
    for line in ("", "   ", "no-such-action", "no-such-action 1", "9" * 5000):
        with pytest.raises(BadData):
            game.vocabulary.parse(line)


@settings(max_examples=300, deadline=None)
@given(JUNK, st.data())
def test_an_action_that_is_none_is_bad_data(junk: Any, data: st.DataObject) -> None:
    vocabulary = grasse.find(data.draw(st.sampled_from(grasse.names()))).vocabulary
    tag = data.draw(st.sampled_from(sorted(vocabulary.actions)))
    for candidate in (junk, {"do": junk}, {"do": tag, "x": junk}):
        error = error_of(partial(vocabulary.read, candidate))
        assert error is None or isinstance(error, BadData)
        assert "\n" not in str(error)
