"""What happened, as short paragraphs: one for each turn, under a heading for each phase."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from grasse.kernel import Plain
from grasse.kernel.speech import Speech


class Paragraph(NamedTuple):
    """What one player did in one go, and what came of it."""

    heading: str
    """Of the phase that begins with it; empty where the last one goes on."""
    text: str


def paragraphs(
    speech: Speech, view: Plain, entries: Sequence[Plain], phase: str = ""
) -> tuple[list[Paragraph], str]:
    """The entries in words, after a phase whose heading was told already; and the phase now."""
    told: list[Paragraph] = []
    sentences: list[str] = []
    heading, actor = "", None
    for entry in entries:
        now = speech.game.phases.get(entry["id"], phase)
        seat = entry.get("args", {}).get("seat", actor)
        if sentences and (now != phase or seat != actor):
            told.append(Paragraph(heading, _joined(sentences)))
            sentences, heading = [], ""
        if now != phase:
            heading, phase = speech.words(f"phase-{now}"), now
        actor = seat
        sentences.append(speech.entry(view, entry))
    if sentences:
        told.append(Paragraph(heading, _joined(sentences)))
    return told, phase


def _joined(sentences: list[str]) -> str:
    """In a row; one that comes several times is said once.

    >>> _joined(["Ada takes a die.", "Ada takes a die.", "Ada rolls."])
    'Ada takes a die. (×2) Ada rolls.'
    """
    runs = [(sentence, len(list(same))) for sentence, same in groupby(sentences)]
    return " ".join(f"{one} (×{times})" if times > 1 else one for one, times in runs)
