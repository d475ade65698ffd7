"""`grasse lab`."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click
import msgspec

from grasse.bots.arena.entrants import read_entrants
from grasse.bots.arena.figures import interval, plain, signed, signed_share
from grasse.bots.arena.record import Record
from grasse.bots.arena.running import run as run_series
from grasse.bots.arena.workers import spread
from grasse.bots.lab.experiment import Seen, Taken, new_experiment
from grasse.bots.lab.findings import Findings, Name, Worth, findings
from grasse.bots.lab.page import CORRELATION, LEADS, RULES, label, page, range_row
from grasse.cli.long_run import (
    INTERRUPTED,
    bar,
    check_writable,
    columns,
    paragraph,
    record_of,
    write,
)
from grasse.games import find
from grasse.kernel import Match
from grasse.kernel.words import Words

PAGE = Path("lab.html")
SHOWN = 12
"""So many of the best and of the worst pieces are in the terminal's table."""
ENOUGH = 30
"""Pieces that were taken fewer times are left to the page."""


def run(
    game: str,
    players: int | None,
    games: int,
    bots: str,
    by_rule: int | None,
    seed: str,
    jobs: int,
    as_json: bool,
    out: Path | None,
    record: Path | None,
) -> int:
    experiment = new_experiment(game, read_entrants(bots), players, seed)
    out = PAGE if out is None and not as_json else out
    check_writable(out)
    each = max(1, games // 10) if by_rule is None else min(by_rule, games)
    trials = list(experiment.trials(games, each))
    path = record_of(experiment, game, "lab", record)
    with bar(f"{game}: games", len(trials)) as progress:
        done = run_series(
            Record(path, experiment, Seen),
            trials,
            lambda seen: seen.trial,
            experiment.play,
            partial(spread, jobs=jobs),
            progress,
        )
    if any(not one.trial.option for one in done.lines):
        chosen = find(game)
        found = findings(
            experiment,
            done.lines,
            games,
            in_its_words(game, len(experiment.bots)),
            lambda option: chosen.choices(option)[0],
        )
        click.echo(msgspec.json.encode(found).decode() if as_json else in_words(found))
        if out is not None:
            write(out, page(found))
            click.echo(f"grasse: the page is {out}", err=True)
    if not done.whole:
        click.echo(
            f"grasse: interrupted: {len(done.lines)} of {len(trials)} games are kept in {path}; "
            "the same command goes on with them",
            err=True,
        )
        return INTERRUPTED
    return 0


def in_its_words(game: str, players: int) -> Name:
    """How the game calls its pieces."""
    chosen = find(game)
    words = Words("en", chosen.folder)
    view = Match(chosen, chosen.start(players), [""] * players, id="lab").view(None)

    def name(taken: Taken) -> str:
        return str(chosen.describe(view, {taken.field: taken.piece}, words)[taken.field])

    return name


def in_words(found: Findings) -> str:
    experiment = found.experiment
    rows = [
        f"{found.games} games of {experiment.game}, bots {', '.join(experiment.bots)}, "
        f"seed {experiment.seed}"
    ]
    if found.games < found.asked:
        rows.append(f"({found.asked} games were to be played)")
    rows += ["", *_places(found), "", *_ranges(found)]
    if found.leads is not None:
        halfway = found.leads.halfway
        rows += [
            "",
            *paragraph(LEADS),
            f"Who leads at half of the rounds wins in {halfway.value:.1%} ({interval(halfway)}).",
        ]
    if pieces := [row for row in found.pieces if row.times >= ENOUGH]:
        rows += ["", *_pieces(pieces)]
    if found.rules:
        rows += ["", *_rules(found)]
    return "\n".join(rows)


def _places(found: Findings) -> list[str]:
    head = ["first to decide", "share of the win", "95 %", "points"]
    return columns(
        [
            head,
            *(
                [f"  {number}.", f"{one.share.value:.1%}", interval(one.share), plain(one.score)]
                for number, one in enumerate(found.places, 1)
            ),
        ]
    )


def _ranges(found: Findings) -> list[str]:
    measured = [
        ("rounds", found.rounds),
        ("decisions of the players", found.decisions),
        ("decisions of Nature", found.nature),
        ("points of all players", found.scores),
        ("points of the best", found.winning),
        ("the best before the second", found.lead),
    ]
    if found.leads is not None:
        measured.append(("changes of the lead", found.leads.changes))
    ends = ", ".join(f"{reason} {count}" for reason, count in found.endings.items())
    head = ["", "mean", "least", "5 %", "median", "95 %", "most"]
    return [
        *columns([head, *([f"  {name}", *range_row(one)] for name, one in measured)]),
        f"  endings: {ends}",
    ]


def _pieces(pieces: list[Worth]) -> list[str]:
    ordered = sorted(pieces, key=lambda row: -row.points.value)
    shown = ordered if len(ordered) <= 2 * SHOWN else [*ordered[:SHOWN], *ordered[-SHOWN:]]
    head = ["who took", "in games", "times", "points", "win"]
    rows = [
        [
            f"  {row.taken.action} {row.name}",
            f"{row.games.value:.0%}",
            str(row.times),
            signed(row.points),
            signed_share(row.wins),
        ]
        for row in shown
    ]
    left = len(ordered) - len(shown)
    more = [f"  ({left} more between them are on the page)"] if left else []
    return [*paragraph(CORRELATION), *columns([head, *rows]), *more]


def _rules(found: Findings) -> list[str]:
    head = [
        "house rule",
        "games",
        "rounds",
        "decisions",
        "points",
        "winner's lead",
        "first's share",
    ]
    rows = [
        [
            f"  {label(row)}",
            str(row.games),
            signed(row.rounds),
            signed(row.decisions),
            signed(row.score),
            signed(row.lead),
            signed_share(row.first),
        ]
        for row in found.rules
    ]
    return [*paragraph(RULES), *columns([head, *rows])]
