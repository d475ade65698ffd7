"""Which games the lab plays, and what it looks at while they are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from grasse.bots.arena.code import digest
from grasse.bots.arena.entrants import Entrant, read_entrant
from grasse.bots.arena.series import Seated
from grasse.bots.arena.table import Played, play_deal
from grasse.games import find
from grasse.kernel import Action, BadRequest, Game, Mind, Position, Seat
from grasse.kernel.components import read_toml


class Trial(NamedTuple):
    """A game that is to be played: a deal, and the house rule that it is played by, if any."""

    deal: int
    option: str = ""
    value: str = ""


class Taken(NamedTuple):
    """What somebody took: an action, the field of it that names a piece, and the piece."""

    action: str
    field: str
    piece: str


class Seen(msgspec.Struct, frozen=True):
    """A game that was played."""

    trial: Trial
    played: Played
    leaders: list[Seat | None]
    """Who was ahead at the beginning of each round, by the game's own rule of thumb; None for
    several."""
    taken: list[list[tuple[Taken, int]]]
    """By seat, each with how often; only of games without a house rule."""


class Experiment(msgspec.Struct, frozen=True):
    """Bots of certain levels play a game. The same experiment is the same games."""

    game: str
    version: int
    code: str
    bots: Seated
    """Seat by seat; from deal to deal they move on by one."""
    seed: str

    def trials(self, games: int, by_rule: int) -> Iterator[Trial]:
        """So many games, and of each house rule so many with the first of these deals."""
        for deal in range(games):
            yield Trial(deal)
        for option, value in house_rules(find(self.game)):
            for deal in range(by_rule):
                yield Trial(deal, option, value)

    def play(self, trial: Trial) -> Seen:
        """One of its games, wherever this runs."""
        if digest(self.game) != self.code:
            raise BadRequest(f"a worker has other rules or bots of {self.game} than this Grasse")
        game = find(self.game)
        first = trial.deal % len(self.bots)
        seated = [read_entrant(bot) for bot in (*self.bots[first:], *self.bots[:first])]
        options = {trial.option: trial.value} if trial.option else {}
        watch = _Watch(game, len(seated))
        played = play_deal(game, seated, self.seed, trial.deal, options, watch)
        taken = [sorted(one.items()) for one in watch.taken] if not trial.option else []
        return Seen(trial, played, watch.leaders, taken)


def new_experiment(
    game: str, entrants: Sequence[Entrant], players: int | None, seed: str
) -> Experiment:
    """What cannot be played is refused here, and not in a worker."""
    chosen = find(game)
    seats = players or (len(entrants) if len(entrants) > 1 else chosen.seats[0])
    chosen.start(seats)
    seated = [*entrants] * seats if len(entrants) == 1 else entrants
    if len(seated) != seats:
        raise BadRequest(f"{len(seated)} bots for {seats} players: name one, or one for each seat")
    for entrant in entrants:
        entrant.bot(chosen)
    return Experiment(game, chosen.version, digest(game), tuple(map(str, seated)), seed)


def house_rules(game: Game[Any]) -> list[tuple[str, str]]:
    """Every option with each value that is not its default."""
    return [
        (option, value)
        for option in game.options.__struct_fields__
        for value in game.choices(option)[1:]
    ]


@cache
def numbered(game: str) -> dict[str, set[str]]:
    """Pieces that are called by a number, such as the clocks of Parfum: by the field of an action
    that names one."""
    reader = find(game).read_components
    table = read_toml(reader.own)
    return {
        kind.removesuffix("s"): {str(row[of.key[-1]]) for row in table[kind]}
        for kind, of in reader.kinds.items()
    }


class _Watch:
    """Looks over the players' shoulders."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.leaders: list[Seat | None] = []
        self.taken: list[Counter[Taken]] = [Counter() for _ in range(seats)]
        self._mind: Mind[Any] | None = None if type(game.mind) is Mind else game.mind
        self._numbered = numbered(game.name)
        self._round: int | None = None

    def __call__(self, p: Position, seat: Seat, action: Action) -> None:
        for field in action.__struct_fields__:
            piece = getattr(action, field)
            if isinstance(piece, str) or str(piece) in self._numbered.get(field, ()):
                self.taken[seat][Taken(action.tag(), field, str(piece))] += 1
        now = getattr(p, "round", None)
        if self._mind is not None and now != self._round:
            self._round = now
            hopes = [self._mind.expect(p, one) for one in range(p.seats)]
            ahead = [one for one, hope in enumerate(hopes) if hope == max(hopes)]
            self.leaders.append(ahead[0] if len(ahead) == 1 else None)
