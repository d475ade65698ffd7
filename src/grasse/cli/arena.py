"""`grasse arena`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import click
import msgspec

from grasse.bots.arena.entrants import read_entrants
from grasse.bots.arena.figures import interval, plain, signed
from grasse.bots.arena.files import play_into
from grasse.bots.arena.record import Record
from grasse.bots.arena.report import Meeting, Report, report
from grasse.bots.arena.running import Spread
from grasse.bots.arena.running import run as run_series
from grasse.bots.arena.series import Fixture, Line, new_series
from grasse.bots.arena.workers import spread
from grasse.bots.plots import Dot, dots
from grasse.cli.long_run import (
    INTERRUPTED,
    bar,
    check_writable,
    columns,
    make_folder,
    paragraph,
    record_of,
    write,
)


def run(
    game: str,
    bots: str,
    players: int | None,
    games: int,
    jobs: int,
    seed: str,
    as_json: bool,
    plot: Path | None,
    dask: str | None,
    out: Path | None,
    record: Path | None,
) -> int:
    series = new_series(game, read_entrants(bots), players, seed)
    check_writable(plot)
    play: Callable[[Fixture], Line] = series.play
    if record is not None:
        make_folder(record)
        play = partial(play_into, record.absolute(), series)
        out = out or record / "series.jsonl"
    deals = series.deals_for(games)
    fixtures = list(series.fixtures(deals))
    path = record_of(series, game, "arena", out)
    with bar(f"{game}: games", len(fixtures)) as progress:
        done = run_series(
            Record(path, series, Line),
            fixtures,
            lambda line: line.fixture,
            play,
            somewhere(jobs, dask),
            progress,
        )
    found = report(series, done.lines, games)
    if found.games:
        click.echo(msgspec.json.encode(found).decode() if as_json else in_words(found))
        if plot is not None:
            write(plot, drawn(found))
    if not done.whole:
        click.echo(
            f"grasse: interrupted: {len(done.lines)} of {len(fixtures)} games are kept in {path}; "
            "the same command goes on with them",
            err=True,
        )
        return INTERRUPTED
    return 0


def somewhere(jobs: int, dask: str | None) -> Spread:
    if dask is None:
        return partial(spread, jobs=jobs)
    from grasse.bots.arena.cluster import spread_over

    return partial(spread_over, dask)


def in_words(found: Report) -> str:
    series = found.series
    tables = "at one table" if len(found.meetings) == 1 else f"at {len(found.meetings)} tables"
    rows = [
        f"{found.games} games of {series.game}, {series.players} players, seed {series.seed}: "
        f"{found.deals} deals, each {tables} in all seatings, {found.games // found.deals} games"
    ]
    if found.planned != found.asked:
        rows.append(f"({found.asked} games were asked for; only whole deals are played)")
    if found.games < found.planned:
        rows.append(f"({found.planned} games were to be played; only whole deals are counted)")
    rows += ["", *ratings_in_words(found)]
    for meeting in found.meetings:
        rows += ["", *meeting_in_words(meeting)]
    rows += ["", *places_in_words(found), ""]
    rows += [line for remark in remarks(found) for line in paragraph(remark)]
    return "\n".join(rows)


def ratings_in_words(found: Report) -> list[str]:
    head = ["", "rating", "95 %", "ms a choice", "longest", "choices"]
    rows = [
        [
            bot,
            f"{rating.value:.1f}",
            f"{rating.low:.1f} to {rating.high:.1f}",
            f"{found.pace[bot].mean:.2f}",
            f"{found.pace[bot].longest:.0f}",
            str(found.pace[bot].choices),
        ]
        for bot, rating in found.ratings.items()
    ]
    return columns([head, *rows])


def meeting_in_words(meeting: Meeting) -> list[str]:
    head = [", ".join(meeting.bots), "wins", "of", "share", "95 %", "even", "margin"]
    rows = [
        [
            f"  {one.bot}" + (f" (all {one.seats})" if one.seats > 1 else ""),
            f"{one.wins:g}",
            str(meeting.games),
            f"{one.share.value:.1%}",
            interval(one.share),
            f"{one.seats / len(meeting.bots):.0%}",
            signed(one.margin),
        ]
        for one in meeting.standings
    ]
    return columns([head, *rows])


def places_in_words(found: Report) -> list[str]:
    head = ["first to decide", "share", "95 %", "points"]
    rows = [
        [f"  {place}.", f"{one.share.value:.1%}", interval(one.share), plain(one.score)]
        for place, one in enumerate(found.places, 1)
    ]
    return columns([head, *rows])


def remarks(found: Report) -> list[str]:
    rows = [
        "Intervals of shares are Wilson's for the games that the scatter of the deals is worth; "
        "margins (points ahead of the best other) have the standard error over deals.",
        "Ratings are openskill's (Plackett-Luce): all begin at 25, and 4 more win about 2 of 3.",
        "Milliseconds are CPU time of decisions with something to choose.",
    ]
    if timed := found.series.timed():
        rows.append(f"Limited by time, {', '.join(timed)} may play otherwise another time.")
    return rows


def drawn(found: Report) -> str:
    series = found.series
    return dots(
        f"Ratings: {series.game}, {series.players} players, {found.games} games",
        [Dot(bot, one.value, one.low, one.high) for bot, one in found.ratings.items()],
    )
