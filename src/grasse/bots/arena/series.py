"""A series: which games are played, who sits where, and how one of them is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from grasse.bots.arena.code import digest
from grasse.bots.arena.entrants import Entrant, lineups, read_entrant, seatings
from grasse.bots.arena.table import Notice, Played, play_deal
from grasse.games import find
from grasse.kernel import BadRequest

Seated = tuple[str, ...]
"""Bots as they are written, seat by seat."""


class Fixture(NamedTuple):
    """A game that is to be played: a deal, and who sits where."""

    deal: int
    seats: Seated


class Line(msgspec.Struct, frozen=True):
    """A game that was played."""

    deal: int
    seats: Seated
    played: Played

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.deal, self.seats)


class Series(msgspec.Struct, frozen=True):
    """Bots against one another. The same series is the same games, wherever they are played."""

    game: str
    version: int
    """Of the rules."""
    code: str
    """Of rules and bots: see `digest`."""
    bots: Seated
    players: int
    seed: str

    def tables(self) -> dict[Seated, list[Seated]]:
        """Who meets, and how they are seated for each deal."""
        met = lineups([read_entrant(bot) for bot in self.bots], self.players)
        return {_written(lineup): [_written(one) for one in seatings(lineup)] for lineup in met}

    def fixtures(self, deals: int) -> Iterator[Fixture]:
        """All games of so many deals, each deal at all tables and in all seatings."""
        seated = [seats for table in self.tables().values() for seats in table]
        for deal in range(deals):
            for seats in seated:
                yield Fixture(deal, seats)

    def deals_for(self, games: int) -> int:
        """So many deals make at least so many games."""
        return -(-games // sum(map(len, self.tables().values())))

    def timed(self) -> list[str]:
        """Those whose play depends on how fast the machine is."""
        return [bot for bot in dict.fromkeys(self.bots) if read_entrant(bot).is_timed]

    def play(self, fixture: Fixture, notice: Notice | None = None) -> Line:
        """One of its games, wherever this runs."""
        if digest(self.game) != self.code:
            raise BadRequest(f"a worker has other rules or bots of {self.game} than this Grasse")
        seated = [read_entrant(bot) for bot in fixture.seats]
        played = play_deal(find(self.game), seated, self.seed, fixture.deal, {}, notice)
        return Line(fixture.deal, fixture.seats, played)


def _written(seated: Sequence[Entrant]) -> Seated:
    return tuple(map(str, seated))


def new_series(game: str, entrants: Sequence[Entrant], players: int | None, seed: str) -> Series:
    """What cannot be played is refused here, and not in a worker."""
    chosen = find(game)
    seats = chosen.seats[0] if players is None else players
    chosen.start(seats)
    for entrant in entrants:
        entrant.bot(chosen)
    lineups(entrants, seats)
    return Series(game, chosen.version, digest(game), _written(entrants), seats, seed)
