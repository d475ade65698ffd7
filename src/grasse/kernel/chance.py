"""Where Nature's decisions come from."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol
from zlib import crc32


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


class Aligned:
    """The same luck for all who compare: the n-th number drawn for a purpose depends on the seed,
    the purpose and n alone, whatever else was drawn in between.

    >>> one, other = Aligned(7), Aligned(7)
    >>> _ = other.below("bag", 6)
    >>> one.below("die", 6) == other.below("die", 6)
    True
    """

    __slots__ = ("_drawn", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._drawn: dict[str, int] = {}
        """By purpose, where its numbers have come to."""

    def below(self, purpose: str, n: int) -> int:
        state = self._drawn.get(purpose)
        if state is None:
            state = self._seed * _ODD + crc32(purpose.encode())
        self._drawn[purpose] = state = (state + _STEP) & _WORD
        return (_mixed(state) * n) >> 64 if n <= _FINE else self._wide(purpose, n)

    def _wide(self, purpose: str, n: int) -> int:
        """Numbers side by side, with bits to spare, so that none is likelier than another."""
        number, more = 0, n << 64
        while more:
            number, more = number << 52 | self.below(purpose, 1 << 52), more >> 52
        return number % n


_WORD: Final = (1 << 64) - 1
_ODD: Final = 0xD1342543DE82EF95
_STEP: Final = 0x9E3779B97F4A7C15


def _mixed(state: int) -> int:
    """SplitMix64: 64 bits in which nothing is left of the order of the states."""
    state = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & _WORD
    state = ((state ^ state >> 27) * 0x94D049BB133111EB) & _WORD
    return state ^ state >> 31


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
