"""Positions of Aqua Mirabilis by hand, and actions as a player types them."""

from __future__ import annotations

from typing import Any

import pytest

import grasse
from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.actions import INDEX
from grasse.games.aqua_mirabilis.counts import named
from grasse.games.aqua_mirabilis.matrix import CELL
from grasse.games.aqua_mirabilis.position import AquaPosition
from grasse.kernel import Illegal, Plain
from tests.games.aqua_mirabilis import invariants


def table(seats: int = 3, *players: Plain, **data: Any) -> AquaPosition:
    """A position by hand: these players, the others as they start."""
    rest: list[Plain] = [{} for _ in range(seats - len(players))]
    p: AquaPosition = grasse.position(
        "aqua-mirabilis", {"seats": seats, "players": [*players, *rest], **data}
    )
    invariants.check(p)
    return p


def play(p: AquaPosition, *lines: str) -> AquaPosition:
    """Play these actions, one after the other; each leaves a position in which all adds up."""
    for line in lines:
        p.play(GAME.vocabulary.parse(line))
        invariants.check(p)
    return p


def can(p: AquaPosition, line: str) -> bool:
    """Whether this action is offered."""
    return GAME.vocabulary.parse(line) in p.options()


def written(p: AquaPosition, tag: str = "") -> list[str]:
    """The options, as a player types them; of one kind if a tag is given."""
    return [o.written() for o in p.options() if not tag or o.tag() == tag]


def refused(p: AquaPosition, line: str, rule: str, message: str | None = None) -> None:
    """The action is refused by this rule, and nothing is changed."""
    before = p.dump()
    assert not can(p, line)
    with pytest.raises(Illegal) as refusal:
        p.play(GAME.vocabulary.parse(line))
    assert refusal.value.rule == rule
    if message is not None:
        assert refusal.value.message == message
    assert p.dump() == before


def flowers(p: AquaPosition, seat: int = 0) -> dict[str, int]:
    return named(p.flowers[seat])


def essences(p: AquaPosition, seat: int = 0) -> dict[str, int]:
    return named(p.essences[seat])


def reserve(p: AquaPosition, essence: str) -> int:
    return p.reserve[INDEX[essence]]  # type: ignore[index]


def cubes(p: AquaPosition) -> dict[str, int]:
    return {name: p.cubes[cell] for name, cell in CELL.items() if p.cubes[cell]}


def token_on(p: AquaPosition, cell: str) -> bool:
    return bool(p.originality >> CELL[cell] & 1)


def parade(p: AquaPosition, seat: int = 0) -> list[str]:
    """The perfumes; a presented one has a star."""
    return [repr(perfume) for perfume in p.parade[seat]]


def perfume(recipe: str, *essences: str, presented: bool = False) -> Plain:
    return {"recipe": recipe, "essences": list(essences), "presented": presented}


def points(p: AquaPosition, seat: int = 0) -> dict[str, int]:
    """The points so far, by source."""
    from grasse.games.aqua_mirabilis.position import SOURCES

    return {s: n for s, n in zip(SOURCES, p.points[seat], strict=True) if n}
