"""What a good player of Safranito looks at: the levels that plan one round.

It judges hands by the dishes they come close to, and a board by what would be bought and sold if
nothing more were thrown. All worths are in hundredths of a dish.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from grasse.games.safranito.actions import (
    INDEX,
    BuyCard,
    ChooseBowl,
    Decline,
    KeepCard,
    PrepareDish,
    PrepareReserved,
    Renounce,
    SellCards,
    StopCooking,
)
from grasse.games.safranito.box import EXTRA_SPICE, EXTRA_THROW, HEAD_CHEF, RESERVE_DISH, Dish
from grasse.games.safranito.position import NOWHERE, SafranitoPosition
from grasse.games.safranito.worth import (
    CLOSE,
    Hand,
    bits,
    with_cards,
    worth_of_hand,
    worth_of_money,
)
from grasse.kernel import Action, Seat

LATER: Final = 0.05
"""The chance that one throw still to come lands in a given bowl."""
WINS: Final = 1000.0
"""What the dish that wins is worth beside everything else."""

Lies = tuple[Seat, float]
"""A chip on a target: whose, and its value, which for a face-down chip of another is a mean."""


class Taste(NamedTuple):
    """What a level looks at."""

    rival: Sequence[float]
    """What the best rival gains counts so much against one's own gain, by number of players."""
    denies: bool
    """Whether it takes from others what they need."""
    thrift: float = 1.0
    """How much of the worth of money it sees."""
    plans: bool = True
    """Whether it sees that cards for one dish belong together, and that money is spent once."""
    knowing: bool = False
    """Whether it looks at all of the position, because it was imagined."""


class Deal(NamedTuple):
    """What one seat would do at one target if nothing more were thrown."""

    seat: Seat
    gain: float
    likely: float
    """The chance that nobody who is still to throw takes it away."""
    cards: int
    """Of this bowl's spice: more, or fewer; none at an action space."""
    rupees: float
    """Earned, or paid; at an action space the highest chip."""


Targets = dict[tuple[int, tuple[Lies, ...]], tuple[Deal, ...]]
"""By target and the chips there, what would happen."""

_NOT_AT_ALL: Final[Sequence[float]] = (0.0, 0.0, 0.0, 0.0, 0.0)
_AS_MUCH: Final[Sequence[float]] = (0.0, 0.0, 0.6, 0.45, 0.35)
TASTES: Final = {
    "beginner": Taste(_NOT_AT_ALL, denies=False, thrift=0.3, plans=False),
    "easy": Taste(_NOT_AT_ALL, denies=False, thrift=0.6, plans=False),
    "solid": Taste(_AS_MUCH, denies=True),
}
KNOWING: Final = Taste(_AS_MUCH, denies=True, knowing=True)


class Judge:
    """Looks at one position from one seat."""

    def __init__(self, p: SafranitoPosition, seat: Seat, taste: Taste) -> None:
        self.p = p
        self.seat = seat
        self.taste = taste
        self.rival = taste.rival[p.seats]
        self.display = bits(p.display)
        offer = [dish.mask for dish in p.offer]
        self.dishes = [
            (*offer, *[dish.mask for dish in own]) if one == seat or taste.knowing else tuple(offer)
            for one, own in enumerate(p.reserved)
        ]
        self.last = [len(row) + 1 >= p.box.dishes_to_win for row in p.cooked]
        self.targets: Targets = {}
        self.to_come = [0] * p.seats
        """By seat, how many throws of others are still to come."""
        self.means = [0.0] * p.seats
        if not taste.knowing:
            throws = [frame[1] for frame in p.steps if frame[0].name == "throwing"]
            self.to_come = [len(throws) - throws.count(one) for one in range(p.seats)]
            self.means = [self._mean(other) for other in range(p.seats)]
        self.lying = p.lying()
        self.owners = [self.lies(chip.seat, chip.value) for chip in self.lying]

    def _mean(self, seat: Seat) -> float:
        unseen = [value for value in self.p.box.values if value not in self.p.seen[seat]]
        return sum(unseen) / max(1, len(unseen))

    def lies(self, seat: Seat, value: int) -> Lies:
        """Face-down chips of others are imagined, so their mean is better."""
        known = seat == self.seat or self.taste.knowing or value in self.p.seen[seat]
        return (seat, float(value) if known else self.means[seat])

    def money(self, rupees: float) -> float:
        """What so much money is worth to a seat."""
        return self.taste.thrift * worth_of_money(rupees)

    def hand(self, seat: Seat, hand: Hand) -> float:
        """What the cards are worth to this seat."""
        return worth_of_hand(hand, self.dishes[seat], self.display, self.last[seat])

    def most(self, gains: Sequence[float]) -> float:
        """What the best rival gains."""
        return max([gain for seat, gain in enumerate(gains) if seat != self.seat])

    def balance(self, deals: Iterable[Deal]) -> float:
        """What these deals are worth to this seat, less what they are worth to the best rival."""
        gains = [0.0] * self.p.seats
        for deal in deals:
            gains[deal.seat] += deal.gain * deal.likely
        return gains[self.seat] - self.rival * self.most(gains)

    # A board

    def board(self, chips: Iterable[tuple[int, Lies]]) -> float:
        """What the board is worth to this seat, less what it is worth to the best rival."""
        gains = self.gains(chips)
        return gains[self.seat] - self.rival * self.most(gains)

    def gains(self, chips: Iterable[tuple[int, Lies]]) -> list[float]:
        """What each seat gains by this board. Cards for the same dish are worth more together, and
        money is spent once only."""
        p = self.p
        found = [0.0] * p.seats
        apart = [0.0] * p.seats
        deals: list[list[tuple[int, Deal]]] = [[] for _ in range(p.seats)]
        for target, deal in self.deals(chips):
            found[deal.seat] += deal.gain * deal.likely
            if deal.cards:
                apart[deal.seat] += deal.gain
                deals[deal.seat].append((target, deal))
        for seat, own in enumerate(deals):
            if len(own) > 1 and apart[seat] > 0.0 and self.taste.plans:
                together = self.together(seat, own)
                likely = sum([deal.gain * deal.likely for _, deal in own])
                found[seat] += likely * (together / apart[seat] - 1.0)
        return found

    def deals(self, chips: Iterable[tuple[int, Lies]]) -> list[tuple[int, Deal]]:
        """What would happen at all targets with these chips."""
        by_target: dict[int, list[Lies]] = {}
        for target, lies in chips:
            if target != NOWHERE:
                by_target.setdefault(target, []).append(lies)
        found = []
        for target, there in by_target.items():
            there.sort()
            found += [(target, deal) for deal in self.target(target, tuple(there))]
        return found

    def together(self, seat: Seat, deals: list[tuple[int, Deal]]) -> float:
        """What several deals gain."""
        p = self.p
        hand, purse = self.settled(seat, deals)
        gain = self.hand(seat, hand) - self.hand(seat, p.hands[seat])
        return gain + self.money(purse) - self.money(p.money[seat])

    def settled(self, seat: Seat, deals: list[tuple[int, Deal]]) -> tuple[Hand, float]:
        """Cards and money after these deals, the best first as far as the money goes."""
        hand: Hand = self.p.hands[seat]
        purse = float(self.p.money[seat])
        for bowl, deal in sorted(deals, key=_best_first):
            if purse + deal.rupees >= 0.0:
                purse += deal.rupees
                hand = with_cards(hand, bowl, deal.cards)
        return hand, purse

    def target(self, target: int, there: tuple[Lies, ...]) -> tuple[Deal, ...]:
        """What would happen at one target with these chips."""
        key = (target, there)
        known = self.targets.get(key)
        if known is None:
            found = self.bowl(target, there) if target < EXTRA_THROW else self.space(target, there)
            known = self.targets[key] = tuple(found)
        return known

    def bowl(self, bowl: int, there: tuple[Lies, ...]) -> list[Deal]:
        """Who would sell and buy here, and what that is worth."""
        p = self.p
        price = sum([value for _, value in there])
        deals = []
        sellers = []
        for seat in range(p.seats):
            if p.hands[seat][bowl]:
                gain, cards = self.best_sale(seat, bowl, price)
                if cards and gain > self.first_purchase(seat, bowl, there):
                    sellers.append(seat)
                    deals.append(Deal(seat, gain, 1.0, -cards, cards * price))
        left = [lies for lies in there if lies[0] not in sellers]
        return deals + self.buying(bowl, left, p.display[bowl])

    def buying(self, bowl: int, left: list[Lies], cards: int) -> list[Deal]:
        """Who would buy here, one after the other, if there are so many cards."""
        p = self.p
        hands = p.hands[:]
        purses: list[float] = [float(money) for money in p.money]
        deals = []
        for _ in range(cards):
            while left:
                seat, total = self.first(left)
                gain = self.purchase(seat, hands[seat], purses[seat], bowl, total)
                if gain > 0:
                    deals.append(Deal(seat, gain, 1 - self.outbid(seat, total), 1, -total))
                    hands[seat] = with_cards(hands[seat], bowl)
                    purses[seat] -= total
                    left.remove(max([lies for lies in left if lies[0] == seat]))
                    break
                left = [lies for lies in left if lies[0] != seat]
        return deals

    def first(self, there: Sequence[Lies]) -> tuple[Seat, float]:
        totals: dict[Seat, float] = {}
        for seat, value in there:
            totals[seat] = totals.get(seat, 0) + value
        seat = there[0][0] if len(totals) == 1 else self.p.best(totals)
        return seat, totals[seat]

    def outbid(self, seat: Seat, total: float) -> float:
        """The chance that somebody still to throw takes it away."""
        to_come = self.to_come[seat]
        return self.taken_away(to_come, total) if to_come else 0.0

    def taken_away(self, to_come: int, total: float) -> float:
        """The same where so many throws of others are still to come."""
        values = self.p.box.values
        higher = sum([value > total for value in values]) / len(values)
        chance: float = LATER * to_come * (0.4 + higher)
        return min(0.6, chance)

    def purchase(self, seat: Seat, hand: Hand, purse: float, bowl: int, price: float) -> float:
        if price > purse:
            return 0.0
        gain = self.hand(seat, with_cards(hand, bowl)) - self.hand(seat, hand)
        return gain - (self.money(purse) - self.money(purse - price))

    def first_purchase(self, seat: Seat, bowl: int, there: Iterable[Lies]) -> float:
        """What this seat would gain if it were first to buy here."""
        p = self.p
        total = sum([value for owner, value in there if owner == seat])
        if not total or not p.display[bowl]:
            return 0.0
        return max(0.0, self.purchase(seat, p.hands[seat], p.money[seat], bowl, total))

    def best_sale(self, seat: Seat, bowl: int, price: float) -> tuple[float, int]:
        """How many cards to sell at this price, and what that gains."""
        cards = self.p.hands[seat][bowl]
        return max([(self.sale(seat, bowl, price, n), n) for n in range(cards + 1)])

    def sale(self, seat: Seat, bowl: int, price: float, cards: int) -> float:
        hand, purse = self.p.hands[seat], self.p.money[seat]
        kept = self.hand(seat, with_cards(hand, bowl, -cards))
        earned = self.money(purse + cards * price) - self.money(purse)
        return earned + kept - self.hand(seat, hand)

    def space(self, space: int, there: tuple[Lies, ...]) -> list[Deal]:
        """The action goes to the highest total there."""
        seat, total = self.first(there)
        highest = max([value for owner, value in there if owner == seat])
        gain = self.action(seat, space, highest)
        return [Deal(seat, gain, 1 - self.outbid(seat, total), 0, highest)]

    def action(self, seat: Seat, space: int, highest: float) -> float:
        p = self.p
        if space == EXTRA_SPICE:
            return 14.0 + 0.35 * highest if p.cards_left() else 0.0
        if space == EXTRA_THROW:
            return 14.0
        if space == RESERVE_DISH:
            return 16.0 if p.dish_pile else 0.0
        assert space == HEAD_CHEF
        return 0.0 if seat == p.chef else 7.0

    # Decisions beside throws

    def worth(self, action: Action) -> float:
        """What the action is worth; comparable within one decision."""
        p, seat = self.p, self.seat
        hand = p.hands[seat]
        match action:
            case Renounce() | Decline() | StopCooking():
                return 0.0
            case KeepCard(spice):
                return self.hand(seat, with_cards(hand, INDEX[spice]))
            case ChooseBowl(spice):
                return self.first_bowl(INDEX[spice])
            case SellCards(cards):
                return self.sold(cards)
            case BuyCard():
                total = p.totals(p.bowl)[seat]
                return self.purchase(seat, hand, p.money[seat], p.bowl, total) + self.denied()
            case PrepareDish(dish):
                return self.prepared(p.box.dishes[dish], offered=True)
            case PrepareReserved(dish):
                return self.prepared(p.box.dishes[dish], offered=False)
        return 1.0  # to draw, reserve or take the mill costs nothing

    def there(self, bowl: int) -> list[Lies]:
        return [self.lies(chip.seat, chip.value) for chip in self.p.on(bowl)]

    def sold(self, cards: int) -> float:
        """Selling now, or buying later: who sells does not buy here."""
        p, seat = self.p, self.seat
        there = self.there(p.bowl)
        sale = 0.0
        if cards:
            sale = self.sale(seat, p.bowl, sum([value for _, value in there]), cards)
            there = [lies for lies in there if lies[0] != seat]
        elif not self.taste.denies:
            return self.first_purchase(seat, p.bowl, there)
        return sale + self.balance(self.buying(p.bowl, there, p.display[p.bowl]))

    def denied(self) -> float:
        """What the best rival loses if this seat buys the card that is to be had."""
        p, seat = self.p, self.seat
        if not self.taste.denies:
            return 0.0
        losses = [0.0] * p.seats
        there = self.there(p.bowl)
        cards = p.display[p.bowl]
        for deal in self.buying(p.bowl, [lies for lies in there if lies[0] != seat], cards):
            losses[deal.seat] += deal.gain
        if cards > 1:
            there.remove(max([lies for lies in there if lies[0] == seat]))
            for deal in self.buying(p.bowl, there, cards - 1):
                losses[deal.seat] -= deal.gain
        else:
            left = self.display & ~(1 << p.bowl)
            for other, hand in enumerate(p.hands):
                less = worth_of_hand(hand, self.dishes[other], left, self.last[other])
                losses[other] += self.hand(other, hand) - less
        return self.rival * self.most(losses)

    def first_bowl(self, bowl: int) -> float:
        """As chef: first what brings most; what mainly serves others waits."""
        there = tuple(sorted(self.there(bowl)))
        selling = self.best_sale(self.seat, bowl, sum([value for _, value in there]))[1] > 0
        return self.balance(self.target(bowl, there)) + (2.0 if selling else 0.0)

    def prepared(self, dish: Dish, *, offered: bool) -> float:
        p, seat = self.p, self.seat
        if self.last[seat]:
            return WINS
        hand = p.hands[seat]
        left = tuple([have - need for have, need in zip(hand, dish.needs, strict=True)])
        dishes = tuple([mask for mask in self.dishes[seat] if mask != dish.mask])
        last = len(p.cooked[seat]) + 2 >= p.box.dishes_to_win
        worth = CLOSE[0] + worth_of_hand(left, dishes, self.display, last)
        if not offered:
            return worth
        if not self.taste.denies:
            return worth + 5.0  # others may want it too
        losses = [0.0] * p.seats
        for other, cards in enumerate(p.hands):
            rest = tuple([mask for mask in self.dishes[other] if mask != dish.mask])
            less = worth_of_hand(cards, rest, self.display, self.last[other])
            losses[other] = self.hand(other, cards) - less
        return worth + 5.0 + self.rival * self.most(losses)


def _best_first(deal: tuple[int, Deal]) -> float:
    """Sales first: they bring the money."""
    return -deal[1].gain - (1000.0 if deal[1].cards < 0 else 0.0)


def situation(p: SafranitoPosition) -> tuple[object, ...]:
    """All on which the worth of targets depends in the eyes of somebody who knows everything."""
    return (
        p.box,
        p.chef,
        tuple(p.hands),
        tuple(p.money),
        tuple(p.display),
        tuple(p.offer),
        tuple(p.reserved),
        tuple(map(len, p.cooked)),
    )
