"""The two piles: how spice cards and dishes come from them (SF-SETUP-06, SF-ROUND-02 to -06)."""

from __future__ import annotations

from typing import Final

from grasse.games.safranito.actions import INDEX, SPICES, DrawnDish, DrawnSpice
from grasse.games.safranito.position import SafranitoPosition
from grasse.kernel import (
    NATURE,
    NOBODY,
    Action,
    Chance,
    Nature,
    Step,
    weighted,
)


class RefillOffer(Step[SafranitoPosition]):
    """Dishes are revealed up to the number for this table, as far as there are any
    (SF-ROUND-02, -06)."""

    automatic = True

    def run(self, p: SafranitoPosition) -> None:
        if p.dish_pile and len(p.offer) < p.box.tables[p.seats].dishes:
            p.steps.append((TURN_DISH, NATURE))
        else:
            p.steps.pop()


class DishPile(Nature[SafranitoPosition]):
    """Any dish left in the pile may be on top."""

    def chances(self, p: SafranitoPosition) -> list[tuple[Action, int]]:
        return [(dish.drawn, 1) for dish in p.dish_pile]

    def draw(self, p: SafranitoPosition, chance: Chance) -> Action:
        return p.dish_pile[chance.below("dishes", len(p.dish_pile))].drawn


class TurnDish(DishPile):
    """A dish comes to the offer."""

    def play(self, p: SafranitoPosition, action: DrawnDish) -> None:
        p.steps.pop()
        dish = p.box.dishes[action.dish]
        p.dish_pile.remove(dish)
        p.offer.append(dish)
        if p.tell:
            p.tell("dish-offered", dish=dish.id)


class TakeDish(DishPile):
    """The top dish goes to who reserves one, unseen by the others (SF-ACTION-13). Frame: Nature,
    the seat."""

    numbers = (int,)

    def play(self, p: SafranitoPosition, action: DrawnDish) -> None:
        _, _, seat = p.steps.pop()
        dish = p.box.dishes[action.dish]
        p.dish_pile.remove(dish)
        p.reserved[seat] += (dish,)
        if p.tell:
            p.tell("reserves", seat=seat)
            p.tell("reserved-dish", to=seat, dish=dish.id)


class DealSpices(Step[SafranitoPosition]):
    """So many spice cards are added to the display, whatever lies there (SF-ROUND-03), or as many
    as there are (SF-ROUND-05). Frame: nobody, how many."""

    numbers = (int,)
    automatic = True

    def run(self, p: SafranitoPosition) -> None:
        _, _, left = p.steps.pop()
        if left and p.cards_left():
            reshuffle(p)
            p.push((TURN_SPICE, NATURE), (DEAL_SPICES, NOBODY, left - 1))


def reshuffle(p: SafranitoPosition) -> None:
    """An empty pile is made of the discard, also in the middle of a deal (SF-ROUND-04)."""
    if not any(p.pile) and not p.under:
        p.pile, p.discard = p.discard, [0] * len(SPICES)
        if p.tell:
            p.tell("reshuffle", count=sum(p.pile))


class SpicePile(Nature[SafranitoPosition]):
    """First come the cards that nobody has seen, then those put back under them, in the order
    in which they were put there (J-24)."""

    def chances(self, p: SafranitoPosition) -> list[tuple[Action, int]]:
        if not any(p.pile):
            return [(_DRAWN[p.under[0][0]], 1)]
        return [(_DRAWN[spice], count) for spice, count in enumerate(p.pile) if count]

    def draw(self, p: SafranitoPosition, chance: Chance) -> Action:
        if not any(p.pile):
            return _DRAWN[p.under[0][0]]
        return _DRAWN[weighted(chance, "spices", p.pile)]

    def take(self, p: SafranitoPosition, action: DrawnSpice) -> int:
        spice = INDEX[action.spice]
        if any(p.pile):
            p.pile[spice] -= 1
        else:
            del p.under[0]
        return spice


class TurnSpice(SpicePile):
    """A card goes to the slot of its spice; equal ones share it (SF-SETUP-07)."""

    def play(self, p: SafranitoPosition, action: DrawnSpice) -> None:
        p.steps.pop()
        p.display[self.take(p, action)] += 1
        if p.tell:
            p.tell("spice-displayed", spice=action.spice)


class LookAtSpice(SpicePile):
    """A card comes to the hand of who draws extra spice cards; nobody else sees it
    (SF-ACTION-11). Frame: Nature, the seat."""

    numbers = (int,)

    def play(self, p: SafranitoPosition, action: DrawnSpice) -> None:
        _, _, seat = p.steps.pop()
        p.drawn.append((self.take(p, action), seat))
        if p.tell:
            p.tell("looks-at", to=seat, spice=action.spice)


REFILL_OFFER: Final = RefillOffer()
TURN_DISH: Final = TurnDish()
TAKE_DISH: Final = TakeDish()
DEAL_SPICES: Final = DealSpices()
TURN_SPICE: Final = TurnSpice()
LOOK_AT_SPICE: Final = LookAtSpice()
_DRAWN: Final = [DrawnSpice(spice) for spice in SPICES]
