"""Why an action is good: what a game can say of it, as ids of messages and their arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Generic, Literal

import msgspec

from grasse.kernel.action import Action, Seat
from grasse.kernel.position import P


class Reason(msgspec.Struct, frozen=True):
    """A reason: the game has words for it as `reason-<id>`."""

    id: str
    args: dict[str, str | int | float] = {}


class Reasons(Generic[P]):
    """What players of a game give as their reasons. The one below says nothing."""

    notable: ClassVar[Mapping[str, float]] = {}
    """The things that one has, and how many of each more are a reason; below nothing for what one
    would rather have fewer of. In words each has a message with `$change`: a number, signed."""
    unit: ClassVar[Literal["round", "day"]] = "round"
    """What the game's `round` counts."""

    def holdings(self, p: P, seat: Seat) -> Mapping[str, float]:
        """How many of these things a seat has."""
        return {}

    def of(self, p: P, action: Action) -> list[Reason]:
        """What is to be said of an action of the seat to act, beside what its words say."""
        return []
