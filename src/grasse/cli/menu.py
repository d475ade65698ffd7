"""Options and their keys, which stay the same for the length of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from grasse.cli.commands import LETTERS, folded
from grasse.cli.screen import Screen, wrap
from grasse.kernel import Action, Plain
from grasse.kernel.speech import Speech

MARGIN = 6
"""For the mark and the key in front of an option."""
MANY = 12
"""Who listens hears no more options than this at once."""


@dataclass(frozen=True)
class Kind:
    """Options that are chosen among in a second question."""

    first: object
    """What they have in common: their type, and with throws the chip."""
    options: tuple[Action, ...]

    def __hash__(self) -> int:
        return hash((Kind, self.first))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kind) and self.first == other.first


Choice = Action | Kind


class Row(NamedTuple):
    """A line of the menu."""

    choice: object
    words: str
    apart: bool = False
    """It ends a turn or a phase, and stands by itself."""
    marked: bool = False
    """It cannot be taken back."""


class Keys:
    """What to type for each choice of a turn: a key never comes to mean another one."""

    def __init__(self) -> None:
        self._keys: dict[object, str] = {}

    def of(self, row: Row) -> str:
        """A number; for what stands apart the first letter of its words that nothing else has."""
        if row.choice not in self._keys:
            taken = {*self._keys.values(), *LETTERS.values()}
            free = (one for one in folded(row.words) if one in _ALPHABET and one not in taken)
            number = str(1 + sum(key.isdigit() for key in taken))
            self._keys[row.choice] = next(free, number) if row.apart else number
        return self._keys[row.choice]

    def choice(self, key: str) -> Any:
        """What a key stands for in this turn; None if nothing."""
        return next((choice for choice, one in self._keys.items() if one == key), None)


_ALPHABET = "abcdefghijklmnopqrstuvwxyz"


class Menu:
    """The options of a decision as rows."""

    def __init__(
        self, speech: Speech, keys: Keys, view: Plain, final: Set[Action] = frozenset()
    ) -> None:
        self.speech = speech
        self.keys = keys
        self.view = view
        self.final = final
        """Options that cannot be taken back."""

    def rows(self, choices: Iterable[Choice]) -> list[Row]:
        """What ends something comes last."""
        return sorted(map(self._row, choices), key=lambda row: row.apart)

    def _row(self, choice: Choice) -> Row:
        if isinstance(choice, Kind):
            return Row(choice, self._kind_words(choice))
        apart = choice.tag() in self.speech.game.closing
        marked = choice in self.final and not apart
        return Row(choice, self.speech.action(self.view, choice), apart, marked)

    def kinds(self, options: Sequence[Action]) -> list[Choice]:
        """By kind; actions that have words for it, as throws do, by their first field too."""
        groups: dict[tuple[object, ...], list[Action]] = {}
        for option in options:
            split = self._kind(option).startswith("each-")
            first = getattr(option, option.__struct_fields__[0]) if split else None
            groups.setdefault((type(option), first), []).append(option)
        found: list[Choice] = []
        for first, group in groups.items():
            if len(group) > 1 and self.speech.words.knows(self._kind(group[0])):
                found.append(Kind(first, tuple(group)))
            else:
                found += group
        return found

    def _kind(self, option: Action) -> str:
        each = f"each-{option.tag()}"
        return each if self.speech.words.knows(each) else f"kind-{option.tag()}"

    def _kind_words(self, kind: Kind) -> str:
        first = kind.options[0]
        described = self.speech.describe(self.view, first.plain())
        words = self.speech.words(self._kind(first), **described)
        return self.speech.words("more-choices", action=words, count=len(kind.options))

    def lay(self, rows: Sequence[Row], screen: Screen) -> list[Text]:
        """The rows as lines with their keys, side by side where they are short; what stands apart
        comes after a gap."""
        return _lay(rows, [self.keys.of(row) for row in rows], screen)

    def height(self, rows: Sequence[Row], screen: Screen) -> int:
        """How many lines these rows will be; it gives no keys away."""
        return len(_lay(rows, ["99"] * len(rows), screen))


def _lay(rows: Sequence[Row], keys: Sequence[str], screen: Screen) -> list[Text]:
    keyed = list(zip(rows, keys, strict=True))
    usual = [one for one in keyed if not one[0].apart]
    last = [one for one in keyed if one[0].apart]
    gap = [Text()] if usual and last else []
    return [*_beside(usual, screen), *gap, *_beside(last, screen)]


def _beside(keyed: Sequence[tuple[Row, str]], screen: Screen) -> list[Text]:
    width = screen.width
    widest = max((cell_len(row.words) for row, _ in keyed), default=0) + MARGIN + 1
    columns = min(width // widest, len(keyed) // 3)
    if columns < 2 or screen.plain:
        return [line for row, key in keyed for line in _cell(row, key, width)]
    height = -(-len(keyed) // columns)
    lines = []
    for at in range(height):
        line = Text()
        for row, key in keyed[at::height]:
            line.pad_right(-line.cell_len % (width // columns))
            line.append_text(_cell(row, key, width // columns)[0])
        lines.append(line)
    return lines


def _cell(row: Row, key: str, width: int) -> list[Text]:
    """`  3  Take a die of rose`; with a mark in front what cannot be taken back."""
    first, *others = wrap(row.words, width - MARGIN)
    return [
        Text.assemble("!" if row.marked else " ", (f"{key:>3}", "bold cyan"), "  ", first),
        *(Text(" " * MARGIN + line) for line in others),
    ]
