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

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        room = (high - low) * 0.05 or 1.0
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


def _svg(title: str, told: str, height: int, parts: Sequence[str]) -> str:
    return (
        f'<svg class="plot" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        f' width="640" role="img"><title>{escape(title)}</title><desc>{escape(told)}</desc>'
        f"<style>{STYLE}</style>"
        f'<rect class="paper" width="{WIDTH}" height="{height}"/>'
        f'<text x="8" y="18" font-weight="bold">{escape(title)}</text>'
        f"{''.join(parts)}</svg>\n"
    )
