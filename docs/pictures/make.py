"""Draws docs/pictures/table.svg: a moment of a real game, as the terminal shows it.

.venv/bin/python docs/pictures/make.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

import grasse
from grasse import bots
from grasse.cli.speech import Speech

PAPER: Final = "#f7f0e4"
INK: Final = "#2a2033"
PLUM: Final = "#6a2358"
BRASS: Final = "#9a6c22"
LINE: Final = 19
WIDTH: Final = 900


def moment() -> list[str]:
    """The table in the middle of a game, at a choice with something to think about."""
    match = grasse.new("parfum", ["Ada", "bot:greedy", "bot:greedy"], seed="the picture")
    greedy = bots.find("greedy", match.game)
    chance = grasse.Dice(1)
    while not (match.to_act == 0 and match.position.step.name == "sell" and len(match.options) > 4):
        match.play(bots.decide(match, greedy, chance))
    view = match.view(0)
    speech = Speech(match.game, "en")
    told = [speech.entry(view, entry) for entry in view["journal"][-3:]]
    options = [f"  {n}  {speech.action(view, a)}" for n, a in enumerate(match.options, 1)]
    return [*told, "", *speech.table(view).split("\n"), "", f"Ada: {speech.prompt(view)}", *options]


def drawn(lines: list[str]) -> str:
    height = LINE * len(lines) + 64
    rows = []
    for number, line in enumerate(lines):
        heading = line.startswith(("Ada", "Bruno", "Clara", "Distillery", "Round"))
        told = number < 3
        colour = BRASS if told else PLUM if heading else INK
        weight = ' font-weight="700"' if heading and not told else ""
        rows.append(
            f'<text x="28" y="{52 + LINE * number}" fill="{colour}"{weight} '
            f'xml:space="preserve">{escape(line)}</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'role="img" aria-label="A game of Parfum in the terminal">\n'
        f'<rect width="{WIDTH}" height="{height}" rx="14" fill="{PAPER}"/>\n'
        f'<rect x="10" y="10" width="{WIDTH - 20}" height="{height - 20}" rx="9" fill="none" '
        f'stroke="{BRASS}" stroke-width="1.5"/>\n'
        '<g font-family="ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace" '
        'font-size="13.5">\n' + "\n".join(rows) + "\n</g>\n</svg>\n"
    )


if __name__ == "__main__":
    picture = Path(__file__).with_name("table.svg")
    picture.write_text(drawn(moment()), encoding="utf-8")
    print(picture)
