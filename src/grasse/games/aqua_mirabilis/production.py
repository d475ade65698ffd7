"""Production: converting flowers into essences, and storing (AM-PROD, AM-METHOD, AM-STORE)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from grasse.games.aqua_mirabilis.actions import (
    ESSENCES,
    INDEX,
    DropFlower,
    Macerate,
    StopConverting,
    StopStoring,
    StoreFlower,
    UseMethod,
)
from grasse.games.aqua_mirabilis.components import Effect
from grasse.games.aqua_mirabilis.counts import Counts, Known, counted, members
from grasse.games.aqua_mirabilis.free import FREE, Window
from grasse.games.aqua_mirabilis.pieces import CityTile, ProductionMethod
from grasse.games.aqua_mirabilis.position import (
    CARRIAGE as CARRIAGE_ABILITY,
)
from grasse.games.aqua_mirabilis.position import (
    HOME,
    PRODUCTION,
    AquaPosition,
    Stations,
)
from grasse.games.aqua_mirabilis.travel import CARRIAGE
from grasse.kernel import Action, Illegal, Plain, Seat, Step


def production_points(p: AquaPosition, seat: Seat) -> int:
    """What the sundial shows, and more with the ability unless it shows none (AM-PROD-03, -13)."""
    points = p.box.production[p.dials[seat]]
    if points and p.abilities[seat] & PRODUCTION:  # AM-APPR-10
        points += p.box.ability_production
    return points


def can_produce(p: AquaPosition, seat: Seat) -> bool:
    """With a production point at least: whether there is a flower, in hand or stored (AM-PROD-01,
    Q-05), and one that can be converted (AM-PROD-06)."""
    return has_flower(p, seat) and (not p.rulings.must_convert or can_convert(p, seat))


def has_flower(p: AquaPosition, seat: Seat) -> bool:
    stored = p.methods[seat].drops and not p.rulings.hand_flower_needed
    return bool(p.flowers[seat].types or stored)


def can_convert(p: AquaPosition, seat: Seat) -> bool:
    """Whether a method can be used with what the sundial gives."""
    return len(_uses(p.methods[seat], p.flowers[seat], production_points(p, seat))) > 1


def produce(p: AquaPosition, seat: Seat) -> None:
    """The perfumer comes home (AM-PROD-02); convert, store, drive (AM-PROD-10)."""
    points = production_points(p, seat)
    steps = p.box.steps[p.dials[seat]]
    if p.abilities[seat] & CARRIAGE_ABILITY:  # AM-CARRIAGE-02, AM-APPR-11
        steps += p.box.ability_carriage
    p.free_spaces |= p.box.left_by[p.perfumers[seat]]
    p.perfumers[seat] = HOME
    if p.tell:
        p.tell("produces", seat=seat, points=points, steps=steps)
    must = 1 if p.rulings.must_convert else 0
    p.steps += ((CARRIAGE, seat, steps), (STORING, seat), (CONVERT, seat, points, must))


class Convert(Window):
    """One use of a method after the other (AM-PROD-04). Frame: points left, uses still due."""

    numbers = (int, int)

    def options(self, p: AquaPosition) -> list[Action]:
        _, seat, points, must = p.frame
        uses = _uses(p.methods[seat], p.flowers[seat], points)
        if not must or len(uses) == 1:
            return self.with_free(p, seat, uses)
        # Stored flowers are not thrown away before the first use: it might need them.
        found = self.with_free(p, seat, uses[:-1])
        return [action for action in found if type(action) is not DropFlower]

    def kinds(self, p: AquaPosition, seat: Seat) -> frozenset[Effect]:
        return _PRODUCTION_TILE

    def use(self, p: AquaPosition, seat: Seat, tile: CityTile) -> None:
        """More production points, for this production only (AM-CITY-10)."""
        _, _, points, must = p.steps.pop()
        p.steps.append((CONVERT, seat, points + tile.number, must))

    def refuse_own(self, p: AquaPosition, action: Action) -> Illegal | None:
        _, seat, points, must = p.frame
        if action in p.options():
            return None
        match action:
            case UseMethod(name, flower):
                flowers: tuple[int, ...] = (INDEX[flower],)
            case Macerate(flower, other):
                name = "maceration"
                flowers = (INDEX[flower], INDEX[other])
            case StopConverting() | DropFlower() if must:
                return Illegal("AM-PROD-06", "must-convert")
            case _:
                return None
        stored = next((s for m, s in p.methods[seat] if m.id == name), None)
        method = p.box.method[name]
        if stored is None:
            return Illegal("AM-PROD-04", "no-such-method", method=name)
        if method.cost > points:
            return Illegal("AM-PROD-04", "too-few-production-points", cost=method.cost)
        if method.different != (len(flowers) == 2):
            return Illegal(_RULE_OF[method.index], "wrong-flowers", method=name)
        if len(set(flowers)) < len(flowers) or not all(method.flowers[one] for one in flowers):
            return Illegal(_RULE_OF[method.index], "wrong-flowers", method=name)
        return Illegal("AM-PROD-04", "flowers-missing", method=name)

    def allows(self, p: AquaPosition, action: Action) -> bool:
        if type(action) is Macerate and INDEX[action.flower] > INDEX[action.other]:
            action = Macerate(action.other, action.flower)
        return action in p.options()

    def play(self, p: AquaPosition, action: Action) -> None:
        if type(action) in FREE:
            self.play_free(p, action)
            return
        _, seat, points, _ = p.steps.pop()
        if type(action) is UseMethod:
            method = p.box.method[action.method]
            flower = INDEX[action.flower]
            made: tuple[int, ...] = (flower,)
            inputs, outputs = method.inputs, method.outputs
        elif type(action) is Macerate:
            method = p.box.method["maceration"]
            made = (INDEX[action.flower], INDEX[action.other])
            inputs = outputs = 1  # of each
        else:
            return  # what is left is lost (AM-PROD-05)
        _use_up(p, seat, method, made * inputs)
        before = p.essences[seat].each
        essences = list(before)
        for essence in made:
            # The flowers are flipped; only more essences than that come from the reserve, as far
            # as it lasts (AM-COMP-11, AM-PROD-08, Q-14).
            flipped = min(inputs, outputs)
            p.reserve[essence] += inputs - flipped
            due = outputs + (p.specialisations[seat] >> essence & 1)  # AM-PROD-07
            more = min(due - flipped, p.reserve[essence])
            p.reserve[essence] -= more
            essences[essence] += flipped + more
        now = tuple(essences)
        p.essences[seat] = counted(now)
        p.steps.append((CONVERT, seat, points - method.cost, 0))
        if p.tell:
            gained = [new - old for new, old in zip(now, before, strict=True)]
            p.tell("converts", seat=seat, method=method.id, essences=gained)

    def prompt(self, p: AquaPosition) -> Plain:
        _, _, points, _ = p.frame
        return {"points": points}


def _use_up(
    p: AquaPosition, seat: Seat, method: ProductionMethod, flowers: tuple[int, ...]
) -> None:
    """The flowers are used up: those stored on this method first, then from the hand."""
    hand = list(p.flowers[seat].each)
    stored = p.methods[seat].stored(method)
    if stored:
        left = list(stored)
        for flower in flowers:
            if flower in left:
                left.remove(flower)
            else:
                hand[flower] -= 1
        p.methods[seat] = p.methods[seat].storing(method, tuple(left))
    else:
        for flower in flowers:
            hand[flower] -= 1
    p.flowers[seat] = counted(tuple(hand))


def _uses(methods: Stations, hand: Counts, points: int) -> list[Action]:
    """Every use of a method that can be paid, and the end of converting.

    Flowers stored on a method serve that method only (AM-STORE-05).
    """
    found: list[Action] = []
    for method, stored in methods.each:
        if method.cost <= points:
            have = hand
            for flower in stored:
                have = have.plus(flower)
            enough = have.pairs if method.inputs == 2 and not method.different else have.types
            found += _USES[method, enough & method.takes]
    found.append(_STOP_CONVERTING)
    return found


def _uses_of(given: tuple[ProductionMethod, int]) -> list[Action]:
    """How a method is used if there are enough of these flowers."""
    method, flowers = given
    there = [ESSENCES[flower] for flower in members(flowers)]
    if method.different:
        return [Macerate(one, other) for one, other in combinations(there, 2)]
    return [UseMethod(method.id, flower) for flower in there]


# Storing


class Storing(Step[AquaPosition]):
    """Leftover flowers may be stored, if there is one that a method takes (AM-STORE-01, -09)."""

    automatic = True

    def run(self, p: AquaPosition) -> None:
        _, seat = p.steps.pop()
        if p.flowers[seat].types and len(_stores(p.methods[seat], p.flowers[seat])) > 1:
            p.steps.append((STORE, seat))


class Store(Window):
    """Lay leftover flowers on the input side of own methods (AM-STORE-01 to -03)."""

    def options(self, p: AquaPosition) -> list[Action]:
        seat = p.frame[1]
        return self.with_free(p, seat, _stores(p.methods[seat], p.flowers[seat]))

    def refuse_own(self, p: AquaPosition, action: Action) -> Illegal | None:
        seat = p.frame[1]
        if type(action) is not StoreFlower or action in p.options():
            return None
        station = next((one for one in p.methods[seat] if one[0].id == action.method), None)
        if station is None:
            return Illegal("AM-STORE-01", "no-such-method", method=action.method)
        method, stored = station
        if not p.flowers[seat][INDEX[action.flower]]:
            return Illegal("AM-STORE-01", "no-such-flower", flower=action.flower)
        if len(stored) >= method.inputs:
            return Illegal("AM-STORE-02", "method-full", method=action.method)
        return Illegal("AM-STORE-03", "does-not-fit", method=action.method)

    def play(self, p: AquaPosition, action: Action) -> None:
        if type(action) in FREE:
            self.play_free(p, action)
            return
        _, seat = p.steps.pop()
        if type(action) is not StoreFlower:
            return
        flower = INDEX[action.flower]
        p.flowers[seat] = p.flowers[seat].plus(flower, -1)
        method, methods = p.box.method[action.method], p.methods[seat]
        p.methods[seat] = methods.storing(method, tuple(sorted((*methods.stored(method), flower))))
        p.steps.append((STORING, seat))
        if p.tell:
            p.tell("stores", seat=seat, method=action.method, flower=action.flower)


def _stores(methods: Stations, hand: Counts) -> list[Action]:
    """What can be stored where: a part of what the method could take together."""
    found: list[Action] = []
    for method, stored in methods.each:
        fits = hand.types & method.takes
        if stored:
            if len(stored) >= method.inputs:
                continue
            fits &= ~(1 << stored[0]) if method.different else 1 << stored[0]
        found += _STORES[method, fits]
    found.append(_STOP_STORING)
    return found


def _stores_on(given: tuple[ProductionMethod, int]) -> list[Action]:
    method, flowers = given
    return [StoreFlower(method.id, ESSENCES[flower]) for flower in members(flowers)]


CONVERT: Final = Convert()
STORING: Final = Storing()
STORE: Final = Store()
_STOP_CONVERTING: Final = StopConverting()
_STOP_STORING: Final = StopStoring()
_USES: Final = Known(_uses_of)
_STORES: Final = Known(_stores_on)
_PRODUCTION_TILE: Final[frozenset[Effect]] = frozenset(("production",))
_RULE_OF: Final = ["AM-METHOD-01", "AM-METHOD-02", "AM-METHOD-03", "AM-METHOD-04", "AM-METHOD-05"]
