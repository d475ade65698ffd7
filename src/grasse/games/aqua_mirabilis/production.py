"""Production: converting flowers into essences, and storing (AM-PROD, AM-METHOD, AM-STORE)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from grasse.games.aqua_mirabilis.actions import (
    ESSENCES,
    INDEX,
    Macerate,
    StopConverting,
    StopStoring,
    StoreFlower,
    UseMethod,
)
from grasse.games.aqua_mirabilis.box import CityTile, Counts, Effect, ProductionMethod, with_one
from grasse.games.aqua_mirabilis.free import Window
from grasse.games.aqua_mirabilis.position import (
    CARRIAGE as CARRIAGE_ABILITY,
)
from grasse.games.aqua_mirabilis.position import (
    HOME,
    PRODUCTION,
    AquaPosition,
    Station,
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
    """At least one production point and one flower, in hand or stored (AM-PROD-01, Q-05)."""
    if not p.box.production[p.dials[seat]]:
        return False
    methods = p.methods[seat]
    if (
        p.rulings.must_convert
        and len(_uses(methods, p.flowers[seat], production_points(p, seat))) < 2
    ):
        return False
    if any(p.flowers[seat]):
        return True
    return not p.rulings.hand_flower_needed and any(stored for _, stored in methods)


def produce(p: AquaPosition, seat: Seat) -> None:
    """The perfumer comes home (AM-PROD-02); convert, store, drive (AM-PROD-10)."""
    points = production_points(p, seat)
    steps = p.box.steps[p.dials[seat]]
    if p.abilities[seat] & CARRIAGE_ABILITY:  # AM-CARRIAGE-02, AM-APPR-11
        steps += p.box.ability_carriage
    p.perfumers[seat] = HOME
    if p.tell:
        p.tell("produces", seat=seat, points=points, steps=steps)
    must = 1 if p.rulings.must_convert else 0
    p.push((CONVERT, seat, points, must), (STORING, seat), (CARRIAGE, seat, steps))


class Convert(Window):
    """One use of a method after the other (AM-PROD-04). Frame: points left, uses still due."""

    numbers = (int, int)

    def own(self, p: AquaPosition, seat: Seat) -> list[Action]:
        _, _, points, must = p.steps[-1]
        uses = _uses(p.methods[seat], p.flowers[seat], points)
        return uses[:-1] if must and len(uses) > 1 else uses

    def kinds(self, p: AquaPosition, seat: Seat) -> frozenset[Effect]:
        return _PRODUCTION_TILE

    def use(self, p: AquaPosition, seat: Seat, tile: CityTile) -> None:
        """More production points, for this production only (AM-CITY-10)."""
        _, _, points, must = p.steps.pop()
        p.steps.append((CONVERT, seat, points + tile.number, must))

    def refuse_own(self, p: AquaPosition, action: Action) -> Illegal | None:
        _, seat, points, must = p.steps[-1]
        if action in p.options():
            return None
        match action:
            case UseMethod(name, flower):
                flowers: tuple[int, ...] = (INDEX[flower],)
            case Macerate(flower, other):
                name = "maceration"
                flowers = (INDEX[flower], INDEX[other])
            case StopConverting() if must:
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

    def act(self, p: AquaPosition, action: Action) -> None:
        _, seat, points, _ = p.steps.pop()
        match action:
            case UseMethod(name, flower):
                method = p.box.method[name]
                _convert(p, seat, method, [INDEX[flower]] * method.inputs)
                gained = [(INDEX[flower], method.outputs)]
            case Macerate(flower, other):
                method = p.box.method["maceration"]
                _convert(p, seat, method, [INDEX[flower], INDEX[other]])
                gained = [(INDEX[flower], 1), (INDEX[other], 1)]
            case _:
                return  # what is left is lost (AM-PROD-05)
        made = [0] * len(ESSENCES)
        for essence, count in gained:
            # The flowers are flipped; only more essences than that come from the reserve, as far
            # as it lasts (AM-COMP-11, AM-PROD-08, Q-14).
            flipped = min(count, method.inputs // len(gained))
            spare = method.inputs // len(gained) - flipped
            p.reserve[essence] += spare
            if p.specialisations[seat] >> essence & 1:  # AM-PROD-07
                count += 1
            more = min(count - flipped, p.reserve[essence])
            p.reserve[essence] -= more
            p.essences[seat] = with_one(p.essences[seat], essence, flipped + more)
            made[essence] += flipped + more
        p.steps.append((CONVERT, seat, points - method.cost, 0))
        if p.tell:
            p.tell("converts", seat=seat, method=method.id, essences=made)

    def prompt(self, p: AquaPosition) -> Plain:
        return {"points": p.steps[-1][2]}


def _convert(p: AquaPosition, seat: Seat, method: ProductionMethod, flowers: list[int]) -> None:
    """The flowers are used up: those stored on this method first, then from the hand."""
    hand = list(p.flowers[seat])
    stations = []
    for one, stored in p.methods[seat]:
        if one is method:
            left = list(stored)
            for flower in flowers:
                if flower in left:
                    left.remove(flower)
                else:
                    hand[flower] -= 1
            stored = tuple(left)
        stations.append((one, stored))
    p.flowers[seat] = tuple(hand)
    p.methods[seat] = tuple(stations)


@lru_cache(maxsize=1 << 16)
def _uses(methods: tuple[Station, ...], hand: Counts, points: int) -> list[Action]:
    """Every use of a method that can be paid, and the end of converting.

    Flowers stored on a method serve that method only (AM-STORE-05).
    """
    found: list[Action] = []
    for method, stored in methods:
        if method.cost > points:
            continue
        have = list(hand)
        for flower in stored:
            have[flower] += 1
        if method.different:
            types = [f for f, count in enumerate(have) if count and method.flowers[f]]
            found += [Macerate(ESSENCES[a], ESSENCES[b]) for a, b in combinations(types, 2)]
        else:
            found += [
                UseMethod(method.id, ESSENCES[flower])
                for flower, count in enumerate(have)
                if count >= method.inputs and method.flowers[flower]
            ]
    found.append(_STOP_CONVERTING)
    return found


# Storing


class Storing(Step[AquaPosition]):
    """Leftover flowers may be stored, if there is one that a method takes (AM-STORE-01, -09)."""

    automatic = True

    def run(self, p: AquaPosition) -> None:
        _, seat = p.steps.pop()
        if len(_stores(p.methods[seat], p.flowers[seat])) > 1:
            p.steps.append((STORE, seat))


class Store(Window):
    """Lay leftover flowers on the input side of own methods (AM-STORE-01 to -03)."""

    def own(self, p: AquaPosition, seat: Seat) -> list[Action]:
        return _stores(p.methods[seat], p.flowers[seat])

    def refuse_own(self, p: AquaPosition, action: Action) -> Illegal | None:
        seat = p.steps[-1][1]
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

    def act(self, p: AquaPosition, action: Action) -> None:
        _, seat = p.steps.pop()
        if type(action) is not StoreFlower:
            return
        flower = INDEX[action.flower]
        p.flowers[seat] = with_one(p.flowers[seat], flower, -1)
        p.methods[seat] = tuple(
            (method, tuple(sorted((*stored, flower))) if method.id == action.method else stored)
            for method, stored in p.methods[seat]
        )
        p.steps.append((STORING, seat))
        if p.tell:
            p.tell("stores", seat=seat, method=action.method, flower=action.flower)


@lru_cache(maxsize=1 << 16)
def _stores(methods: tuple[Station, ...], hand: Counts) -> list[Action]:
    """What can be stored where: a part of what the method could take together."""
    found: list[Action] = [
        StoreFlower(method.id, ESSENCES[flower])
        for method, stored in methods
        if len(stored) < method.inputs
        for flower, count in enumerate(hand)
        if count and method.flowers[flower]
        if not stored or (flower in stored) != method.different
    ]
    found.append(_STOP_STORING)
    return found


CONVERT: Final = Convert()
STORING: Final = Storing()
STORE: Final = Store()
_STOP_CONVERTING: Final = StopConverting()
_STOP_STORING: Final = StopStoring()
_PRODUCTION_TILE: Final[frozenset[Effect]] = frozenset(("production",))
_RULE_OF: Final = ["AM-METHOD-01", "AM-METHOD-02", "AM-METHOD-03", "AM-METHOD-04", "AM-METHOD-05"]
