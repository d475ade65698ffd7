"""Phase 2, step c: compose perfumes, receive flacons, return the dice (PF-COMPOSE, PF-FLACON)."""

from __future__ import annotations

from typing import Final

from grasse.games.parfum.actions import (
    HoldNotes,
    JoinPerfume,
    LeaveFlacons,
    NewMajor,
    NewMinor,
    ReturnDice,
    TakeFlacons,
)
from grasse.games.parfum.box import HEART, Note, Perfume
from grasse.games.parfum.components import Size
from grasse.games.parfum.position import ParfumPosition
from grasse.kernel import Action, Illegal, Plain, Seat, Step


class Composing(Step[ParfumPosition]):
    """Each claimed note is placed now (PF-COMPOSE-01)."""

    automatic = True

    def run(self, p: ParfumPosition) -> None:
        _, seat = p.steps.pop()
        if p.hands[seat]:
            p.steps.append((COMPOSE, seat))


class Compose(Step[ParfumPosition]):
    """One note, in the order the player likes: joined to a perfume, or beginning a new one."""

    def options(self, p: ParfumPosition) -> list[Action]:
        seat = p.frame[1]
        found: list[Action] = []
        for note in p.hands[seat]:
            for index, perfume in enumerate(p.perfumes[seat]):
                if perfume.takes(note):
                    found.append(JoinPerfume(note.id, index))
            if note.slot != HEART:
                found.append(NewMinor(note.id))
            found.append(NewMajor(note.id))
        if p.rulings.hold_notes:
            found.append(_HOLD)
        return found

    def refuse(self, p: ParfumPosition, action: Action) -> Illegal | None:
        seat = p.frame[1]
        match action:
            case JoinPerfume(note) | NewMinor(note) | NewMajor(note) if note not in {
                held.id for held in p.hands[seat]
            }:
                return Illegal("PF-COMPOSE-01", "note-not-in-hand", note=note)
            case NewMinor(note) if p.box.notes[note].type == "heart":
                return Illegal("PF-COMPOSE-04", "heart-only-major")
            case JoinPerfume(_, perfume) if not 0 <= perfume < len(p.perfumes[seat]):
                return Illegal("PF-COMPOSE-02", "no-such-perfume")
            case JoinPerfume(note, perfume):
                kind = p.box.notes[note].type
                chosen = p.perfumes[seat][perfume]
                if chosen.finished:
                    return Illegal("PF-COMPOSE-09", "perfume-finished")
                if kind == "heart" and chosen.size == "minor":
                    return Illegal("PF-COMPOSE-04", "heart-only-major")
                if not chosen.takes(p.box.notes[note]):
                    return Illegal("PF-COMPOSE-05", "slot-filled", type=kind)
            case HoldNotes() if not p.rulings.hold_notes:
                return Illegal("PF-COMPOSE-01", "place-every-note")
        return None

    def play(self, p: ParfumPosition, action: Action) -> None:
        _, seat = p.steps.pop()
        match action:
            case JoinPerfume(note, perfume):
                _place(p, seat, p.box.notes[note], perfume)
            case NewMinor(note):
                _place(p, seat, p.box.notes[note], _begin(p, seat, "minor"))
            case NewMajor(note):
                _place(p, seat, p.box.notes[note], _begin(p, seat, "major"))
            case HoldNotes() if p.tell:
                p.tell("holds-notes", seat=seat, count=len(p.hands[seat]))

    def prompt(self, p: ParfumPosition) -> Plain:
        return {"left": len(p.hands[p.frame[1]])}


def _begin(p: ParfumPosition, seat: Seat, size: Size) -> int:
    """An empty perfume in the next column of the tableau."""
    p.perfumes[seat] += (Perfume(size),)
    return len(p.perfumes[seat]) - 1


def _place(p: ParfumPosition, seat: Seat, note: Note, index: int) -> None:
    """Put a note into its slot, where it stays (PF-COMPOSE-08)."""
    hand = list(p.hands[seat])
    hand.remove(note)
    p.hands[seat] = tuple(hand)
    old = p.perfumes[seat][index]
    new = old.joined(note)
    _replace(p, seat, index, new)
    if p.tell:
        begun = not old.notes
        p.tell(
            "begins" if begun else "joins", seat=seat, note=note.id, size=new.size, perfume=index
        )
    p.steps.append((COMPOSING, seat))
    if new.finished:
        if p.rulings.flacons_optional:
            p.steps.append((FLACONS, seat, index))
        else:
            receive_flacons(p, seat, index)


def receive_flacons(p: ParfumPosition, seat: Seat, index: int) -> None:
    """A finished perfume gets its flacons at once (PF-FLACON-01, -02, -07)."""
    perfume = p.perfumes[seat][index]
    due = p.box.flacons_on[perfume.size]
    got = min(due, p.flacons) if p.rulings.limited_flacons else due
    p.flacons -= got
    _replace(p, seat, index, perfume._replace(flacons=got))
    if p.tell:
        p.tell("finishes", seat=seat, size=perfume.size, flacons=got, perfume=index)


def _replace(p: ParfumPosition, seat: Seat, index: int, perfume: Perfume) -> None:
    row = p.perfumes[seat]
    p.perfumes[seat] = (*row[:index], perfume, *row[index + 1 :])


class Flacons(Step[ParfumPosition]):
    """Only with `flacons_optional`: the flacons may be left. Frame: which perfume."""

    numbers = (int,)

    def options(self, p: ParfumPosition) -> list[Action]:
        return _FLACONS

    def refuse(self, p: ParfumPosition, action: Action) -> Illegal | None:
        return None

    def play(self, p: ParfumPosition, action: Action) -> None:
        _, seat, index = p.steps.pop()
        if type(action) is TakeFlacons:
            receive_flacons(p, seat, index)
        elif p.tell:
            p.tell("leaves-flacons", seat=seat, perfume=index)


class EndTurn(Step[ParfumPosition]):
    """The player returns all dice, so that the next one finds 15 on the market (PF-CREATE-03)."""

    def options(self, p: ParfumPosition) -> list[Action]:
        return _RETURN

    def refuse(self, p: ParfumPosition, action: Action) -> Illegal | None:
        return None

    def play(self, p: ParfumPosition, action: ReturnDice) -> None:
        p.steps.pop()
        p.dice = [0, 0, 0, 0, 0]
        p.flasks = [0, 0, 0, 0, 0]
        p.used = [0, 0, 0, 0, 0]


COMPOSING: Final = Composing()
COMPOSE: Final = Compose()
FLACONS: Final = Flacons()
END_TURN: Final = EndTurn()
_HOLD: Final = HoldNotes()
_FLACONS: Final[list[Action]] = [TakeFlacons(), LeaveFlacons()]
_RETURN: Final[list[Action]] = [ReturnDice()]
