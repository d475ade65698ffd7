"""How Aqua Mirabilis is thought about, for bots of every level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from grasse.games.aqua_mirabilis.bot import Judge
from grasse.games.aqua_mirabilis.position import AquaPosition
from grasse.kernel import Action, Chance, Dice, Seat
from grasse.kernel.mind import NEVER, Mind, Planner


class AquaMind(Mind[AquaPosition]):
    """A turn is planned to its end; nothing hangs in the air when the next one begins."""

    horizon: ClassVar[int] = 2
    width: ClassVar[int] = 5
    scale: ClassVar[float] = 12.0
    names: ClassVar[tuple[str, ...]] = ("points", "perfumes", "skills", "standing", "dial")

    def worths(
        self, p: AquaPosition, options: Sequence[Action], chance: Chance, level: Planner
    ) -> list[float]:
        judge = Judge(p, p.frame[1], chance)
        given = list(options)
        worths = judge.worths(given)
        return [worths.get(option, NEVER) for option in given]

    def in_haste(self, p: AquaPosition, options: list[Action], chance: Chance) -> Action:
        return Judge(p, p.frame[1], chance, patience=12).best(options)

    def is_quiet(self, p: AquaPosition) -> bool:
        """A turn begins, no extra one, and nothing was flipped for it."""
        return p.step.name == "turn" and not p.frame[2] and not p.frame[3]

    def features(self, p: AquaPosition, seat: Seat) -> list[float]:
        judge = Judge(p, seat, Dice(0))
        return [
            p.score(seat) / 30,
            judge.perfumes(p) / 15,
            judge.skills(p) / 10,
            judge.standing(p) / 10,
            p.dials[seat] * judge.soon / 3,
        ]

    def expect(self, p: AquaPosition, seat: Seat) -> float:
        return Judge(p, seat, Dice(0)).value(p)
