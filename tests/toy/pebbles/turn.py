"""The turn: a pebble from the bag or from the shore (PB-TURN, PB-END)."""

from __future__ import annotations

from typing import Final

from grasse.kernel import (
    NATURE,
    NOBODY,
    Action,
    Chance,
    Nature,
    Options,
    Plain,
    Seat,
    Step,
    weighted,
)
from pebbles.actions import Draw, Drawn, Take
from pebbles.box import Box
from pebbles.position import PebblesPosition

ROUNDS: Final = 4


class Turn(Step[PebblesPosition]):
    """A player decides. Frame: the seat."""

    def options(self, p: PebblesPosition) -> list[Action]:
        return [Draw(), Take()]

    def play(self, p: PebblesPosition, action: Draw | Take) -> None:
        _, seat = p.steps.pop()
        if isinstance(action, Draw):
            p.push((BAG, NATURE, seat))
            return
        p.taken[seat] = one_more(p.taken[seat], p.shore)
        if p.tell:
            p.tell("takes", seat=seat, worth=p.box.worth[p.shore])
        p.push((BAG, NATURE, SHORE))

    def prompt(self, p: PebblesPosition) -> Plain:
        return {"worth": p.box.worth[p.shore]}


class Bag(Nature[PebblesPosition]):
    """Nature draws a pebble. Frame: for which seat, or SHORE."""

    numbers = (int,)

    def chances(self, p: PebblesPosition) -> list[tuple[Action, int]]:
        return [(Drawn(kind), count) for kind, count in enumerate(p.bag) if count]

    def draw(self, p: PebblesPosition, chance: Chance) -> Action:
        return Drawn(weighted(chance, "bag", p.bag))

    def play(self, p: PebblesPosition, action: Drawn) -> None:
        _, _, place = p.steps.pop()
        p.bag[action.kind] -= 1
        worth = p.box.worth[action.kind]
        if place == SHORE:
            p.shore = action.kind
            if p.tell:
                p.tell("washed", worth=worth)
            return
        p.hands[place] = one_more(p.hands[place], action.kind)
        if p.tell:
            p.tell("draws", seat=place)
            p.tell("drew", to=place, seat=place, worth=worth)


class End(Step[PebblesPosition]):
    """All had their turns (PB-END-01)."""

    automatic = True

    def run(self, p: PebblesPosition) -> None:
        p.steps.pop()
        p.over = True
        if p.tell:
            p.tell("ends")


def one_more(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(count + (place == kind) for place, count in enumerate(hand))


SHORE: Final[Seat] = 9
"""A place that is no seat."""
TURN: Final = Turn()
BAG: Final = Bag()
END: Final = End()
STEPS: Final = {step.name: step for step in (TURN, BAG, END)}


def start(seats: int, rulings: Options, box: Box) -> PebblesPosition:
    """A new game: Nature is to act."""
    p = PebblesPosition.blank(seats, rulings, box)
    turns = [(TURN, seat) for seat in range(seats)] * ROUNDS
    p.push((BAG, NATURE, SHORE), *turns, (END, NOBODY))
    p.wait()
    return p
