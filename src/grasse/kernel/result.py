"""How a game ended."""

from __future__ import annotations

import msgspec

from grasse.kernel.action import Seat


class Result(msgspec.Struct, frozen=True):
    """How a game ended: points by seat, who won (several may share it), and why it ended.

    Nobody wins a game that was stopped for a technical reason.
    """

    scores: list[int]
    winners: list[Seat]
    reason: str
