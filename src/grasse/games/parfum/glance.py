"""What the decision at hand needs of the table of Parfum, in a few lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import comb, prod
from typing import Any, Final

from grasse.games.parfum.box import Note, Perfume, read_box
from grasse.games.parfum.components import TYPES
from grasse.games.parfum.table import (
    At,
    aromas,
    booth_rows,
    clock_rows,
    count_flies,
    hand_row,
    less,
    missing_types,
    money_rows,
    state_words,
    street_rows,
    warnings,
    water_words,
)
from grasse.kernel import Plain
from grasse.kernel.game import Panel, Speak

MOST: Final = 5
"""So many perfumes are listed."""


def glance(view: Plain, speak: Speak) -> list[Panel]:
    """What the decision at hand needs of the table."""
    at = At(view, read_box(view["table"].get("components")), speak)
    head = speak(
        "glance-head",
        round=at.table["round"],
        bag=len(at.table["bag"]),
        above=at.above_closing,
    )
    here, title, there = _GLANCE.get(view["step"], _ELSEWHERE)
    panels = [Panel(head, [*warnings(at), *(row for part in here for row in part(at))])]
    if rows := [row for part in there for row in part(at)]:
        panels.append(Panel(speak(title), rows))
    return panels


def _notes(at: At) -> Iterator[str]:
    yield " · ".join(_short(at, note) for note in _displayed(at)) or at.speak("table-empty")


def _notes_to_come(at: At) -> Iterator[str]:
    """Each note with the dice that it still needs, or its chance with those taken."""
    if found := " · ".join(_odds(at, note) for note in _displayed(at)):
        yield at.speak("glance-odds", notes=found)


def _odds(at: At, note: Note) -> str:
    missing = less(note.requires, at.table["dice"])
    if any(missing):
        return _short(at, note, lacks=missing)
    chance = prod(
        _at_least(need, dice, *faces)
        for need, dice, faces in zip(note.requires, at.table["dice"], at.box.faces, strict=True)
    )
    return at.speak("glance-note-chance", percent=int(100 * chance + 0.5), **_note_words(at, note))


def _at_least(need: int, dice: int, flask: int, fly: int) -> float:
    """The chance that so many of these dice show a flask."""
    ways = sum(comb(dice, k) * flask**k * fly ** (dice - k) for k in range(need, dice + 1))
    return float(ways / (flask + fly) ** dice)


def _notes_to_claim(at: At) -> Iterator[str]:
    """What the flasks pay for, and what they lack for the others."""
    notes = [(note, less(note.requires, at.table["flasks"])) for note in _displayed(at)]
    if paid := " · ".join(_short(at, note) for note, lacks in notes if not any(lacks)):
        yield at.speak("glance-paid", notes=paid)
    if unpaid := " · ".join(_short(at, note, lacks) for note, lacks in notes if any(lacks)):
        yield at.speak("glance-unpaid", notes=unpaid)


def _displayed(at: At) -> list[Note]:
    return [at.box.notes[note] for note in at.table["display"] if note is not None]


def _short(at: At, note: Note, lacks: Sequence[int] = ()) -> str:
    if lacks:
        return at.speak("glance-note-lacks", lacks=aromas(lacks, at.speak), **_note_words(at, note))
    needs = aromas(note.requires, at.speak)
    return at.speak("glance-note", needs=needs, **_note_words(at, note))


def _note_words(at: At, note: Note) -> dict[str, Any]:
    return {"id": note.id, "part": at.speak(f"part-{note.type}"), "coins": note.coins}


def _own_dice(at: At) -> Iterator[str]:
    nothing = at.speak("shown-nothing")
    flasks = aromas(at.table["flasks"], at.speak) or nothing
    yield at.speak("glance-dice", flasks=flasks, flies=aromas(count_flies(at), at.speak) or nothing)


def _own_water(at: At) -> Iterator[str]:
    yield at.speak("glance-water", water=water_words(at, at.seat))


def _lacking(at: At) -> Iterator[str]:
    """Which notes one's own unfinished perfumes still need."""
    missing = [
        kind for one in at.perfumes(at.seat) if not one.finished for kind in missing_types(one)
    ]
    counts = [(kind, missing.count(kind)) for kind in TYPES if kind in missing]
    if counts:
        parts = (
            at.speak("part-count", part=at.speak(f"part-{kind}"), count=n) for kind, n in counts
        )
        yield at.speak("glance-lacking", parts=", ".join(parts))


def _to_place(at: At) -> Iterator[str]:
    if hand := at.table["hands"][at.seat]:
        yield hand_row(at, hand)


def _unfinished(at: At) -> Iterator[str]:
    yield from _some(at, lambda perfume: not perfume.finished)


def _for_sale(at: At) -> Iterator[str]:
    yield from _some(at, lambda perfume: perfume.flacons > 0)


def _some(at: At, chosen: Callable[[Perfume], bool]) -> Iterator[str]:
    """One's own perfumes of a kind, the latest ones if there are many."""
    rows = [
        at.speak(
            "glance-perfume",
            number=number,
            content=aromas(perfume.components, at.speak),
            state=state_words(perfume, at.speak),
        )
        for number, perfume in enumerate(at.perfumes(at.seat), 1)
        if chosen(perfume)
    ]
    if (more := len(rows) - MOST) > 0:
        rows = [*rows[-MOST:], at.speak("glance-more", count=more)]
    if rows:
        yield at.speak("glance-perfumes", perfumes=" · ".join(rows))


def _customers(at: At) -> Iterator[str]:
    yield " · ".join(row for row in street_rows(at) if row != at.speak("table-empty")) or "–"


Part = Callable[[At], Iterator[str]]
_SOLD: Final = ((_for_sale, money_rows), "table-street", (_customers,))
_GLANCE: Final[dict[str, tuple[tuple[Part, ...], str, tuple[Part, ...]]]] = {
    "choose-clock": ((clock_rows, money_rows), "table-distillery", (_notes,)),
    "prepare": ((booth_rows, _own_water), "table-distillery", (_notes_to_come, _lacking)),
    "roll": ((_own_water,), "table-distillery", (_notes_to_come, _lacking)),
    "water": ((_own_dice, _own_water), "table-distillery", (_notes_to_claim,)),
    "claim": ((_own_dice,), "table-distillery", (_notes_to_claim, _lacking)),
    "compose": ((_to_place, _unfinished), "table-street", (_customers,)),
    "flacons": _SOLD,
    "end-turn": ((_own_dice, _for_sale), "table-street", (_customers,)),
    "sell": _SOLD,
    "limit": ((_own_water, money_rows), "table-street", ()),
}
"""By step: rows of one's own, then what is looked at, under its heading."""
_ELSEWHERE: Final = ((clock_rows, money_rows), "table-street", ())
