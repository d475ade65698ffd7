"""Tables to test at: positions by hand that say only what the test is about.

Chips lie where a test puts them, by target or by coordinates in millimetres; what comes of a throw
is given too, so no test depends on luck or on the physics.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import pytest

import grasse
from grasse import NATURE, Action, Dice, Illegal, Plain, Result
from grasse.games.safranito.actions import Rested, Throw
from grasse.games.safranito.box import Box, read_box
from grasse.games.safranito.position import SafranitoPosition

BLUE, RED, GREEN, ORANGE = range(4)
"""Clockwise; Blue is chef unless a test says otherwise."""

GAME: Final = grasse.find("safranito")
BOX: Final[Box] = read_box(None)
DATA: Final[Plain] = tomllib.loads((GAME.folder / "components.toml").read_text(encoding="utf-8"))
"""The components as the file has them, for tests that do not trust the code that reads them."""
CENTRES: Final = {row["id"]: (row["x"], row["y"]) for row in (*DATA["spices"], *DATA["spaces"])}
DISHES: Final[dict[str, list[str]]] = {row["id"]: row["spices"] for row in DATA["dishes"]}

OUT: Final = (-1, -1)
CORNERS: Final = ((-22, -22), (22, -22), (-22, 22), (22, 22))
"""Where four chips lie in a bowl without touching."""
TO_COME: Final[list[list[Any]]] = [["round"], ["round-change"], ["cooking"]]
MARKET: Final[list[list[Any]]] = [*TO_COME, ["market"]]
SCORING: Final[list[list[Any]]] = [*MARKET, ["return-chips"], ["score-spaces"]]
"""Stacks of what a round still brings, last first."""

Spot = tuple[int, int]


def spot(x: float, y: float) -> Spot:
    """A point in millimetres as the game writes it."""
    return round(x * 1000), round(y * 1000)


def on(target: str, corner: int | None = None) -> Spot:
    """The middle of a target, or one of four places in a bowl."""
    x, y = CENTRES[target]
    dx, dy = (0, 0) if corner is None else CORNERS[corner]
    return spot(x + dx, y + dy)


def chip(seat: int, value: int, where: Spot | str, corner: int | None = None) -> list[int]:
    """A thrown chip: of whom, which, and where it lies."""
    return [seat, value, *(on(where, corner) if isinstance(where, str) else where)]


def bowl(spice: str, *chips: tuple[int, int]) -> list[list[int]]:
    """Up to four chips, each a seat and a value, in one bowl."""
    return [chip(seat, value, spice, corner) for corner, (seat, value) in enumerate(chips)]


def table(steps: Sequence[Sequence[Any]], *, seats: int = 4, **given: Any) -> SafranitoPosition:
    """A table in the middle of a round; rows by seat may be given for the first seats only."""
    blanks: Plain = {"hands": {}, "shown": {}, "reserved": [], "cooked": [], "seen": []}
    for name, blank in blanks.items():
        if name in given:
            given[name] = [*given[name], *[blank] * (seats - len(given[name]))]
    data = {"seats": seats, "steps": [list(step) for step in steps], **given}
    position: SafranitoPosition = grasse.position("safranito", data)
    return position


def throwing(*seats_to_throw: int, **given: Any) -> SafranitoPosition:
    """These seats throw one after the other, then the spaces are scored."""
    return table([*SCORING, *(["throwing", seat] for seat in reversed(seats_to_throw))], **given)


def scoring(*thrown: list[int], **given: Any) -> SafranitoPosition:
    """All chips are thrown; the action spaces are about to be scored."""
    return table(SCORING, thrown=list(thrown), **given)


def market(*thrown: list[int], **given: Any) -> SafranitoPosition:
    """The action spaces are done: chips go back, bowls are settled."""
    return table([*MARKET, ["return-chips"]], thrown=list(thrown), **given)


def cooking(**given: Any) -> SafranitoPosition:
    """The market is over."""
    return table(TO_COME, **given)


def round_end(**given: Any) -> SafranitoPosition:
    """Everybody has cooked: the mill is passed on, and cards are dealt."""
    return table([["round"], ["round-change"]], **given)


def throw_of(p: SafranitoPosition, value: int, **numbers: int) -> Throw:
    """A throw of this chip by the seat to act; its numbers do not matter, the outcome is given."""
    side = p.side_of(p.steps[-1][1])
    usual = {"side": side, "place": 500, "bearing": 0, "power": 500, "loft": 1, "face": 0}
    return Throw(value, **{**usual, **numbers})


def rested(
    p: SafranitoPosition,
    where: Spot,
    *,
    up: int = 0,
    moved: Mapping[tuple[int, int], Spot] | None = None,
) -> Rested:
    """The thrown chip comes to rest here; of the others those that `moved`, by seat and value."""
    rows: list[int] = []
    for lying in p.lying():
        x, y = (moved or {}).get((lying.seat, lying.value), (lying.x, lying.y))
        rows += [x, y, int(lying.value in p.seen[lying.seat])]
    return Rested(-1, -1, -1, -1, -1, (*rows, *where, up))


def fly(
    p: SafranitoPosition,
    value: int,
    where: Spot | str,
    *,
    up: int = 0,
    moved: Mapping[tuple[int, int], Spot] | None = None,
) -> SafranitoPosition:
    """The seat to act throws this chip, and it comes to rest there."""
    p.play(throw_of(p, value))
    p.play(rested(p, on(where) if isinstance(where, str) else where, up=up, moved=moved))
    return p


def let(p: SafranitoPosition, *actions: Action) -> SafranitoPosition:
    """Play these, one after the other."""
    for action in actions:
        p.play(action)
    return p


def changes(p: SafranitoPosition, *actions: Action) -> Plain:
    """All that these actions change, as it is then; steps left out."""
    before = p.dump()
    after = let(p, *actions).dump()
    return {name: now for name, now in after.items() if now != before[name] and name != "steps"}


def refusal(p: SafranitoPosition, action: Action) -> tuple[str, str]:
    """Rule and message of the refusal, which must change nothing."""
    before, steps = p.key(), list(p.steps)
    with pytest.raises(Illegal) as refused:
        p.play(action)
    assert p.key() == before
    assert p.steps == steps
    return refused.value.rule, refused.value.message


def waiting(p: SafranitoPosition) -> tuple[str, int | None]:
    """Which step waits, and for whom."""
    return p.step.name, p.to_act


def ended(p: SafranitoPosition) -> Result:
    """How the game ended, which it must have."""
    result = p.result()
    assert result is not None
    assert p.to_act is None
    return result


def nature(p: SafranitoPosition, seed: int = 1) -> SafranitoPosition:
    """Let Nature act until a seat is to act or the game is over."""
    chance = Dice(seed)
    while p.to_act == NATURE:
        p.play(p.draw(chance))
    return p


def chips(p: SafranitoPosition) -> list[tuple[int, int]]:
    """The chips that are not with their owners: seat and value."""
    return [(one.seat, one.value) for one in p.thrown]


def hand(*spices: str) -> dict[str, int]:
    """Cards, one for each name."""
    return {spice: spices.count(spice) for spice in spices}


def total(cards: Iterable[int] | Mapping[str, int]) -> int:
    return sum(cards.values()) if isinstance(cards, Mapping) else sum(cards)
