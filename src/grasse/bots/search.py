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
from grasse.kernel import (
    NATURE,
    NEVER,
    Action,
    Aligned,
    Chance,
    Game,
    Mind,
    Position,
    Searcher,
    Seat,
)

BEHIND: Final = 2.2
"""An option that lies so many standard errors behind is given up."""
FIRST: Final = 4
"""No option is given up before so many samples."""
MATTERS: Final = 0.004
"""A difference below this share of a win is not worth more time."""
MARGIN: Final = 0.04
"""What a lead of the mind's scale counts beside the share of the win: a decided game is played on
well."""
AHEAD: Final = 64
"""So many decisions are thought about before they come."""
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
        """How far it seems behind the best in the eyes of a one-turn player, as a share of the win,
        times how much that opinion counts beside the samples, however many they are."""
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
        """What it is worth beside others of as many samples. What a value and what a one-turn
        player get wrong has little to do with one another, so both have a say."""
        n = len(self.worths)
        return sum(self.worths) / n + self.prior if n else self.prior


class Considering:
    """The state of a search about one decision."""

    __slots__ = ("arms", "done", "due", "horizon", "seed")

    def __init__(self, arms: list[Arm], seed: int, due: int, horizon: int) -> None:
        self.arms = arms
        self.seed = seed
        self.horizon = horizon
        """How far every option is played on."""
        self.done = 0
        """Samples."""
        self.due = due
        """After so many it looks which options are behind."""


class Search:
    """Thinks about decisions of one game."""

    def __init__(
        self,
        game: Game[Any],
        samples: int | None,
        seconds: float | None,
        clock: Callable[[], float] = time.perf_counter,
        level: Searcher = "strong",
    ) -> None:
        self.game = game
        self.level: Searcher = level
        self.samples = samples
        self.seconds = seconds
        self._clock = clock
        self._mind: Mind[Any] = game.mind
        self._ahead: dict[bytes, Considering] = {}
        """By what its seat would see: decisions that it thought about before they came."""

    def think(
        self, p: Position, options: list[Action], chance: Chance, stop: Stop = never
    ) -> Thought:
        """Of a position that was imagined from what the seat to act may know."""
        began = self._clock()
        until = None if self.seconds is None else began + self.seconds
        value, remark = value_for(self.game, p)
        known = self._ahead.pop(seen_by(p), None) if self._ahead else None
        about = known or self._begin(p, options, chance, value)

        def late() -> bool:
            return stop() or (until is not None and self._clock() >= until)

        self._go_on(p, about, value, late)
        return self._thought(about, self._clock() - began, remark)

    def think_ahead(self, p: Position, seat: Seat, chance: Chance, stop: Stop) -> None:
        """Until it is stopped, of what this seat may have to decide next, in a position imagined
        from what it knows, while others think. What comes of it is remembered for `think`."""
        value, _ = value_for(self.game, p)
        while not stop() and len(self._ahead) < AHEAD:
            world = p.resample(seat, chance)
            self._play_to(world, seat, chance, stop)
            options = world.options()
            if world.to_act != seat or len(options) < 2:
                return
            about = self._ahead.get(seen_by(world))
            if about is None:
                about = self._begin(world, options, chance, value)
                self._ahead[seen_by(world)] = about
            for _ in range(FIRST):
                self._go_on(world, about, value, stop, at_most=about.done + 1)

    def forget(self) -> None:
        """What it thought about ahead: it has not come to that."""
        self._ahead.clear()

    def _play_to(self, p: Position, seat: Seat, luck: Chance, stop: Stop) -> None:
        """Play on in haste until this seat has something to choose."""
        while (to_act := p.to_act) is not None and not stop():
            if to_act == NATURE:
                p.play(p.draw(luck))
                continue
            options = p.options()
            if to_act == seat and len(options) > 1:
                return
            p.play(options[0] if len(options) == 1 else self._mind.in_haste(p, options, luck))

    def _begin(
        self, p: Position, options: list[Action], chance: Chance, value: Value
    ) -> Considering:
        arms = self._arms(p, options, chance, value)
        mind = self._mind
        most = self.samples or mind.samples["strong"]
        due = max(FIRST, round(mind.patience * most))
        horizon = mind.horizon(p, self.level)
        return Considering(arms, chance.below("search", 1 << 52), due, horizon)

    def _go_on(
        self, p: Position, about: Considering, value: Value, late: Stop, at_most: int | None = None
    ) -> None:
        """Until it is late, there are samples enough, or nothing is left to find out."""
        most = self.samples if at_most is None else at_most
        try:
            while len(about.arms) > 1 and (most is None or about.done < most):
                self._sample(p, about, value, late)
                about.done += 1
                if about.done >= about.due:
                    about.due += max(2, about.due // 4)
                    if not self._undecided(about.arms):
                        break
        except Stopped:
            pass

    def _arms(self, p: Position, options: list[Action], chance: Chance, value: Value) -> list[Arm]:
        """The options worth a thought, the best first in the eyes of a one-turn player."""
        ranked = self._mind.candidates(p, options, chance, self.level, value)
        most = ranked[0][0]
        slope, trust = 1 / (4 * self._mind.scale), self._mind.trust
        return [
            Arm(option, trust * max(-0.5, (worth - most) * slope if worth > NEVER else -0.5))
            for worth, option in ranked
        ]

    def _sample(self, p: Position, about: Considering, value: Value, late: Stop) -> None:
        """One world, in which every option that is left is tried; all of them count, or none."""
        seat, seed = p.to_act, about.seed + about.done
        assert seat is not None
        world = p.resample(seat, Aligned(seed))
        found = []
        for arm in about.arms:
            if arm.alive:
                if late():
                    raise Stopped
                line = arm.line if not arm.worths else None
                if line is not None:
                    line[:] = [arm.action]
                after = world.copy()
                after.play(arm.action)
                luck = Aligned(seed)
                standing = self._play_on(after, seat, luck, value, about.horizon, late, line)
                found.append((arm, standing))
        for arm, standing in found:
            arm.add(standing, self._mind.scale)

    def _play_on(
        self,
        p: Position,
        seat: Seat,
        luck: Chance,
        value: Value,
        left: int,
        late: Callable[[], bool],
        line: list[Action] | None,
    ) -> Standing:
        """What comes of it for this seat, when everybody plays in haste up to the horizon."""
        mind = self._mind
        while (to_act := p.to_act) is not None:
            if to_act == NATURE:
                p.play(p.draw(luck))
                continue
            if mind.is_quiet(p):
                left -= mind.rest(p)
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

    def _thought(self, about: Considering, seconds: float, remark: str) -> Thought:
        arms = about.arms
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
            about.done,
            seconds,
            remark,
        )


def seen_by(p: Position) -> bytes:
    """What the seat to act sees of it."""
    return msgspec.json.encode(p.view(p.to_act))


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
