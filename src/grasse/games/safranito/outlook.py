"""What a value of Safranito looks at: how the players stand, and how they would stand after this
round if nothing more were thrown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from grasse.games.safranito.bot import Deal, Judge
from grasse.games.safranito.box import EXTRA_SPICE, EXTRA_THROW, HEAD_CHEF, RESERVE_DISH
from grasse.games.safranito.position import SafranitoPosition
from grasse.games.safranito.worth import CLOSE, Hand, bits, closeness
from grasse.kernel import Seat


class Standing(NamedTuple):
    """What a seat has, or would have."""

    cooked: int
    hand: Hand
    rupees: float
    dishes: tuple[int, ...]
    """That it may cook, as bits."""
    reserved: int
    draws: float
    """Cards that it will draw to keep one."""
    throws: float
    """Extra throws that it has won."""
    leads: float
    """Whether it holds the mill."""


PARTS: Final[tuple[str, ...]] = (
    "cooked-one",
    "cooked-two",
    "cooked-three",
    "lacks-none",
    "lacks-one",
    "lacks-two",
    "lacks-none-to-win",
    "lacks-one-to-win",
    "lacks-two-to-win",
    "lacking-on-display",
    "lacking-on-display-to-win",
    "next-dish",
    "spare-cards",
    "first-rupees",
    "more-rupees",
    "reserved",
    "draws",
    "extra-throws",
    "leads",
)


def parts(standing: Standing, display: int, to_win: int) -> list[float]:
    """`PARTS` of one seat."""
    cooked, hand, rupees, dishes, reserved, draws, throws, leads = standing
    last = cooked + 1 >= to_win
    held = bits(hand)
    lacks, on_display, next_dish, spare = 3, 0, 0.0, float(sum(hand))
    if dishes:
        near = [closeness(dish & ~held, display, CLOSE) for dish in dishes]
        most = max(near)
        first = dishes[near.index(most)]
        missing = first & ~held
        lacks = missing.bit_count()
        on_display = (missing & display).bit_count()
        spare -= 3 - lacks
        rest = held
        for spice, count in enumerate(hand):
            if count == 1 and first >> spice & 1:
                rest &= ~(1 << spice)
        others = [closeness(dish & ~rest, display, CLOSE) for dish in dishes if dish != first]
        next_dish = max(others) / 100.0 if others else 0.0
    won = cooked >= to_win
    return [
        float(cooked >= to_win - 2),
        float(cooked >= to_win - 1),
        float(won),
        float(not last and lacks == 0),
        float(not last and lacks == 1),
        float(not last and lacks == 2),
        float(last and lacks == 0),
        float(last and lacks == 1),
        float(last and lacks == 2),
        0.0 if last else on_display / 2.0,
        on_display / 2.0 if last else 0.0,
        next_dish,
        min(spare, 6.0) / 3.0,
        min(rupees, 100.0) / 100.0,
        min(max(0.0, rupees - 100.0), 300.0) / 200.0,
        float(min(reserved, 3)),
        draws / 4.0,
        throws,
        leads,
    ]


def as_it_is(p: SafranitoPosition) -> list[Standing]:
    """By seat, what it has."""
    offer = [dish.mask for dish in p.offer]
    return [
        Standing(
            len(p.cooked[seat]),
            p.hands[seat],
            float(p.money[seat]),
            (*offer, *[dish.mask for dish in p.reserved[seat]]),
            len(p.reserved[seat]),
            0.0,
            0.0,
            float(seat == p.chef),
        )
        for seat in range(p.seats)
    ]


def as_it_lies(p: SafranitoPosition, judge: Judge) -> list[Standing]:
    """By seat, what it would have after this round if nothing more were thrown."""
    chef = p.chef
    seats = range(p.seats)
    deals: list[list[tuple[int, Deal]]] = [[] for _ in seats]
    draws, throws, more = [0.0] * p.seats, [0.0] * p.seats, [0] * p.seats
    for target, deal in judge.deals(
        zip([chip.target for chip in judge.lying], judge.owners, strict=True)
    ):
        seat = deal.seat
        if deal.cards:
            deals[seat].append((target, deal))
        elif target == HEAD_CHEF:
            chef = seat
        elif target == EXTRA_SPICE:
            draws[seat] = deal.rupees / 10.0
        elif target == EXTRA_THROW:
            throws[seat] = 1.0
        elif target == RESERVE_DISH:
            more[seat] = 1
    offer = [dish.mask for dish in p.offer]
    found: dict[Seat, tuple[int, Hand, float, list[int]]] = {}
    for turn in seats:
        seat = (chef + turn) % p.seats
        hand, rupees = (
            judge.settled(seat, deals[seat])
            if deals[seat]
            else (p.hands[seat], float(p.money[seat]))
        )
        cooked = len(p.cooked[seat])
        own = [dish.mask for dish in p.reserved[seat]]
        held = bits(hand)
        for dishes in (offer, own):
            for dish in dishes:
                if dish & ~held == 0:
                    dishes.remove(dish)
                    cooked += 1
                    hand = tuple([count - (dish >> spice & 1) for spice, count in enumerate(hand)])
                    held = bits(hand)
                    break
        found[seat] = cooked, hand, rupees, own
        if cooked >= p.box.dishes_to_win:
            break
    standings = []
    for seat in seats:
        cooked, hand, rupees, own = found.get(seat) or (
            len(p.cooked[seat]),
            p.hands[seat],
            float(p.money[seat]),
            [dish.mask for dish in p.reserved[seat]],
        )
        standings.append(
            Standing(
                cooked,
                hand,
                rupees,
                (*offer, *own),
                len(own) + more[seat],
                draws[seat],
                throws[seat],
                float(seat == (chef + 1) % p.seats),
            )
        )
    return standings


NAMES: Final[tuple[str, ...]] = (
    *(f"{part}-as-it-lies" for part in PARTS),
    *(f"{part}-as-it-lies-early" for part in PARTS),
    *(f"{part}-early" for part in PARTS),
    "throws-left",
    "throws-left-of-the-other",
)


def look_ahead(p: SafranitoPosition, seat: Seat, judge: Judge) -> list[float]:
    """How this seat stands beside the best of the others: as it would after this round, and as it
    does now; the more is still to be thrown, the less chips that lie there tell."""
    to_win = p.box.dishes_to_win
    display = judge.display
    left = [0] * p.seats
    for frame in p.steps:
        if frame[0].name == "throwing":
            left[frame[1]] += 1
    early = sum(left) / (p.seats * p.box.tables[p.seats].throws)
    then = [parts(one, display, to_win) for one in as_it_lies(p, judge)]
    now = [parts(one, display, to_win) for one in as_it_is(p)] if early < 1.0 else then
    rival = max(
        [other for other in range(p.seats) if other != seat],
        key=lambda other: strength(then[other]),
    )
    apart = [mine - theirs for mine, theirs in zip(then[seat], then[rival], strict=True)]
    before = [mine - theirs for mine, theirs in zip(now[seat], now[rival], strict=True)]
    return [
        *apart,
        *[early * part for part in apart],
        *[early * part for part in before],
        left[seat] / 4.0,
        left[rival] / 4.0,
    ]


def strength(found: list[float]) -> float:
    """Roughly how many dishes such a seat will have cooked in the end."""
    total = 0.0
    for part, weight in zip(found, _ROUGHLY, strict=True):
        total += part * weight
    return total


_ROUGHLY: Final[Sequence[float]] = (
    1.0,
    1.0,
    1.0,
    0.9,
    0.5,
    0.2,
    0.9,
    0.5,
    0.2,
    0.1,
    0.1,
    0.3,
    0.2,
    0.4,
    0.3,
    0.2,
    0.2,
    0.1,
    0.1,
)
