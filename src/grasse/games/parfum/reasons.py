"""Why an action of Parfum is good: what it brings, and who wants the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from grasse.games.parfum.actions import INDEX, ChooseClock, ClaimNote, SellTo, TakeDie
from grasse.games.parfum.bot import Judge
from grasse.games.parfum.box import Customer, Note, Perfume
from grasse.games.parfum.components import SLOTS
from grasse.games.parfum.outlook import Eyes, filled, suited
from grasse.games.parfum.position import ParfumPosition
from grasse.kernel import Action, Seat
from grasse.kernel.reasons import Reason, Reasons


class ParfumReasons(Reasons[ParfumPosition]):
    """In coins, flacons, notes and water."""

    notable: ClassVar[Mapping[str, float]] = {
        "coins": 0.7,
        "wanted": 1.5,
        "flacons": 0.5,
        "notes": 0.5,
        "water": 0.5,
    }

    def holdings(self, p: ParfumPosition, seat: Seat) -> Mapping[str, float]:
        row = p.perfumes[seat]
        return {
            "coins": p.money[seat],
            "wanted": sum(customer.price for customer in wanted_by(p, row)),
            "flacons": sum(perfume.flacons for perfume in row),
            "notes": sum(len(perfume.notes) for perfume in row if not perfume.finished),
            "water": p.tokens(seat),
        }

    def of(self, p: ParfumPosition, action: Action) -> list[Reason]:
        seat = p.to_act
        assert seat is not None
        match action:
            case SellTo(_, customer):
                return [
                    Reason("contested", {"seat": other, "customer": customer})
                    for other in rivals(p, seat, p.box.customers[customer])
                ][:1]
            case ClaimNote(note):
                return list(_claimed(p, seat, p.box.notes[note]))
            case ChooseClock(1):
                return list(_first(p, seat))
            case TakeDie(aroma):
                return _for_note(p, seat, INDEX[aroma])
        return []


def _claimed(p: ParfumPosition, seat: Seat, note: Note) -> Iterator[Reason]:
    """What it finishes, who wants that, and who else needs the note."""
    for perfume in p.perfumes[seat]:
        if _lacks_only(perfume, note):
            customers = wanted_by(p, (filled(perfume.joined(note)),))
            if customers:
                prices = [customer.price for customer in customers]
                yield Reason("finishes", {"count": len(prices), "price": max(prices)})
                break
    for other, row in enumerate(p.perfumes):
        if other != seat and any(_lacks_only(perfume, note) for perfume in row):
            yield Reason("needed", {"seat": other, "note": note.id})
            break


def _first(p: ParfumPosition, seat: Seat) -> Iterator[Reason]:
    """Who would serve the same customers."""
    for customer in wanted_by(p, p.perfumes[seat]):
        for other in rivals(p, seat, customer):
            yield Reason("before", {"seat": other, "customer": customer.id})
            return


def _for_note(p: ParfumPosition, seat: Seat, aroma: int) -> list[Reason]:
    """The best note that needs such a die, and more of them than there are."""
    judge = Judge(p, seat, Eyes())
    notes = [
        (judge.gain([note]), note.id)
        for note in p.display
        if note is not None and note.requires[aroma] > p.dice[aroma]
    ]
    return [Reason("for-note", {"note": max(notes)[1]})] if notes else []


def _lacks_only(perfume: Perfume, note: Note) -> bool:
    return len(SLOTS[perfume.size]) - len(perfume.notes) == 1 and perfume.takes(note)


def rivals(p: ParfumPosition, seat: Seat, customer: Customer) -> list[Seat]:
    """Who else can serve this customer."""
    return [
        other
        for other, row in enumerate(p.perfumes)
        if other != seat
        and any(one.flacons and customer in suited(p.box, one.components) for one in row)
    ]


def wanted_by(p: ParfumPosition, row: tuple[Perfume, ...]) -> list[Customer]:
    """The customers in the street whom the flacons of these perfumes can serve, each one of them;
    who pays most comes first."""
    left = [perfume.flacons for perfume in row]
    found = []
    street = [customer for customer in p.street if customer is not None]
    for customer in sorted(street, key=lambda one: -one.price):
        for index, perfume in enumerate(row):
            if left[index] and customer in suited(p.box, perfume.components):
                left[index] -= 1
                found.append(customer)
                break
    return found
