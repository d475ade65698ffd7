"""The search of the upper levels: each option is tried in many imagined worlds.

In each world what the seat cannot know is drawn anew (`resample`), and every option meets the same
luck in it (`Aligned`). From the option on, everybody plays in haste until the position is quiet,
where a value says what it is worth. Options that have fallen behind are given up, so that time goes
where it matters; the search ends when one is left, when none can matter any more, when its time
or its samples are used up, or when it is stopped. Then the best so far is its answer.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import nan, sqrt
from typing import Any, Final

import msgspec

from grasse.bots.value import Standing, Value, final, value_for
from grasse.kernel import NATURE, NEVER, Action, Aligned, Chance, Game, Mind, Position, Seat

TRUST: Final = 3.0
"""How many samples the judgement of a one-turn player is worth."""
BEHIND: Final = 2.2
"""An option that lies so many standard errors behind is given up."""
FIRST: Final = 4
"""No option is given up before so many samples."""
MATTERS: Final = 0.004
"""A difference below this share of a win is not worth more time."""
MARGIN: Final = 0.04
"""What a lead of the mind's scale counts beside the share of the win: a decided game is played on
well."""
SEEN: Final = 8
"""So many actions of the expected line are told."""


Stop = Callable[[], bool]


def never() -> bool:
    return False


class Stopped(Exception):
    """There is no time for the rest of this sample."""


class Considered(msgspec.Struct, frozen=True):
    """An option that was thought about."""

    action: Action
    share: float
    """Of the win, as expected after it; among n players who are equal 1/n."""
    margin: float
    """Points ahead of the best of the others, as expected in the end."""
    error: float
    """The standard error of the share."""
    samples: int
    line: list[Action]
    """What may come of it: the players' actions in the first world, itself the first."""

    @classmethod
    def unjudged(cls, action: Action, margin: float) -> Considered:
        """By a bot that does not search: it can only say how far an option falls behind its best,
        in points."""
        return cls(action, nan, margin, nan, 0, [action])


class Thought(msgspec.Struct, frozen=True):
    """What came of thinking: the options that were looked at, the best first."""

    options: list[Considered]
    samples: int
    """Worlds that were imagined."""
    seconds: float
    remark: str = ""
    """What is to be said of how it was judged."""

    @property
    def best(self) -> Action:
        return self.options[0].action


class Arm:
    """An option, and how it fared."""

    __slots__ = ("action", "alive", "line", "margin", "prior", "share", "worths")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        """How far it seems behind the best, as a share of the win."""
        self.alive = True
        self.worths: list[float] = []
        self.share = self.margin = 0.0
        """Sums over the samples."""
        self.line: list[Action] = []

    def add(self, standing: Standing, scale: float) -> None:
        share, margin = standing
        self.share += share
        self.margin += margin
        self.worths.append(share + MARGIN * max(-1.0, min(1.0, margin / (4 * scale))))

    def estimate(self) -> float:
        """What it is worth, the judgement before any sample included."""
        n = len(self.worths)
        mean = sum(self.worths) / n if n else 0.0
        return (n * mean + TRUST * (mean + self.prior)) / (n + TRUST)


class Search:
    """Thinks about decisions of one game."""

    def __init__(
        self,
        game: Game[Any],
        samples: int | None,
        seconds: float | None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.game = game
        self.samples = samples
        self.seconds = seconds
        self._clock = clock
        self._mind: Mind[Any] = game.mind

    def think(
        self,
        p: Position,
        options: list[Action],
        chance: Chance,
        stop: Stop = never,
    ) -> Thought:
        """Of a position that was imagined from what the seat to act may know."""
        began = self._clock()
        until = None if self.seconds is None else began + self.seconds
        seat = p.to_act
        assert seat is not None
        value, remark = value_for(self.game, p)
        arms = self._arms(p, options, chance)
        seed = chance.below("search", 1 << 52)
        done = 0
        if len(arms) > 1:
            due = FIRST

            def late() -> bool:
                return stop() or (until is not None and self._clock() >= until)

            try:
                while self.samples is None or done < self.samples:
                    self._sample(p, seat, arms, seed + done, value, late)
                    done += 1
                    if done >= due:
                        due += max(2, due // 4)
                        if not self._undecided(arms):
                            break
            except Stopped:
                pass
        return self._thought(arms, done, self._clock() - began, remark)

    def _arms(self, p: Position, options: list[Action], chance: Chance) -> list[Arm]:
        """The options worth a thought, the best first in the eyes of a one-turn player."""
        ideas = self._mind.ideas(p, options, "solid")
        worths = self._mind.worths(p, ideas, chance, "solid")
        ranked = sorted(zip(worths, range(len(ideas)), strict=True), key=lambda one: -one[0])
        most = ranked[0][0]
        slope = 1 / (4 * self._mind.scale)
        return [
            Arm(ideas[index], max(-0.5, (worth - most) * slope) if worth > NEVER else -0.5)
            for worth, index in ranked[: self._mind.width]
            if worth > NEVER or index == ranked[0][1]
        ]

    def _sample(
        self,
        p: Position,
        seat: Seat,
        arms: list[Arm],
        seed: int,
        value: Value,
        late: Callable[[], bool],
    ) -> None:
        """One world, in which every option that is left is tried; all of them count, or none."""
        world = p.resample(seat, Aligned(seed))
        found = []
        for arm in arms:
            if arm.alive:
                if late():
                    raise Stopped
                line = arm.line if not arm.worths else None
                if line is not None:
                    line[:] = [arm.action]
                after = world.copy()
                after.play(arm.action)
                found.append((arm, self._play_on(after, seat, Aligned(seed), value, late, line)))
        for arm, standing in found:
            arm.add(standing, self._mind.scale)

    def _play_on(
        self,
        p: Position,
        seat: Seat,
        luck: Chance,
        value: Value,
        late: Callable[[], bool],
        line: list[Action] | None,
    ) -> Standing:
        """What comes of it for this seat, when everybody plays in haste until it is quiet."""
        mind = self._mind
        left = mind.horizon
        while (to_act := p.to_act) is not None:
            if to_act == NATURE:
                p.play(p.draw(luck))
                continue
            if mind.is_quiet(p):
                left -= 1
                if left <= 0:
                    return value(p, seat)
            if late():
                raise Stopped
            options = p.options()
            action = options[0] if len(options) == 1 else mind.in_haste(p, options, luck)
            if line is not None and len(line) < SEEN:
                line.append(action)
            p.play(action)
        result = p.result()
        assert result is not None  # nobody is to act, so the game is over
        return final(result, seat)

    def _undecided(self, arms: list[Arm]) -> bool:
        """Give up what fell behind; whether there is still something to find out."""
        alive = [arm for arm in arms if arm.alive]
        leader = max(alive, key=Arm.estimate)
        matters = False
        for arm in alive:
            if arm is not leader:
                gap, error = _behind(leader, arm)
                arm.alive = gap < BEHIND * error
                matters |= arm.alive and BEHIND * error - gap > MATTERS
        return matters

    def _thought(self, arms: list[Arm], done: int, seconds: float, remark: str) -> Thought:
        arms.sort(key=lambda arm: (arm.alive, arm.estimate()), reverse=True)
        return Thought(
            [
                Considered(
                    arm.action,
                    round(arm.share / n, 4),
                    round(arm.margin / n, 2),
                    round(_spread(arm.worths) / sqrt(n), 4),
                    len(arm.worths),
                    arm.line or [arm.action],
                )
                for arm in arms
                for n in (max(1, len(arm.worths)),)
            ],
            done,
            seconds,
            remark,
        )


def _behind(leader: Arm, arm: Arm) -> tuple[float, float]:
    """By how much an option lies behind the leader, and the standard error of that: both met the
    same luck, so it is the differences that count."""
    differences = [a - b for a, b in zip(leader.worths, arm.worths, strict=True)]
    n = len(differences)
    gap = leader.estimate() - arm.estimate()
    return gap, _spread(differences) / sqrt(n) + 0.5 / n**2


def _spread(numbers: list[float]) -> float:
    """Their standard deviation."""
    n = len(numbers)
    if n < 2:
        return 0.0
    mean = sum(numbers) / n
    return sqrt(sum([(one - mean) ** 2 for one in numbers]) / (n - 1))
