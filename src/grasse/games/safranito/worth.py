"""What cards and money are worth in Safranito, in hundredths of a dish."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Hand = tuple[int, ...]

A_DISH: Final = 100.0
CLOSE: Final[Sequence[float]] = (A_DISH, 55.0, 26.0, 9.0)
"""What a dish is worth with none, one, two or three of its spices missing …"""
LAST: Final[Sequence[float]] = (300.0, 130.0, 52.0, 18.0)
"""… and the one that wins the game."""
AT_HAND: Final = 7.0
"""More, for each missing spice that lies on the display."""
NEXT: Final = 0.45
"""Of the worth of a dish that would be the second to cook."""
OTHERWISE: Final = 0.15
"""Of the worth of another dish that would win just as well."""
SPARE: Final[Sequence[float]] = (0.0, 13.0, 22.0, 28.0, 32.0, 34.0, 35.0)
"""Cards that no dish needs can be sold: what so many of one spice are worth."""
PURSE: Final[Sequence[tuple[float, float]]] = (
    (60.0, 0.55),
    (150.0, 0.35),
    (300.0, 0.18),
    (10_000.0, 0.05),
)
"""The first 60 rupees are worth 0.55 each, the next up to 150 rupees 0.35 each …"""

KEPT: Final = 1 << 16
"""So many hands are kept; then it begins anew."""
_HANDS: Final[dict[tuple[Hand, tuple[int, ...], int, bool], float]] = {}


def worth_of_hand(hand: Hand, dishes: tuple[int, ...], display: int, last: bool) -> float:
    """What cards are good for with these dishes, written as bits like the spices on the display;
    `last` if one more dish wins."""
    key = (hand, dishes, display, last)
    known = _HANDS.get(key)
    if known is None:
        if len(_HANDS) >= KEPT:
            _HANDS.clear()
        known = _HANDS[key] = _worth_of_hand(hand, dishes, display, last)
    return known


def _worth_of_hand(hand: Hand, dishes: tuple[int, ...], display: int, last: bool) -> float:
    """The dish that is nearest, then what the other cards are good for."""
    close = LAST if last else CLOSE
    held = bits(hand)
    left = list(hand)
    worth = 0.0
    if dishes:
        near = [closeness(dish & ~held, display, close) for dish in dishes]
        worth = max(near)
        first = dishes[near.index(worth)]
        for spice in range(len(left)):
            if first >> spice & 1 and left[spice]:
                left[spice] -= 1
        others = [dish for dish in dishes if dish != first]
        if others and last:
            near.remove(worth)
            worth += OTHERWISE * max(near)
        elif others:
            held = bits(left)
            worth += NEXT * max([closeness(dish & ~held, display, close) for dish in others])
    for count in left:
        if count:
            worth += SPARE[min(count, len(SPARE) - 1)]
    return worth


def closeness(missing: int, display: int, close: Sequence[float]) -> float:
    return close[missing.bit_count()] + AT_HAND * (missing & display).bit_count()


def worth_of_money(rupees: float) -> float:
    """What so much money is worth."""
    worth, below = 0.0, 0.0
    for limit, each in PURSE:
        if rupees <= limit:
            return worth + (rupees - below) * each
        worth += (limit - below) * each
        below = limit
    return worth


def bits(counts: Sequence[int]) -> int:
    """Which spices there are any of.

    >>> bits((2, 0, 1))
    5
    """
    held = 0
    for spice, count in enumerate(counts):
        if count:
            held |= 1 << spice
    return held


def with_cards(hand: Hand, spice: int, by: int = 1) -> Hand:
    """The hand with so many cards more, or fewer."""
    return (*hand[:spice], hand[spice] + by, *hand[spice + 1 :])
