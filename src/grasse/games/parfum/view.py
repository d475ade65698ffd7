"""What a seat may know of a table of Parfum, field by field; the client's types follow."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from grasse.games.parfum.components import Size
from grasse.kernel import Plain


class ParfumIncome(TypedDict):
    """Money by where it came from."""

    claims: int
    customers: int
    bargains: int
    water: int


class ParfumPerfume(TypedDict):
    """A perfume: its notes as they were placed, and its flacons left."""

    size: Size
    notes: list[str]
    flacons: int


class ParfumOpen(TypedDict):
    """What everybody may know."""

    game: str
    seats: int
    options: Plain
    round: int
    last_round: bool
    reason: str | None
    steps: list[list[Any]]
    money: list[int]
    track: list[int]
    income: list[ParfumIncome]
    clocks: list[int]
    actions_of: list[int]
    bag: list[str]
    display: list[str | None]
    customers_a: list[str]
    customers_b: list[str]
    closing: bool
    street: list[str | None]
    served: list[list[str]]
    discard: list[int]
    flacons: int
    dice: list[int]
    flasks: list[int]
    used: list[int]
    hands: list[list[str]]
    perfumes: list[list[ParfumPerfume]]
    passed: list[int]
    components: NotRequired[Plain]


class ParfumOwn(TypedDict):
    """What one seat sees of the rest."""

    well: int
    water: list[list[int] | int]


class ParfumTable(ParfumOpen, ParfumOwn):
    """The table as one seat sees it."""
