"""The money track (PF-MONEY)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import grasse
from grasse import BadData
from grasse.games.parfum.actions import Bargain, ClaimNote, Pass, SellTo
from grasse.games.parfum.position import ParfumPosition
from tests.games.parfum.positions import (
    AFTER_TURNS,
    aromas,
    play,
    random_game,
    rolled,
    table,
    waking_order,
)
from tests.rules import rule

BLUE, RED, YELLOW, GREEN = range(4)


class Track:
    """The track of the real board: stacks of markers on spaces, from the bottom to the top."""

    def __init__(self, bottom_to_top: list[int]) -> None:
        self.spaces: dict[int, list[int]] = {0: list(bottom_to_top)}

    def gain(self, marker: int, coins: int) -> None:
        if coins == 0:
            return
        space = next(s for s, stack in self.spaces.items() if marker in stack)
        self.spaces[space].remove(marker)
        self.spaces.setdefault(space + coins, []).append(marker)

    def choosing(self) -> list[int]:
        """From the last space on, each stack from the top."""
        return [m for space in sorted(self.spaces) for m in reversed(self.spaces[space])]

    def money(self) -> list[int]:
        where = {m: space for space, stack in self.spaces.items() for m in stack}
        return [where[m] for m in sorted(where)]


def stacks(position: ParfumPosition) -> dict[int, list[int]]:
    """The markers of each space from the bottom to the top, as the waking order has them."""
    found: dict[int, list[int]] = {}
    for marker in waking_order(position):
        found.setdefault(position.money[marker], []).insert(0, marker)
    return found


def claiming(seat: int, dice: list[int], **given: Any) -> ParfumPosition:
    """This seat has only flasks; it is the last turn of the round."""
    steps = [*AFTER_TURNS, ["end-turn", seat], ["composing", seat], ["claiming", seat]]
    return table(steps=steps, dice=dice, flasks=dice, **given)


@rule("PF-MONEY-02")
def test_a_claim_moves_the_marker_at_once() -> None:
    position = claiming(GREEN, aromas(violet=3), money=[1, 2, 3, 4])

    play(position, ClaimNote("HD04"))

    assert position.step.name == "claim"  # still the same turn, with a violet to spare
    assert position.money == [1, 2, 3, 6]


@rule("PF-MONEY-02", "PF-MONEY-01")
def test_sales_move_the_marker_at_once() -> None:
    minor = {"size": "minor", "notes": ["HD02", "BS08"], "flacons": 2}  # violet, rose 2
    position = table(perfumes=[[minor], [], [], []], steps=AFTER_TURNS)

    play(position, SellTo(0, "CA03"))
    assert position.money == [4, 0, 0, 0]
    play(position, Bargain(0))
    assert position.money == [6, 0, 0, 0]


@rule("PF-MONEY-03", "PF-MONEY-04", "TV-20")
def test_a_marker_lands_on_top() -> None:
    position = claiming(
        GREEN, aromas(violet=2), money=[5, 5, 9, 3], track=[RED, BLUE, GREEN, YELLOW]
    )
    assert stacks(position) == {5: [RED, BLUE], 9: [YELLOW], 3: [GREEN]}

    play(position, ClaimNote("HD04"))  # 2 coins

    assert stacks(position) == {5: [RED, BLUE, GREEN], 9: [YELLOW]}
    assert waking_order(position) == [GREEN, BLUE, RED, YELLOW]


@rule("PF-MONEY-04", "TV-21")
def test_a_marker_leaves_a_stack_in_its_order() -> None:
    position = claiming(
        BLUE, aromas(violet=1), money=[5, 5, 9, 5], track=[RED, BLUE, GREEN, YELLOW]
    )
    assert stacks(position) == {5: [RED, BLUE, GREEN], 9: [YELLOW]}

    play(position, ClaimNote("HD01"))  # 1 coin

    assert stacks(position) == {5: [RED, GREEN], 6: [BLUE], 9: [YELLOW]}


@rule("PF-MONEY-05")
def test_markers_passed_on_the_way_are_not_touched() -> None:
    position = claiming(
        BLUE, aromas(violet=2), money=[3, 4, 4, 4], track=[BLUE, YELLOW, GREEN, RED]
    )

    play(position, ClaimNote("HD04"))  # from 3 over 4 to 5

    assert stacks(position) == {4: [YELLOW, GREEN, RED], 5: [BLUE]}


@rule("PF-MONEY-06", "TV-22")
def test_worthless_tokens_move_nothing_in_the_final_scoring() -> None:
    # given a last round at its end, the lowest marker holding tokens 0, 0
    position = table(
        last_round=True,
        money=[7, 7, 7, 2],
        track=[BLUE, RED, YELLOW, GREEN],
        water=[[2, 0, 0, 0], [0, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0]],
        steps=[["round"], ["round-end"]],
    )

    result = position.result()

    assert result is not None
    assert result.scores == position.money == [7, 7, 7, 2]
    assert stacks(position) == {7: [BLUE, RED, YELLOW], 2: [GREEN]}


@rule("PF-MONEY-06")
def test_a_gain_of_nothing_keeps_the_stack() -> None:
    position = table(money=[5, 5, 5, 5], track=[2, 0, 3, 1])
    position.gain(2, 0, "claims")
    assert stacks(position) == {5: [2, 0, 3, 1]}


@rule("PF-MONEY-03", "PF-MONEY-04", "PF-MONEY-05", "PF-MONEY-06", "PF-MONEY-07")
@given(
    start=st.permutations(range(4)),
    gains=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 4)), max_size=40),
)
def test_the_track_is_the_stacks_of_a_real_board(
    start: list[int], gains: list[tuple[int, int]]
) -> None:
    position = table(track=start)
    board = Track(start)

    for marker, coins in gains:
        position.gain(marker, coins, "bargains")
        board.gain(marker, coins)

        assert position.money == board.money()
        assert position.waking_order() == board.choosing()
    assert waking_order(position) == board.choosing()


@rule("PF-MONEY-07", "PF-MONEY-01")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_whole_games_move_markers_as_on_a_real_board(seats: int, seed: int) -> None:
    board: Track | None = None
    moved = 0
    for position in random_game(seats, seed):
        if position.reason is not None:
            break  # then everybody scores at once
        if position.round and board is None:
            board = Track(position.track)
        if board is not None:
            for marker, (before, now) in enumerate(zip(board.money(), position.money, strict=True)):
                assert now >= before  # money only grows
                board.gain(marker, now - before)
                moved += now > before
            assert position.waking_order() == board.choosing()
    assert moved > 10


@rule("PF-MONEY-01")
def test_money_and_the_order_of_markers_are_public() -> None:
    position = table(money=[5, 5, 2, 0], track=[1, 0, 2, 3])

    for seat in (0, 1, 2, 3, None):
        seen = position.view(seat)["table"]
        assert (seen["money"], seen["track"]) == ([5, 5, 2, 0], [1, 0, 2, 3])


@rule("PF-MONEY-01")
def test_nobody_owes_money() -> None:
    with pytest.raises(BadData, match="money"):
        grasse.position("parfum", {"seats": 2, "money": [-1, 0]})


@rule("PF-MONEY-08")
def test_a_lapped_track_is_one_long_track() -> None:
    # 300 and 300 share a space, 200 and 100 do not, however many spaces are printed
    position = table(money=[300, 200, 100, 300], track=[3, 2, 1, 0])

    assert stacks(position) == {100: [2], 200: [1], 300: [3, 0]}
    assert waking_order(position) == [2, 1, 0, 3]


@rule("PF-MONEY-09")
@pytest.mark.parametrize("notes", [("HT09", "BS02"), ("BS02", "HT09"), ("HT13",)])
def test_three_coins_are_three_coins_in_one_move_or_two(notes: tuple[str, ...]) -> None:
    # given a marker alone on 4, another one on 5, two on 7
    dice = aromas(rose=3, lavender=1)
    display = ["HT09", "BS02", "HT13"]
    position = claiming(0, dice, display=display, money=[4, 7, 5, 7], track=[3, 0, 2, 1])

    # when notes worth 2 + 1, 1 + 2 or 3 are claimed: on the way the marker may rest on 5
    play(position, *map(ClaimNote, notes))

    # then it is the same
    assert stacks(position) == {5: [2], 7: [3, 1, 0]}


@rule("PF-MONEY-01")
def test_nothing_that_can_be_done_costs_money() -> None:
    # passing, stopping and spending water leave the marker where it is
    position = rolled(aromas(rose=1), aromas(), 3, 3, money=[5, 0, 0, 0])
    for action in position.options():
        after = position.copy()
        after.play(action)
        assert after.money == [5, 0, 0, 0]
    minor = {"size": "minor", "notes": ["HD02", "BS08"], "flacons": 2}
    selling = table(perfumes=[[minor], [], [], []], money=[5, 0, 0, 0], steps=AFTER_TURNS)
    play(selling, Pass())
    assert selling.money == [5, 0, 0, 0]
