"""A series is played: what its record has already is not played again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Generic, NamedTuple, Protocol, TypeVar

import msgspec

from grasse.bots.arena.record import Record


class Spread(Protocol):
    """Does tasks somewhere, and gives each with what came of it as it is done."""

    def __call__(
        self, work: Callable[[Task], Done], tasks: Iterable[Task], /
    ) -> Iterator[tuple[Task, Done]]: ...


Task = TypeVar("Task")
Done = TypeVar("Done")
Game = TypeVar("Game", bound=Hashable)
Line = TypeVar("Line", bound=msgspec.Struct)


class Run(NamedTuple, Generic[Line]):
    """What came of it."""

    lines: list[Line]
    """In the order of the games, wherever and whenever they were played."""
    whole: bool
    """Whether all games are there: Ctrl-C ends it before."""


def run(
    record: Record[Line],
    games: Iterable[Game],
    game_of: Callable[[Line], Game],
    play: Callable[[Game], Line],
    spread: Spread,
    progress: Callable[[int], None] = lambda done: None,
) -> Run[Line]:
    """Play what is not there yet."""
    wanted = list(games)
    whole = True
    with record.opened() as lines:
        done = {game_of(line): line for line in reversed(lines)}
        left = [game for game in wanted if game not in done]
        count = len(wanted) - len(left)
        try:
            progress(count)
            for game, line in spread(play, left):
                record.add(line)
                done[game] = line
                count += 1
                progress(count)
        except KeyboardInterrupt:
            whole = False
    return Run([done[game] for game in wanted if game in done], whole)
