"""`grasse sim`."""

from __future__ import annotations

import click
import msgspec

from grasse.bots.arena import Tally, simulate
from grasse.cli.long_run import bar
from grasse.games import find
from grasse.kernel import BadRequest


def run(
    game: str,
    players: int | None,
    games: int,
    bots: str | None,
    seed: str,
    jobs: int,
    as_json: bool,
) -> None:
    levels = bots.split(",") if bots else ["random"]
    seats = players or (len(levels) if len(levels) > 1 else find(game).seats[0])
    if len(levels) == 1:
        levels = levels * seats
    if len(levels) != seats:
        raise BadRequest(f"{len(levels)} bots for {seats} players: name one for each seat")
    with bar(f"{game}: games", games) as progress:
        tally = simulate(game, levels, seed, games, jobs, progress)
    click.echo(msgspec.json.encode(tally).decode() if as_json else _in_words(tally))


def _in_words(tally: Tally) -> str:
    ends = ", ".join(f"{reason} {count}" for reason, count in tally.endings.items())
    rows = [
        f"{tally.games} games of {tally.game}, {tally.players} players, seed {tally.seed}",
        f"{tally.decisions} decisions and {tally.nature} of Nature in {tally.seconds} s: "
        f"{tally.decisions_per_second:.0f} decisions a second",
        f"rounds {tally.mean_rounds:.1f} on average; endings: {ends}",
    ]
    rows += [
        f"  {bot:10} wins {wins:g} ({wins / tally.games:.1%}), "
        f"{tally.mean_scores[bot]:.1f} points on average"
        for bot, wins in tally.wins.items()
    ]
    return "\n".join(rows)
