"""What a good player of Safranito looks at: the bot `greedy` plans one round.

It judges hands by the dishes they come close to, and a board by what would be bought and sold if
nothing more were thrown. For a throw it imagines some of the ways in which its hand may tremble.
All worths are in hundredths of a dish.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from grasse.games.safranito import discs
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
    Throw,
)
from grasse.games.safranito.box import EXTRA_SPICE, EXTRA_THROW, HEAD_CHEF, RESERVE_DISH, Box, Dish
from grasse.games.safranito.discs import STEADINESS, Practice, Shake, Spot
from grasse.games.safranito.position import NOWHERE, SafranitoPosition
from grasse.kernel import Action, Chance, Seat

CLOSE: Final = (100.0, 55.0, 26.0, 9.0)
"""What a dish is worth with none, one, two or three of its spices missing."""
AT_HAND: Final = 7.0
"""More, for each missing spice that lies on the display."""
SPARE: Final = 13.0
"""A card that no dish needs can be sold."""
NEXT: Final = 0.45
"""Of the worth of a dish that would be the second to cook."""
PURSE: Final[Sequence[tuple[float, float]]] = (
    (60.0, 0.55),
    (150.0, 0.35),
    (300.0, 0.18),
    (10_000.0, 0.05),
)
"""The first 60 rupees are worth 0.55 each, the next up to 150 rupees 0.35 each …"""
RIVAL: Final = {2: 0.6, 3: 0.45, 4: 0.35}
"""What the best rival gains counts so much against one's own gain, by number of players."""
LATER: Final = 0.05
"""The chance that one throw still to come lands in a given bowl."""
SAMPLES: Final = 10
"""Trembling hands imagined for each throw …"""
FINALISTS: Final = 5
MORE_SAMPLES: Final = 40
"""… and for those that look best."""

Hand = tuple[int, ...]
Lies = tuple[Seat, float]
"""A chip on a target: whose, and its value, which for a face-down chip of another is a mean."""


def choose(p: SafranitoPosition, options: list[Action], chance: Chance) -> Action:
    """The best option in the eyes of a one-round planner, who imagines this position."""
    judge = Judge(p, p.frame[1])
    if any(isinstance(option, Throw) for option in options):
        return judge.best_throw(options, chance.below("bot", 1 << 30))
    return max(options, key=judge.worth)


KEPT: Final = 64
"""What hands are worth is kept for so many tables; then it begins anew."""
_HANDS: Final[dict[tuple[object, ...], dict[tuple[Seat, Hand], float]]] = {}


def hands_known(p: SafranitoPosition, seat: Seat) -> dict[tuple[Seat, Hand], float]:
    """What a judge found out about hands: it holds while dishes and display stay the same."""
    cooked = tuple(map(len, p.cooked))
    looked_at = (p.box, seat, cooked, p.reserved[seat], *p.offer, *p.display)
    found = _HANDS.get(looked_at)
    if found is None:
        if len(_HANDS) >= KEPT:
            _HANDS.clear()
        found = _HANDS[looked_at] = {}
    return found


class Judge:
    """Looks at one position from one seat."""

    def __init__(self, p: SafranitoPosition, seat: Seat) -> None:
        self.p = p
        self.seat = seat
        self.rival = RIVAL[p.seats]
        self._hands = hands_known(p, seat)
        self._boards: dict[tuple[tuple[int, ...], int], float] = {}
        self._targets: dict[tuple[int, tuple[Lies, ...]], tuple[float, ...]] = {}
        throws = [frame[1] for frame in p.steps if frame[0].name == "throwing"]
        self.to_come = [sum(other != one for other in throws) for one in range(p.seats)]
        """By seat, how many throws of others are still to come."""
        self.means = [self._mean(other) for other in range(p.seats)]
        self.lying = p.lying()
        self.owners = [self.lies(chip.seat, chip.value) for chip in self.lying]

    def _mean(self, seat: Seat) -> float:
        unseen = [value for value in self.p.box.values if value not in self.p.seen[seat]]
        return sum(unseen) / max(1, len(unseen))

    # Hands and money

    def hand(self, seat: Seat, hand: Hand) -> float:
        """What the cards are worth to this seat."""
        key = (seat, hand)
        known = self._hands.get(key)
        if known is None:
            p = self.p
            dishes = [*p.offer, *p.reserved[seat]] if seat == self.seat else p.offer
            known = self._hands[key] = self.plan(hand, dishes, len(p.cooked[seat]))
        return known

    def plan(self, hand: Hand, dishes: Sequence[Dish], cooked: int) -> float:
        """The dish that is nearest, then what the other cards are good for."""
        left = list(hand)
        worth = 0.0
        share = 2.0 if cooked + 1 >= self.p.box.dishes_to_win else 1.0
        rest = list(dishes)
        for _ in range(2):
            if not rest:
                break
            best = max(rest, key=lambda dish: self.close(left, dish))
            worth += share * self.close(left, best)
            share *= NEXT
            rest.remove(best)
            for spice in best.spices:
                left[spice] -= left[spice] > 0
        return worth + sum([SPARE * (1 - 0.25 * (count - 1)) * count for count in left if count])

    def close(self, hand: Sequence[int], dish: Dish) -> float:
        missing = [spice for spice in dish.spices if not hand[spice]]
        return CLOSE[len(missing)] + sum([AT_HAND for spice in missing if self.p.display[spice]])

    def money(self, rupees: float) -> float:
        """What so much money is worth."""
        worth, below = 0.0, 0.0
        for limit, each in PURSE:
            worth += max(0.0, min(rupees, limit) - below) * each
            below = limit
        return worth

    # A board

    def board(self, chips: Iterable[tuple[int, Lies]]) -> float:
        """What the board is worth to this seat, less what it is worth to the best rival."""
        by_target: dict[int, list[Lies]] = {}
        for target, lies in chips:
            if target != NOWHERE:
                by_target.setdefault(target, []).append(lies)
        sums = [0.0] * self.p.seats
        for target, there in by_target.items():
            for seat, gain in enumerate(self.target(target, tuple(sorted(there)))):
                sums[seat] += gain
        rivals = [gain for seat, gain in enumerate(sums) if seat != self.seat]
        return sums[self.seat] - self.rival * max(rivals)

    def target(self, target: int, there: tuple[Lies, ...]) -> tuple[float, ...]:
        """What one target with these chips is worth, by seat."""
        key = (target, there)
        known = self._targets.get(key)
        if known is None:
            found = self.bowl(target, there) if target < EXTRA_THROW else self.space(target, there)
            known = self._targets[key] = tuple(found)
        return known

    def bowl(self, bowl: int, there: tuple[Lies, ...]) -> list[float]:
        """Who would sell and buy here, and what that is worth."""
        p = self.p
        gains = [0.0] * p.seats
        hands = p.hands[:]
        purses: list[float] = [float(money) for money in p.money]
        price = sum(value for _, value in there)
        sellers = set()
        for seat in range(p.seats):
            gain, cards = self.best_sale(seat, bowl, price)
            if cards and gain > self.best_purchase(seat, bowl, there):
                sellers.add(seat)
                gains[seat] += gain
        left = [lies for lies in there if lies[0] not in sellers]
        for _ in range(p.display[bowl]):
            while left:
                seat, total = self.first(left)
                gain = self.purchase(seat, hands[seat], purses[seat], bowl, total)
                if gain > 0:
                    gains[seat] += gain * (1 - self.outbid(seat, total))
                    hands[seat] = with_card(hands[seat], bowl)
                    purses[seat] -= total
                    left.remove(max(lies for lies in left if lies[0] == seat))
                    break
                left = [lies for lies in left if lies[0] != seat]
        return gains

    def first(self, there: Sequence[Lies]) -> tuple[Seat, float]:
        totals: dict[Seat, float] = {}
        for seat, value in there:
            totals[seat] = totals.get(seat, 0) + value
        seat = self.p.best(totals)
        return seat, totals[seat]

    def outbid(self, seat: Seat, total: float) -> float:
        """The chance that somebody still to throw takes it away."""
        values = self.p.box.values
        higher = sum(value > total for value in values) / len(values)
        chance: float = LATER * self.to_come[seat] * (0.4 + higher)
        return min(0.6, chance)

    def purchase(self, seat: Seat, hand: Hand, purse: float, bowl: int, price: float) -> float:
        if price > purse:
            return 0.0
        gain = self.hand(seat, with_card(hand, bowl)) - self.hand(seat, hand)
        return gain - (self.money(purse) - self.money(purse - price))

    def best_purchase(self, seat: Seat, bowl: int, there: Iterable[Lies]) -> float:
        """What this seat would gain if it were first to buy here."""
        p = self.p
        total = sum(value for owner, value in there if owner == seat)
        if not total or not p.display[bowl]:
            return 0.0
        return max(0.0, self.purchase(seat, p.hands[seat], p.money[seat], bowl, total))

    def best_sale(self, seat: Seat, bowl: int, price: float) -> tuple[float, int]:
        """How many cards to sell at this price, and what that gains."""
        cards = self.p.hands[seat][bowl]
        return max((self.sale(seat, bowl, price, n), n) for n in range(cards + 1))

    def sale(self, seat: Seat, bowl: int, price: float, cards: int) -> float:
        hand, purse = self.p.hands[seat], self.p.money[seat]
        kept = self.hand(seat, with_card(hand, bowl, -cards))
        earned = self.money(purse + cards * price) - self.money(purse)
        return earned + kept - self.hand(seat, hand)

    def space(self, space: int, there: tuple[Lies, ...]) -> list[float]:
        """The action goes to the highest total there."""
        gains = [0.0] * self.p.seats
        seat, total = self.first(there)
        highest = max(value for owner, value in there if owner == seat)
        gains[seat] = self.action(seat, space, highest) * (1 - self.outbid(seat, total))
        return gains

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

    # Throws

    def best_throw(self, options: list[Action], seed: int) -> Action:
        """The throw whose imagined outcomes are best, or none if an extra throw only harms.

        Throws of different chips with the same numbers have the same outcomes, and all throws are
        imagined with the same tremors, so that luck does not decide between them.
        """
        throws: dict[discs.Throw, list[Throw]] = {}
        for option in options:
            if isinstance(option, Throw):
                throws.setdefault(_gesture(option), []).append(option)
        field = discs.Field(self.p.box.board, [Spot(chip.x, chip.y) for chip in self.lying])
        shakes = _some_shakes(SAMPLES, seed)
        found = {
            gesture: self.judge_throw(field, gesture, some, shakes)
            for gesture, some in throws.items()
        }
        best = sorted(found, key=lambda gesture: found[gesture][0], reverse=True)[:FINALISTS]
        shakes = _some_shakes(MORE_SAMPLES, seed + 1)
        worth, throw = max(
            (self.judge_throw(field, gesture, throws[gesture], shakes) for gesture in best),
            key=lambda judged: judged[0],
        )
        others = [option for option in options if not isinstance(option, Throw)]
        return others[0] if others and self.as_it_lies() > worth else throw

    def judge_throw(
        self,
        field: discs.Field,
        gesture: discs.Throw,
        throws: list[Throw],
        shakes: list[Shake],
    ) -> tuple[float, Throw]:
        """Which chip to throw so, and what that is worth."""
        rests = self.imagine_rests(field, gesture, shakes)
        alike = {rest: n for n, rest in enumerate(dict.fromkeys(rests))}
        numbers = [alike[rest] for rest in rests]
        judged = []
        for throw in throws:
            worths = [self.after(rest, throw.chip) for rest in alike]
            judged.append((sum([worths[n] for n in numbers]), throw))
        total, throw = max(judged, key=lambda one: one[0])
        return total / len(shakes), throw

    def after(self, rest: tuple[int, ...], value: int) -> float:
        """What the board is worth when each chip counts for this, the one just thrown last."""
        known = self._boards.get((rest, value))
        if known is None:
            chips = [*self.owners, (self.seat, float(value))]
            known = self._boards[rest, value] = self.board(zip(rest, chips, strict=True))
        return known

    def as_it_lies(self) -> float:
        """What the board is worth without another throw."""
        return self.board(zip([chip.target for chip in self.lying], self.owners, strict=True))

    def lies(self, seat: Seat, value: int) -> Lies:
        """Face-down chips of others are imagined, so their mean is better."""
        known = seat == self.seat or value in self.p.seen[seat]
        return (seat, float(value) if known else self.means[seat])

    def imagine_rests(
        self, field: discs.Field, gesture: discs.Throw, shakes: list[Shake]
    ) -> list[tuple[int, ...]]:
        """What each chip counts for after such throws, the thrown one last."""
        box = self.p.box
        before = [*(chip.target for chip in self.lying), NOWHERE]
        steadiness = STEADINESS[self.p.rulings.steadiness]
        found = []
        for shake in shakes:
            tremor = discs.tremble(steadiness, gesture, shake)
            after = before[:]
            for chip, spot in field.moved_by(gesture, tremor).items():
                after[chip] = counted(box, spot)
            found.append(tuple(after))
        return found

    # Other decisions

    def worth(self, action: Action) -> float:
        """What the action is worth; comparable within one decision."""
        p, seat = self.p, self.seat
        hand = p.hands[seat]
        match action:
            case Renounce() | Decline():
                return 0.0
            case KeepCard(spice):
                return self.hand(seat, with_card(hand, INDEX[spice]))
            case ChooseBowl(spice):
                return self.first_bowl(INDEX[spice])
            case SellCards(cards):
                return self.sold(cards)
            case BuyCard():
                total = p.totals(p.bowl)[seat]
                return self.purchase(seat, hand, p.money[seat], p.bowl, total)
            case PrepareDish(dish):
                return self.prepared(p.box.dishes[dish]) + 5.0  # others may want it too
            case PrepareReserved(dish):
                return self.prepared(p.box.dishes[dish])
        return 1.0  # to draw, reserve or take the mill costs nothing; to stop cooking is last

    def sold(self, cards: int) -> float:
        p, seat = self.p, self.seat
        chips = p.on(p.bowl)
        if not cards:
            return self.best_purchase(seat, p.bowl, ((chip.seat, chip.value) for chip in chips))
        return self.sale(seat, p.bowl, sum(chip.value for chip in chips), cards)

    def first_bowl(self, bowl: int) -> float:
        """As chef: first what brings most; what mainly serves others waits."""
        there = tuple(sorted(self.lies(chip.seat, chip.value) for chip in self.p.on(bowl)))
        gains = self.target(bowl, there)
        rivals = max(gain for seat, gain in enumerate(gains) if seat != self.seat)
        selling = self.best_sale(self.seat, bowl, sum(value for _, value in there))[1] > 0
        return gains[self.seat] - self.rival * rivals + (2.0 if selling else 0.0)

    def prepared(self, dish: Dish) -> float:
        p, seat = self.p, self.seat
        left = tuple(have - need for have, need in zip(p.hands[seat], dish.needs, strict=True))
        dishes = [one for one in (*p.offer, *p.reserved[seat]) if one is not dish]
        return CLOSE[0] + self.plan(left, dishes, len(p.cooked[seat]) + 1)


def counted(box: Box, spot: Spot | None) -> int:
    """What a chip here counts for."""
    target = None if spot is None else box.counts_for(*spot)
    return NOWHERE if target is None else target


def _some_shakes(samples: int, seed: int) -> list[Shake]:
    """How some hands tremble."""
    practice = Practice(seed)
    return [discs.draw_shake(practice) for _ in range(samples)]


def with_card(hand: Hand, spice: int, by: int = 1) -> Hand:
    """The hand with so many cards more, or fewer."""
    return (*hand[:spice], hand[spice] + by, *hand[spice + 1 :])


def _gesture(throw: Throw) -> discs.Throw:
    """The throw without its chip."""
    loft, face = discs.Loft(throw.loft), discs.Face(throw.face)
    return discs.Throw(throw.side, throw.place, throw.bearing, throw.power, loft, face)
