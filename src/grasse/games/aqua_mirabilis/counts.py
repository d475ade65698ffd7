"""How many of each kind, sets of kinds as bits, and answers worked out once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Final, TypeVar

import msgspec

from grasse.games.aqua_mirabilis.actions import ESSENCES, Essence

SIZE: Final = len(ESSENCES)

K = TypeVar("K")
V = TypeVar("V")


class Known(dict[K, V]):
    """Answers by what they depend on, each worked out once: for questions of every decision.

    >>> square = Known(lambda number: number * number)
    >>> square[12], square
    (144, {12: 144})
    """

    __slots__ = ("answer",)
    most: Final = 1 << 16
    """So many are kept; then it begins anew."""

    def __init__(self, answer: Callable[[K], V]) -> None:
        self.answer = answer

    def __missing__(self, question: K) -> V:
        if len(self) >= self.most:
            self.clear()
        found = self[question] = self.answer(question)
        return found


def mask(counts: Sequence[int]) -> int:
    """Which are there, as a bit set.

    >>> mask((0, 1, 0, 0, 0, 2))
    34
    """
    return sum(1 << index for index, count in enumerate(counts) if count)


BIT: Final = tuple(1 << index for index in range(99))
"""Reading a bit is faster than shifting."""


class Counts(msgspec.Struct, frozen=True, gc=False):
    """How many of each kind, such as the flowers of a player in the order of ESSENCES.

    Each knows what is asked of it all the time.

    >>> hand = counted((0, 1, 0, 0, 0, 2))
    >>> hand.types, hand.pairs, hand.plus(1)
    (34, 32, (0, 2, 0, 0, 0, 2))
    """

    each: tuple[int, ...]
    types: int
    """Kinds of which there is one, as a bit set."""
    pairs: int
    """Kinds of which there are two or more."""

    def __getitem__(self, index: int) -> int:
        return self.each[index]

    def __iter__(self) -> Iterator[int]:
        return iter(self.each)

    def __repr__(self) -> str:
        return repr(self.each)

    def plus(self, index: int, more: int = 1) -> Counts:
        """The same with one (or so many) more of a kind."""
        changed = [*self.each]
        now = changed[index] = changed[index] + more
        bit = BIT[index]
        return Counts(
            tuple(changed),
            self.types | bit if now else self.types & ~bit,
            self.pairs | bit if now > 1 else self.pairs & ~bit,
        )


def _counted(each: tuple[int, ...]) -> Counts:
    types = pairs = 0
    for bit, count in zip(BIT, each, strict=False):
        if count:
            types |= bit
            if count > 1:
                pairs |= bit
    return Counts(each, types, pairs)


counted: Final = Known(_counted).__getitem__
NONE: Final = counted((0,) * SIZE)


def by_essence(counts: dict[Essence, int]) -> Counts:
    """Counts in the order of ESSENCES.

    >>> by_essence({"rose": 2, "jasmine": 1})
    (0, 1, 0, 0, 0, 2)
    """
    return counted(tuple(map(counts.get, ESSENCES, NONE.each)))


def named(counts: Iterable[int]) -> dict[str, int]:
    """The essences (or flowers) that are there, by name.

    >>> named((0, 1, 0, 0, 0, 2))
    {'jasmine': 1, 'rose': 2}
    """
    return {essence: count for essence, count in zip(ESSENCES, counts, strict=True) if count}


@cache
def members(bits: int) -> tuple[int, ...]:
    """The numbers in a bit set.

    >>> members(34)
    (1, 5)
    """
    return tuple(index for index in range(bits.bit_length()) if bits >> index & 1)


def with_one(counts: tuple[int, ...], index: int, more: int = 1) -> tuple[int, ...]:
    """The same counts with one (or so many) more of this.

    >>> with_one((1, 0, 0), 2)
    (1, 0, 1)
    """
    changed = [*counts]
    changed[index] += more
    return tuple(changed)
