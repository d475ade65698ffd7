"""`grasse dataset`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from grasse.kernel import BadRequest, GrasseError


@click.command()
@click.argument("sources", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True))
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("dataset"),
    show_default=True,
    help="The folder for the columns: a file for each game and number of players.",
)
@click.option("--views", is_flag=True, help="With each state also as plain JSON, which is large.")
def dataset(sources: tuple[Path, ...], out: Path, views: bool) -> int:
    """Write finished games as columns, for research.

    Parquet with a row for each decision: what the seat knew, what it could do, what it chose, and
    how the game ended.

    SOURCES are game files and folders of them, such as those of `grasse arena --record`.
    """
    try:
        from grasse.research.dataset import Writer, game_files, read_match
    except ImportError as missing:
        raise BadRequest(f"{missing.name} is missing: pip install 'grasse[research]'") from None
    files = game_files(sources)
    if not files:
        raise BadRequest("there is no game file (*.grasse.json) there")
    left_out = 0
    with (
        Writer(out, views) as writer,
        click.progressbar(files, label="games", file=sys.stderr) as shown,
    ):
        for path in shown:
            try:
                writer.add(read_match(path), path.name.removesuffix(".grasse.json"))
            except GrasseError as error:
                left_out += 1
                click.echo(f"left out: {error}", err=True)
    for path, rows in sorted(writer.written.items()):
        click.echo(f"{path}: {rows} decisions")
    return 1 if left_out else 0
