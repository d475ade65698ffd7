"""`grasse report`."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec

from grasse.bots.report import SAMPLES, Report, Told, open_game, page, reports, spoken
from grasse.bots.report.page import in_a_sum
from grasse.bots.search import Stop
from grasse.cli.long_run import INTERRUPTED, bar, check_writable, write
from grasse.cli.screen import Screen
from grasse.kernel.words import Words

PAGE = Path("report.html")
PARTS = ("start", "luck", "others", "own", "rest", "end")


def run(
    path: Path,
    seconds: float,
    samples: int | None,
    out: Path | None,
    as_json: bool,
    lang: str | None,
) -> int:
    out = PAGE if out is None and not as_json else out
    with until_interrupted() as stop:
        match = open_game(path)
        check_writable(out)
        limit = None if samples is not None else seconds
        found: list[Report] = []
        with bar(f"{match.game.name}: report", 100) as progress:
            # Ctrl-C waits for the first one.
            wanted = reports(match, samples or SAMPLES, limit, lambda: bool(found) and stop())
            for report in wanted:
                found.append(report)
                progress(round(100 * report.progress))
        interrupted = stop()
    report = found[-1]
    told = spoken(report, match, lang)
    if as_json:
        click.echo(in_json(report, told))
    else:
        Screen().read_out(in_words(report, told))
    if out is not None:
        write(out, page(report, told))
        click.echo(f"grasse: the page is {out}", err=True)
    return INTERRUPTED if interrupted else 0


@contextmanager
def until_interrupted() -> Iterator[Stop]:
    """Whether Ctrl-C was pressed: it is remembered, and ends nothing by itself. Pressed once more
    it does."""
    pressed: list[int] = []

    def remember(number: int, frame: Any) -> None:
        if pressed:
            raise KeyboardInterrupt
        pressed.append(number)

    before = signal.signal(signal.SIGINT, remember)
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)


def in_json(report: Report, told: Told) -> str:
    """The report, and beside it its words."""
    whole = {**msgspec.to_builtins(report), "words": msgspec.to_builtins(told, str_keys=True)}
    return msgspec.json.encode(whole).decode()


def in_words(report: Report, told: Told) -> list[str]:
    words = Words(told.language)

    def line(head: str, rest: str) -> str:
        return words("prompt-line", player=head, prompt=rest)

    rows = [*told.result, told.leads, "", words("report-account")]
    for name, player, accuracy in zip(told.names, report.players, told.accuracy, strict=True):
        added_up = line(name, in_a_sum(player.share))
        rows.append("  " + " · ".join(filter(None, [added_up, accuracy])))
    rows.append(f"  ({', '.join(words(f'report-{part}') for part in PARTS)})")
    rows += ["", words("report-slips")]
    for slip in told.slips:
        rows += [
            f"  {slip.when}",
            f"    {line(words('report-played'), slip.played)}",
            f"    {line(words('report-better'), slip.better)}",
            f"    {' · '.join([slip.gain, *slip.reasons])}",
            f"    {slip.board}",
        ]
    if not told.slips:
        rows.append(f"  {words('report-no-slips')}")
    for title, draws in (
        (words("report-luckiest"), told.luckiest),
        (words("report-unluckiest"), told.unluckiest),
    ):
        rows += ["", title, *(f"  {line(draw.when, draw.what)}" for draw in draws)]
    return [*rows, "", *told.remarks]
