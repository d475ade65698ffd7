"""The box: every component of Aqua Mirabilis, read from a components table and checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal, TypeVar, get_args

import msgspec

from grasse.games.aqua_mirabilis.actions import (
    ABILITIES,
    CITIES,
    ESSENCES,
    INDEX,
    LADIES,
    LETTERS,
    METHODS,
    Ability,
    City,
    DrawnBonus,
    DrawnDelivery,
    DrawnTile,
    EnterVersailles,
    Essence,
    FlipTile,
    Lady,
    Method,
    PickTile,
    Produce,
    Study,
    TakeRecipe,
    TravelTo,
    VisitCouple,
    VisitStall,
)
from grasse.kernel import Action, Plain
from grasse.kernel.components import Reader
from grasse.kernel.rows import Row

SIZE: Final = len(ESSENCES)

Effect = Literal[
    "flowers",
    "essences",
    "recipe-1",
    "recipe-2",
    "choice",
    "originality",
    "production",
    "action",
    "second-perfume",
    "half-points",
    "influence",
]
Area = Literal["market", "apprenticeship", "travel", "court", "versailles"]
Day = Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
Test = Literal[
    "experience",
    "all-cities",
    "london-tiles",
    "jasmine-perfumes",
    "three-bases",
    "rose-perfumes",
    "new-methods",
    "influence",
    "originality",
    "essence-types",
    "letter",
    "levels",
]

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Id = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9-]{1,20}$")]


K = TypeVar("K")
V = TypeVar("V")


class Known(dict[K, V]):
    """Answers by what they depend on, each worked out once: for questions of every decision.

    >>> square = Known(lambda number: number * number)
    >>> square[12], square
    (144, {12: 144})
    """

    __slots__ = ("answer",)
    most: Final = 1 << 16
    """So many are kept; then it begins anew."""

    def __init__(self, answer: Callable[[K], V]) -> None:
        self.answer = answer

    def __missing__(self, question: K) -> V:
        if len(self) >= self.most:
            self.clear()
        found = self[question] = self.answer(question)
        return found


def mask(counts: Sequence[int]) -> int:
    """Which are there, as a bit set.

    >>> mask((0, 1, 0, 0, 0, 2))
    34
    """
    return sum(1 << index for index, count in enumerate(counts) if count)


BIT: Final = tuple(1 << index for index in range(99))
"""Reading a bit is faster than shifting."""


class Counts(msgspec.Struct, frozen=True, gc=False):
    """How many of each kind, such as the flowers of a player in the order of ESSENCES.

    Each knows what is asked of it all the time.

    >>> hand = counted((0, 1, 0, 0, 0, 2))
    >>> hand.types, hand.pairs, hand.plus(1)
    (34, 32, (0, 2, 0, 0, 0, 2))
    """

    each: tuple[int, ...]
    types: int
    """Kinds of which there is one, as a bit set."""
    pairs: int
    """Kinds of which there are two or more."""

    def __getitem__(self, index: int) -> int:
        return self.each[index]

    def __iter__(self) -> Iterator[int]:
        return iter(self.each)

    def __repr__(self) -> str:
        return repr(self.each)

    def plus(self, index: int, more: int = 1) -> Counts:
        """The same with one (or so many) more of a kind."""
        changed = [*self.each]
        now = changed[index] = changed[index] + more
        bit = BIT[index]
        return Counts(
            tuple(changed),
            self.types | bit if now else self.types & ~bit,
            self.pairs | bit if now > 1 else self.pairs & ~bit,
        )


def _counted(each: tuple[int, ...]) -> Counts:
    types = pairs = 0
    for bit, count in zip(BIT, each, strict=False):
        if count:
            types |= bit
            if count > 1:
                pairs |= bit
    return Counts(each, types, pairs)


counted: Final = Known(_counted).__getitem__
NONE: Final = counted((0,) * SIZE)


class EssenceRow(Row, frozen=True):
    id: Essence
    tiles: Positive


class RecipeRow(Row, frozen=True):
    id: Id
    base: Essence
    slots: Literal[1, 2]
    level: Count
    copies: Positive


class CityTileRow(Row, frozen=True):
    id: Id
    city: City
    kind: Effect
    copies: Positive
    experience: Count
    prestige: Count
    gives: dict[Essence, Positive] = msgspec.field(default_factory=dict)
    base: Essence | None = None
    number: Count = 0


class ApprenticeshipRow(Row, frozen=True):
    id: Id
    group: Literal["base", "specialisation", "ability"]
    copies: Positive
    experience: Count
    essence: Essence | None = None
    ability: Ability | None = None


class MethodRow(Row, frozen=True):
    id: Method
    cost: Positive
    inputs: Literal[1, 2]
    how: Literal["equal", "different"]
    flowers: list[Essence]
    outputs: Positive
    experience: Count


class DeliveryRow(Row, frozen=True):
    id: Id
    times: Literal[1, 2]
    flowers: list[Essence]


class SundialRow(Row, frozen=True):
    key: ClassVar = ("points",)
    points: Literal[1, 2, 3, 4, 5]
    production: Count
    steps: Count


class SpaceRow(Row, frozen=True):
    id: Id
    area: Area
    type: str
    cost: Annotated[int, msgspec.Meta(ge=1, le=5)]


class CityRow(Row, frozen=True):
    id: City
    place: Count
    letter: Annotated[int, msgspec.Meta(ge=0, le=4)]


class BoardRow(Row, frozen=True):
    key: ClassVar = ("players",)
    players: Literal[2, 3, 4]
    days: list[Day]
    stall: Positive
    deliveries: list[Literal[1, 2]]
    sections: Positive


class LetterRow(Row, frozen=True):
    key: ClassVar = ("level",)
    level: Annotated[int, msgspec.Meta(ge=0, le=4)]
    court: Count


class LadyRow(Row, frozen=True):
    id: Lady
    gifts: list[Essence | Literal["token", "perfume"]]


class BonusRow(Row, frozen=True):
    id: Test
    ladder: list[tuple[Positive, Positive]]


Number = Literal[
    "grasse",
    "cubes",
    "originality",
    "influence",
    "letters",
    "weeks",
    "parade",
    "method-slots",
    "king",
    "king-favour",
    "perfection",
    "favour-cube",
    "majority",
    "token",
    "ability-production",
    "ability-carriage",
]


class CountRow(Row, frozen=True):
    key: ClassVar = ("of",)
    of: Number
    number: Count


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A components table, row by row as in the file."""

    essences: list[EssenceRow]
    recipes: list[RecipeRow]
    city_tiles: list[CityTileRow]
    apprenticeship: list[ApprenticeshipRow]
    methods: list[MethodRow]
    deliveries: list[DeliveryRow]
    sundial: list[SundialRow]
    spaces: list[SpaceRow]
    cities: list[CityRow]
    boards: list[BoardRow]
    letters: list[LetterRow]
    ladies: list[LadyRow]
    bonuses: list[BonusRow]
    counts: list[CountRow]


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


_PRODUCE: Final = Produce()


class Box:
    """All components of one edition of the game."""

    def __init__(self, table: Components, custom: Plain | None) -> None:
        self.custom = custom
        order = [INDEX[row.id] for row in table.essences]
        self.order = tuple(order)
        """The essences as the matrix has them, downwards and to the right."""
        self.after = [
            tuple(order[(order.index(essence) + step) % SIZE] for step in range(1, SIZE))
            for essence in range(SIZE)
        ]
        """The other rows (or columns) in the order in which a pawn meets them (AM-SUNDAY-09)."""
        tiles = {row.id: row.tiles for row in table.essences}
        self.tiles = tuple(tiles[essence] for essence in ESSENCES)
        self.recipes = [Recipe(index, row) for index, row in enumerate(table.recipes)]
        self.recipe = {recipe.id: recipe for recipe in self.recipes}
        self.perfumes: dict[tuple[int, tuple[int, ...]], Perfume] = {}
        for recipe in self.recipes:
            others = [essence for essence in range(SIZE) if essence != recipe.base]
            for complements in combinations(others, recipe.slots):  # AM-PERFUME-04
                new = Perfume(recipe, complements, False)
                new.turned = Perfume(recipe, complements, True)
                new.turned.turned = new
                self.perfumes[recipe.index, complements] = new
        self.city_tiles = [CityTile(index, row) for index, row in enumerate(table.city_tiles)]
        self.city_tile = {tile.id: tile for tile in self.city_tiles}
        self.stacks = [
            tuple(tile for tile in self.city_tiles if tile.city == city for _ in range(tile.copies))
            for city in range(len(CITIES))
        ]
        groups = [(row.group, row) for row in table.apprenticeship]
        bases = {row.essence: row for group, row in groups if group == "base"}
        special = {row.essence: row for group, row in groups if group == "specialisation"}
        abilities = {row.ability: row for group, row in groups if group == "ability"}
        self.bases = counted(tuple(bases[essence].copies for essence in ESSENCES))
        self.specialisations = counted(tuple(special[essence].copies for essence in ESSENCES))
        self.abilities = counted(tuple(abilities[ability].copies for ability in ABILITIES))
        self.base_experience = [bases[essence].experience for essence in ESSENCES]
        self.specialisation_experience = [special[essence].experience for essence in ESSENCES]
        self.ability_experience = [abilities[ability].experience for ability in ABILITIES]
        rows = {row.id: row for row in table.methods}
        self.methods = [ProductionMethod(rows[method]) for method in METHODS]
        self.method = {method.id: method for method in self.methods}
        self.deliveries = {row.id: Delivery(row) for row in table.deliveries}
        self.deliveries_by = [
            [delivery for delivery in self.deliveries.values() if delivery.times == times]
            for times in range(3)
        ]
        """By how many of each flower they bring."""
        dial = {row.points: row for row in table.sundial}
        self.full_dial = max(dial)
        self.production = [0] + [dial[points].production for points in sorted(dial)]
        self.steps = [0] + [dial[points].steps for points in sorted(dial)]
        self.spaces = [Space(index, row) for index, row in enumerate(table.spaces)]
        self.space = {space.id: space for space in self.spaces}
        self.going = {space.go: space for space in reversed(self.spaces)}
        self._number_spaces()
        cities = {row.id: row for row in table.cities}
        self.places = [cities[city].place for city in CITIES]
        self.city_at = {cities[city].place: index for index, city in enumerate(CITIES)}
        self.letter_for = [cities[city].letter for city in CITIES]
        self.last_place = max(self.places)
        self.boards: dict[int, BoardRow] = {row.players: row for row in table.boards}
        self.days = {players: len(board.days) for players, board in self.boards.items()}
        """Valid days of a week, by players (AM-TIME-03 to -06)."""
        self.court_points = [row.court for row in sorted(table.letters, key=lambda r: r.level)]
        ladies = {row.id: row.gifts for row in table.ladies}
        self.gifts = [ladies[lady] for lady in LADIES]
        self.gift_essences = [
            mask([essence in gifts for essence in ESSENCES]) for gifts in self.gifts
        ]
        """Essences that a lady likes, as a bit set."""
        self.likes_tokens = ["token" in gifts for gifts in self.gifts]
        self.likes_perfumes = ["perfume" in gifts for gifts in self.gifts]
        self.bonuses = [Bonus(row) for row in table.bonuses]
        self.unseen = Known[tuple[Bonus | None, ...], list[Bonus]](
            lambda lying: [bonus for bonus in self.bonuses if bonus not in lying]
        )
        """Those that are not among these."""
        self.bonus: dict[str, Bonus] = {bonus.id: bonus for bonus in self.bonuses}
        counts = {row.of: row.number for row in table.counts}
        self.grasse = counts["grasse"]
        self.cubes = counts["cubes"]
        self.originality = counts["originality"]
        self.influence = counts["influence"]
        self.letters = counts["letters"]
        self.weeks = counts["weeks"]
        self.parade = counts["parade"]
        self.method_slots = counts["method-slots"]
        self.king = counts["king"]
        self.king_favour = counts["king-favour"]
        self.perfection = counts["perfection"]
        self.favour_cube = counts["favour-cube"]
        self.majority = counts["majority"]
        self.token = counts["token"]
        self.ability_production = counts["ability-production"]
        self.ability_carriage = counts["ability-carriage"]
        self.within_letter = [
            ~sum(
                bits
                for bits, due in zip(self.city_space, self.letter_for, strict=True)
                if letter < due
            )
            for letter in range(len(self.court_points))
        ]
        """Every space but those of cities above a letter."""
        self._number_recipes()

    def _number_spaces(self) -> None:
        """Sets of spaces, as bit sets."""
        spaces = self.spaces
        self.payable = [
            sum(space.bit for space in spaces if space.cost <= points)
            for points in range(self.full_dial + 1)
        ]
        """Spaces that so many action points pay for."""
        self.left_by = [*(space.bit for space in spaces), 0]
        """The space of which a perfumer makes room; the last entry is for one at HOME."""
        self.other_types = [
            *(~sum(other.bit for other in spaces if other.type == one.type) for one in spaces),
            ~0,
        ]
        """Every space but those of one's type, likewise."""
        area = {area: sum(s.bit for s in spaces if s.area == area) for area in get_args(Area)}
        order = get_args(Area)
        self.by_area = sorted(spaces, key=lambda space: order.index(space.area))
        self.in_grasse = area["market"] | area["apprenticeship"]
        self.base_spaces, self.specialisation_spaces, self.ability_spaces, self.method_spaces = (
            sum(s.bit for s in spaces if s.area == "apprenticeship" and s.type == kind)
            for kind in ("base", "specialisation", "ability", "method")
        )
        closing = (
            self.specialisation_spaces,
            self.method_spaces,
            self.base_spaces,
            self.ability_spaces,
        )
        self.learning = [
            ~sum(bits for n, bits in enumerate(closing) if not learnable >> n & 1)
            for learnable in range(1 << len(closing))
        ]
        """Spaces, but those of apprenticeship where nothing can be learned, by what can."""
        self.no_versailles = ~area["versailles"]
        self.city_space = [
            sum(space.bit for space in spaces if space.area == "travel" and space.of == city)
            for city in range(len(CITIES))
        ]
        self.home = 1 << len(spaces)
        """No space, but one comes home to produce."""
        self.ways = Known(self.ways_to)

    def ways_to(self, spaces: int) -> list[Action]:
        """How one goes to these spaces, area by area, and home.

        Of spaces of one type and cost the first; the dearer one may be wanted too (Q-19).
        """
        found: dict[tuple[str, int], Action] = {}
        for space in self.by_area:
            if space.bit & spaces:
                found.setdefault((space.type, space.cost), space.go)
        ways = list(found.values())
        return [*ways, _PRODUCE] if spaces & self.home else ways

    def _number_recipes(self) -> None:
        """Sets of recipes, as bit sets, by essences, which are bit sets too."""
        recipes = self.recipes
        self.of_level = Known[int, int](
            lambda experience: sum(r.bit for r in recipes if r.level <= experience)
        )
        """Recipes up to an experience (AM-PERFUME-02)."""
        self.with_base = [
            sum(r.bit for r in recipes if bases >> r.base & 1) for bases in range(1 << SIZE)
        ]
        """Recipes whose base is held or mastered (AM-PERFUME-03)."""
        self.fillable = [
            sum(r.bit for r in recipes if (held & ~(1 << r.base)).bit_count() >= r.slots)
            for held in range(1 << SIZE)
        ]
        """Recipes for which there are different essences enough (AM-PERFUME-04)."""


CELLS: Final = [c * SIZE + r for c in range(SIZE) for r in range(SIZE) if c != r]
"""The cells of the matrix, column by column, as numbers; the diagonal does not exist."""
ALL_CELLS: Final = sum(1 << cell for cell in CELLS)


def cell_name(cell: int) -> str:
    """Base and complementary essence, as the rulebook writes them.

    >>> cell_name(3 * 6 + 4)
    'N-O'
    """
    return f"{LETTERS[cell // SIZE]}-{LETTERS[cell % SIZE]}"


CELL: Final = {cell_name(cell): cell for cell in CELLS}


def perfume_name(base: int, complements: Iterable[int]) -> str:
    """As the rulebook writes it.

    >>> perfume_name(2, (0, 3))
    'L-B/N'
    """
    return f"{LETTERS[base]}-{'/'.join(LETTERS[essence] for essence in complements)}"


def by_essence(counts: dict[Essence, int]) -> Counts:
    """Counts in the order of ESSENCES.

    >>> by_essence({"rose": 2, "jasmine": 1})
    (0, 1, 0, 0, 0, 2)
    """
    return counted(tuple(counts.get(essence, 0) for essence in ESSENCES))


def named(counts: Iterable[int]) -> dict[str, int]:
    """The essences (or flowers) that are there, by name.

    >>> named((0, 1, 0, 0, 0, 2))
    {'jasmine': 1, 'rose': 2}
    """
    return {essence: count for essence, count in zip(ESSENCES, counts, strict=True) if count}


@cache
def members(bits: int) -> tuple[int, ...]:
    """The numbers in a bit set.

    >>> members(34)
    (1, 5)
    """
    return tuple(index for index in range(bits.bit_length()) if bits >> index & 1)


def with_one(counts: tuple[int, ...], index: int, more: int = 1) -> tuple[int, ...]:
    """The same counts with one (or so many) more of this.

    >>> with_one((1, 0, 0), 2)
    (1, 0, 1)
    """
    changed = [*counts]
    changed[index] += more
    return tuple(changed)


def _problems(parts: Components) -> Iterable[str]:
    return list(_lacking(parts)) or _unplayable(parts)


def _lacking(parts: Components) -> Iterable[str]:
    yield from _complete("essences", [row.id for row in parts.essences], ESSENCES)
    yield from _complete("methods", [row.id for row in parts.methods], METHODS)
    yield from _complete("cities", [row.id for row in parts.cities], CITIES)
    yield from _complete("ladies", [row.id for row in parts.ladies], LADIES)
    yield from _complete("sundial", [row.points for row in parts.sundial], range(1, 6))
    yield from _complete("letters", [row.level for row in parts.letters], range(5))
    yield from _complete("boards", [row.players for row in parts.boards], (2, 3, 4))
    yield from _complete("counts", [row.of for row in parts.counts], get_args(Number))
    for group, key, all_ in (
        ("base", "essence", ESSENCES),
        ("specialisation", "essence", ESSENCES),
        ("ability", "ability", ABILITIES),
    ):
        have = [getattr(row, key) for row in parts.apprenticeship if row.group == group]
        yield from _complete(f"apprenticeship, {group}", have, all_)


def _unplayable(parts: Components) -> Iterable[str]:
    if len(parts.bonuses) < len(LADIES):
        yield "bonuses: there must be one for each lady"
    yield from _space_problems(parts)
    numbers = {row.of: row.number for row in parts.counts}
    places = {row.id: row.place for row in parts.cities}
    line = [places["london"], places["paris"], numbers["grasse"], places["cologne"]]
    line.append(places["florence"])
    if line[0] != 0 or sorted(set(line)) != line:
        yield "cities: the road runs London (0), Paris, Grasse, Cologne, Florence"
    if numbers["originality"] < len(CELLS) + 4:
        yield f"counts: {len(CELLS)} originality tokens for the matrix and one for each player"
    yield from _setup_problems(parts)


def _space_problems(parts: Components) -> Iterable[str]:
    types: dict[Area, Iterable[str]] = {
        "market": ESSENCES,
        "apprenticeship": ("base", "specialisation", "ability", "method"),
        "travel": CITIES,
        "court": LADIES,
        "versailles": ("versailles",),
    }
    for area, due in types.items():
        if {row.type for row in parts.spaces if row.area == area} != set(due):
            yield f"spaces: the types of {area} are {', '.join(due)}"
    for area in ("market", "travel"):
        have = [row.type for row in parts.spaces if row.area == area]
        if len(set(have)) < len(have):
            yield f"spaces: there is one for each type of {area}"
    if len({row.cost for row in parts.spaces if row.area == "versailles"}) > 1:
        yield "spaces: those of versailles cost the same"
    if sum(row.area == "versailles" for row in parts.spaces) < 4:  # AM-VERSAILLES-01
        yield "spaces: versailles has one for each player"
    if any(row.cost != 1 for row in parts.spaces if row.area == "market"):
        yield "spaces: a stall costs 1 action point"  # AM-TURN-06: a turn is always possible


def _setup_problems(parts: Components) -> Iterable[str]:
    for board in parts.boards:
        if not board.days or board.days[-1] != "sun" or board.days.count("sun") != 1:
            yield f"boards, {board.players} players: a week ends on its only Sunday"
        if any(row.tiles < board.stall + 1 for row in parts.essences):
            yield f"boards, {board.players} players: too few tiles to fill the stalls"
        for times in (1, 2):
            have = sum(row.times == times for row in parts.deliveries)
            if have < 3 * board.deliveries.count(times):
                yield f"boards, {board.players} players: too few deliveries x{times}"
    for tile in parts.city_tiles:
        if tile.kind == "recipe-1" and tile.base is None:
            yield f"city_tiles: {tile.id} needs a base"
        if tile.kind in ("flowers", "essences") and not tile.gives:
            yield f"city_tiles: {tile.id} must say what it gives"
    for method in parts.methods:
        if (method.how == "different") != (method.id == "maceration"):
            yield f"methods: {method.id} takes the wrong flowers; only maceration mixes them"
        if method.how == "different" and (method.inputs, method.outputs) != (2, 2):
            yield f"methods: {method.id} turns two different flowers into one essence of each"


def _complete(where: str, ids: Iterable[Any], due: Iterable[Any]) -> Iterable[str]:
    ids, due = list(ids), list(due)
    if sorted(map(str, ids)) != sorted(map(str, due)):
        yield f"{where}: there must be one row for each of {', '.join(map(str, due))}"


read_box: Final = Reader(Path(__file__).with_name("components.toml"), Components, _problems, Box)
"""The box of a components file, or of the table that a game file carries."""
