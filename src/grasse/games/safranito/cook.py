"""Phase 4: preparing dishes, and the end of the game (SF-DISH, SF-END)."""

from __future__ import annotations

from typing import Final

from grasse.games.safranito.actions import SPICES, PrepareDish, PrepareReserved, StopCooking
from grasse.games.safranito.box import Dish
from grasse.games.safranito.position import SafranitoPosition
from grasse.kernel import Action, Illegal, Seat, Step


class Cooking(Step[SafranitoPosition]):
    """One turn each, the present chef first (SF-DISH-01)."""

    automatic = True

    def run(self, p: SafranitoPosition) -> None:
        p.steps.pop()
        p.push(*((MAY_COOK, seat, 0) for seat in p.play_order()))


class MayCook(Step[SafranitoPosition]):
    """Asked is everybody who may be able to cook, by what all know of his hand.

    Passing over somebody for what only he knows would tell it to the others. Frame: seat, whether
    he has prepared a dish of the offer in this turn.
    """

    numbers = (int,)
    automatic = True

    def run(self, p: SafranitoPosition) -> None:
        _, seat, offered = p.steps.pop()
        if sum(p.hands[seat]) >= 3 and (
            p.reserved[seat] or any(may_hold(p, seat, dish) for dish in p.offer if not offered)
        ):
            p.steps.append((COOK, seat, offered))


def may_hold(p: SafranitoPosition, seat: Seat, dish: Dish) -> bool:
    """Whether the secret cards of this hand may be what the known ones lack for the dish."""
    return sum(p.shown[seat][spice] == 0 for spice in dish.spices) <= p.secret(seat)


class Cook(Step[SafranitoPosition]):
    """At most one dish of the offer and any number of one's own reserved ones, in any order
    (SF-DISH-02, -03, J-27), or nothing (SF-DISH-07)."""

    numbers = (int,)

    def options(self, p: SafranitoPosition) -> list[Action]:
        _, seat, offered = p.frame
        found: list[Action] = []
        if not offered:
            found += [PrepareDish(dish.id) for dish in p.offer if holds(p, seat, dish)]
        found += [PrepareReserved(dish.id) for dish in p.reserved[seat] if holds(p, seat, dish)]
        found.append(_STOP)
        return found

    def refuse(self, p: SafranitoPosition, action: Action) -> Illegal | None:
        _, seat, offered = p.frame
        match action:
            case PrepareDish() if offered:
                return Illegal("SF-DISH-02", "one-dish-of-the-offer")
            case PrepareDish(dish) if p.box.dishes.get(dish) not in p.offer:
                return Illegal("SF-DISH-06", "not-on-offer", dish=dish)
            case PrepareReserved(dish) if p.box.dishes.get(dish) not in p.reserved[seat]:
                return Illegal("SF-ACTION-13", "not-reserved", dish=dish)
            case PrepareDish(dish) | PrepareReserved(dish):
                if not holds(p, seat, p.box.dishes[dish]):
                    return Illegal("SF-DISH-04", "spices-missing", dish=dish)
        return None

    def play(self, p: SafranitoPosition, action: Action) -> None:
        _, seat, offered = p.steps.pop()
        match action:
            case PrepareDish(name):
                dish = p.box.dishes[name]
                p.offer.remove(dish)  # and not refilled in this phase (SF-DISH-06)
                prepare(p, seat, dish)
                p.steps.append((MAY_COOK, seat, 1))
            case PrepareReserved(name):
                dish = p.box.dishes[name]
                p.reserved[seat] = tuple(one for one in p.reserved[seat] if one is not dish)
                prepare(p, seat, dish)
                p.steps.append((MAY_COOK, seat, offered))
        if len(p.cooked[seat]) >= p.box.dishes_to_win:
            p.reason = "third-dish"  # at once (SF-END-01, -03)
            p.steps.clear()
            if p.tell:
                p.tell("wins", seat=seat)


def holds(p: SafranitoPosition, seat: Seat, dish: Dish) -> bool:
    """One card of each of its three spices (SF-DISH-04)."""
    hand = p.hands[seat]
    return all(hand[spice] for spice in dish.spices)


def prepare(p: SafranitoPosition, seat: Seat, dish: Dish) -> None:
    """The cards are discarded, each served this dish only (SF-DISH-08); the dish lies face up
    before its owner (SF-DISH-05)."""
    for spice in dish.spices:
        p.spend(seat, spice)
    p.cooked[seat] += (dish,)
    if p.tell:
        spices = [SPICES[spice] for spice in dish.spices]
        p.tell("prepares", seat=seat, dish=dish.id, spices=spices)


_STOP: Final = StopCooking()

COOKING: Final = Cooking()
MAY_COOK: Final = MayCook()
COOK: Final = Cook()
