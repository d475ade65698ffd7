"""Games played to their end with nobody watching: what the arena, a search and `./play bench` do.

Nobody takes back, reads the journal or keeps such a game; a match would do that for nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grasse.bots import Bot, Uniform, decide_at
from grasse.kernel import NATURE, Chance, Position

Counts = tuple[int, int]
"""Decisions of the players, and of Nature."""


def play_out(p: Position, seated: Sequence[Bot], nature: Chance, chance: Chance) -> Counts:
    """Let these bots play on to the end; `chance` is theirs."""
    at_random = [isinstance(bot, Uniform) for bot in seated]
    decisions = drawn = 0
    while (seat := p.to_act) is not None:
        if seat == NATURE:
            p.play(p.draw(nature))
            drawn += 1
        else:
            if at_random[seat]:  # as `Uniform` does: the quickest bot need not pay for the others
                options = p.options()
                p.play(options[chance.below("bot", len(options))])
            else:
                p.play(decide_at(p, seated[seat], chance))
            decisions += 1
    return decisions, drawn


def play_at_random(p: Position, nature: Chance, bits: Callable[[int], int]) -> Counts:
    """Play on to the end, every option as likely as another, in the cheapest way there is: 20
    random bits, scaled."""
    decisions = drawn = 0
    while (seat := p.to_act) is not None:
        if seat == NATURE:
            p.play(p.draw(nature))
            drawn += 1
        else:
            options = p.options()
            p.play(options[bits(20) * len(options) >> 20])
            decisions += 1
    return decisions, drawn
