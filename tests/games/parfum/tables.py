"""Tables to test at: positions by hand that say only what the test is about.

Rows by seat are given for the first seats only; display and street are full unless they are given.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from typing import Any, Final

import pytest

import grasse
from grasse import NATURE, Action, Dice, Illegal, Plain, Result
from grasse.games.parfum.actions import (
    AROMAS,
    Pass,
    ReturnDice,
    RollDice,
    Rolled,
    StopClaiming,
    StopWater,
    TakeDie,
)
from grasse.games.parfum.box import Box, read_box
from grasse.games.parfum.load import load
from grasse.games.parfum.position import ParfumPosition

MAX, MIA, ANN, TOM = range(4)

GAME: Final = grasse.find("parfum")
BOX: Final[Box] = read_box(None)

DATA: Final[Plain] = tomllib.loads((GAME.folder / "components.toml").read_text(encoding="utf-8"))
"""The components as the file has them, for tests that do not trust the code that reads them."""
NOTES: Final[dict[str, Plain]] = {row["id"]: row for row in DATA["notes"]}
CUSTOMERS: Final[dict[str, Plain]] = {row["id"]: row for row in DATA["customers"]}
BOARDS: Final[dict[int, Plain]] = {row["players"]: row for row in DATA["boards"]}
HEADS, HEARTS, BASES = (
    [note for note, row in NOTES.items() if row["type"] == kind]
    for kind in ("head", "heart", "base")
)


def aromas(**counts: int) -> list[int]:
    """Counts by aroma, such as aromas(rose=2)."""
    return [counts.pop(aroma, 0) for aroma in AROMAS]


def tokens(*values: int) -> list[int]:
    """Water tokens of these values, counted by value."""
    return [values.count(value) for value in range(4)]


def minor(*notes: str, flacons: int = 0) -> Plain:
    return {"size": "minor", "notes": list(notes), "flacons": flacons}


def major(*notes: str, flacons: int = 0) -> Plain:
    return {"size": "major", "notes": list(notes), "flacons": flacons}


def stock(count: int, flacons: int = 3) -> list[Plain]:
    """So many finished majors, made of the last notes in the box."""
    last = zip(HEADS[::-1], HEARTS[::-1], BASES[::-1], strict=True)
    return [major(*notes, flacons=flacons) for notes, _ in zip(last, range(count), strict=False)]


def box_with(**changes: Plain) -> Box:
    """The box with other data for some notes or customers, given by their id."""
    table = {
        **DATA,
        **{
            part: [{**row, **changes.get(row["id"], {})} for row in DATA[part]]
            for part in ("notes", "customers")
        },
    }
    return read_box(table)


def table(steps: Iterable[Any], *, seats: int = 3, box: Box = BOX, **given: Any) -> ParfumPosition:
    """A table in the middle of a round; `steps` is what this round still brings, last first."""
    for name, blank in {"water": [0] * 4, "hands": [], "perfumes": [], "served": []}.items():
        if name in given:
            given[name] = [*given[name], *[blank] * (seats - len(given[name]))]
    placed = {
        note for row in given.get("perfumes", []) for perfume in row for note in perfume["notes"]
    }
    held = {note for hand in given.get("hands", []) for note in hand}
    served = {one for row in given.get("served", []) for one in row}
    board = BOARDS[seats]
    given.setdefault("display", [n for n in NOTES if n not in placed | held][: board["display"]])
    given.setdefault("street", [c for c in CUSTOMERS if c not in served][: board["street"]])
    given.setdefault("clocks", list(range(seats)) * ((3 if seats == 3 else 4) // seats))
    given = {name: value for name, value in given.items() if value is not None}
    return load({"seats": seats, "steps": [["round"], *map(list, steps)], **given}, box)


def claiming(flasks: list[int], display: Sequence[str | None], **given: Any) -> ParfumPosition:
    """Max has rolled these flasks and is about to claim; the others have had their turns."""
    ahead = [["round-end"], ["selling"], ["end-turn", MAX], ["composing", MAX], ["claiming", MAX]]
    return table(ahead, display=list(display), dice=flasks, flasks=flasks, **given)


def composing(
    hand: Sequence[str], *perfumes: Plain, others: Sequence[Sequence[Plain]] = (), **given: Any
) -> ParfumPosition:
    """Max has claimed these notes and is about to place them beside his perfumes."""
    ahead = [["round-end"], ["selling"], ["end-turn", MAX], ["composing", MAX]]
    given.setdefault("display", [])
    return table(ahead, hands=[list(hand)], perfumes=[list(perfumes), *map(list, others)], **given)


def selling(*perfumes: Sequence[Plain], **given: Any) -> ParfumPosition:
    """Phase 3 begins: the perfumes of Max, of Mia …"""
    return table([["round-end"], ["selling"]], perfumes=[list(row) for row in perfumes], **given)


def last_chance(*perfumes: Sequence[Plain], **given: Any) -> ParfumPosition:
    """The second cycle of phase 3 begins; with 2 players the last clock, which is Mia's."""
    seats = given.get("seats", 3)
    order = range(seats) if seats > 2 else [MIA, MIA]
    ahead: list[list[Any]] = [["round-end"]]
    for seat in reversed(order):
        ahead += [["limiting", seat], ["chance-to-sell", seat]]
    if seats == 2:
        ahead = [["round-end"], ["limiting", MIA], ["chance-to-sell", MIA], ["chance-to-sell", MIA]]
    return table(ahead, perfumes=[list(row) for row in perfumes], **given)


def round_end(**given: Any) -> ParfumPosition:
    """Everybody has had his last chance: the round ends."""
    return table([["round-end"]], **given)


def waiting(p: ParfumPosition) -> tuple[str, int | None]:
    """Which step waits, and for whom."""
    return p.step.name, p.to_act


def let(p: ParfumPosition, *actions: Action) -> ParfumPosition:
    """Play these, one after the other."""
    for action in actions:
        p.play(action)
    return p


def changes(p: ParfumPosition, *actions: Action) -> Plain:
    """All that these actions change, as it is then; steps and the sources of money left out."""
    before = p.dump()
    after = let(p, *actions).dump()
    return {
        name: now
        for name, now in after.items()
        if now != before[name] and name not in ("steps", "income")
    }


def refusal(p: ParfumPosition, action: Action) -> tuple[str, str]:
    """Rule and message of the refusal, which must change nothing."""
    before = p.key()
    with pytest.raises(Illegal) as refused:
        p.play(action)
    assert p.key() == before
    return refused.value.rule, refused.value.message


def ended(p: ParfumPosition) -> Result:
    """How the game ended, which it must have."""
    result = p.result()
    assert result is not None
    assert p.to_act is None
    return result


def nature(p: ParfumPosition, seed: int = 1) -> ParfumPosition:
    """Let Nature act until a seat is to act or the game is over."""
    chance = Dice(seed)
    while p.to_act == NATURE:
        p.play(p.draw(chance))
    return p


def take_dice(p: ParfumPosition) -> ParfumPosition:
    """A die for every action left."""
    while p.step.name == "prepare":
        p.play(next(action for action in p.options() if isinstance(action, TakeDie)))
    return p


def fruitless(p: ParfumPosition) -> ParfumPosition:
    """A whole turn for nothing: dice for every action left, and all of them show flies."""
    take_dice(p)
    let(p, RollDice(), Rolled((0,) * len(AROMAS)))
    if p.step.name == "water":
        p.play(StopWater())
    return let(p, ReturnDice())


def idle_round(p: ParfumPosition) -> ParfumPosition:
    """A whole round in which nothing is claimed or sold, up to what Nature refills."""
    while p.step.name == "choose-clock":
        p.play(p.options()[0])
    while p.steps and p.step.name == "prepare":
        fruitless(p)
    while p.steps and p.step.name == "sell":
        p.play(Pass())
    return p


def reachable_claims(p: ParfumPosition) -> dict[frozenset[str], ParfumPosition]:
    """Every set of notes that Max can claim one by one from here, with the table after that."""
    found: dict[frozenset[str], ParfumPosition] = {}
    ahead = [p]
    while ahead:
        here = ahead.pop()
        claimed = frozenset(note.id for note in here.hands[MAX])
        if claimed not in found:
            found[claimed] = here
            claims = here.options() if here.step.name == "claim" else []
            ahead += [let(here.copy(), one) for one in claims if one != StopClaiming()]
    return found
