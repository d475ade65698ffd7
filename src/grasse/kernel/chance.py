"""Where Nature's decisions come from."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol


class Chance(Protocol):
    """A source of whole numbers. `purpose` names what is drawn, such as "die/rose"."""

    def below(self, purpose: str, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""


class Dice:
    """A fast source for playouts, searches and tests; never for a live game (see `fair`).

    >>> Dice(7).below("die", 6) == Dice(7).below("die", 6)
    True
    """

    __slots__ = ("bits", "random")

    def __init__(self, source: Random | int | str) -> None:
        source = source if isinstance(source, Random) else Random(source)
        self.random = source.random
        self.bits = source.getrandbits

    def below(self, purpose: str, n: int) -> int:  # one purpose is like another
        return int(self.random() * n) if n <= _FINE else self._wide(n)

    def _wide(self, n: int) -> int:
        """A number that needs more bits than a float has."""
        width = (n - 1).bit_length()
        number = self.bits(width)
        while number >= n:
            number = self.bits(width)
        return number


_FINE: Final = 1 << 53
"""Up to here a float tells all whole numbers apart."""


def weighted(chance: Chance, purpose: str, weights: list[int]) -> int:
    """An index, drawn with the given whole-number weights."""
    left = chance.below(purpose, sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise ValueError("the weights must add up to more than nothing")


def deal(
    pool: list[int], count: int, chance: Chance, purpose: str, onto: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """Take so many pieces out of a pool that is counted by kind, as a hand counted likewise;
    `onto` is what that hand holds already.

    >>> pool = [0, 2, 0]
    >>> deal(pool, 2, Dice(1), "hand", (1, 0, 0)), pool
    ((1, 2, 0), [0, 0, 0])
    """
    hand = list(onto) if onto else [0] * len(pool)
    for _ in range(count):
        hand[take_one(pool, chance, purpose)] += 1
    return tuple(hand)


def take_one(pool: list[int], chance: Chance, purpose: str) -> int:
    """Take a piece out of a pool that is counted by kind; the index of its kind."""
    left = chance.below(purpose, sum(pool))
    for index, count in enumerate(pool):
        left -= count
        if left < 0:
            pool[index] = count - 1
            return index
    raise ValueError("the pool is empty")
