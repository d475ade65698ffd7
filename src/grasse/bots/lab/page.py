"""The findings as one page that needs nothing else: no network, no script."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby
from typing import Final

from grasse.bots.arena.figures import interval, plain, signed, signed_share
from grasse.bots.lab.findings import Effect, Findings, Range, Worth
from grasse.bots.plots import Dot, dots, histogram

CORRELATION: Final = (
    "How those end who took a piece, beside the mean of their game; each time counts. This is "
    "correlation: who is ahead can take more, and good players may want what is worth little by "
    "itself. Of 20 rows about one lies outside of its interval by chance alone."
)
RULES: Final = (
    "Each house rule beside the default, deal by deal on the same seeds: the change, with its "
    "standard error. The bots know the rule, but were made for the default."
)
LEADS: Final = (
    "Who is ahead at the beginning of each round, by the game’s own rule of thumb of what a seat "
    "may hope for, and who wins."
)
_STYLE: Final = """
:root{color-scheme:light dark;--ink:#22252b;--paper:#fff;--line:#d7d9de;--soft:#5b6068}
@media(prefers-color-scheme:dark){:root{--ink:#e8e6e3;--paper:#17181c;--line:#3a3d45;--soft:#a7abb3}}
body{margin:0 auto;padding:1rem;max-width:60rem;font:16px/1.5 system-ui,sans-serif;
color:var(--ink);background:var(--paper)}
h1{font-size:1.6rem}h2{margin-top:2.5rem;font-size:1.25rem}
p.note{color:var(--soft)}
.wide{overflow-x:auto}
table{border-collapse:collapse;margin:.75rem 0;font-variant-numeric:tabular-nums}
caption{text-align:start;font-weight:600}
th,td{padding:.25rem .5rem;border-bottom:1px solid var(--line);text-align:end;white-space:nowrap}
th:first-child,td:first-child{text-align:start;white-space:normal}
@media(max-width:40rem){table{font-size:.85rem}}
summary{cursor:pointer;font-weight:600;padding:.5rem 0}
"""
_MOST_DOTS: Final = 30
"""Rows of one plot; the table beside it has all."""


def page(found: Findings) -> str:
    experiment = found.experiment
    title = f"{experiment.game}, {len(experiment.bots)} players: what {found.games} games show"
    bots = ", ".join(experiment.bots)
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>Bots: {escape(bots)}. Seed {escape(experiment.seed)}, version {experiment.version} of "
        f"the rules, rules and bots {escape(experiment.code)}. Intervals hold 95 %; ± is a "
        "standard error.</p>",
        *_places(found),
        *_lengths(found),
        *_scores(found),
        *_leads(found),
        *_pieces(found),
        *_rules(found),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n<body>\n"
        + "\n".join(body)
        + "\n</body></html>\n"
    )


def _places(found: Findings) -> Iterator[str]:
    even = 1 / len(found.places)
    yield "<h2>The first seat</h2>"
    yield dots(
        "Share of the win by the order of the first decisions",
        [
            Dot(f"{number}.", one.share.value, one.share.low, one.share.high)
            for number, one in enumerate(found.places, 1)
        ],
        even=even,
        percent=True,
    )
    yield _table(
        "By the order in which players came to their first decisions",
        ["", "share of the win", "95 %", "points"],
        [
            [f"{number}.", f"{one.share.value:.1%}", interval(one.share), plain(one.score)]
            for number, one in enumerate(found.places, 1)
        ],
    )


def _lengths(found: Findings) -> Iterator[str]:
    yield "<h2>Length</h2>"
    yield histogram("Decisions of the players in a game", found.decisions.bars)
    yield _ranges(
        "How long a game is",
        [
            ("rounds", found.rounds),
            ("decisions of the players", found.decisions),
            ("decisions of Nature", found.nature),
        ],
    )
    yield _table(
        "How games end",
        ["", "games", "share"],
        [
            [reason, str(count), f"{count / found.games:.1%}"]
            for reason, count in found.endings.items()
        ],
    )


def _scores(found: Findings) -> Iterator[str]:
    yield "<h2>Points</h2>"
    yield histogram("Points of all players in the end", found.scores.bars)
    yield _ranges(
        "Points in the end",
        [
            ("all players", found.scores),
            ("the best", found.winning),
            ("the best before the second", found.lead),
        ],
    )


def _leads(found: Findings) -> Iterator[str]:
    if found.leads is None:
        return
    yield f'<h2>The lead</h2><p class="note">{escape(LEADS)}</p>'
    yield histogram("How often the lead changes in a game", found.leads.changes.bars)
    yield _ranges("Changes of the lead", [("in a game", found.leads.changes)])
    halfway = found.leads.halfway
    yield (
        f"<p>Who leads at half of the rounds wins in {halfway.value:.1%} ({interval(halfway)}).</p>"
    )


def _pieces(found: Findings) -> Iterator[str]:
    if not found.pieces:
        return
    yield f'<h2>What each piece is worth</h2><p class="note">{escape(CORRELATION)}</p>'
    for (action, field), rows in groupby(found.pieces, lambda row: row.taken[:2]):
        pieces = list(rows)
        yield f"<details><summary>{escape(action)}: {escape(field)} ({len(pieces)})</summary>"
        yield dots(
            f"{action}, {field}: points more than the mean of the game",
            [Dot(row.name, row.points.value, *row.points.interval) for row in _ends(pieces)],
            even=0.0,
        )
        yield _table(
            f"{action}, by {field}",
            ["", "taken in games", "times", "points", "win"],
            [
                [
                    row.name,
                    f"{row.games.value:.1%}",
                    str(row.times),
                    signed(row.points),
                    signed_share(row.wins),
                ]
                for row in pieces
            ],
        )
        yield "</details>"


def _ends(rows: Sequence[Worth]) -> Sequence[Worth]:
    """The best and the worst, where all are too many for a plot."""
    half = _MOST_DOTS // 2
    return rows if len(rows) <= _MOST_DOTS else [*rows[:half], *rows[-half:]]


def _rules(found: Findings) -> Iterator[str]:
    if not found.rules:
        return
    yield f'<h2>House rules</h2><p class="note">{escape(RULES)}</p>'
    yield dots(
        "Change of the mean points",
        [Dot(label(row), row.score.value, *row.score.interval) for row in found.rules],
        even=0.0,
    )
    yield dots(
        "Change of the number of decisions",
        [Dot(label(row), row.decisions.value, *row.decisions.interval) for row in found.rules],
        even=0.0,
    )
    yield _table(
        "What a house rule changes",
        ["", "games", "rounds", "decisions", "points", "winner’s lead", "first’s share"],
        [
            [
                f"{label(row)} (not {row.default})",
                str(row.games),
                signed(row.rounds),
                signed(row.decisions),
                signed(row.score),
                signed(row.lead),
                signed_share(row.first),
            ]
            for row in found.rules
        ],
    )


def label(effect: Effect) -> str:
    return f"{effect.option}={effect.value}"


def _ranges(caption: str, rows: Iterable[tuple[str, Range]]) -> str:
    return _table(
        caption,
        ["", "mean", "least", "5 %", "median", "95 %", "most"],
        [[name, *range_row(one)] for name, one in rows],
    )


def range_row(one: Range) -> list[str]:
    marks = (one.least, one.twentieth, one.median, one.last_twentieth, one.most)
    return [plain(one.mean), *(f"{mark:g}" for mark in marks)]


def _table(caption: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        + "</tr>"
        for first, *cells in rows
    )
    return (
        f'<div class="wide"><table><caption>{escape(caption)}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table></div>"
    )
