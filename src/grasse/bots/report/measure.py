"""What everybody may expect of a position: the share of the win, and the margin.

A bare value is blind to dice on the table and to a turn half done. So everybody plays on in haste
to the next quiet moment, and the value is asked there; a game that ends before says it itself. The
luck on the way is aligned: whatever is compared meets the same.
"""

from __future__ import annotations

from typing import Any

from grasse.bots.search import MARGIN
from grasse.bots.value import Network, final, value_for
from grasse.kernel import NATURE, Aligned, Game, Position, Result, Seat

Standings = tuple[float, ...]
"""Of every seat the share of the win, then of every seat the points ahead of the best other."""


class Luck:
    """Aligned luck that knows whether anything depended on it."""

    __slots__ = ("_aligned", "used")

    def __init__(self, seed: int) -> None:
        self._aligned = Aligned(seed)
        self.used = False

    def below(self, purpose: str, n: int) -> int:
        self.used = True
        return self._aligned.below(purpose, n)


class Measure:
    """Measures positions of one game; they are left as they were."""

    def __init__(self, game: Game[Any], p: Position) -> None:
        self.game = game
        self.seats = p.seats
        self.value, self.remark = value_for(game, p)

    def ahead(self, p: Position, luck: Luck, quiet: int) -> Position:
        """Where it comes to when everybody plays on in haste: so many quiet moments further, or the
        end."""
        mind = self.game.mind
        after = p.copy()
        left = quiet
        while (to_act := after.to_act) is not None:
            if to_act == NATURE:
                after.play(after.draw(luck))
                continue
            if mind.is_quiet(after):
                left -= 1
                if left <= 0:
                    break
            options = after.options()
            after.play(options[0] if len(options) == 1 else mind.in_haste(after, options, luck))
        return after

    def next_round(self, p: Position, luck: Luck) -> Position:
        """The same up to the first quiet moment of the next round."""
        now = getattr(p, "round", None)
        after = self.ahead(p, luck, 1)
        while after.to_act is not None and getattr(after, "round", None) == now:
            after = self.ahead(after, luck, 2)
        return after

    def standings(self, p: Position) -> Standings:
        """Of a quiet moment, or of the end."""
        result = p.result()
        if result is not None:
            return ended(result)
        if isinstance(self.value, Network):
            found = self.value.everybody(p)
        else:
            found = [self.value(p, seat) for seat in range(self.seats)]
        return *[share for share, _ in found], *[margin for _, margin in found]

    def expect(self, p: Position, luck: Luck, quiet: int = 1) -> Standings:
        """What everybody may expect of this position, in one sample of what may come."""
        return self.standings(self.ahead(p, luck, quiet))

    def worth(self, standings: Standings, seat: Seat) -> float:
        """What a seat wants: to win, and in a decided game to be far ahead, as a search has it."""
        lead = standings[self.seats + seat] / (4 * self.game.mind.scale)
        return standings[seat] + MARGIN * max(-1.0, min(1.0, lead))


def ended(result: Result) -> Standings:
    """What a game brought. One that was stopped has no winner: who was ahead counts for one."""
    if not result.winners:
        most = max(result.scores)
        ahead = [seat for seat, points in enumerate(result.scores) if points == most]
        result = Result(result.scores, ahead, result.reason)
    found = [final(result, seat) for seat in range(len(result.scores))]
    return *[share for share, _ in found], *[float(margin) for _, margin in found]


def mean(samples: list[Standings]) -> Standings:
    """Of at least one."""
    count = len(samples)
    return tuple([sum(column) / count for column in zip(*samples, strict=True)])


def less(one: Standings, other: Standings) -> Standings:
    return tuple([a - b for a, b in zip(one, other, strict=True)])
