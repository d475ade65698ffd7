"""How Safranito is thought about, by bots of every level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from grasse.games.safranito.actions import Throw
from grasse.games.safranito.aims import WORLDS, Shares, Thrower, add_lofts, throw_in_haste
from grasse.games.safranito.bot import KNOWING, TASTES, Judge, Targets, situation
from grasse.games.safranito.outlook import (
    NAMES,
    as_it_lies,
    look_ahead,
    parts,
    strength,
    throws_left,
)
from grasse.games.safranito.position import SafranitoPosition
from grasse.games.safranito.worth import A_DISH, bits
from grasse.kernel import Action, Chance, Seat
from grasse.kernel.mind import Judgement, Mind, Planner, Searcher

A_WIN: Final = 60.0
"""What the whole of a win in the eyes of the value is worth beside what `solid` thinks of a throw,
before it is tried …"""
SAY: Final = 6.0
"""… and how much more both count than what `solid` thinks of other decisions: held against rounds
that were played on, it is the better judge of throws."""
A_FEW: Final = 3
"""So few throws to the end of a round can be followed."""
A_ROUND: Final = 100
"""Throws that a round has at the very most."""
KEPT: Final = 64
"""So many situations are remembered; then it begins anew."""


class SafranitoMind(Mind[SafranitoPosition]):
    """Points are dishes."""

    scale: ClassVar[float] = 0.6
    width: ClassVar[int] = 10
    samples: ClassVar[Mapping[str, int]] = {"strong": 60, "master": 120}
    patience: ClassVar[float] = 0.2  # what seldom comes of a throw is not seen before
    names: ClassVar[tuple[str, ...]] = NAMES

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], Targets] = {}
        """By situation, what was found out about targets: a search comes back to where it began."""
        self._looked: tuple[tuple[object, ...], list[list[float]]] | None = None
        """What was seen last, and where: what is asked of every seat is worked out once."""

    def ideas(self, p: SafranitoPosition, options: list[Action], level: Planner) -> list[Action]:
        if level == "solid" and isinstance(options[0], Throw):
            return add_lofts(p, options, p.frame[1])
        return options

    def worths(
        self, p: SafranitoPosition, options: Sequence[Action], chance: Chance, level: Planner
    ) -> list[float]:
        judge = Judge(p, p.frame[1], TASTES[level])
        if not isinstance(options[0], Throw):
            found = [judge.worth(option) for option in options]
        elif level == "beginner":
            found = Thrower(judge).wishes(options)
        elif level == "easy":
            found = Thrower(judge).hopes(options)
        else:
            found = Thrower(judge).worths(options, chance.below("tremor", 1 << 30))
        return [worth / A_DISH for worth in found]

    def candidates(
        self,
        p: SafranitoPosition,
        options: list[Action],
        chance: Chance,
        level: Searcher,
        value: Judgement,
    ) -> list[tuple[float, Action]]:
        """A search looks at many more ways to throw than `solid` does, and at all that may come of
        each of them with the eyes of `solid` and of the value. An extra throw is scored at once, of
        which the value knows nothing."""
        if not isinstance(options[0], Throw):
            return super().candidates(p, options, chance, level, value)
        seat = p.frame[1]
        thrower = Thrower(Judge(p, seat, TASTES["solid"]))
        shares = None
        if self.is_quiet(p):
            worlds = [p.resample(seat, chance) for _ in range(WORLDS[level])]
            shares = Shares(worlds, seat, value)
        found: list[tuple[float, Action]] = []
        found += thrower.candidates(chance.below("tremor", 1 << 30), level, shares, A_WIN)
        found += [(thrower.as_it_lies(), one) for one in options if not isinstance(one, Throw)]
        found.sort(key=lambda one: -one[0])
        return [(SAY * worth / A_DISH, option) for worth, option in found]

    def in_haste(self, p: SafranitoPosition, options: list[Action], chance: Chance) -> Action:
        judge = self._knowing(p)
        if isinstance(options[0], Throw):
            return throw_in_haste(judge, options)
        return max(options, key=judge.worth)

    def is_quiet(self, p: SafranitoPosition) -> bool:
        return p.step.name == "throwing"

    def horizon(self, p: SafranitoPosition, level: Searcher) -> int:
        """A master waits for the answer to a throw, and where few are left for the end of the
        round."""
        if level == "strong" or not self.is_quiet(p):
            return 1
        return 2 if sum(throws_left(p)) > A_FEW else A_ROUND

    def rest(self, p: SafranitoPosition) -> int:
        return 1 if p.thrown else A_ROUND

    def features(self, p: SafranitoPosition, seat: Seat) -> list[float]:
        here = (situation(p), tuple(p.thrown), tuple(p.steps))
        if self._looked is None or self._looked[0] != here:
            self._looked = here, look_ahead(p, self._knowing(p))
        return self._looked[1][seat]

    def expect(self, p: SafranitoPosition, seat: Seat) -> float:
        then = as_it_lies(p, self._knowing(p), throws_left(p)).standings[seat]
        return strength(parts(then, bits(p.display), p.box.dishes_to_win))

    def _knowing(self, p: SafranitoPosition) -> Judge:
        """A judge who looks at all of an imagined position. What it found out about targets is kept
        while nobody buys, sells or cooks."""
        judge = Judge(p, p.frame[1], KNOWING)
        here = situation(p)
        known = self._known.get(here)
        if known is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[here] = judge.targets
        else:
            judge.targets = known
        return judge


MIND = SafranitoMind()
