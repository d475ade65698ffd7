"""The report of a finished game, as typed data: all of it can go into JSON and come back.

Moments are named by how many actions of the file come before them, so that a replay can show the
board. Shares are of the win, from 0 to 1; margins are points ahead of the best of the others.
"""

from __future__ import annotations

from typing import Any

import msgspec

from grasse.bots.report.account import Account
from grasse.kernel import Result, Seat
from grasse.kernel.reasons import Reason

Plain = dict[str, Any]


class Standing(msgspec.Struct, frozen=True):
    """What everybody could expect at one moment, seat by seat."""

    after: int
    """So many actions, Nature's included."""
    round: int
    shares: list[float]
    margins: list[float]


class Lead(msgspec.Struct, frozen=True):
    """Somebody took the lead."""

    after: int
    round: int
    seat: Seat


class Player(msgspec.Struct, frozen=True):
    """What a player got, and what of it was luck."""

    name: str
    share: Account
    """In hundredths of the win."""
    margin: Account
    """In tenths of a point."""
    error: float
    """The standard error of the luck, as a share of the win."""
    accuracy: float | None
    """Of what lay between the best and the worst of the options that were looked at, the part that
    was kept: 1 for always the best. None while there are too few samples to find slips."""
    decisions: int
    """With something to choose."""
    slips: int
    """In so many of them something better was found."""


class Slip(msgspec.Struct, frozen=True):
    """A decision that cost something."""

    after: int
    round: int
    seat: Seat
    step: str
    played: Plain
    better: Plain
    share: float
    """What the better action was expected to bring more."""
    margin: float
    error: float
    """The standard error of the share."""
    samples: int
    reasons: list[Reason]
    """Why, as ids of messages of the game (`reason-…`) and their arguments; what tells most comes
    first."""


class Drawn(msgspec.Struct, frozen=True):
    """What Nature did."""

    after: int
    round: int
    seat: Seat
    """Whom it was luck for, or bad luck: who acted last before it; before anybody did, the one whom
    it moved most."""
    action: Plain
    share: float
    margin: float
    chance: float | None
    """How likely it was; None where outcomes cannot be listed."""


class Report(msgspec.Struct, frozen=True):
    """Where a game was won."""

    game: str
    version: int
    match: str
    result: Result
    rounds: int
    samples: int
    """So many worlds each moment was looked at in, at least."""
    progress: float
    """1.0 for a report that is finished; else it gets better."""
    remark: str
    """What is to be said of how it was judged."""
    curve: list[Standing]
    """The first before anything was drawn, the last is the result."""
    leads: list[Lead]
    """The first is the first leader."""
    players: list[Player]
    slips: list[Slip]
    """The three that cost most; of one turn only the worst."""
    luckiest: list[Drawn]
    unluckiest: list[Drawn]
    sources: dict[str, list[int]]
    """Where the points came from, by source (`earned-…` in words) and seat."""
