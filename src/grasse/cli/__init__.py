"""The command `grasse`."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from grasse import __version__
from grasse.kernel import GrasseError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

SUMMARIES: Final = {
    "backup": "Copy all tables into one file, while the server runs.",
    "dataset": "Write finished games as columns, for research.",
    "doctor": "Look whether everything is there and well.",
    "restore": "Put the tables of a backup into an empty data directory or database.",
    "serve": "Open the tables: play in the browser, alone or with friends.",
    "tables": "List the tables of a server, the latest first; show, export, delete them.",
}
"""What the commands of other parts do, for the list of commands, which need not load a server."""


class Brought(click.Command):
    """A command that another part of the package brings: it is loaded when it is called."""

    def __init__(self, entry: EntryPoint) -> None:
        super().__init__(entry.name, short_help=SUMMARIES.get(entry.name))
        self.load = entry.load

    def make_context(self, *given: Any, **more: Any) -> click.Context:
        command: click.Command = self.load()
        return command.make_context(*given, **more)


class Commands(click.Group):
    """The commands below, and those that other parts of the package bring as entry points."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*super().list_commands(ctx), *_brought()])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return super().get_command(ctx, cmd_name) or _brought().get(cmd_name)


@cache
def _brought() -> dict[str, Brought]:
    from importlib.metadata import entry_points

    return {one.name: Brought(one) for one in entry_points(group="grasse.commands")}


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Start with: grasse serve, or in the terminal: grasse play parfum",
)
@click.version_option(__version__)
def grasse() -> None:
    """Board games about scents and spices, in the browser and in the terminal."""


@grasse.command()
@click.argument("name", required=False)
@click.option("--lang", help="en, fr, es, it or de; your system's language unless told.")
def games(name: str | None, lang: str | None) -> None:
    """What there is to play; of one game, where its data come from, and its options."""
    from grasse.cli.components import every_game, one_game
    from grasse.cli.screen import Screen

    Screen().read_out(every_game(lang) if name is None else one_game(name, lang))


@grasse.command()
@click.argument("game")
@click.option("--export", type=click.Path(path_type=Path), help="Write our file, to correct it.")
@click.option("--force", is_flag=True, help="Overwrite what is there already.")
@click.option("--check", type=click.Path(path_type=Path), help="Is this file valid; what differs?")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
@click.option("--lang", help="en, fr, es, it or de; your system's language unless told.")
def components(**given: Any) -> int:
    """What is in the box of a game and where it comes from; a file of your own. Exit 0 or 1."""
    from grasse.cli.components import run

    return run(**given)


@grasse.command()
@click.argument("game", required=False)
@click.option("--players", type=int, help="How many sit at the table (2 to 4; 3 unless told).")
@click.option("--bots", help="Who plays against you, such as solid,easy.")
@click.option("--people", type=int, default=1, show_default=True, help="People at this keyboard.")
@click.option("--name", "person", default="Ada", show_default=True, help="Your name.")
@click.option("--lang", help="en, fr, es, it or de; your system's language unless told.")
@click.option("--seed", help="Repeatable dice; without it they are secret and provably fair.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A house rule.")
@click.option("--components", type=click.Path(path_type=Path), help="Your own components file.")
@click.option("--save", type=click.Path(path_type=Path), help="Where the finished game goes.")
@click.option("--keep", metavar="NAME", help="What the game is called while it is kept.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value="",
    metavar="[NAME]",
    help="Go on with a kept game, by name or number; without one they are listed.",
)
@click.option("--forget", metavar="NAME", help="Throw a kept game away.")
@click.option("--plain", is_flag=True, help="Lines without layout, for a screen reader.")
@click.option("--pause", is_flag=True, help="Wait for a key after each bot's turn.")
@click.option("--sure", is_flag=True, help="Do not ask once more before what cannot be undone.")
def play(**given: Any) -> None:
    """Play in the terminal, alone against bots or several people at one keyboard.

    GAME is parfum unless told. A game that you leave is kept, whatever else you play.
    """
    from grasse.cli.play import run

    run(**given)


@grasse.command()
@click.argument("game")
@click.option("--players", type=int, help="How many play; as many as there are bots unless told.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--bots", help="One level a seat, such as solid,easy; one alone is for all seats.")
@click.option("--seed", default="1", show_default=True, help="The same seed, the same games.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def sim(**given: Any) -> None:
    """Let bots play many games, and count."""
    from grasse.cli.sim import run

    run(**given)


@grasse.command()
@click.argument("game")
@click.option(
    "--bots",
    required=True,
    help="Who meets, such as strong@0.3s,solid,easy: levels, or random; @0.3s is the time for a "
    "decision, @200 the samples, solid*3 three of them. More than play at a table meet in all "
    "combinations; one alone plays against itself.",
)
@click.option("--players", type=int, help="At each table; as few as the game allows unless told.")
@click.option(
    "--games",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="In all, rounded up: each deal is played in all seatings.",
)
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--seed", default="1", show_default=True, help="The same seed, the same deals.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
@click.option("--plot", type=click.Path(path_type=Path), help="Draw the ratings, as SVG.")
@click.option("--dask", metavar="ADDRESS", help="Play on the Dask cluster of this scheduler.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="Where the games are kept, a JSON line each; in GRASSE_HOME unless told.",
)
@click.option(
    "--record",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write each game to a file of its own in this folder; grasse dataset reads them.",
)
def arena(**given: Any) -> int:
    """Let bots meet, each deal in every seating, and rate them.

    What is played is kept: the same command goes on where it was interrupted, and a larger number
    of games plays only those that are missing. Time is CPU time of the one who thinks.
    """
    from grasse.cli.arena import run

    return run(**given)


@grasse.command()
@click.argument("game")
@click.option("--players", type=int, help="How many play; as many as there are bots unless told.")
@click.option("--games", type=click.IntRange(1), default=200, show_default=True)
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="Who plays, as in the arena: one for all seats, or one for each.",
)
@click.option(
    "--rules",
    "by_rule",
    type=click.IntRange(0),
    help="Games for each house rule, on the same deals; a tenth of --games unless told.",
)
@click.option("--seed", default="1", show_default=True, help="The same seed, the same games.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="The page with tables and plots; lab.html here unless told, with --json none.",
)
@click.option(
    "--record",
    type=click.Path(path_type=Path),
    help="Where the games are kept, a JSON line each; in GRASSE_HOME unless told.",
)
def lab(**given: Any) -> int:
    """What many games among bots tell of a game: seats, length, points, pieces, house rules.

    What is played is kept: the same command goes on where it was interrupted.
    """
    from grasse.cli.lab import run

    return run(**given)


@grasse.command()
@click.argument("path", type=click.Path(path_type=Path))
@click.option("--at", type=click.IntRange(0), help="Show the table after so many actions.")
@click.option("--lang", help="en, fr, es, it or de; your system's language unless told.")
def replay(path: Path, at: int | None, lang: str | None) -> None:
    """Tell the story of a game file, or show its table at one moment."""
    from grasse.cli.files import replay

    replay(path, at, lang)


@grasse.command()
@click.argument("path", type=click.Path(path_type=Path), metavar="FILE")
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=60,
    show_default=True,
    help="At most; what is known by then is the report.",
)
@click.option(
    "--samples",
    type=click.IntRange(1),
    help="Worlds that each moment is looked at in, however long it takes: the same to the bit.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="The page; report.html here unless told, with --json none.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
@click.option("--lang", help="en, fr, es, it or de; your system's language unless told.")
def report(**given: Any) -> int:
    """Where a finished game was won: chances, luck, and the decisions that cost most.

    Ctrl-C ends it with what there is so far.
    """
    from grasse.cli.report import run

    return run(**given)


@grasse.command(context_settings={"ignore_unknown_options": True})
@click.option("--all", "tables", is_flag=True, help="All tables of the server; --data, --database.")
@click.argument("path", nargs=-1, type=click.UNPROCESSED, metavar="FILE")
def verify(tables: bool, path: tuple[str, ...]) -> None:
    """Check a finished game: every draw, every action, the result. Exit 0 or 1."""
    from importlib.metadata import entry_points

    from grasse.cli.files import verify

    if tables:
        (every,) = entry_points(group="grasse.verify", name="all")
        every.load().main(list(path), "grasse verify --all", standalone_mode=False)
    elif len(path) != 1 or path[0].startswith("-"):
        raise click.UsageError("name one file, or say --all")
    else:
        verify(Path(path[0]))


@grasse.command()
@click.argument("game", metavar="GAME|RULE")
@click.argument("rule", required=False)
@click.option("--lang", help="en, fr, es, it or de; your system's language unless told.")
def rules(game: str, rule: str | None, lang: str | None) -> None:
    """The rules of a game; one of them, such as PF-SELL-04, or a ruling, such as AMB-14, with the
    game or without it; or those of a game with a word in them."""
    from grasse.cli.files import rules

    rules(game, rule, lang)


@grasse.command()
@click.argument("game")
@click.option("--players", type=int, default=2, show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--depth", type=click.IntRange(0), default=4, show_default=True)
def perft(game: str, players: int, seed: str, depth: int) -> None:
    """Count all sequences of actions from a set-up position: numbers that pin the rules."""
    from grasse.cli.files import perft

    perft(game, players, seed, depth)


@grasse.command()
@click.option(
    "--steadiness",
    type=click.Choice(["steady", "normal", "shaky"]),
    default="normal",
    show_default=True,
    help="Of the hands at the table.",
)
@click.option("--throws", type=click.IntRange(1), default=250, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--crowded", is_flag=True, help="At bowls in which up to three chips lie.")
def throws(**given: Any) -> None:
    """Measure how often throws of Safranito hit, and how often they knock a chip out."""
    from grasse.cli.throws import run

    run(**given)


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; what is refused is one line on standard error."""
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # always a TextIOWrapper
    try:
        code = grasse.main(arguments, prog_name="grasse", standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        sys.exit(0)
    except click.ClickException as error:
        click.echo(f"grasse: {error.format_message()}", err=True)
        sys.exit(2)
    except GrasseError as error:
        click.echo(f"grasse: {error}", err=True)
        sys.exit(1)
    except (KeyboardInterrupt, click.Abort):
        click.echo("grasse: interrupted", err=True)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)
