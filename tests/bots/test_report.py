"""What a series shows: shares, intervals, ratings."""

from __future__ import annotations

import msgspec
import pytest

from grasse.bots.arena.ratings import ranks, rate
from grasse.bots.arena.report import Report, report
from grasse.bots.arena.series import Line, Series
from grasse.bots.arena.statistics import mean, ratio_of, share_of_deals, wilson
from grasse.bots.arena.table import Played


def played(*scores: int, first: int = 0) -> Played:
    best = [score == max(scores) for score in scores]
    return Played(
        order=[(first + place) % len(scores) for place in range(len(scores))],
        scores=list(scores),
        shares=[won / sum(best) for won in best],
        choices=[10] * len(scores),
        seconds=[0.1 * (seat + 1) for seat in range(len(scores))],
        longest=[0.05] * len(scores),
        decisions=20 * len(scores),
        nature=5,
        rounds=3,
        reason="end",
    )


DUEL = Series("parfum", 2, "code", ("solid", "easy"), 2, "1")


def duel(deal: int, ahead: int) -> list[Line]:
    """A deal in both seatings; solid is so far ahead."""
    return [
        Line(deal, ("solid", "easy"), played(20 + ahead, 20)),
        Line(deal, ("easy", "solid"), played(20, 20 + ahead)),
    ]


def test_a_duel_counts_games_margins_and_time_by_bot() -> None:
    lines = [line for deal in range(4) for line in duel(deal, -6 if deal == 0 else 10)]

    found = report(DUEL, lines, 8)

    (meeting,) = found.meetings
    solid, easy = meeting.standings
    assert (found.deals, found.games, meeting.games) == (4, 8, 8)
    assert (solid.wins, easy.wins) == (6, 2)
    assert solid.share.value == 0.75
    assert solid.share.low < 0.75 < solid.share.high
    assert (solid.margin.value, easy.margin.value) == (6, -6)
    assert found.pace["solid"].mean == pytest.approx(15)  # 0.1 s in one seat, 0.2 s in the other
    assert found.pace["solid"].choices == 80
    assert list(found.ratings) == ["solid", "easy"]
    assert [place.share.value for place in found.places] == [0.5, 0.5]


def test_only_whole_deals_count() -> None:
    """Given a deal of which one seating is missing; then the report does without it and says so."""
    lines = [*duel(0, 10), *duel(1, 10)[:1]]

    found = report(DUEL, lines, 4)

    assert (found.deals, found.games, found.planned) == (1, 2, 4)


def test_a_report_of_nothing_is_none_of_a_winner() -> None:
    found = report(DUEL, [], 4)

    assert found.games == 0
    assert found.meetings[0].standings[0].share.low == 0


def test_one_among_three_is_counted_beside_all_three() -> None:
    four = Series("parfum", 2, "code", ("strong", "solid", "solid", "solid"), 4, "1")
    seats = ("strong", "solid", "solid", "solid")
    lines = [
        Line(
            0,
            (*seats[turn:], *seats[:turn]),
            played(*[9 if bot == "strong" else 5 for bot in (*seats[turn:], *seats[:turn])]),
        )
        for turn in range(4)
    ]

    (meeting,) = report(four, lines, 4).meetings

    assert [(one.bot, one.seats, one.wins) for one in meeting.standings] == [
        ("strong", 1, 4),
        ("solid", 3, 0),
    ]


def test_a_report_survives_json() -> None:
    found = report(DUEL, duel(0, 3), 2)

    assert msgspec.json.decode(msgspec.json.encode(found), type=Report) == found


def test_the_places_of_a_game_follow_winners_and_points() -> None:
    assert ranks(played(5, 9, 9, 1)) == [3, 1, 1, 4]


def test_ratings_put_the_better_bot_ahead_and_grow_sure() -> None:
    few = rate(["solid", "easy"], duel(0, 3))
    many = rate(["solid", "easy"], [line for deal in range(40) for line in duel(deal, 3)])

    assert few["solid"].value > 25 > few["easy"].value
    assert many["solid"].high - many["solid"].low < few["solid"].high - few["solid"].low
    assert many["solid"].low > many["easy"].high


def test_who_plays_against_himself_is_not_rated() -> None:
    (own,) = rate(["solid"], [Line(0, ("solid", "solid"), played(4, 5))]).values()

    assert own.value == 25


def test_wilsons_interval_is_the_published_one() -> None:
    """8 of 10: 0.4902 to 0.9433 (Newcombe 1998, Statistics in Medicine 17, method 3)."""
    assert (wilson(0.8, 10).low, wilson(0.8, 10).high) == (0.4902, 0.9433)


def test_games_of_a_deal_are_not_counted_as_independent() -> None:
    """Given deals that one bot wins or loses in both seatings; then the interval is that of half as
    many games, about; and where a deal says nothing of the other game, of about all."""
    together = share_of_deals([1.0, 0.0] * 50, 2)
    alone = wilson(0.5, 100)

    assert together.low == pytest.approx(alone.low, abs=0.002)
    assert share_of_deals([0.5] * 100, 2) == wilson(0.5, 200)
    assert share_of_deals([1.0] * 10, 2) == wilson(1.0, 10)


def test_errors_of_means_are_those_of_the_textbook() -> None:
    assert mean([2, 4, 4, 4, 5, 5, 7, 9]).error == pytest.approx((32 / 7 / 8) ** 0.5)
    assert mean([3]).error is None
    assert ratio_of([(4.0, 2), (8.0, 2)]).value == 3
    # groups of one are plain values
    assert ratio_of([(2.0, 1), (4.0, 1), (9.0, 1)]).error == pytest.approx(mean([2, 4, 9]).error)
