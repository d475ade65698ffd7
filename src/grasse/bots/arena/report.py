"""What a series shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum

import msgspec

from grasse.bots.arena.ratings import Rating, rate
from grasse.bots.arena.series import Fixture, Line, Seated, Series
from grasse.bots.arena.statistics import Mean, Share, mean, share_of_deals


class Standing(msgspec.Struct, frozen=True):
    """How a bot did at one table."""

    bot: str
    seats: int
    """So many of the seats were its own."""
    wins: float
    share: Share
    """Of the games; all its seats together. See `share_of_deals` for the interval."""
    margin: Mean
    """How many points more than the best of the others; the error by the scatter of the deals."""


class Meeting(msgspec.Struct, frozen=True):
    """Those who met at one table."""

    bots: Seated
    deals: int
    games: int
    standings: list[Standing]


class Pace(msgspec.Struct, frozen=True):
    """How long a bot thinks where there is something to choose, in milliseconds of CPU time."""

    choices: int
    mean: float
    longest: float


class Place(msgspec.Struct, frozen=True):
    """How those did who came to their first decision as the first, the second …"""

    share: Share
    """Of the games; the interval by deals."""
    score: Mean


class Report(msgspec.Struct, frozen=True):
    series: Series
    deals: int
    """Whole ones: each was played in all seatings. Only these count."""
    games: int
    asked: int
    """Games that were asked for, before they were rounded up to whole deals."""
    planned: int
    """Games after that."""
    ratings: dict[str, Rating]
    """The best first."""
    meetings: list[Meeting]
    pace: dict[str, Pace]
    places: list[Place]
    seconds: float
    """CPU time of all decisions."""


def report(series: Series, lines: Sequence[Line], asked: int) -> Report:
    """Of the whole deals among these games."""
    tables = series.tables()
    planned = series.deals_for(asked)
    found = {line.fixture: line for line in lines}
    whole = [
        deal
        for deal in range(planned)
        if all(Fixture(deal, seats) in found for table in tables.values() for seats in table)
    ]
    met = {
        lineup: [[found[Fixture(deal, seats)] for seats in table] for deal in whole]
        for lineup, table in tables.items()
    }
    counted = [line for deals in zip(*met.values(), strict=True) for deal in deals for line in deal]
    bots = list(dict.fromkeys(series.bots))
    ratings = rate(bots, counted)
    return Report(
        series=series,
        deals=len(whole),
        games=len(counted),
        asked=asked,
        planned=planned * sum(map(len, tables.values())),
        ratings=dict(sorted(ratings.items(), key=lambda one: -one[1].value)),
        meetings=[meeting(lineup, deals) for lineup, deals in met.items()],
        pace={bot: pace(bot, counted) for bot in bots},
        places=places(series.players, counted),
        seconds=round(fsum(second for line in counted for second in line.played.seconds), 3),
    )


def meeting(lineup: Seated, deals: Sequence[Sequence[Line]]) -> Meeting:
    """What came of one table; `deals` has the games of each deal."""
    return Meeting(
        bots=lineup,
        deals=len(deals),
        games=sum(map(len, deals)),
        standings=[standing(bot, lineup, deals) for bot in dict.fromkeys(lineup)],
    )


def standing(bot: str, lineup: Seated, deals: Sequence[Sequence[Line]]) -> Standing:
    won = [[won_by(bot, line) for line in deal] for deal in deals]
    ahead = [[ahead_by(bot, line) for line in deal] for deal in deals]
    return Standing(
        bot=bot,
        seats=lineup.count(bot),
        wins=round(fsum(map(fsum, won)), 6),
        share=share_of_deals([fsum(one) / len(one) for one in won], len(deals[0]) if deals else 0),
        margin=mean([fsum(one) / len(one) for one in ahead]),
    )


def won_by(bot: str, line: Line) -> float:
    """Its share of the win, in whatever seats it sat."""
    shares = zip(line.seats, line.played.shares, strict=True)
    return fsum(share for seated, share in shares if seated == bot)


def ahead_by(bot: str, line: Line) -> float:
    """How many points its best seat is ahead of the best of the others; 0 if it sits alone."""
    scores = list(zip(line.seats, line.played.scores, strict=True))
    own = [score for seated, score in scores if seated == bot]
    others = [score for seated, score in scores if seated != bot]
    return float(max(own) - max(others)) if others else 0.0


def pace(bot: str, lines: Iterable[Line]) -> Pace:
    own = [
        (line.played.choices[seat], line.played.seconds[seat], line.played.longest[seat])
        for line in lines
        for seat, seated in enumerate(line.seats)
        if seated == bot
    ]
    choices = sum(one[0] for one in own)
    seconds = fsum(one[1] for one in own)
    return Pace(
        choices=choices,
        mean=round(1000 * seconds / choices, 3) if choices else 0.0,
        longest=round(1000 * max((one[2] for one in own), default=0.0), 3),
    )


def places(players: int, lines: Sequence[Line]) -> list[Place]:
    """By the order in which the seats came to their first decisions."""
    deals: dict[int, list[Line]] = {}
    for line in lines:
        deals.setdefault(line.deal, []).append(line)
    found = []
    for place in range(players):
        won = [[_at(place, line, line.played.shares) for line in deal] for deal in deals.values()]
        scored = [
            [_at(place, line, line.played.scores) for line in deal] for deal in deals.values()
        ]
        found.append(
            Place(
                share_of_deals([fsum(one) / len(one) for one in won], len(won[0]) if won else 0),
                mean([fsum(one) / len(one) for one in scored]),
            )
        )
    return found


def _at(place: int, line: Line, values: Sequence[float]) -> float:
    """What the seat had that came to its first decision in this place; nothing if it never did."""
    order = line.played.order
    return float(values[order[place]]) if place < len(order) else 0.0
