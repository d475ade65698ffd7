"""Those who send without end, begin and do not go on, or do not read."""

from __future__ import annotations

import asyncio
import gc
import socket as sockets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.sync.client import connect

from grasse.server import metrics, wire
from grasse.server.addresses import Blocked, Networks
from grasse.server.limits import Limits
from tests.ports import free_port
from tests.server.serving import HOST


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Answers "ok"; on a socket it says much at once, and goes when it hears "go"."""
    if scope["type"] == "lifespan":
        await receive()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})
    elif scope["path"] == "/much":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": MUCH})
    elif scope["type"] == "http":
        while scope["path"] != "/early" and (await receive()).get("more_body"):
            pass
        headers = [(b"content-length", b"2")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"ok"})
    else:
        await receive()
        await send({"type": "websocket.accept"})
        message = await receive()
        if message.get("text") == "flood":
            with suppress(TimeoutError):
                await asyncio.wait_for(_flood(send), 0.3)
            return
        await send({"type": "websocket.send", "text": "pong"})
        await receive()


async def _flood(send: Any) -> None:
    while True:
        await send({"type": "websocket.send", "text": "x" * 65536})


MUCH = bytes(100_000)

PATIENT = Limits(messages_per_second=1e6)
BRIEF = Limits(connections_per_address=5, connections_per_second=0.001)
SHORT = Limits(
    body_seconds=0.3, answer_seconds=0.3, connections_per_address=5, connections_per_second=1e6
)


@pytest.fixture
def door() -> wire.Door:
    return wire.Door(SHORT)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch, door: wire.Door) -> Iterator[uvicorn.Server]:
    """One whose patience is short."""
    monkeypatch.setattr(wire, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(wire, "CLOSING_SECONDS", 0.3)
    monkeypatch.setattr(wire, "EVERY", 0.05)
    config = uvicorn.Config(
        application,
        host=HOST,
        port=free_port(),
        http=wire.through(door, wire.HttpWire),
        ws=wire.through(door, wire.SocketWire),
        ws_per_message_deflate=False,
        log_config=None,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield server
    server.should_exit = True
    thread.join(10)


@pytest.fixture
def port(server: uvicorn.Server) -> int:
    return server.config.port


def talk(port: int, data: bytes = b"") -> sockets.socket:
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 65536)
    raw.settimeout(5)
    raw.connect((HOST, port))
    raw.sendall(data)
    return raw


def upgraded(port: int) -> sockets.socket:
    raw = talk(
        port,
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    )
    assert b"101" in raw.recv(1000)
    return raw


def is_hung_up(raw: sockets.socket) -> bool:
    try:
        return raw.recv(1000) == b""
    except ConnectionResetError:
        return True


def is_hung_up_while_sending(raw: sockets.socket, data: bytes) -> bool:
    """Whether that happens before it sent it very often."""
    try:
        for _ in range(200):
            raw.sendall(data)
            time.sleep(0.05)
    except (ConnectionResetError, BrokenPipeError):
        return True
    return False


def test_who_says_nothing_is_hung_up_on(port: int) -> None:
    assert is_hung_up(talk(port))


def test_who_begins_and_does_not_go_on_is_hung_up_on(port: int) -> None:
    assert is_hung_up(talk(port, b"GET / HTTP/1.1\r\nHost: x\r\n"))


def test_so_is_who_does_it_in_his_second_request(port: int) -> None:
    raw = talk(port, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    assert b"200 OK" in raw.recv(1000)
    raw.sendall(b"GET / HTTP/1.1\r\n")
    while not is_hung_up(raw):
        pass


POST = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n"


def test_a_body_that_trickles_is_hung_up_on(port: int) -> None:
    raw = talk(port, POST)
    assert is_hung_up_while_sending(raw, b"x")


def test_bytes_of_a_body_one_by_one_are_one_body(port: int) -> None:
    """Nor is one that was announced left waiting."""
    head = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\nConnection: close\r\n"
    for more in (b"\r\n", b"Expect: 100-continue\r\n\r\n"):
        raw = talk(port, head + more)
        raw.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        announced = b"" if more == b"\r\n" else raw.recv(1000)
        assert announced in (b"", b"HTTP/1.1 100 Continue\r\n\r\n")
        for _ in range(20):
            raw.sendall(b"x")
        assert b"HTTP/1.1 200" in raw.recv(1000)


def test_so_is_one_that_goes_on_after_its_answer(port: int) -> None:
    begun = POST.replace(b"/ ", b"/early ").replace(b"1000", b"100000") + bytes(wire.PART)
    raw = talk(port, begun)
    assert b"200 OK" in raw.recv(1000)
    assert is_hung_up_while_sending(raw, b"x")


def test_a_body_without_end_is_hung_up_on(port: int) -> None:
    raw = talk(port, POST.replace(b"/ ", b"/early ").replace(b"1000", b"1000000000"))
    with pytest.raises((ConnectionResetError, BrokenPipeError)):
        raw.sendall(bytes(100 * wire.MOST_BYTES_OF_BODY))


def test_an_answer_that_is_not_taken_is_hung_up_on(server: uvicorn.Server) -> None:
    """Given clients that ask for much and do not read; then their connections end, and nothing of
    them is kept."""
    many = b"GET /much HTTP/1.1\r\nHost: x\r\n\r\n" * wire.MOST_PIPELINED
    unread = [talk(server.config.port) for _ in range(4)]
    for _ in range(20):  # more than the system itself takes for them
        for raw in unread:
            with suppress(OSError):
                raw.sendall(many)
        time.sleep(0.02)
    until(lambda: not server.server_state.connections)
    until(lambda: not server.server_state.tasks)


def test_one_who_reads_slowly_but_reads_may_stay(port: int) -> None:
    raw = talk(port, b"GET /much HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    came = b""
    while piece := raw.recv(20_000):
        came += piece
        time.sleep(0.1)
    assert len(came) > len(MUCH)


def test_a_few_requests_behind_one_another_are_answered(port: int) -> None:
    raw = talk(port, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 5)
    came = b""
    while came.count(b"200 OK") < 5:
        came += raw.recv(1000)


def test_very_many_are_not(port: int) -> None:
    raw = talk(port, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
    came = b""
    with suppress(ConnectionResetError):
        while piece := raw.recv(100_000):
            came += piece
    assert came.count(b"200 OK") <= wire.MOST_PIPELINED + 1


def test_very_many_headers_are_refused(port: int) -> None:
    raw = talk(port, b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * (wire.MOST_HEADERS + 1) + b"\r\n")
    assert b"400 Bad Request" in raw.recv(1000)


# How many


def test_connections_of_an_address_have_an_end(port: int) -> None:
    """Given an address with as many connections as it may have, which all say nothing; when one
    more comes; then it is let in for the oldest of them."""
    silent = [talk(port) for _ in range(5)]
    raw = talk(port, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    assert b"200 OK" in raw.recv(1000)
    silent[0].settimeout(0.15)
    assert is_hung_up(silent[0])


def test_who_is_being_answered_is_not_sent_away(door: wire.Door, port: int) -> None:
    before = metrics.HUNG_UP._value.get()
    waiting = [talk(port, POST[:-4] + b"\r\n\r\n") for _ in range(5)]
    for raw in waiting:
        raw.sendall(bytes(1000))
        assert b"200 OK" in raw.recv(1000)
    assert metrics.HUNG_UP._value.get() == before


@pytest.mark.parametrize("door", [wire.Door(SHORT, Networks(["127.0.0.0/8"]))], ids=["trusted"])
def test_a_proxy_is_not_one_person(port: int) -> None:
    many = [talk(port) for _ in range(20)]
    for raw in many:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    for raw in many:
        assert b"200 OK" in raw.recv(1000)


@pytest.mark.parametrize("door", [wire.Door(BRIEF)], ids=["few at a time"])
def test_one_connection_after_the_other_is_hung_up_on(port: int) -> None:
    """Given an address that made as many connections as it may have; when it makes one more, soon
    after; then that is closed although the others are gone, and one that stays is answered."""
    stays = talk(port)
    for _ in range(4):
        talk(port).close()
    assert is_hung_up(talk(port))
    stays.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    assert b"200 OK" in stays.recv(1000)


def test_who_is_shut_out_is_hung_up_on(port: int, door: wire.Door, tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("127.0.0.1  # a bad neighbour\n")
    door._blocked = Blocked(tmp_path / "blocked")
    assert is_hung_up(talk(port))


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


# Heads


def test_a_head_without_end_is_hung_up_on(port: int) -> None:
    raw = talk(port, b"GET / HTTP/1.1\r\n")
    head = b"X: " + b"y" * 1000 + b"\r\n"
    with pytest.raises((ConnectionResetError, BrokenPipeError)):
        raw.sendall(head * 20_000)


def test_honest_requests_are_answered(port: int) -> None:
    """One after another over the same connection, with a body larger than a head may be."""
    raw = talk(port)
    for _ in range(3):
        body = b"x" * 100_000
        head = f"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n"
        raw.sendall(head.encode() + body)
        assert b"200 OK" in raw.recv(1000)


# Sockets


def test_a_flood_of_frames_is_hung_up_on(port: int) -> None:
    for frame in (b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x81\x81\0\0\0\0x"):
        raw = upgraded(port)
        assert is_hung_up_while_sending(raw, frame * 10_000)


def test_so_is_a_message_in_very_many_pieces(port: int) -> None:
    raw = upgraded(port)
    raw.sendall(b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * (wire.MOST_FRAGMENTS + 1))
    assert is_hung_up(raw)


def test_a_few_pieces_are_one_message(port: int) -> None:
    raw = upgraded(port)
    raw.sendall(b"\x01\x81\0\0\0\0p" + b"\x00\x80\0\0\0\0" * 5 + b"\x80\x81\0\0\0\0x")
    assert b"pong" in raw.recv(1000)


def test_a_socket_may_stay_as_long_as_it_likes(port: int) -> None:
    with connect(f"ws://{HOST}:{port}/", legacy=True) as socket:
        time.sleep(0.8)
        socket.send("ping")
        assert socket.recv(timeout=5) == "pong"


def test_who_does_not_read_cannot_stay(server: uvicorn.Server) -> None:
    """Given a client that does not read; when the application is done with it; then the connection
    ends although what was sent cannot go out."""
    raw = upgraded(server.config.port)
    raw.sendall(b"\x81\x85\x00\x00\x00\x00flood")
    time.sleep(0.2)
    assert server.server_state.connections
    time.sleep(1)
    assert not server.server_state.connections
    raw.close()


@pytest.mark.parametrize("door", [wire.Door(PATIENT)], ids=["who may send much"])
def test_pings_of_one_who_does_not_read_are_forgotten(port: int) -> None:
    raw = upgraded(port)
    pings = (b"\x89\xfd\x00\x00\x00\x00" + bytes(125)) * 500
    sent = sum(raw.send(pings) for _ in range(200))
    came = 0
    raw.settimeout(0.5)
    with suppress(TimeoutError):
        while True:
            came += len(raw.recv(1 << 20))
    assert sent > 10_000_000
    assert came < sent / 2, "each of them was answered, and the answers were kept"


# What is left


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GET / HTTP/1.1\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /much HTTP/1.1\r\nHost: x\r\n\r\n" * 5,
        b"GET /much HTTP/1.1\r\nHost: x\r\n\r\n" * 100,
        POST + b"x",
        b"\x16\x03\x01\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    ],
    ids=["silence", "part", "a request", "unread", "a flood", "half a body", "no HTTP", "a socket"],
)
def test_a_connection_that_is_gone_leaves_nothing_to_collect(
    data: bytes, server: uvicorn.Server
) -> None:
    """The garbage collector is kept from coming by while people play (see `garbage`): so what is
    left of a connection has to go by itself."""
    port = server.config.port
    kept = (wire.HttpWire, wire.SocketWire)
    gc.collect()
    gc.disable()
    try:
        for _ in range(20):
            talk(port, data).close()
        until(lambda: not server.server_state.connections and not server.server_state.tasks)
        until(lambda: not [one for one in gc.get_objects() if isinstance(one, kept)])
    finally:
        gc.enable()
