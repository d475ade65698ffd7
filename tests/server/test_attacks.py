"""Whoever wants everybody else to wait: he does not get it."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from grasse.games import find, names
from grasse.kernel import BadData, Dice
from grasse.server import metrics, pulse, reading
from tests.server.attacks import all_of, connect, encode, post, upgrade
from tests.server.conftest import Start
from tests.server.people import Person
from tests.server.serving import Server

LONGEST = 0.1
"""Seconds that anybody may have to wait for somebody else's sake."""
FREE = (
    "requests_per_second=1e6",
    "files_per_second=1e6",
    "connections_per_second=1e6",
    "tables_per_hour=1e6",
)
"""So that all attacks come through; what one socket may send stays as it is."""


# The measure


def test_the_pulse_tells_our_fault_from_others() -> None:
    """Given a loop that computes for long, and one that just sleeps; then the first one counts."""

    async def kept(by: str) -> float:
        before = above(LONGEST)
        beating = asyncio.create_task(pulse.beat())
        await asyncio.sleep(0.05)
        began = time.thread_time()
        if by == "sleep":
            time.sleep(0.4)
        while by == "work" and time.thread_time() - began < 0.4:
            pass
        await asyncio.sleep(0.05)
        beating.cancel()
        return above(LONGEST) - before

    assert asyncio.run(kept("work")) == 1
    assert asyncio.run(kept("sleep")) == 0


def above(seconds: float) -> float:
    """How many steps took longer, in this process."""
    samples = {
        sample.labels.get("le"): sample.value
        for metric in metrics.STEP.collect()
        for sample in metric.samples
        if sample.name.endswith("_bucket")
    }
    return samples["+Inf"] - samples[str(seconds)]


def late_steps(server: Server) -> float:
    """How many steps of a server took longer than anybody shall wait."""
    text = Person(server).get("/metrics").body.decode()
    found = dict(re.findall(r'^grasse_step_seconds_bucket\{le="(.+)"\} (\S+)$', text, re.MULTILINE))
    return float(found["+Inf"]) - float(found[str(LONGEST)])


class Player(threading.Thread):
    """Plays both seats of a table until told to stop, and notes how long each answer takes."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self.person = Person(server)
        self.table, _ = self.person.make_table("parfum", ["mine", "mine"], start=True)
        self.waits: list[float] = []
        self.enough = threading.Event()
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            with self.person.at(self.table) as line:
                line.until_playing()
                while not self.enough.wait(0.1):
                    began = time.monotonic()
                    line.play(1, Dice(1))
                    self.waits.append(time.monotonic() - began)
        except BaseException as error:  # noqa: BLE001  # it is told to the test
            self.error = error


@contextmanager
def played(server: Server) -> Iterator[Player]:
    """While somebody plays; what goes wrong for him fails the test."""
    player = Player(server)
    player.start()
    while not player.waits and player.is_alive():
        time.sleep(0.05)
    try:
        yield player
    finally:
        player.enough.set()
        player.join(30)
    assert player.error is None
    assert not player.is_alive()


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("attacked")
    server = Server(folder / "data", folder / "log", limits=FREE).start()
    yield server
    server.stop()
    assert server.errors() == []


# One request


def test_no_request_keeps_others_waiting(attacked: Server) -> None:
    """Given somebody who plays; when somebody else sends what is dear to read; then no step of the
    server takes long, the player goes on, and no request ends in an error of ours."""
    folders = [find(name).folder for name in names()]
    with played(attacked) as player:
        for name, attack in all_of(player.table, Dice("attacks"), folders):
            before, waited = late_steps(attacked), len(player.waits)
            answer = attack(attacked.port)
            assert late_steps(attacked) == before, f"{name} kept everybody waiting"
            assert not answer.startswith(b"HTTP/1.1 500"), f"{name}: {answer[-300:]!r}"
            assert player.is_alive(), f"{name}, after {waited} moves"
    assert attacked.errors() == []


def test_a_components_file_of_ones_own_is_played_with(attacked: Server) -> None:
    """The game's own file, given as one's own."""
    for name in names():
        text = (find(name).folder / "components.toml").read_text(encoding="utf-8")
        person = Person(attacked)
        table, _ = person.make_table(name, ["mine", "mine"], components=text, start=True)
        assert person.see(table)["table"]["own_components"]
        with person.at(table) as line:
            line.until_playing()
            assert line.play(2, Dice(1)) == 2


def test_a_box_that_takes_long_to_set_up_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = (find("parfum").folder / "components.toml").read_text(encoding="utf-8")
    assert reading.read(text, "parfum", 2, {})["notes"]
    monkeypatch.setattr(reading, "LONGEST_SETUP", 0.0)
    with pytest.raises(BadData, match="too long to set up"):
        reading.read(text, "parfum", 2, {})


# Very many of them


def test_what_floods_leave_behind(start: Start) -> None:
    """Given bots that play on; when thousands of connections ask for the page's files and do not
    read, say half of something, or come and go; then the memory is what it was."""
    server = start(limits=FREE, bot_delay=0.05)
    person = Person(server)
    person.make_table("parfum", ["solid", "solid"], start=True)
    page = person.get("/").body.decode()
    asset = (re.findall(r'"(/assets/[^"]+\.js)"', page) or ["/about"])[0]
    table, _ = person.make_table("parfum", ["mine", "mine"])
    flood(server, asset, table, 100)  # the second time nothing new is needed for it
    before = server.memory()
    flood(server, asset, table, 300)
    deadline = time.monotonic() + 60
    while server.memory() > 1.1 * before and time.monotonic() < deadline:
        time.sleep(1)
    assert server.memory() <= 1.1 * before
    assert server.errors() == []
    assert len(server.log()) < 10_000, "nor does it fill the disk with words"


@pytest.mark.long
def test_what_slow_bodies_leave_behind(start: Start) -> None:
    """Given bots that play on; when six hundred requests come byte by byte and break off; then the
    memory that they needed is given back."""
    server = start(limits=FREE, bot_delay=0.05)
    Person(server).make_table("parfum", ["solid", "solid"], start=True)
    before = server.memory()
    begun = post("/api/tables", b" " * 10_000)[:300]
    raws = [connect(server.port, f"127.0.5.{1 + number % 5}") for number in range(600)]
    for raw in raws:
        raw.sendall(begun)
    time.sleep(1)
    for raw in raws:
        raw.close()
    deadline = time.monotonic() + 60
    while server.memory() > 1.1 * before and time.monotonic() < deadline:
        time.sleep(1)
    assert server.memory() <= 1.1 * before
    assert server.errors() == []


def flood(server: Server, asset: str, table: str, count: int) -> None:
    pieces = (
        f"GET {asset} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 8,
        f"GET {asset} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 500,
        post("/api/tables", encode({"game": "parfum", "chairs": [{}, {}]}))[:-5],
        b"GET / HTTP/1.1\r\nHost",
        b"\x00" * 100,
        upgrade(table),
    )
    for number in range(count):
        for piece in pieces:
            raw = connect(server.port, f"127.0.{2 + number % 3}.1")
            with suppress(OSError):
                raw.sendall(piece)
            raw.close()


@pytest.mark.long
def test_all_who_do_not_read_are_hung_up_on(start: Start) -> None:
    """Given connections that ask for much and read nothing, or send a body byte by byte; then none
    of them is there after the time that it has."""
    server = start(limits=(*FREE, "answer_seconds=3", "body_seconds=3"))
    page = Person(server).get("/").body.decode()
    asset = (re.findall(r'"(/assets/[^"]+\.js)"', page) or ["/about"])[0]
    many = f"GET {asset} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 8
    before = connections(server)
    raws = [connect(server.port) for _ in range(60)]
    for number, raw in enumerate(raws):
        raw.sendall(many if number % 2 else b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n")
    deadline = time.monotonic() + 60
    while connections(server) > before:
        assert time.monotonic() < deadline, f"{connections(server) - before} are still there"
        for number, raw in enumerate(raws):
            with suppress(OSError):
                raw.sendall(many if number % 2 else b"x")
        time.sleep(0.5)
    for raw in raws:
        raw.close()


def connections(server: Server) -> int:
    """Sockets that it has open."""
    found = 0
    for file in Path(f"/proc/{server.pid}/fd").iterdir():
        with suppress(OSError):  # it may be closed by now
            found += file.readlink().name.startswith("socket:")
    return found
