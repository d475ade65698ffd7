"""Those who send without end, begin and do not go on, or do not read."""

from __future__ import annotations

import asyncio
import socket as sockets
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import uvicorn
from websockets.sync.client import connect

from grasse.server import wire
from tests.server.serving import HOST, free_port


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Answers "ok"; on a socket it says much at once, and goes when it hears "go"."""
    if scope["type"] == "lifespan":
        await receive()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})
    elif scope["type"] == "http":
        while (await receive()).get("more_body"):
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


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[uvicorn.Server]:
    """One whose patience is short."""
    monkeypatch.setattr(wire, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(wire, "CLOSING_SECONDS", 0.3)
    config = uvicorn.Config(
        application,
        host=HOST,
        port=free_port(),
        http=wire.HttpWire,
        ws=wire.SocketWire,
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
