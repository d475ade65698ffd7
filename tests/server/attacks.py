"""What somebody sends who wants everybody else to wait: requests that are cheap to make and dear to
read, floods, and connections that begin and do not go on."""

from __future__ import annotations

import re
import socket as sockets
from collections.abc import Callable, Iterator
from contextlib import suppress
from secrets import token_hex
from typing import Any

import msgspec

from grasse.kernel import Dice
from tests.server.serving import HOST

encode = msgspec.json.encode

CHUNK = 256 * 1024
"""What a server reads at once."""
BIG = 500 * 1024


# Components files


def components(chance: Dice) -> Iterator[str]:
    """Texts that are small to send and large to read."""
    size = (1 + chance.below("size", 4)) * 16 * 1024
    yield "a." * (size // 2) + "a=1"
    yield "[" + "a." * (size // 2) + "a]\n"
    yield '""' + '.""' * (size // 3) + "=1"
    yield "a=" + "[" * size
    yield "a=" + "{a=" * (size // 3)
    yield "a=[" + "[1]," * (size // 4) + "]"
    yield "".join(f"a{n}=1\n" for n in range(size // 8))
    yield "[[a]]\n" * (size // 6)
    yield "".join(f"[a.a{n}]\n" for n in range(size // 10))
    yield "a=" + "9" * size
    yield 'a="' + "\\u0041" * (size // 6) + '"'
    yield "a='" + "'" * size
    yield 'a="""' + '"' * size
    yield "a=" + "1979-05-27T07:32:00." + "9" * size
    yield "#" * size + "\x00"
    yield "".join(f"'{n}'.'{n}'.x=1\n" for n in range(size // 20))


def boxes(folder: Any) -> Iterator[str]:
    """A game's own file with one number of it huge."""
    text = (folder / "components.toml").read_text(encoding="utf-8")
    numbers = list(re.finditer(r"= (\d+)\b", text))
    for found in numbers[:: max(1, len(numbers) // 12)]:
        yield f"{text[: found.start(1)]}100000000{text[found.end(1) :]}"


# Bodies of requests


def bodies(chance: Dice) -> Iterator[bytes]:
    """For a new table."""
    wish: dict[str, Any] = {"game": "parfum", "chairs": [{"kind": "mine"}, {"kind": "bot"}]}
    yield b"[" * BIG
    yield b'{"game":' * 50_000
    yield b'{"game":"' + b"\\u0000" * (BIG // 7) + b'"}'
    yield encode({**wish, "game": "x" * (BIG - 1000)})
    yield encode({**wish, "options": {f"option {n}": n for n in range(20_000)}})
    yield encode({**wish, "options": {"x" * (BIG - 1000): 1}})
    yield encode({**wish, "chairs": [{}] * 100_000})
    yield encode({**wish, "chairs": [{"name": "\u0301" * 24}, {"name": "\ufdfa" * 24}]})
    yield encode(wish)[:-1] + b',"pace":{"seconds":' + b"9" * (BIG // 2) + b"}}"
    yield encode(wish)[:-1] + b"," * 100_000 + b"}"
    yield bytes(chance.below("byte", 256) for _ in range(5000))


def sittings() -> Iterator[bytes]:
    """To sit down."""
    yield encode({"name": "\u3164", "invitation": "é" * 8000})
    yield encode({"name": "\ufdfa" * 24, "invitation": "x"})
    yield encode({"name": "x", "mix": "0" * 15_000})
    yield b'{"name":"x","invitation":"\\ud800"}'


# Heads of requests


def heads(path: str) -> Iterator[bytes]:
    """Requests whose address or headers are long."""
    get = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n".encode()
    yield get + b'Cookie: grasse="' + b"\\a" * 30_000 + b'"\r\n\r\n'
    yield get + b"Cookie: " + b"a=b;" * 15_000 + b"\r\n\r\n"
    yield get + b"Cookie: " + b"; " * 30_000 + b"\r\n\r\n"
    yield get + b"A: b\r\n" * 10_000 + b"\r\n"
    yield get + b"Accept-Encoding: " + b"gzip," * 12_000 + b"\r\n\r\n"
    yield get + b"Authorization: Bearer " + b"x" * 60_000 + b"\r\n\r\n"
    yield get + b"Origin: " + b"a://" * 15_000 + b"\r\n\r\n"
    yield get.replace(b"Host: x", b"Host: [") + b"\r\n"
    for address in (
        path.encode() + b"?" + b"a&" * 30_000,
        path.encode() + b"?seat=" + b"%C3" * 20_000,
        b"/" + b"%2e%2e/" * 9000,
        b"/assets/" + b"%00" * 1000,
        b"/assets/" + b"/" * 60_000,
    ):
        yield b"GET " + address + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    yield b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * (CHUNK // 30)
    yield (
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
        + b"1\r\n \r\n" * (CHUNK // 6)
        + b"0\r\n\r\n"
    )


# Frames of a socket


def frames() -> Iterator[bytes]:
    """Floods of what costs little to send."""
    for frame in (
        b"\x89\x80\0\0\0\0",  # ping
        b"\x8a\x80\0\0\0\0",  # pong
        b"\x81\x81\0\0\0\0x",
        b"\x81\x8f\0\0\0\0" + b'{"type":"ping"}',
        b"\x81\x90\0\0\0\0" + b'{"type":"hello"}',
    ):
        yield frame * (2 * CHUNK // len(frame))
    yield b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * (2 * CHUNK // 6)  # a message without end
    yield b"\x01\x82\0\0\0\0ab" + b"\x00\x82\0\0\0\0ab" * 30_000


def messages(chance: Dice) -> Iterator[bytes]:
    """One message each, as large as may be."""
    deep = 3500
    act = {"type": "act", "id": token_hex(8), "seat": 0, "version": 1}
    yield encode(act)[:-1] + b',"action":' + b'{"a":' * deep
    yield encode(act)[:-1] + b',"action":{"a":' + b"[" * deep + b"]" * deep + b"}}"
    yield encode({**act, "action": {"do": "x" * 15_000}})
    yield encode({**act, "action": {f"field {n}": n for n in range(800)}})
    yield encode({"type": "say", "id": token_hex(8), "text": "\u0301\u0323" * 250})
    yield encode({"type": "say", "id": token_hex(8), "text": "\ufdfa" * 500})
    yield b'{"type":"say","id":"' + b"a" * 15_000 + b'","text":"x"}'
    yield bytes(chance.below("byte", 256) for _ in range(1000))


def masked(payload: bytes) -> bytes:
    """A whole text frame."""
    return b"\x81\xfe" + len(payload).to_bytes(2, "big") + bytes(4) + payload


# Over a connection


def post(path: str, body: bytes) -> bytes:
    return (
        f"POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
        + body
    )


def upgrade(table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )


def connect(port: int, source: str = HOST) -> sockets.socket:
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.settimeout(15)
    raw.bind((source, 0))
    raw.connect((HOST, port))
    return raw


def send(port: int, data: bytes, *more: bytes, source: str = HOST) -> bytes:
    """Send it and read what comes, to the end; being hung up on is an answer, too."""
    found = b""
    with connect(port, source) as raw, suppress(OSError):
        raw.sendall(data)
        if more:
            found = raw.recv(1000)
            for one in more:
                raw.sendall(one)
            raw.shutdown(sockets.SHUT_WR)
        while piece := raw.recv(65536):
            found += piece
    return found


Attack = Callable[[int], bytes]


def all_of(table: str, chance: Dice, folders: list[Any]) -> Iterator[tuple[str, Attack]]:
    """Every kind, by its name."""

    def over_http(data: bytes) -> Attack:
        return lambda port: send(port, data)

    def over_socket(data: bytes, number: int) -> Attack:
        hello = masked(b'{"type":"hello"}'.ljust(200))
        source = f"127.0.1.{number + 1}"  # each of them may send as much as one address may
        return lambda port: send(port, upgrade(table), hello, data, source=source)

    wish = {"game": "parfum", "chairs": [{}, {}]}
    for number, text in enumerate(components(chance)):
        body = encode({**wish, "components": text})
        yield f"components {number}", over_http(post("/api/tables", body))
    for folder in folders:
        for number, text in enumerate(boxes(folder)):
            game = {**wish, "game": folder.name.replace("_", "-")}
            body = encode({**game, "components": text})
            yield f"{folder.name} {number}", over_http(post("/api/tables", body))
    for number, body in enumerate(bodies(chance)):
        yield f"body {number}", over_http(post("/api/tables", body))
    for number, body in enumerate(sittings()):
        yield f"sitting {number}", over_http(post(f"/api/tables/{table}/chairs/1/sit", body))
    for number, data in enumerate(heads(f"/api/tables/{table}/views")):
        yield f"head {number}", over_http(data)
    for number, data in enumerate(frames()):
        yield f"frames {number}", over_socket(data, number)
    for number, message in enumerate(messages(chance)):
        yield f"message {number}", over_socket(masked(message), 100 + number)
