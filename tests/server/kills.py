"""`kill -9` under load: what was acknowledged is in the log, once, and nothing else is.

A few tables of four play as fast as they can. Their players send some commands twice, take some
back, and when the server is gone they come back, say what they saw last, and send again what was
not answered. At the end the players' journals are compared with the log of each table, and the log
is played again.
"""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import psycopg

from grasse.games import names
from grasse.kernel import Dice
from grasse.server import history, outgoing
from grasse.server.protocol import Act, Undo
from grasse.server.storage import Entry, Storage
from tests.server.client import Client, encode, read_news
from tests.server.furnish import Place, furnish, new_id
from tests.server.postgres import Server as Postgres
from tests.server.running import Nursery, Running, ask

LONGEST_ROUND = 0.6
"""Seconds of play between two kills, at most."""
CHECKED_EVERY = 50
"""Rounds after which journals and logs are compared."""
BACKENDS_EVERY = 20
"""Rounds after which a process of PostgreSQL is killed as well, so that it recovers."""
_BACKENDS = """
SELECT pid FROM pg_stat_activity WHERE usename = 'grasse' AND pid != pg_backend_pid()
"""
PATIENCE = 60.0
RETRY = 0.01
AGAIN = "not-stored"
"""A command that is refused so may be sent again, and counts when it is stored then."""


@dataclass
class Outcome:
    """What was done and found."""

    kills: int = 0
    backends: int = 0
    acknowledged: int = 0
    twice: int = 0
    """Commands sent twice though nothing went wrong."""
    again: int = 0
    """Commands sent again after a crash."""
    games: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    restarts: list[float] = field(default_factory=list)
    """Seconds from the start of a server to its first welcome."""
    problems: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        restart = f"{median(self.restarts):.2f} s" if self.restarts else "-"
        backends = f" and {self.backends} of PostgreSQL's processes" if self.backends else ""
        refused = ", ".join(f"{count} {code}" for code, count in sorted(self.refused.items()))
        return (
            f"{self.kills} kills{backends}: {self.acknowledged} actions acknowledged, "
            f"{self.twice} sent twice, {self.again} sent again after a crash, "
            f"{self.games} games ended; refused: {refused or 'nothing'}; "
            f"back at the table after {restart} (median)"
        )


class Command(msgspec.Struct, frozen=True):
    """What somebody sent and has no answer to."""

    id: str
    seat: int
    message: bytes


class Table:
    """A table, its four players, and what they know."""

    def __init__(self, trial: Trial, place: Place, first: int) -> None:
        self.trial = trial
        self.place = place
        self.first = first
        """Its version when the trial began."""
        self.acknowledged: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.refused_at: dict[str, float] = {}
        self.pending: Command | None = None
        self.over = False
        self.version = 0
        self.to_act: int | None = None
        self._seen: list[int | None] = [None] * len(place.keys)
        self._options = msgspec.Raw(b"[]")
        self._can_undo = False
        self._clients: list[Client | None] = [None] * len(place.keys)
        self._tasks = [asyncio.create_task(self._stay(seat)) for seat in range(len(place.keys))]

    async def _stay(self, seat: int) -> None:
        """Be connected, whatever happens to the server."""
        while True:
            lost = asyncio.Event()
            client = Client(
                self.trial.server_of(seat).port,
                self.place.id,
                self.place.keys[seat],
                lambda message: self._hear(seat, message),
                lost.set,
            )
            try:
                await client.connect(self._seen[seat])
            except OSError:
                await asyncio.sleep(RETRY)
                continue
            self._clients[seat] = client
            await lost.wait()
            self._clients[seat] = None

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for client in self._clients:
            if client is not None:
                client.close()

    # What they hear

    def _hear(self, seat: int, message: bytes) -> None:
        if message.startswith((b'{"type":"update"', b'{"type":"welcome"')):
            self._learn(seat, message)
        elif message.startswith((b'{"type":"done"', b'{"type":"refused"')):
            self._answered(msgspec.json.decode(message))
        elif message.startswith(b'{"type":"fault"'):
            self._turned_away(msgspec.json.decode(message))
        self.move()

    def _learn(self, seat: int, message: bytes) -> None:
        news = read_news(message)
        self._seen[seat] = news.version
        if news.version >= self.version:
            self.version, self.to_act = news.version, news.table.to_act
            if seat == self.to_act and news.views:
                self._options = news.views[0].options
                self._can_undo = news.views[0].can_undo
            if news.table.state == "over" and not self.over:
                self.over = True
                self.trial.start(self.trial.play_again(self))
        if news.type == "welcome":
            self.trial.welcome(seat)
            if self.pending and self.pending.seat == seat:
                self.trial.outcome.again += 1
                self._send(self.pending)

    def _answered(self, answer: dict[str, Any]) -> None:
        id = answer["id"]
        known = self.acknowledged.get(id)
        if answer["type"] == "done":
            if self.refused.get(id, AGAIN) != AGAIN:
                self.trial.problem(f"command {id} was refused and then done: {self.refused[id]}")
            if known not in (None, answer["version"]):
                self.trial.problem(f"command {id} was done at {known} and {answer['version']}")
            self.acknowledged[id] = answer["version"]
            self.version = max(self.version, answer["version"])  # the update follows
        else:
            code = answer["problem"]["code"]
            if known is not None:
                self.trial.problem(f"command {id} was done at {known} and then refused: {code}")
            if id not in self.refused:
                self.trial.outcome.refused[code] += 1
            self.refused[id] = code
            self.refused_at[id] = time.time()
        if self.pending and self.pending.id == id:
            self.pending = None
            if answer["type"] == "refused":  # not at once: the database may be away
                asyncio.get_running_loop().call_later(RETRY, self.move)

    def _turned_away(self, fault: dict[str, Any]) -> None:
        """Nobody can be welcome while the database is away; he comes back in a moment."""
        code = fault["problem"]["code"]
        if code != "not-stored":
            self.trial.problem(f"table {self.place.id} heard {fault}")
        self.trial.outcome.refused[f"{code} (hello)"] += 1

    # What they do

    def move(self) -> None:
        """If somebody is to act and knows his options, he does; nothing is under way then."""
        seat = self.to_act
        if self.pending or seat is None or self._seen[seat] != self.version:
            return
        if self.trial.resting or self._clients[seat] is None:
            return
        chance, id = self.trial.chance, new_id()
        if self._can_undo and chance.below("undo", 12) == 0:
            said: Act | Undo = Undo(id, seat, self.version)
        else:
            options = msgspec.json.decode(self._options)
            said = Act(id, seat, self.version, options[chance.below("choice", len(options))])
        self.pending = Command(id, seat, encode(said))
        self._send(self.pending)
        if chance.below("twice", 4) == 0:
            self.trial.outcome.twice += 1
            wait = chance.below("wait", 20) / 1000
            asyncio.get_running_loop().call_later(wait, self._send, self.pending)

    def _send(self, command: Command) -> None:
        client = self._clients[command.seat]
        if client is not None:
            client.send(command.message)


class Trial:
    """Servers, tables, and somebody with a gun."""

    def __init__(
        self,
        folder: Path,
        where: Path | str,
        postgres: Postgres | None,
        seed: int,
        problem: Callable[[str], None],
    ) -> None:
        self.where = where
        self.postgres = postgres
        self.chance = Dice(seed)
        self.outcome = Outcome()
        self.resting = False
        self.tables: list[Table] = []
        self.left: list[Table] = []
        """Tables whose game is over, not yet compared."""
        self._show = problem
        count = 2 if postgres else 1
        self._nurseries = [Nursery(folder / f"errors-{n}") for n in range(count)]
        self.servers = [
            Running(where, errors=folder / f"errors-{n}", nursery=nursery)
            for n, nursery in enumerate(self._nurseries)
        ]
        self._started = [0.0] * count
        self._tasks: set[asyncio.Task[None]] = set()

    def server_of(self, seat: int) -> Running:
        return self.servers[seat % len(self.servers)]

    def problem(self, text: str) -> None:
        self.outcome.problems.append(text)
        self._show(text)

    def start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def welcome(self, seat: int) -> None:
        number = seat % len(self.servers)
        if began := self._started[number]:
            self.outcome.restarts.append(time.monotonic() - began)
            self._started[number] = 0.0

    async def sit(self, tables: int) -> None:
        places = await furnish(self.where, tables, names(), oldest=60, chance=self.chance)
        with Storage.open(self.where) as storage:
            rows = {row.id: row.version for row in storage.every_table()}
        for server in self.servers:
            server.start()
            await server.until_open()
        self.tables = [Table(self, place, rows[place.id]) for place in places]
        await self._until(lambda: all(t.version for t in self.tables), "everybody sits")

    async def play_again(self, table: Table) -> None:
        """The same people at a new table; a server that dies meanwhile is asked again."""
        key = table.place.keys[0]
        new = await self._insist(f"/api/tables/{table.place.id}/rematch", key)
        place = msgspec.structs.replace(table.place, id=new)
        while await self._insist(f"/api/tables/{new}/start", key, ("already-started",)) != new:
            await asyncio.sleep(RETRY)
        await table.leave()
        self.tables.remove(table)
        self.left.append(table)
        self.tables.append(Table(self, place, 0))
        self.outcome.games += 1
        self.outcome.acknowledged += len(table.acknowledged)

    async def _insist(self, path: str, key: str, fine: tuple[str, ...] = ()) -> str:
        while True:
            with suppress(OSError, ValueError):
                status, body = await ask(self.servers[0].port, "POST", path, b"{}", key)
                answer = msgspec.json.decode(body)
                if status < 300:
                    return str(answer["table"]["id"])
                if answer["code"] in fine:
                    return path.split("/")[3]
            await asyncio.sleep(RETRY)

    # The rounds

    async def round(self, number: int) -> None:
        """Play for a moment, then kill."""
        await asyncio.sleep(self.chance.random() * LONGEST_ROUND)
        if self.postgres and number % BACKENDS_EVERY == BACKENDS_EVERY - 1:
            self._kill_backend()
            await asyncio.sleep(self.chance.random() * LONGEST_ROUND)
        doomed = [s for s in range(len(self.servers)) if self.chance.below("who", 3)] or [0]
        for one in doomed:
            self.servers[one].kill()
            self.outcome.kills += 1
        for one in doomed:
            self.servers[one].start()
            self._started[one] = time.monotonic()
        waiting = f"the server is back in round {number}"
        await self._until(lambda: not any(self._started), waiting)

    def _kill_backend(self) -> None:
        assert self.postgres is not None
        query = (
            "SELECT pid FROM pg_stat_activity WHERE usename = 'grasse' AND pid != pg_backend_pid()"
        )
        with psycopg.connect(str(self.where)) as connection:
            pids = [row[0] for row in connection.execute(query).fetchall()]
        if pids:
            os.kill(pids[self.chance.below("backend", len(pids))], signal.SIGKILL)
            self.outcome.backends += 1

    async def _until(self, reached: Callable[[], bool], what: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not reached():
            if time.monotonic() > deadline:
                said = "; ".join(server.errors()[-500:] for server in self.servers)
                raise TimeoutError(f"waited in vain until {what}: {said}")
            await asyncio.sleep(RETRY)

    # The judgement

    async def compare(self) -> None:
        """Rest, and compare what the players know with what is stored."""
        self.resting = True
        answered = "every command is answered"
        await self._until(
            lambda: not self._tasks and not any(t.pending for t in self.tables), answered
        )
        with Storage.open(self.where, only_read=True) as storage:
            for table in [*self.tables, *self.left]:
                stored = await storage.load(table.place.id, 0)
                assert stored is not None, "a table is lost"
                self._compare_ids(table, stored.entries)
                replay = history.replayed(stored.row)
                for entry in stored.entries:
                    replay.follow(entry)
                for seat in range(len(table.place.keys)) if table in self.tables else ():
                    seen = await self._look(table, seat)
                    plain = msgspec.json.decode(encode(outgoing.views(replay, (seat,))))[0]
                    differ = [k for k in plain if k != "motions" and plain[k] != seen[k]]
                    if differ:
                        self.problem(f"table {table.place.id}: seat {seat} sees other {differ}")
        self.left.clear()
        self.resting = False
        for table in self.tables:
            table.move()

    def _compare_ids(self, table: Table, log: list[Entry]) -> None:
        where = f"table {table.place.id} ({table.place.game})"
        if [entry.version for entry in log] != list(range(1, len(log) + 1)):
            self.problem(f"{where}: its versions have gaps")
        stored = Counter(entry.id for entry in log if entry.id and entry.version > table.first)
        doubled = [id for id, count in stored.items() if count > 1]
        lost = [
            id
            for id, version in table.acknowledged.items()
            if version > len(log) or log[version - 1].id != id
        ]
        unheard = [id for id in stored if id not in table.acknowledged]
        refused = [
            entry.id
            for entry in log
            if entry.id in table.refused and entry.at <= table.refused_at[entry.id]
        ]
        for what, ids in (
            ("doubled", doubled),
            ("acknowledged and lost", lost),
            ("stored and never acknowledged", unheard),
            ("refused and stored", refused),
        ):
            if ids:
                self.problem(f"{where}: {what}: {ids[:5]}")

    async def _look(self, table: Table, seat: int) -> Any:
        """What a newcomer in this seat is shown."""
        shown: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        def hear(message: bytes) -> None:
            if message.startswith(b'{"type":"welcome"') and not shown.done():
                shown.set_result(message)

        place = table.place
        client = Client(self.server_of(seat).port, place.id, place.keys[seat], hear, lambda: None)
        await client.connect()
        message = await asyncio.wait_for(shown, PATIENCE)
        client.close()
        return msgspec.json.decode(message)["views"][0]

    async def end(self) -> None:
        for table in self.tables:
            self.outcome.acknowledged += len(table.acknowledged)
            await table.leave()
        for server in self.servers:
            server.stop()
        for nursery in self._nurseries:
            nursery.close()


async def _try(trial: Trial, count: int, tables: int, progress: Callable[[Outcome], None]) -> None:
    try:
        await trial.sit(tables)
        number = 0
        while trial.outcome.kills < count:
            await trial.round(number)
            number += 1
            if number % CHECKED_EVERY == 0:
                await trial.compare()
            progress(trial.outcome)
        await trial.compare()
    except asyncio.CancelledError:
        pass  # by hand
    except (TimeoutError, AssertionError) as error:
        trial.problem(str(error))
    finally:
        await trial.end()


def kill(
    count: int,
    *,
    tables: int = 6,
    postgres: Postgres | None = None,
    seed: int = 0,
    progress: Callable[[Outcome], None] = lambda outcome: None,
    problem: Callable[[str], None] = lambda text: None,
) -> Outcome:
    """Kill servers so many times; what came of it. With PostgreSQL there are two of them."""
    with tempfile.TemporaryDirectory(prefix="grasse-kill-") as folder:
        where = postgres.create() if postgres else Path(folder) / "data"

        async def work() -> Outcome:
            trial = Trial(Path(folder), where, postgres, seed, problem)
            await _try(trial, count, tables, progress)
            return trial.outcome

        return asyncio.run(work())
