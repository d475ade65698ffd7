"""Aqua Mirabilis in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from grasse.games.aqua_mirabilis.actions import ABILITIES, CITIES, ESSENCES, LADIES, METHODS
from grasse.games.aqua_mirabilis.counts import SIZE, Counts
from grasse.games.aqua_mirabilis.pieces import Bonus, CityTile, Delivery, Perfume
from grasse.games.aqua_mirabilis.position import HOME, AquaPosition, Stations
from grasse.games.aqua_mirabilis.setup import STEPS
from grasse.kernel import Seat
from grasse.research.numbering import (
    LARGE,
    Encoding,
    Part,
    Row,
    bits,
    capped,
    large,
    one_of,
    padded,
)

_BY_ESSENCE: Final = f"by kind ({', '.join(ESSENCES)})"
_CELLS: Final = SIZE * SIZE
_DELIVERIES: Final = 4
_BYTE: Final = [bytes((number,)) for number in range(256)]
_NO_DELIVERY: Final = bytes(SIZE)


class AquaEncoding(Encoding[AquaPosition]):
    """Everything but the order of stacks, which nobody knows, and bonuses that others looked at."""

    fields = {  # noqa: RUF012
        "study space": lambda box: _spaces(box, "apprenticeship"),
        "visit-couple space": lambda box: _spaces(box, "court"),
        "recipe": lambda box: list(box.recipe),
        "perfume": lambda box: range(box.parade),
        "tile": lambda box: list(box.city_tile),
        "steps": lambda box: range(1, box.last_place + 1),
    }
    waiting = STEPS
    natures = frozenset(
        ("drawn-first", "drawn-delivery", "drawn-essence", "drawn-tile", "drawn-bonus")
    )

    def __init__(self, game: Any, seats: int, box: Any) -> None:
        tiles, spaces = len(box.city_tiles), len(box.spaces)
        self.tiles = tiles
        self.top = {tile: one_of(tile.index, tiles) for tile in box.city_tiles}
        self.no_top = bytes(tiles)
        self.bonuses: dict[Bonus, int] = {bonus: n for n, bonus in enumerate(box.bonuses)}
        self.parades: dict[Perfume, bytes] = {}
        self.no_perfume = bytes(len(box.recipes) + SIZE + 1)
        self._known: dict[tuple[Any, ...], bytes] = {}
        at = [one_of(space, spaces) for space in (*range(spaces), HOME)]  # the last is HOME, -1
        of_tiles = "by tile, as components.toml has them"
        self.now_rows = [
            Row(
                "bonuses known",
                len(LADIES) * len(box.bonuses),
                "for each lady: one of the final bonuses, where oneself knows it",
            )
        ]
        self.shared = [
            Part(
                "reserve stalls workers",
                _market,
                Row("reserve", SIZE, f"tiles in the reserve, {_BY_ESSENCE}"),
                Row("stalls", SIZE, f"flowers on the market, {_BY_ESSENCE}"),
                Row("workers", SIZE, f"workers at the stalls, {_BY_ESSENCE}"),
            ),
            Part(
                "king court cubes cubes_left originality tokens_left",
                _versailles,
                Row("king", SIZE, f"one of the columns, {_BY_ESSENCE}"),
                Row("court", SIZE, f"one of the rows, {_BY_ESSENCE}"),
                Row("cubes", _CELLS, "on each cell, column by column"),
                Row("cubes left", 1, "in the reserve"),
                Row("originality", _CELLS, "1 for each cell with a token, column by column"),
                Row("tokens left", 1, "originality tokens in the reserve"),
            ),
            Part("day", _day, Row("day", 1, "valid days since the first Sunday")),
            Part(
                "deliveries tops stacks",
                self._to_come,
                Row(
                    "deliveries",
                    SIZE * _DELIVERIES,
                    f"for each of the next {_DELIVERIES} Sundays: flowers, {_BY_ESSENCE}",
                ),
                Row(
                    "tops", tiles * len(CITIES), f"for each city: its visible tile, one of {tiles}"
                ),
                Row("stacks", tiles, f"below the visible ones, {of_tiles}"),
            ),
            Part(
                "bases_left specialisations_left abilities_left methods_left recipes revealed",
                _supplies,
                Row("bases left", SIZE, f"tiles, {_BY_ESSENCE}"),
                Row("specialisations left", SIZE, f"tiles, {_BY_ESSENCE}"),
                Row("abilities left", len(ABILITIES), f"tiles: {', '.join(ABILITIES)}"),
                Row("methods left", len(METHODS), f"tiles: {', '.join(METHODS)}"),
                Row("recipes left", len(box.recipes), "as components.toml has them"),
                Row("revealed", len(LADIES), "1 for each lady whose bonus lies open"),
            ),
        ]
        self.each = [
            Part(
                "dials",
                lambda dials, seat: _BYTE[dials[seat]],
                Row("dial", 1, "action points on the sundial"),
            ),
            Part(
                "carriages letters tokens experience",
                _standing,
                Row("carriage", 1, "place on the road"),
                Row("letter", 1, "letter of recommendation"),
                Row("tokens", 1, "originality tokens"),
                Row("experience", 1, "points of experience"),
            ),
            Part(
                "points",
                lambda points, seat: large(sum(points[seat])),
                Row("score", 2, f"prestige points so far: {LARGE}"),
            ),
            Part(
                "perfumers",
                lambda perfumers, seat: at[perfumers[seat]],
                Row("perfumer", spaces, "one of the action spaces, as components.toml has them"),
            ),
            Part("flowers", _held, Row("flowers", SIZE, f"held, {_BY_ESSENCE}"), by_seat=True),
            Part("essences", _held, Row("essences", SIZE, f"held, {_BY_ESSENCE}"), by_seat=True),
            Part(
                "methods",
                _methods,
                Row("methods", len(METHODS), f"1 for each at hand: {', '.join(METHODS)}"),
                Row("stored", len(METHODS) * SIZE, f"on each method, {_BY_ESSENCE}"),
                by_seat=True,
            ),
            Part(
                "parade",
                self._parade,
                Row(
                    "parade",
                    len(self.no_perfume) * box.parade,
                    f"for each perfume: recipe (one of {len(box.recipes)}), complementary "
                    f"essences, {_BY_ESSENCE}, 1 if presented",
                ),
                by_seat=True,
            ),
            Part("cities", self._tiles, Row("city tiles", tiles, of_tiles), by_seat=True),
            Part("flipped", self._tiles, Row("flipped tiles", tiles, of_tiles), by_seat=True),
            Part("influence", _held, Row("influence", len(LADIES), "on each lady"), by_seat=True),
            Part(
                "learned bases specialisations abilities favours peeked first trigger",
                _learned,
                Row("learned", len(METHODS), "1 for each method ever learned"),
                Row("bases", SIZE, f"base-essence tiles, {_BY_ESSENCE}"),
                Row("specialisations", SIZE, f"specialisation tiles, {_BY_ESSENCE}"),
                Row("abilities", len(ABILITIES), f"tiles: {', '.join(ABILITIES)}"),
                Row("favours", len(LADIES), "1 for each lady whose favour it holds"),
                Row("looked", len(LADIES), "1 for each lady whose bonus it looked at"),
                Row("first", 1, "1 for the first player"),
                Row("trigger", 1, "1 for whose reset brought the last Sunday"),
            ),
        ]
        super().__init__(game, seats, box)

    def now(self, p: AquaPosition, seat: Seat) -> bytes:
        key = (seat, p.bonuses, p.peeked, p.revealed)
        known = self._known.get(key)
        if known is None:
            known = b"".join(
                one_of(
                    self.bonuses[bonus] if bonus and p.knows(seat, lady) else -1, len(self.bonuses)
                )
                for lady, bonus in enumerate(p.bonuses)
            )
            if len(self._known) > 1 << 14:
                self._known.clear()
            self._known[key] = known
        return known

    def _to_come(
        self,
        deliveries: Sequence[Delivery],
        tops: Sequence[CityTile | None],
        stacks: Sequence[Sequence[CityTile]],
    ) -> bytes:
        below = [tile for stack in stacks for tile in stack]
        return b"".join(
            (
                padded([_delivery(one) for one in deliveries], _DELIVERIES, _NO_DELIVERY),
                *[self.top[top] if top else self.no_top for top in tops],
                self._counted(below),
            )
        )

    def _counted(self, tiles: Sequence[CityTile]) -> bytes:
        counts = bytearray(self.tiles)
        for tile in tiles:
            counts[tile.index] += 1
        return bytes(counts)

    def _tiles(self, tiles: list[tuple[CityTile, ...]], seat: Seat) -> bytes:
        return self._counted(tiles[seat])

    def _parade(self, parade: list[tuple[Perfume, ...]], seat: Seat) -> bytes:
        known = self.parades
        found = []
        for perfume in parade[seat]:
            if perfume not in known:
                recipe = one_of(perfume.recipe.index, len(self.no_perfume) - SIZE - 1)
                essences = bits(sum(1 << one for one in perfume.complements), SIZE)
                known[perfume] = recipe + essences + bytes((perfume.presented,))
            found.append(known[perfume])
        return padded(found, self.box.parade, self.no_perfume)


def _spaces(box: Any, area: str) -> list[object]:
    return [space.id for space in box.spaces if space.area == area]


def _market(reserve: list[int], stalls: list[int], workers: tuple[int, int]) -> bytes:
    at = bytearray(SIZE)
    for stall in workers:
        if stall >= 0:
            at[stall] += 1
    return bytes(reserve + stalls) + at


def _versailles(
    king: int, court: int, cubes: list[int], left: int, originality: int, tokens: int
) -> bytes:
    return b"".join(
        (
            one_of(king, SIZE),
            one_of(court, SIZE),
            bytes((*cubes, capped(left))),
            bits(originality, _CELLS),
            bytes((capped(tokens),)),
        )
    )


def _supplies(
    bases: Counts,
    specialisations: Counts,
    abilities: Counts,
    methods: Counts,
    recipes: tuple[int, ...],
    revealed: int,
) -> bytes:
    left = bases.each + specialisations.each + abilities.each + methods.each + recipes
    return bytes(left) + bits(revealed, len(LADIES))


def _day(day: int) -> bytes:
    return bytes((capped(day),))


def _delivery(delivery: Delivery) -> bytes:
    flowers = bytearray(SIZE)
    for flower in delivery.flowers:
        flowers[flower] += delivery.times
    return bytes(flowers)


def _standing(
    carriages: list[int],
    letters: list[int],
    tokens: list[int],
    experience: list[int],
    seat: Seat,
) -> bytes:
    return bytes(
        (
            carriages[seat],
            letters[seat],
            tokens[seat],
            capped(experience[seat]),
        )
    )


def _held(counts: list[Any], seat: Seat) -> bytes:
    return bytes(counts[seat])


def _methods(methods: list[Stations], seat: Seat) -> bytes:
    numbers = bytearray(len(METHODS) * (1 + SIZE))
    for method, stored in methods[seat]:
        numbers[method.index] = 1
        for flower in stored:
            numbers[len(METHODS) + method.index * SIZE + flower] += 1
    return bytes(numbers)


def _learned(
    learned: tuple[int, ...],
    bases: tuple[int, ...],
    specialisations: tuple[int, ...],
    abilities: tuple[int, ...],
    favours: tuple[Seat, ...],
    peeked: tuple[int, ...],
    first: Seat,
    trigger: Seat,
    seat: Seat,
) -> bytes:
    return b"".join(
        (
            bits(learned[seat], len(METHODS)),
            bits(bases[seat], SIZE),
            bits(specialisations[seat], SIZE),
            bits(abilities[seat], len(ABILITIES)),
            bytes([holder == seat for holder in favours]),
            bytes([seats >> seat & 1 for seats in peeked]),
            bytes((first == seat, trigger == seat)),
        )
    )
