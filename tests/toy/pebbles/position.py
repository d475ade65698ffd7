"""The state of a game of Pebbles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from grasse.kernel import Counts, FlatPosition, Hands, Options, Result, Seat
from pebbles.box import NEEDED, Box


class PebblesPosition(FlatPosition):
    """The fields that it declares are copied, dumped, loaded, shown and imagined by the kernel."""

    __slots__ = ("bag", "hands", "over", "shore", "taken")
    fields: ClassVar = {"bag": Counts, "hands": Hands, "taken": Hands, "shore": int, "over": bool}
    hidden: ClassVar = {"bag": "hands"}

    box: Box
    bag: list[int]
    """Pebbles by kind."""
    hands: list[tuple[int, ...]]
    """What each seat drew, by kind: only its owner sees it."""
    taken: list[tuple[int, ...]]
    """What each seat took from the shore, where everybody saw it."""
    shore: int
    """The kind that lies there."""
    over: bool

    @classmethod
    def blank(cls, seats: int, rulings: Options, box: Box) -> Self:
        p = cls()
        p.box, p.rulings, p.seats = box, rulings, seats
        p.bag = list(box.counts)
        p.hands = [(0,) * len(box.counts)] * seats
        p.taken = p.hands[:]
        p.shore, p.over = 0, False
        return p

    def faults(self) -> Iterator[str]:
        kinds = len(self.box.counts)
        there = sum(map(sum, self.hands + self.taken))
        if len(self.taken) != self.seats or any(len(row) != kinds for row in self.taken):
            yield f"taken: {self.seats} rows with a number for each of {kinds} kinds"
        elif not 0 <= self.shore < kinds:
            yield f"shore: a kind from 0 to {kinds - 1}"
        elif sum(self.bag) + there > sum(self.box.counts):
            yield "there are more pebbles than in the box"
        elif sum(self.bag) + 2 * there < NEEDED - 1:
            yield "bag: there are too few to go on"

    def score(self, seat: Seat) -> int:
        held = zip(self.hands[seat], self.taken[seat], self.box.worth, strict=True)
        return sum((own + seen) * worth for own, seen, worth in held)

    def result(self) -> Result | None:
        """PB-END-01."""
        if not self.over:
            return None
        scores = [self.score(seat) for seat in range(self.seats)]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return Result(scores, winners, "all-drawn")
