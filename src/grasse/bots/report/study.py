"""The work behind a report: it gets better with each round of samples, and can end at any time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from math import sqrt
from typing import Any, Final

from grasse.bots.report.account import MARGIN, SHARE, Account
from grasse.bots.report.findings import Drawn, Lead, Player, Report, Slip, Standing
from grasse.bots.report.measure import Measure, Standings, mean
from grasse.bots.report.moments import Deciding, Drawing, error_of, moments_of
from grasse.bots.report.why import reasons_for
from grasse.bots.search import FIRST, Stop, never
from grasse.kernel import BadRequest, Match, Seat, StillRunning

SAMPLES: Final = 10
"""Rounds of a report, unless told."""
CLOSER: Final = 12
"""So many of the decisions that cost most are looked at again, …"""
DEEPER: Final = 3
"""… in so many times as many worlds."""
SHOWN: Final = 3
"""Decisions, and draws of each kind."""
TELLS: Final = 0.005
"""A draw that moved less than this share is not told."""
AHEAD: Final = 0.05
"""Who leads by less than this share has not taken the lead."""


def reports(
    match: Match[Any],
    samples: int = SAMPLES,
    seconds: float | None = None,
    stop: Stop = never,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[Report]:
    """Reports of a finished game, each better than the one before; the last has `progress` 1.0,
    unless the time was up or `stop` said so: then it is what was known by then. Time lets it draw
    a first curve, `stop` does not: then there may be none.

    It is a function of the game and of `samples` alone where it is not ended before. Whoever wants
    no more of them just asks for no more.

    >>> import grasse
    >>> next(reports(grasse.new("parfum", 2)))
    Traceback (most recent call last):
    grasse.kernel.errors.StillRunning: the game is running: there is a report when it is over
    """
    if match.to_act is not None:
        raise StillRunning("the game is running: there is a report when it is over")
    if samples < 1:
        raise BadRequest("a report needs at least one sample")
    until = None if seconds is None else clock() + seconds
    study = Study(match, samples)
    for whole in study.work():
        late = until is not None and study.has_curve and clock() >= until
        if whole:
            yield study.report()
        elif stop() or late:
            if study.has_curve:
                yield study.report()
            return


class Study:
    """A game, and what is known of it so far."""

    def __init__(self, match: Match[Any], samples: int) -> None:
        self.match = match
        self.samples = samples
        self.points, self.moments = moments_of(match)
        self.measure = Measure(match.game, self.points[0].position)
        self.rounds = 0
        """Of samples, that are over."""
        self.done = 0
        self.work_in_all = samples * (len(self.points) + len(self.moments)) + CLOSER * DEEPER

    def work(self) -> Iterator[bool]:
        """Little by little; True where the first curve is there, or a whole round is over."""
        for seed in range(self.samples):
            for point in self.points:
                point.look(self.measure, seed)
                self.done += 1
                yield False
            if not seed:
                yield True
            for moment in self.moments:
                moment.look(self.measure, seed)
                self.done += 1
                yield False
            self.rounds += 1
            if seed + 1 < self.samples:
                yield True
        for deciding in self.costly()[:CLOSER]:
            for seed in range(self.samples, (1 + DEEPER) * self.samples):
                deciding.look(self.measure, seed)
                yield False
            self.done += DEEPER
        self.done = self.work_in_all
        yield True

    @property
    def has_curve(self) -> bool:
        """Whether every moment was looked at."""
        return bool(self.points[-1].samples)

    def costly(self) -> list[Deciding]:
        """Decisions that cost something, the most first."""
        found = [
            (-cost[moment.seat], -cost[self.measure.seats + moment.seat], moment)
            for moment in self.moments
            if isinstance(moment, Deciding) and (cost := moment.cost()) is not None
        ]
        found.sort(key=lambda one: (-one[0], -one[1], one[2].number))
        return [moment for _, _, moment in found]

    def _costliest(self) -> list[Deciding]:
        """The first of them, of each turn one: what follows from a slip is not told as another."""
        by_turn: dict[int, Deciding] = {}
        for moment in self.costly():
            by_turn.setdefault(moment.turn, moment)
        return list(by_turn.values())[:SHOWN]

    # The report

    def report(self) -> Report:
        """What is known so far."""
        match, result = self.match, self.match.result()
        assert result is not None  # a match that is over has one
        curve = [mean(point.samples) for point in self.points]
        lucks = [(one, mean(one.samples)) for one in self._drawn() if one.samples]
        return Report(
            game=match.game.name,
            version=match.version,
            match=match.id,
            result=result,
            rounds=self.points[-1].round,
            samples=self.rounds,
            progress=round(self.done / self.work_in_all, 3),
            remark=self.measure.remark,
            curve=self._standings(curve),
            leads=self._leads(curve),
            players=[self._player(seat, curve, lucks) for seat in range(self.measure.seats)],
            slips=[self._slip(moment) for moment in self._costliest()],
            luckiest=self._draws(lucks, 1),
            unluckiest=self._draws(lucks, -1),
            sources=match.game.sources(match.view(None)),
        )

    def _drawn(self) -> list[Drawing]:
        return [moment for moment in self.moments if isinstance(moment, Drawing)]

    def _decided(self) -> list[Deciding]:
        return [moment for moment in self.moments if isinstance(moment, Deciding)]

    def _standings(self, curve: list[Standings]) -> list[Standing]:
        """The curve where it moves: what is like both its neighbours is left out."""
        seats = self.measure.seats
        every = [
            Standing(
                number,
                point.round,
                [round(share, 3) for share in now[:seats]],
                [round(margin, 1) for margin in now[seats:]],
            )
            for number, (point, now) in enumerate(zip(self.points, curve, strict=True))
        ]
        moves = [
            one.shares != other.shares or one.round != other.round for one, other in pairwise(every)
        ]
        kept = zip(every, [True, *moves], [*moves, True], strict=True)
        return [one for one, before, behind in kept if before or behind]

    def _leads(self, curve: list[Standings]) -> list[Lead]:
        found: list[Lead] = []
        for number, (point, now) in enumerate(zip(self.points, curve, strict=True)):
            first, second = sorted(now[: self.measure.seats], reverse=True)[:2]
            seat = now.index(first)
            if first - second >= AHEAD and (not found or found[-1].seat != seat):
                found.append(Lead(number, point.round, seat))
        return found

    def _player(
        self, seat: Seat, curve: list[Standings], lucks: list[tuple[Drawing, Standings]]
    ) -> Player:
        decided = [moment for moment in self._decided() if moment.seat == seat and moment.done]
        slips = [moment for moment in decided if moment.cost() is not None]
        stake = sum([moment.stake() for moment in decided])
        lost = -sum([cost[seat] for moment in slips if (cost := moment.cost()) is not None])
        variance = sum(
            [error_of([one[seat] for one in drawing.samples]) ** 2 for drawing, _ in lucks]
        )
        return Player(
            name=self.match.names[seat],
            share=self._account(SHARE, seat, seat, curve, lucks),
            margin=self._account(MARGIN, seat, self.measure.seats + seat, curve, lucks),
            error=round(sqrt(variance), 3),
            accuracy=None if self.rounds < FIRST else _part_kept(lost, stake),
            decisions=len(decided),
            slips=len(slips),
        )

    def _account(
        self,
        unit: int,
        seat: Seat,
        place: int,
        curve: list[Standings],
        lucks: list[tuple[Drawing, Standings]],
    ) -> Account:
        """Of what stands at this place of all standings."""
        own = others = 0.0
        for moment in self._decided():
            cost = moment.cost()
            if cost is not None and moment.seat == seat:
                own += cost[place]
            elif cost is not None:
                others += cost[place]
        luck = sum([moved[place] for _, moved in lucks])
        return Account.of(unit, curve[0][place], luck, own, others, curve[-1][place])

    def _slip(self, moment: Deciding) -> Slip:
        seat, cost, best = moment.seat, moment.cost(), moment.best()
        assert cost is not None  # or it is no slip
        return Slip(
            after=moment.number,
            round=self.points[moment.number].round,
            seat=seat,
            step=moment.position.step.name,
            played=moment.action.plain(),
            better=best.action.plain(),
            share=round(-cost[seat], 3),
            margin=round(-cost[self.measure.seats + seat], 1),
            error=round(moment.error(), 3),
            samples=moment.done,
            reasons=reasons_for(self.measure, moment.position, best.action, moment.action),
        )

    def _draws(self, lucks: list[tuple[Drawing, Standings]], sign: int) -> list[Drawn]:
        """The luckiest first, or with -1 the unluckiest."""
        seats = self.measure.seats
        found = []
        for drawing, moved in lucks:
            seat = drawing.seat
            if seat is None:
                seat = max(range(seats), key=lambda one: abs(moved[one]))
            found.append((sign * moved[seat], drawing, seat, moved))
        found.sort(key=lambda one: (-one[0], one[1].number))
        return [
            Drawn(
                after=drawing.number,
                round=self.points[drawing.number].round,
                seat=seat,
                action=drawing.action.plain(),
                share=round(moved[seat], 3),
                margin=round(moved[seats + seat], 1),
                chance=None if drawing.chance is None else round(drawing.chance, 4),
            )
            for gain, drawing, seat, moved in found[:SHOWN]
            if gain >= TELLS
        ]


def _part_kept(lost: float, stake: float) -> float:
    """
    >>> _part_kept(0.1, 0.5)
    0.8
    """
    return round(max(0.0, min(1.0, 1 - lost / stake)), 3) if stake else 1.0
