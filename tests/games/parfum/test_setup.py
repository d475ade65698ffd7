"""Set-up (PF-SETUP)."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from grasse import NATURE
from grasse.games.parfum import GAME
from grasse.games.parfum.actions import DrawnCustomer, DrawnNote, DrawnWater, Stacked
from grasse.games.parfum.box import read_box
from grasse.games.parfum.position import ParfumPosition
from tests.games.parfum.positions import alike, drawn, odds, play, refusal, table, waking_order
from tests.rules import rule

BOX = read_box(None)
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def nature_until(position: ParfumPosition, step: str) -> ParfumPosition:
    """Nature does the first thing she may until she is asked for this."""
    while position.step.name != step:
        assert position.to_act == NATURE
        position.play(position.options()[0])
    return position


def set_up(seats: int) -> ParfumPosition:
    return nature_until(GAME.start(seats), "choose-clock")


@rule("PF-SETUP-01", "PF-SETUP-10")
@SEATS
def test_clocks_lie_on_the_market_clock(seats: int) -> None:
    position = set_up(seats)

    assert position.clocks == [-1] * (3 if seats == 3 else 4)
    assert position.actions_of == ([4, 5, 6] if seats == 3 else [3, 4, 5, 6])
    # and no other clock can be had
    assert [action.plain()["clock"] for action in position.options()] == (
        [1, 2, 3] if seats == 3 else [1, 2, 3, 4]
    )


@rule("PF-SETUP-02")
@SEATS
def test_every_note_is_in_the_bag_and_any_may_come_first(seats: int) -> None:
    position = GAME.start(seats)

    assert len(BOX.notes) == 42
    assert odds(position) == drawn(position) == alike(*map(DrawnNote, BOX.notes))


@rule("PF-SETUP-08", "PF-SETUP-09")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 6), (3, 5), (4, 6)])
def test_notes_are_drawn_to_the_display(seats: int, spaces: int) -> None:
    position = GAME.start(seats)
    notes = ["BS14", "HD01", "HT07", "BS02", "HD13", "HT14"][:spaces]

    for note in notes:
        assert position.step.name == "bag"
        play(position, DrawnNote(note))
        assert DrawnNote(note) not in position.options()

    assert [note and note.id for note in position.display] == notes
    assert position.step.name == "stack"


@rule("PF-SETUP-06", "PF-SETUP-07", "TV-57")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 5), (3, 4), (4, 5)])
def test_the_street_is_dealt_from_group_a(seats: int, spaces: int) -> None:
    position = nature_until(GAME.start(seats), "stack")
    left = [f"CA{n:02}" for n in range(1, 11)]

    for customer in ("CA10", "CA03", "CA05", "CA01", "CA07")[:spaces]:
        assert odds(position) == drawn(position) == alike(*map(DrawnCustomer, left))
        assert refusal(position, DrawnCustomer("CB01")) == ("NATURE", "no-nature-outcome")
        play(position, DrawnCustomer(customer))
        left.remove(customer)

    assert position.step.name == "well"
    assert [c and c.deck for c in position.street] == ["A"] * spaces


@rule("PF-SETUP-03", "PF-SETUP-04")
def test_the_whole_stack_is_a_then_b_then_the_token_then_five_b() -> None:
    # given an empty street and all customers in the stack; everybody served goes to seat 0
    served: list[str] = []
    stack = ""
    closing = True
    while len(stack) < 26:
        position = table(
            street=[],
            served=[served, [], [], []],
            closing=closing,
            steps=[["round"], ["refill-street"]],
        )
        # when the street is dealt
        while position.step.name == "stack":
            if closing and not position.closing:
                stack, closing = stack + "!", False
            group = "A" if stack.count("A") < 10 else "B"
            gone = {*served, *(c.id for c in position.street if c)}
            left = [c.id for c in BOX.deck[group] if c.id not in gone]
            # then any that is left of the group may come
            assert odds(position) == alike(*map(DrawnCustomer, left))
            position.play(DrawnCustomer(left[-1]))
            stack += group
        served += [c.id for c in position.street if c]

    assert stack == "A" * 10 + "B" * 10 + "!" + "B" * 5


@rule("PF-SETUP-13", "PF-SETUP-12")
def test_everybody_draws_two_tokens_from_what_is_left_in_the_well() -> None:
    position = nature_until(GAME.start(3), "well")
    assert position.well == [10, 4, 5, 6]
    assert position.discard == [0, 0, 0, 0]
    whole = {
        DrawnWater(0): Fraction(10, 25),
        DrawnWater(1): Fraction(4, 25),
        DrawnWater(2): Fraction(5, 25),
        DrawnWater(3): Fraction(6, 25),
    }
    assert odds(position) == drawn(position) == whole

    play(position, *map(DrawnWater, (3, 1, 1, 1, 1)))

    assert odds(position) == {
        DrawnWater(0): Fraction(10, 20),
        DrawnWater(2): Fraction(5, 20),
        DrawnWater(3): Fraction(5, 20),
    }
    play(position, DrawnWater(0))
    assert position.water == [(0, 1, 0, 1), (0, 2, 0, 0), (1, 1, 0, 0)]
    assert position.well == [9, 0, 5, 5]
    assert position.step.name == "markers"


@rule("PF-SETUP-14")
@SEATS
def test_markers_are_stacked_in_any_order(seats: int) -> None:
    position = nature_until(GAME.start(seats), "markers")
    orders = [Stacked(order) for order in permutations(range(seats))]
    assert odds(position) == drawn(position) == alike(*orders)
    assert refusal(position, Stacked((0,) * seats)) == ("NATURE", "no-nature-outcome")

    bottom_to_top = tuple(range(seats))[::-1]
    play(position, Stacked(bottom_to_top))

    assert position.money == [0] * seats
    assert position.track == list(bottom_to_top)
    assert waking_order(position) == list(range(seats))


@rule("PF-SETUP-05", "PF-SETUP-11", "PF-SETUP-12", "PF-SETUP-15")
@SEATS
def test_everything_else_lies_in_the_middle(seats: int) -> None:
    position = set_up(seats)

    assert position.flacons == 25
    assert position.box.dice == (3,) * 5
    assert (position.dice, position.flasks, position.used) == ([0] * 5,) * 3
    assert position.discard == [0, 0, 0, 0]
    for row in (position.hands, position.perfumes, position.served):
        assert row == [()] * seats
    assert position.round == 1
    assert not position.last_round


@rule("PF-SETUP-16", "TV-58", "PF-SETUP-02", "PF-SETUP-04")
@pytest.mark.parametrize(
    ("seats", "bag", "above", "well"), [(2, 36, 15, 21), (3, 37, 16, 19), (4, 36, 15, 17)]
)
def test_what_is_left_after_the_set_up(seats: int, bag: int, above: int, well: int) -> None:
    position = set_up(seats)

    assert len(position.bag) == bag
    assert sum(position.well) == well
    assert [sum(held) for held in position.water] == [2] * seats
    assert position.closing
    stack = len(position.customers_a) + len(position.customers_b)
    assert (stack, position.above_closing) == (above + 5, above)  # TV-58 counts the token too
    assert len(position.customers_b) == 15


def test_a_dump_shares_nothing_with_the_position() -> None:
    position = set_up(4)
    before = position.key()

    for part in position.dump().values():
        if isinstance(part, list):
            part.clear()

    assert position.key() == before
    assert GAME.start(4).actions_of == [3, 4, 5, 6]
