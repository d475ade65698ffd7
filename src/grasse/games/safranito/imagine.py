"""A position of Safranito that fits a view.

A view comes from a position that somebody plays, so nothing of it is checked again; whoever reads
what comes from outside takes `load`.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from grasse.games.safranito.actions import INDEX, Spice
from grasse.games.safranito.box import Box, by_spice, read_box
from grasse.games.safranito.position import (
    NOWHERE,
    SEALED,
    Chip,
    Known,
    SafranitoPosition,
)
from grasse.games.safranito.round import STEPS
from grasse.games.safranito.rulings import SafranitoOptions
from grasse.kernel import Chance, Plain, Seat, deal, read_steps, take_one


def imagine(view: Plain, chance: Chance) -> SafranitoPosition:
    """A position that fits a view: what it does not tell is drawn at random."""
    table = view["table"]
    box = read_box(table.get("components"))
    dishes = box.dishes
    p = SafranitoPosition()
    p.box = box
    p.rulings = msgspec.convert(table["options"], SafranitoOptions)
    p.seats = table["seats"]
    p.round = table["round"]
    p.reason = table["reason"]
    p.chef = table["chef"]
    p.seen = [tuple(values) for values in table["seen"]]
    p.discard = list(by_spice(table["discard"]))
    p.display = list(by_spice(table["display"]))
    p.shown = [by_spice(cards) for cards in table["shown"]]
    p.offer = [dishes[dish] for dish in table["offer"]]
    p.cooked = [tuple([dishes[dish] for dish in row]) for row in table["cooked"]]
    p.bowl = NOWHERE if table["bowl"] is None else INDEX[table["bowl"]]
    p.steps = read_steps(table["steps"], STEPS)
    p.wait()
    p.money = [
        10 * chance.below("imagine", 50) if money is None else money for money in table["money"]
    ]
    _lay_chips(p, table, chance)
    _deal_cards(p, table, chance)
    _deal_dishes(p, table["reserved"], chance)
    return p


def _lay_chips(p: SafranitoPosition, table: Plain, chance: Chance) -> None:
    """Chips that lie face down may be any of those that nobody has seen."""
    box = p.box
    pools = [[value for value in box.values if value not in seen] for seen in p.seen]
    p.thrown = []
    for seat, value, x, y in table["thrown"]:
        if value is None:
            pool = pools[seat]
            value = pool.pop(chance.below("imagine", len(pool)))
        p.thrown.append(_chip(box, seat, value, x, y))
    pending: list[int | None] = table["pending"][:]
    if pending and pending[0] is None:
        pool = pools[p.thrower]
        pending[0] = pool.pop(chance.below("imagine", len(pool)))
    p.pending = tuple([number for number in pending if number is not None])


@lru_cache(maxsize=1 << 12)
def _chip(box: Box, seat: Seat, value: int, x: int, y: int) -> Chip:
    target = box.counts_for(x, y)
    return Chip(seat, value, x, y, NOWHERE if target is None else target)


def _deal_cards(p: SafranitoPosition, table: Plain, chance: Chance) -> None:
    """Cards that this seat has not seen are dealt to where it knows that there are some."""
    hands = table["hands"]
    known = [
        by_spice(hand) if isinstance(hand, dict) else shown
        for hand, shown in zip(hands, p.shown, strict=True)
    ]
    elsewhere = map(sum, zip(p.discard, p.display, *known, strict=True))
    p.pile = [have - some for have, some in zip(p.box.cards, elsewhere, strict=True)]
    for name, _ in (*table["under"], *table["drawn"]):
        if name is not None:
            p.pile[INDEX[name]] -= 1
    p.hands = known
    for seat, hand in enumerate(hands):
        if isinstance(hand, int) and (secret := hand - sum(known[seat])):
            p.hands[seat] = deal(p.pile, secret, chance, "imagine", known[seat])
    p.under = _dealt(p, table["under"], chance)
    p.drawn = _dealt(p, table["drawn"], chance)
    p.announced = [
        chance.below("imagine", p.hands[seat][p.bowl] + 1) if count == SEALED else count
        for seat, count in enumerate(table["announced"])
    ]


def _dealt(
    p: SafranitoPosition, cards: list[tuple[Spice | None, Seat]], chance: Chance
) -> list[Known]:
    return [
        (take_one(p.pile, chance, "imagine") if name is None else INDEX[name], seat)
        for name, seat in cards
    ]


def _deal_dishes(p: SafranitoPosition, reserved: list[list[str] | int], chance: Chance) -> None:
    dishes = p.box.dishes
    told = [row for row in reserved if isinstance(row, list)]
    gone = {*p.offer, *(dishes[dish] for row in told for dish in row)}
    gone.update(*p.cooked)
    p.dish_pile = [dish for dish in dishes.values() if dish not in gone]
    p.reserved = [
        tuple([dishes[dish] for dish in row])
        if isinstance(row, list)
        else tuple([p.dish_pile.pop(chance.below("imagine", len(p.dish_pile))) for _ in range(row)])
        for row in reserved
    ]
