"""Where Nature's decisions come from."""

from __future__ import annotations

from random import Random
from typing import Protocol


class Chance(Protocol):
    """A source of whole numbers. `purpose` names what is drawn, such as "die/rose"."""

    def below(self, purpose: str, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""


class Dice:
    """A fast source for playouts, searches and tests; never for a live game (see `fair`).

    >>> Dice(7).below("die", 6) == Dice(7).below("die", 6)
    True
    """

    __slots__ = ("random",)

    def __init__(self, source: Random | int | str) -> None:
        self.random = (source if isinstance(source, Random) else Random(source)).random

    def below(self, purpose: str, n: int) -> int:  # one purpose is like another
        return int(self.random() * n)


def weighted(chance: Chance, purpose: str, weights: list[int]) -> int:
    """An index, drawn with the given whole-number weights."""
    left = chance.below(purpose, sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise ValueError("the weights must add up to more than nothing")


def take_one(pool: list[int], chance: Chance, purpose: str) -> int:
    """Take a piece out of a pool that is counted by kind; the index of its kind."""
    index = weighted(chance, purpose, pool)
    pool[index] -= 1
    return index
