"""The state of a game of Safranito."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, Self, TypeVar

from grasse.games.safranito.actions import SPICES
from grasse.games.safranito.box import Box, Dish, named
from grasse.games.safranito.rulings import SafranitoOptions
from grasse.games.safranito.view import SafranitoOpen, SafranitoOwn
from grasse.kernel import (
    Chance,
    Plain,
    Position,
    Result,
    Seat,
    deal,
    dump_steps,
    take_one,
)

T = TypeVar("T")

NO_CHEF: Final = -1
NOWHERE: Final = -1
"""The target of a chip that counts for none; both coordinates of a chip that is out."""
SILENT: Final = -1
"""Has announced no sale yet; a view shows SEALED where a number was announced in secret."""
SEALED: Final = -2


class Chip(NamedTuple):
    """A chip that was thrown in this round and is not back with its owner."""

    seat: Seat
    value: int
    x: int
    """In micrometres, as in `discs`; NOWHERE for a chip that is out."""
    y: int
    target: int
    """Bowl or space that it counts for, as in `box`; NOWHERE if none (SF-VALID-01, -02)."""

    @property
    def out(self) -> bool:
        return self.x == NOWHERE


Known = tuple[int, Seat]
"""A spice card that one seat has seen, and which seat."""


class SafranitoPosition(Position):
    """Flat lists of shared components and of tuples: copying it is copying those lists.

    Lists by seat hold tuples, which are replaced and never changed, so that no copy can be
    touched through another. Cards are counted by spice, in the order of SPICES.
    """

    __slots__ = (
        "announced",
        "bowl",
        "box",
        "chef",
        "cooked",
        "discard",
        "dish_pile",
        "display",
        "drawn",
        "hands",
        "money",
        "offer",
        "pending",
        "pile",
        "reason",
        "reserved",
        "round",
        "seen",
        "shown",
        "thrown",
        "under",
    )

    box: Box
    rulings: SafranitoOptions
    seats: int
    round: int
    reason: str | None
    """Why the game ended: "third-dish" or "cap"."""
    chef: Seat
    """Holder of the pepper mill; NO_CHEF before the first one is named."""
    money: list[int]
    thrown: list[Chip]
    """In the order in which they were thrown; the other chips are with their owners."""
    seen: list[tuple[int, ...]]
    """By seat, the values of chips that everybody saw in this round: each is there once, so a
    thrown chip lies face up exactly when its value is among them (SF-INFO-01)."""
    pending: tuple[int, ...]
    """The throw that Nature is about to carry out: the numbers of the action, else nothing."""
    pile: list[int]
    """Spice cards that nobody has seen."""
    under: list[Known]
    """Cards put back under the pile, first the one that lies highest (SF-ACTION-11, J-24)."""
    drawn: list[Known]
    """Cards in the hand of who draws extra spice cards, before he keeps one."""
    discard: list[int]
    display: list[int]
    hands: list[tuple[int, ...]]
    shown: list[tuple[int, ...]]
    """Of each hand, the cards that everybody knows of, because they were bought (SF-INFO-05).
    The others came from the pile in secret."""
    dish_pile: list[Dish]
    """Nobody knows their order."""
    offer: list[Dish]
    reserved: list[tuple[Dish, ...]]
    cooked: list[tuple[Dish, ...]]
    bowl: int
    """The bowl that is being settled, or NOWHERE."""
    announced: list[int]
    """How many cards of its spice each seat sells."""

    def copy(self) -> Self:
        kind = type(self)
        new = kind.__new__(kind)
        new._options = new._drawn = None
        new.frame = self.frame
        new.to_act = self.to_act
        new.tell = None
        new.steps = self.steps[:]
        new.box = self.box
        new.rulings = self.rulings
        new.seats = self.seats
        new.round = self.round
        new.reason = self.reason
        new.chef = self.chef
        new.money = self.money[:]
        new.thrown = self.thrown[:]
        new.seen = self.seen[:]
        new.pending = self.pending
        new.pile = self.pile[:]
        new.under = self.under[:]
        new.drawn = self.drawn[:]
        new.discard = self.discard[:]
        new.display = self.display[:]
        new.hands = self.hands[:]
        new.shown = self.shown[:]
        new.dish_pile = self.dish_pile[:]
        new.offer = self.offer[:]
        new.reserved = self.reserved[:]
        new.cooked = self.cooked[:]
        new.bowl = self.bowl
        new.announced = self.announced[:]
        return new

    @property
    def components(self) -> Plain | None:
        return self.box.custom

    # Seats

    def play_order(self) -> list[Seat]:
        """The chef, then clockwise."""
        return [(self.chef + n) % self.seats for n in range(self.seats)]

    def best(self, totals: Mapping[Seat, float]) -> Seat:
        """Who has the highest total; ties go by play order from the present chef (SF-TIE).

        Whether a chef who is among the tied comes first or last is a ruling (SF-TIE-03, J-07).
        """
        first = self.chef + (self.rulings.tie_mode == "chef_last")
        return max(totals, key=lambda seat: (totals[seat], -((seat - first) % self.seats)))

    def side_of(self, seat: Seat) -> int:
        """The side of the board where this seat sits (J-20): 2 players face each other."""
        return 2 * seat if self.seats == 2 else seat

    # Chips

    def unthrown(self, seat: Seat) -> list[int]:
        """The values of the chips that this seat can still throw in this round."""
        gone = {chip.value for chip in self.thrown if chip.seat == seat}
        return [value for value in self.box.values if value not in gone]

    def lying(self) -> list[Chip]:
        """The chips in the field."""
        return [chip for chip in self.thrown if chip.x != NOWHERE]

    def on(self, target: int) -> list[Chip]:
        """The valid chips on a target."""
        return [chip for chip in self.thrown if chip.target == target]

    def totals(self, target: int) -> dict[Seat, int]:
        """The sum of the values of each seat's chips there, for seats that have any."""
        sums: dict[Seat, int] = {}
        for chip in self.thrown:
            if chip.target == target:
                sums[chip.seat] = sums.get(chip.seat, 0) + chip.value
        return sums

    def turn_up(self, chips: Iterable[Chip]) -> None:
        """Everybody sees the values of these chips."""
        for chip in chips:
            if chip.value not in self.seen[chip.seat]:
                self.seen[chip.seat] = tuple(sorted((*self.seen[chip.seat], chip.value)))

    def take_back(self, chips: list[Chip]) -> None:
        """These chips go back to their owners."""
        self.thrown = [chip for chip in self.thrown if chip not in chips]

    # Cards

    def secret(self, seat: Seat) -> int:
        """How many cards of this hand the others do not know."""
        return sum(self.hands[seat]) - sum(self.shown[seat])

    def cards_left(self) -> int:
        """Cards that can still be drawn, the discard included."""
        return sum(self.pile) + len(self.under) + sum(self.discard)

    def spend(self, seat: Seat, spice: int, cards: int = 1) -> None:
        """Cards go from the hand to the discard; those that everybody knows of first."""
        self.hands[seat] = _changed(self.hands[seat], spice, -cards)
        known = self.shown[seat][spice]
        self.shown[seat] = _changed(self.shown[seat], spice, -min(known, cards))
        self.discard[spice] += cards

    def gain(self, seat: Seat, spice: int, *, openly: bool) -> None:
        """A card comes to the hand."""
        self.hands[seat] = _changed(self.hands[seat], spice, 1)
        if openly:
            self.shown[seat] = _changed(self.shown[seat], spice, 1)

    def result(self) -> Result | None:
        """The first with three dishes wins (SF-END-01); at the cap the most dishes, then money,
        then cards (J-18). Money and cards count for nothing else (SF-END-04)."""
        if self.reason is None:
            return None
        rank = [
            (len(dishes), *((money, sum(hand)) if self.reason == "cap" else ()))
            for dishes, money, hand in zip(self.cooked, self.money, self.hands, strict=True)
        ]
        winners = [seat for seat in range(self.seats) if rank[seat] == max(rank)]
        return Result([len(dishes) for dishes in self.cooked], winners, self.reason)

    # Written down

    def dump(self) -> Plain:
        return {**self.show_open(), **self._whole()}

    def _whole(self) -> SafranitoOwn:
        """What only some seats know."""
        return {
            "money": [*self.money],
            "thrown": [list(chip[:4]) for chip in self.thrown],
            "pending": list(self.pending),
            "pile": named(self.pile),
            "under": [[SPICES[card], seat] for card, seat in self.under],
            "drawn": [[SPICES[card], seat] for card, seat in self.drawn],
            "hands": [named(hand) for hand in self.hands],
            "dish_pile": [dish.id for dish in self.dish_pile],
            "reserved": [[dish.id for dish in row] for row in self.reserved],
            "announced": self.announced[:],
        }

    def show_own(self, seat: Seat | None) -> SafranitoOwn:
        """What is not this seat's to know is a count, or None (SF-INFO)."""
        if self.reason is not None:
            return self._whole()
        hidden = self.rulings.money == "hidden"
        sealed = self.rulings.sell_mode == "simultaneous"
        return {
            "money": [
                None if hidden and owner != seat else money
                for owner, money in enumerate(self.money)
            ],
            "thrown": [
                [
                    chip.seat,
                    chip.value if chip.seat == seat or chip.value in self.seen[chip.seat] else None,
                    chip.x,
                    chip.y,
                ]
                for chip in self.thrown
            ],
            "pending": self._pending_for(seat),
            "pile": sum(self.pile),
            "under": _seen_by(seat, self.under),
            "drawn": _seen_by(seat, self.drawn),
            "hands": [
                named(hand) if owner == seat else sum(hand) for owner, hand in enumerate(self.hands)
            ],
            "dish_pile": len(self.dish_pile),
            "reserved": [
                [dish.id for dish in row] if owner == seat else len(row)
                for owner, row in enumerate(self.reserved)
            ],
            "announced": [
                SEALED if sealed and owner != seat and cards != SILENT else cards
                for owner, cards in enumerate(self.announced)
            ],
        }

    def _pending_for(self, seat: Seat | None) -> list[int | None]:
        """Everybody sees the hand move, but only the thrower knows which chip it holds."""
        if not self.pending or self.thrower == seat:
            return list(self.pending)
        return [None, *self.pending[1:]]

    @property
    def thrower(self) -> Seat:
        """Whose throw is pending."""
        thrower: Seat
        _, _, thrower = self.frame
        return thrower

    def show_open(self) -> SafranitoOpen:
        """What everybody may know."""
        table: SafranitoOpen = {
            "game": "safranito",
            "seats": self.seats,
            "options": self.rulings.plain(),
            "round": self.round,
            "reason": self.reason,
            "steps": dump_steps(self.steps),
            "chef": self.chef,
            "seen": [list(values) for values in self.seen],
            "discard": named(self.discard),
            "display": named(self.display),
            "shown": [named(cards) for cards in self.shown],
            "offer": [dish.id for dish in self.offer],
            "cooked": [[dish.id for dish in row] for row in self.cooked],
            "bowl": None if self.bowl == NOWHERE else SPICES[self.bowl],
        }
        if self.box.custom:
            table["components"] = self.box.custom
        return table

    def resample(self, seat: Seat | None, chance: Chance) -> Self:
        """What this seat does not know is mixed and dealt anew (SF-INFO)."""
        new = self.copy()
        if self.reason is None:
            others = [other for other in range(self.seats) if other != seat]
            if self.rulings.money == "hidden":
                for other in others:
                    new.money[other] = 10 * chance.below("resample", 50)
            new._deal_values(others, chance)
            new._deal_cards(seat, others, chance)
            new._deal_dishes(others, chance)
        return new

    def _deal_values(self, others: list[Seat], chance: Chance) -> None:
        """Chips that lie face down, and the one in the air, may be any that were not seen."""
        pools = {
            seat: [value for value in self.box.values if value not in self.seen[seat]]
            for seat in others
        }
        for place, chip in enumerate(self.thrown):
            if chip.seat in pools and chip.value not in self.seen[chip.seat]:
                self.thrown[place] = chip._replace(value=_take(pools[chip.seat], chance))
        if self.pending and self.thrower in pools:
            self.pending = (_take(pools[self.thrower], chance), *self.pending[1:])

    def _deal_cards(self, seat: Seat | None, others: list[Seat], chance: Chance) -> None:
        """All cards whose face this seat has not seen are alike to it."""
        pool = self.pile[:]
        secrets = {other: self.secret(other) for other in others}
        for other in others:
            for spice, (held, known) in enumerate(
                zip(self.hands[other], self.shown[other], strict=True)
            ):
                pool[spice] += held - known
        for cards in (self.under, self.drawn):
            for card, knower in cards:
                pool[card] += knower != seat
        for other, count in secrets.items():
            self.hands[other] = deal(pool, count, chance, "resample", self.shown[other])
        for cards in (self.under, self.drawn):
            cards[:] = [
                (card if knower == seat else take_one(pool, chance, "resample"), knower)
                for card, knower in cards
            ]
        self.pile = pool
        if self.rulings.sell_mode == "simultaneous":
            for other in others:
                if self.announced[other] != SILENT:
                    most = self.hands[other][self.bowl]
                    self.announced[other] = chance.below("resample", most + 1)

    def _deal_dishes(self, others: list[Seat], chance: Chance) -> None:
        """In the order of the box: where the dishes lie now is hidden."""
        hidden = {*self.dish_pile, *(dish for other in others for dish in self.reserved[other])}
        pool = [dish for dish in self.box.dishes.values() if dish in hidden]
        for other in others:
            self.reserved[other] = tuple(_take(pool, chance) for _ in self.reserved[other])
        self.dish_pile = pool


def _changed(counts: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    return (*counts[:index], counts[index] + by, *counts[index + 1 :])


def _take(pool: list[T], chance: Chance) -> T:
    return pool.pop(chance.below("resample", len(pool)))


def _seen_by(seat: Seat | None, cards: list[Known]) -> list[list[str | int | None]]:
    return [[SPICES[card] if knower == seat else None, knower] for card, knower in cards]
