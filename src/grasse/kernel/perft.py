"""Perft: how many sequences of actions there are; a number that pins the rules."""

from __future__ import annotations

from grasse.kernel.position import Position


def perft(position: Position, depth: int) -> int:
    """Sequences of `depth` actions from here, each outcome of Nature counted as one."""
    options = position.options()
    if depth <= 1:
        return len(options) if depth else 1
    total = 0
    for action in options:
        after = position.copy()
        after.play(action)
        total += perft(after, depth - 1)
    return total
