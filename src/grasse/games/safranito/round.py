"""Set-up, and the round as a whole: the order of its phases (SF-SETUP, SF-ROUND)."""

from __future__ import annotations

from typing import Any, Final

from grasse.games.safranito import cards, cook, market, spaces, throw
from grasse.games.safranito.actions import SPICES, NamedChef
from grasse.games.safranito.box import Box
from grasse.games.safranito.position import NO_CHEF, NOWHERE, SILENT, SafranitoPosition
from grasse.games.safranito.rulings import SafranitoOptions
from grasse.kernel import (
    NATURE,
    NOBODY,
    Action,
    Chance,
    Nature,
    Step,
)


class Round(Step[SafranitoPosition]):
    """Throw, score the action spaces, sell and buy, cook, change rounds; it stays below all else.
    The first round begins with throwing (SF-SETUP-10)."""

    automatic = True

    def run(self, p: SafranitoPosition) -> None:
        if 0 < p.rulings.round_cap <= p.round:
            p.reason = "cap"  # SF-END-05
            p.steps.clear()
            if p.tell:
                p.tell("stopped", round=p.round)
            return
        p.round += 1
        p.seen = [()] * p.seats  # all chips are back with their owners (SF-ROUND-07)
        if p.tell:
            p.tell("round-begins", round=p.round, seat=p.chef)
        p.push(
            (throw.THROW_CHIPS, NOBODY),
            (spaces.SCORE_SPACES, NOBODY),
            (market.RETURN_CHIPS, NOBODY),
            (market.MARKET, NOBODY),
            (cook.COOKING, NOBODY),
            (ROUND_CHANGE, NOBODY),
        )


class RoundChange(Step[SafranitoPosition]):
    """The holder of the mill passes it to the left (SF-ROUND-01); then the offer is filled up, and
    new cards are added. Money, hands and reserved dishes stay (SF-ROUND-08)."""

    automatic = True

    def run(self, p: SafranitoPosition) -> None:
        p.steps.pop()
        p.chef = (p.chef + 1) % p.seats
        if p.tell:
            p.tell("mill-passed", seat=p.chef)
        p.push(
            (cards.REFILL_OFFER, NOBODY),
            (cards.DEAL_SPICES, NOBODY, p.box.tables[p.seats].spices),
        )


class FirstChef(Nature[SafranitoPosition]):
    """Nobody here knows who cooked last: any seat may be the first chef, unless the host gave the
    first seat to the one who did (SF-SETUP-08, J-01)."""

    def chances(self, p: SafranitoPosition) -> list[tuple[Action, int]]:
        return [(NamedChef(seat), 1) for seat in range(_eligible(p))]

    def draw(self, p: SafranitoPosition, chance: Chance) -> Action:
        return NamedChef(chance.below("chef", _eligible(p)))

    def play(self, p: SafranitoPosition, action: NamedChef) -> None:
        p.steps.pop()
        p.chef = action.seat
        if p.tell:
            p.tell("first-chef", seat=p.chef)


def _eligible(p: SafranitoPosition) -> int:
    """How many seats, from the first one on, may get the mill first."""
    return p.seats if p.rulings.first_chef == "drawn" else 1


def blank(seats: int, options: SafranitoOptions, box: Box) -> SafranitoPosition:
    """The table with all cards in their piles and all chips with their owners."""
    p = SafranitoPosition()
    p.box = box
    p.rulings = options
    p.seats = seats
    p.round = 0
    p.reason = None
    p.chef = NO_CHEF
    p.money = [box.start_money] * seats
    p.thrown = []
    p.seen = [()] * seats
    p.pending = ()
    p.pile = list(box.cards)
    p.under = []
    p.drawn = []
    p.discard = [0] * len(SPICES)
    p.display = [0] * len(SPICES)
    p.hands = [(0,) * len(SPICES)] * seats
    p.shown = [(0,) * len(SPICES)] * seats
    p.dish_pile = list(box.dishes.values())
    p.offer = []
    p.reserved = [()] * seats
    p.cooked = [()] * seats
    p.bowl = NOWHERE
    p.announced = [SILENT] * seats
    return p


def start(seats: int, options: SafranitoOptions, box: Box) -> SafranitoPosition:
    """The set-up, as far as it needs no chance (SF-SETUP)."""
    p = blank(seats, options, box)
    p.push(
        (cards.REFILL_OFFER, NOBODY),
        (cards.DEAL_SPICES, NOBODY, box.tables[seats].spices),
        (FIRST_CHEF, NATURE),
        (ROUND, NOBODY),
    )
    p.settle()
    return p


ROUND: Final = Round()
ROUND_CHANGE: Final = RoundChange()
FIRST_CHEF: Final = FirstChef()

STEPS: Final[dict[str, Step[Any]]] = {
    step.name: step
    for chapter in (cards, throw, spaces, market, cook)
    for step in vars(chapter).values()
    if isinstance(step, Step)
} | {step.name: step for step in (ROUND, ROUND_CHANGE, FIRST_CHEF)}
