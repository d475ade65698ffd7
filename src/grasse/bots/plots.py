"""Plots as SVG, drawn by a few lines: readable in light and in dark, in a page or by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import floor, log10
from typing import Final, NamedTuple

STYLE: Final = (
    ".plot{--ink:#22252b;--faint:#c9ccd2;--mark:#7a3b8f;--paper:#fff;max-width:100%;height:auto;"
    "font:14px system-ui,sans-serif}"
    "@media(prefers-color-scheme:dark){.plot{--ink:#e8e6e3;--faint:#4a4d55;--mark:#d29be6;"
    "--paper:#17181c}}"
    ".plot text{fill:var(--ink)}.plot .grid{stroke:var(--faint)}"
    ".plot .whisker{stroke:var(--mark);stroke-width:2}.plot .mark{fill:var(--mark)}"
    ".plot .paper{fill:var(--paper)}.plot .even{stroke:var(--ink);stroke-dasharray:4 3}"
    ".plot .band{fill:var(--faint);opacity:.25}.plot .small{font-size:12px}"
    ".plot .line{fill:none;stroke-width:2.2;stroke-linejoin:round}"
    ".plot .s0{--own:#0b5cad}.plot .s1{--own:#c2500a}.plot .s2{--own:#1b7f72}"
    ".plot .s3{--own:#8a3f9e}.plot .gain{fill:#2f7d55}.plot .loss{fill:#b23b2e}"
    ".plot .from{fill:var(--faint)}"
    "@media(prefers-color-scheme:dark){.plot .s0{--own:#6fb1f2}.plot .s1{--own:#f39a57}"
    ".plot .s2{--own:#5cc9b9}.plot .s3{--own:#d29be6}.plot .gain{fill:#5fbf8d}"
    ".plot .loss{fill:#e5796b}}"
    ".plot .line,.plot .end{stroke:var(--own)}.plot .end{fill:var(--own)}"
    ".plot .s1.line{stroke-dasharray:7 3}.plot .s2.line{stroke-dasharray:2 3}"
    ".plot .s3.line{stroke-dasharray:9 3 2 3}"
    ".plot .badge{fill:var(--ink)}.plot .on-badge{fill:var(--paper);font-weight:bold}"
)
WIDTH: Final = 460
_ROW: Final = 26
_LETTER: Final = 7.5
"""The width of a letter, about."""


class Dot(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float


class Bar(NamedTuple):
    """So many between two values."""

    low: float
    high: float
    number: int


def dots(title: str, rows: Sequence[Dot], even: float | None = None, percent: bool = False) -> str:
    """A dot with its interval for each row; `even` is where nothing differs."""
    edge = 24 + min(200.0, _LETTER * max((len(row.label) for row in rows), default=0))
    marks = [row.low for row in rows] + [row.high for row in rows]
    if even is not None:
        marks.append(even)
    scale = _Scale(min(marks, default=0.0), max(marks, default=1.0), edge, WIDTH - 28)
    height = 52 + _ROW * len(rows)
    parts = list(scale.grid(30, height - 22, percent))
    if even is not None:
        at = scale.at(even)
        parts.append(f'<line class="even" x1="{at}" x2="{at}" y1="30" y2="{height - 22}"/>')
    for number, row in enumerate(rows):
        y = 44 + _ROW * number
        label = row.label if len(row.label) <= 26 else row.label[:25] + "…"
        parts.append(
            f'<text x="{edge - 10:.0f}" y="{y + 5}" text-anchor="end">{escape(label)}</text>'
        )
        parts.append(
            f'<line class="whisker" x1="{scale.at(row.low)}" x2="{scale.at(row.high)}"'
            f' y1="{y}" y2="{y}"/>'
        )
        parts.append(f'<circle class="mark" cx="{scale.at(row.value)}" cy="{y}" r="5"/>')
    told = "; ".join(
        f"{row.label} {_said(row.value, percent)} ({_said(row.low, percent)} to "
        f"{_said(row.high, percent)})"
        for row in rows
    )
    return _svg(title, told, height, parts)


def histogram(title: str, bars: Sequence[Bar]) -> str:
    """How many fell where."""
    height, top, floor_at = 260, 30, 230
    most = max((bar.number for bar in bars), default=1) or 1
    low = min((bar.low for bar in bars), default=0.0)
    high = max((bar.high for bar in bars), default=1.0)
    scale = _Scale(low, high, 56, WIDTH - 28)
    parts = list(scale.grid(top, floor_at, percent=False))
    for bar in bars:
        left, right = scale.at(bar.low), scale.at(bar.high)
        tall = round((floor_at - top) * bar.number / most, 1)
        parts.append(
            f'<rect class="mark" x="{left}" y="{floor_at - tall}" height="{tall}"'
            f' width="{max(1.0, round(right - left - 1, 1))}"/>'
        )
    parts.append(f'<text x="48" y="{top + 5}" text-anchor="end">{most}</text>')
    told = f"{sum(bar.number for bar in bars)} in all, from {low:g} to {high:g}"
    return _svg(title, told, height, parts)


def calibration(title: str, said: Sequence[float], came: Sequence[Dot]) -> str:
    """How often something came, with intervals, by what share was said; where it is right, all lie
    on the line."""
    height, top, floor_at = 420, 34, 374
    across = _Scale(0.0, 1.0, 58, WIDTH - 28, room=0.0)

    def up(share: float) -> float:
        return round(floor_at - (floor_at - top) * max(0.0, min(1.0, share)), 1)

    parts = list(across.grid(top, floor_at, percent=True))
    for fifth in range(6):
        y = up(fifth / 5)
        parts.append(f'<line class="grid" x1="58" x2="{WIDTH - 28}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text x="50" y="{y + 5}" text-anchor="end">{_said(fifth / 5, True)}</text>')
    parts.append(
        f'<line class="even" x1="{across.at(0)}" x2="{across.at(1)}" y1="{up(0)}" y2="{up(1)}"/>'
    )
    for share, dot in zip(said, came, strict=True):
        x = across.at(share)
        parts.append(
            f'<line class="whisker" x1="{x}" x2="{x}" y1="{up(dot.low)}" y2="{up(dot.high)}"/>'
            f'<circle class="mark" cx="{x}" cy="{up(dot.value)}" r="5"/>'
        )
    told = "; ".join(
        f"said {_said(share, True)}, came {_said(dot.value, True)}"
        for share, dot in zip(said, came, strict=True)
    )
    return _svg(title, told, height, parts)


class Curve(NamedTuple):
    """What somebody could expect, from moment to moment."""

    label: str
    values: Sequence[float]


class Stretch(NamedTuple):
    """From one moment to another."""

    label: str
    first: float
    last: float


def curves(
    title: str,
    moments: Sequence[int],
    lines: Sequence[Curve],
    stretches: Sequence[Stretch] = (),
    badges: Sequence[tuple[int, str]] = (),
    width: int = WIDTH,
) -> str:
    """Shares from 0 to 1 over moments, told apart by colour, dashes and the mark at the end; the
    stretches lie behind them, badges above."""
    height, top, floor_at = 300, 34, 252
    across = _Scale(moments[0], moments[-1], 58, width - 24, room=0.0)

    def up(share: float) -> float:
        return round(floor_at - (floor_at - top) * share, 1)

    parts = []
    tight = any(
        across.at(one.last) - across.at(one.first) < _LETTER * len(one.label) for one in stretches
    )
    for number, (label, first, last) in enumerate(stretches):
        left, right = across.at(first), across.at(last)
        if number % 2:
            parts.append(
                f'<rect class="band" x="{left}" y="{top}" width="{round(right - left, 1)}"'
                f' height="{floor_at - top}"/>'
            )
        short = label.rpartition(" ")[2] if tight else label  # the number alone
        if right - left >= _LETTER * len(short):
            parts.append(
                f'<text class="small" x="{(left + right) / 2:.1f}" y="{floor_at + 18}"'
                f' text-anchor="middle">{escape(short)}</text>'
            )
    for quarter in range(5):
        y = up(quarter / 4)
        parts.append(f'<line class="grid" x1="58" x2="{width - 24}" y1="{y}" y2="{y}"/>')
        said = _said(quarter / 4, True)
        parts.append(f'<text class="small" x="50" y="{y + 4}" text-anchor="end">{said}</text>')
    for number, (_, values) in enumerate(lines):
        way = " ".join(
            f"{across.at(moment)},{up(value)}"
            for moment, value in zip(moments, values, strict=True)
        )
        parts.append(f'<polyline class="line s{number % 4}" points="{way}"/>')
        parts.append(_mark(number, across.at(moments[-1]), up(values[-1])))
    taken: list[tuple[float, int]] = []
    for moment, label in badges:
        x, y = across.at(moment), top
        while any(abs(x - other) < 22 and y == at for other, at in taken):
            y += 24
        taken.append((x, y))
        parts.append(
            f'<line class="even" x1="{x}" x2="{x}" y1="{y}" y2="{floor_at}"/>'
            f'<circle class="badge" cx="{x}" cy="{y}" r="10"/>'
            f'<text class="small on-badge" x="{x}" y="{y + 4}" text-anchor="middle">'
            f"{escape(label)}</text>"
        )
    parts.append(_legend([label for label, _ in lines], height - 12))
    told = "; ".join(
        f"{label} {_said(values[0], True)} to {_said(values[-1], True)}" for label, values in lines
    )
    return _svg(title, told, height, parts, width)


def _legend(labels: Sequence[str], y: int) -> str:
    parts, x = [], 64.0
    for number, label in enumerate(labels):
        parts.append(_mark(number, x, y - 4))
        parts.append(f'<text class="small" x="{x + 11:.0f}" y="{y}">{escape(label)}</text>')
        x += 36 + _LETTER * len(label)
    return "".join(parts)


def _mark(number: int, x: float, y: float) -> str:
    """Each line has a shape of its own."""
    kind = f'class="end s{number % 4}"'
    match number % 4:
        case 0:
            return f'<circle {kind} cx="{x}" cy="{y}" r="5.5"/>'
        case 1:
            way = f"M{x} {y - 7}l7 7-7 7-7-7z"
        case 2:
            way = f"M{x} {y - 7}l7 12h-14z"
        case _:
            way = f"M{x - 5} {y - 5}h10v10h-10z"
    return f'<path {kind} d="{way}"/>'


def steps(
    title: str, start: tuple[str, int], changes: Sequence[tuple[str, int]], end: tuple[str, int]
) -> str:
    """How one number became another: a bar for each change, from where the last one ended."""
    rows = [start, *changes, end]
    edge = 16 + _LETTER * max(len(label) for label, _ in rows)
    marks, now = [0, start[1], end[1]], start[1]
    for _, change in changes:
        now += change
        marks.append(now)
    scale = _Scale(min(marks), max(marks), edge, WIDTH - 64)
    height = 40 + _ROW * len(rows)
    zero = scale.at(0)
    parts = [f'<line class="grid" x1="{zero}" x2="{zero}" y1="30" y2="{height - 8}"/>']
    before = 0
    for number, (label, value) in enumerate(rows):
        whole = number in (0, len(rows) - 1)
        first, last = (0, value) if whole else (before, before + value)
        before = last
        left, right = sorted((scale.at(first), scale.at(last)))
        y = 34 + _ROW * number
        kind = "from" if whole else "gain" if value >= 0 else "loss"
        said = f"{'' if whole or not value else '+' if value > 0 else '−'}{abs(value)}"
        parts.append(
            f'<text x="{edge - 8:.0f}" y="{y + 14}" text-anchor="end">{escape(label)}</text>'
            f'<rect class="{kind}" x="{left}" y="{y}" height="18" rx="2"'
            f' width="{max(1.5, round(right - left, 1))}"/>'
            f'<text x="{WIDTH - 12}" y="{y + 14}" text-anchor="end">{said}</text>'
        )
    told = "; ".join(f"{label} {value}" for label, value in rows)
    return _svg(title, told, height, parts)


def binned(values: Sequence[float], most: int = 24) -> list[Bar]:
    """Values by equal steps of a round width.

    >>> binned([1, 1, 2, 9])[:2]
    [Bar(low=1.0, high=2.0, number=2), Bar(low=2.0, high=3.0, number=1)]
    """
    if not values:
        return []
    low, high = min(values), max(values)
    step = max(1.0, _round_step((high - low + 1) / most))
    first = floor(low / step)
    counts = [0] * (floor(high / step) - first + 1)
    for value in values:
        counts[floor(value / step) - first] += 1
    return [
        Bar((first + place) * step, (first + place + 1) * step, count)
        for place, count in enumerate(counts)
    ]


class _Scale:
    """Values across a plot, with round numbers to read them by."""

    def __init__(
        self, low: float, high: float, left: float, right: float, room: float = 0.05
    ) -> None:
        room = (high - low) * room if high > low else 1.0
        self.low, self.high = low - room, high + room
        self.left, self.right = left, right

    def at(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(self.left + part * (self.right - self.left), 1)

    def grid(self, top: int, bottom: int, percent: bool) -> list[str]:
        step = _round_step((self.high - self.low) / 5)
        parts = []
        number = floor(self.low / step) + 1
        while number * step < self.high:
            x = self.at(number * step)
            said = _said(number * step, percent)
            parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"/>')
            parts.append(f'<text x="{x}" y="{bottom + 18}" text-anchor="middle">{said}</text>')
            number += 1
        return parts


def _round_step(step: float) -> float:
    """The next 1, 2 or 5 with as many noughts as it takes."""
    power = 10.0 ** floor(log10(step))
    return next(power * one for one in (1, 2, 5, 10) if power * one >= step * 0.999)


def _said(value: float, percent: bool) -> str:
    return f"{value:.0%}" if percent else f"{round(value, 3):g}"


def _svg(title: str, told: str, height: int, parts: Sequence[str], width: int = WIDTH) -> str:
    return (
        f'<svg class="plot" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{max(640, width)}" role="img"><title>{escape(title)}</title>'
        f"<desc>{escape(told)}</desc><style>{STYLE}</style>"
        f'<rect class="paper" width="{width}" height="{height}"/>'
        f'<text x="8" y="18" font-weight="bold">{escape(title)}</text>'
        f"{''.join(parts)}</svg>\n"
    )
