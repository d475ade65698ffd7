"""The form of a components table: its rows, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, ClassVar, Final, Literal

import msgspec

from grasse.games.parfum.actions import AROMAS, Aroma
from grasse.kernel.rows import Row

OURS: Final = Path(__file__).with_name("components.toml")
"""The table of the box as we know it."""

Type = Literal["head", "heart", "base"]
TYPES: Final[tuple[Type, ...]] = ("head", "heart", "base")
Size = Literal["minor", "major"]
SLOTS: Final[dict[Size, tuple[Type, ...]]] = {
    "minor": ("head", "base"),  # PF-COMP-14
    "major": ("head", "heart", "base"),
}
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


def problems(parts: Components) -> Iterable[str]:
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
