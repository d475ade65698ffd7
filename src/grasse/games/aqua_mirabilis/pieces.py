"""The pieces: what a player may hold, take or go to, with the actions that do so."""

from __future__ import annotations

from grasse.games.aqua_mirabilis.actions import (
    CITIES,
    ESSENCES,
    INDEX,
    LADIES,
    METHODS,
    DrawnBonus,
    DrawnDelivery,
    DrawnTile,
    EnterVersailles,
    FlipTile,
    Method,
    PickTile,
    Study,
    TakeRecipe,
    TravelTo,
    VisitCouple,
    VisitStall,
)
from grasse.games.aqua_mirabilis.components import (
    Area,
    BonusRow,
    CityTileRow,
    DeliveryRow,
    Effect,
    MethodRow,
    RecipeRow,
    SpaceRow,
    Test,
)
from grasse.games.aqua_mirabilis.counts import SIZE, Known, by_essence, mask
from grasse.games.aqua_mirabilis.matrix import perfume_name
from grasse.kernel import Action


class Recipe:
    """A recipe: its base, how many complementary essences it takes, and for whom."""

    __slots__ = ("base", "bit", "copies", "id", "index", "level", "slots", "take")

    def __init__(self, index: int, row: RecipeRow) -> None:
        self.index = index
        self.bit = 1 << index
        self.id = row.id
        self.base = INDEX[row.base]
        self.slots = row.slots
        self.level = row.level
        self.copies = row.copies
        self.take = TakeRecipe(row.id)

    def __repr__(self) -> str:
        return self.id


class Perfume:
    """A complete perfume, new or presented; each exists once and is shared (AM-BOARD-04)."""

    __slots__ = (
        "base",
        "cells",
        "combination",
        "complements",
        "name",
        "presented",
        "recipe",
        "turned",
    )

    turned: Perfume
    """The same perfume in the other state."""

    def __init__(self, recipe: Recipe, complements: tuple[int, ...], presented: bool) -> None:
        self.recipe = recipe
        self.base = recipe.base
        self.complements = complements
        self.presented = presented
        self.cells = tuple(self.base * SIZE + row for row in complements)
        self.combination = (self.base, complements)
        self.name = perfume_name(self.base, complements)

    def __repr__(self) -> str:
        return self.name + ("*" if self.presented else "")


class CityTile:
    """A city tile: what flipping it does, its experience and its prestige."""

    __slots__ = (
        "base",
        "city",
        "copies",
        "drawn",
        "experience",
        "flip",
        "gifts",
        "gives",
        "id",
        "index",
        "kind",
        "number",
        "pick",
        "prestige",
    )

    def __init__(self, index: int, row: CityTileRow) -> None:
        self.index = index
        self.id = row.id
        self.city = CITIES.index(row.city)
        self.kind: Effect = row.kind
        self.copies = row.copies
        self.experience = row.experience
        self.prestige = row.prestige
        self.gives = by_essence(row.gives)
        self.gifts = [(kind, count) for kind, count in enumerate(self.gives) if count]
        """The same without what it does not give."""
        self.base = -1 if row.base is None else INDEX[row.base]
        self.number = row.number
        self.flip = FlipTile(row.id)
        self.pick = PickTile(row.id)
        self.drawn = DrawnTile(row.id)

    def __repr__(self) -> str:
        return self.id


class ProductionMethod:
    """A production method: which flowers it takes, for what, and what comes out."""

    __slots__ = (
        "cost",
        "different",
        "experience",
        "flowers",
        "id",
        "index",
        "inputs",
        "outputs",
        "takes",
    )

    def __init__(self, row: MethodRow) -> None:
        self.id: Method = row.id
        self.index = METHODS.index(row.id)
        self.cost = row.cost
        self.inputs = row.inputs
        self.different = row.how == "different"
        self.flowers = tuple(essence in row.flowers for essence in ESSENCES)
        self.takes = mask(self.flowers)
        """The same as a bit set."""
        self.outputs = row.outputs
        self.experience = row.experience

    def __repr__(self) -> str:
        return self.id


class Delivery:
    """A flower delivery: `times` of each of its flowers."""

    __slots__ = ("drawn", "flowers", "id", "times")

    def __init__(self, row: DeliveryRow) -> None:
        self.id = row.id
        self.times = row.times
        self.flowers = tuple(INDEX[flower] for flower in row.flowers)
        self.drawn = DrawnDelivery(row.id)

    def __repr__(self) -> str:
        return self.id


class Space:
    """An action space: its type (what may not follow itself), its cost, and how one goes there."""

    __slots__ = ("area", "bit", "cost", "go", "id", "index", "of", "type")

    def __init__(self, index: int, row: SpaceRow) -> None:
        self.index = index
        self.bit = 1 << index
        self.id = row.id
        self.area: Area = row.area
        self.type = row.type
        self.cost = row.cost
        self.of = 0
        """Which stall, city or couple."""
        self.go: Action
        match row.area:
            case "market":
                self.of = INDEX[row.type]  # type: ignore[index]  # check() knows the types
                self.go = VisitStall(ESSENCES[self.of])
            case "apprenticeship":
                self.go = Study(row.id)
            case "travel":
                self.of = CITIES.index(row.type)
                self.go = TravelTo(CITIES[self.of])
            case "court":
                self.of = LADIES.index(row.type)
                self.go = VisitCouple(row.id)
            case "versailles":
                self.go = EnterVersailles()

    def __repr__(self) -> str:
        return self.id


class Bonus:
    """A final bonus: what it counts, and the points from each number on (AM-BONUS-13)."""

    __slots__ = ("drawn", "id", "ladder", "points")

    def __init__(self, row: BonusRow) -> None:
        self.id: Test = row.id
        self.ladder = sorted(row.ladder)
        self.drawn = DrawnBonus(row.id)
        self.points = Known(self._points).__getitem__

    def _points(self, number: int) -> int:
        """Only the highest bracket reached pays."""
        best = 0
        for least, points in self.ladder:
            if number >= least:
                best = points
        return best

    def __repr__(self) -> str:
        return self.id
