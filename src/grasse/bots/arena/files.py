"""Games of a series as game files: `grasse arena --record`."""

from __future__ import annotations

import re
from pathlib import Path

from grasse.bots import among_bots
from grasse.bots.arena.series import Fixture, Line, Series
from grasse.games import find
from grasse.kernel import Action, BadRequest, Match, seed_from


def play_into(folder: Path, series: Series, fixture: Fixture) -> Line:
    """One game of a series, which is also written to a file of its own."""
    actions: list[Action] = []
    line = series.play(fixture, lambda p, seat, action: actions.append(action))
    game = find(series.game)
    match = Match(
        game,
        game.start(series.players, among_bots(game, {})),
        fixture.seats,
        seed=seed_from(f"{series.seed}/{fixture.deal}"),
        id=f"sim-{series.seed}-{fixture.deal}",
    )
    for action in actions:
        match.play(action)
    try:
        match.save(folder / file_name(fixture))
    except OSError as error:
        raise BadRequest(f"cannot write into {folder}: {error.strerror or error}") from None
    return line


def file_name(fixture: Fixture) -> str:
    """
    >>> file_name(Fixture(7, ("solid", "strong@0.3s")))
    '000007-solid-strong_0.3s.grasse.json'
    """
    seated = "-".join(re.sub(r"[^\w.]", "_", bot) for bot in fixture.seats)
    return f"{fixture.deal:06}-{seated}.grasse.json"
