"""What the perfumes of a seat will still bring: to whom they can be sold, and until when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from grasse.games.parfum.box import HEART, Aromas, Box, Customer, Note, Perfume
from grasse.games.parfum.components import SLOTS, Size
from grasse.games.parfum.position import FREE, ParfumPosition
from grasse.games.parfum.sell import fits
from grasse.kernel import Seat

DRAWN: Final = 4.6
"""Notes that leave the bag in a round."""
SERVED: Final = 2.6
"""Customers that are served in a round."""
COMES: Final = 0.55
"""The chance that a missing note comes along, given all the time of the game."""
NOT_YET: Final = 0.55
"""The chance that it does not in one turn."""
HARDLY: Final = 0.02
"""What is left of it where there are fewer turns than notes missing."""
OURS: Final = 0.6
"""Of the customers to come that a perfume suits, at a table of two."""
LATER: Final = 0.9
"""Of what they pay."""
SURE: Final = 0.97
"""The chance that a customer waits whom nobody else can serve first."""
SNATCHED: Final = 0.55
"""The same of one whom somebody else can."""
REWARD: Final = 1.2
"""What a token for a perfume that is sold out is worth."""

Tableau = tuple[Perfume, ...]


class Eyes(NamedTuple):
    """What a player looks at."""

    customers: bool = True
    """Who wants what, and pays what for it; else a flacon is worth its bargain price."""
    others: bool = True
    """What they need, whom they may serve first, and what they leave of the notes; else the clock
    with most actions is the best."""
    time: bool = True
    """How many rounds are left; else it is always the middle of the game, up to the last round."""
    water: bool = True
    """What it is good for; else it is kept as long as it may be."""
    notes: int = 4
    """How many he plans to claim in a turn, at most."""
    aims: int = 8
    """How many sets of them he has in mind."""


class Prospect(NamedTuple):
    """What is to be expected of one perfume."""

    chance: float
    """That it is finished in time."""
    flacons: int
    hope: float
    """What a flacon will bring that nobody in the street takes."""
    suits: int
    """Bit set of the customers in the street, the one who pays most first."""
    alone: float
    """Its worth if the street were empty, the sold-out reward included."""


NOTHING: Final = Prospect(0.0, 0, 0.0, 0, 0.0)
MIDDLE: Final = 5.0
"""Rounds left in the eyes of one who does not count them."""


class Outlook:
    """What one seat may expect of its perfumes in this position."""

    def __init__(self, p: ParfumPosition, seat: Seat, eyes: Eyes) -> None:
        self.p = p
        self.seat = seat
        self.eyes = eyes
        self.step = p.step.name
        self.rounds = rounds_left(p) if eyes.time or p.last_round else MIDDLE
        turns, sales, order = self._ahead()
        each = len(p.clocks) // p.seats
        self.turns = turns + (self.rounds - 1) * each
        """Own turns after the one at hand."""
        self.sales = sales + (self.rounds - 1) * 2 * each
        """Own chances to sell."""
        self.deck = p.customers_a + p.customers_b
        self.sure = self._sureness(order)
        """By place in the street: the chance that the customer waits for us."""
        self.street = sorted(
            (
                (customer.price, sure, customer)
                for customer, sure in zip(p.street, self.sure, strict=True)
                if customer is not None
            ),
            key=_pays_most,
        )
        self.prospects: dict[Perfume, Prospect] = {}

    def _ahead(self) -> tuple[int, int, list[Seat]]:
        """Own turns and chances to sell that this round still brings, and who has those chances if
        they are being sold already."""
        p, seat = self.p, self.seat
        each = len(p.clocks) // p.seats
        turns = sales = 0
        order: list[Seat] = []
        for frame in p.steps:
            kind = frame[0].name
            if kind == "turn":
                turns += p.clocks[frame[1]] == seat
            elif kind == "selling":
                sales = 2 * each
            elif kind in ("chance-to-sell", "sell"):
                order.append(frame[1])
                sales += frame[1] == seat
        if self.step == "choose-clock":
            turns = each - 1
        order.reverse()
        return turns, sales, order

    def _sureness(self, order: list[Seat]) -> tuple[float, ...]:
        p = self.p
        if not self.eyes.others:
            return tuple([SURE] * len(p.street))
        threats = [
            suited(p.box, perfume.components)
            for other in self._before_us(order)
            for perfume in p.perfumes[other]
            if perfume.flacons
        ]
        return tuple(
            [
                SNATCHED if customer and any(customer in some for some in threats) else SURE
                for customer in p.street
            ]
        )

    def _before_us(self, order: list[Seat]) -> set[Seat]:
        """Who sells before our next chance; while clocks are chosen that may be anybody."""
        p, seat = self.p, self.seat
        everybody = set(range(p.seats)) - {seat}
        if self.step == "choose-clock":
            return everybody
        if not order:
            return set(p.clocks[: p.clocks.index(seat)]) - {FREE} if seat in p.clocks else everybody
        next_ones = order[1:] if order[0] == seat else order
        return set(next_ones[: next_ones.index(seat)]) if seat in next_ones else everybody

    def worth(self, perfumes: Iterable[Perfume]) -> float:
        """What these perfumes will still bring to this seat: the customers of the street take the
        flacons that suit them, the others are hoped for, and what cannot be sold in time is lost.
        """
        prospects: list[Prospect] = []
        stock, worth = 0, 0.0
        for perfume in perfumes:
            known = self.prospects.get(perfume)
            if known is None:
                known = self.prospects[perfume] = self.prospect(perfume)
            if known.flacons:
                prospects.append(known)
                stock += known.flacons
                worth += known.alone
        if not prospects:
            return 0.0
        left = [one.flacons for one in prospects]
        sold: list[float] = []
        bit = 1
        for price, sure, _ in self.street:
            best, seller = 0.0, -1
            for index, (chance, _, hope, suits, _) in enumerate(prospects):
                if suits & bit and left[index]:
                    more = chance * (price - hope) * sure
                    if more > best:
                        best, seller = more, index
            if seller >= 0:
                left[seller] -= 1
                worth += best
                sold.append(best + prospects[seller].chance * prospects[seller].hope)
            bit <<= 1
        if stock > self.sales:
            for one, count in zip(prospects, left, strict=True):
                sold += [one.chance * one.hope] * count
            sold.sort(reverse=True)
            worth -= sum(sold[int(self.sales) :])
        return worth

    def prospect(self, perfume: Perfume) -> Prospect:
        p = self.p
        if perfume.finished:
            count, chance = perfume.flacons, 1.0
        else:
            count = p.box.flacons_on[perfume.size]
            if p.rulings.limited_flacons:
                count = min(count, p.flacons)
            missing = len(SLOTS[perfume.size]) - len(perfume.notes)
            if missing > self.turns:
                chance = HARDLY**missing
            else:
                chance = (COMES * (1 - NOT_YET ** (self.turns / missing))) ** missing
        if not count:
            return NOTHING
        customers = suited(p.box, perfume.components)
        hope = self.hope(perfume, count)
        suits, bit = 0, 1
        for _, _, customer in self.street:
            if customer in customers:
                suits |= bit
            bit <<= 1
        alone = chance * (count * hope + p.box.sold_out_water * REWARD)
        return Prospect(chance, count, hope, suits if self.eyes.customers else 0, alone)

    def hope(self, perfume: Perfume, count: int) -> float:
        """What each of so many flacons will bring from those who are still to come."""
        p = self.p
        bargain = p.box.bargain[perfume.size]
        if self.rounds <= 1 or not self.eyes.customers:
            return float(bargain)
        customers = suited(p.box, perfume.components)
        prices = [customer.price for customer in self.deck if customer in customers]
        if not prices:
            return float(bargain)
        come = len(prices) * min(1.0, SERVED * (self.rounds - 1) / len(self.deck))
        reach = min(1.0, come * OURS * 2 / p.seats / count)
        mean = sum(prices) / len(prices)
        return bargain + max(0.0, LATER * mean - bargain) * reach

    def undisturbed(self, perfumes: Tableau) -> float:
        """The worth of these perfumes if nobody served the street before us."""
        street = self.street
        self.street = [(price, SURE, customer) for price, _, customer in street]
        worth = self.worth(perfumes)
        self.street = street
        return worth

    def without(self, gone: Customer | None, perfumes: Tableau) -> float:
        """The worth of these perfumes, a chance to sell and perhaps a customer later."""
        street = self.street
        self.sales -= 1
        self.street = [(0, 0.0, one[2]) if one[2] is gone else one for one in street]
        worth = self.worth(perfumes)
        self.street = street
        self.sales += 1
        return worth


def rounds_left(p: ParfumPosition) -> float:
    """How many rounds are still to come, this one included, by what both ends have left."""
    if p.last_round:
        return 1.0
    if not p.closing:
        return 2.0
    notes = len(p.bag) + sum(note is not None for note in p.display) - len(p.display)
    return 1 + max(0.0, min(notes / DRAWN, 1 + p.above_closing / SERVED))


def _pays_most(one: tuple[int, float, Customer]) -> int:
    return -one[0]


@lru_cache(maxsize=1 << 14)
def suited(box: Box, components: Aromas) -> frozenset[Customer]:
    """All customers of the box whom such a perfume suits."""
    perfume = Perfume("major", components=components)
    return frozenset(one for one in box.customers.values() if fits(perfume, one))


# Tableaux that may come about


def placements(perfumes: Tableau, note: Note) -> Iterator[Tableau]:
    """Every tableau that placing this note can lead to."""
    for index, perfume in enumerate(perfumes):
        if perfume.takes(note):
            yield placed(perfumes, note, index)
    if note.slot != HEART:
        yield begun(perfumes, note, "minor")
    yield begun(perfumes, note, "major")


def placed(perfumes: Tableau, note: Note, index: int) -> Tableau:
    return (*perfumes[:index], filled(perfumes[index].joined(note)), *perfumes[index + 1 :])


def begun(perfumes: Tableau, note: Note, size: Size) -> Tableau:
    return (*perfumes, Perfume(size).joined(note))


def filled(perfume: Perfume) -> Perfume:
    """With its flacons, if it is finished."""
    return perfume._replace(flacons=len(perfume.notes)) if perfume.finished else perfume
