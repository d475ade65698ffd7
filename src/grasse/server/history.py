"""The past of a table, played again from its log."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from grasse.kernel import NATURE, Action, Match, Plain, Position
from grasse.server import outgoing
from grasse.server.protocol import Draw, History, Language, Moment, NatureMove, Proof
from grasse.server.storage import Entry, Milestone, Stored, TableRow
from grasse.server.table import LiveTable

MOST_MOMENTS: Final = 60


def replayed(row: TableRow) -> LiveTable:
    """The table as it was before the first entry, to be led through its log."""
    return LiveTable(Stored(msgspec.structs.replace(row, version=0), None, 0, []))


def rewound(row: TableRow, now: LiveTable, milestone: Milestone | None) -> LiveTable:
    """The table as it was at a milestone, which is not after what it is now; without one, as it
    was at first."""
    past = replayed(row)
    if milestone is not None and now.match is not None:
        past.match = now.match.earlier(msgspec.json.decode(milestone.data))
        past.version = milestone.version
        past.marks = now.marks[: milestone.version + 1]
    return past


class Past:
    """What a seat saw at each version from `first` to `last` at which the game moved."""

    def __init__(
        self,
        table: LiveTable,
        seat: int | None,
        first: int,
        last: int,
        language: Language | None = None,
    ) -> None:
        self._table, self._language = table, language
        self._seats = () if seat is None else (seat,)
        self._first, self._last = first, last
        self.moments: list[Moment] = []

    @property
    def read(self) -> int:
        """The version that it has come to."""
        return self._table.version

    @property
    def missing(self) -> int:
        """How many more entries it needs, at least."""
        if len(self.moments) == MOST_MOMENTS:
            return 0
        ahead = max(self._first - self.read - 1, 0) + MOST_MOMENTS - len(self.moments)
        return max(min(ahead, self._last - self.read), 0)

    def told(self, last: int) -> History:
        """What it found; `last` is the newest version there is."""
        return History(self.moments, last)

    def follow(self, log: list[Entry]) -> None:
        """Go on through the log."""
        table = self._table
        for entry in log:
            if entry.version > self._last or len(self.moments) == MOST_MOMENTS:
                break
            table.follow(entry)
            if entry.version >= self._first and table.moved == entry.version and table.match:
                told = table.told_since(self.moments[-1].version) if self.moments else 0
                view = outgoing.views(table, self._seats, told, self._language)[0]
                self.moments.append(Moment(entry.version, view))


def lead(past: LiveTable, log: list[Entry]) -> None:
    """On through the log."""
    for entry in log:
        past.follow(entry)


def whole(stored: Stored, log: list[Entry]) -> Match[Any]:
    """The match, with all that happened in it."""
    table = replayed(stored.row)
    lead(table, log)
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
