"""The box: every component of Parfum, read from a components table and checked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from grasse.games.parfum.actions import AROMAS, INDEX, Aroma, ClaimNote, DrawnCustomer, DrawnNote
from grasse.games.parfum.components import (
    OURS,
    TYPES,
    AromaRow,
    BoardRow,
    Components,
    CustomerRow,
    NoteRow,
    Size,
    Type,
    problems,
)
from grasse.kernel import Action, Plain
from grasse.kernel.components import Reader

HEART: Final = TYPES.index("heart")
Aromas = tuple[int, int, int, int, int]
"""How many of each aroma, in the order of AROMAS."""


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
        self.faces = tuple((row.flask_faces, row.fly_faces) for row in _in_order(table.aromas))
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


def _in_order(rows: list[AromaRow]) -> list[AromaRow]:
    return sorted(rows, key=lambda row: INDEX[row.id])


read_box: Final = Reader(OURS, Components, problems, Box)
"""The box of a components file, or of the table that a game file carries."""
