"""A match: whose turn it is, what can be taken back, and who is told what."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import grasse
from grasse.kernel import (
    NATURE,
    Action,
    BadData,
    Dice,
    GrasseError,
    Illegal,
    Match,
    NothingToUndo,
    NotYourTurn,
    Seat,
)
from tests.play import AT_LENGTH, CASES, advance, at_random, finished, halfway, sensibly, shape

encode = msgspec.json.encode


def everything(match: Match[Any]) -> tuple[object, ...]:
    """All there is in a match, for comparison."""
    seats = range(match.position.seats)
    return (
        match.position.key(),
        list(match.journal),
        list(match.actions),
        dict(match._stream.drawn),
        [encode(match.view(seat)) for seat in (None, *seats)],
        encode(match.record()),
        match.options,
        match.can_undo,
    )


def reversible(match: Match[Any]) -> list[Action]:
    """The last actions that were all the decisions of the seat to act, and told nothing."""
    found: list[Action] = []
    for seat, action in reversed(match.actions):
        if seat != match.to_act or action.reveals:
            break
        found.append(action)
    return found[::-1]


# Undo


@pytest.mark.parametrize(("name", "seats"), AT_LENGTH)
def test_undo_is_exact(name: str, seats: int) -> None:
    """Given any state; when an action is played and taken back; then all is as it was, and playing
    it again gives what it gave."""
    match = grasse.new(name, seats, seed=f"undo {seats}")
    chance = Dice(1)
    exact = 0
    for number in range(1200):
        if match.to_act is None:
            match = grasse.new(name, seats, seed=f"undo {seats} {number}")
        action = at_random(match.position, chance)
        sampled = chance.below("sample", 6) == 0
        before = everything(match) if sampled else ()
        length, by = len(match.actions), match.to_act
        match.play(action)
        if sampled and match.to_act == by and len(match.actions) == length + 1 and match.can_undo:
            after = everything(match)
            match.undo(by)
            assert everything(match) == before
            match.play(action)
            assert everything(match) == after
            exact += 1
    usual = shape(name, seats)
    assert exact >= min(30, 1200 * usual.takes_back // usual.decisions // 12)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_undo_goes_as_far_as_nothing_was_told(name: str, seats: int) -> None:
    """Given any state; then exactly the last decisions of the seat to act can be taken back that
    follow Nature, another seat or a reveal - not one more, not one less."""
    wanted = {*range(min(2, shape(name, seats).deepest) + 1)}
    lengths: set[int] = set()
    for number in range(10):
        match = grasse.new(name, seats, seed=f"far {seats} {number}")
        lengths |= _lengths_of_undo(match, Dice(number))
        if wanted <= lengths:
            return
    pytest.fail(f"of {wanted} decisions only {lengths} could be taken back")


def _lengths_of_undo(match: Match[Any], chance: Dice) -> set[int]:
    """How many decisions could be taken back, over a game."""
    seats = match.position.seats
    lengths = set()
    while match.to_act is not None and len(match.actions) < 1500:
        advance(match, chance, 1)
        if match.to_act is None:
            break
        expected = reversible(match)
        assert match.can_undo == bool(expected)
        if len(expected) not in lengths or len(match.actions) % 20 == 0:
            lengths.add(len(expected))
            for seat in range(seats):
                assert match.view(seat)["can_undo"] == (bool(expected) and seat == match.to_act)
            assert match.view(None)["can_undo"] is False
        if not expected:
            with pytest.raises(NothingToUndo):
                match.undo()
            with pytest.raises(NothingToUndo):
                match.reset_turn()
            continue
        key, length, by = match.position.key(), len(match.actions), match.to_act
        drawn = dict(match._stream.drawn)
        match.reset_turn(by)
        assert match.to_act == by
        assert len(match.actions) == length - len(expected)
        assert match._stream.drawn == drawn
        with pytest.raises(NothingToUndo):
            match.undo()
        for action in expected:
            match.play(action, seat=by)
        assert match.position.key() == key
        assert len(match.actions) == length
    return lengths


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_only_the_seat_to_act_takes_back(name: str, seats: int) -> None:
    match = grasse.new(name, seats, seed="whose")
    chance = Dice(3)
    tried = 0
    while match.to_act is not None and tried < 40:
        advance(match, chance, 1)
        for seat in range(seats):
            if seat != match.to_act:
                before = everything(match) if tried < 5 else ()
                with pytest.raises(NothingToUndo):
                    match.undo(seat)
                with pytest.raises(NothingToUndo):
                    match.reset_turn(seat)
                assert not before or everything(match) == before
                tried += 1


def test_undo_stops_behind_nature() -> None:
    """Given a player who took a die and then a water token; when he takes back; then nothing: he
    has seen the token."""
    match = grasse.new("parfum", 2, seed="stop")
    while match.position.step.name != "prepare":
        match.play(match.options[0])
    seat = match.to_act
    match.play({"do": "take-die", "aroma": "rose"})
    assert match.can_undo
    match.undo(seat)
    match.play({"do": "take-die", "aroma": "rose"})
    match.play({"do": "take-water"})
    assert match.to_act == seat
    assert not match.can_undo
    match.play({"do": "take-die", "aroma": "violet"})
    assert match.can_undo
    match.reset_turn()
    assert match.actions[-1][0] == NATURE


def test_undo_stops_behind_what_was_shown() -> None:
    """Given a player who spent two tokens openly; then that is not taken back, although Nature did
    nothing: the others have seen the tokens."""
    for seed in range(200):
        match = grasse.new("parfum", 2, seed=seed)
        chance = Dice(seed)
        for _ in range(120):
            turns = [a for a in match.options if a.tag() == "turn-fly"]
            if turns:
                length = len(match.actions)
                match.play(turns[0])
                assert len(match.actions) == length + 1
                assert not match.can_undo
                return
            advance(match, chance, 1, sensibly)
    raise AssertionError("no game came to a fly that could be turned")


def test_a_finished_game_is_not_taken_back() -> None:
    match = finished(grasse.new("parfum", 2, seed=1, options={"round_cap": 1}), Dice(1))
    assert not match.can_undo
    with pytest.raises(NothingToUndo):
        match.undo()


# Whose turn it is


@pytest.mark.parametrize(("name", "seats"), AT_LENGTH)
def test_not_your_turn(name: str, seats: int) -> None:
    """Given any state; when a seat acts that is not to act; then it is told so in the same words
    whatever it tries, and nothing changes."""
    match = grasse.new(name, seats, seed="turns")
    chance = Dice(4)
    for _ in range(halfway(name, seats, 60)):
        before = match.position.key(), len(match.journal), len(match.actions)
        for seat in range(-1, seats + 1):
            if seat == match.to_act:
                continue
            for action in (match.options[0], {"do": "nonsense"}, {}):
                with pytest.raises(NotYourTurn, match=r"^it is not your turn$"):
                    match.play(action, seat=seat)
        assert (match.position.key(), len(match.journal), len(match.actions)) == before
        advance(match, chance, 1)
    last = match.options[0]
    finished(match, chance)
    for seat in range(seats):
        with pytest.raises(NotYourTurn, match=r"^the game is over$"):
            match.play(last, seat=seat)
    with pytest.raises(Illegal, match="game-is-over"):
        match.play(last)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_plain_data_plays_like_actions(name: str, seats: int) -> None:
    """Given two matches of the same seed; when one gets actions and the other what JSON makes of
    them; then they are the same."""
    typed = grasse.new(name, seats, seed="plain")
    plain = grasse.new(name, seats, seed="plain")
    chance = Dice(5)
    while typed.to_act is not None and len(typed.actions) < 300:
        action = at_random(typed.position, chance)
        typed.play(action)
        plain.play(msgspec.json.decode(encode(action)), seat=plain.to_act)
    assert everything(typed) == everything(plain)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(JSON, st.data())
def test_nonsense_is_refused_and_changes_nothing(junk: Any, data: st.DataObject) -> None:
    match = grasse.new("parfum", 2, seed="nonsense")
    advance(match, Dice(6), 12)
    before = everything(match)
    tag = data.draw(st.sampled_from(sorted(match.game.vocabulary.actions)))
    field = data.draw(st.sampled_from(["aroma", "note", "token", "perfume", "clock", "seats"]))
    for action in (junk, {"do": junk}, {"do": tag, field: junk}):
        if isinstance(action, dict) and action in [option.plain() for option in match.options]:
            continue
        with pytest.raises(GrasseError) as error:
            match.play(action)
        assert "\n" not in str(error.value)
    assert everything(match) == before


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ({}, "an action is an object"),
        ([], "an action is an object"),
        ({"do": "fly"}, "there is no action 'fly'"),
        ({"do": ["take-die"]}, "there is no action"),
        ({"do": {}}, "there is no action"),
        ({"do": "take-die"}, "take-die: .*aroma"),
        ({"do": "take-die", "aroma": "garlic"}, "take-die: .*garlic"),
        ({"do": "take-die", "aroma": "rose", "more": 1}, "take-die: .*more"),
    ],
)
def test_what_is_no_action_is_told(action: Any, words: str) -> None:
    match = grasse.new("parfum", 2, seed=1)
    with pytest.raises(BadData, match=words):
        match.play(action)


# Nature given by hand


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_nature_given_by_hand(name: str, seats: int) -> None:
    """Given a match whose Nature is played by hand; when she is given what the fair stream of
    another match drew; then both are the same game."""
    fair = grasse.new(name, seats, seed="given")
    advance(fair, Dice(7), 100)
    given = grasse.new(name, seats, seed="given", nature="given")
    assert given.to_act == NATURE
    assert given.actions == []
    for seat, action in fair.actions:
        assert given.to_act == seat
        given.play(action, seat=seat)
    assert given.position == fair.position
    assert given.journal == fair.journal
    assert given.actions == fair.actions
    assert given._stream.drawn == {}
    assert given.can_undo == fair.can_undo
    assert given.record()["fair"]["nature"] == "given"


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_nature_is_held_to_the_rules(name: str, seats: int) -> None:
    """Given a match whose Nature is played by hand; then she takes one of her options or nothing,
    nobody may act in between, and nobody takes back what she did."""
    match = grasse.new(name, seats, nature="given", seed=1)
    chance = Dice(8)
    natures = 0
    while match.to_act is not None and natures < 60:
        if match.to_act == NATURE:
            natures += 1
            key = match.position.key()
            for seat in range(seats):
                with pytest.raises(NotYourTurn):
                    match.play(match.options[0], seat=seat)
                assert match.view(seat)["options"] == []
            for kind in match.game.vocabulary.actions:
                with pytest.raises(GrasseError):
                    match.play({"do": kind})
            assert match.position.key() == key
            match.play(at_random(match.position, chance), seat=NATURE)
            assert not match.can_undo
        else:
            match.play(at_random(match.position, chance))


@pytest.mark.parametrize(("name", "seats"), AT_LENGTH)
def test_nobody_acts_for_nature_in_a_fair_match(name: str, seats: int) -> None:
    """Given a fair match replayed to a point where Nature is to act; when somebody acts for her;
    then he is refused; when the match is resumed; then she draws what she drew."""
    match = grasse.new(name, seats, seed="nature")
    advance(match, Dice(10), 80)
    data = match.record()
    stopped = 0
    for until in range(len(match.actions)):
        part = Match.replayed(match.game, data, until=until)
        if part.to_act == NATURE:
            stopped += 1
            for action in part.options[:3]:
                with pytest.raises(NotYourTurn, match="Nature acts by herself"):
                    part.play(action)
            assert len(part.actions) == until
            part.resume()
            assert part.to_act != NATURE
            assert part.actions == match.actions[: len(part.actions)]
    assert stopped >= min(10, shape(name, seats).actions // 4)


def test_nature_says_no_to_what_is_not_there() -> None:
    match = grasse.new("parfum", 2, nature="given")
    first = match.options[0]
    match.play(first)
    with pytest.raises(Illegal, match="NATURE"):
        match.play(first)  # that note is no longer in the bag


# The journal and the view


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_private_entries_are_for_one_seat(name: str, seats: int) -> None:
    """Entries addressed to a seat are in that seat's view and in no other."""
    match = grasse.new(name, seats, seed="journal")
    advance(match, Dice(9), 200)
    public = [entry for entry in match.journal if entry.to is None]
    viewers: list[Seat | None] = [None, *range(seats)]
    for viewer in viewers:
        shown = match.view(viewer)["journal"]
        assert all(entry.get("to") in (None, viewer) for entry in shown)
        own = [entry for entry in match.journal if entry.to is not None and entry.to == viewer]
        assert len(shown) == len(public) + len(own)
    assert all(entry.to is None or entry.to in range(seats) for entry in match.journal)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_journal_costs_nothing_when_nobody_reads(name: str, seats: int) -> None:
    """A copy has its journal switched off, and what is played on it is not told."""
    match = grasse.new(name, seats, seed="quiet")
    copy = match.position.copy()
    assert copy.tell is None
    told = len(match.journal)
    for _ in range(halfway(name, seats, 20)):
        copy.play(at_random(copy, Dice(1)))
    assert len(match.journal) == told


def test_views_are_the_callers_own() -> None:
    """Changing what a view holds changes nothing in the match."""
    match = grasse.new("parfum", 3, seed=2)
    advance(match, Dice(2), 30)
    before = everything(match)

    def spoil(value: Any) -> None:
        for inner in value.values() if isinstance(value, dict) else value:
            if isinstance(inner, dict | list):
                spoil(inner)
        value.clear()

    for viewer in (None, 0, 1, 2):
        spoil(match.view(viewer))
        spoil(match.position.dump())
        assert everything(match) == before


# Going on elsewhere: snapshots and followers


@pytest.mark.parametrize("name", grasse.names())
def test_a_snapshot_goes_on_as_the_match_does(name: str) -> None:
    """Given a snapshot of a match, in JSON; when both go on in the same way; then they are the
    same to every seat, and Nature draws the same."""
    match = grasse.new(name, 3, seed="snapshot")
    chance = Dice(11)
    for _ in range(halfway(name, 3, 60)):
        match.play(match.options[chance.below("option", len(match.options))])
    while match.can_undo:
        match.undo()
    data = msgspec.json.decode(msgspec.json.encode(match.snapshot()))
    other = Match.restored(match.game, data)
    for _ in range(60):
        if match.to_act is None:
            break
        option = match.options[chance.below("option", len(match.options))]
        match.play(option)
        other.play(option)
        assert encode(other.record()) == encode(match.record())
        for seat in (None, 0, 1, 2):
            assert encode(other.view(seat)) == encode(match.view(seat))


@pytest.mark.parametrize("name", grasse.names())
def test_a_follower_does_what_was_done(name: str) -> None:
    """Given two equal matches; when one follows what the other did, Nature's actions as written;
    then they are equal, to the next draw."""
    match = grasse.new(name, 3, seed="follow")
    other = grasse.new(name, 3, seed="follow")
    chance = Dice(5)
    for _ in range(80):
        if match.to_act is None:
            break
        done = len(match.actions)
        match.play(match.options[chance.below("option", len(match.options))])
        other.follow([{"by": by, **a.plain()} for by, a in match.actions[done:]], match.drawn)
        assert encode(other.snapshot()) == encode(match.snapshot())
        assert encode(other.view(0)) == encode(match.view(0))


def test_a_view_can_leave_out_what_was_read() -> None:
    """Given somebody who read the journal up to an entry; then his view has the entries behind it
    and says how many he has."""
    match = grasse.new("safranito", 2, seed="read")
    chance = Dice(3)
    for _ in range(40):
        match.play(match.options[chance.below("option", len(match.options))])
    for seat in (None, 0, 1):
        whole = match.view(seat)["journal"]
        for told in (0, 7, len(match.journal)):
            part = match.view(seat, told)
            assert whole[: part["kept"]] + part["journal"] == whole
            assert part["kept"] <= told
