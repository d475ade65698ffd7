"""How Aqua Mirabilis is thought about, for bots of every level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from grasse.games.aqua_mirabilis.judgement import NAMES, Judges
from grasse.games.aqua_mirabilis.planning import Planner
from grasse.games.aqua_mirabilis.position import AquaPosition
from grasse.games.aqua_mirabilis.tastes import BEGINNER, EASY, SOLID
from grasse.kernel import Action, Chance, Judgement, Mind, Searcher, Seat
from grasse.kernel.mind import Planner as Level

_SOLID: Final = Judges(SOLID)
PLANNERS: Final[dict[Level, Planner]] = {
    "beginner": Planner(Judges(BEGINNER), width=1, envy=0.0, turn=1.0),
    "easy": Planner(Judges(EASY), width=2, envy=0.0, turn=0.5),
    "solid": Planner(_SOLID, width=2, envy=0.5, turn=0.5),
}
TURN: Final = 3.0
"""What it is worth to be the next to act."""
FEW: Final = 5
"""So many options `strong` thinks about."""
IN_HASTE: Final = Planner(_SOLID, width=1, envy=0.0, turn=0.5)


class AquaMind(Mind[AquaPosition]):
    """A turn is planned to its end; nothing hangs in the air when the next one begins."""

    width: ClassVar[int] = 6
    samples: ClassVar[Mapping[str, int]] = {"strong": 6, "master": 24}
    scale: ClassVar[float] = 12.0
    names: ClassVar[tuple[str, ...]] = ("expected", "left", "turn", "points", *NAMES)

    def worths(
        self, p: AquaPosition, options: Sequence[Action], chance: Chance, level: Level
    ) -> list[float]:
        return PLANNERS[level].worths(p, options)

    def candidates(
        self,
        p: AquaPosition,
        options: list[Action],
        chance: Chance,
        level: Searcher,
        value: Judgement,
    ) -> list[tuple[float, Action]]:
        found = super().candidates(p, options, chance, level, value)
        return found if level == "master" else found[:FEW]

    def in_haste(self, p: AquaPosition, options: list[Action], chance: Chance) -> Action:
        return IN_HASTE.best(p, options)

    def is_quiet(self, p: AquaPosition) -> bool:
        """A turn begins, no extra one, and no tile was flipped for it."""
        return p.frame[0].name == "turn" and not p.frame[2] and not p.frame[3]

    def horizon(self, p: AquaPosition, level: Searcher) -> int:
        """Past the turns of the others and the next own one, and theirs again."""
        return 4

    def features(self, p: AquaPosition, seat: Seat) -> list[float]:
        judge = _SOLID.of(p, seat)
        numbers = judge.look(p)
        return [
            judge.worth(p) / 40,
            judge.left,
            1.0 if p.to_act == seat else 0.0,
            *[number / size for number, size in zip(numbers, _SIZES, strict=True)],
        ]

    def expect(self, p: AquaPosition, seat: Seat) -> float:
        return _SOLID.of(p, seat).worth(p) + (TURN if p.to_act == seat else 0.0)


_SCALES: Final = {
    "show-1": 8.0,
    "show-2": 8.0,
    "show-3": 8.0,
    "show-4": 8.0,
    "made": 15.0,
    "grown": 20.0,
    "worn": 30.0,
    "final": 6.0,
    "spare": 3.0,
    "flowers": 3.0,
    "tile-prestige": 4.0,
    "road": 2.0,
    "known": 2.0,
    "majorities": 6.0,
    "influence": 3.0,
    "tokens": 2.0,
    "bonus": 6.0,
}
_SIZES: Final = [40.0, *[_SCALES.get(name, 1.0) for name in NAMES]]
"""What a feature is divided by, so that all are of one size."""
