"""Phase 1: wake up (PF-WAKE, and PF-2P-02)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from grasse.games.parfum.actions import ChooseClock, DealtClocks
from grasse.games.parfum.position import FREE, ParfumPosition
from grasse.kernel import NATURE, Action, Chance, Illegal, Nature, Plain, Seat, Step


class WakeUp(Step[ParfumPosition]):
    """The poorest chooses first; with 2 players everybody chooses twice (PF-2P-02)."""

    automatic = True

    def run(self, p: ParfumPosition) -> None:
        p.steps.pop()
        if p.round == 1 and p.rulings.random_first_clocks:
            p.push((DEAL_CLOCKS, NATURE))  # PF-WAKE-09
        else:
            # Money does not change in this phase, so the order is fixed now (PF-WAKE-04).
            order = p.waking_order() * (len(p.clocks) // p.seats)
            p.push(*((CHOOSE_CLOCK, seat) for seat in order[:-1]), (LAST_CLOCK, order[-1]))


class ChooseClockStep(Step[ParfumPosition]):
    """Every clock still on the market clock may be chosen; none may be passed (PF-WAKE-05)."""

    def __init__(self) -> None:
        self.name = "choose-clock"

    def options(self, p: ParfumPosition) -> list[Action]:
        return [_CHOOSE[place] for place, seat in enumerate(p.clocks, 1) if seat == FREE]

    def refuse(self, p: ParfumPosition, action: Action) -> Illegal | None:
        match action:
            case ChooseClock(clock) if not 1 <= clock <= len(p.clocks):
                return Illegal("PF-COMP-10", "no-such-clock", clocks=len(p.clocks))
            case ChooseClock(clock) if p.clocks[clock - 1] != FREE:
                return Illegal("PF-WAKE-05", "clock-taken", clock=clock)
        return None

    def play(self, p: ParfumPosition, action: ChooseClock) -> None:
        _, seat = p.steps.pop()
        take_clock(p, seat, action.clock)

    def prompt(self, p: ParfumPosition) -> Plain:
        return {"left": p.clocks.count(FREE)}


class LastClock(Step[ParfumPosition]):
    """The last chooser gets the clock that is left (PF-WAKE-06)."""

    automatic = True

    def run(self, p: ParfumPosition) -> None:
        _, seat = p.steps.pop()
        take_clock(p, seat, p.clocks.index(FREE) + 1)


class DealClocks(Nature[ParfumPosition]):
    """The beginners' variant: in round 1 the clocks are dealt at random (PF-WAKE-09)."""

    def chances(self, p: ParfumPosition) -> list[tuple[Action, int]]:
        hands = sorted(set(permutations(_each_as_often(p))))
        return [(DealtClocks(hand), 1) for hand in hands]

    def draw(self, p: ParfumPosition, chance: Chance) -> Action:
        left = _each_as_often(p)
        order = [left.pop(chance.below("clocks", len(left))) for _ in p.clocks]
        return DealtClocks(tuple(order))

    def play(self, p: ParfumPosition, action: DealtClocks) -> None:
        p.steps.pop()
        for place, seat in enumerate(action.seats, 1):
            take_clock(p, seat, place)


def take_clock(p: ParfumPosition, seat: Seat, place: int) -> None:
    p.clocks[place - 1] = seat
    if p.tell:
        p.tell("takes-clock", seat=seat, clock=place, actions=p.actions_of[place - 1])


def _each_as_often(p: ParfumPosition) -> list[Seat]:
    return list(range(p.seats)) * (len(p.clocks) // p.seats)


WAKE_UP: Final = WakeUp()
CHOOSE_CLOCK: Final = ChooseClockStep()
LAST_CLOCK: Final = LastClock()
DEAL_CLOCKS: Final = DealClocks()
_CHOOSE: Final = [ChooseClock(place) for place in range(100)]
