"""Perfumes: recipe, base, complementary essences, and the parade (AM-PERFUME)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from grasse.games.aqua_mirabilis.actions import (
    ESSENCES,
    INDEX,
    AddEssence,
    AddEssences,
    DiscardPerfume,
    TakeRecipe,
)
from grasse.games.aqua_mirabilis.box import Box
from grasse.games.aqua_mirabilis.counts import counted, members, with_one
from grasse.games.aqua_mirabilis.pieces import Perfume, Recipe
from grasse.games.aqua_mirabilis.position import AquaPosition
from grasse.kernel import Action, Illegal, Plain, Seat, Step

ANY: Final = -1
"""Any base."""
OWN: Final = 0
"""Instead of a number of slots: the perfume is made by the usual rules, not by a city tile."""

Parade = tuple[Perfume, ...]


def blends(held: int, recipe: Recipe, parade: Parade) -> list[tuple[int, ...]]:
    """The complementary essences that can fill a recipe.

    They differ from the base and from each other (AM-PERFUME-04), and the player must not have
    the same perfume already (AM-PERFUME-10).
    """
    others = members(held & ~(1 << recipe.base))
    found = list(combinations(others, recipe.slots))
    for perfume in parade:
        if perfume.base == recipe.base and perfume.complements in found:
            found.remove(perfume.complements)
    return found


def creations(p: AquaPosition, seat: Seat) -> list[Action]:
    """How this seat can begin a perfume now."""
    return creations_with(p, seat, p.essences[seat].types, p.experience[seat])


def creations_with(p: AquaPosition, seat: Seat, held: int, experience: int) -> list[Action]:
    """How this seat could begin a perfume with these essences and this experience.

    The recipe must be left (AM-PERFUME-11), its level be within the experience (AM-PERFUME-02),
    its base be held or mastered (AM-PERFUME-03), and it must be filled at once (AM-PERFUME-04).
    """
    box = p.box
    able = box.fillable[held] & box.with_base[held | p.bases[seat]] & box.of_level[experience]
    if not able:
        return _NOTHING
    parade = p.parade[seat]
    if len(parade) >= box.parade:
        return _discards(box, held, able, p.open_recipes, parade)
    able &= p.open_recipes
    return _takes(box, held, able, parade) if able else _NOTHING


@lru_cache(maxsize=1 << 16)
def _takes(box: Box, held: int, able: int, parade: Parade) -> list[Action]:
    """Recipes to take, with room in the parade."""
    return [r.take for r in box.recipes if r.bit & able and blends(held, r, parade)]


@lru_cache(maxsize=1 << 16)
def _discards(box: Box, held: int, able: int, open_recipes: int, parade: Parade) -> list[Action]:
    """With a full parade one begins by discarding a perfume, whose recipe is free then (Q-33)."""
    return [
        _DISCARD[index]
        for index, perfume in enumerate(parade)
        if _takes(box, held, able & (open_recipes | perfume.recipe.bit), without(parade, index))
    ]


def tile_recipes(p: AquaPosition, seat: Seat, base: int, slots: int) -> list[Recipe]:
    """What a city tile can be flipped for: no level, no base essence (AM-CITY-06, -07)."""
    held = p.essences[seat].types
    return _tile_recipes(p.box, held, p.open_recipes, p.parade[seat], base, slots)


@lru_cache(maxsize=1 << 14)
def _tile_recipes(
    box: Box, held: int, open_recipes: int, parade: Parade, base: int, slots: int
) -> list[Recipe]:
    """With a full parade those that discarding one of its perfumes makes possible."""
    recipes = [r for r in box.recipes if r.slots == slots and base in (ANY, r.base)]
    if len(parade) < box.parade:
        return [r for r in recipes if r.bit & open_recipes and blends(held, r, parade)]
    return [
        r
        for r in recipes
        if any(
            r.bit & (open_recipes | perfume.recipe.bit) and blends(held, r, without(parade, index))
            for index, perfume in enumerate(parade)
        )
    ]


def without(parade: Parade, index: int) -> Parade:
    return (*parade[:index], *parade[index + 1 :])


def begin(p: AquaPosition, seat: Seat, action: Action) -> None:
    """Take a recipe, or discard a perfume to make room for one (AM-PERFUME-08)."""
    if type(action) is DiscardPerfume:
        p.steps.append((CHOOSE_RECIPE, seat, ANY, OWN))
        discard(p, seat, action.perfume)
    elif type(action) is TakeRecipe:
        p.steps.append((BLEND, seat, p.box.recipe[action.recipe].index, OWN))


def begin_by_tile(p: AquaPosition, seat: Seat, base: int, slots: int) -> None:
    """A city tile brings a recipe; a full parade must make room first."""
    full = len(p.parade[seat]) >= p.box.parade
    p.steps.append((MAKE_ROOM if full else CHOOSE_RECIPE, seat, base, slots))


def discard(p: AquaPosition, seat: Seat, index: int) -> None:
    """A perfume leaves the parade: recipe and essences go back (AM-PERFUME-08, Q-33)."""
    perfume = p.parade[seat][index]
    p.parade[seat] = without(p.parade[seat], index)
    return_recipe(p, perfume.recipe)
    for essence in perfume.complements:
        p.reserve[essence] += 1
    if p.tell:
        p.tell("discards-perfume", seat=seat, perfume=perfume.name)


def take_recipe(p: AquaPosition, recipe: Recipe) -> None:
    p.recipes = with_one(p.recipes, recipe.index, -1)
    if not p.recipes[recipe.index]:
        p.open_recipes &= ~recipe.bit


def return_recipe(p: AquaPosition, recipe: Recipe) -> None:
    p.recipes = with_one(p.recipes, recipe.index)
    p.open_recipes |= recipe.bit


def refuse_recipe(p: AquaPosition, seat: Seat, recipe: Recipe | None) -> Illegal | None:
    """Why this recipe cannot be taken by the usual rules."""
    if recipe is None:
        return Illegal("AM-PERFUME-02", "no-such-recipe")
    if not p.open_recipes & recipe.bit:
        return Illegal("AM-PERFUME-11", "recipe-gone", recipe=recipe.id)
    if recipe.level > p.experience[seat]:
        return Illegal("AM-PERFUME-02", "level-too-high", recipe=recipe.id, level=recipe.level)
    if not (p.essences[seat].types | p.bases[seat]) >> recipe.base & 1:
        return Illegal("AM-PERFUME-03", "base-missing", essence=ESSENCES[recipe.base])
    held = p.essences[seat].types
    if not blends(held, recipe, ()):
        return Illegal("AM-PERFUME-04", "cannot-complete", recipe=recipe.id)
    if not blends(held, recipe, p.parade[seat]):
        return Illegal("AM-PERFUME-10", "perfume-twice")
    return None


def refuse_begin(p: AquaPosition, seat: Seat, action: Action) -> Illegal | None:
    """Why a perfume cannot be begun like this."""
    full = len(p.parade[seat]) >= p.box.parade
    match action:
        case TakeRecipe() if full:
            return Illegal("AM-PERFUME-08", "parade-full")
        case TakeRecipe(recipe):
            return refuse_recipe(p, seat, p.box.recipe.get(recipe))
        case DiscardPerfume() if not full:
            return Illegal("AM-PERFUME-08", "parade-not-full")
        case DiscardPerfume(perfume) if not 0 <= perfume < len(p.parade[seat]):
            return Illegal("AM-PERFUME-08", "no-such-perfume")
        case DiscardPerfume() if action not in creations(p, seat):
            return Illegal("AM-PERFUME-08", "nothing-to-create")
    return None


class MakeRoom(Step[AquaPosition]):
    """A city tile brings a recipe and the parade is full. Frame: base and slots of the tile."""

    numbers = (int, int)

    def options(self, p: AquaPosition) -> list[Action]:
        _, seat, base, slots = p.frame
        held, parade = p.essences[seat].types, p.parade[seat]
        return [
            _DISCARD[index]
            for index, perfume in enumerate(parade)
            if any(
                blends(held, r, without(parade, index))
                for r in tile_recipes(p, seat, base, slots)
                if r.bit & (p.open_recipes | perfume.recipe.bit)
            )
        ]

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        if type(action) is DiscardPerfume and action not in p.options():
            return Illegal("AM-PERFUME-08", "no-such-perfume")
        return None

    def play(self, p: AquaPosition, action: DiscardPerfume) -> None:
        _, seat, base, slots = p.steps.pop()
        p.steps.append((CHOOSE_RECIPE, seat, base, slots))
        discard(p, seat, action.perfume)


class ChooseRecipe(Step[AquaPosition]):
    """Which recipe, after a discard or by a city tile. Frame: base and slots, or ANY and OWN."""

    numbers = (int, int)

    def options(self, p: AquaPosition) -> list[Action]:
        _, seat, base, slots = p.frame
        if slots == OWN:
            return creations(p, seat)
        return [recipe.take for recipe in tile_recipes(p, seat, base, slots)]

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        _, seat, _, slots = p.frame
        if type(action) is not TakeRecipe or action in p.options():
            return None
        if slots == OWN:
            return refuse_recipe(p, seat, p.box.recipe.get(action.recipe))
        return Illegal("AM-CITY-06" if slots == 1 else "AM-CITY-07", "not-by-this-tile")

    def play(self, p: AquaPosition, action: TakeRecipe) -> None:
        _, seat, _, slots = p.steps.pop()
        p.steps.append((BLEND, seat, p.box.recipe[action.recipe].index, slots))


class Blend(Step[AquaPosition]):
    """The recipe is filled at once (AM-PERFUME-04). Frame: which recipe; OWN or a tile's slots."""

    numbers = (int, int)

    def options(self, p: AquaPosition) -> list[Action]:
        _, seat, index, _ = p.frame
        found = blends(p.essences[seat].types, p.box.recipes[index], p.parade[seat])
        return _fillings(tuple(found))

    def allows(self, p: AquaPosition, action: Action) -> bool:
        return _in_order(action) in p.options()

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        _, seat, index, _ = p.frame
        base = p.box.recipes[index].base
        if type(action) is not AddEssence and type(action) is not AddEssences:
            return None
        given = _complements(action)
        if len(given) != p.box.recipes[index].slots:
            return Illegal("AM-PERFUME-04", "fill-every-slot", slots=p.box.recipes[index].slots)
        if base in given:
            return Illegal("AM-PERFUME-04", "same-as-base")
        if len(set(given)) < len(given):
            return Illegal("AM-PERFUME-04", "same-complement")
        for one in given:
            if not p.essences[seat][one]:
                return Illegal("AM-PERFUME-04", "no-such-essence", essence=ESSENCES[one])
        if action not in p.options() and _in_order(action) not in p.options():
            return Illegal("AM-PERFUME-10", "perfume-twice")
        return None

    def play(self, p: AquaPosition, action: Action) -> None:
        _, seat, index, slots = p.steps.pop()
        recipe = p.box.recipes[index]
        complements = _complements(action)
        held = list(p.essences[seat].each)
        if slots == OWN and not p.bases[seat] >> recipe.base & 1:  # AM-PERFUME-03, AM-APPR-01
            held[recipe.base] -= 1
            p.reserve[recipe.base] += 1
        for essence_index in complements:
            held[essence_index] -= 1  # it lies on the perfume from now on (AM-PERFUME-05)
        p.essences[seat] = counted(tuple(held))
        take_recipe(p, recipe)
        perfume = p.box.perfumes[index, complements]
        p.parade[seat] += (perfume,)  # AM-PERFUME-07
        if p.tell:
            p.tell("creates", seat=seat, perfume=perfume.name)

    def prompt(self, p: AquaPosition) -> Plain:
        _, _, number, _ = p.frame
        recipe = p.box.recipes[number]
        return {"slots": recipe.slots, "recipe": recipe.id}


@cache
def _fillings(blends: tuple[tuple[int, ...], ...]) -> list[Action]:
    return [
        AddEssence(ESSENCES[blend[0]])
        if len(blend) == 1
        else AddEssences(ESSENCES[blend[0]], ESSENCES[blend[1]])
        for blend in blends
    ]


def _complements(action: Action) -> tuple[int, ...]:
    """The essences that an action names, in order."""
    if type(action) is AddEssence:
        return (INDEX[action.essence],)
    if type(action) is AddEssences:
        one, other = INDEX[action.first], INDEX[action.second]
        return (one, other) if one < other else (other, one)
    raise TypeError(action)


def _in_order(action: Action) -> Action:
    """Two essences may be named in any order."""
    if type(action) is AddEssences and INDEX[action.first] > INDEX[action.second]:
        return AddEssences(action.second, action.first)
    return action


MAKE_ROOM: Final = MakeRoom()
CHOOSE_RECIPE: Final = ChooseRecipe()
BLEND: Final = Blend()
_NOTHING: Final[list[Action]] = []
_DISCARD: Final = [DiscardPerfume(index) for index in range(99)]
