"""What a seat may know of a table of Aqua Mirabilis, field by field; the client's types follow."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from grasse.kernel import Plain


class AquaMirabilisOwnMethod(TypedDict):
    """A production method, and the flowers stored on it."""

    method: str
    stored: list[str]


class AquaMirabilisPerfume(TypedDict):
    """A perfume of the parade."""

    recipe: str
    essences: list[str]
    presented: bool


class AquaMirabilisPlayer(TypedDict):
    """All of it is open."""

    score: int
    points: dict[str, int]
    dial: int
    perfumer: str | None
    carriage: int
    letter: int
    tokens: int
    influence: list[int]
    flowers: dict[str, int]
    essences: dict[str, int]
    methods: list[AquaMirabilisOwnMethod]
    learned: list[str]
    bases: list[str]
    specialisations: list[str]
    abilities: list[str]
    cities: list[str]
    flipped: list[str]
    parade: list[AquaMirabilisPerfume]
    experience: int


class AquaMirabilisOpen(TypedDict):
    """What everybody may know."""

    game: str
    seats: int
    options: Plain
    first: int
    day: int
    trigger: int
    reason: str | None
    steps: list[list[Any]]
    reserve: dict[str, int]
    stalls: dict[str, int]
    workers: list[str]
    king: str
    court: str
    cubes: dict[str, int]
    cubes_left: int
    originality: list[str]
    tokens_left: int
    deliveries: list[str]
    tops: list[str | None]
    stacks: list[list[str]]
    bases_left: dict[str, int]
    specialisations_left: dict[str, int]
    abilities_left: dict[str, int]
    methods_left: dict[str, int]
    recipes: dict[str, int]
    peeked: list[list[int]]
    revealed: list[int]
    favours: list[int]
    players: list[AquaMirabilisPlayer]
    components: NotRequired[Plain]


class AquaMirabilisOwn(TypedDict):
    """What one seat sees of the rest."""

    bonuses: list[str | None]


class AquaMirabilisTable(AquaMirabilisOpen, AquaMirabilisOwn):
    """The table as one seat sees it: None for a bonus that it has not looked at."""
