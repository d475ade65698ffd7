"""Round end, end of the game and final scoring (PF-REFILL, PF-END, PF-SCORE)."""

from __future__ import annotations

from typing import Final

from grasse.games.parfum.actions import DrawnCustomer
from grasse.games.parfum.box import Customer
from grasse.games.parfum.position import FREE, ParfumPosition
from grasse.games.parfum.prepare import BAG
from grasse.kernel import NATURE, NOBODY, Action, Chance, Nature, Step


class RoundEnd(Step[ParfumPosition]):
    """Clocks back, notes, customers (PF-REFILL-01 to -03), unless the game ends here."""

    automatic = True

    def run(self, p: ParfumPosition) -> None:
        p.steps.pop()
        p.clocks = [FREE] * len(p.clocks)
        if p.last_round:
            finish(p, "closing")  # without a refill (PF-END-06)
            return
        empty = p.display.count(None)
        enough = len(p.bag) >= (empty if p.rulings.bag_end == "short" else min(empty, 1))
        if not enough:
            finish(p, "bag")  # at once, whatever the street would show (PF-END-02, -03)
            return
        p.push(*[(BAG, NATURE)] * min(empty, len(p.bag)), (REFILL_STREET, NOBODY))


class RefillStreet(Step[ParfumPosition]):
    """Empty spaces are filled from the top of the stack (PF-REFILL-03 to -07)."""

    automatic = True

    def run(self, p: ParfumPosition) -> None:
        full = None not in p.street
        on_top = p.closing and p.above_closing == 0
        if on_top and (not full or p.rulings.closing_token == "on-top"):
            p.closing = False  # it fills no space (PF-REFILL-05)
            if p.tell:
                p.tell("closing-token")
        if full:
            p.steps.pop()
        else:
            p.steps.append((STACK, NATURE))


class Stack(Nature[ParfumPosition]):
    """Nature draws the top customer: A before B (PF-SETUP-04)."""

    def chances(self, p: ParfumPosition) -> list[tuple[Action, int]]:
        return [(customer.drawn, 1) for customer in _deck(p)]

    def draw(self, p: ParfumPosition, chance: Chance) -> Action:
        deck = _deck(p)
        return deck[chance.below("customers", len(deck))].drawn

    def allows(self, p: ParfumPosition, action: Action) -> bool:
        return type(action) is DrawnCustomer and p.box.customers.get(action.customer) in _deck(p)

    def play(self, p: ParfumPosition, action: DrawnCustomer) -> None:
        p.steps.pop()
        customer = p.box.customers[action.customer]
        _deck(p).remove(customer)
        p.street[p.street.index(None)] = customer
        if p.tell:
            p.tell("customer-arrives", customer=customer.id)


def _deck(p: ParfumPosition) -> list[Customer]:
    return p.customers_a or p.customers_b


def finish(p: ParfumPosition, reason: str) -> None:
    """Water tokens are turned over and score their coin side; nothing else does (PF-SCORE)."""
    p.reason = reason
    p.steps.clear()
    if p.tell:
        p.tell("game-ends", reason=reason)
    for seat in range(p.seats):
        coins = sum(n * value for n, value in zip(p.water[seat], p.box.values, strict=True))
        if p.tell:
            p.tell("scores-water", seat=seat, coins=coins)
        p.gain(seat, coins, "water")


ROUND_END: Final[RoundEnd] = RoundEnd()
REFILL_STREET: Final = RefillStreet()
STACK: Final = Stack()
