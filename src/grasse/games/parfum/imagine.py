"""A position of Parfum that fits a view.

A view comes from a position that somebody plays, so nothing of it is checked again; whoever reads
what comes from outside takes `load`.
"""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import Final

import msgspec

from grasse.games.parfum.box import Box, Perfume, read_box
from grasse.games.parfum.components import Size
from grasse.games.parfum.position import SOURCES, ParfumPosition
from grasse.games.parfum.round import STEPS
from grasse.games.parfum.rulings import ParfumOptions
from grasse.kernel import Chance, Plain, deal, read_steps


def imagine(view: Plain, chance: Chance) -> ParfumPosition:
    """A position that fits a view: the tokens it does not tell are dealt at random."""
    table = view["table"]
    box = read_box(table.get("components"))
    notes, customers = box.notes, box.customers
    p = ParfumPosition()
    p.box = box
    p.rulings = msgspec.convert(table["options"], ParfumOptions)
    p.seats = table["seats"]
    p.actions_of = table["actions_of"][:]
    p.round = table["round"]
    p.last_round = table["last_round"]
    p.reason = table["reason"]
    p.money = table["money"][:]
    p.track = table["track"][:]
    p.income = [_INCOME(amounts) for amounts in table["income"]]
    p.clocks = table["clocks"][:]
    p.bag = [notes[note] for note in table["bag"]]
    p.display = [note and notes[note] for note in table["display"]]
    p.customers_a = [customers[person] for person in table["customers_a"]]
    p.customers_b = [customers[person] for person in table["customers_b"]]
    p.closing = table["closing"]
    p.street = [person and customers[person] for person in table["street"]]
    p.served = [tuple([customers[person] for person in row]) for row in table["served"]]
    p.discard = table["discard"][:]
    p.flacons = table["flacons"]
    p.dice = table["dice"][:]
    p.flasks = table["flasks"][:]
    p.used = table["used"][:]
    p.hands = [tuple([notes[note] for note in hand]) for hand in table["hands"]]
    p.perfumes = [
        tuple([_perfume(box, one["size"], tuple(one["notes"]), one["flacons"]) for one in row])
        for row in table["perfumes"]
    ]
    p.passed = sum([1 << seat for seat in table["passed"]])
    _deal_water(p, table["water"], chance)
    p.steps = read_steps(table["steps"], STEPS)
    p.wait()
    return p


def _deal_water(p: ParfumPosition, water: list[list[int] | int], chance: Chance) -> None:
    """Tokens that the view does not tell, from those that are nowhere else."""
    told = [held for held in water if isinstance(held, list)]
    elsewhere = map(sum, zip(p.discard, *told, strict=True))
    pool = [have - some for have, some in zip(p.box.tokens, elsewhere, strict=True)]
    p.water = [
        deal(pool, held, chance, "imagine") if isinstance(held, int) else tuple(held)
        for held in water
    ]
    p.well = pool


_INCOME: Final = itemgetter(*SOURCES)


@lru_cache(maxsize=1 << 14)
def _perfume(box: Box, size: Size, notes: tuple[str, ...], flacons: int) -> Perfume:
    perfume = Perfume(size)
    for note in notes:
        perfume = perfume.joined(box.notes[note])
    return perfume._replace(flacons=flacons)
