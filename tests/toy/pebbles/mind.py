"""How Pebbles is thought about: no further than this pebble."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from grasse.kernel import Action, Chance, Mind, Planner, Seat
from pebbles.actions import Take
from pebbles.position import PebblesPosition


class PebblesMind(Mind[PebblesPosition]):
    scale: ClassVar[float] = 3.0
    names: ClassVar[tuple[str, ...]] = ("points", "points, late")

    def worths(
        self, p: PebblesPosition, options: Sequence[Action], chance: Chance, level: Planner
    ) -> list[float]:
        """The pebble that all see, or one from the bag; a beginner does not count the bag."""
        worth, bag = p.box.worth, p.bag
        average = sum(one * count for one, count in zip(worth, bag, strict=True)) / sum(bag)
        if level == "beginner":
            average = sum(worth) / len(worth)
        return [
            float(worth[p.shore]) if isinstance(option, Take) else average for option in options
        ]

    def is_quiet(self, p: PebblesPosition) -> bool:
        return True

    def features(self, p: PebblesPosition, seat: Seat) -> list[float]:
        points = self.expect(p, seat) / 5
        return [points, points / (1 + sum(p.bag))]

    def expect(self, p: PebblesPosition, seat: Seat) -> float:
        held = zip(p.box.worth, p.hands[seat], p.taken[seat], strict=True)
        return float(sum(worth * (drawn + taken) for worth, drawn, taken in held))
