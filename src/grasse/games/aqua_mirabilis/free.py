"""Free actions: create perfumes, flip city tiles, discard stored flowers (AM-TURN-07, AM-CITY)."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, get_args

from grasse.games.aqua_mirabilis import influence, perfume
from grasse.games.aqua_mirabilis.actions import (
    ESSENCES,
    INDEX,
    ChooseEssence,
    ChooseEssences,
    DiscardPerfume,
    DropFlower,
    FlipTile,
    TakeRecipe,
)
from grasse.games.aqua_mirabilis.components import Effect
from grasse.games.aqua_mirabilis.counts import Known, mask, members
from grasse.games.aqua_mirabilis.pieces import CityTile
from grasse.games.aqua_mirabilis.position import AquaPosition
from grasse.kernel import Action, Illegal, Plain, Seat, Step

ALWAYS: Final[frozenset[Effect]] = frozenset(
    ("flowers", "essences", "choice", "originality", "influence")
)
"""Flipped whenever the player likes, even for little or nothing (AM-CITY-16, Q-46)."""
RECIPES: Final[dict[Effect, int]] = {"recipe-1": 1, "recipe-2": 2}
"""Flipped only if a perfume is really completed; with the slots of the recipe."""
FREE: Final = frozenset((TakeRecipe, DiscardPerfume, FlipTile, DropFlower))
NO_KINDS: Final[frozenset[Effect]] = frozenset()
_EVERY: Final[frozenset[Effect]] = frozenset(get_args(Effect)) - frozenset(RECIPES)


class Window(Step[AquaPosition]):
    """A moment of the own turn: what the moment itself offers, and the free actions."""

    def refuse_own(self, p: AquaPosition, action: Action) -> Illegal | None:
        raise NotImplementedError(self.name)

    def kinds(self, p: AquaPosition, seat: Seat) -> frozenset[Effect]:
        """Effects of city tiles that name this moment."""
        return NO_KINDS

    def use(self, p: AquaPosition, seat: Seat, tile: CityTile) -> None:
        """A tile that names this moment was flipped."""

    def with_free(self, p: AquaPosition, seat: Seat, own: list[Action]) -> list[Action]:
        """The free actions, and behind them what the moment itself offers."""
        held, drops = p.essences[seat].types, p.methods[seat].drops
        if not (held or drops or p.cities[seat]):
            return own
        found = perfume.creations_with(p, seat, held, p.experience[seat]) if held else _NOTHING
        if p.cities[seat]:
            found = found + flips(p, seat, self.kinds(p, seat))
        if drops:
            found = found + drops
        return found + own if found else own

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        seat = p.frame[1]
        match action:
            case TakeRecipe() | DiscardPerfume():
                return perfume.refuse_begin(p, seat, action)
            case FlipTile(tile):
                return refuse_flip(p, seat, p.box.city_tile.get(tile), self)
            case DropFlower() if action not in p.methods[seat].drops:
                return Illegal("AM-STORE-06", "not-stored", flower=action.flower)
        return self.refuse_own(p, action)

    def play_free(self, p: AquaPosition, action: Action) -> None:
        """An action of FREE, which every window plays like this."""
        seat = p.frame[1]
        if type(action) is FlipTile:
            flip(p, seat, p.box.city_tile[action.tile], self)
        elif type(action) is DropFlower:
            drop(p, seat, action)
        else:
            perfume.begin(p, seat, action)


def flips(p: AquaPosition, seat: Seat, kinds: frozenset[Effect]) -> list[Action]:
    """The tiles that this seat may flip, always or now; `kinds` are those that name the moment."""
    idle = p.rulings.idle_flips
    found, recipe_tiles = _FLIPS[p.cities[seat], _EVERY if idle else kinds]
    if not recipe_tiles or not (idle or p.essences[seat].types):
        return found
    return found + [tile.flip for tile in recipe_tiles if idle or brings_perfume(p, seat, tile)]


def _flips(
    given: tuple[tuple[CityTile, ...], frozenset[Effect]],
) -> tuple[list[Action], list[CityTile]]:
    """Of these tiles those that may be flipped always or now, being of these kinds, and those that
    bring a recipe; each once."""
    cities, kinds = given
    different = list(dict.fromkeys(cities))
    return (
        [tile.flip for tile in different if tile.kind in kinds or tile.kind in ALWAYS],
        [tile for tile in different if tile.kind in RECIPES],
    )


def brings_perfume(p: AquaPosition, seat: Seat, tile: CityTile) -> bool:
    """Whether a perfume can be completed with the recipe of this tile."""
    return bool(perfume.tile_recipes(p, seat, tile.base, RECIPES[tile.kind]))


def drop(p: AquaPosition, seat: Seat, action: DropFlower) -> None:
    flower = INDEX[action.flower]
    method = p.box.method[action.method]
    left = list(p.methods[seat].stored(method))
    left.remove(flower)
    p.methods[seat] = p.methods[seat].storing(method, tuple(left))
    p.reserve[flower] += 1
    if p.tell:
        p.tell("drops", seat=seat, method=action.method, flower=action.flower)


def refuse_flip(
    p: AquaPosition, seat: Seat, tile: CityTile | None, window: Window
) -> Illegal | None:
    if tile is None or tile not in p.cities[seat]:
        return Illegal("AM-CITY-01", "no-such-tile")
    if tile.flip in p.options():
        return None
    if tile.kind in RECIPES:
        return Illegal("AM-CITY-16", "no-perfume-by-tile")
    if tile.kind in ALWAYS:  # only Versailles refuses: it would leave nothing to present
        return Illegal("AM-VERSAILLES-15", "present-first")
    return Illegal(_MOMENTS.get(tile.kind, "AM-CITY-01"), "not-the-moment", tile=tile.id)


def flip(p: AquaPosition, seat: Seat, tile: CityTile, window: Window) -> None:
    """Effect, flipped pile, experience lost (AM-CITY-02, AM-EXP-03)."""
    named_moment = tile.kind in window.kinds(p, seat)
    row = p.cities[seat]
    index = row.index(tile)
    p.cities[seat] = row[:index] + row[index + 1 :]
    p.flipped[seat] += (tile,)
    p.experience[seat] -= tile.experience
    if p.tell:
        p.tell("flips", seat=seat, tile=tile.id)
    match tile.kind:
        case "flowers":  # AM-CITY-04
            for flower, count in tile.gifts:
                p.take_flower(seat, flower, count)
        case "essences":  # AM-CITY-05; no specialisation (AM-PROD-09)
            for essence, count in tile.gifts:
                p.take_essence(seat, essence, count)
        case "choice":
            choose_essences(p, seat)
        case "originality":  # AM-CITY-09, Q-35
            gained = min(tile.number, p.tokens_left)
            p.tokens_left -= gained
            p.tokens[seat] += gained
        case "influence":  # AM-CITY-14: no gift, no look
            influence.begin_influence(p, seat, influence.ANY_LADY, tile.number)
        case "recipe-1" | "recipe-2":
            if brings_perfume(p, seat, tile):
                perfume.begin_by_tile(p, seat, tile.base, RECIPES[tile.kind])
        case _:
            if named_moment:
                window.use(p, seat, tile)


def choose_essences(p: AquaPosition, seat: Seat) -> None:
    """Two essences of two types of own choice, or what is left of it (AM-CITY-08, Q-14)."""
    left = members(mask(p.reserve))
    if left:
        p.steps.append((PICK_ESSENCES, seat))


class PickEssences(Step[AquaPosition]):
    """Which two essences a city tile gives."""

    def options(self, p: AquaPosition) -> list[Action]:
        return _choices(mask(p.reserve))

    def allows(self, p: AquaPosition, action: Action) -> bool:
        if type(action) is ChooseEssences and INDEX[action.first] > INDEX[action.second]:
            action = ChooseEssences(action.second, action.first)
        return action in p.options()

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        match action:
            case ChooseEssences(first, second) if first == second:
                return Illegal("AM-CITY-08", "two-different-essences")
            case ChooseEssence() | ChooseEssences() if not self.allows(p, action):
                return Illegal("AM-CITY-08", "reserve-empty")
        return None

    def play(self, p: AquaPosition, action: Action) -> None:
        _, seat = p.steps.pop()
        match action:
            case ChooseEssence(essence):
                chosen = [INDEX[essence]]
            case ChooseEssences(first, second):
                chosen = [INDEX[first], INDEX[second]]
            case _:
                raise TypeError(action)
        gained = [0] * len(ESSENCES)
        for index in chosen:
            gained[index] = p.take_essence(seat, index)
        if p.tell:
            p.tell("gains-essences", seat=seat, essences=gained)

    def prompt(self, p: AquaPosition) -> Plain:
        return {"count": min(2, len(members(mask(p.reserve))))}


@cache
def _choices(left: int) -> list[Action]:
    types = members(left)
    if len(types) == 1:
        return [ChooseEssence(ESSENCES[types[0]])]
    return [ChooseEssences(ESSENCES[a], ESSENCES[b]) for a, b in combinations(types, 2)]


PICK_ESSENCES: Final = PickEssences()
_NOTHING: Final[list[Action]] = []
_FLIPS: Final = Known(_flips)
_MOMENTS: Final[dict[Effect, str]] = {
    "production": "AM-CITY-10",
    "action": "AM-CITY-11",
    "second-perfume": "AM-CITY-12",
    "half-points": "AM-CITY-13",
}
