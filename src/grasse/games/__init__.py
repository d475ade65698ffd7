"""The games. A new one is a folder beside this file and one line here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

from grasse.kernel import BadRequest, Game

FOLDERS: Final = {
    "parfum": "grasse.games.parfum",
    "safranito": "grasse.games.safranito",
    "aqua-mirabilis": "grasse.games.aqua_mirabilis",
}


def names() -> list[str]:
    """What can be played.

    >>> "parfum" in names()
    True
    """
    return list(FOLDERS)


@cache
def find(name: str) -> Game[Any]:
    """The game of this name; BadRequest if there is none."""
    if name not in FOLDERS:
        raise BadRequest(f"there is no game {name!r}; there is {', '.join(FOLDERS)}")
    game: Game[Any] = import_module(FOLDERS[name]).GAME
    return game
