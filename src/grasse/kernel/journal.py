"""The journal: what happened, as message ids and arguments. Words are made at the edge."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from sys import intern
from typing import Any, Literal

import msgspec

Argument = str | int | list[str] | list[int]


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line: public, or addressed `to` one seat only."""

    id: str
    args: dict[str, Argument] = {}
    to: int | None = None

    @classmethod
    def read(cls, plain: dict[str, Any]) -> Entry:
        """What `plain` wrote. Words that many lines have are kept once."""
        args = {
            intern(name): intern(value) if isinstance(value, str) else value
            for name, value in plain.get("args", {}).items()
        }
        return cls(intern(plain["id"]), args, plain.get("to"))

    def plain(self) -> dict[str, Any]:
        return msgspec.to_builtins(self)  # type: ignore[no-any-return]  # msgspec says Any


Noted = Literal[
    "chair-to-bot",
    "chair-level",
    "chair-timed-out",
    "chair-taken-back",
    "chair-resigned",
    "chair-freed",
    "chair-opened",
    "chair-closed",
    "chair-taken",
    "chair-moved",
    "chair-renamed",
    "chair-marked",
    "goes-on",
]
"""What may happen at the table beside the game."""


class Note(msgspec.Struct, frozen=True):
    """A line about the table itself: after so many actions somebody came, went or changed."""

    after: int
    id: Noted
    args: dict[str, str | int] = {}

    @property
    def entry(self) -> Entry:
        return Entry(self.id, dict(self.args))


class Journal(list[Entry]):
    """A list of entries that the rules write to."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        super().__init__(entries)
        self._forget_places()

    def _forget_places(self) -> None:
        self._private: list[int] = []
        """Which of the first `_looked_at` entries are for one seat only; and for which."""
        self._private_to: dict[int, list[int]] = {}
        self._looked_at = 0

    def tell(self, id: str, to: int | None = None, **args: Argument) -> None:
        self.append(Entry(id, args, to))

    def seen_by(self, seat: int | None, told: int = 0) -> list[Entry]:
        """What this seat may read behind entry number `told`; a spectator reads what is public."""
        return [
            entry
            for entry in (self[told:] if told else self)
            if entry.to is None or entry.to == seat
        ]

    def count_seen(self, seat: int | None, told: int) -> int:
        """How many of the first `told` entries this seat may read."""
        told = min(told, len(self))
        for number in range(self._looked_at, told):
            to = self[number].to
            if to is not None:
                self._private.append(number)
                self._private_to.setdefault(to, []).append(number)
        self._looked_at = max(self._looked_at, told)
        own = () if seat is None else self._private_to.get(seat, ())
        return told - bisect_left(self._private, told) + bisect_left(own, told)

    def __delitem__(self, place: Any) -> None:
        super().__delitem__(place)
        self._forget_places()

    def __setitem__(self, place: Any, entries: Any) -> None:
        super().__setitem__(place, entries)
        self._forget_places()
