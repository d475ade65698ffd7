"""Reading a position of Safranito: from a dump, or from somebody's hand.

A position by hand says only what matters. What it leaves out is as after the set-up: the piles hold
whatever lies nowhere else. Cards in a hand are taken as bought, known to all, unless `shown` says
otherwise.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from grasse.games.safranito.actions import INDEX, SPICES, Spice, Throw
from grasse.games.safranito.box import Box, Dish, by_spice, read_box
from grasse.games.safranito.components import SPACES
from grasse.games.safranito.position import NO_CHEF, NOWHERE, SILENT, Chip, SafranitoPosition
from grasse.games.safranito.round import ROUND, STEPS, blank
from grasse.games.safranito.rulings import SafranitoOptions
from grasse.games.safranito.throw import THROWING
from grasse.kernel import (
    NATURE,
    NOBODY,
    BadData,
    Nature,
    Plain,
    load_steps,
)

Count = Annotated[int, msgspec.Meta(ge=0)]
Cards = dict[Spice, Count]


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    seats: int
    game: str = "safranito"
    options: dict[str, Any] = {}
    round: Count | None = None
    reason: Literal["third-dish", "cap"] | None = None
    steps: list[list[Any]] | None = None
    chef: int = 0
    money: list[Count] | None = None
    thrown: list[tuple[int, int, int, int]] = []
    seen: list[list[int]] | None = None
    pending: list[int] = []
    pile: Cards | None = None
    under: list[tuple[Spice, int]] = []
    drawn: list[tuple[Spice, int]] = []
    discard: Cards = {}
    display: Cards = {}
    hands: list[Cards] | None = None
    shown: list[Cards] | None = None
    dish_pile: list[str] | None = None
    offer: list[str] = []
    reserved: list[list[str]] | None = None
    cooked: list[list[str]] | None = None
    bowl: Spice | None = None
    announced: list[int] | None = None
    components: dict[str, Any] | None = None


def load(data: Plain, box: Box) -> SafranitoPosition:
    """The position that `data` describes; BadData with a clear line where it cannot be one."""
    try:
        given = msgspec.convert(data, PositionData)
        options = msgspec.convert(given.options, SafranitoOptions)
    except msgspec.ValidationError as error:
        raise BadData(f"position: {error}") from None
    if given.components is not None:
        box = read_box(given.components)
    if given.seats not in box.tables:
        raise BadData(f"position: safranito is for 2, 3 or 4 players, not {given.seats}")
    p = blank(given.seats, options, box)
    try:
        _fill(p, given)
    except KeyError as error:
        raise BadData(f"position: there is no {error.args[0]!r} in the box") from None
    _check(p)
    try:
        p.settle()
        stuck = bool(p.steps) and not p.options()
    except (IndexError, KeyError, ValueError):
        raise BadData("position: its steps do not fit the table") from None
    if stuck or (p.steps and isinstance(p.step, Nature) != (p.to_act == NATURE)):
        raise BadData(f"position: nobody can act in the step {p.step.name!r}")
    return p


def _fill(p: SafranitoPosition, given: PositionData) -> None:
    box, seats = p.box, p.seats
    p.reason, p.chef = given.reason, given.chef
    p.money = given.money or p.money
    p.thrown = [_chip(box, *row) for row in given.thrown]
    p.seen = [tuple(values) for values in given.seen or [[]] * seats]
    p.pending = tuple(given.pending)
    p.under = [(INDEX[spice], seat) for spice, seat in given.under]
    p.drawn = [(INDEX[spice], seat) for spice, seat in given.drawn]
    p.discard = list(by_spice(given.discard))
    p.display = list(by_spice(given.display))
    p.hands = [by_spice(hand) for hand in given.hands] if given.hands else p.hands
    p.shown = [by_spice(cards) for cards in given.shown] if given.shown else p.hands[:]
    p.offer = [box.dishes[dish] for dish in given.offer]
    none: list[list[str]] = [[]] * seats
    p.reserved = [tuple(box.dishes[dish] for dish in row) for row in given.reserved or none]
    p.cooked = [tuple(box.dishes[dish] for dish in row) for row in given.cooked or none]
    p.bowl = NOWHERE if given.bowl is None else INDEX[given.bowl]
    p.announced = given.announced or p.announced
    # What was not said lies where it lay before the game.
    if given.pile is None:
        p.pile = [have - some for have, some in zip(box.cards, _elsewhere(p), strict=True)]
    else:
        p.pile = list(by_spice(given.pile))
    if given.dish_pile is None:
        taken = _dishes_out(p)
        p.dish_pile = [dish for dish in box.dishes.values() if dish not in taken]
    else:
        left = [box.dishes[dish] for dish in given.dish_pile]
        p.dish_pile = sorted(left, key=list(box.dishes.values()).index)
    steps = [["round"]] if given.steps is None and given.reason is None else given.steps
    p.steps = load_steps(steps or [], STEPS, seats)
    about_to_begin = bool(p.steps) and p.steps[-1][0] is ROUND
    p.round = (0 if about_to_begin else 1) if given.round is None else given.round
    for frame in p.steps:
        if not _fits(frame[0].name, list(frame[1:]), seats):
            raise BadData(f"position: the step {frame[0].name!r} has other numbers")


def _chip(box: Box, seat: int, value: int, x: int, y: int) -> Chip:
    target = box.counts_for(x, y)
    return Chip(seat, value, x, y, NOWHERE if target is None else target)


def _elsewhere(p: SafranitoPosition) -> list[int]:
    """The spice cards that are not in the pile."""
    found = [sum(counts) for counts in zip(p.discard, p.display, *p.hands, strict=True)]
    for card, _ in (*p.under, *p.drawn):
        found[card] += 1
    return found


def _dishes_out(p: SafranitoPosition) -> list[Dish]:
    rows = (*p.reserved, *p.cooked)
    return [*p.offer, *(dish for row in rows for dish in row)]


def _fits(name: str, numbers: list[int], seats: int) -> bool:
    """Whether these are the numbers of a frame of this step."""
    seat = range(seats)
    shapes = _SHAPES.get(name)
    nature = isinstance(STEPS[name], Nature)
    match numbers:
        case [first]:
            return shapes is None and (
                first == NATURE
                if nature
                else first is NOBODY
                if name in _OF_NOBODY
                else first in seat
            )
        case [first, second]:
            if nature:
                return first == NATURE and name in _FOR_SEATS and second in seat
            if shapes is None or second not in shapes:
                return False
            return first is NOBODY if name in _OF_NOBODY else first in seat
    return False


_OF_NOBODY: Final = {
    "refill-offer", "deal-spices", "throw-chips", "score-spaces", "score-space", "return-chips",
    "market", "after-sale", "buying", "cooking", "round", "round-change",
}  # fmt: skip
_FOR_SEATS: Final = {"take-dish", "look-at-spice", "coming-to-rest"}
"""Nature's steps that go on with what they draw for a seat."""
_SHAPES: Final = {
    "deal-spices": range(1000),
    "score-space": range(len(SPICES), len(SPICES) + len(SPACES)),
    "extra-spice": range(1, 10),
    "draw-next": range(10),
    "may-cook": range(2),
    "cook": range(2),
    **dict.fromkeys(_FOR_SEATS, range(4)),
}
"""Steps with a second number, and what it may be."""
_SETTLING: Final = {"may-sell", "sell", "after-sale", "buying", "buy"}


def _check(p: SafranitoPosition) -> None:
    """Nothing appears or vanishes, and the steps fit what lies on the table."""
    seats = range(p.seats)
    rows = (p.money, p.seen, p.hands, p.shown, p.reserved, p.cooked, p.announced)
    if {len(row) for row in rows} != {p.seats}:
        raise BadData("position: one row for each seat")
    cards = [pile + rest for pile, rest in zip(p.pile, _elsewhere(p), strict=True)]
    dishes = [*p.dish_pile, *_dishes_out(p)]
    held = zip(p.hands, p.shown, strict=True)
    names = {frame[0].name for frame in p.steps}
    values = set(p.box.values)
    for name, holds in {
        "spice cards: all places together must hold those of the box": cards == list(p.box.cards)
        and min(p.pile) >= 0,
        "dishes: each of them must be in one place": sorted(map(repr, dishes))
        == sorted(p.box.dishes),
        "shown: cards that are not in the hand": all(
            have >= known for hand, some in held for have, known in zip(hand, some, strict=True)
        ),
        "cards that a seat has seen need a seat": all(
            seat in seats for _, seat in (*p.under, *p.drawn)
        ),
        "thrown: chips of seats, each once": all(
            chip.seat in seats and chip.value in values for chip in p.thrown
        )
        and len({chip[:2] for chip in p.thrown}) == len(p.thrown),
        "thrown: a chip lies in the field, or at -1 -1 if it is out": all(
            (chip.out and chip.y == NOWHERE) or _lies(p, chip) for chip in p.thrown
        ),
        "seen: values of chips in rising order": all(
            set(row) <= values and list(row) == sorted(set(row)) for row in p.seen
        ),
        "chef: a seat, or -1 before the first is named": p.chef == NO_CHEF
        if "first-chef" in names
        else p.chef in seats,
        "steps are for a game that goes on, reason for one that is over": (p.reason is None)
        == bool(p.steps),
        "bowl is for the steps of selling and buying": (p.bowl != NOWHERE)
        == bool(names & _SETTLING),
        "buying comes after selling": "buying" in names or not names & _SETTLING,
        "announced: cards that were sold or can be, or -1": _announced_fits(p),
        "pending: a throw, when it is about to come to rest": _pending_fits(p, names),
        "drawn: for a seat that keeps one of them": _drawn_fits(p),
    }.items():
        if not holds:
            raise BadData(f"position: {name}")
    if any(frame[0].name == "buy" and frame[1] not in p.totals(p.bowl) for frame in p.steps):
        raise BadData("position: only who has chips in the bowl may buy")
    if any(
        frame[0].name in ("throwing", "extra-throw") and not p.unthrown(frame[1])
        for frame in p.steps
    ):
        raise BadData("position: there is no chip left to throw")


def _lies(p: SafranitoPosition, chip: Chip) -> bool:
    inside = range(2 * p.box.board.middle + 1)
    return chip.x in inside and chip.y in inside


def _announced_fits(p: SafranitoPosition) -> bool:
    """Sold in play order they are in the discard, else still in the hand."""
    if p.bowl == NOWHERE:
        return all(count == SILENT for count in p.announced)
    if p.rulings.sell_mode == "simultaneous":
        most = [hand[p.bowl] for hand in p.hands]
    else:
        most = [p.discard[p.bowl]] * p.seats
    return all(SILENT <= count <= top for count, top in zip(p.announced, most, strict=True))


def _pending_fits(p: SafranitoPosition, names: set[str]) -> bool:
    if "coming-to-rest" not in names:
        return not p.pending
    top = p.steps[-1]
    others = {frame[0].name for frame in p.steps[:-1]}
    if top[0].name != "coming-to-rest" or "coming-to-rest" in others or len(p.pending) != 7:
        return False
    before = p.copy()
    before.steps[-1] = before.frame = (THROWING, top[2])
    return bool(before.unthrown(top[2])) and THROWING.allows(before, Throw(*p.pending))


def _drawn_fits(p: SafranitoPosition) -> bool:
    """Cards in somebody's hand for choosing are of one seat, which is about to choose."""
    choosing = [frame[1] for frame in p.steps if frame[0].name in ("keeping", "keep-one")]
    drawing = [
        frame[1] if frame[0].name == "draw-next" else frame[2]
        for frame in p.steps
        if frame[0].name in ("draw-next", "look-at-spice")
    ]
    owners = {seat for _, seat in p.drawn} | set(drawing)
    return len(choosing) <= 1 and (not owners or owners == set(choosing))
