"""The moments of a game, and what is known of each so far.

Nature's are measured against all that she could have done, those of players against the best that
was found. Each sample is a world with luck of its own, the same for all that is compared in it.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from grasse.bots.report.measure import Luck, Measure, Standings, less, mean
from grasse.bots.search import BEHIND, FIRST
from grasse.kernel import NATURE, NEVER, Action, Match, Position, Seat

LISTED: Final = 64
"""Nature's outcomes are listed up to so many; where there are more, or where nobody can list them,
…"""
DRAWN: Final = 8
"""… so many are drawn in each sample."""
DEPTHS: Final = 2
"""How far options are followed varies by so many quiet moments."""
SURE: Final = 2.0
"""An action counts as better than the one that was played if it is by so many standard errors: of
many options that are equal, one looks better by chance."""


class Point:
    """A position on the way, and what everybody may expect of it."""

    def __init__(self, p: Position) -> None:
        self.position = p
        self.round: int = getattr(p, "round", 0)
        self.samples: list[Standings] = []
        self.exact = False
        """Nothing on the way depends on luck: one sample says it all."""

    def look(self, measure: Measure, seed: int) -> None:
        if not self.exact:
            luck = Luck(seed)
            self.samples.append(measure.expect(self.position, luck))
            self.exact = not luck.used


class Drawing:
    """What Nature did, and what she could have done."""

    def __init__(self, number: int, p: Position, action: Action, seat: Seat | None) -> None:
        self.number = number
        self.position = p
        self.action = action
        self.seat = seat
        """Who acted last before her."""
        self.samples: list[Standings] = []
        """Of each what came of it, less the mean of what could have."""
        self.exact = False
        outcomes = p.chances()
        listed = len(outcomes) <= LISTED and any(one == action for one, _ in outcomes)
        self.outcomes = outcomes if listed else []
        total = sum(weight for _, weight in self.outcomes)
        self.chance = sum(w for one, w in self.outcomes if one == action) / total if total else None
        """Of what she did; None where they cannot be listed."""

    def look(self, measure: Measure, seed: int) -> None:
        if self.exact:
            return
        if len(self.outcomes) == 1:
            self.exact = True
            return
        luck = Luck(seed)
        came = measure.expect(_played(self.position, self.action), luck)
        used = luck.used
        found: list[tuple[Standings, int]] = []
        for outcome, weight in self.outcomes:
            luck = Luck(seed)
            found.append((measure.expect(_played(self.position, outcome), luck), weight))
            used |= luck.used
        if not self.outcomes:
            used = True
            for number in range(DRAWN):
                drawn = self.position.copy()
                drawn.play(drawn.draw(Luck(seed * DRAWN + number)))
                found.append((measure.expect(drawn, Luck(seed)), 1))
        total = sum([weight for _, weight in found])
        hoped = tuple(
            [
                sum([one[place] * weight for one, weight in found]) / total
                for place in range(2 * measure.seats)
            ]
        )
        self.samples.append(less(came, hoped))
        self.exact = not used


class Arm:
    """An option of a decision, and how it fared."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.samples: list[Standings] = []
        self.worths: list[float] = []
        self.alive = True

    def estimate(self) -> float:
        """As in a search: the opinion of `solid` counts beside the samples."""
        return sum(self.worths) / len(self.worths) + self.prior


class Deciding:
    """What a player did, and what else he could have done. It is tried in worlds that he could not
    tell from the true one: nobody is blamed for what he did not know. Each option is followed as
    far as the game's search looks, and every other time a quiet moment further, so that no single
    place where it stops decides."""

    def __init__(self, number: int, p: Position, action: Action, turn: int = 0) -> None:
        assert p.to_act is not None
        self.number = number
        self.turn = turn
        """Decisions between which nobody else decides have the same."""
        self.position = p
        self.action = action
        self.seat: Seat = p.to_act
        self.arms: list[Arm] = []
        self.played = Arm(action, 0.0)
        self.exact = False
        """Nothing depends on luck, and it was followed as far as it ever is."""
        self.used = False
        self.done = 0

    def look(self, measure: Measure, seed: int) -> None:
        if self.exact:
            return
        if not self.arms:
            self._begin(measure)
        if len(self.arms) < 2:
            self.exact = True
            return
        luck = Luck(seed)
        world = self.position.resample(self.seat, luck)
        used = luck.used
        quiet = measure.game.mind.horizon(world, "strong") + self.done % DEPTHS
        for arm in self.arms:
            if arm.alive:
                luck = Luck(seed)
                found = measure.expect(_played(world, arm.action), luck, quiet)
                arm.samples.append(found)
                arm.worths.append(measure.worth(found, self.seat))
                used |= luck.used
        self.done += 1
        self.used |= used
        self.exact = self.done == DEPTHS and not self.used
        if self.done >= FIRST:
            self._give_up()

    def _begin(self, measure: Measure) -> None:
        """Of what is listed the options worth a thought, as in a search, and what was played."""
        mind = measure.game.mind
        options = self.position.options()
        if len(options) < 2:
            self.arms = [self.played]
            return
        luck = Luck(0)
        seen = self.position.resample(self.seat, luck)
        ideas = options if self.action in options else [*options, self.action]
        worths = mind.worths(seen, ideas, luck, "solid")
        ranked = sorted(zip(worths, range(len(ideas)), strict=True), key=lambda one: -one[0])
        most = ranked[0][0]
        slope = mind.trust / (4 * mind.scale)
        for place, (worth, index) in enumerate(ranked):
            prior = max(-0.5 * mind.trust, (worth - most) * slope) if worth > NEVER else NEVER
            if ideas[index] == self.action:
                self.played.prior = max(-0.5 * mind.trust, prior)
                self.arms.append(self.played)
            elif place < mind.width and worth > NEVER:
                self.arms.append(Arm(ideas[index], prior))

    def _give_up(self) -> None:
        """What fell behind; never what was played."""
        leader = self.best()
        for arm in self.arms:
            if arm.alive and arm is not leader and arm is not self.played:
                gap, error = behind(leader, arm)
                arm.alive = gap < BEHIND * error

    def best(self) -> Arm:
        """The best that was found: what was played, unless another is better beyond doubt."""
        alive = [arm for arm in self.arms if arm.alive]
        leader = max(alive, key=Arm.estimate)
        if leader is self.played or self._doubts(leader):
            return self.played
        return leader

    def _doubts(self, arm: Arm) -> bool:
        """Whether this option may be no better than what was played."""
        if self.exact:
            return any(a <= b for a, b in zip(arm.worths, self.played.worths, strict=True))
        gap, error = behind(arm, self.played)
        return gap <= SURE * error

    def cost(self) -> Standings | None:
        """What was played, less the best; None where nothing better was found."""
        if not self.done:
            return None
        best = self.best()
        return None if best is self.played else less(mean(self.played.samples), mean(best.samples))

    def error(self) -> float:
        """The standard error of what it cost, as a share of the win."""
        best = self.best()
        if self.exact:
            return 0.0
        pairs = zip(best.samples, self.played.samples, strict=True)
        return error_of([a[self.seat] - b[self.seat] for a, b in pairs])

    def stake(self) -> float:
        """The share of the win between the best and the worst of what was looked at."""
        if not self.done:
            return 0.0
        shares = [mean(arm.samples)[self.seat] for arm in self.arms]
        return max(0.0, mean(self.best().samples)[self.seat] - min(shares))


def behind(leader: Arm, arm: Arm) -> tuple[float, float]:
    """By how much an option lies behind another in the same worlds, and the error of that."""
    differences = [a - b for a, b in zip(leader.worths, arm.worths, strict=True)]
    n = len(differences)
    return sum(differences) / n, error_of(differences) + 0.5 / n**2


def error_of(numbers: list[float]) -> float:
    """The standard error of their mean."""
    n = len(numbers)
    if n < 2:
        return 0.0
    middle = sum(numbers) / n
    return sqrt(sum([(one - middle) ** 2 for one in numbers]) / (n - 1) / n)


def _played(p: Position, action: Action) -> Position:
    after = p.copy()
    after.play(action)
    return after


Moment = Drawing | Deciding


def moments_of(match: Match[Any]) -> tuple[list[Point], list[Moment]]:
    """Where a game has been, and what led from each point to the next."""
    p = Match.replayed(match.game, match.record(), until=0).position.copy()
    points = [Point(p.copy())]
    moments: list[Moment] = []
    last: Seat | None = None
    turn = 0
    for number, (by, action) in enumerate(match.actions):
        before = points[-1].position
        if by == NATURE:
            moments.append(Drawing(number, before, action, last))
        else:
            turn += last != by
            moments.append(Deciding(number, before, action, turn))
            last = by
        p.play(action)
        points.append(Point(p.copy()))
    return points, moments
