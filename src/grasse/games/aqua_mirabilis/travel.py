"""Travel, by perfumer for the top tile or by carriage for any (AM-TRAVEL, AM-CARRIAGE)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from grasse.games.aqua_mirabilis.actions import (
    CITIES,
    DrawnTile,
    Drive,
    LeaveTiles,
    PickTile,
    ReturnToGrasse,
    StayInCity,
    StayPut,
)
from grasse.games.aqua_mirabilis.free import FREE, Window
from grasse.games.aqua_mirabilis.pieces import CityTile, Space
from grasse.games.aqua_mirabilis.position import AquaPosition
from grasse.kernel import NATURE, Action, Chance, Illegal, Nature, Plain, Seat, Step

TURNING: Final = frozenset(("london", "florence"))
"""The ends of the road: from there the carriage goes back to Grasse (AM-CARRIAGE-11)."""


def travel(p: AquaPosition, seat: Seat, space: Space) -> None:
    """The perfumer takes the top tile, whatever it is (AM-TRAVEL-03)."""
    top = p.tops[space.of]
    assert top is not None  # an empty stack is not offered (AM-TRAVEL-05)
    gain_tile(p, seat, top)
    _turn_up(p, space.of, p.stacks[space.of])


def gain_tile(p: AquaPosition, seat: Seat, tile: CityTile) -> None:
    """Unflipped to the curriculum, with its experience (AM-TRAVEL-04)."""
    p.cities[seat] = tuple(sorted((*p.cities[seat], tile), key=_index))
    p.experience[seat] += tile.experience
    if p.tell:
        p.tell("gains-tile", seat=seat, tile=tile.id)


def _turn_up(p: AquaPosition, city: int, stack: tuple[CityTile, ...]) -> None:
    """A new top tile is needed; the order of the others does not exist before."""
    tops, stacks = list(p.tops), list(p.stacks)
    tops[city], stacks[city] = None, stack
    p.tops, p.stacks = tuple(tops), tuple(stacks)
    if stack:
        p.steps.append((TURN_UP, NATURE, city))


class TurnUp(Nature[AquaPosition]):
    """Nature says which tile lies on top of a city's stack (AM-SETUP-08). Frame: the city."""

    numbers = (int,)

    def chances(self, p: AquaPosition) -> list[tuple[Action, int]]:
        _, _, city = p.frame
        stack = p.stacks[city]
        return [(tile.drawn, stack.count(tile)) for tile in dict.fromkeys(stack)]

    def allows(self, p: AquaPosition, action: Action) -> bool:
        _, _, city = p.frame
        return type(action) is DrawnTile and p.box.city_tile.get(action.tile) in p.stacks[city]

    def draw(self, p: AquaPosition, chance: Chance) -> Action:
        _, _, city = p.frame
        stack = p.stacks[city]
        return stack[chance.below(_PURPOSE[city], len(stack))].drawn

    def play(self, p: AquaPosition, action: DrawnTile) -> None:
        _, _, city = p.steps.pop()
        tile = p.box.city_tile[action.tile]
        tops, stacks = list(p.tops), list(p.stacks)
        tops[city], stacks[city] = tile, _taken(stacks[city], tile)
        p.tops, p.stacks = tuple(tops), tuple(stacks)
        if p.tell:
            p.tell("tile-turned-up", tile=tile.id)


def _taken(stack: tuple[CityTile, ...], tile: CityTile) -> tuple[CityTile, ...]:
    index = stack.index(tile)
    return stack[:index] + stack[index + 1 :]


# The carriage


class Carriage(Window):
    """Once per production, after storing (AM-CARRIAGE-01). Frame: steps at most."""

    numbers = (int,)

    def options(self, p: AquaPosition) -> list[Action]:
        _, seat, most = p.frame
        place, last = p.carriages[seat], p.box.last_place
        return self.with_free(p, seat, _drives(place, most, last, p.rulings.carriage_optional))

    def refuse_own(self, p: AquaPosition, action: Action) -> Illegal | None:
        _, _, most = p.frame
        match action:
            case Drive(_, steps) if steps < 1:
                return Illegal("AM-CARRIAGE-03", "one-step-at-least")
            case Drive(_, steps) if steps > most:
                return Illegal("AM-CARRIAGE-02", "too-many-steps", steps=most)
            case Drive() if action not in p.options():
                return Illegal("AM-CARRIAGE-06", "end-of-road")
            case StayPut() if not p.rulings.carriage_optional:
                return Illegal("AM-CARRIAGE-03", "one-step-at-least")
        return None

    def play(self, p: AquaPosition, action: Action) -> None:
        if type(action) in FREE:
            self.play_free(p, action)
            return
        _, seat, _ = p.steps.pop()
        if type(action) is not Drive:
            return
        steps = -action.steps if action.towards == "london" else action.steps
        p.carriages[seat] += steps
        if p.tell:
            p.tell("drives", seat=seat, towards=action.towards, steps=action.steps)
        city = p.box.city_at.get(p.carriages[seat])
        if city is not None:
            arrive(p, seat, city)

    def prompt(self, p: AquaPosition) -> Plain:
        _, _, steps = p.frame
        return {"steps": steps}


def arrive(p: AquaPosition, seat: Seat, city: int) -> None:
    """The carriage stops in a city: a tile of choice with the letter, then home or not."""
    if p.tell:
        p.tell("arrives", seat=seat, city=CITIES[city])
    if CITIES[city] in TURNING:
        p.carriages[seat] = p.box.grasse  # letter or not (AM-CARRIAGE-11, -13)
    else:
        p.steps.append((STOP, seat))  # AM-CARRIAGE-12
    if p.letters[seat] >= p.box.letter_for[city] and p.tops[city]:  # AM-CARRIAGE-09, -10, -15
        p.steps.append((SEARCH, seat, city))


class Search(Step[AquaPosition]):
    """Any tile of the stack, and the rest is shuffled; or none, and the stack stays as it is
    (AM-CARRIAGE-09, Q-08). Frame: the city."""

    numbers = (int,)

    def options(self, p: AquaPosition) -> list[Action]:
        _, _, city = p.frame
        return _picks(_whole_stack(p, city), p.rulings.must_take_tile)

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        match action:
            case PickTile() if action not in p.options():
                return Illegal("AM-CARRIAGE-09", "tile-not-in-stack")
            case LeaveTiles() if p.rulings.must_take_tile:
                return Illegal("AM-CARRIAGE-09", "must-take-tile")
        return None

    def play(self, p: AquaPosition, action: Action) -> None:
        _, seat, city = p.steps.pop()
        if type(action) is not PickTile:
            if p.tell:
                p.tell("leaves-tiles", seat=seat, city=CITIES[city])
            return
        tile = p.box.city_tile[action.tile]
        whole = _whole_stack(p, city)
        gain_tile(p, seat, tile)
        _turn_up(p, city, _taken(whole, tile))

    def prompt(self, p: AquaPosition) -> Plain:
        _, _, city = p.frame
        return {"city": CITIES[city]}


class Stop(Step[AquaPosition]):
    """In Paris or Cologne: stay, or back to Grasse for nothing (AM-CARRIAGE-12, -13)."""

    def options(self, p: AquaPosition) -> list[Action]:
        return _STOP

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        return None

    def play(self, p: AquaPosition, action: Action) -> None:
        _, seat = p.steps.pop()
        if type(action) is ReturnToGrasse:
            p.carriages[seat] = p.box.grasse
            if p.tell:
                p.tell("returns", seat=seat)


def _whole_stack(p: AquaPosition, city: int) -> tuple[CityTile, ...]:
    tiles = [tile for tile in (p.tops[city], *p.stacks[city]) if tile is not None]
    return tuple(sorted(tiles, key=_index))


def _index(tile: CityTile) -> int:
    return tile.index


@lru_cache(maxsize=1 << 12)
def _picks(stack: tuple[CityTile, ...], must: bool) -> list[Action]:
    return [*(tile.pick for tile in dict.fromkeys(stack)), *([] if must else [LeaveTiles()])]


@cache
def _drives(place: int, most: int, last: int, optional: bool) -> list[Action]:
    """One direction, one step at least, not beyond the ends (AM-CARRIAGE-03, -04, Q-07)."""
    return [
        *(Drive("london", steps) for steps in range(1, min(most, place) + 1)),
        *(Drive("florence", steps) for steps in range(1, min(most, last - place) + 1)),
        *([StayPut()] if optional else []),
    ]


TURN_UP: Final = TurnUp()
CARRIAGE: Final = Carriage()
SEARCH: Final = Search()
STOP: Final = Stop()
_STOP: Final[list[Action]] = [ReturnToGrasse(), StayInCity()]
_PURPOSE: Final = [f"stack/{city}" for city in CITIES]
