"""The account of one player: from the first expectation to the result, and what moved it.

Its numbers are whole, in the unit that is shown, so that they add up for whoever adds them up.
"""

from __future__ import annotations

from typing import Final

import msgspec

SHARE: Final = 100
"""Shares of the win are shown in hundredths."""
MARGIN: Final = 10
"""Points are shown in tenths."""


class Account(msgspec.Struct, frozen=True):
    """`start + luck + own + others + rest == end`."""

    start: int
    """What was to be expected before anything was drawn."""
    luck: int
    """What Nature did, beside the mean of what she could have done."""
    own: int
    """What the own decisions cost, beside the best that was found; hardly ever above nothing."""
    others: int
    """The same of all the others: what they let go."""
    rest: int
    """What belongs to neither: where the expectation itself was wrong, or somebody found more than
    the bots expect; and what is left of rounding."""
    end: int

    @classmethod
    def of(
        cls, unit: int, start: float, luck: float, own: float, others: float, end: float
    ) -> Account:
        """Each part rounded by itself; the rest is what is left."""
        a, b, c, d, last = (round(unit * part) for part in (start, luck, own, others, end))
        return cls(a, b, c, d, last - a - b - c - d, last)
