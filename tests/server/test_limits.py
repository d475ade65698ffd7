"""How much one address, one person and one table may ask for."""

from __future__ import annotations

import asyncio
import json
import re
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocketState

from grasse.kernel import Dice
from grasse.server import live
from grasse.server.addresses import household
from grasse.server.house import House
from grasse.server.keys import holder_of, new_key
from grasse.server.limits import Bucket, Buckets
from grasse.server.protocol import MOST_BYTES
from tests.server.conftest import Start
from tests.server.inside import open_house, somebody, table_for
from tests.server.people import Closed, Message, Person, new_id
from tests.server.serving import GENEROUS, HOST, Server

STRICT = (
    "connections_per_second=1e6",
    "requests_per_second=1e6",
    "tables_per_hour=8",
    "messages_per_second=4",
    "chat_per_minute=6",
    "sockets_per_address=12",
    "sockets_per_seat=2",
    "watchers_per_table=2",
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("strict")
    running = Server(folder / "data", folder / "log", limits=STRICT).start()
    yield running
    running.stop()


def running(person: Person, **more: object) -> str:
    """A table with a game of one person and a bot that leaves him in peace."""
    table, _ = person.make_table("parfum", ["mine", "mine"], start=True, **more)
    return table


# Sizes


def test_a_message_has_16_kilobytes(server: Server) -> None:
    person = Person(server)
    with person.at(running(person)) as line:
        for size, code in ((MOST_BYTES, "bad-request"), (MOST_BYTES + 1, "too-big")):
            line.send(b"x" * size)
            assert line.kind("fault")["problem"]["code"] == code
        line.send({"type": "ping"})
        line.kind("pong")
        line.send(b"x" * (4 * MOST_BYTES + 1))
        with pytest.raises(Closed) as closed:
            line.kind("pong")
        assert closed.value.code == 1009


def test_a_request_has_16_kilobytes_and_a_box_more(server: Server) -> None:
    person = Person(server)
    table = running(person)
    long_name = {"name": "x" * MOST_BYTES}
    assert person.post(f"/api/tables/{table}/chairs/0/sit", long_name).code == "too-big"
    box = {"game": "parfum", "chairs": [{}, {}], "components": "#" * 600_000}
    assert person.post("/api/tables", box).code == "too-big"
    box["components"] = "#" * 200_000
    assert person.post("/api/tables", box).code == "bad-request"


def test_texts_have_an_end(server: Server) -> None:
    person = Person(server)
    game = {"game": "x" * 100_000, "chairs": [{}, {}]}
    assert len(person.post("/api/tables", game).body) < 1000
    table = running(person)
    assert person.post(f"/api/tables/{table}/chairs/0/sit", {"name": "x" * 25}).status == 400
    with person.at(table) as line:
        line.send({"type": "say", "id": new_id(), "text": "x" * 501})
        assert line.kind("fault")["problem"]["code"] == "bad-request"


# Rates


def test_requests_of_an_address(start: Start) -> None:
    person = Person(start(limits=(*GENEROUS, "requests_per_second=5")))
    answers = [person.get("/api/games") for _ in range(25)]
    refused = [one for one in answers if one.status == 429]
    assert answers[0].status == 200
    assert len(refused) >= 5
    assert refused[0].code == "too-fast"
    assert refused[0].headers["retry-after"] == "1"
    time.sleep(1)
    assert person.get("/api/games").status == 200


def test_files_of_an_address(start: Start) -> None:
    """They have a limit of their own: a page that is opened does not keep anybody from playing."""
    person = Person(start(limits=(*GENEROUS, "files_per_second=0.5")))
    for path in ("/", "/assets/main.js", "/table/x"):
        answers = [person.get(path) for _ in range(30)]
        assert answers[-1].code == "too-fast", path
    assert person.get("/api/games").status == 200


def test_behind_a_proxy_each_address_has_its_own(start: Start) -> None:
    """Given a proxy that is trusted; when one behind it asks too much; then another does not feel
    it, and the proxy itself is not one person."""
    limits = (*GENEROUS, "requests_per_second=2", "connections_per_address=3")
    server = start(limits=limits, more=(f"--trusted-proxy={HOST}",))

    def ask(address: str) -> str:
        return Person(server).ask("GET", "/api/games", headers={"X-Forwarded-For": address}).code

    open_ones = [sockets.create_connection((HOST, server.port)) for _ in range(10)]
    assert [ask("198.51.100.1") for _ in range(12)][-1] == "too-fast"
    assert ask("198.51.100.2") == ""
    for one in open_ones:
        one.sendall(b"GET /about HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.3\r\n\r\n")
        assert b"HTTP/1.1 200" in one.recv(1000)
        one.close()


@pytest.mark.long(10)  # until the server hangs up
def test_requests_at_the_same_time_behind_a_proxy(start: Start) -> None:
    limits = (*GENEROUS, "connections_per_address=3", "body_seconds=8")
    server = start(limits=limits, more=(f"--trusted-proxy={HOST}",))
    head = (
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.1\r\n"
        "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    )
    slow = [sockets.create_connection((HOST, server.port)) for _ in range(3)]
    for one in slow:
        one.sendall(head.encode())
    from_there = {"X-Forwarded-For": "198.51.100.1"}
    deadline = time.monotonic() + 10
    while Person(server).ask("GET", "/api/games", headers=from_there).code != "too-fast":
        assert time.monotonic() < deadline
    from_elsewhere = {"X-Forwarded-For": "198.51.100.2"}
    assert Person(server).ask("GET", "/api/games", headers=from_elsewhere).status == 200
    for one in slow:
        came = b""
        while piece := one.recv(5000):  # and slow ones do not stay for ever
            came += piece
        assert b"broke off" in came
        one.close()


def test_messages_of_a_person(strict: Server) -> None:
    """Given somebody with two connections; when he sends too much; then it is refused on both, and
    somebody else at the table is not held up."""
    ada = Person(strict)
    table, invitation = ada.make_table("parfum", ["mine", "open"])
    bob = Person(strict).sit(table, 1, invitation)
    with ada.at(table) as one, ada.at(table) as two, bob.at(table) as other:
        for number in range(24):
            (one, two)[number % 2].send({"type": "ping"})
        heard = [line.kind("pong", "fault") for line in (one, two) for _ in range(12)]
        refused = [m for m in heard if m["type"] == "fault"]
        assert 5 <= len(refused) < 24
        assert {m["problem"]["code"] for m in refused} == {"too-fast"}
        other.send({"type": "ping"})
        assert other.kind("pong", "fault")["type"] == "pong"


def test_connections_of_an_address(start: Start) -> None:
    server = start(limits=(*GENEROUS, "sockets_per_address=4"))
    ada = Person(server)
    table = running(ada)
    lines = [ada.line(table) for _ in range(4)]
    for line in lines:
        line.hello()
    turned_away = ada.line(table)
    assert turned_away.next()["problem"]["code"] == "too-fast"
    with pytest.raises(Closed) as closed:
        turned_away.next()
    assert closed.value.code == 1008
    for line in lines:
        line.close()
    deadline = time.monotonic() + 10
    while _figure(server, "grasse_sockets"):
        assert time.monotonic() < deadline
    with ada.at(table):
        pass


def test_who_says_nothing_locks_nobody_out(strict: Server) -> None:
    """Given an address with as many sockets as it may have, all of them silent; when somebody else
    there wants to play; then the one goes that was silent for longest."""
    ada = Person(strict)
    table = running(ada)
    silent = [Person(strict).line(table) for _ in range(12)]
    with ada.at(table) as line:
        line.play(1, Dice(1))
        with pytest.raises(Closed) as closed:
            silent[0].next()
        assert closed.value.code == 1013
        silent[-1].hello()
    for one in silent[1:]:
        one.close()


def test_who_only_looks_on_locks_nobody_out(start: Start) -> None:
    """Half of the sockets of an address are for those who have a chair."""
    server = start(limits=(*GENEROUS, "sockets_per_address=6"))
    ada = Person(server)
    table = running(ada)
    watching = [Person(server).line(table) for _ in range(3)]
    for one in watching:
        one.hello()
    late = Person(server).line(table)
    late.send({"type": "hello"})
    assert late.kind("fault")["problem"]["code"] == "too-many-watchers"
    with ada.at(table) as line:
        line.play(1, Dice(1))
    for one in watching:
        one.close()


def test_sockets_in_a_short_time(start: Start) -> None:
    server = start(limits=(*GENEROUS, "requests_per_second=2", "sockets_per_address=10"))
    ada = Person(server)
    table = running(ada)
    codes = []
    for _ in range(15):
        line = ada.line(table)
        with suppress(Closed):
            line.send({"type": "hello"})
        heard = line.kind("welcome", "fault")
        codes.append(heard.get("problem", {}).get("code", ""))
        line.close()
    assert codes[:5] == [""] * 5
    assert codes[-1] == "too-fast"


def test_connections_of_a_seat_and_watchers_of_a_table(strict: Server) -> None:
    ada = Person(strict)
    table = running(ada)
    with ada.at(table), ada.at(table), Person(strict).at(table), Person(strict).at(table):
        for person, code in ((ada, "too-fast"), (Person(strict), "too-many-watchers")):
            line = person.line(table)
            line.send({"type": "hello"})
            assert line.kind("fault")["problem"]["code"] == code
            with pytest.raises(Closed):
                line.next()
        assert ada.see(table)["table"]["watchers"] == 2


def test_who_talks_nonsense_is_sent_away(server: Server) -> None:
    person = Person(server)
    with person.at(running(person)) as line:
        for _ in range(30):
            line.send("nonsense")
        with pytest.raises(Closed) as closed:
            line.kind("pong")
        assert closed.value.code == 1008
        assert sum(m["type"] == "fault" for m in line.heard) == 21


# Chat


def test_chat_is_cleaned_and_bounded(server: Server) -> None:
    person = Person(server)
    table = running(person)
    with person.at(table) as line, Person(server).at(table) as watcher:
        said = "<b>hi</b>\n\x00\u202e\u200b\x1b[31m  there"
        assert line.chat(said)["type"] == "done"
        heard = watcher.kind("chat")
        assert heard["text"] == "<b>hi</b> [31m there"  # as text: the client shows it as such
        assert heard["name"] == "Ada"
        assert line.chat(" \n\t ")["problem"]["code"] == "bad-request"
        assert watcher.chat("me too")["problem"]["code"] == "not-allowed"
        for number in range(210):
            line.chat(f"line {number}")
    with person.at(table) as line:
        assert len(line.memory.chat) == 200
        assert line.memory.chat[211]["text"] == "line 209"


def test_too_much_talk(strict: Server) -> None:
    person = Person(strict)
    with person.at(running(person)) as line:
        answers = [line.chat("bla") for _ in range(6)]
        codes = [one["problem"]["code"] for one in answers if one["type"] == "refused"]
        assert len(codes) == 4
        assert set(codes) == {"too-fast"}
        assert line.play(1, Dice(1)) == 1, "play is not held up by that"


def test_tables_of_an_address(strict: Server) -> None:
    """Whatever the tests before this one made."""
    wish = {"game": "parfum", "chairs": [{"kind": "mine"}, {"kind": "bot"}]}
    codes = [Person(strict).post("/api/tables", wish).code for _ in range(9)]
    assert codes[-1] == "too-many-tables"
    assert sorted(codes) == codes, "from some time on they are refused"


# A connection and its messages, without a wire


class Script:
    """What a client sends before it goes; one that sends nothing stays and is silent."""

    client_state = WebSocketState.CONNECTED

    def __init__(self, *messages: Message) -> None:
        self.events = [
            {"type": "websocket.receive", "text": json.dumps(message)} for message in messages
        ]
        self.sent = len(messages)

    async def receive(self) -> Message:
        if not self.events and not self.sent:
            await asyncio.Event().wait()
        return self.events.pop(0) if self.events else {"type": "websocket.disconnect"}


async def listened(house: House, table: str, key: str | None, script: Script) -> list[Message]:
    """What a client hears that sends this."""
    holder = holder_of(key) if key else None
    socket = live.Socket(cast(Any, script), table, holder, "one address")
    await live._listen(house, socket)
    socket.end(1000)
    return [json.loads(message) for message in socket._queue]


def test_who_says_nothing_is_sent_away(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(live, "HELLO_SECONDS", 0.05)

    async def silent() -> bool:
        async with open_house(tmp_path) as house:
            socket = live.Socket(cast(Any, Script()), "a" * 16, None, "")
            await asyncio.wait_for(live._listen(house, socket), 5)
            return socket.ended

    assert asyncio.run(silent())


def test_messages_of_an_address(tmp_path: Path) -> None:
    """Many made-up people do not get more than ten real ones."""

    async def many() -> list[str]:
        async with open_house(tmp_path) as house:
            house.messages, house.messages_from = Buckets(0.01, 3), Buckets(0.1, 30)
            table = await table_for(house, "parfum", [somebody(), somebody()])
            heard = [
                await listened(house, table, new_key(), Script({"type": "hello"}, {"type": "ping"}))
                for _ in range(20)
            ]
            return [one["type"] for each in heard for one in each]

    types = asyncio.run(many())
    assert types.count("welcome") == 15
    assert types.count("fault") == 5


# One who does not read


def test_one_who_does_not_read_stops_nobody(start: Start) -> None:
    """Given a watcher that asks and does not read; when others play; then they are not held up,
    and the watcher is dropped."""
    server = start()
    ada = Person(server)
    table = running(ada)
    with ada.at(table) as line:
        line.until_playing()
        stalled = _stalled(server, table)
        slowest = 0.0
        for _ in range(60):
            began = time.monotonic()
            line.play(1, Dice(1))
            slowest = max(slowest, time.monotonic() - began)
        assert slowest < 2
        deadline = time.monotonic() + 10
        while ada.see(table)["table"]["watchers"] and time.monotonic() < deadline:
            line.play(1, Dice(2))
        assert ada.see(table)["table"]["watchers"] == 0
        assert _figure(server, "grasse_slow_sockets_total") == 1
        assert _figure(server, "grasse_sockets") == 1
        stalled.close()
    assert server.errors() == []


def _stalled(server: Server, table: str) -> sockets.socket:
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.connect((HOST, server.port))
    raw.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {HOST}:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(500)
    hello = json.dumps({"type": "hello"}).encode()
    frame = bytes((0x81, 0x80 | len(hello))) + bytes(4) + hello
    raw.settimeout(1)
    for _ in range(2000):
        try:
            raw.sendall(frame)
        except (TimeoutError, OSError):
            break
    return raw


def _figure(server: Server, name: str) -> float:
    text = Person(server).get("/metrics").body.decode()
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found, name
    return float(found[1])


# The means


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(rate=100, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time.sleep(0.03)
    assert bucket.take()


def test_buckets_are_forgotten() -> None:
    """Addresses without end take memory without end otherwise."""
    buckets = Buckets(rate=0.001, burst=2, most=100)
    for number in range(1000):
        assert buckets.take(f"address {number}")
    assert len(buckets._of) <= 100
    assert buckets.take("address 999")
    assert not buckets.take("address 999")


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("a proxy's socket", "a proxy's socket"),
    ],
)
def test_addresses_of_a_household(address: str, whose: str) -> None:
    assert household(address) == whose
