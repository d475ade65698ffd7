"""Phase 2, step a: prepare the distillation (PF-PREP)."""

from __future__ import annotations

from typing import Any, Final

from grasse.games.parfum.actions import (
    AROMAS,
    INDEX,
    DrawnNote,
    DrawNote,
    StopPreparing,
    TakeDie,
    TakeWater,
)
from grasse.games.parfum.box import Box
from grasse.games.parfum.position import ParfumPosition
from grasse.games.parfum.water import draw_water
from grasse.kernel import NATURE, Action, Chance, Illegal, Nature, Plain, Step


class Prepare(Step[ParfumPosition]):
    """As many actions as the clock shows, one by one (PF-PREP-01, -02). Frame: actions left."""

    numbers = (int,)

    def options(self, p: ParfumPosition) -> list[Action]:
        a, b, c, d, e = p.dice
        key = (
            a,
            b,
            c,
            d,
            e,
            None in p.display and bool(p.bag),  # PF-PREP-05, -06
            any(p.well) or any(p.discard),  # PF-PREP-12
            p.rulings.spare_actions,
        )
        known = p.box.preparations.get(key)
        if known is None:
            known = p.box.preparations[key] = _actions(p.box, *key)
        return known

    def refuse(self, p: ParfumPosition, action: Action) -> Illegal | None:
        match action:
            case DrawNote() if None not in p.display:
                return Illegal("PF-PREP-05", "display-full")
            case DrawNote() if not p.bag:
                return Illegal("PF-PREP-06", "bag-empty")
            case TakeDie(aroma) if aroma not in INDEX:
                return Illegal("PF-COMP-06", "no-such-aroma")
            case TakeDie(aroma) if p.dice[INDEX[aroma]] == p.box.dice[INDEX[aroma]]:
                return Illegal("PF-PREP-09", "booth-empty", aroma=aroma)
            case TakeWater() if not any(p.well) and not any(p.discard):
                return Illegal("PF-PREP-12", "no-water-left")
            case StopPreparing() if not p.rulings.spare_actions:
                return Illegal("PF-PREP-01", "use-all-actions")
        return None

    def play(self, p: ParfumPosition, action: Any) -> None:
        _, seat, left = p.steps.pop()
        if left > 1:
            p.steps.append((PREPARE, seat, left - 1))
        kind = type(action)
        if kind is TakeDie:
            p.dice[INDEX[action.aroma]] += 1
            if p.tell:
                p.tell("takes-die", seat=seat, aroma=action.aroma)
        elif kind is TakeWater:
            draw_water(p, seat, 1)
        elif kind is DrawNote:
            p.steps.append((BAG, NATURE))
        elif left > 1:  # StopPreparing
            p.steps.pop()

    def prompt(self, p: ParfumPosition) -> Plain:
        _, _, left = p.frame
        return {"left": left}


class Bag(Nature[ParfumPosition]):
    """Nature draws a note to the lowest free space of the distillery (PF-PREP-04, -07)."""

    def chances(self, p: ParfumPosition) -> list[tuple[Action, int]]:
        return [(note.drawn, 1) for note in p.bag]

    def allows(self, p: ParfumPosition, action: Action) -> bool:
        return type(action) is DrawnNote and p.box.notes.get(action.note) in p.bag

    def draw(self, p: ParfumPosition, chance: Chance) -> Action:
        return p.bag[chance.below("bag", len(p.bag))].drawn

    def play(self, p: ParfumPosition, action: DrawnNote) -> None:
        p.steps.pop()
        note = p.box.notes[action.note]
        p.bag.remove(note)
        p.display[p.display.index(None)] = note
        if p.tell:
            p.tell("note-drawn", note=note.id)


def _actions(box: Box, *key: int) -> list[Action]:
    *taken, note, water, spare = key
    booths = [aroma for aroma, n, have in zip(AROMAS, taken, box.dice, strict=True) if n < have]
    return [
        *([DrawNote()] if note else []),
        *(TakeDie(aroma) for aroma in booths),  # PF-PREP-09
        *([TakeWater()] if water else []),
        *([StopPreparing()] if spare else []),
    ]


PREPARE: Final = Prepare()
BAG: Final = Bag()
