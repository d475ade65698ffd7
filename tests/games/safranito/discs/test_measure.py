"""Throws hit as often as they do at the table."""

from collections.abc import Callable
from functools import cache

import pytest

from grasse.games.safranito.discs import (
    STEADINESS,
    Board,
    Crowd,
    Loft,
    Practice,
    Rate,
    Target,
    crowded_rates,
    hit_rates,
    knock_out_rates,
    mean_share,
)

ACTIONS = ("extra throw", "extra spice", "reserve dish", "head chef")


@cache
def hits(board: Board, steadiness: str) -> list[Rate]:
    return list(hit_rates(board, STEADINESS[steadiness], 100, Practice(31)))


@cache
def knock_outs(board: Board, steadiness: str) -> list[Rate]:
    return list(knock_out_rates(board, STEADINESS[steadiness], 60, Practice(32)))


def middle_bowl(board: Board, steadiness: str) -> float:
    """The saffron bowl, mean over the three lofts."""
    return mean_share(r for r in hits(board, steadiness) if r.target.name == "saffron")


def action_space(board: Board, steadiness: str) -> float:
    """Mean over the four action spaces and three lofts."""
    return mean_share(r for r in hits(board, steadiness) if r.target.name in ACTIONS)


def knock_out(board: Board, steadiness: str) -> float:
    """Mean over the nine bowls."""
    return mean_share(r for r in knock_outs(board, steadiness) if r.target.name not in ACTIONS)


def test_a_casual_thrower_hits_a_middle_bowl(board: Board) -> None:
    assert 0.70 <= middle_bowl(board, "normal") <= 0.85


def test_a_casual_thrower_hits_an_action_space(board: Board) -> None:
    assert 0.30 <= action_space(board, "normal") <= 0.50


def test_every_loft_is_worth_throwing(board: Board) -> None:
    for rate in hits(board, "normal"):
        if rate.target.name == "saffron":
            assert 0.70 <= rate.share <= 0.88


def test_a_knock_out_is_an_even_bet(board: Board) -> None:
    assert 0.45 <= knock_out(board, "normal") <= 0.55


@pytest.mark.parametrize("measured", [middle_bowl, action_space, knock_out])
def test_steady_is_clearly_better_and_shaky_clearly_worse(
    board: Board, measured: Callable[[Board, str], float]
) -> None:
    steady, normal, shaky = (measured(board, name) for name in STEADINESS)
    assert steady > normal + 0.10
    assert normal > shaky + 0.10


def test_rates_are_repeatable(board: Board) -> None:
    steadiness = STEADINESS["steady"]
    assert list(hit_rates(board, steadiness, 2, Practice(1))) == list(
        hit_rates(board, steadiness, 2, Practice(1))
    )


def test_each_target_and_loft_has_a_row(board: Board) -> None:
    rates = hits(board, "normal")
    rows = {(rate.target.name, rate.loft): rate.throws for rate in rates}
    assert len(rows) == len(rates) == 39
    # A slide cannot stop in the near row: corner bowls are reached from two sides only.
    assert rows["curry", Loft.SLIDE] == 200
    assert rows["curry", Loft.LOB] == 400


@cache
def crowds(board: Board, target: Target, chips: int, throws: int) -> list[Crowd]:
    """Throws at this bowl while so many chips lie in it."""
    return list(crowded_rates(board, STEADINESS["normal"], throws, chips, Practice(33), [target]))


@pytest.mark.parametrize("name", ["curry", "ginger"])
@pytest.mark.parametrize("loft", [Loft.TOSS, Loft.LOB])
def test_a_chip_in_a_bowl_of_the_near_row_sends_no_throw_out(
    board: Board, targets: dict[str, Target], name: str, loft: Loft
) -> None:
    """A corner and a side bowl stand for the others, which are their images."""

    def out(chips: int) -> float:
        found = [c for c in crowds(board, targets[name], chips, 1500) if c.near and c.loft is loft]
        return sum(c.out for c in found) / sum(c.throws for c in found)

    assert out(1) <= out(0) + 0.02


def test_chips_in_a_bowl_are_pushed_out_the_oftener_the_more_there_are(
    board: Board, targets: dict[str, Target]
) -> None:
    few, some, many = (
        sum(crowd.pushed for crowd in crowds(board, targets["saffron"], chips, 200))
        for chips in (1, 2, 3)
    )
    assert 0 < few < some < many


def test_without_chips_in_the_bowl_it_is_as_on_the_empty_board(
    board: Board, targets: dict[str, Target]
) -> None:
    for crowd in crowds(board, targets["saffron"], 0, 200):
        assert not crowd.near
        assert crowd.pushed == 0
        assert 0.65 <= crowd.into / crowd.throws <= 0.92


def test_each_row_of_crowds_says_whether_the_thrower_sits_next_to_the_bowl(
    board: Board, targets: dict[str, Target]
) -> None:
    """A slide cannot be aimed at the near row."""
    rows = [(crowd.loft, crowd.near) for crowd in crowds(board, targets["curry"], 1, 1)]
    assert rows.count((Loft.SLIDE, True)) == 0
    assert rows.count((Loft.SLIDE, False)) == rows.count((Loft.LOB, True)) == 2
