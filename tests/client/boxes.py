"""Boxes with less in them: whole games to their natural end, in the fewest steps."""

from __future__ import annotations

import re

from grasse.games import find


def few_notes(every: int) -> str:
    """Parfum with every second or third fragrance note: its bag is soon empty."""
    rows = re.split(r"(?m)^(?=\[\[)", _ours("parfum"))
    notes = [row for row in rows if row.startswith("[[notes]]")]
    kept = notes[every - 1 :: every]
    return "".join(row for row in rows if row not in notes or row in kept)


def few_weeks() -> str:
    """Aqua Mirabilis with two weeks: one Sunday between, and the last."""
    return _ours("aqua-mirabilis").replace('of = "weeks"\nnumber = 4', 'of = "weeks"\nnumber = 2')


def _ours(game: str) -> str:
    return find(game).read_components.own.read_text(encoding="utf-8")
