"""The terminal as a place of some width and height: nothing is wider, and no word is cut."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Sequence

import click
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.panel import Panel as Box
from rich.table import Table as Grid
from rich.text import Text

from grasse.cli.ear import Ear
from grasse.kernel.game import Panel

COLUMN, BESIDE = 44, 36
"""So wide at least is a part of the table beside another, or beside a picture."""
FRAME = 4
"""What the frame of a box takes of the width."""


class Screen:
    """Where a game is shown, and where a person types.

    A `plain` one is for listening: lines alone, no columns, no frames, no colours, no pictures.
    """

    def __init__(self, *, plain: bool = False) -> None:
        self.plain = plain or os.environ.get("TERM") == "dumb"
        self.ear = Ear()
        self.console = Console(
            highlight=False, markup=False, emoji=False, color_system=None if self.plain else "auto"
        )

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    # Saying

    def say(self, text: str = "", style: str = "", hang: int = 0) -> None:
        """A paragraph; what follows its first line begins `hang` further right."""
        self.show([Text(line, style) for line in wrap(text, self.width, hang)])

    def read_out(self, lines: Iterable[str]) -> None:
        """Paragraphs for who looks; a line each for a program, whatever its length."""
        for line in lines:
            if self.console.is_terminal:
                self.say(line, hang=2)
            else:
                click.echo(line)

    def show(self, lines: Iterable[RenderableType]) -> None:
        """Lines that fit already; one with a word wider than the screen is left to it."""
        for line in lines:
            self.console.print(line, soft_wrap=isinstance(line, Text))

    def page(self, lines: Sequence[Text], more: str) -> None:
        """Long texts a screenful at a time, for who looks and can press a key."""
        room = self.height - 1
        if self.plain or not self.typed_by_hand or len(lines) <= room:
            self.show(lines)
            return
        for start in range(0, len(lines), room):
            self.show(lines[start : start + room])
            if start + room < len(lines) and self.ask(more).lower().startswith("q"):
                return

    def paragraph(self, text: str, style: str = "", hang: int = 0) -> list[Text]:
        return [Text(line, style) for line in wrap(text, self.width, hang)]

    # Asking

    @property
    def typed_by_hand(self) -> bool:
        return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()

    def ask(self, question: str) -> str:
        """What the person types after a question; the cursor stays on its last line."""
        *above, last = wrap(question, max(20, self.width - 8))
        self.show(map(Text, above))
        print(last, end=" ", flush=True)
        return self.ear.line()

    def wait(self, text: str) -> None:
        """For a key; for a line where nobody sits at a keyboard."""
        if not self.typed_by_hand:
            self.ask(text)
            return
        self.say(text, "dim")
        self.ear.key()

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    # Tables

    def tables(self, whole: list[Panel], glance: list[Panel] | None) -> list[list[RenderableType]]:
        """Ways to show a table, from the largest to the smallest."""
        parts = [whole]
        if glance is not None:
            pictures = [panel for panel in whole if panel.picture]
            parts += [[*pictures, *glance], glance]
        ways: list[list[RenderableType]] = []
        for panels in parts:
            ways += [
                self.boxed(panels),
                list(self.stacked(panels, apart=True)),
                list(self.stacked(panels)),
            ]
        return ways

    def count(self, lines: Iterable[RenderableType]) -> int:
        """How many rows of the screen these take."""
        return sum(
            1 if isinstance(line, Text) else len(self.console.render_lines(line, pad=False))
            for line in lines
        )

    def stacked(self, panels: list[Panel], *, apart: bool = False) -> list[Text]:
        """One below the other; `apart`, with a blank line between."""
        lines: list[Text] = []
        for panel in self._seen(panels, self.width):
            if apart and lines:
                lines.append(Text())
            lines += self.paragraph(panel.title, "bold") if panel.title else []
            lines += _rows(panel, self.width)
        return lines

    def _seen(self, panels: list[Panel], width: int) -> list[Panel]:
        """Without the pictures that nobody looks at, or that are too wide: words say the same."""
        return [
            panel
            for panel in panels
            if not panel.picture or (not self.plain and max(map(cell_len, panel.rows)) <= width)
        ]

    def boxed(self, panels: list[Panel]) -> list[RenderableType]:
        """Framed; side by side where the screen is wide."""
        grid = Grid.grid(padding=0)
        columns = _columns(self._seen(panels, self.width - FRAME), self.width)
        for width, _ in columns:
            grid.add_column(width=width)
        grid.add_row(*(Group(*(_box(one, width) for one in column)) for width, column in columns))
        return [grid]


def wrap(text: str, width: int, hang: int = 0) -> list[str]:
    """Lines of at most this width, broken at plain spaces only.

    >>> wrap("rose 2, lavender 1", 12, hang=2)
    ['rose 2,', '  lavender 1']
    """
    lines = []
    for paragraph in text.split("\n"):
        indent = len(paragraph) - len(paragraph.lstrip(" ")) + hang
        line = ""
        for word in re.findall(" *[^ ]+", paragraph):
            if line and cell_len(line + word) > width:
                lines.append(line)
                line = " " * indent + word.lstrip(" ")
            else:
                line += word
        lines.append(line)
    return lines


def _rows(panel: Panel, width: int) -> list[Text]:
    if panel.picture:
        return [Text(row) for row in panel.rows]
    return [Text(line) for row in panel.rows for line in wrap(row, width, hang=2)]


def _box(panel: Panel, width: int) -> RenderableType:
    rows = Text("\n").join(_rows(panel, width - FRAME))
    return Box(rows, title=panel.title or None, title_align="left", width=width, border_style="dim")


def _columns(panels: list[Panel], width: int) -> list[tuple[int, list[Panel]]]:
    """Columns and their width: pictures left, the rest beside them in its order."""
    pictures = [panel for panel in panels if panel.picture]
    drawn = max((cell_len(row) for panel in pictures for row in panel.rows), default=-FRAME) + FRAME
    if width - drawn < BESIDE:
        return [(width, panels)]
    others = _packed([panel for panel in panels if not panel.picture], width - drawn)
    return [*([(drawn, pictures)] if pictures else []), *others]


def _packed(panels: list[Panel], width: int) -> list[tuple[int, list[Panel]]]:
    """As many columns as there is room for, as low as they can be."""
    most = max(1, width // COLUMN)
    wide = width // most
    heights = [len(_rows(panel, wide - FRAME)) + 2 for panel in panels]
    limit = max(heights, default=0)
    while True:
        columns: list[list[Panel]] = []
        filled = limit + 1
        for panel, height in zip(panels, heights, strict=True):
            if filled + height > limit:
                columns.append([])
                filled = 0
            columns[-1].append(panel)
            filled += height
        if len(columns) <= most:
            return [(width // len(columns), column) for column in columns]
        limit += 1
