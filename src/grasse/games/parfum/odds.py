"""What dice may show: the odds of every roll, worked out once."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import comb
from typing import Final

Flasks = tuple[int, ...]
"""How many of each aroma."""
MOST: Final = 8
"""Flasks that a set of notes may take."""


@cache
def outcomes(dice: Flasks, faces: tuple[tuple[int, int], ...]) -> list[tuple[Flasks, float]]:
    """Every roll of these dice with its probability."""
    found = []
    for flasks in product(*(range(n + 1) for n in dice)):
        odds = 1.0
        for n, k, (flask, fly) in zip(dice, flasks, faces, strict=True):
            odds *= comb(n, k) * flask**k * fly ** (n - k) / (flask + fly) ** n
        found.append((flasks, odds))
    return found


@cache
def successes(dice: tuple[int, ...], faces: tuple[tuple[int, int], ...]) -> list[list[list[float]]]:
    """By aroma, dice taken and flasks wanted: the chance of at least so many."""
    return [
        [[success(n, wanted, *face) for wanted in range(MOST + 1)] for n in range(most + 1)]
        for most, face in zip(dice, faces, strict=True)
    ]


def success(dice: int, wanted: int, flask: int, fly: int) -> float:
    """The chance of at least so many flasks."""
    good = sum(comb(dice, k) * flask**k * fly ** (dice - k) for k in range(wanted, dice + 1))
    return float(good / (flask + fly) ** dice)
