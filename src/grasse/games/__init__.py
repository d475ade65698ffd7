"""The games: ours, and those that other packages bring.

One of ours is a folder beside this file and one line here. A package that is installed beside
Grasse adds a game with an entry point, named as the game is:

    [project.entry-points."grasse.games"]
    bazaar = "bazaar:GAME"

A package that cannot be used is left out, and `broken` says why: it takes nobody else down.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, NamedTuple

from grasse.kernel import BadData, BadRequest, Game
from grasse.kernel.errors import printable
from grasse.kernel.languages import LANGUAGES

FOLDERS: Final = {
    "parfum": "grasse.games.parfum",
    "safranito": "grasse.games.safranito",
    "aqua-mirabilis": "grasse.games.aqua_mirabilis",
}
GROUP: Final = "grasse.games"
MOST_SEATS: Final = 8
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


class Outside(NamedTuple):
    """What other packages bring."""

    games: Mapping[str, Game[Any]]
    packages: Mapping[str, str]
    """By the name of a game: the package that it comes from, with its version."""
    broken: Mapping[str, str]
    """By the name of an entry point and its package: why it is left out."""


def names() -> list[str]:
    """What can be played.

    >>> "parfum" in names()
    True
    """
    return [*FOLDERS, *outside().games]


@cache
def find(name: str) -> Game[Any]:
    """The game of this name; BadRequest if there is none."""
    if name in FOLDERS:
        game: Game[Any] = import_module(FOLDERS[name]).GAME
        return game
    if name in outside().games:
        return outside().games[name]
    raise BadRequest(f"there is no game {name!r}; there is {', '.join(names())}")


def package_of(name: str) -> str:
    """Where a game comes from: `grasse`, or the package that brings it, with its version."""
    return outside().packages.get(name, "grasse")


def broken() -> Mapping[str, str]:
    """Games that were declared and cannot be played: what is wrong with each."""
    return outside().broken


@cache
def outside() -> Outside:
    """The games of other packages; they are imported here, once."""
    return collect(entry_points(group=GROUP))


def collect(declared: Iterable[EntryPoint]) -> Outside:
    """The games that these entry points declare."""
    found = Outside({}, {}, {})
    games, packages, problems = dict(found.games), dict(found.packages), dict(found.broken)
    for point in sorted(declared, key=lambda one: (one.name, _package(one))):
        package = _package(point)
        try:
            game = _usable(point, {**dict.fromkeys(FOLDERS, "grasse"), **packages})
        except (Exception, SystemExit) as error:  # noqa: BLE001  # a package may raise anything
            what = str(error) if isinstance(error, BadData) else f"{type(error).__name__}: {error}"
            problems[printable(f"{point.name} ({package})")] = printable(what)
        else:
            games[game.name], packages[game.name] = game, package
    return Outside(games, packages, problems)


def _package(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else "?"


def _usable(point: EntryPoint, taken: Mapping[str, str]) -> Game[Any]:
    """The game, if Grasse can run it; BadData says what is missing."""
    if not _NAME.fullmatch(point.name):
        raise BadData("the name of a game has small letters, digits and hyphens")
    if point.name in taken:
        raise BadData(f"{taken[point.name]} has a game of that name already")
    game = point.load()
    if not isinstance(game, Game):
        raise BadData(f"{point.value} is no Game")
    if game.name != point.name:
        raise BadData(f"the game calls itself {game.name!r}")
    if not game.seats or not set(game.seats) <= set(range(1, MOST_SEATS + 1)):
        raise BadData(f"its seats must be from 1 to {MOST_SEATS}")
    for language in LANGUAGES:
        path = game.folder / "text" / f"{language}.ftl"
        if not path.is_file():
            raise BadData(f"it has no text/{language}.ftl")
    game.read_components()
    return game
