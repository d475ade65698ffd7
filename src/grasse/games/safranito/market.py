"""Phase 3: selling and buying spices, bowl by bowl (SF-MARKET, SF-SELL, SF-BUY)."""

from __future__ import annotations

from typing import Final

from grasse.games.safranito.actions import (
    INDEX,
    SPICES,
    BuyCard,
    ChooseBowl,
    Decline,
    SellCards,
)
from grasse.games.safranito.position import NOWHERE, SILENT, Chip, SafranitoPosition
from grasse.kernel import (
    NOBODY,
    Action,
    Illegal,
    Plain,
    Seat,
    Step,
)


class ReturnChips(Step[SafranitoPosition]):
    """What lies in no bowl goes back to its owner, face-down chips unrevealed (SF-MARKET-01)."""

    automatic = True

    def run(self, p: SafranitoPosition) -> None:
        p.steps.pop()
        p.thrown = [chip for chip in p.thrown if NOWHERE < chip.target < len(SPICES)]


class Market(Step[SafranitoPosition]):
    """Bowl by bowl until no chip is left (SF-MARKET-02 to -04). Where only one bowl is left, the
    chef has nothing to choose."""

    automatic = True

    def run(self, p: SafranitoPosition) -> None:
        bowls = {chip.target for chip in p.thrown}
        if not bowls:
            p.steps.pop()
        elif len(bowls) == 1:
            settle(p, min(bowls))
        else:
            p.steps.append((CHOOSE_BOWL, p.chef))


class NextBowl(Step[SafranitoPosition]):
    """The chef picks any bowl with a chip in it, one after the other (SF-MARKET-02, -03)."""

    def options(self, p: SafranitoPosition) -> list[Action]:
        return [_CHOOSE[bowl] for bowl in sorted({chip.target for chip in p.thrown})]

    def refuse(self, p: SafranitoPosition, action: Action) -> Illegal | None:
        if isinstance(action, ChooseBowl) and action not in p.options():
            return Illegal("SF-MARKET-02", "bowl-empty", spice=action.spice)
        return None

    def play(self, p: SafranitoPosition, action: ChooseBowl) -> None:
        p.steps.pop()
        settle(p, INDEX[action.spice])


def settle(p: SafranitoPosition, bowl: int) -> None:
    """Turn its chips up (SF-MARKET-05); sell, then buy (SF-MARKET-02)."""
    p.bowl = bowl
    p.announced = [SILENT] * p.seats
    p.turn_up(p.on(bowl))
    if p.tell:
        p.tell("bowl-settled", seat=p.chef, spice=SPICES[bowl], price=price(p))
    p.push(
        *((MAY_SELL, seat) for seat in p.play_order()),  # SF-SELL-05
        (AFTER_SALE, NOBODY),
        (BUYING, NOBODY),
    )


def price(p: SafranitoPosition) -> int:
    """The sum of all chips in the bowl; they stay until the sale is over (SF-SELL-02, -03)."""
    return sum(chip.value for chip in p.on(p.bowl))


class MaySell(Step[SafranitoPosition]):
    """Whoever may hold the spice is asked, chips in the bowl or not (SF-SELL-01).

    A hand is hidden: not asking somebody who holds none would tell the others so. Only who
    everybody knows to hold none is passed over: he has no secret card, and none that he bought.
    """

    automatic = True

    def run(self, p: SafranitoPosition) -> None:
        _, seat = p.steps.pop()
        if p.shown[seat][p.bowl] or p.secret(seat):
            p.steps.append((SELL, seat))


class Sell(Step[SafranitoPosition]):
    """Any number of cards of the spice, in one announcement (SF-SELL-04, -05)."""

    def options(self, p: SafranitoPosition) -> list[Action]:
        held = p.hands[p.frame[1]][p.bowl]
        return [_SELL[cards] for cards in range(held + 1)]

    def refuse(self, p: SafranitoPosition, action: Action) -> Illegal | None:
        if isinstance(action, SellCards) and action not in p.options():
            return Illegal("SF-SELL-04", "not-so-many-cards", spice=SPICES[p.bowl])
        return None

    def play(self, p: SafranitoPosition, action: SellCards) -> None:
        _, seat = p.steps.pop()
        p.announced[seat] = action.cards
        if p.rulings.sell_mode == "play_order":
            sell(p, seat)
        elif p.tell:
            p.tell("has-announced", seat=seat)

    def prompt(self, p: SafranitoPosition) -> Plain:
        return {"spice": SPICES[p.bowl], "price": price(p)}


def sell(p: SafranitoPosition, seat: Seat) -> None:
    """The bank pays for each card, and they are discarded (SF-SELL-06)."""
    cards = p.announced[seat]
    if cards:
        earned = cards * price(p)
        p.money[seat] += earned
        p.spend(seat, p.bowl, cards)
        if p.tell:
            p.tell("sells", seat=seat, spice=SPICES[p.bowl], count=cards, money=earned)
    elif p.tell:
        p.tell("sells-nothing", seat=seat, spice=SPICES[p.bowl])


class AfterSale(Step[SafranitoPosition]):
    """Who sold takes back his chips, and so may not buy (SF-SELL-07, -08)."""

    automatic = True

    def run(self, p: SafranitoPosition) -> None:
        p.steps.pop()
        if p.rulings.sell_mode == "simultaneous":
            for seat in p.play_order():
                if p.announced[seat] != SILENT:
                    sell(p, seat)
        p.take_back([chip for chip in p.on(p.bowl) if p.announced[chip.seat] > 0])
        p.announced = [SILENT] * p.seats


class Buying(Step[SafranitoPosition]):
    """While there are cards on the display and chips in the bowl (SF-BUY-01), the highest total
    has the option (SF-BUY-03), again and again (SF-BUY-06)."""

    automatic = True

    def run(self, p: SafranitoPosition) -> None:
        totals = p.totals(p.bowl)
        if not totals or not p.display[p.bowl]:
            if p.tell and totals:
                p.tell("no-card-left", spice=SPICES[p.bowl])
            p.take_back(p.on(p.bowl))  # SF-BUY-08, -09
            p.bowl = NOWHERE
            p.steps.pop()
            return
        seat = p.best(totals)
        if p.money[seat] < totals[seat] and p.rulings.money == "open":
            decline(p, seat)  # everybody sees that he cannot pay
        else:
            p.steps.append((BUY, seat))


class Buy(Step[SafranitoPosition]):
    """Buy a card for the own total in the bowl, all chips counted (SF-BUY-04), or decline.

    With hidden money even who cannot pay is asked: the others must not learn why he declines.
    """

    def options(self, p: SafranitoPosition) -> list[Action]:
        seat = p.frame[1]
        affordable = p.money[seat] >= p.totals(p.bowl)[seat]  # no debt (SF-BUY-11)
        return [_BUY, _DECLINE] if affordable else [_DECLINE]

    def refuse(self, p: SafranitoPosition, action: Action) -> Illegal | None:
        if isinstance(action, BuyCard) and action not in p.options():
            seat = p.frame[1]
            return Illegal("SF-BUY-11", "cannot-pay", price=p.totals(p.bowl)[seat])
        return None

    def play(self, p: SafranitoPosition, action: BuyCard | Decline) -> None:
        _, seat = p.steps.pop()
        if isinstance(action, Decline):
            decline(p, seat)
            return
        cost = p.totals(p.bowl)[seat]
        p.money[seat] -= cost
        p.display[p.bowl] -= 1
        p.gain(seat, p.bowl, openly=True)
        p.take_back([highest(p, seat)])  # SF-BUY-05, -12
        if p.tell:
            p.tell("buys", seat=seat, spice=SPICES[p.bowl], money=cost)

    def prompt(self, p: SafranitoPosition) -> Plain:
        seat = p.frame[1]
        return {
            "spice": SPICES[p.bowl],
            "price": p.totals(p.bowl)[seat],
            "cards": p.display[p.bowl],
        }


def highest(p: SafranitoPosition, seat: Seat) -> Chip:
    """This seat's highest chip in the bowl that is settled."""
    return max((chip for chip in p.on(p.bowl) if chip.seat == seat), key=lambda chip: chip.value)


def decline(p: SafranitoPosition, seat: Seat) -> None:
    """All his chips there go back (SF-BUY-07), or only the highest (J-16)."""
    if p.tell:
        p.tell("declines", seat=seat, spice=SPICES[p.bowl], money=p.totals(p.bowl)[seat])
    if p.rulings.decline_returns == "highest":
        p.take_back([highest(p, seat)])
    else:
        p.take_back([chip for chip in p.on(p.bowl) if chip.seat == seat])


_CHOOSE: Final = [ChooseBowl(spice) for spice in SPICES]
_SELL: Final = [SellCards(cards) for cards in range(1000)]
_BUY: Final = BuyCard()
_DECLINE: Final = Decline()

RETURN_CHIPS: Final = ReturnChips()
MARKET: Final = Market()
CHOOSE_BOWL: Final = NextBowl()
MAY_SELL: Final = MaySell()
SELL: Final = Sell()
AFTER_SALE: Final = AfterSale()
BUYING: Final = Buying()
BUY: Final = Buy()
