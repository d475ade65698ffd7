"""What can be typed at any question of a game, in English and in the player's language."""

from __future__ import annotations

import unicodedata
from typing import Final

from grasse.kernel.words import Words

LETTERS: Final = {
    "help": "?",
    "rules": "",
    "goal": "",
    "why": "",
    "table": "t",
    "journal": "j",
    "hint": "h",
    "undo": "u",
    "reset": "r",
    "more": "m",
    "back": "b",
    "sure": "",
    "quit": "q",
}
"""The commands, each with the letter that is enough."""


def folded(text: str) -> str:
    """In small letters without accents, as a hurried person types.

    >>> folded("Règles")
    'regles'
    """
    spread = unicodedata.normalize("NFD", text.casefold())
    return "".join(one for one in spread if not unicodedata.combining(one))


class Commands:
    """The commands as they are typed in one language.

    >>> Commands(Words("fr")).read("Regles vente")
    ('rules', 'vente')
    """

    def __init__(self, words: Words) -> None:
        self.words = words
        english = Words("en")
        self._typed = {
            folded(word): name
            for name, letter in LETTERS.items()
            for word in (letter, english(f"command-{name}"), words(f"command-{name}"))
            if word
        }

    def read(self, text: str) -> tuple[str, str] | None:
        """The command that somebody typed, and what stands behind it; None if it is none."""
        first, _, rest = text.partition(" ")
        name = self._typed.get(folded(first))
        return None if name is None else (name, rest.strip())

    def listed(self) -> list[tuple[str, str]]:
        """What to type, and what it does."""
        return [
            (
                self.words(f"command-{name}") + (f", {letter}" if letter else ""),
                self.words(f"does-{name}"),
            )
            for name, letter in LETTERS.items()
        ]
