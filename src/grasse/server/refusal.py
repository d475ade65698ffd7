"""What the server refuses, and how that is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from grasse.kernel import GrasseError, Illegal
from grasse.server.log import log
from grasse.server.protocol import Code, Problem
from grasse.server.storage import Conflict, Damaged, NotStored

STATUS: Final[dict[Code, int]] = {
    "bad-request": 400,
    "not-found": 404,
    "no-table": 404,
    "not-allowed": 403,
    "wrong-origin": 403,
    "wrong-invitation": 403,
    "chair-taken": 409,
    "chair-not-yours": 403,
    "chairs-empty": 409,
    "already-started": 409,
    "not-started": 409,
    "game-over": 409,
    "not-over": 409,
    "not-your-turn": 409,
    "old-version": 409,
    "nothing-to-undo": 409,
    "illegal": 422,
    "not-stored": 503,
    "damaged": 503,
    "too-big": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-watchers": 429,
    "not-watchable": 403,
    "shutting-down": 503,
    "sent-away": 403,
    "not-away": 409,
    "wrong-code": 403,
    "given-up": 409,
    "too-many-reports": 429,
    "no-hints": 403,
    "not-a-game": 422,
    "other-format": 422,
    "changed-file": 422,
}


LONGEST_TEXT: Final = 500
"""What somebody sent may be in the text, and need not come back to him whole."""


class Refusal(GrasseError):
    """A request or command that is refused; nothing changed."""

    def __init__(self, code: Code, text: str, **args: Any) -> None:
        super().__init__(text)
        self.code = code
        self.args_told = args

    def problem(self) -> Problem:
        return Problem(self.code, str(self)[:LONGEST_TEXT], args=self.args_told)


class Unsure(Refusal):
    """The database went away in the middle: whether something changed will show."""

    def __init__(self) -> None:
        super().__init__("not-stored", "the database went away: look again whether this was stored")


def illegal(error: Illegal) -> Problem:
    """Why the rules do not allow an action: the game's own message and the rule's id."""
    return Problem("illegal", str(error), error.rule, error.message, dict(error.details))


def no_table() -> Refusal:
    return Refusal("no-table", "there is no such table")


def damaged() -> Refusal:
    return Refusal("damaged", "what is stored of this table cannot be read")


@contextmanager
def storing() -> Iterator[None]:
    """Whatever storage refuses becomes a refusal to the one who asked."""
    try:
        yield
    except Damaged as error:
        log.error("damaged", error=str(error))
        raise damaged() from None
    except (NotStored, Conflict) as error:
        log.error("not stored", error=str(error))
        raise Refusal("not-stored", "this could not be stored; nothing happened") from None
