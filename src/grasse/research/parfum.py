"""Parfum in numbers."""

from __future__ import annotations

from typing import Any, Final

from grasse.games.parfum.actions import AROMAS
from grasse.games.parfum.box import Customer, Note, Perfume
from grasse.games.parfum.components import TYPES
from grasse.games.parfum.position import ParfumPosition
from grasse.games.parfum.round import STEPS, TURN
from grasse.kernel import Seat
from grasse.research.numbering import LARGE, Encoding, Part, Row, capped, large, one_of, padded

COLUMNS: Final = 16
"""Perfumes of a tableau that an array shows; nobody was seen to have more."""
HAND: Final = 4
CLOCKS: Final = 4

NOTE: Final = "head, heart, base (one of), coins, dice required by aroma, components by aroma"
_NO_NOTE: Final = bytes(len(TYPES) + 1 + 2 * len(AROMAS))
_NO_CUSTOMER: Final = bytes(len(AROMAS) + 1)
_NO_PERFUME: Final = bytes(5 + len(AROMAS))
_BY_AROMA: Final = f"by aroma ({', '.join(AROMAS)})"


class ParfumEncoding(Encoding[ParfumPosition]):
    """Everything but the bag's and the stack's order, which nobody knows, and what others hold."""

    fields = {  # noqa: RUF012
        "clock": lambda box: range(1, CLOCKS + 1),
        "token": lambda box: box.values,
        "other": lambda box: box.values,
        "note": lambda box: list(box.notes),
        "perfume": lambda box: range(len(box.notes)),  # each has a note, or is the one begun
        "customer": lambda box: list(box.customers),
    }
    waiting = STEPS
    natures = frozenset(
        ("stacked", "dealt-clocks", "drawn-note", "drawn-customer", "drawn-water", "rolled")
    )

    def __init__(self, game: Any, seats: int, box: Any) -> None:
        self.notes = {note: _note(note) for note in box.notes.values()}
        self.customers = {one: _customer(one) for one in box.customers.values()}
        self.perfumes: dict[Perfume, bytes] = {}
        board = box.boards[seats]
        values = ", ".join(map(str, box.values))
        self.now_rows = [
            Row("own water", len(box.values), f"tokens held, by value ({values})"),
            Row("dice", 5, f"before the active player, {_BY_AROMA}"),
            Row("flasks", 5, "of those, showing a flask that is free, by aroma"),
            Row("used", 5, "of those, flasks used for claims, by aroma"),
            Row("turns to come", 1, "clocks whose turn of this round is to come"),
        ]
        self.shared = [
            Part(
                "round last_round closing flacons bag customers_a customers_b",
                self._times,
                Row("round", 1, "which round it is"),
                Row("last round", 1, "1 in the last round"),
                Row("closing", 1, "1 while the closing token is in the stack"),
                Row("supply", 1, "flacons in the supply"),
                Row("customers left", 2, "in the stack: of deck A, of deck B"),
                Row("bag", len(box.notes), "1 for each note in the bag, as components.toml has it"),
            ),
            Part(
                "discard",
                bytes,
                Row("water discarded", len(box.values), f"by value ({values})"),
            ),
            Part(
                "display",
                self._display,
                Row("distillery", len(_NO_NOTE) * board.display, f"for each space: {NOTE}"),
            ),
            Part(
                "street",
                self._street,
                Row(
                    "street",
                    len(_NO_CUSTOMER) * board.street,
                    f"for each space: wants {_BY_AROMA}, price",
                ),
            ),
        ]
        self.each = [
            Part(
                "money track passed served",
                _money,
                Row("money", 2, f"coins: {LARGE}"),
                Row(
                    "marker", 1, "place by the time of the last gain; of equals the later is higher"
                ),
                Row("passed", 1, "1 for who passed in this phase (with pass_drops_out)"),
                Row("served", 1, "customers served"),
            ),
            Part("clocks", _clocks, Row("clocks", CLOCKS, "1 for each clock taken")),
            Part("water", _tokens, Row("water", 1, "tokens held"), by_seat=True),
            Part(
                "hands",
                self._hand,
                Row("hand", len(_NO_NOTE) * HAND, f"notes claimed, not yet placed: {NOTE}"),
                by_seat=True,
            ),
            Part(
                "perfumes",
                self._tableau,
                Row(
                    "tableau",
                    len(_NO_PERFUME) * COLUMNS,
                    f"for each of {COLUMNS} perfumes: size (1 minor, 2 major), head, heart, base "
                    f"(1: filled), flacons, components {_BY_AROMA}",
                ),
                by_seat=True,
            ),
        ]
        super().__init__(game, seats, box)

    def now(self, p: ParfumPosition, seat: Seat) -> bytes:
        turns = 0
        for frame in p.steps:
            if frame[0] is TURN:
                turns += 1
        return bytes((*p.water[seat], *p.dice, *p.flasks, *p.used, turns))

    def _times(
        self,
        round_: int,
        last: bool,
        closing: bool,
        flacons: int,
        bag: list[Note],
        a: list[Customer],
        b: list[Customer],
    ) -> bytes:
        flags = bytearray(len(self.box.notes))
        for note in bag:
            flags[note.place] = 1
        return bytes((capped(round_), last, closing, flacons, len(a), len(b))) + flags

    def _display(self, display: list[Note | None]) -> bytes:
        notes = self.notes
        return b"".join([notes[note] if note else _NO_NOTE for note in display])

    def _street(self, street: list[Customer | None]) -> bytes:
        customers = self.customers
        return b"".join([customers[one] if one else _NO_CUSTOMER for one in street])

    def _hand(self, hands: list[tuple[Note, ...]], seat: Seat) -> bytes:
        return padded([self.notes[note] for note in hands[seat]], HAND, _NO_NOTE)

    def _tableau(self, perfumes: list[tuple[Perfume, ...]], seat: Seat) -> bytes:
        known = self.perfumes
        found = []
        for perfume in perfumes[seat]:
            if perfume not in known:
                known[perfume] = _perfume(perfume)
            found.append(known[perfume])
        return padded(found, COLUMNS, _NO_PERFUME)


def _note(note: Note) -> bytes:
    return one_of(note.slot, len(TYPES)) + bytes((note.coins, *note.requires, *note.components))


def _customer(customer: Customer) -> bytes:
    return bytes((*customer.wants, customer.price))


def _perfume(perfume: Perfume) -> bytes:
    filled = [note is not None for note in perfume.slots]
    size = 1 + (perfume.size == "major")
    return bytes((size, *filled, perfume.flacons, *map(capped, perfume.components)))


def _money(
    money: list[int], track: list[Seat], passed: int, served: list[tuple[Customer, ...]], seat: Seat
) -> bytes:
    rest = bytes((track.index(seat), passed >> seat & 1, len(served[seat])))
    return large(money[seat]) + rest


def _clocks(clocks: list[Seat], seat: Seat) -> bytes:
    return bytes([owner == seat for owner in clocks]).ljust(CLOCKS, b"\0")


def _tokens(water: list[tuple[int, ...]], seat: Seat) -> bytes:
    return bytes((sum(water[seat]),))
