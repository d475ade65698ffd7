"""Set-up, and the round as a whole: the order of phases, turns and steps (PF-SETUP, PF-ROUND)."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

from grasse.games.parfum import claim, close, compose, distil, prepare, sell, wake, water
from grasse.games.parfum.actions import AROMAS, Stacked
from grasse.games.parfum.box import Box
from grasse.games.parfum.position import FREE, SOURCES, ParfumPosition
from grasse.games.parfum.rulings import ParfumOptions
from grasse.kernel import (
    NATURE,
    NOBODY,
    Action,
    BadRequest,
    Chance,
    Nature,
    Step,
)


class Round(Step[ParfumPosition]):
    """Wake up, create perfumes, sell, round end (PF-ROUND-01); it stays below all else."""

    automatic = True

    def run(self, p: ParfumPosition) -> None:
        if 0 < p.rulings.round_cap <= p.round:
            p.reason = "cap"  # AMB-24: a technical stop, nobody wins
            p.steps.clear()
            if p.tell:
                p.tell("stopped", round=p.round)
            return
        p.round += 1
        p.last_round = not p.closing  # one more complete round (PF-END-01)
        p.passed = 0
        if p.tell:
            p.tell("round-begins", round=p.round)
            if p.last_round:
                p.tell("last-round")
        p.steps += _ROUND[len(p.clocks)]


class Turn(Step[ParfumPosition]):
    """The turn of one clock: steps a, b, c, then the dice go back (PF-CREATE-01, PF-2P-03, -04).
    Frame: which clock."""

    places = 4
    automatic = True

    def run(self, p: ParfumPosition) -> None:
        _, place = p.steps.pop()
        seat = p.clocks[place]
        if p.tell:
            p.tell("turn-begins", seat=seat, actions=p.actions_of[place])
        p.steps += (  # the last one comes first
            (compose.END_TURN, seat),
            (compose.COMPOSING, seat),
            (claim.CLAIMING, seat),
            (distil.DISTIL, seat),
            (prepare.PREPARE, seat, p.actions_of[place]),
        )


class StartWater(Step[ParfumPosition]):
    """Each player draws his first water tokens (PF-SETUP-13)."""

    automatic = True

    def run(self, p: ParfumPosition) -> None:
        _, seat = p.steps.pop()
        water.draw_water(p, seat, p.box.start_water)


class Markers(Nature[ParfumPosition]):
    """The markers are stacked in random order on money 0 (PF-SETUP-14)."""

    def chances(self, p: ParfumPosition) -> list[tuple[Action, int]]:
        return [(Stacked(order), 1) for order in permutations(range(p.seats))]

    def draw(self, p: ParfumPosition, chance: Chance) -> Action:
        left = list(range(p.seats))
        return Stacked(tuple(left.pop(chance.below("markers", len(left))) for _ in range(p.seats)))

    def play(self, p: ParfumPosition, action: Stacked) -> None:
        p.steps.pop()
        p.track = list(action.seats)
        if p.tell:
            p.tell("markers-stacked", seats=p.track[::-1])


def blank(seats: int, options: ParfumOptions, box: Box) -> ParfumPosition:
    """The table with everything still in the box: bags full, spaces and players without a thing."""
    p = ParfumPosition()
    p.box = box
    p.rulings = options
    p.seats = seats
    board = box.boards[seats]
    low = seats == 3 and options.tan_clocks == "tan-low"
    if low and "tan-low" not in box.clocks:
        raise BadRequest("tan_clocks: these components have no clocks 'tan-low'")
    p.actions_of = box.clocks["tan-low" if low else board.clocks]
    p.round = 0
    p.last_round = False
    p.reason = None
    p.money = [0] * seats
    p.track = list(range(seats))
    p.income = [(0,) * len(SOURCES)] * seats
    p.clocks = [FREE] * len(p.actions_of)
    p.bag = list(box.notes.values())
    p.display = [None] * board.display
    p.customers_a = box.deck["A"][:]
    p.customers_b = box.deck["B"][:]
    p.closing = True
    p.street = [None] * board.street
    p.served = [()] * seats
    p.well = list(box.tokens)
    p.discard = list(box.no_tokens)
    p.water = [box.no_tokens] * seats
    p.flacons = box.flacons
    p.dice = [0] * len(AROMAS)
    p.flasks = [0] * len(AROMAS)
    p.used = [0] * len(AROMAS)
    p.hands = [()] * seats
    p.perfumes = [()] * seats
    p.passed = 0
    return p


def start(seats: int, options: ParfumOptions, box: Box) -> ParfumPosition:
    """The set-up, as far as it needs no chance (PF-SETUP)."""
    p = blank(seats, options, box)
    p.push(
        *[(prepare.BAG, NATURE)] * len(p.display),
        (close.REFILL_STREET, NOBODY),
        *((START_WATER, seat) for seat in range(seats)),
        (MARKERS, NATURE),
        (ROUND, NOBODY),
    )
    p.settle()
    return p


ROUND: Final = Round()
TURN: Final = Turn()
START_WATER: Final = StartWater()
MARKERS: Final = Markers()

_ROUND: Final = {
    clocks: [  # the last one comes first
        (close.ROUND_END, NOBODY),
        (sell.SELLING, NOBODY),
        *((TURN, place) for place in reversed(range(clocks))),  # PF-ROUND-03, PF-CREATE-01
        (wake.WAKE_UP, NOBODY),
    ]
    for clocks in (3, 4)
}

STEPS: Final[dict[str, Step[Any]]] = {
    step.name: step
    for chapter in (wake, prepare, distil, water, claim, compose, sell, close)
    for step in vars(chapter).values()
    if isinstance(step, Step)
} | {step.name: step for step in (ROUND, TURN, START_WATER, MARKERS)}
