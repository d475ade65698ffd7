"""Means with their errors, and shares with their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from typing import Final

import msgspec

Z: Final = 1.959964
"""95 % of a normal distribution lie within so many standard errors."""


class Mean(msgspec.Struct, frozen=True):
    """A mean with its standard error; None where one value alone tells nothing of it."""

    value: float
    error: float | None

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true one lies, by 95 %; the value alone where nothing is known of its error."""
        half = Z * (self.error or 0.0)
        return self.value - half, self.value + half


class Share(msgspec.Struct, frozen=True):
    """How often something happened, and the 95 % interval of that."""

    value: float
    low: float
    high: float


def mean(values: Sequence[float]) -> Mean:
    """Of values that do not depend on one another.

    >>> mean([1.0, 2.0, 3.0]).value
    2.0
    """
    count = len(values)
    middle = fsum(values) / count if count else 0.0
    if count < 2:
        return Mean(middle, None)
    variance = fsum((value - middle) ** 2 for value in values) / (count - 1)
    return Mean(middle, sqrt(variance / count))


def ratio_of(groups: Sequence[tuple[float, int]]) -> Mean:
    """The mean of values that come in groups, such as those of one game: of each group their sum
    and their number. Within a group they may depend on one another."""
    count = sum(number for _, number in groups)
    middle = fsum(total for total, _ in groups) / count if count else 0.0
    if len(groups) < 2 or not count:
        return Mean(middle, None)
    spread = fsum((total - middle * number) ** 2 for total, number in groups)
    return Mean(middle, sqrt(spread * len(groups) / (len(groups) - 1)) / count)


def wilson(share: float, count: float) -> Share:
    """The 95 % interval of a share that was seen in so many independent tries (Wilson's).

    >>> wilson(0.5, 100)
    Share(value=0.5, low=0.4038, high=0.5962)
    """
    if count <= 0:
        return Share(share, 0.0, 1.0)
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z / (1 + Z * Z / count) * sqrt(share * (1 - share) / count + (Z / (2 * count)) ** 2)
    return Share(
        round(share, 4), round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)
    )


def share_of_deals(deals: Sequence[float], games_each: int) -> Share:
    """The share of games won, of which so many are played with each deal, as `deals` says.

    The games of a deal are not independent. The interval is Wilson's for as many independent games
    as the scatter of the deals is worth, but never for more than were played. Where all deals
    went the same way, won or lost, nothing is known of that, and each counts as one game.
    """
    found = mean(deals)
    value = min(1.0, max(0.0, found.value))
    games = len(deals) * games_each
    alone = value * (1 - value)
    if not alone:
        return wilson(value, len(deals))
    worth = alone / found.error**2 if found.error else games
    return wilson(value, min(games, worth))
