"""Counting ways to go on: numbers that pin what is legal, as chess programs do it."""

from __future__ import annotations

from grasse.kernel.position import Position


def perft(position: Position, depth: int) -> int:
    """How many sequences of `depth` actions there are from here, Nature's outcomes included.

    A game that is over goes on in no way.

    >>> import grasse
    >>> match = grasse.new("parfum", seats=3, seed="an example")
    >>> [perft(match.position, depth) for depth in range(3)]
    [1, 3, 6]
    """
    if depth == 0:
        return 1
    options = position.options()
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        after = position.copy()
        after.play(action)
        total += perft(after, depth - 1)
    return total
