"""Phase 2, step b: claim notes with the flasks (PF-CLAIM)."""

from __future__ import annotations

from typing import Final

from grasse.games.parfum.actions import ClaimNote, RerollAll, RerollFlies, StopClaiming, TurnFly
from grasse.games.parfum.box import Note
from grasse.games.parfum.distil import either_way, refuse_use, use_water, water_uses
from grasse.games.parfum.position import ParfumPosition
from grasse.kernel import Action, Illegal, Step


class Claiming(Step[ParfumPosition]):
    """Goes on while there is something to claim."""

    automatic = True

    def run(self, p: ParfumPosition) -> None:
        _, seat = p.steps.pop()
        if claimable(p) or (p.rulings.water_after_claim and water_uses(p, seat)[:-1]):
            p.steps.append((CLAIM, seat))


class Claim(Step[ParfumPosition]):
    """One note at a time; to claim none is always legal (PF-CLAIM-01, -08)."""

    def options(self, p: ParfumPosition) -> list[Action]:
        uses = water_uses(p, p.frame[1])[:-1] if p.rulings.water_after_claim else ()
        return [*(note.claim for note in claimable(p)), *uses, _STOP]

    def allows(self, p: ParfumPosition, action: Action) -> bool:
        return either_way(action) in p.options()

    def refuse(self, p: ParfumPosition, action: Action) -> Illegal | None:
        if isinstance(action, ClaimNote):
            note = p.box.notes.get(action.note)
            if note is None or note not in p.display:
                return Illegal("PF-CLAIM-01", "note-not-on-display", note=action.note)
            if note not in claimable(p):
                return Illegal("PF-CLAIM-02", "flasks-missing", note=action.note)
        elif p.rulings.water_after_claim:
            return refuse_use(p, p.frame[1], action)
        elif isinstance(action, RerollFlies | RerollAll | TurnFly):
            return Illegal("PF-DISTILL-10", "water-is-over")
        return None

    def play(self, p: ParfumPosition, action: Action) -> None:
        _, seat = p.steps.pop()
        if type(action) is StopClaiming:
            return
        p.steps.append((CLAIMING, seat))
        if not isinstance(action, ClaimNote):
            use_water(p, seat, action)
            return
        note = p.box.notes[action.note]
        for index, count in enumerate(note.requires):  # one flask, one note (PF-CLAIM-03)
            if count:
                p.flasks[index] -= count
                p.used[index] += count
        p.display[p.display.index(note)] = None  # PF-CLAIM-07
        hand = (*p.hands[seat], note)  # in no order of their own (PF-CLAIM-09)
        p.hands[seat] = tuple(sorted(hand, key=by_place))
        p.gain(seat, note.coins, "claims")  # PF-CLAIM-06
        if p.tell:
            p.tell("claims", seat=seat, note=note.id, coins=note.coins)


def claimable(p: ParfumPosition) -> list[Note]:
    """The notes that the free flasks pay for, aroma by aroma (PF-CLAIM-02, -04)."""
    v, w, x, y, z = p.flasks
    found: list[Note] = []
    for note in p.display:
        if note is not None:
            a, b, c, d, e = note.requires
            if a <= v and b <= w and c <= x and d <= y and e <= z:
                found.append(note)
    return found


def by_place(note: Note) -> int:
    return note.place


CLAIMING: Final = Claiming()
CLAIM: Final = Claim()
_STOP: Final = StopClaiming()
