"""Long runs of what the suite does in short.

    python -m tests.soak leaks --pairs 1000000
    python -m tests.soak fuzz --games 10000 --game parfum --players 2,3,4
    python -m tests.soak bits --changes 10000
    python -m tests.soak frames --count 10000
    python -m tests.soak sends --count 100000
    python -m tests.soak kill --count 1000
    python -m tests.soak kill --count 200 --database postgres
    python -m tests.soak flakes --runs 10

`frames` sends nonsense to a server, over HTTP and the socket, and says what memory it took; `sends`
sends commands twice, too late, too early and in disorder; `kill` ends servers with `kill -9` while
people play. All three start a server of their own. `flakes` runs all tests ten times, three of them
beside processes that keep every core busy, and says which test failed in which run; --out is where
the output of each run is kept.

Each shows its progress and can be stopped with Ctrl-C: it then says what was done so far. The exit
code is 1 if anything was found. A failure is written as a game file, which `grasse.load` opens, and
its path is printed. The same --seed gives the same pieces of work, whatever --jobs is.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import grasse
from grasse.bots import among_bots
from grasse.kernel import NATURE, Action, Dice, Game, Match, Position, file
from tests.bits import undetected
from tests.golden_playthroughs import golden_games
from tests.leaks import compare
from tests.play import at_random, lopsidedly, sensibly, some_actions, some_options

Case = tuple[str, int]
PICKS = (at_random, sensibly, at_random, lopsidedly)


@dataclass
class Done:
    """What one piece of work did."""

    count: int = 0
    """In the unit that was asked for: pairs, games or changes."""
    actions: int = 0
    problems: list[str] = field(default_factory=list)


# The pieces of work; each runs in a process of its own


def leaks(case: Case, seed: int, folder: str) -> Done:
    """A stretch of a game beside its shadows; of every third the options are drawn at random."""
    name, seats = case
    game = grasse.find(name)
    chance = Dice(f"leaks options {seed}")
    report = compare(
        game,
        seats,
        seed,
        options=some_options(game, chance) if seed % 3 == 2 else None,
        skip=chance.below("skip", 8) * 300,
        actions=400,
        tried=_tried(name, seats),
        pick=PICKS[seed % len(PICKS)],
    )
    done = Done(report.pairs, problems=report.problems[:3])
    if done.problems and report.truth is not None:
        path = _write(report.truth, folder, f"leak-{name}-{seats}-{seed}")
        done.problems.append(f"written to {path}")
    return done


@cache
def _tried(name: str, seats: int) -> list[Action]:
    return some_actions(name, seats, 20)


def fuzz(case: Case, seed: int, folder: str) -> Done:
    """One whole random game; every third with options drawn at random."""
    name, seats = case
    game = grasse.find(name)
    chance = Dice(f"fuzz {name} {seats} {seed}")
    options = among_bots(game, some_options(game, chance) if seed % 3 == 2 else {})
    pick = PICKS[seed % len(PICKS)]
    check = invariants(name)
    actions: list[Action] = []
    position = game.start(seats, options)
    position.tell = lambda *_, **__: None  # so that what is told is computed
    tried: Action | None = None
    with Caught() as caught:
        while position.to_act is not None:
            _check_state(position, game, len(actions))
            check(position)
            tried = pick(position, chance)
            position.play(tried)
            actions.append(tried)
        check(position)
        assert position.result() is not None, "the game is over without a result"
    if caught.error is None:
        return Done(1, len(actions))
    title = f"fuzz-{name}-{seats}-{seed}"
    path = _write(replayed(game, seats, options, actions, title), folder, title)
    trace = traceback.extract_tb(caught.error.__traceback__)[-1]
    what = (
        f"{name}, {seats} players, seed {seed}, after {len(actions)} actions, playing {tried}: "
        f"{type(caught.error).__name__}: {caught.error} ({trace.filename}:{trace.lineno})"
    )
    return Done(1, len(actions), [what, f"written to {path}"])


class Caught:
    """Keeps what is raised in its block, whatever it is: that is what a fuzzer looks for."""

    error: Exception | None = None

    def __enter__(self) -> Caught:
        return self

    def __exit__(self, _kind: object, error: object, _trace: object) -> bool:
        self.error = error if isinstance(error, Exception) else None
        return self.error is not None


def _check_state(position: Position, game: Game[Any], played: int) -> None:
    options = position.options()
    assert options, "somebody is to act and can do nothing"
    assert len(set(options)) == len(options), "an option is there twice"
    assert position.to_act == NATURE or position.to_act in range(position.seats)
    assert position.result() is None, "there is a result while somebody is to act"
    assert played < game.longest, "the game takes too long"


def invariants(name: str) -> Callable[[Position], object]:
    """The game's own: `check` of tests/games/<game>/invariants.py, which raises; or nothing."""
    module = f"tests.games.{name.replace('-', '_')}.invariants"
    if importlib.util.find_spec(module) is None:
        return lambda _: None
    check: Callable[[Position], object] = importlib.import_module(module).check
    return check


def replayed(
    game: Game[Any], seats: int, options: dict[str, object], actions: list[Action], title: str
) -> Match[Any]:
    """The match up to the failure, as a table with Nature given by hand."""
    names = [f"seat {n + 1}" for n in range(seats)]
    match = Match(game, game.start(seats, options), names, id=title, nature="given")
    for action in actions:
        match.play(action)
    return match


def _write(match: Match[Any], folder: str, title: str) -> Path:
    path = Path(folder) / f"{title}.json"
    file.write(path, match.record())
    return path


BITS_IN_A_PIECE = 50


def bits(case: Case, seed: int, folder: str) -> Done:
    """Single-bit changes of one of the golden games."""
    games = golden_games(case[0])
    raw = games[seed % len(games)].read_bytes()
    problems = []
    for number, changed in enumerate(undetected(raw, BITS_IN_A_PIECE, seed)):
        path = Path(folder) / f"bit-{case[0]}-{seed}-{number}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(changed)
        problems.append(f"a changed bit was not seen, written to {path}")
    return Done(BITS_IN_A_PIECE, problems=problems)


# Against a server of one's own


def frames(arguments: argparse.Namespace) -> int:
    """Malformed messages and requests."""
    from tests.server.frames import torment

    with _server(arguments.out) as server, Progress(arguments.count, "frames") as progress:
        torment(server, 500, arguments.seed - 1)  # so that everything is loaded
        before, begin = server.memory(), time.monotonic()
        done = torment(server, arguments.count, arguments.seed, lambda sent: progress.show(sent, 0))
        after = server.memory()
    for problem in done.problems:
        print(problem)
    found = f"{len(done.problems)} problems" if done.problems else "nothing wrong"
    print(
        f"{done.sent} frames and requests in {time.monotonic() - begin:.0f} s, "
        f"{done.reconnects} connections closed by the server; memory "
        f"{before / 1e6:.1f} MB before, {after / 1e6:.1f} MB after: {found}"
    )
    return 1 if done.problems else 0


def sends(arguments: argparse.Namespace) -> int:
    """Commands that come twice, late, early and in disorder."""
    from tests.server.restless import hurry

    sent = counted = number = 0
    problems: list[str] = []
    begin = time.monotonic()
    with _server(arguments.out) as server, Progress(arguments.count, "sends") as progress:
        while sent < arguments.count and not problems:
            game = grasse.names()[number % len(grasse.names())]
            left = min(3000, arguments.count - sent)
            done = hurry(server, game, left, Dice(f"sends {arguments.seed} {number}"))
            sent, counted, number = sent + done.sent, counted + len(done.done), number + 1
            problems += done.problems
            progress.show(sent, len(problems))
    for problem in problems:
        print(problem)
    found = f"{len(problems)} problems" if problems else "nothing wrong"
    seconds = time.monotonic() - begin
    print(f"{sent} sends at {number} tables, {counted} counted, in {seconds:.0f} s: {found}")
    return 1 if problems else 0


@contextmanager
def _server(out: str) -> Iterator[Any]:
    from tests.server.serving import Server

    Path(out).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="grasse-soak-") as folder:
        server = Server(Path(folder) / "data", Path(out) / "server.log")
        server.start()
        try:
            yield server
        finally:
            server.stop()


# Running them


Work = Callable[[Case, int, str], Done]


def pieces(cases: list[Case], seed: int) -> Iterator[tuple[Case, int]]:
    """Work without end: one game and number of players after the other."""
    number = 0
    while True:
        yield cases[number % len(cases)], seed + number // len(cases)
        number += 1


def run(
    work: Work,
    cases: list[Case],
    goal: int,
    unit: str,
    arguments: argparse.Namespace,
    piece: int | None = None,
) -> int:
    """Do pieces of work until the goal is reached; what was found goes to standard output.

    `piece` is how much a piece does where that is known beforehand.
    """
    total = Done()
    begin = time.monotonic()
    todo = pieces(cases, arguments.seed)
    interrupted = False
    with Progress(goal, unit) as progress, _pool(arguments.jobs) as pool:
        running: set[Future[Done]] = set()
        given_out = 0
        try:
            while total.count < goal:
                while len(running) < 2 * arguments.jobs and given_out * (piece or 0) < goal:
                    case, seed = next(todo)
                    running.add(pool.submit(work, case, seed, arguments.out))
                    given_out += 1
                ready, running = wait(running, return_when=FIRST_COMPLETED)
                for future in ready:
                    done = future.result()
                    total.count += done.count
                    total.actions += done.actions
                    total.problems += done.problems
                    for problem in done.problems:
                        print(problem, flush=True)
                progress.show(total.count, len(total.problems))
        except KeyboardInterrupt:
            interrupted = True
        pool.shutdown(wait=False, cancel_futures=True)
    seconds = time.monotonic() - begin
    actions = f", {total.actions} actions" if total.actions else ""
    found = f"{len(total.problems)} lines of problems" if total.problems else "nothing wrong"
    stopped = ", stopped by hand" if interrupted else ""
    print(f"{total.count} {unit}{actions} in {seconds:.0f} s: {found}{stopped}")
    return 1 if total.problems else 0


def _pool(jobs: int) -> ProcessPoolExecutor:
    # Ctrl-C is for us; the workers end with the pool.
    return ProcessPoolExecutor(
        jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    )


class Progress:
    """A bar on a terminal, a line now and then elsewhere, on standard error."""

    def __init__(self, goal: int, unit: str) -> None:
        self.goal = goal
        self.unit = unit
        self.bar: Any = None
        self.task: Any = None
        self.told = time.monotonic()

    def __enter__(self) -> Progress:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
            from rich.progress import Progress as Bar

            console = Console(stderr=True)
            columns = (BarColumn(), MofNCompleteColumn(), self.unit, TimeRemainingColumn())
            self.bar = Bar(*columns, console=console)
            self.task = self.bar.add_task(self.unit, total=self.goal)
            self.bar.start()
        return self

    def show(self, count: float, problems: int) -> None:
        if self.bar is not None:
            self.bar.update(self.task, completed=min(count, self.goal))
        elif time.monotonic() - self.told > 10:
            self.told = time.monotonic()
            print(f"{count:.10g} of {self.goal} {self.unit}, {problems} problems", file=sys.stderr)

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.stop()


def run_kills(arguments: argparse.Namespace) -> int:
    """`kill -9` of the server under load; a count of kills, not of pieces for several processes."""
    from tests.server.kills import Outcome, kill  # the other runs do without a server
    from tests.server.postgres import Server

    begin = time.monotonic()
    postgres = Server() if arguments.database == "postgres" else None
    with Progress(arguments.count, "kills") as progress:

        def show(outcome: Outcome) -> None:
            progress.show(outcome.kills, len(outcome.problems))

        outcome = kill(
            arguments.count,
            tables=arguments.tables,
            postgres=postgres,
            seed=arguments.seed,
            progress=show,
            problem=lambda text: print(text, flush=True),
        )
    if postgres:
        postgres.stop()
    problems = len(outcome.problems)
    found = f"{problems} problems" if problems else "nothing lost, nothing doubled"
    stopped = ", stopped by hand" if outcome.kills < arguments.count and not problems else ""
    print(f"{outcome}, in {time.monotonic() - begin:.0f} s: {found}{stopped}")
    return 1 if problems else 0


def flakes(arguments: argparse.Namespace) -> int:
    """Tests that fail now and then."""
    from tests.flakes import Found, hunt, told

    found, begin, stopped = Found(), time.monotonic(), False
    busy = arguments.runs * 3 // 10 if arguments.busy is None else arguments.busy
    with Progress(arguments.runs, "runs") as progress:
        try:
            hunt(arguments.tests, arguments.runs, busy, Path(arguments.out), found, progress.show)
        except KeyboardInterrupt:
            stopped = True
    print("\n".join(told(found, begin, stopped)))
    return 1 if found.problems else 0


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tests.soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--game", choices=grasse.names(), help="only this game")
    shared.add_argument("--players", help="only these numbers of players, such as 2,4")
    shared.add_argument("--seed", type=int, default=0)
    shared.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    shared.add_argument("--out", default=str(Path(tempfile.gettempdir()) / "grasse-soak"))
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("leaks", parents=[shared]).add_argument("--pairs", type=int, default=10**6)
    commands.add_parser("fuzz", parents=[shared]).add_argument("--games", type=int, default=10_000)
    commands.add_parser("bits", parents=[shared]).add_argument(
        "--changes", type=int, default=10_000
    )
    kills = commands.add_parser("kill")
    kills.add_argument("--count", type=int, default=1000)
    kills.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    kills.add_argument("--tables", type=int, default=6)
    kills.add_argument("--seed", type=int, default=0)
    commands.add_parser("frames", parents=[shared]).add_argument(
        "--count", type=int, default=10_000
    )
    commands.add_parser("sends", parents=[shared]).add_argument(
        "--count", type=int, default=100_000
    )
    again = commands.add_parser("flakes")
    again.add_argument("tests", nargs="*", help="only these, such as tests/server; else all")
    again.add_argument("--runs", type=int, default=10, help="how often; 10 times unless told")
    again.add_argument("--busy", type=int, help="so many of the runs on busy cores; 3 in 10")
    again.add_argument(
        "--out",
        default=str(Path(tempfile.gettempdir()) / "grasse-flakes"),
        help="the folder for what each run says",
    )
    arguments = parser.parse_args(given)
    if arguments.command == "flakes":
        if arguments.runs < 1:
            parser.error("--runs must be at least 1")
        return flakes(arguments)
    if arguments.command in ("frames", "sends"):
        return {"frames": frames, "sends": sends}[arguments.command](arguments)
    if arguments.command == "kill":
        return run_kills(arguments)
    try:
        players = [int(word) for word in (arguments.players or "").split(",") if word]
    except ValueError:
        parser.error(f"--players {arguments.players}: numbers with commas between them")
    cases = [
        (name, seats)
        for name in ([arguments.game] if arguments.game else grasse.names())
        for seats in grasse.find(name).seats
        if not players or seats in players
    ]
    if not cases:
        parser.error(f"there is no game for {arguments.players} players")
    if arguments.jobs < 1:
        parser.error("--jobs must be at least 1")
    if arguments.command == "leaks":
        return run(leaks, cases, arguments.pairs, "pairs", arguments)
    if arguments.command == "fuzz":
        return run(fuzz, cases, arguments.games, "games", arguments, 1)
    names = list(dict.fromkeys(name for name, _ in cases))
    cases = [(name, 0) for name in names]
    return run(bits, cases, arguments.changes, "changes", arguments, BITS_IN_A_PIECE)


if __name__ == "__main__":
    sys.exit(main())
