"""Errors that say what is wrong and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping

Detail = str | int


def printable(text: str) -> str:
    """The text on one line, without what would move the cursor.

    >>> printable("one\\ntwo")
    'one two'
    """
    return text if text.isprintable() else "".join(c if c.isprintable() else " " for c in text)


class GrasseError(Exception):
    """Anything Grasse refuses. Its text is one line that a person can act upon."""

    def __str__(self) -> str:
        """What a file or a caller put into the text cannot break the line or move the cursor."""
        return printable(super().__str__())


class BadData(GrasseError):
    """A file, a position or a components table that cannot be what it claims to be."""


class BadRequest(GrasseError):
    """A call that makes no sense: an unknown game, five players, an option that is not there."""


class StillRunning(GrasseError):
    """Something that only a finished game may give away was asked of a running one."""


class NotYourTurn(GrasseError):
    """A seat acted while another one was to act."""


class NothingToUndo(GrasseError):
    """There is no own decision to take back, or something was revealed since."""


class Illegal(GrasseError):
    """An action that the rules do not allow now. Nothing was changed.

    `rule` is the id in the game's catalog, `message` the id of the words for the player and
    `details` what those words need. The words themselves are made per language, at the edge.
    """

    def __init__(self, rule: str, message: str, **details: Detail) -> None:
        self.rule = rule
        self.message = message
        self.details: Mapping[str, Detail] = details
        told = "".join(f" {name}={value}" for name, value in details.items())
        super().__init__(f"{rule}: {message}{told}")
