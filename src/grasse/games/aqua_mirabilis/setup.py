"""The set-up: what is on the table, and what chance decides of it (AM-SETUP)."""

from __future__ import annotations

from functools import lru_cache
from itertools import filterfalse
from typing import Any, Final

from grasse.games.aqua_mirabilis import (
    apprenticeship,
    court,
    finale,
    free,
    influence,
    market,
    perfume,
    production,
    travel,
    turn,
    versailles,
)
from grasse.games.aqua_mirabilis.actions import (
    CITIES,
    ESSENCES,
    INDEX,
    LADIES,
    METHODS,
    DrawnDelivery,
    DrawnEssence,
    DrawnFirst,
)
from grasse.games.aqua_mirabilis.box import Box
from grasse.games.aqua_mirabilis.counts import NONE, SIZE, counted
from grasse.games.aqua_mirabilis.matrix import ALL_CELLS, CELLS
from grasse.games.aqua_mirabilis.pieces import Delivery
from grasse.games.aqua_mirabilis.position import HOME, NO_POINTS, NO_SEAT, AquaPosition, stations
from grasse.games.aqua_mirabilis.rulings import AquaOptions
from grasse.kernel import (
    NATURE,
    NOBODY,
    Action,
    Chance,
    Nature,
    Step,
)


class FirstPlayer(Nature[AquaPosition]):
    """Who smells best begins; here it is chance (AM-SETUP-02, Q-45)."""

    def chances(self, p: AquaPosition) -> list[tuple[Action, int]]:
        return [(DrawnFirst(seat), 1) for seat in range(p.seats)]

    def draw(self, p: AquaPosition, chance: Chance) -> Action:
        return DrawnFirst(chance.below("first", p.seats))

    def play(self, p: AquaPosition, action: DrawnFirst) -> None:
        p.steps.pop()
        p.first = action.seat
        if p.tell:
            p.tell("first-player", seat=p.first)


class Deliveries(Nature[AquaPosition]):
    """A delivery tile is laid on a Sunday (AM-SETUP-04). Frame: x1 or x2."""

    numbers = (int,)

    def chances(self, p: AquaPosition) -> list[tuple[Action, int]]:
        return [(delivery.drawn, 1) for delivery in _undrawn(p)]

    def allows(self, p: AquaPosition, action: Action) -> bool:
        if type(action) is not DrawnDelivery:
            return False
        delivery = p.box.deliveries.get(action.delivery)
        _, _, times = p.frame
        return delivery is not None and delivery.times == times and delivery not in p.deliveries

    def draw(self, p: AquaPosition, chance: Chance) -> Action:
        _, _, times = p.frame
        pool = _undrawn(p)
        return pool[chance.below(_PURPOSE[times], len(pool))].drawn

    def play(self, p: AquaPosition, action: DrawnDelivery) -> None:
        p.steps.pop()
        p.deliveries += (p.box.deliveries[action.delivery],)


def _undrawn(p: AquaPosition) -> list[Delivery]:
    _, _, times = p.frame
    drawn = set(p.deliveries)
    return list(filterfalse(drawn.__contains__, p.box.deliveries_by[times]))


class Lots(Nature[AquaPosition]):
    """Six different tiles are drawn: King, Court, two workers, two more (AM-SETUP-06, -07).

    Frame: what was drawn so far. The last two go together, so their order is not drawn.
    """

    numbers = (tuple,)

    def chances(self, p: AquaPosition) -> list[tuple[Action, int]]:
        return [(action, 1) for action in _undrawn_lots(p)]

    def allows(self, p: AquaPosition, action: Action) -> bool:
        _, _, drawn = p.frame
        return type(action) is DrawnEssence and INDEX[action.essence] not in drawn

    def draw(self, p: AquaPosition, chance: Chance) -> Action:
        pool = _undrawn_lots(p)
        return pool[chance.below("lots", len(pool))]

    def play(self, p: AquaPosition, action: DrawnEssence) -> None:
        _, _, before = p.steps.pop()
        drawn = (*before, INDEX[action.essence])
        if len(drawn) < 4:
            p.steps.append((LOTS, NATURE, drawn))
            return
        p.king, p.court, worker, other = drawn
        p.workers = (min(worker, other), max(worker, other))
        rest = [essence for essence in range(SIZE) if essence not in drawn]
        for place, flowers in ((1, [p.king]), (2, [worker, other]), (3, [p.court, *rest])):
            if place < p.seats:
                for flower in flowers:
                    p.take_flower((p.first + place) % p.seats, flower)
        if p.tell:
            p.tell("preferences", king=ESSENCES[p.king], court=ESSENCES[p.court])


def _undrawn_lots(p: AquaPosition) -> list[Action]:
    _, _, drawn = p.frame
    return [lot for index, lot in enumerate(_LOTS) if index not in drawn]


class Begin(Step[AquaPosition]):
    """The first player's first turn; the first Sunday has no effect (AM-SETUP-12)."""

    automatic = True

    def run(self, p: AquaPosition) -> None:
        p.steps.pop()
        p.steps += turn.first_turn(p.first)


def blank(seats: int, options: AquaOptions, box: Box) -> AquaPosition:
    """The table before chance: nothing drawn, everybody with what he starts with."""
    p = AquaPosition()
    p.box = box
    p.rulings = options
    p.seats = seats
    p.first = 0
    p.day = 0
    p.trigger = NO_SEAT
    p.reason = None
    p.points = [NO_POINTS] * seats
    stall = box.boards[seats].stall
    p.stalls = [stall] * SIZE  # AM-SETUP-03
    p.reserve = [tiles - stall for tiles in box.tiles]
    p.workers = (0, 0)
    p.king = 0
    p.court = 0
    p.cubes = [0] * SIZE * SIZE
    p.cubes_left = box.cubes
    p.originality = ALL_CELLS  # AM-SETUP-13
    p.tokens_left = box.originality - len(CELLS) - seats
    p.deliveries = ()
    p.tops = (None,) * len(CITIES)
    p.stacks = tuple(box.stacks)
    p.bases_left = box.bases
    p.specialisations_left = box.specialisations
    p.abilities_left = box.abilities
    p.methods_left = counted((0, *(seats,) * (len(METHODS) - 1)))  # AM-SETUP-11
    p.recipes = tuple(recipe.copies for recipe in box.recipes)
    p.open_recipes = sum(recipe.bit for recipe in box.recipes)
    p.bonuses = (None,) * len(LADIES)
    p.peeked = (0,) * len(LADIES)
    p.revealed = 0
    p.favours = (NO_SEAT,) * len(LADIES)
    p.dials = [box.full_dial] * seats  # AM-SETUP-14
    p.perfumers = [HOME] * seats
    p.free_spaces = ~0
    p.carriages = [box.grasse] * seats
    p.letters = [0] * seats
    p.tokens = [1] * seats
    p.influence = [(0,) * len(LADIES)] * seats
    p.flowers = [NONE] * seats
    p.essences = [NONE] * seats
    p.methods = [stations(((box.methods[0], ()),))] * seats
    p.learned = (1,) * seats
    p.bases = p.specialisations = p.abilities = (0,) * seats
    p.cities = [()] * seats
    p.flipped = [()] * seats
    p.parade = [()] * seats
    p.experience = [box.methods[0].experience] * seats  # AM-EXP-02
    return p


def start(seats: int, options: AquaOptions, box: Box) -> AquaPosition:
    """The set-up, as far as it needs no chance."""
    return _start(seats, options, box).copy()


@lru_cache(maxsize=16)
def _start(seats: int, options: AquaOptions, box: Box) -> AquaPosition:
    p = blank(seats, options, box)
    inner = box.weeks - 1  # Sundays with deliveries: neither first nor last (AM-SETUP-05)
    p.push(
        (FIRST_PLAYER, NATURE),
        *[(DELIVERIES, NATURE, times) for times in box.boards[seats].deliveries] * inner,
        (LOTS, NATURE, ()),
        *((travel.TURN_UP, NATURE, city) for city in range(len(CITIES))),
        (BEGIN, NOBODY),
    )
    p.settle()
    return p


FIRST_PLAYER: Final = FirstPlayer()
DELIVERIES: Final = Deliveries()
LOTS: Final = Lots()
BEGIN: Final = Begin()
_PURPOSE: Final = ["", "delivery/x1", "delivery/x2"]
_LOTS: Final[list[Action]] = [DrawnEssence(essence) for essence in ESSENCES]

STEPS: Final[dict[str, Step[Any]]] = {
    step.name: step
    for chapter in (
        apprenticeship,
        court,
        finale,
        free,
        influence,
        market,
        perfume,
        production,
        travel,
        turn,
        versailles,
    )
    for step in vars(chapter).values()
    if isinstance(step, Step)
} | {step.name: step for step in (FIRST_PLAYER, DELIVERIES, LOTS, BEGIN)}
