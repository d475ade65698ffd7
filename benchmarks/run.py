"""Grasse beside a peer in the same run: `./play bench`.

A round measures catanatron (in a process and environment of its own, see `peer.py`) and every
registered game, a short slice each, one behind the other: first the decisions of all, then the
copies of all. So the slices of a round meet the same weather on the machine, and the ratio is taken
in each round by itself; what is shown is the median of the rounds. Both sides play whole 4-player
games from the set-up on, choose uniformly among the legal actions in the same way, the cheapest
that was found (20 bits, scaled), and are timed in CPU seconds of their process with the garbage
collector on.

Only the players' decisions are counted. Nature's take their time all the same, and are listed
apart.

Where there is a compiled build (`./play compiled`), it is measured beside plain Python in the same
rounds: this file runs a second time, in that build, and is asked as the peer is.
"""

import argparse
import json
import os
import platform
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from grasse import bots, compiled
from grasse.bots.arena import play_one
from grasse.bots.rollout import play_at_random, play_out
from grasse.games import FOLDERS, find
from grasse.kernel import NATURE, Action, Dice, Game, Match, Position

SEATS = 4
DECISIONS_BAR = 10.0
SIMULATED = {"safranito"}
"""Games in which a decision may need a simulation: their bar is in benchmarks/throws.py."""
COPIES_BAR = 20.0
COMPILED_BARS = {"decisions": 2.0, "rollouts": 2.5}
"""How many times plain Python the compiled build is to reach."""
COMPILED_LABELS = {
    "decisions": "decisions",
    "copies": "copies",
    "rollouts": "solid decisions",
}
COMPILED_COPIES = 800_000
"""Copies a second that it is to make."""
RECORDED_GAMES = 8
POSITIONS_PER_GAME = 64

BEST = {"imagine_microseconds", "solid_milliseconds"}
"""Measures of which the best slice is shown, too."""

SHORTEST_SLICE = 0.05
MOST_ROUNDS = 21

# What a shell reports for a command that Ctrl-C ended.
INTERRUPTED = 130

Slices = dict[str, list[float]]
Sweep = Callable[[], int]


class PeerError(Exception):
    """The peer's environment is missing or does not answer."""


@dataclass
class Samples:
    """What one side measured, slice by slice."""

    slices: Slices = field(default_factory=dict)

    def add(self, measure: str, value: float) -> None:
        """Add a slice's figure."""
        self.slices.setdefault(measure, []).append(value)

    def keep(self, rounds: int) -> None:
        """Forget what a round left unfinished."""
        for values in self.slices.values():
            del values[rounds:]

    def median(self, measure: str) -> float:
        """The figure that stands for all slices."""
        return median(self.slices[measure])


class Process:
    """Another process that measures, and answers each line that it is asked."""

    def __init__(self, what: str, command: list[str], **variables: str) -> None:
        self._what = what
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env={**os.environ, **variables},
            )
        except OSError as error:
            raise PeerError(f"cannot start {what}: {error}") from error
        self.about: dict[str, str] = json.loads(self._answer())

    def ask(self, *words: object) -> float:
        """What it measured."""
        assert self._process.stdin is not None
        print(*words, file=self._process.stdin, flush=True)
        return float(self._answer())

    def _answer(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            _, said = self._process.communicate()
            last = said.strip().splitlines()[-1:] or [f"exit code {self._process.returncode}"]
            raise PeerError(f"{self._what} failed: {last[0]}")
        return line

    def end(self) -> None:
        """Nothing more is asked."""
        self._process.communicate()


class Peer:
    """Catanatron, as its own process measures it."""

    name = "catanatron"

    def __init__(self, python: str) -> None:
        script = Path(__file__).with_name("peer.py")
        self._process = Process("the peer's python", [python, "-I", str(script)])
        self.samples = Samples()
        self.version = self._process.about["version"]
        self.python_version = self._process.about["python"]
        self.end = self._process.end

    def measure(self, what: str, seconds: float) -> None:
        """Add a slice."""
        self.samples.add(f"{what}_per_second", self._process.ask(what, seconds))


class Compiled:
    """The compiled build, as a process that runs in it measures it."""

    def __init__(self) -> None:
        command = [sys.executable, __file__, "--answer"]
        self._process = Process("the compiled build", command, GRASSE_BUILD="")
        self.build = self._process.about["build"]
        self.samples = {name: Samples() for name in FOLDERS}
        self.end = self._process.end

    def measure(self, name: str, what: str, seconds: float) -> None:
        """Add a slice."""
        figure = self._process.ask(name, what, seconds)
        self.samples[name].add(f"{what}_per_second", figure)


def compiled_beside() -> Compiled | None:
    """The compiled build, if there is one of these sources."""
    found = Compiled()
    if found.build == "compiled":
        return found
    found.end()
    print(f"bench: no compiled build to measure, but {found.build}", file=sys.stderr)
    return None


def answer() -> None:
    """Be the process of `Compiled`: say which build runs, then measure what is asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asks decides when it ends
    print(json.dumps({"build": compiled.in_words()}), flush=True)
    games: dict[str, Ours] = {}
    for line in iter(sys.stdin.readline, ""):
        name, what, seconds = line.split()
        ours = games.get(name) or games.setdefault(name, Ours(name))
        ours.measure(what, float(seconds))
        print(ours.samples.slices[f"{what}_per_second"][-1], flush=True)


@dataclass
class Playouts:
    """A count of what random play did."""

    games: int = 0
    decisions: int = 0
    nature: int = 0


class Ours:
    """One game of Grasse and its measures."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.samples = Samples()
        self.playouts = Playouts()
        self._game = find(name)
        self._generator = random.Random(1)
        self._dice = Dice(self._generator)
        recorded = [
            recorded_game(self._game, self._generator, self._dice) for _ in range(RECORDED_GAMES)
        ]
        self._recorded = [actions for actions, _ in recorded]
        self._positions = [position for _, seen in recorded for position in seen]
        self._thoughts = Thoughts(self._game)
        self._rollouts = Rollouts(self._game)
        self._sims = Sims(name)

    def measure(self, what: str, seconds: float) -> None:
        """Add a slice of what the peer or the compiled build measures too."""
        if what == "copies":
            self.samples.add("copies_per_second", rate(copies(self._positions), seconds))
            return
        if what == "rollouts":
            self.samples.add("rollouts_per_second", self._rollouts.rate())
            return
        count, elapsed = play_games(self._game, self._generator, self._dice, seconds)
        self.playouts.games += count.games
        self.playouts.decisions += count.decisions
        self.playouts.nature += count.nature
        self.samples.add("decisions_per_second", count.decisions / elapsed)
        self.samples.add("nature_per_second", count.nature / elapsed)

    def measure_alone(self, seconds: float) -> None:
        """Add a slice of each measure without a bar."""
        game, positions = self._game, self._positions
        seated = list(zip(positions, cycle(range(SEATS)), strict=False))
        add = self.samples.add
        add("resamples_per_second", rate(resamples(seated, self._dice), seconds))
        add("view_json_microseconds", 1e6 / view_rate(seated, seconds))
        add("dump_load_microseconds", 1e6 / rate(dumps(game, positions), seconds))
        add("key_microseconds", 1e6 / rate(keys(positions), seconds))
        add("replay_actions_per_second", rate(replays(game, self._recorded), seconds))
        add("imagine_microseconds", 1e6 / rate(imaginings(game, positions, self._dice), seconds))
        add("solid_milliseconds", 1e3 * self._thoughts.mean_time(seconds))
        add("sim_share", self._sims.rate(seconds) / self.samples.slices["decisions_per_second"][-1])

    def ratio(self, measure: str, peer: Peer) -> float:
        """How many times the peer's figure ours is, in the middle one of the rounds."""
        pairs = zip(self.samples.slices[measure], peer.samples.slices[measure], strict=True)
        return median([ours / theirs for ours, theirs in pairs])


class Thoughts:
    """Greedy bots, two of them, game after game."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._bot = bots.find("solid", game)
        self._dice = Dice("thoughts")
        self._match = self._next_match()

    def _next_match(self) -> Match[Any]:
        start = self._game.start(2, bots.among_bots(self._game, {}))
        return Match(self._game, start, ["one", "other"])

    def mean_time(self, seconds: float) -> float:
        """CPU seconds for a decision in which there is a choice, over about so many seconds."""
        thought = 0.0
        decisions = 0
        while thought < seconds:
            if self._match.to_act is None:
                self._match = self._next_match()
            start = process_time()
            action = bots.decide(self._match, self._bot, self._dice)
            if len(self._match.options) > 1:
                thought += process_time() - start
                decisions += 1
            self._match.play(action)
        return thought / decisions


class Rollouts:
    """Two solid bots play on to the end, as in a search: one game after the other, each the same
    in every build."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._bots = [bots.find("solid", game)] * 2
        self._number = 0

    def rate(self) -> float:
        """Decisions a second in the next game."""
        dice = Dice(f"rollout {self._number}")
        position = self._game.start(2, bots.among_bots(self._game, {}))
        self._number += 1
        start = process_time()
        decisions, _ = play_out(position, self._bots, dice, dice)
        return decisions / (process_time() - start)


class Sims:
    """`grasse sim` with random bots, as one process of it runs."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._number = 0

    def rate(self, seconds: float) -> float:
        """Decisions a second in whole games."""
        decisions = 0
        start = process_time()
        while True:
            decisions += play_one(self._name, ["random"] * SEATS, "bench", self._number).decisions
            self._number += 1
            elapsed = process_time() - start
            if elapsed >= seconds:
                return decisions / elapsed


def recorded_game(
    game: Game[Any], generator: random.Random, dice: Dice
) -> tuple[list[Action], list[Position]]:
    """Play one random game: all its actions, and positions spread evenly over its decisions."""
    position = game.start(seats=SEATS)
    actions = []
    seen = []
    while (seat := position.to_act) is not None:
        if seat == NATURE:
            action = position.draw(dice)
        else:
            seen.append(position.copy())
            action = generator.choice(position.options())
        actions.append(action)
        position.play(action)
    return actions, seen[:: max(1, len(seen) // POSITIONS_PER_GAME)]


def play_games(
    game: Game[Any], generator: random.Random, dice: Dice, seconds: float
) -> tuple[Playouts, float]:
    """Play whole random games until `seconds` of CPU time have passed."""
    bits = generator.getrandbits
    games = decisions = nature = 0
    start = process_time()
    while True:
        made, drawn = play_at_random(game.start(seats=SEATS), dice, bits)
        decisions += made
        nature += drawn
        games += 1
        elapsed = process_time() - start
        if elapsed >= seconds:
            return Playouts(games, decisions, nature), elapsed


def rate(sweep: Sweep, seconds: float) -> float:
    """Repeat a sweep until `seconds` of CPU time have passed: operations per second."""
    operations = 0
    start = process_time()
    while True:
        operations += sweep()
        elapsed = process_time() - start
        if elapsed >= seconds:
            return operations / elapsed


def copies(positions: list[Position]) -> Sweep:
    """Copy each position."""

    def sweep() -> int:
        for position in positions:
            position.copy()
        return len(positions)

    return sweep


def resamples(seated: list[tuple[Position, int]], dice: Dice) -> Sweep:
    """Resample each position for the seat beside it."""

    def sweep() -> int:
        for position, seat in seated:
            position.resample(seat, dice)
        return len(seated)

    return sweep


def view_rate(seated: list[tuple[Position, int]], seconds: float) -> float:
    """Views made and written as JSON, per second.

    Each is made of a fresh copy, taken while the clock stands still: a position remembers its
    options, and the view that a table sends after an action finds none to remember.
    """
    encode = msgspec.json.Encoder().encode
    made = 0
    elapsed = 0.0
    while elapsed < seconds:
        fresh = [(position.copy(), seat) for position, seat in seated]
        start = process_time()
        for position, seat in fresh:
            encode(position.view(seat))
        elapsed += process_time() - start
        made += len(fresh)
    return made / elapsed


def dumps(game: Game[Any], positions: list[Position]) -> Sweep:
    """Dump each position and load it again."""
    load = game.load

    def sweep() -> int:
        for position in positions:
            load(position.dump())
        return len(positions)

    return sweep


def keys(positions: list[Position]) -> Sweep:
    """Hash each position."""

    def sweep() -> int:
        for position in positions:
            position.key()
        return len(positions)

    return sweep


def imaginings(game: Game[Any], positions: list[Position], dice: Dice) -> Sweep:
    """Imagine each position from the view of the one to act."""
    views = [position.view(position.to_act) for position in positions]

    def sweep() -> int:
        for view in views:
            game.imagine(view, dice)
        return len(views)

    return sweep


def replays(game: Game[Any], games: list[list[Action]]) -> Sweep:
    """Play recorded games again, Nature's actions included."""

    def sweep() -> int:
        for actions in games:
            play = game.start(seats=SEATS).play
            for action in actions:
                play(action)
        return sum(map(len, games))

    return sweep


def plan(seconds: float, games: int) -> tuple[int, float]:
    """How many rounds, and how long a slice, fill about `seconds` with so many games.

    A round is two slices of the peer, and for each game two slices and eight fifths of one.
    The number of rounds is odd, so that a median was measured.
    """
    rounds = max(3, min(MOST_ROUNDS, int(seconds / 3) | 1))
    return rounds, max(SHORTEST_SLICE, seconds / rounds / (2 + 3.6 * games))


def measure(
    peer: Peer,
    fast: Compiled | None,
    games: list[Ours],
    rounds: int,
    seconds: float,
    console: Console,
) -> int:
    """Measure round by round, `seconds` a slice, and return how many rounds are complete.

    Ctrl-C ends the measuring; what the complete rounds found is kept.
    """
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    done = 0
    hidden = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as progress:
        task = progress.add_task("", total=rounds)
        try:
            while done < rounds:
                progress.update(task, description=f"round {done + 1} of {rounds}")
                for what in ("decisions", "copies"):
                    peer.measure(what, seconds)
                    for ours in games:
                        beside(ours, fast, what, seconds)
                for ours in games if fast else ():
                    beside(ours, fast, "rollouts", seconds)
                for ours in games:
                    ours.measure_alone(seconds / 5)
                progress.advance(task)
                done += 1
        except KeyboardInterrupt:
            measured = [peer.samples, *(ours.samples for ours in games)]
            for samples in [*measured, *(fast.samples.values() if fast else ())]:
                samples.keep(done)
    return done


def beside(ours: Ours, fast: Compiled | None, what: str, seconds: float) -> None:
    """A slice in plain Python and, if there is one, in the compiled build."""
    ours.measure(what, seconds)
    if fast is not None:
        fast.measure(ours.name, what, seconds)


def compare(ours: Ours, fast: Compiled) -> dict[str, Any]:
    """What the compiled build reached in a game: the figures, and how many times plain Python."""
    samples = fast.samples[ours.name]
    found: dict[str, Any] = {}
    for what in ("decisions", "copies", "rollouts"):
        pairs = zip(
            samples.slices[f"{what}_per_second"],
            ours.samples.slices[f"{what}_per_second"],
            strict=True,
        )
        ratio = median([one / other for one, other in pairs])
        figure = samples.median(f"{what}_per_second")
        reached = (
            ratio >= COMPILED_BARS[what] if what in COMPILED_BARS else (figure >= COMPILED_COPIES)
        )
        found[what] = {"per_second": figure, "ratio": ratio, "reached": reached}
    return found


def report(peer: Peer, fast: Compiled | None, games: list[Ours], rounds: int) -> dict[str, Any]:
    """Everything measured, as plain data."""

    def side(samples: Samples) -> dict[str, Any]:
        return {measure: samples.median(measure) for measure in samples.slices}

    measured = {}
    for ours in games:
        decisions_ratio = ours.ratio("decisions_per_second", peer)
        copies_ratio = ours.ratio("copies_per_second", peer)
        measured[ours.name] = side(ours.samples) | {
            "decisions_per_game": ours.playouts.decisions / ours.playouts.games,
            "nature_per_game": ours.playouts.nature / ours.playouts.games,
            "decisions_ratio": decisions_ratio,
            "decisions_bar": 0.0 if ours.name in SIMULATED else DECISIONS_BAR,
            "copies_ratio": copies_ratio,
            "copies_bar": COPIES_BAR,
            "compiled": compare(ours, fast) if fast else None,
            "passed": copies_ratio >= COPIES_BAR
            and (ours.name in SIMULATED or decisions_ratio >= DECISIONS_BAR),
            "slices": ours.samples.slices,
        }
    return {
        "python": platform.python_version(),
        "players": SEATS,
        "rounds": rounds,
        "build": compiled.in_words(),
        "peer": {"name": peer.name, "version": peer.version, "python": peer.python_version}
        | side(peer.samples)
        | {"slices": peer.samples.slices},
        "games": measured,
        "passed": all(figures["passed"] for figures in measured.values()),
    }


def show(figures: dict[str, Any], console: Console) -> None:
    """Print a small table for each game."""
    peer = figures["peer"]
    for name, ours in figures["games"].items():
        table = Table(title=f"{name}, {figures['players']} players, random play")
        table.add_column("")
        for heading in (f"{peer['name']} {peer['version']}", "grasse", "ratio", "bar"):
            table.add_column(heading, justify="right")
        table.add_column("")
        for label, measure, kind in (
            ("decisions/s", "decisions_per_second", "decisions"),
            ("copies/s", "copies_per_second", "copies"),
        ):
            ratio, bar = ours[f"{kind}_ratio"], ours[f"{kind}_bar"]
            table.add_row(
                label,
                f"{peer[measure]:,.0f}",
                f"{ours[measure]:,.0f}",
                f"{ratio:.1f}x",
                f"{bar:.0f}x" if bar else "",
                "" if not bar else "[green]pass[/]" if ratio >= bar else "[bold red]MISSED[/]",
            )
        table.add_section()
        for label, measure, unit in (
            ("Nature's decisions/s", "nature_per_second", ",.0f"),
            ("resamples/s", "resamples_per_second", ",.0f"),
            ("view + JSON, µs", "view_json_microseconds", ",.1f"),
            ("dump + load, µs", "dump_load_microseconds", ",.1f"),
            ("key(), µs", "key_microseconds", ",.1f"),
            ("replayed actions/s", "replay_actions_per_second", ",.0f"),
            ("imagine(view), µs", "imagine_microseconds", ",.1f"),
            ("solid, ms a decision (2 players)", "solid_milliseconds", ",.2f"),
            ("grasse sim, of the bare loop", "sim_share", ".0%"),
        ):
            of_all = f"best {min(ours['slices'][measure]):{unit}}" if measure in BEST else ""
            table.add_row(label, "", format(ours[measure], unit), of_all)
        if ours["compiled"]:
            table.add_section()
            for what, found in ours["compiled"].items():
                bar = f"{COMPILED_BARS[what]:.1f}x" if what in COMPILED_BARS else "800,000"
                table.add_row(
                    f"compiled: {COMPILED_LABELS[what]}/s",
                    "",
                    f"{found['per_second']:,.0f}",
                    f"{found['ratio']:.1f}x",
                    bar,
                    "[green]pass[/]" if found["reached"] else "[bold red]MISSED[/]",
                )
        console.print(table)
        console.print(
            f"a game: {ours['decisions_per_game']:.0f} decisions of players, "
            f"{ours['nature_per_game']:.0f} of Nature"
            + ("; compiled: times plain Python" if ours["compiled"] else "")
            + ("; throws are simulated, see benchmarks/throws.py" if name in SIMULATED else ""),
            highlight=False,
        )
    console.print(
        f"{figures['rounds']} rounds; medians of CPU time and of the rounds' ratios; "
        f"Python {figures['python']}, {figures['build']}"
        + ("" if figures["python"] == peer["python"] else f" (the peer: {peer['python']})"),
        highlight=False,
    )


def positive(text: str) -> float:
    """A number of seconds from the command line."""
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a positive number of seconds")
    return seconds


def main() -> int:
    """Measure, print, and return 0 when every bar is reached, 1 when one is missed."""
    parser = argparse.ArgumentParser(
        prog="bench", description="Measure every game of Grasse beside catanatron."
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--seconds", type=positive, default=60.0, help="about how long (60)")
    length.add_argument("--quick", action="store_true", help="about 10 seconds; rougher figures")
    parser.add_argument("--json", action="store_true", help="print one JSON object, no table")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.answer:
        answer()
        return 0

    python = os.environ.get("GRASSE_BENCH_PEER")
    if not python:
        print("bench: GRASSE_BENCH_PEER is not set; start with ./play bench", file=sys.stderr)
        return 2
    games = [Ours(name) for name in FOLDERS]
    rounds, seconds = plan(10.0 if arguments.quick else arguments.seconds, len(games))
    try:
        peer = Peer(python)
        fast = compiled_beside()
        done = measure(peer, fast, games, rounds, seconds, Console(stderr=True))
        for process in (peer, fast):
            if process:
                process.end()
    except PeerError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 2
    if done < rounds:
        print(f"bench: interrupted after {done} of {rounds} rounds", file=sys.stderr)
    if done == 0:
        return INTERRUPTED
    figures = report(peer, fast, games, done)
    if arguments.json:
        print(json.dumps(figures, indent=2))
    else:
        show(figures, Console())
    if done < rounds:
        return INTERRUPTED
    return 0 if figures["passed"] else 1


if __name__ == "__main__":
    sys.exit(main())
