"""Reading a position of Parfum: from a dump, or from somebody's hand.

A position by hand says only what matters. What it leaves out is as after the set-up: bags, well,
stack and supply hold whatever lies nowhere else.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Annotated, Any, Literal

import msgspec

from grasse.games.parfum.box import Box, Perfume, read_box
from grasse.games.parfum.components import Size
from grasse.games.parfum.compose import FLACONS
from grasse.games.parfum.distil import ROLLING
from grasse.games.parfum.position import FREE, SOURCES, ParfumPosition, Source
from grasse.games.parfum.prepare import PREPARE
from grasse.games.parfum.round import ROUND, STEPS, TURN, blank
from grasse.games.parfum.rulings import ParfumOptions
from grasse.games.parfum.wake import CHOOSE_CLOCK, DEAL_CLOCKS, LAST_CLOCK, WAKE_UP
from grasse.games.parfum.water import WELL
from grasse.kernel import NATURE, BadData, Nature, Plain, load_steps

Count = Annotated[int, msgspec.Meta(ge=0)]


class PerfumeData(msgspec.Struct, forbid_unknown_fields=True):
    size: Size
    notes: list[str]
    flacons: Count = 0


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    seats: int
    game: str = "parfum"
    options: dict[str, Any] = {}
    round: Count | None = None
    last_round: bool = False
    reason: Literal["closing", "bag", "cap"] | None = None
    steps: list[list[Any]] | None = None
    money: list[Count] | None = None
    track: list[int] | None = None
    income: list[dict[Source, Count]] | None = None
    clocks: list[int] | None = None
    actions_of: list[int] | None = None
    bag: list[str] | None = None
    display: list[str | None] | None = None
    customers_a: list[str] | None = None
    customers_b: list[str] | None = None
    closing: bool = True
    street: list[str | None] | None = None
    served: list[list[str]] | None = None
    well: list[Count] | None = None
    discard: list[Count] | None = None
    water: list[list[Count]] | None = None
    flacons: int | None = None
    dice: list[Count] | None = None
    flasks: list[Count] | None = None
    used: list[Count] | None = None
    hands: list[list[str]] | None = None
    perfumes: list[list[PerfumeData]] | None = None
    passed: list[Annotated[int, msgspec.Meta(ge=0, le=3)]] = []
    components: dict[str, Any] | None = None


def load(data: Plain, box: Box) -> ParfumPosition:
    """The position that `data` describes; BadData with a clear line where it cannot be one."""
    try:
        given = msgspec.convert(data, PositionData)
        options = msgspec.convert(given.options, ParfumOptions)
    except msgspec.ValidationError as error:
        raise BadData(f"position: {error}") from None
    if given.components is not None:
        box = read_box(given.components)
    if given.seats not in box.boards:
        raise BadData(f"position: parfum is for 2, 3 or 4 players, not {given.seats}")
    p = blank(given.seats, options, box)
    try:
        _fill(p, given)
    except KeyError as error:
        raise BadData(f"position: there is no {error.args[0]!r} in the box") from None
    _check(p)
    _check_steps(p)
    try:
        p.settle()
    except (IndexError, ValueError):
        raise BadData("position: its steps do not fit the table") from None
    _check_steps(p)
    if p.steps and (not p.options() or isinstance(p.step, Nature) != (p.to_act == NATURE)):
        raise BadData(f"position: nobody can act in the step {p.step.name!r}")
    return p


def _fill(p: ParfumPosition, given: PositionData) -> None:
    box, seats = p.box, p.seats
    p.last_round, p.reason = given.last_round, given.reason
    p.closing = given.closing
    p.money = _list("money", given.money, p.money)
    p.track = _list("track", given.track, p.track)
    p.clocks = _list("clocks", given.clocks, p.clocks)
    p.dice = _list("dice", given.dice, p.dice)
    p.flasks = _list("flasks", given.flasks, p.flasks)
    p.used = _list("used", given.used, p.used)
    p.discard = _list("discard", given.discard, p.discard)
    p.display = [
        None if note is None else box.notes[note]
        for note in _row("display", given.display, len(p.display))
    ]
    p.street = [
        None if person is None else box.customers[person]
        for person in _row("street", given.street, len(p.street))
    ]
    none: list[list[str]] = [[]] * seats
    dry = list(box.no_tokens)
    p.water = [tuple(_list("water", held, dry)) for held in given.water or [dry] * seats]
    p.served = [tuple(box.customers[c] for c in row) for row in given.served or none]
    p.hands = [tuple(box.notes[n] for n in row) for row in given.hands or none]
    no_perfumes: list[list[PerfumeData]] = [[]] * seats
    p.perfumes = [
        tuple(read_perfume(perfume, box) for perfume in row)
        for row in given.perfumes or no_perfumes
    ]
    p.income = [
        tuple(row.get(source, 0) for source in SOURCES)
        for row in given.income or [{"claims": money} for money in p.money]
    ]
    if not set(given.passed) <= set(range(seats)):
        raise BadData("position: passed must name seats")
    p.passed = sum(1 << seat for seat in set(given.passed))
    # What was not said lies where it lay before the game.
    notes = {*p.display, *(n for hand in p.hands for n in hand)}
    notes |= {n for row in p.perfumes for perfume in row for n in perfume.notes}
    people = {*p.street, *(c for row in p.served for c in row)}
    held = [sum(counts) for counts in zip(p.discard, *p.water, strict=True)]
    p.bag = _those(given.bag, box.notes, notes)
    p.customers_a = _those(given.customers_a, {c.id: c for c in box.deck["A"]}, people)
    p.customers_b = _those(given.customers_b, {c.id: c for c in box.deck["B"]}, people)
    rest = [all_ - some for all_, some in zip(box.tokens, held, strict=True)]
    p.well = _list("well", given.well, rest)
    sold = sum(perfume.flacons for row in p.perfumes for perfume in row)
    p.flacons = box.flacons - sold if given.flacons is None else given.flacons
    steps = [["round"]] if given.steps is None and given.reason is None else given.steps
    p.steps = load_steps(steps or [], STEPS, p.seats)
    about_to_begin = bool(p.steps) and p.steps[-1][0] is ROUND
    p.round = (0 if about_to_begin else 1) if given.round is None else given.round


def _list(name: str, given: list[int] | None, blank: list[int]) -> list[int]:
    if given is None:
        return blank
    if len(given) != len(blank):
        raise BadData(f"position: {name} needs {len(blank)} numbers")
    return list(given)


def _row(name: str, given: list[str | None] | None, length: int) -> list[str | None]:
    given = given or []
    if len(given) > length:
        raise BadData(f"position: {name} has {length} spaces")
    return given + [None] * (length - len(given))


def _those(given: list[str] | None, all_: dict[str, Any], elsewhere: set[Any]) -> list[Any]:
    if given is None:
        return [one for one in all_.values() if one not in elsewhere]
    chosen = {all_[one] for one in given}
    if len(chosen) < len(given):
        raise BadData("position: something is in a bag twice")
    return [one for one in all_.values() if one in chosen]


def read_perfume(data: PerfumeData, box: Box) -> Perfume:
    """A perfume of a dump or view; BadData if the notes cannot make one."""
    perfume = Perfume(data.size)
    for note in data.notes:
        if not perfume.takes(box.notes[note]):
            raise BadData(f"position: the notes {data.notes} do not make a {data.size} perfume")
        perfume = perfume.joined(box.notes[note])
    if data.flacons > (box.flacons_on[data.size] if perfume.finished else 0):
        raise BadData(f"position: too many flacons on the perfume {data.notes}")
    return perfume._replace(flacons=data.flacons)


def _check_steps(p: ParfumPosition) -> None:
    """The steps fit the table they are on."""
    for step, seat, *rest in p.steps:
        if step is TURN and not (seat < len(p.clocks) and _held(p)):
            raise BadData("position: a turn needs its clock, and every clock its player")
        if step in (PREPARE, WELL) and rest[-1] < 1:
            raise BadData(f"position: {step.name} needs a number of 1 or more")
        if step is LAST_CLOCK and FREE not in p.clocks:
            raise BadData("position: the last clock is taken already")
        if step is FLACONS and not 0 <= rest[0] < len(p.perfumes[seat]):
            raise BadData("position: the flacons are for a perfume that is not there")
        if step is ROLLING and any(
            n > have for n, have in zip_longest(rest[1], p.dice, fillvalue=0)
        ):
            raise BadData("position: more dice are rolling than lie on the table")


def _held(p: ParfumPosition) -> bool:
    """Whether the clocks are all with players, or still being chosen."""
    choosing = any(frame[0] in (WAKE_UP, CHOOSE_CLOCK, DEAL_CLOCKS) for frame in p.steps)
    return choosing or FREE not in p.clocks


def _check(p: ParfumPosition) -> None:
    """Nothing appears or vanishes (PF-INV-01 to -05)."""
    lying = [n for n in p.display if n] + [n for hand in p.hands for n in hand] + p.bag
    lying += [n for row in p.perfumes for perfume in row for n in perfume.notes]
    people = [c for c in p.street if c] + [c for row in p.served for c in row]
    people += p.customers_a + p.customers_b
    tokens = [sum(counts) for counts in zip(p.well, p.discard, *p.water, strict=True)]
    flacons = p.flacons + sum(perfume.flacons for row in p.perfumes for perfume in row)
    dice = all(n <= have for n, have in zip(p.dice, p.box.dice, strict=True))
    rolled = all(f + u <= n for f, u, n in zip(p.flasks, p.used, p.dice, strict=True))
    seats = range(p.seats)
    for name, holds in {
        "notes: each of them must be in one place": sorted(map(repr, lying)) == sorted(p.box.notes),
        "customers: each of them must be in one place": sorted(map(repr, people))
        == sorted(p.box.customers),
        "water: the tokens of well, discard and players are not those of the box": tokens
        == list(p.box.tokens),
        "flacons: supply and perfumes together must be those of the box": flacons == p.box.flacons,
        "dice: more than there are": dice,
        "flasks and used are more than the dice": rolled,
        "track must name every seat once": sorted(p.track) == list(seats),
        "clocks must be held by seats, or -1": all(-1 <= seat < p.seats for seat in p.clocks),
        "closing: the token is in the stack, but too few customers are left to lie below it": not (
            p.closing and p.above_closing < 0
        ),
        "income must add up to money": [sum(row) for row in p.income] == p.money,
        "steps are for a game that goes on, reason for one that is over": (p.reason is None)
        == bool(p.steps),
        "one row for each seat": {len(p.water), len(p.served), len(p.hands), len(p.perfumes)}
        == {p.seats},
    }.items():
        if not holds:
            raise BadData(f"position: {name}")
