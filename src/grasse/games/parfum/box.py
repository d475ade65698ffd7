"""The box: every component of Parfum, read from a components table and checked."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, ClassVar, Final, Literal, NamedTuple

import msgspec

from grasse.games.parfum.actions import AROMAS, INDEX, Aroma, ClaimNote, DrawnCustomer, DrawnNote
from grasse.kernel import Action, Plain
from grasse.kernel.components import Reader
from grasse.kernel.rows import Row

Type = Literal["head", "heart", "base"]
TYPES: Final[tuple[Type, ...]] = ("head", "heart", "base")
HEART: Final = TYPES.index("heart")
Size = Literal["minor", "major"]
SLOTS: Final[dict[Size, tuple[Type, ...]]] = {
    "minor": ("head", "base"),  # PF-COMP-14
    "major": ("head", "heart", "base"),
}
Aromas = tuple[int, int, int, int, int]
"""How many of each aroma, in the order of AROMAS."""

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Id = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9-]{1,12}$")]


class AromaRow(Row, frozen=True):
    id: Aroma
    dice: Positive
    flask_faces: Positive
    fly_faces: Count


class ClockRow(Row, frozen=True):
    key: ClassVar = ("set", "position")
    set: str
    position: Positive
    actions: Positive


class BoardRow(Row, frozen=True):
    key: ClassVar = ("players",)
    players: Literal[2, 3, 4]
    clocks: str
    display: Positive
    street: Positive


class WaterRow(Row, frozen=True):
    key: ClassVar = ("value",)
    value: Annotated[int, msgspec.Meta(ge=0, le=9)]
    tokens: Positive


class PerfumeRow(Row, frozen=True):
    key: ClassVar = ("size",)
    size: Size
    flacons: Positive
    bargain: Count


class CountRow(Row, frozen=True):
    key: ClassVar = ("of",)
    of: Literal[
        "flacons", "start-water", "water-limit", "sold-out-water", "customers-below-closing"
    ]
    number: Count


class NoteRow(Row, frozen=True):
    id: Id
    type: Type
    coins: Count
    requires: dict[Aroma, Positive]
    components: dict[Aroma, Positive]


class CustomerRow(Row, frozen=True):
    id: Id
    deck: Literal["A", "B"]
    wants: dict[Aroma, Positive]
    price: Positive


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A components table, row by row as in the file."""

    aromas: list[AromaRow]
    clocks: list[ClockRow]
    boards: list[BoardRow]
    water: list[WaterRow]
    perfumes: list[PerfumeRow]
    counts: list[CountRow]
    notes: list[NoteRow]
    customers: list[CustomerRow]


class Note:
    """A fragrance note: what it takes to claim it, and what it brings to a perfume."""

    __slots__ = ("claim", "coins", "components", "drawn", "id", "place", "requires", "slot", "type")

    def __init__(self, row: NoteRow, place: int) -> None:
        self.place = place
        """In the list of components: an order for what has none."""
        self.id = row.id
        self.type: Type = row.type
        self.slot = TYPES.index(row.type)
        self.coins = row.coins
        self.requires = by_aroma(row.requires)
        self.components = by_aroma(row.components)
        self.claim = ClaimNote(row.id)
        self.drawn = DrawnNote(row.id)

    def __repr__(self) -> str:
        return self.id


class Customer:
    """A customer: what a perfume must hold for him, and what he pays."""

    __slots__ = ("deck", "drawn", "id", "price", "wants")

    def __init__(self, row: CustomerRow) -> None:
        self.id = row.id
        self.deck = row.deck
        self.wants = by_aroma(row.wants)
        self.price = row.price
        self.drawn = DrawnCustomer(row.id)

    def __repr__(self) -> str:
        return self.id


Slots = tuple[Note | None, Note | None, Note | None]
"""Head, heart, base."""


class Perfume(NamedTuple):
    """A perfume of a player's tableau. Its size is fixed by its first note (PF-COMPOSE-07)."""

    size: Size
    slots: Slots = (None, None, None)
    components: Aromas = (0, 0, 0, 0, 0)
    """The sum over its notes (PF-COMPOSE-10)."""
    flacons: int = 0

    @property
    def finished(self) -> bool:
        head, heart, base = self.slots
        return bool(head and base and (heart or self.size == "minor"))

    @property
    def notes(self) -> list[Note]:
        return [note for note in self.slots if note is not None]

    def takes(self, note: Note) -> bool:
        """Its slot for this type exists and is empty (PF-COMPOSE-03 to -05)."""
        return self.slots[note.slot] is None and (note.slot != HEART or self.size == "major")

    def joined(self, note: Note) -> Perfume:
        """The same perfume with this note in its slot, and no flacons yet."""
        slots = list(self.slots)
        slots[note.slot] = note
        head, heart, base = slots
        a, b, c, d, e = self.components
        v, w, x, y, z = note.components
        return Perfume(self.size, (head, heart, base), (a + v, b + w, c + x, d + y, e + z))


class Box:
    """All components of one edition of the game."""

    def __init__(self, table: Components, custom: Plain | None) -> None:
        self.custom = custom
        self.dice = tuple(row.dice for row in _in_order(table.aromas))
        self.faces = [(row.flask_faces, row.fly_faces) for row in _in_order(table.aromas)]
        self.clocks = {
            name: [
                c.actions for c in sorted(table.clocks, key=lambda c: c.position) if c.set == name
            ]
            for name in {row.set for row in table.clocks}
        }
        self.boards: dict[int, BoardRow] = {row.players: row for row in table.boards}
        self.values = tuple(sorted(row.value for row in table.water))
        self.tokens = tuple(
            next(row.tokens for row in table.water if row.value == value) for value in self.values
        )
        self.no_tokens = (0,) * len(self.values)
        self.value_index = {value: index for index, value in enumerate(self.values)}
        self.flacons_on = {row.size: row.flacons for row in table.perfumes}
        self.bargain = {row.size: row.bargain for row in table.perfumes}
        counts = {row.of: row.number for row in table.counts}
        self.flacons = counts["flacons"]
        self.start_water = counts["start-water"]
        self.water_limit = counts["water-limit"]
        self.sold_out_water = counts["sold-out-water"]
        self.below_closing = counts["customers-below-closing"]
        self.preparations: dict[tuple[int, ...], list[Action]] = {}
        """The options of `prepare`, as far as they came up."""
        self.notes = {row.id: Note(row, place) for place, row in enumerate(table.notes)}
        self.customers = {row.id: Customer(row) for row in table.customers}
        self.deck = {
            deck: [c for c in self.customers.values() if c.deck == deck] for deck in ("A", "B")
        }


def by_aroma(counts: dict[Aroma, int]) -> Aromas:
    """Counts in the order of AROMAS.

    >>> by_aroma({"rose": 2, "lavender": 1})
    (0, 0, 2, 0, 1)
    """
    violet, bergamot, rose, vanilla, lavender = (counts.get(aroma, 0) for aroma in AROMAS)
    return violet, bergamot, rose, vanilla, lavender


def named(counts: Iterable[int]) -> dict[str, int]:
    """The aromas that are there, by name.

    >>> named((0, 0, 2, 0, 1))
    {'rose': 2, 'lavender': 1}
    """
    return {aroma: count for aroma, count in zip(AROMAS, counts, strict=True) if count}


def _problems(parts: Components) -> Iterable[str]:
    if {row.id for row in parts.aromas} != set(AROMAS):
        yield f"aromas must be {', '.join(AROMAS)}"
    if {row.players for row in parts.boards} != {2, 3, 4}:
        yield "boards must be for 2, 3 and 4 players"
    if {row.size for row in parts.perfumes} != set(SLOTS):
        yield "perfumes must be minor and major"
    if len(parts.counts) != 5:
        yield "counts lacks a row: there are five"
    low = sorted(row.position for row in parts.clocks if row.set == "tan-low")
    if low not in ([], [1, 2, 3]):  # a candidate for 3 players, may be left out (AMB-15)
        yield "clocks: the set 'tan-low' must have clocks 1 to 3"
    for row in parts.boards:
        clocks = [clock for clock in parts.clocks if clock.set == row.clocks]
        due = 3 if row.players == 3 else 4
        if sorted(clock.position for clock in clocks) != list(range(1, due + 1)):
            yield f"boards, {row.players} players: {row.clocks!r} must have clocks 1 to {due}"
        if len(parts.notes) < row.display:
            yield f"boards, {row.players} players: there are fewer notes than display spaces"
        deck_b = sum(customer.deck == "B" for customer in parts.customers)
        below = next((c.number for c in parts.counts if c.of == "customers-below-closing"), 0)
        if deck_b <= below:  # AMB-23
            yield f"customers: deck B has {deck_b}, it needs more than the {below} below the token"
        if below < row.street:  # PF-REFILL-06
            yield f"counts: fewer customers below the closing token than spaces ({row.street})"
        due = next((c.number for c in parts.counts if c.of == "start-water"), 0) * row.players
        if sum(water.tokens for water in parts.water) < due:
            yield f"water: too few tokens to start with, {row.players} players need {due}"
        if len(parts.customers) - below < row.street:
            yield "customers: too few above the closing token to fill the street"


def _in_order(rows: list[AromaRow]) -> list[AromaRow]:
    return sorted(rows, key=lambda row: INDEX[row.id])


read_box: Final = Reader(Path(__file__).with_name("components.toml"), Components, _problems, Box)
"""The box of a components file, or of the table that a game file carries."""
