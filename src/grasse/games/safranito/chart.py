"""The board of Safranito as a drawing of characters: the outlines, and a label for each chip."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from grasse.games.safranito.actions import SPICES
from grasse.games.safranito.box import Box
from grasse.games.safranito.discs import MICRONS, Spot

COLUMNS, ROWS = 76, 18
"""The field as characters, each about four times as high as wide."""
TAKEN: Final = -2
"""Of a cell: something is written there."""


class Line(NamedTuple):
    """One row of a target as it is drawn: the columns of its two brackets."""

    row: int
    left: int
    right: int


@lru_cache(maxsize=64)
def outline(box: Box, target: int) -> tuple[Line, ...]:
    """A target as it is drawn, from the top; the first row of a bowl holds its name."""
    round_ = box.board.targets[target]
    height = box.board.side / ROWS
    lines = []
    for row in range(ROWS):
        off = (ROWS - row - 0.5) * height - round_.y
        if abs(off) < round_.radius:
            half = sqrt(round_.radius**2 - off**2)
            lines.append(Line(row, _column(box, round_.x - half), _column(box, round_.x + half)))
    return tuple(lines)


class Chart:
    """The field as characters, and what each of them that is still free is part of."""

    def __init__(self) -> None:
        self.cells = [[" "] * COLUMNS for _ in range(ROWS)]
        self.parts: list[list[int | None]] = [[None] * COLUMNS for _ in range(ROWS)]
        """A target, None outside of all, TAKEN where something is written."""

    def write(self, row: int, start: int, text: str) -> None:
        end = start + len(text)
        self.cells[row][start:end] = text
        self.parts[row][start:end] = [TAKEN] * len(text)

    def enclose(self, target: int, line: Line, brackets: str) -> None:
        self.parts[line.row][line.left + 1 : line.right] = [target] * (line.right - line.left - 1)
        for column, bracket in zip(line[1:], brackets, strict=True):
            self.write(line.row, column, bracket)

    def put(self, label: str, target: int | None, row: float, column: float) -> None:
        """Write it as near to this place as its part has room, best apart from other labels."""
        length = len(label)
        room = [target] * length
        free = [
            (4 * abs(r - row) + abs(c - column) + 8 * self._beside(r, c, length), r, c)
            for r, parts in enumerate(self.parts)
            for c in range(COLUMNS - length + 1)
            if parts[c : c + length] == room
        ]
        if free:
            _, r, c = min(free)
            self.write(r, c, label)

    def _beside(self, row: int, start: int, length: int) -> bool:
        """Whether another label begins or ends right beside these cells."""
        cells = self.cells[row]
        around = cells[max(0, start - 1) : start] + cells[start + length : start + length + 1]
        return any(one.isalnum() for one in around)


def draw(
    box: Box, bowls: Sequence[str], chips: Iterable[tuple[str, int | None, Spot]]
) -> list[str]:
    """The field as side 0 sees it: bowls by name, spaces by number, and chips by their label.

    Each chip is drawn within what it counts for, or outside of everything, as near to its true
    place as there is room.
    """
    chart = Chart()
    for target in range(len(box.board.targets)):
        space = target >= len(SPICES)
        lines = outline(box, target)
        for line in lines:
            chart.enclose(target, line, "[]" if space else "()")
        row, left, right = lines[0]
        if space:
            chart.write(row, left - 1, str(target - len(SPICES) + 1))
        else:
            name = bowls[target].center(right - left - 1)  # nothing else stands in this row
            start = max(0, min((left + right + 1 - len(name)) // 2, COLUMNS - len(name)))
            chart.write(row, start, name)
    scale = box.board.side * MICRONS
    for label, on, (x, y) in chips:
        chart.put(label, on, ROWS - y / scale * ROWS - 0.5, x / scale * COLUMNS - len(label) / 2)
    edge = "+" + "-" * COLUMNS + "+"
    return [edge, *("|" + "".join(cells) + "|" for cells in chart.cells), edge]


def _column(box: Box, x: float) -> int:
    return min(COLUMNS - 1, max(0, int(x / box.board.side * COLUMNS)))
