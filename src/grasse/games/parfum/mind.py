"""How Parfum is thought about: what bots of every level are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from grasse.games.parfum.bot import Judge
from grasse.games.parfum.features import NAMES, describe_seat
from grasse.games.parfum.position import ParfumPosition
from grasse.kernel import Action, Chance, Mind, Seat
from grasse.kernel.mind import Planner

ROUND: Final = 12.0
"""What a round still to come brings a seat."""


class ParfumMind(Mind[ParfumPosition]):
    """Everything in coins: what a seat has, and what its perfumes and its water will bring."""

    horizon: ClassVar[int] = 2
    width: ClassVar[int] = 8
    scale: ClassVar[float] = 25.0
    names: ClassVar[tuple[str, ...]] = NAMES

    def worths(
        self, p: ParfumPosition, options: Sequence[Action], chance: Chance, level: Planner
    ) -> list[float]:
        assert p.to_act is not None
        judge = Judge(p, p.to_act)
        return [judge.worth(option) for option in options]

    def is_quiet(self, p: ParfumPosition) -> bool:
        """Before a clock is chosen, before a turn, and before a sale: no dice lie on the table."""
        name = p.step.name
        if name == "prepare":
            return bool(p.frame[2] == actions_of_turn(p))
        return name in ("choose-clock", "sell")

    def features(self, p: ParfumPosition, seat: Seat) -> list[float]:
        return describe_seat(p, seat)

    def expect(self, p: ParfumPosition, seat: Seat) -> float:
        judge = Judge(p, seat)
        coins = sum(value * n for value, n in zip(p.box.values, p.water[seat], strict=True))
        return p.money[seat] + judge.before + coins + ROUND * (judge.rounds - 1)


def actions_of_turn(p: ParfumPosition) -> int:
    """The actions of the clock whose turn it is: the turns after it are still to come."""
    later: int = sum(frame[0].name == "turn" for frame in p.steps)
    return p.actions_of[len(p.actions_of) - 1 - later]
