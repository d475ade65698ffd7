"""A report as one page that needs nothing else: no network, no script."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from typing import Final

from grasse.bots.plots import Curve, Stretch, curves, steps
from grasse.bots.report.account import Account
from grasse.bots.report.findings import Drawn, Report
from grasse.bots.report.told import Told, ToldDraw
from grasse.kernel.words import Words

_WIDE: Final = 860
_STYLE: Final = """
:root{color-scheme:light dark;--ink:#2b2233;--paper:#f7f0e4;--card:#fffaf1;--line:#dccfb4;
--soft:#635a6b;--gain:#1f6b45;--loss:#a12a1f}
@media(prefers-color-scheme:dark){:root{--ink:#ece6df;--paper:#17151b;--card:#211e27;--line:#423c4b;
--soft:#b3aab9;--gain:#6fcf9c;--loss:#f08c7f}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1rem;max-width:64rem;font:16px/1.5 system-ui,sans-serif;
color:var(--ink);background:var(--paper)}
h1{font:600 1.9rem/1.2 Georgia,serif;margin:.5rem 0}
h2{font:600 1.3rem/1.3 Georgia,serif;margin:2rem 0 .5rem}
h3{font:600 1.05rem/1.3 Georgia,serif;margin:0 0 .5rem}
p{margin:.4rem 0}.note{color:var(--soft)}
.card{background:var(--card);border:1px solid var(--line);border-radius:.8rem;padding:1rem}
.row{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(18rem,100%),1fr))}
.four{grid-template-columns:repeat(auto-fit,minmax(min(24rem,100%),1fr))}
.card .plot{--paper:var(--card);display:block;width:100%}
.narrow{display:none}
@media(max-width:44rem){.wide{display:none}.narrow{display:block}}
.sum{font-variant-numeric:tabular-nums;color:var(--soft)}
dl{display:grid;grid-template-columns:auto 1fr;gap:.3rem .8rem;margin:.5rem 0}
dt{color:var(--soft)}dd{margin:0}.better{font-weight:600}
.number{float:right;font-variant-numeric:tabular-nums;font-weight:600;margin-left:.8rem}
.gain{color:var(--gain)}.loss{color:var(--loss)}
ul{list-style:none;padding:0;margin:0}li+li{border-top:1px solid var(--line)}li{padding:.4rem 0}
dd ul li{border:0;padding:0}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;width:100%}
th,td{padding:.3rem .5rem;border-bottom:1px solid var(--line);text-align:end}
td{white-space:nowrap}
th:first-child{text-align:start;font-weight:400}thead th{font-weight:600}
.badge{display:inline-block;min-width:1.5em;border-radius:1em;text-align:center;
background:var(--ink);color:var(--card);margin-right:.4em}
"""


def page(report: Report, told: Told) -> str:
    """The page in the language of these words."""
    words = Words(told.language)
    body = [
        f"<header><p class='note'>{escape(told.game)}</p><h1>{escape(told.title)}</h1>",
        f"<p>{escape(told.result[0] if told.result else '')}</p></header>",
        *_curve(report, told, words),
        *_accounts(report, told, words),
        *_slips(report, told, words),
        *_draws(report, told, words),
        *_points(report, told, words),
        *(f'<p class="note">{escape(remark)}</p>' for remark in told.remarks),
    ]
    return (
        f'<!doctype html>\n<html lang="{told.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(_colon(words, told.game, told.title))}</title>"
        f"<style>{_STYLE}</style></head>\n<body>\n" + "\n".join(body) + "\n</body></html>\n"
    )


def _curve(report: Report, told: Told, words: Words) -> Iterator[str]:
    moments = [point.after for point in report.curve]
    lines = [
        Curve(name, [point.shares[seat] for point in report.curve])
        for seat, name in enumerate(told.names)
    ]
    badges = [(slip.after, str(number)) for number, slip in enumerate(report.slips, 1)]
    title = words("report-curve")
    yield '<section class="card">'
    for kind, width in (("wide", _WIDE), ("narrow", 420)):
        plot = curves(title, moments, lines, _rounds(report, told), badges, width)
        yield f'<div class="{kind}">{plot}</div>'
    yield f"<p>{escape(told.leads)}</p></section>"


def _rounds(report: Report, told: Told) -> list[Stretch]:
    """The rounds, those before the first left out."""
    found: list[Stretch] = []
    for number, points in groupby(report.curve, lambda point: point.round):
        first = next(points).after
        if found:
            found[-1] = found[-1]._replace(last=first)
        found.append(Stretch(told.rounds.get(number, ""), first, first))
    if found:
        found[-1] = found[-1]._replace(last=report.curve[-1].after)
    return found


def _accounts(report: Report, told: Told, words: Words) -> Iterator[str]:
    yield f"<h2>{escape(words('report-account'))}</h2>"
    yield f'<p class="note">{escape(words("report-account-about"))}</p>'
    yield f'<div class="row{" four" if len(told.names) == 4 else ""}">'
    for name, player, accuracy in zip(told.names, report.players, told.accuracy, strict=True):
        one = player.share
        plot = steps(
            accuracy,
            (words("report-start"), one.start),
            [
                (words("report-luck"), one.luck),
                (words("report-others"), one.others),
                (words("report-own"), one.own),
                (words("report-rest"), one.rest),
            ],
            (words("report-end"), one.end),
        )
        yield (
            f'<section class="card"><h3>{escape(name)}</h3>{plot}'
            f'<p class="sum">{escape(in_a_sum(one))}</p></section>'
        )
    yield "</div>"


def in_a_sum(one: Account) -> str:
    """As one may check it.

    >>> in_a_sum(Account(33, 26, -14, 49, 6, 100))
    '33 + 26 + 49 − 14 + 6 = 100'
    """
    parts = (one.luck, one.others, one.own, one.rest)
    signed = "".join(f" {'−' if part < 0 else '+'} {abs(part)}" for part in parts)
    return f"{one.start}{signed} = {one.end}"


def _slips(report: Report, told: Told, words: Words) -> Iterator[str]:
    yield f"<h2>{escape(words('report-slips'))}</h2>"
    if not told.slips:
        yield f"<p>{escape(words('report-no-slips'))}</p>"
    yield '<div class="row">'
    for number, (slip, one) in enumerate(zip(report.slips, told.slips, strict=True), 1):
        reasons = "".join(f"<li>{escape(reason)}</li>" for reason in one.reasons)
        why = f"<dt>{escape(words('report-why'))}</dt><dd><ul>{reasons}</ul></dd>"
        yield (
            f'<section class="card" id="slip-{number}"><h3><span class="badge">{number}</span>'
            f"{escape(one.when)}{_number(-slip.share)}</h3><dl>"
            f"<dt>{escape(words('report-played'))}</dt><dd>{escape(one.played)}</dd>"
            f"<dt>{escape(words('report-better'))}</dt>"
            f'<dd><span class="better">{escape(one.better)}</span></dd>'
            f"{why if reasons else ''}</dl><p>{escape(one.gain)}</p>"
            f'<p class="note">{escape(one.board)}</p></section>'
        )
    yield "</div>"


def _draws(report: Report, told: Told, words: Words) -> Iterator[str]:
    yield '<div class="row" style="margin-top:1.5rem">'
    for title, draws, said in (
        (words("report-luckiest"), report.luckiest, told.luckiest),
        (words("report-unluckiest"), report.unluckiest, told.unluckiest),
    ):
        yield f'<section class="card"><h3>{escape(title)}</h3>'
        yield _draw_rows(draws, said, words) or f"<p>{escape(words('report-no-draws'))}</p>"
        yield "</section>"
    yield "</div>"


def _draw_rows(draws: Sequence[Drawn], said: Sequence[ToldDraw], words: Words) -> str:
    rows = [
        f"<li>{_number(draw.share)}{escape(_colon(words, one.when, one.what))}</li>"
        for draw, one in zip(draws, said, strict=True)
    ]
    return f"<ul>{''.join(rows)}</ul>" if rows else ""


def _colon(words: Words, head: str, rest: str) -> str:
    """As the language writes it."""
    return words("prompt-line", player=head, prompt=rest)


def _points(report: Report, told: Told, words: Words) -> Iterator[str]:
    if not report.sources:
        return
    winners = report.result.winners
    heads = [
        words("report-won", player=name) if seat in winners else name
        for seat, name in enumerate(told.names)
    ]
    best = winners[0] if winners else None
    yield f"<h2>{escape(words('report-points'))}</h2>"
    yield '<div class="card scroll"><table><thead><tr><td></td>'
    yield "".join(f'<th scope="col">{escape(head)}</th>' for head in heads) + "</tr></thead><tbody>"
    for source, points in report.sources.items():
        cells = "".join(
            f"<td>{point}{_beside(point, points, best, seat)}</td>"
            for seat, point in enumerate(points)
        )
        yield f'<tr><th scope="row">{escape(told.sources[source])}</th>{cells}</tr>'
    scores = report.result.scores
    if [sum(points) for points in zip(*report.sources.values(), strict=True)] == scores:
        cells = "".join(f"<td><strong>{score}</strong></td>" for score in scores)
        yield f'<tr><th scope="row">{escape(words("report-total"))}</th>{cells}</tr>'
    yield "</tbody></table></div>"


def _beside(point: int, points: Sequence[int], best: int | None, seat: int) -> str:
    """How far from the winner's."""
    if best is None or seat == best:
        return ""
    more = point - points[best]
    return f' <span class="{"gain" if more >= 0 else "loss"}">({_signed(more)})</span>'


def _number(share: float) -> str:
    kind = "gain" if share >= 0 else "loss"
    return f'<span class="number {kind}">{_signed(round(100 * share))}</span>'


def _signed(number: int) -> str:
    return f"{'+' if number > 0 else '−' if number else '±'}{abs(number)}"
