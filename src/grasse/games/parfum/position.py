"""The state of a game of Parfum."""

from __future__ import annotations

from typing import Final, Literal, Self

from grasse.games.parfum.box import Box, Customer, Note, Perfume
from grasse.games.parfum.rulings import ParfumOptions
from grasse.games.parfum.view import ParfumIncome, ParfumOpen, ParfumOwn, ParfumPerfume
from grasse.kernel import (
    Chance,
    Plain,
    Position,
    Result,
    Seat,
    deal,
    dump_steps,
)

Source = Literal["claims", "customers", "bargains", "water"]
SOURCES: Final[tuple[Source, ...]] = ("claims", "customers", "bargains", "water")

FREE: Final = -1


class ParfumPosition(Position):
    """Flat lists of shared components and of tuples: copying it is copying those lists.

    Lists by seat hold tuples, which are replaced and never changed, so that no copy can be
    touched through another.
    """

    __slots__ = (
        "actions_of",
        "bag",
        "box",
        "clocks",
        "closing",
        "customers_a",
        "customers_b",
        "dice",
        "discard",
        "display",
        "flacons",
        "flasks",
        "hands",
        "income",
        "last_round",
        "money",
        "passed",
        "perfumes",
        "reason",
        "round",
        "served",
        "street",
        "track",
        "used",
        "water",
        "well",
    )

    box: Box
    rulings: ParfumOptions
    seats: int
    actions_of: list[int]
    """Actions of each clock; shared, never changed."""
    round: int
    last_round: bool
    reason: str | None
    """Why the game ended: "closing", "bag" or "cap"."""
    money: list[int]
    track: list[Seat]
    """Seats by the time of their last gain: of equal money, the later lies higher (PF-MONEY-07)."""
    income: list[tuple[int, ...]]
    """Money by seat and source."""
    clocks: list[Seat]
    """Who has the clock, by position; FREE while it lies on the market clock."""
    bag: list[Note]
    display: list[Note | None]
    customers_a: list[Customer]
    customers_b: list[Customer]
    """All B customers left: those above the closing token and those below, which nobody knows."""
    closing: bool
    """Whether the closing token is still in the stack."""
    street: list[Customer | None]
    served: list[tuple[Customer, ...]]
    well: list[int]
    """Water tokens by value, as in `box.values`."""
    discard: list[int]
    water: list[tuple[int, ...]]
    """The tokens of each seat, by value."""
    flacons: int
    """In the supply."""
    dice: list[int]
    """In front of the active player, by aroma; the others lie on their booths."""
    flasks: list[int]
    """Of those: showing a flask that is still free."""
    used: list[int]
    """Of those: flasks used for claims."""
    hands: list[tuple[Note, ...]]
    """Notes claimed and not yet placed."""
    perfumes: list[tuple[Perfume, ...]]
    passed: int
    """Bit set of seats that passed in this phase (only with `pass_drops_out`)."""

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
        new.actions_of = self.actions_of
        new.round = self.round
        new.last_round = self.last_round
        new.reason = self.reason
        new.money = self.money[:]
        new.track = self.track[:]
        new.income = self.income[:]
        new.clocks = self.clocks[:]
        new.bag = self.bag[:]
        new.display = self.display[:]
        new.customers_a = self.customers_a[:]
        new.customers_b = self.customers_b[:]
        new.closing = self.closing
        new.street = self.street[:]
        new.served = self.served[:]
        new.well = self.well[:]
        new.discard = self.discard[:]
        new.water = self.water[:]
        new.flacons = self.flacons
        new.dice = self.dice[:]
        new.flasks = self.flasks[:]
        new.used = self.used[:]
        new.hands = self.hands[:]
        new.perfumes = self.perfumes[:]
        new.passed = self.passed
        return new

    @property
    def components(self) -> Plain | None:
        return self.box.custom

    def gain(self, seat: Seat, coins: int, source: Source) -> None:
        """Move the marker; it lands on top of those already there (PF-MONEY-02, -03, -06)."""
        if coins > 0:
            self.money[seat] += coins
            self.track.remove(seat)
            self.track.append(seat)
            income = list(self.income[seat])
            income[SOURCES.index(source)] += coins
            self.income[seat] = tuple(income)

    def waking_order(self) -> list[Seat]:
        """The poorest first; of equal money the upper marker (PF-WAKE-02, -03)."""
        upper_first = self.track[::-1]
        upper_first.sort(key=self.money.__getitem__)  # keeps the order of equals
        return upper_first

    def tokens(self, seat: Seat) -> int:
        return sum(self.water[seat])

    def flies(self, aroma: int) -> int:
        return self.dice[aroma] - self.flasks[aroma] - self.used[aroma]

    @property
    def above_closing(self) -> int:
        """Customers above the closing token: a number that everybody can count (PF-END-09)."""
        return len(self.customers_a) + len(self.customers_b) - self.box.below_closing

    def result(self) -> Result | None:
        if self.reason is None:
            return None
        best = max(self.money)
        winners = [seat for seat in range(self.seats) if self.money[seat] == best]
        return Result(self.money[:], [] if self.reason == "cap" else winners, self.reason)

    def dump(self) -> Plain:
        return {
            **self.show_open(),
            "well": self.well[:],
            "water": [list(held) for held in self.water],
        }

    def show_own(self, seat: Seat | None) -> ParfumOwn:
        """All is open but the coin side of water tokens (PF-INFO-01, -02, -03)."""
        over = self.reason is not None
        return {
            "well": sum(self.well),
            "water": [
                list(held) if over or owner == seat else sum(held)
                for owner, held in enumerate(self.water)
            ],
        }

    def show_open(self) -> ParfumOpen:
        """What everybody may know; what is left in a bag follows from what is not."""
        table: ParfumOpen = {
            "game": "parfum",
            "seats": self.seats,
            "options": self.rulings.plain(),
            "round": self.round,
            "last_round": self.last_round,
            "reason": self.reason,
            "steps": dump_steps(self.steps),
            "money": self.money[:],
            "track": self.track[:],
            "income": [_income(amounts) for amounts in self.income],
            "clocks": self.clocks[:],
            "actions_of": self.actions_of[:],
            "bag": [note.id for note in self.bag],
            "display": [note.id if note else None for note in self.display],
            "customers_a": [customer.id for customer in self.customers_a],
            "customers_b": [customer.id for customer in self.customers_b],
            "closing": self.closing,
            "street": [customer.id if customer else None for customer in self.street],
            "served": [[customer.id for customer in row] for row in self.served],
            "discard": self.discard[:],
            "flacons": self.flacons,
            "dice": self.dice[:],
            "flasks": self.flasks[:],
            "used": self.used[:],
            "hands": [[note.id for note in hand] for hand in self.hands],
            "perfumes": [[dump_perfume(perfume) for perfume in row] for row in self.perfumes],
            "passed": [seat for seat in range(self.seats) if self.passed >> seat & 1],
        }
        if self.box.custom:
            table["components"] = self.box.custom
        return table

    def resample(self, seat: Seat | None, chance: Chance) -> Self:
        """The tokens of the others and of the well are mixed and dealt anew (PF-INFO-02, -03)."""
        new = self.copy()
        if self.reason is not None:
            return new
        pool = self.well[:]
        others = [other for other in range(self.seats) if other != seat]
        for other in others:
            for index, count in enumerate(self.water[other]):
                pool[index] += count
        for other in others:
            new.water[other] = deal(pool, sum(self.water[other]), chance, "resample")
        new.well = pool
        return new


def _income(amounts: tuple[int, ...]) -> ParfumIncome:
    claims, customers, bargains, water = amounts
    return {"claims": claims, "customers": customers, "bargains": bargains, "water": water}


def dump_perfume(perfume: Perfume) -> ParfumPerfume:
    return {
        "size": perfume.size,
        "notes": [note.id for note in perfume.notes],
        "flacons": perfume.flacons,
    }
