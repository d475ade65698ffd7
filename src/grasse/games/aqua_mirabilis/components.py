"""The form of a components table: its rows, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal, get_args

import msgspec

from grasse.games.aqua_mirabilis.actions import (
    ABILITIES,
    CITIES,
    ESSENCES,
    LADIES,
    METHODS,
    Ability,
    City,
    Essence,
    Lady,
    Method,
)
from grasse.games.aqua_mirabilis.matrix import CELLS
from grasse.kernel.rows import Row

OURS: Final = Path(__file__).with_name("components.toml")
"""The table of the box as we know it."""

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


def problems(parts: Components) -> Iterable[str]:
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
