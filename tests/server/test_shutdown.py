"""A server that is told to stop finishes what it acknowledged; one that starts goes on."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from pathlib import Path

import pytest

from grasse.kernel import BadRequest, Dice
from grasse.server import command
from grasse.server.storage import Entry, Storage
from tests.server.attacks import connect, post
from tests.server.conftest import Start
from tests.server.people import Closed, Memory, Person, new_id


class Busy(threading.Thread):
    """Plays both seats of a table until the connection ends, and notes what was acknowledged."""

    def __init__(self, person: Person, table: str, number: int) -> None:
        super().__init__(daemon=True)
        self.person, self.table = person, table
        self.chance = Dice(f"busy {number}")
        self.done: dict[str, int] = {}
        self.code = 0
        self.memory = Memory()

    def run(self) -> None:
        line = self.person.line(self.table)
        self.memory = line.memory
        try:
            line.hello()
            line.until_playing()
            while line.memory.table["to_act"] is not None:
                seat, id = line.memory.table["to_act"], new_id()
                options = line.memory.views[seat]["options"]
                action = options[self.chance.below("choice", len(options))]
                answer = line.act(action, seat, id=id)
                assert answer["type"] == "done"
                self.done[id] = answer["version"]
                line.reach(answer["version"])
        except Closed as closed:
            self.code = closed.code


def log_of(where: Path | str, table: str) -> list[Entry]:
    async def read(storage: Storage) -> list[Entry]:
        return await storage.log(table)

    with Storage.open(where, only_read=True) as storage:
        return asyncio.run(read(storage))


def test_a_stop_under_load_loses_nothing(place: str | Path, start: Start) -> None:
    """Given tables that are being played; when the server is told to stop; then it ends soon, each
    client is told that it restarts, and what was acknowledged is there when it is back."""
    server = start(where=place)
    person = Person(server)
    tables = [
        person.make_table(game, ["mine", "mine"], start=True)[0]
        for game in ("parfum", "safranito", "parfum")
    ]
    busy = [Busy(person, table, number) for number, table in enumerate(tables)]
    for one in busy:
        one.start()
    while min(len(one.done) for one in busy) < 10:
        time.sleep(0.05)
    took = server.stop()
    for one in busy:
        one.join(10)
        assert not one.is_alive()
        assert one.code == 1012
        stored = {entry.id: entry.version for entry in log_of(place, one.table)}
        assert one.done.items() <= stored.items()
    assert took < 8
    assert server.errors() == []
    server.start()
    for one in busy:
        with person.back(one.table, one.memory) as line:
            assert line.memory.version >= max(one.done.values())
            assert line.play(3, Dice(1)) == 3


def test_a_stop_waits_for_nobody_who_does_not_go_on(start: Start) -> None:
    """Given requests that are not complete and answers that are not read; when the server is told
    to stop; then it ends soon, and without a word of error."""
    server = start()
    raws = [connect(server.port) for _ in range(6)]
    for number, raw in enumerate(raws):
        wish = post("/api/tables", b'{"game": "parfum"}')
        raw.sendall((wish[:-3], b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 8, b"GET")[number % 3])
    time.sleep(0.3)
    assert server.stop() < 8
    assert server.errors() == []
    assert "Traceback" not in server.log()
    for raw in raws:
        raw.close()


def test_bots_go_on_by_themselves(place: str | Path, start: Start) -> None:
    """Given a game of bots; when the server crashes and starts again, and nobody is there; then
    the game goes on."""
    server = start(where=place, bot_delay=0.05)
    person = Person(server)
    table, _ = person.make_table("parfum", ["solid", "solid"], start=True)
    with person.at(table) as line:
        line.until(lambda _: line.memory.version > 10)
    server.kill()
    before = len(log_of(place, table))
    server.start()
    deadline = time.monotonic() + 15
    while len(log_of(place, table)) < before + 5:
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_workers_end_with_the_server(start: Start) -> None:
    """Given a server that is killed; then its bots' workers do not live on."""
    server = start()
    person = Person(server)
    table, _ = person.make_table("parfum", ["solid", "solid"], start=True)
    with person.at(table) as line:
        line.until(lambda _: line.memory.version > 5)
    workers = children(server.pid)
    assert workers
    server.kill()
    deadline = time.monotonic() + 10
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < deadline, "they live on"
        time.sleep(0.05)


def children(pid: int) -> list[int]:
    """Processes whose parent this is."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(status.parent.name))
    return found


def test_a_port_that_is_let_go_in_a_moment_is_waited_for() -> None:
    """As it is after a server was killed while it started a worker."""
    with socket.create_server(("127.0.0.1", 0)) as held:
        port = held.getsockname()[1]
        threading.Timer(0.3, held.close).start()
        with command._listen("127.0.0.1", port) as listening:
            assert listening.getsockname()[1] == port
            with pytest.raises(BadRequest, match="cannot listen at"):
                command._listen("127.0.0.1", port)
