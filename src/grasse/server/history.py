"""The past of a table, played again from its log."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from grasse.kernel import NATURE, Action, Match, Plain, Position
from grasse.server import outgoing
from grasse.server.protocol import Draw, History, Moment, NatureMove, Proof
from grasse.server.storage import Entry, Stored
from grasse.server.table import LiveTable

MOST_MOMENTS: Final = 60


def replayed(stored: Stored, log: list[Entry]) -> LiveTable:
    """The table as it was before the first entry, to be led through its log."""
    return LiveTable(
        Stored(
            row=msgspec.structs.replace(stored.row, version=0),
            snapshot=None,
            snapshot_version=0,
            entries=[],
        )
    )


def moments(stored: Stored, log: list[Entry], seat: int | None, first: int, last: int) -> History:
    """What a seat saw at each version from `first` to `last` at which the game moved."""
    table = replayed(stored, log)
    found: list[Moment] = []
    for entry in log:
        if entry.version > last or len(found) == MOST_MOMENTS:
            break
        table.follow(entry)
        if entry.version >= first and table.moved == entry.version and table.match:
            told = table.told_since(found[-1].version) if found else 0
            view = outgoing.views(table, () if seat is None else (seat,), told)[0]
            found.append(Moment(entry.version, view))
    return History(found, stored.row.version)


def whole(stored: Stored, log: list[Entry]) -> Match[Any]:
    """The match, with all that happened in it."""
    table = replayed(stored, log)
    for entry in log:
        table.follow(entry)
    if table.match is None:
        raise ValueError("the game has not begun")
    return table.match


class _Recorder:
    """Chance that remembers what it gave."""

    def __init__(self, match: Match[Any]) -> None:
        self.stream = match._stream
        self.draws: list[Draw] = []

    def below(self, purpose: str, n: int) -> int:
        number = self.stream.drawn.get(purpose, 0)
        value = self.stream.below(purpose, n)
        self.draws.append(Draw(purpose, number, n, value))
        return value


def proof(match: Match[Any], mixes: list[str | None]) -> Proof:
    """Every draw of a game, to be computed again by whoever doubts it."""
    record: Plain = match.record()
    again = Match.replayed(match.game, {**record, "kind": "table"}, until=0)
    recorder = _Recorder(again)
    moves = []
    for played, (by, action) in enumerate(match.actions):
        if by == NATURE:
            recorder.draws = []
            again.position.draw(recorder)
            chosen = _chosen(again.position, recorder.draws, action)
            moves.append(NatureMove(played, action.plain(), recorder.draws, chosen))
        again.position.play(action)
    return Proof(
        match=match.id,
        version=match.version,
        commitment=match.commitment,
        seed=record["fair"]["seed"],
        contributions=record["fair"]["contributions"],
        mixes=mixes,
        moves=moves,
    )


def _chosen(position: Position, draws: list[Draw], action: Action) -> list[tuple[Plain, int]]:
    """The outcomes in the order in which the one draw counts through them, where it does."""
    outcomes = position.chances() if len(draws) == 1 else []
    if not outcomes or sum(weight for _, weight in outcomes) != draws[0].below:
        return []
    left = draws[0].value
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            if outcome != action:
                return []
            break
    return [(outcome.plain(), weight) for outcome, weight in outcomes]
