"""How fast the table server is, with all that belongs to it: real processes, real sockets.

    python benchmarks/server.py load --tables 1000 --rate 200 --seconds 60
    python benchmarks/server.py throughput --tables 100 --seconds 300
    python benchmarks/server.py restart --tables 1000
    python benchmarks/server.py load --tables 1000 --rate 500 --attackers 10
    python benchmarks/server.py load --tables 100 --rate 50 --bots 50 --level master
    python benchmarks/server.py load --tables 100 --rate 50 --reports 2
    python benchmarks/server.py idle --tables 3000
    python benchmarks/server.py throughput --tables 100 --database postgresql://… --processes 2

Each makes a database of running games (four people at a table, all three games in turn, up to
--age decisions old), starts `grasse serve` on it and connects four sockets for each table. Players
choose at random among the options that they are shown.

`load` sends actions at a steady rate on average, at random moments and to random tables, and
measures from sending one until its `done`, and until all four sockets have the update. `throughput`
lets each table play on as soon as everybody has seen the last action. `restart` kills the server
and measures how long it takes until all are back at their tables. `idle` lets nobody come: the
players of each table have a day for a decision, and what the server needs is its memory.

With --attackers `load` is measured for --seconds without them, and for as long with them. Each does
what costs a server most, and as much of it as the limits allow: components files that are long to
read, files of the page that are asked for and not read, requests that come byte by byte. The limits
are the server's own; players and attackers come from addresses of this machine's own network
(127.1.x.x and 127.0.3.x), as if from other machines. `p99_ratio` says how many times as long the
players waited.

With --bots there are so many tables besides at which four bots play among themselves: `bots` says
how many decisions they made, how long one took from when it was asked for, waiting included, and
what share of them took longer than two seconds.

With --reports so many people open a game file and have its report worked out all the while; as many
are at work at once as the server lets.

Server and players share this machine, and the players take their part of it: their CPU time is
printed beside the server's, each as a share of one core, and so is what the attackers and other
programs took; `attackers_connections` says whether the attackers came to their limits. Any error
makes the exit code 1. Without --database an SQLite in a temporary directory is used; a
PostgreSQL database should be one to throw away afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import math
import multiprocessing
import os
import platform
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from grasse.games import FOLDERS
from grasse.kernel import Dice
from grasse.server.protocol import Pace
from tests.server.attackers import attack
from tests.server.client import Client, read_news
from tests.server.furnish import Place, furnish, new_id
from tests.server.people import Person
from tests.server.running import (
    UNLIMITED,
    NoServer,
    Running,
    ask,
    machine_cpu_seconds,
    stolen_cpu_seconds,
)

GAMES = Path(__file__).parents[1] / "tests" / "golden" / "games"
WARM_UP = 3.0
"""Seconds of play that are not counted."""
GRACE = 120.0
"""Seconds for what is under way at the end, or for everybody to sit down."""
AT_ONCE = 50
"""Connections that are made at the same time."""
INTERRUPTED = 130
ATTACKERS_NICE = 10
BOTS_EVERY = 10
"""For `restart`: one table in so many has two bots."""

LOOK = 5.0
QUIET = 0.5
"""Cores that other programs may use when a measurement begins."""

Figures = dict[str, Any]


class Job(msgspec.Struct, frozen=True):
    """What one process of players does."""

    port: int
    places: list[Place]
    seconds: float
    rate: float | None
    """Actions a second of this process; None: as many as go."""
    seed: int
    attackers: int = 0
    """That come for the second half of the time."""


class Played(msgspec.Struct):
    """What came of it: seconds for each action, and what went wrong."""

    done: list[float] = []
    attacked: list[float] = []
    """As `done`, while attackers were at it."""
    seen: list[float] = []
    late: list[float] = []
    """How much later than planned an action was sent."""
    actions: int = 0
    games: int = 0
    """That came to their end."""
    errors: list[str] = []
    cpu: float = 0.0
    seconds: float = 0.0


# The players


class Table:
    """A table and the four who play there."""

    def __init__(self, players: Players, place: Place) -> None:
        self.players = players
        self.place = place
        self.source = players.next_source()
        self.version = 0
        self.to_act: int | None = None
        self.options = msgspec.Raw(b"[]")
        self.sent = 0.0
        self.waiting = ""
        """The id of the command that is under way."""
        self.acted_on = 0
        """The version it was made on."""
        self.unseen: set[int] = set()
        """The seats that have not seen what came of it."""
        self.clients: list[Client] = []
        self.welcomes = 0

    async def sit(self) -> None:
        """Connect all four, and wait until they are welcome."""
        self.welcomes = 0
        self.clients = [self._client(seat, key) for seat, key in enumerate(self.place.keys)]
        for client in self.clients:
            async with self.players.door:
                await client.connect()
        deadline = time.monotonic() + GRACE
        while self.welcomes < len(self.clients):
            if time.monotonic() > deadline:
                raise TimeoutError(f"{self.place.game}: not everybody is welcome")
            await asyncio.sleep(0.005)

    def _client(self, seat: int, key: str) -> Client:
        return Client(
            self.players.job.port,
            self.place.id,
            key,
            lambda message: self._hear(seat, message),
            lambda: self.players.lost(self),
            source=self.source if self.players.job.attackers else None,
        )

    def _hear(self, seat: int, message: bytes) -> None:
        if message.startswith(b'{"type":"update"'):
            if self._learn(seat, message) > self.acted_on and seat in self.unseen:
                self.unseen.discard(seat)
                self._settle()
        elif message.startswith(b'{"type":"done"'):
            self.waiting = ""
            self.players.note_done(time.perf_counter() - self.sent)
            self._settle()
        elif message.startswith(b'{"type":"welcome"'):
            self._learn(seat, message)
            self.welcomes += 1
        elif not message.startswith(b'{"type":"chairs"'):
            self.players.error(f"{self.place.game}: {message[:300].decode(errors='replace')}")

    def _learn(self, seat: int, message: bytes) -> int:
        news = read_news(message)
        self.version, self.to_act = news.version, news.table.to_act
        if seat == self.to_act and news.views:
            self.options = news.views[0].options
        return news.version

    def _settle(self) -> None:
        if not self.waiting and not self.unseen:
            self.players.note_seen(time.perf_counter() - self.sent)
            self.players.ready(self)

    def move(self) -> None:
        """The one to act chooses an option."""
        assert self.to_act is not None
        options = msgspec.json.decode(self.options)
        action = options[self.players.chance.below("choice", len(options))]
        self.waiting, self.acted_on = new_id(), self.version
        self.unseen = set(range(len(self.clients)))
        self.sent = time.perf_counter()
        self.clients[self.to_act].act(self.waiting, self.to_act, self.version, action)

    async def play_again(self) -> None:
        """The game is over: the same people at a new table."""
        key, port = self.place.keys[0], self.players.job.port
        path = f"/api/tables/{self.place.id}/rematch"
        _, answer = await ask(port, "POST", path, b"{}", key)
        id = json.loads(answer)["table"]["id"]
        for client in self.clients:
            client.close()
        self.place = msgspec.structs.replace(self.place, id=id)
        self.version, self.acted_on, self.options = 0, 0, msgspec.Raw(b"[]")
        await self.sit()
        await ask(port, "POST", f"/api/tables/{id}/start", b"{}", key)
        deadline = time.monotonic() + GRACE
        while self.to_act is None or bytes(self.options) == b"[]":
            if time.monotonic() > deadline:
                raise TimeoutError(f"{self.place.game}: the game does not begin")
            await asyncio.sleep(0.005)


class Players:
    """All tables of one process."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.chance = Dice(job.seed)
        self.door = asyncio.Semaphore(AT_ONCE)
        self._sources = count(250 * 60 * (job.seed % 4))
        self.tables = [Table(self, place) for place in job.places]
        self.idle: list[Table] = []
        self.playing = False
        self.leaving = False
        self.counts = self.attacked = False
        self.played = Played()
        self._tasks: set[asyncio.Task[None]] = set()

    def next_source(self) -> str:
        """An address for each table, as if its people came from one house."""
        number = next(self._sources)
        return f"127.1.{number // 250}.{1 + number % 250}"

    async def sit(self) -> None:
        await asyncio.gather(*(table.sit() for table in self.tables))
        self.idle = list(self.tables)

    async def play(self) -> Played:
        await self._some(WARM_UP)
        self.counts = True
        cpu, began = time.process_time(), time.perf_counter()
        await self._some(self.job.seconds)
        self.played.cpu = time.process_time() - cpu
        self.played.seconds = time.perf_counter() - began
        if self.job.attackers:
            self.counts = False
            await self._some(WARM_UP)
            self.counts = self.attacked = True
            await self._some(self.job.seconds)
        self.counts = False
        deadline = time.monotonic() + GRACE
        while len(self.idle) < len(self.tables) and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        for table in self.tables:
            if table.waiting or table.unseen:
                self.error(f"{table.place.game}: an action got no answer")
        self.leaving = True
        for table in self.tables:
            for client in table.clients:
                client.close()
        return self.played

    async def _some(self, seconds: float) -> None:
        if self.job.rate is None:
            await self._as_fast_as_it_goes(seconds)
        else:
            await self._paced(seconds, self.job.rate)

    async def _as_fast_as_it_goes(self, seconds: float) -> None:
        self.playing = True
        while self.idle:
            self.idle.pop().move()
        await asyncio.sleep(seconds)
        self.playing = False

    async def _paced(self, seconds: float, rate: float) -> None:
        begin = due = time.perf_counter()
        while due < begin + seconds:
            while (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            if not self.idle:
                self.error("every table is busy")
                await asyncio.sleep(0.1)
            else:
                at = self.chance.below("table", len(self.idle))
                self.idle[at], self.idle[-1] = self.idle[-1], self.idle[at]
                if self.counts:
                    self.played.late.append(time.perf_counter() - due)
                self.idle.pop().move()
            due -= math.log(1.0 - self.chance.random()) / rate
            await asyncio.sleep(0)

    def ready(self, table: Table) -> None:
        """All at the table have seen the last action."""
        if table.to_act is None:
            self.played.games += 1
            task = asyncio.create_task(self._again(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif self.playing:
            table.move()
        else:
            self.idle.append(table)

    async def _again(self, table: Table) -> None:
        try:
            await table.play_again()
        except (OSError, TimeoutError, ValueError, KeyError) as error:
            self.error(f"no rematch: {error!r}")
            return
        self.ready(table)

    def note_done(self, took: float) -> None:
        if self.counts:
            self.played.actions += not self.attacked
            if self.job.rate is not None:
                (self.played.attacked if self.attacked else self.played.done).append(took)

    def note_seen(self, took: float) -> None:
        if self.counts and self.job.rate is not None:
            self.played.seen.append(took)

    def lost(self, table: Table) -> None:
        if not self.leaving and table.to_act is not None:
            self.error(f"{table.place.game}: a connection was lost")

    def error(self, what: str) -> None:
        self.played.errors.append(what)


def players(job: Job, pipe: Connection) -> None:
    """A process of players: it says when all are seated, and begins when told."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    async def work() -> Played:
        group = Players(job)
        await group.sit()
        gc.collect()
        gc.freeze()
        pipe.send(None)
        await asyncio.to_thread(pipe.recv)  # meanwhile the server's pings are answered
        return await group.play()

    pipe.send(msgspec.msgpack.encode(_run(work())))


def _run(work: Coroutine[Any, Any, Any]) -> Any:
    with suppress(ImportError):
        import uvloop

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(work)
    return asyncio.run(work)


# The measurements


def measure_play(given: argparse.Namespace, folder: Path) -> Figures:
    rate = given.rate if given.command == "load" else None
    server, places = _open(given, folder, bots=0)
    shares = [places[n :: given.generators] for n in range(given.generators)]
    context = multiprocessing.get_context("spawn")
    pipes, processes = [], []
    try:
        began = time.monotonic()
        for number, share in enumerate(shares):
            each = None if rate is None else rate / given.generators
            seed = given.seed + number
            job = Job(server.port, share, given.seconds, each, seed, given.attackers)
            here, there = context.Pipe()
            process = context.Process(target=players, args=(job, there), daemon=True)
            process.start()
            there.close()
            pipes.append(here)
            processes.append(process)
        for pipe in pipes:
            pipe.recv()
        say(f"{4 * len(places)} sockets are connected after {time.monotonic() - began:.1f} s")
        _until_quiet(given.quiet)
        _seat_bots(server, given)
        _ask_for_reports(server, given)
        for pipe in pipes:
            pipe.send(None)
        time.sleep(WARM_UP)
        thought = _thoughts(server)
        cpu, before, busy = server.cpu_seconds(), server.memory(), machine_cpu_seconds()
        stolen = stolen_cpu_seconds()
        memory = _watch(server, given.seconds)
        thought = {name: value - thought[name] for name, value in _thoughts(server).items()}
        stolen = stolen_cpu_seconds() - stolen
        cpu, busy = server.cpu_seconds() - cpu, machine_cpu_seconds() - busy
        under_attack = _attacked(server, given) if given.attackers else {}
        played = [msgspec.msgpack.decode(pipe.recv(), type=Played) for pipe in pipes]
        after = server.memory()
    finally:
        for process in processes:
            process.terminate()
        server.stop()
    figures = _figures(given, played, cpu, busy, (before, max(memory), after), server)
    if given.attackers:
        quiet, loud = figures["done_ms"]["p99"], figures["attacked_ms"]["p99"]
        figures |= {**under_attack, "p99_ratio": round(loud / quiet, 2)}
    if given.bots:
        figures["bots"] = {
            "decisions_per_second": round(thought["count"] / given.seconds, 1),
            "mean_seconds": round(thought["sum"] / max(1, thought["count"]), 3),
            "over_two_seconds": round(1 - thought["soon"] / max(1, thought["count"]), 5),
        }
    return {**figures, "stolen_cpu_share": round(stolen / given.seconds, 3)}


def _seat_bots(server: Running, given: argparse.Namespace) -> None:
    """Tables at which bots play among themselves, all games in turn."""
    games = [given.game] if given.game else list(FOLDERS)
    for number in range(given.bots):
        person = Person(server)
        person.make_table(games[number % len(games)], [given.level] * 4, start=True)


def _ask_for_reports(server: Running, given: argparse.Namespace) -> None:
    """Of long games, which take longer than the measurement."""
    for number in range(given.reports):
        person = Person(server)
        path = (GAMES / f"parfum-{2 + number % 3}-bag.json").read_text(encoding="utf-8")
        opened = person.post("/api/files", {"file": path, "want_key": True})
        assert opened.status == 201, opened.body
        person.key = opened.data["key"]
        begun = person.post(f"/api/tables/{opened.data['table']['id']}/report")
        assert begun.data["state"] == "working", begun.body


def _thoughts(server: Running) -> dict[str, float]:
    """What /metrics says of how long bots took: their number, seconds, and those within two."""
    found = {"count": 0.0, "sum": 0.0, "soon": 0.0}
    for line in Person(server).get("/metrics").body.decode().splitlines():
        name, _, value = line.rpartition(" ")
        if name.startswith("grasse_bot_seconds_count"):
            found["count"] += float(value)
        elif name.startswith("grasse_bot_seconds_sum"):
            found["sum"] += float(value)
        elif name.startswith("grasse_bot_seconds_bucket") and 'le="2.0"' in name:
            found["soon"] += float(value)
    return found


def _attacked(server: Running, given: argparse.Namespace) -> Figures:
    """While attackers are at it."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    seconds = WARM_UP + given.seconds
    words = (server.port, given.attackers, seconds, theirs)
    process = context.Process(target=attackers, args=words, daemon=True)
    cpu = server.cpu_seconds()
    process.start()
    memory = _watch(server, seconds)
    cpu = server.cpu_seconds() - cpu
    sent, theirs_cpu = ours.recv()
    process.join()
    return {
        "attackers_connections": sent,
        "attackers_cpu_share": round(theirs_cpu / seconds, 2),
        "attacked_cpu_share": round(cpu / seconds, 2),
        "attacked_memory_mb": round(max(memory) / 1e6),
    }


def attackers(port: int, count: int, seconds: float, pipe: Connection) -> None:
    """A process of attackers. It stands back for the players': they are on other machines, and what
    it takes of this one's cores would be taken for what it does to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(ATTACKERS_NICE)
    sent = _run(attack(port, count, seconds))
    pipe.send((sent, time.process_time()))


def _until_quiet(seconds: float) -> None:
    """Wait, for so long at most, until other programs leave most of the machine to us."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        busy = machine_cpu_seconds()
        time.sleep(LOOK)
        taken = (machine_cpu_seconds() - busy) / LOOK
        if taken < QUIET:
            return
        say(f"not quiet yet: {taken:.1f} cores are busy")


def _watch(server: Running, seconds: float) -> list[int]:
    begin = told = time.monotonic()
    memory = [server.memory()]
    while (gone := time.monotonic() - begin) < seconds:
        time.sleep(min(1.0, seconds - gone))
        memory.append(server.memory())
        if time.monotonic() - told > 10:
            told = time.monotonic()
            say(f"{gone:.0f} of {seconds:.0f} s, {memory[-1] / 1e6:.0f} MB")
    return memory


def _figures(
    given: argparse.Namespace,
    played: list[Played],
    cpu: float,
    busy: float,
    memory: tuple[int, int, int],
    server: Running,
) -> Figures:
    actions = sum(one.actions for one in played)
    seconds = max(one.seconds for one in played)
    of_players = sum(one.cpu for one in played)
    errors = [error for one in played for error in one.errors]
    errors += server.complaints()[:20]
    figures: Figures = {
        "actions": actions,
        "actions_per_second": round(actions / seconds, 1),
        "games_ended": sum(one.games for one in played),
        "server_cpu_ms_per_action": round(1000 * cpu / max(actions, 1), 3),
        "server_cpu_share": round(cpu / given.seconds, 2),
        "players_cpu_share": round(of_players / seconds, 2),
        "others_cpu_share": round(max(0.0, busy - cpu - of_players) / given.seconds, 2),
        "memory_mb": {
            name: round(value / 1e6)
            for name, value in zip(("before", "most", "after"), memory, strict=True)
        },
        "errors": len(errors),
        "first_errors": errors[:5],
    }
    for name in ("done", "attacked", "seen", "late"):
        took = sorted(value for one in played for value in getattr(one, name))
        if took:
            figures[f"{name}_ms"] = _spread(took)
    return figures


def _spread(took: list[float]) -> dict[str, float]:
    shares = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "p99.9": 0.999}
    found = {
        name: round(1000 * took[min(len(took) - 1, int(len(took) * share))], 2)
        for name, share in shares.items()
    }
    return {**found, "max": round(1000 * took[-1], 2)}


def measure_restart(given: argparse.Namespace, folder: Path) -> Figures:
    server, places = _open(given, folder, bots=2)
    rounds: list[Figures] = []

    async def all_back() -> Figures:
        group = Players(Job(server.port, places, 0, None, given.seed))
        began = time.monotonic()
        await server.until_open()
        answers = time.monotonic() - began
        await group.sit()
        seated = time.monotonic() - began
        group.leaving = True
        memory = server.memory()
        for table in group.tables:
            for client in table.clients:
                client.close()
        return {
            "answers_s": round(answers, 2),
            "all_seated_s": round(seated, 2),
            "server_cpu_s": round(server.cpu_seconds(), 2),
            "memory_mb": round(memory / 1e6),
            "errors": len(group.played.errors),
        }

    try:
        for _ in range(given.times):
            server.kill()
            server.start()
            rounds.append(_run(all_back()))
            say(f"restart {len(rounds)} of {given.times}: {rounds[-1]}")
    finally:
        server.stop()
    lines = server.complaints()
    middle = sorted(rounds, key=lambda one: one["all_seated_s"])[len(rounds) // 2]
    errors = len(lines) + sum(one["errors"] for one in rounds)
    return {**middle, "rounds": rounds, "errors": errors, "first_errors": lines[:5]}


def measure_idle(given: argparse.Namespace, folder: Path) -> Figures:
    server, _ = _open(given, folder, bots=0, pace=Pace(86400))
    try:
        cpu = server.cpu_seconds()
        memory = _watch(server, given.seconds)
        cpu = server.cpu_seconds() - cpu
    finally:
        server.stop()
    lines = server.complaints()
    return {
        "memory_mb": {"most": round(max(memory) / 1e6), "after": round(memory[-1] / 1e6)},
        "server_cpu_share": round(cpu / given.seconds, 3),
        "errors": len(lines),
        "first_errors": lines[:5],
    }


def _open(
    given: argparse.Namespace, folder: Path, bots: int, pace: Pace | None = None
) -> tuple[Running, list[Place]]:
    where = given.database or folder / "data"
    games = [given.game] if given.game else list(FOLDERS)
    told = time.monotonic()

    def progress(done: int) -> None:
        nonlocal told
        if time.monotonic() - told > 5 or done == given.tables:
            told = time.monotonic()
            say(f"{done} of {given.tables} tables are made")

    chance = Dice(given.seed)
    places = asyncio.run(
        furnish(
            where,
            given.tables,
            games,
            oldest=given.age,
            chance=chance,
            bots=bots,
            bots_every=BOTS_EVERY,
            pace=pace or Pace(),
            progress=progress,
        )
    )
    limits = () if given.attackers else UNLIMITED
    if given.reports:  # that do not end before we do
        limits = (*limits, "report_samples=100000", "report_seconds=3600")
    server = Running(where, errors=folder / "errors", limits=limits, processes=given.processes)
    server.start()
    asyncio.run(server.until_open())
    return server, places


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def show(given: argparse.Namespace, figures: Figures) -> None:
    if given.json:
        machine = {
            "python": platform.python_version(),
            "cores": os.cpu_count(),
            "load": os.getloadavg()[0],
            "database": "PostgreSQL" if given.database else "SQLite",
        }
        asked = {name: value for name, value in vars(given).items() if name not in _NOT_SHOWN}
        print(json.dumps({"machine": machine, "asked": asked, **figures}, indent=2))
        return
    for name, value in figures.items():
        print(f"{name.replace('_', ' ')}: {value}")


_NOT_SHOWN = {"database", "directory", "json"}

MEASURES: dict[str, Callable[[argparse.Namespace, Path], Figures]] = {
    "load": measure_play,
    "throughput": measure_play,
    "restart": measure_restart,
    "idle": measure_idle,
}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--tables", type=int, default=1000)
    shared.add_argument("--age", type=int, default=120, help="decisions of the oldest games")
    shared.add_argument("--game", choices=list(FOLDERS), help="only this game")
    shared.add_argument("--database", help="postgresql://…")
    shared.add_argument("--directory", help="where the temporary SQLite database is made")
    shared.add_argument("--seed", type=int, default=0)
    shared.add_argument("--json", action="store_true")
    playing = argparse.ArgumentParser(add_help=False)
    playing.add_argument("--seconds", type=float, default=60)
    playing.add_argument(
        "--quiet", type=float, default=0, help="seconds to wait for a quiet moment of the machine"
    )
    playing.add_argument("--generators", type=int, default=1, help="processes of players")
    playing.add_argument(
        "--processes", type=int, default=1, help="servers behind the port, with --database"
    )
    commands = parser.add_subparsers(dest="command", required=True)
    load = commands.add_parser("load", parents=[shared, playing])
    load.add_argument("--rate", type=float, default=200, help="actions a second, of all tables")
    load.add_argument("--bots", type=int, default=0, help="tables of bots besides")
    load.add_argument("--level", default="master", help="of these bots")
    load.add_argument("--reports", type=int, default=0, help="of finished games, besides")
    load.add_argument(
        "--attackers", type=int, default=0, help="that come after --seconds, for as long again"
    )
    commands.add_parser("throughput", parents=[shared, playing])
    restart = commands.add_parser("restart", parents=[shared])
    restart.add_argument("--times", type=int, default=5)
    parser.set_defaults(attackers=0, bots=0, reports=0, processes=1)
    idle = commands.add_parser("idle", parents=[shared])
    idle.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the server ends with us
    with tempfile.TemporaryDirectory(prefix="grasse-", dir=given.directory) as folder:
        try:
            figures = MEASURES[given.command](given, Path(folder))
        except (NoServer, EOFError) as error:
            say(str(error) or "a process of players failed")
            return 1
        except KeyboardInterrupt:
            say("stopped by hand")
            return INTERRUPTED
    show(given, figures)
    return 1 if figures["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())
