"""Where the tremor of a throw comes from."""

from random import Random
from typing import Protocol


class Chance(Protocol):
    """A stream of fair whole numbers; in a live game, the committed stream of the match."""

    def below(self, purpose: str, n: int, /) -> int:
        """A whole number from 0 to n - 1, all equally likely, for any n up to 2**64."""


class Practice:
    """A repeatable stream for tests, measurements and a bot's imagined throws.

    Never for a live game: whoever sees enough of it can foretell the rest.

    >>> Practice(7).below("throw", 100) == Practice(7).below("throw", 100)
    True
    """

    def __init__(self, seed: int) -> None:
        self._bits = Random(seed).getrandbits

    def below(self, purpose: str, n: int, /) -> int:
        """A whole number from 0 to n - 1; every purpose draws from the same stream."""
        width = (n - 1).bit_length()
        number = self._bits(width)
        while number >= n:
            number = self._bits(width)
        return number
