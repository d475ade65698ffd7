"""How Parfum is thought about: what bots of every level are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from grasse.games.parfum.bot import Judge
from grasse.games.parfum.features import NAMES, describe_seat
from grasse.games.parfum.outlook import Eyes, Outlook
from grasse.games.parfum.position import FREE, ParfumPosition
from grasse.kernel import Action, Chance, Judgement, Mind, Searcher, Seat
from grasse.kernel.mind import Planner, best

EYES: Final[dict[Planner, Eyes]] = {
    "beginner": Eyes(customers=False, others=False, time=False, water=False, notes=2),
    "easy": Eyes(others=False, time=False),
    "solid": Eyes(),
}
"""What each level looks at."""
GLANCE: Final = Eyes(notes=2, aims=4)
"""In haste."""
ROUND: Final = 12.0
"""What a round still to come brings a seat."""
FEW: Final = 8
"""So many options `strong` thinks about."""
A_ROUND: Final = 100
"""Quiet moments that a round has at the very most."""


class ParfumMind(Mind[ParfumPosition]):
    """Everything in coins: what a seat has, and what its perfumes and its water will bring."""

    width: ClassVar[int] = 12
    samples: ClassVar[Mapping[str, int]] = {"strong": 8, "master": 20}
    trust: ClassVar[float] = 0.4
    scale: ClassVar[float] = 25.0
    names: ClassVar[tuple[str, ...]] = NAMES

    def worths(
        self, p: ParfumPosition, options: Sequence[Action], chance: Chance, level: Planner
    ) -> list[float]:
        return _worths(p, options, EYES[level])

    def candidates(
        self,
        p: ParfumPosition,
        options: list[Action],
        chance: Chance,
        level: Searcher,
        value: Judgement,
    ) -> list[tuple[float, Action]]:
        found = super().candidates(p, options, chance, level, value)
        return found if level == "master" else found[:FEW]

    def in_haste(self, p: ParfumPosition, options: list[Action], chance: Chance) -> Action:
        return best(options, _worths(p, options, GLANCE), chance)

    def is_quiet(self, p: ParfumPosition) -> bool:
        """Before a clock is chosen, before a turn, and before a sale: no dice lie on the table."""
        name = p.step.name
        if name == "prepare":
            return bool(p.frame[2] == actions_of_turn(p))
        return name in ("choose-clock", "sell")

    def horizon(self, p: ParfumPosition, level: Searcher) -> int:
        """A master wants to see what a clock or a sale does to the round."""
        far = level == "master" and p.step.name in ("choose-clock", "sell")
        return A_ROUND if far else 1

    def rest(self, p: ParfumPosition) -> int:
        begins = p.step.name == "choose-clock" and p.clocks.count(FREE) == len(p.clocks)
        return A_ROUND if begins else 1

    def features(self, p: ParfumPosition, seat: Seat) -> list[float]:
        return describe_seat(p, seat)

    def expect(self, p: ParfumPosition, seat: Seat) -> float:
        outlook = Outlook(p, seat, EYES["solid"])
        coins = sum([value * n for value, n in zip(p.box.values, p.water[seat], strict=True)])
        tableau = outlook.worth(p.perfumes[seat])
        return p.money[seat] + tableau + coins + ROUND * (outlook.rounds - 1)


def _worths(p: ParfumPosition, options: Sequence[Action], eyes: Eyes) -> list[float]:
    assert p.to_act is not None
    judge = Judge(p, p.to_act, eyes)
    return [judge.worth(option) for option in options]


def actions_of_turn(p: ParfumPosition) -> int:
    """The actions of the clock whose turn it is: the turns after it are still to come."""
    later: int = sum(frame[0].name == "turn" for frame in p.steps)
    return p.actions_of[len(p.actions_of) - 1 - later]
