"""What a value of Safranito looks at: how the players stand, and how they would stand after this
round if nothing more were thrown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from grasse.games.safranito.bot import Deal, Judge
from grasse.games.safranito.box import EXTRA_SPICE, EXTRA_THROW, HEAD_CHEF, RESERVE_DISH
from grasse.games.safranito.position import SafranitoPosition
from grasse.games.safranito.worth import A_DISH, CLOSE, Hand, bits, closeness


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


class Outlook(NamedTuple):
    """What would come of this round if nothing more were thrown."""

    standings: list[Standing]
    """By seat."""
    at_risk: list[float]
    """By seat, what those who are still to throw may take away of it, in dishes."""


def as_it_lies(p: SafranitoPosition, judge: Judge, left: list[int]) -> Outlook:
    """What would come of this round if nothing more were thrown; `left` are the throws that each
    seat still has."""
    chef = p.chef
    seats = range(p.seats)
    deals: list[list[tuple[int, Deal]]] = [[] for _ in seats]
    draws, throws, more = [0.0] * p.seats, [0.0] * p.seats, [0] * p.seats
    at_risk = [0.0] * p.seats
    to_come = sum(left)
    lying = zip([chip.target for chip in judge.lying], judge.owners, strict=True)
    for target, deal in judge.deals(lying):
        seat = deal.seat
        if deal.cards >= 0:
            taken = judge.taken_away(to_come - left[seat], abs(deal.rupees))
            at_risk[seat] += deal.gain * taken / A_DISH
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
    own = [[dish.mask for dish in row] for row in p.reserved]
    cooked = [len(row) for row in p.cooked]
    hands: list[Hand] = p.hands[:]
    rupees = [float(money) for money in p.money]
    for seat in seats:
        if deals[seat]:
            hands[seat], rupees[seat] = judge.settled(seat, deals[seat])
    for turn in seats:
        seat = (chef + turn) % p.seats
        for dishes in (offer, own[seat]):
            held = bits(hands[seat])
            for dish in dishes:
                if dish & ~held == 0:
                    dishes.remove(dish)
                    cooked[seat] += 1
                    hands[seat] = _without(hands[seat], dish)
                    break
        if cooked[seat] >= p.box.dishes_to_win:
            break
    return Outlook(
        [
            Standing(
                cooked[seat],
                hands[seat],
                rupees[seat],
                (*offer, *own[seat]),
                len(own[seat]) + more[seat],
                draws[seat],
                throws[seat],
                float(seat == (chef + 1) % p.seats),
            )
            for seat in seats
        ],
        at_risk,
    )


def _without(hand: Hand, dish: int) -> Hand:
    """The hand after cooking this."""
    return tuple([count - (dish >> spice & 1) for spice, count in enumerate(hand)])


EARLY: Final[tuple[str, ...]] = (
    "cooked-one",
    "cooked-two",
    "cooked-three",
    "lacks-one",
    "lacks-two",
    "lacks-one-to-win",
    "lacks-two-to-win",
    "next-dish",
    "spare-cards",
    "first-rupees",
)
"""What counts otherwise while much is still to be thrown."""
_EARLY: Final[Sequence[int]] = tuple([PARTS.index(part) for part in EARLY])
NAMES: Final[tuple[str, ...]] = (
    *(f"{part}-as-it-lies" for part in PARTS),
    *(f"{part}-as-it-lies-early" for part in EARLY),
    *(f"{part}-early" for part in EARLY),
    "at-risk",
    "at-risk-of-the-other",
    "throws-left",
    "throws-left-of-the-other",
)


def look_ahead(p: SafranitoPosition, judge: Judge) -> list[list[float]]:
    """By seat, how it stands beside the best of the others: as it would after this round, and as it
    does now; the more is still to be thrown, the less chips that lie there tell."""
    to_win = p.box.dishes_to_win
    display = judge.display
    left = throws_left(p)
    early = sum(left) / (p.seats * p.box.tables[p.seats].throws)
    outlook = as_it_lies(p, judge, left)
    then = [parts(one, display, to_win) for one in outlook.standings]
    now = then
    if p.thrown:
        now = [parts(one, display, to_win) for one in as_it_is(p)]
    strong = [strength(one) for one in then]
    found = []
    for seat in range(p.seats):
        rival = 1 - seat
        if p.seats > 2:
            others = [(strong[one], one) for one in range(p.seats) if one != seat]
            rival = max(others)[1]
        apart = [mine - theirs for mine, theirs in zip(then[seat], then[rival], strict=True)]
        found.append(
            [
                *apart,
                *[early * apart[part] for part in _EARLY],
                *[early * (now[seat][part] - now[rival][part]) for part in _EARLY],
                outlook.at_risk[seat],
                outlook.at_risk[rival],
                left[seat] / 4.0,
                left[rival] / 4.0,
            ]
        )
    return found


def throws_left(p: SafranitoPosition) -> list[int]:
    """By seat, how many throws it still has in this round."""
    left = [0] * p.seats
    for frame in p.steps:
        if frame[0].name == "throwing":
            left[frame[1]] += 1
    return left


def strength(found: list[float]) -> float:
    """Roughly how many dishes such a seat will have cooked in the end."""
    total = 0.0
    for part, weight in zip(found, _ROUGHLY, strict=True):
        total += part * weight
    return total


_ROUGHLY: Final[Sequence[float]] = (
    *(1.0, 1.0, 1.0),
    *(0.9, 0.5, 0.2, 0.9, 0.5, 0.2),
    *(0.1, 0.1, 0.3, 0.2, 0.4, 0.3, 0.1, 0.2, 0.2, 0.1),
)
