"""The sum checks: what moved a player's chance adds up, to the last digit that is shown."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grasse.bots.report.account import MARGIN, SHARE, Account
from grasse.bots.report.measure import Measure, mean
from grasse.bots.report.moments import Drawing
from grasse.bots.report.study import Study
from grasse.kernel import Match
from tests.bots.report.games import played

GAMES: dict[str, dict[str, Any]] = {
    "parfum": {"options": {"round_cap": 2}},
    "safranito": {"options": {"round_cap": 2}},
    "aqua-mirabilis": {},
}


@given(st.lists(st.floats(-300, 300), min_size=5, max_size=5), st.sampled_from((SHARE, MARGIN)))
def test_rounded_parts_add_up(parts: list[float], unit: int) -> None:
    one = Account.of(unit, *parts)

    assert one.start + one.luck + one.own + one.others + one.rest == one.end
    for shown, part in zip((one.start, one.luck, one.own, one.others), parts, strict=False):
        assert abs(shown - unit * part) <= 0.5 + 1e-9


def check_sums(match: Match[Any], work: int) -> None:
    """Given a game; when its report is ended after so much work; then the account of every player
    adds up, and its rest is what no moment gave to luck or to a decision, apart from rounding."""
    study = Study(match, samples=2)
    for _ in islice(study.work(), len(study.points) + 1 + work):
        pass
    report = study.report()
    curve = [mean(point.samples) for point in study.points]
    seats = study.measure.seats
    for place in range(2 * seats):
        seat, unit = place % seats, SHARE if place < seats else MARGIN
        account = report.players[seat].share if place < seats else report.players[seat].margin
        parts = (account.start, account.luck, account.own, account.others, account.rest)
        assert sum(parts) == account.end
        rest = 0.0
        for moment in study.moments:
            moved = curve[moment.number + 1][place] - curve[moment.number][place]
            if isinstance(moment, Drawing):
                part = mean(moment.samples)[place] if moment.samples else 0.0
            else:
                part = cost[place] if (cost := moment.cost()) is not None else 0.0
            rest += moved - part
        assert abs(account.rest - unit * rest) <= 2.5 + 1e-6
    starts = [player.share.start for player in report.players]
    ends = [player.share.end for player in report.players]
    assert abs(sum(starts) - 100) <= seats / 2
    assert abs(sum(ends) - 100) <= seats / 2


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=2, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 999), work=st.integers(0, 60))
def test_the_sum_checks_in_random_games(name: str, seats: int, seed: int, work: int) -> None:
    check_sums(played(name, ("random",) * seats, str(seed), **GAMES[name]), work)


@pytest.mark.long(120)
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=10, deadline=None)
@given(
    level=st.sampled_from(("random", "beginner", "solid")),
    seats=st.integers(2, 4),
    seed=st.integers(0, 999),
    work=st.integers(0, 600),
)
def test_the_sum_checks_in_games_of_every_kind(
    name: str, level: str, seats: int, seed: int, work: int
) -> None:
    options = GAMES[name] if level == "random" else {}
    check_sums(played(name, (level,) * seats, str(seed), **options), work)


def test_luck_is_nothing_on_the_mean() -> None:
    """Given a draw whose outcomes can be listed; when each of them is measured as if it had come;
    then the mean of that luck, each as often as it comes, is nothing."""
    match = played("parfum", ("random", "random"), "mean", **GAMES["parfum"])
    study = Study(match, samples=1)
    drawing = next(
        moment
        for moment in study.moments
        if isinstance(moment, Drawing) and len(moment.outcomes) > 2
    )
    measure, luck = Measure(match.game, drawing.position), 0.0
    for outcome, weight in drawing.outcomes:
        came = Drawing(drawing.number, drawing.position, outcome, None)
        came.look(measure, 7)
        luck += weight * came.samples[0][0]

    assert abs(luck) < 1e-9
