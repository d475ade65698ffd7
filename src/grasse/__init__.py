"""Grasse: board games about scents and spices, as a table and as a library.

>>> import grasse
>>> match = grasse.new("parfum", seats=3, seed="an example")
>>> match.to_act
0
>>> match.options[0]
ChooseClock(clock=1)
>>> match.play(match.options[0])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from grasse import compiled as compiled  # before what it may take the place of
from grasse.games import find, names
from grasse.kernel import (
    NATURE,
    NOBODY,
    Action,
    BadData,
    BadRequest,
    Dice,
    Entry,
    Game,
    GrasseError,
    Illegal,
    Match,
    NothingToUndo,
    NotYourTurn,
    Plain,
    Position,
    Result,
    StillRunning,
    file,
    seed_from,
)
from grasse.kernel import verify as _verify

__version__ = "0.1.0"


def new(
    game: str,
    seats: int | Sequence[str] = 2,
    *,
    seed: bytes | str | int | None = None,
    options: Mapping[str, object] | None = None,
    components: Path | str | None = None,
    contributions: Sequence[bytes] = (),
    nature: str = "fair",
    id: str | None = None,
) -> Match[Any]:
    """A new match: set up, and waiting for its first decision.

    `seats` is their number, or the names of who sits there. Without a seed the match draws a
    secret one; a text or number as seed gives the same game each time. With `nature="given"`
    Nature's actions are yours to play.
    """
    players = [f"seat {n + 1}" for n in range(seats)] if isinstance(seats, int) else list(seats)
    if isinstance(seed, str | int):
        id = id or f"seed-{seed}"
        seed = seed_from(seed)
    chosen = find(game)
    position = chosen.start(len(players), options, components)
    return Match(
        chosen, position, players, seed=seed, contributions=contributions, nature=nature, id=id
    )


def position(game: str, data: Plain, components: Path | str | None = None) -> Any:
    """A position from plain data: a dump, or one written by hand."""
    return find(game).load(data, components)


def load(path: Path | str) -> Match[Any]:
    """The match in a file: a finished game, or a table that goes on where it stopped."""
    data = file.read(Path(path))
    if data["kind"] == "view":
        raise BadData(
            f"{path} holds what one seat saw of a running game: it can be read, not played on"
        )
    return Match.replayed(_game_of(data), data)


def verify(path: Path | str) -> list[str]:
    """What is wrong with the file of a finished game; an empty list if it holds."""
    raw = file.read_raw(Path(path))
    try:
        game = _game_of(file.parse(raw))
    except BadData as error:
        return [str(error)]
    return _verify(game, raw)


def _game_of(data: Plain) -> Game[Any]:
    name = data.get("game")
    if not isinstance(name, str) or name not in names():
        raise BadData(f"the file is of a game {name!r}; there is {', '.join(names())}")
    return find(name)


__all__ = [
    "NATURE",
    "NOBODY",
    "Action",
    "BadData",
    "BadRequest",
    "Dice",
    "Entry",
    "Game",
    "GrasseError",
    "Illegal",
    "Match",
    "NotYourTurn",
    "NothingToUndo",
    "Plain",
    "Position",
    "Result",
    "StillRunning",
    "find",
    "load",
    "names",
    "new",
    "position",
    "verify",
]
