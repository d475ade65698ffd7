"""Kept games: each has a name of its own, and none is ever written over."""

from __future__ import annotations

import re
import time
from itertools import count
from pathlib import Path
from typing import IO, Any

import grasse
from grasse.kernel import BadRequest, GrasseError, Match, file
from grasse.kernel.lock import hold
from grasse.kernel.words import Words

ENDING = ".table.json"


class NotKept(BadRequest):
    """A game that cannot be kept so, or gone on with; `told` says why in any language."""

    def __init__(self, message: str, **given: str) -> None:
        self._message, self._given = message, given
        super().__init__(self.told(Words("en")))

    def told(self, words: Words) -> str:
        return words(self._message, **self._given)


class Kept:
    """A place on the shelf. Whoever holds it, by `take`, is the only one who plays there."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.name.removesuffix(ENDING)
        self._lock: IO[bytes] | None = None

    def take(self) -> bool:
        """Hold it until this process ends; False if another one does."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lock = open(self.path.with_name(f".{self.name}.lock"), "ab")  # noqa: SIM115  # held on
        if not hold(lock.fileno()):
            lock.close()
            return False
        self._lock = lock
        return True

    def take_or_refuse(self) -> None:
        if not self.take():
            raise NotKept("kept-elsewhere", name=self.name)

    def load(self) -> Match[Any]:
        return grasse.load(self.path)

    def keep(self, match: Match[Any]) -> None:
        match.save(self.path, whole=True)

    def drop(self) -> None:
        self.path.unlink(missing_ok=True)

    @property
    def played(self) -> float:
        """When it was last played, in seconds."""
        return self.path.stat().st_mtime


class Shelf:
    """All kept games of this user."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def kept(self, game: str | None = None) -> list[Kept]:
        """Those of a game, or all; the last played first."""
        # Until version 0.1 there was one kept game, outside of the folder.
        paths = [*self.folder.glob(f"running{ENDING}"), *self._tables.glob(f"[!.]*{ENDING}")]
        found = [Kept(path) for path in paths]
        found.sort(key=lambda one: one.played, reverse=True)
        return [one for one in found if game is None or game_of(one.path) == game]

    def find(self, wanted: str, game: str | None = None) -> Kept:
        """The kept game of this name, or of this number in the list."""
        found = self.kept(game)
        for number, one in enumerate(found, 1):
            if wanted in (one.name, str(number)):
                return one
        if not found:
            raise NotKept("kept-none")
        raise NotKept("kept-unknown", name=wanted, names=", ".join(one.name for one in found))

    def new(self, game: str, name: str | None) -> Kept:
        """A free place: of this name, or of the first free number."""
        if name is not None:
            if not re.fullmatch(r"(?!\d+$)\w[\w-]*", name):
                raise NotKept("kept-name")
            place = self._place(name)
            if name in [one.name for one in self.kept()] or not place.take():
                raise NotKept("kept-taken", name=name, command=f"grasse play --resume {name}")
            return place
        for number in count(1):
            place = self._place(f"{game}-{number}")
            # Asked again with the lock in hand: another process may have been faster.
            if not place.path.exists() and place.take() and not place.path.exists():
                return place
        raise AssertionError("numbers do not end")

    @property
    def _tables(self) -> Path:
        return self.folder / "tables"

    def _place(self, name: str) -> Kept:
        return Kept(self._tables / f"{name}{ENDING}")

    def finished(self, game: str) -> Path:
        """A free path for a game that is over."""
        return free(self.folder / "games" / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.grasse.json")


def free(path: Path) -> Path:
    """This path, or the first like it that is not there yet."""
    stem, dot, ending = path.name.partition(".")
    number = 1
    while path.exists():
        number += 1
        path = path.with_name(f"{stem}-{number}{dot}{ending}")
    return path


def game_of(path: Path) -> str | None:
    """The name of the game in a file; None for one that cannot be read."""
    try:
        return str(file.read(path).get("game"))
    except GrasseError:
        return None
