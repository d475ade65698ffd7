"""What a seat may know of a table of Safranito, field by field; the client's types follow."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from grasse.kernel import Plain


class SafranitoOpen(TypedDict):
    """What everybody may know."""

    game: str
    seats: int
    options: Plain
    round: int
    reason: str | None
    steps: list[list[Any]]
    chef: int
    seen: list[list[int]]
    discard: dict[str, int]
    display: dict[str, int]
    shown: list[dict[str, int]]
    offer: list[str]
    cooked: list[list[str]]
    bowl: str | None
    components: NotRequired[Plain]


class SafranitoOwn(TypedDict):
    """What one seat sees of the rest."""

    money: list[int | None]
    thrown: list[list[int | None]]
    pending: list[int | None]
    pile: dict[str, int] | int
    under: list[list[str | int | None]]
    drawn: list[list[str | int | None]]
    hands: list[dict[str, int] | int]
    dish_pile: list[str] | int
    reserved: list[list[str] | int]
    announced: list[int]


class SafranitoTable(SafranitoOpen, SafranitoOwn):
    """The table as one seat sees it: what is not its to know is a count, or None."""
