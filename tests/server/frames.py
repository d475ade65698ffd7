"""Messages and requests that no honest client sends, in great numbers."""

from __future__ import annotations

import http.client
import json
import socket as sockets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from grasse.kernel import Dice
from tests.server.people import Closed, Line, Message, Person, new_id
from tests.server.serving import HOST, Server

encode = msgspec.json.encode

JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**53 + 1,
    2**64,
    10**40,
    1.5,
    1e308,
    "",
    "\x00",
    "\u202e",
    "\U0001f600" * 50,
    "x" * 5000,
    [],
    {},
    [[]],
    {"": {}},
)

TEXTS: tuple[bytes, ...] = (
    b"",
    b"null",
    b"[]",
    b'""',
    b"{",
    b'{"type"',
    b'{"type":}',
    b"{}",
    b'{"type":"hello"}}',
    b'{"type":"nobody"}',
    b'{"type":1}',
    b'{"type":"act","type":"undo"}',
    b'{"type":"hello","seen":77.0}',
    b'{"type":"hello","seen":1e999}',
    b'{"type":"say","id":"12345678","text":"\\ud800"}',
    b'{"type":"say","id":"12345678","text":"\\u0000\\u0000"}',
    b"[" * 8000,
    b'{"type":"act","action":' + b'{"a":' * 3000,
    b'{"type":"act","id":"12345678","seat":0,"version":1,"action":{"a":'
    + b"[" * 900
    + b"]" * 900
    + b"}}",
    b"\xef\xbb\xbf{}",
    b"NaN",
    b"-",
    b"1" * 10_000,
    b"x" * 16_384,
    b"x" * 16_385,
    b"x" * 60_000,
)


@dataclass
class Fuzzed:
    sent: int = 0
    reconnects: int = 0
    problems: list[str] = field(default_factory=list)


class Fuzzer:
    """Torments one table of a server: half over the socket, half over HTTP."""

    def __init__(self, server: Server, chance: Dice) -> None:
        self.server = server
        self.chance = chance
        self.person = Person(server)
        self.table, self.invitation = self.person.make_table(
            "parfum", ["mine", "open", "random"], pace={"seconds": 1000}
        )
        self.guest = Person(server).sit(self.table, 1, self.invitation)
        self.person.start(self.table)
        self.done = Fuzzed()
        self._line: Line | None = None

    def run(self, count: int, progress: Callable[[int], None] = lambda done: None) -> Fuzzed:
        while self.done.sent < count:
            for _ in range(min(50, count - self.done.sent)):
                self._one()
                self.done.sent += 1
            self._check()
            progress(self.done.sent)
        if self._line is not None:
            self._line.close()
        return self.done

    def _below(self, n: int) -> int:
        return self.chance.below("fuzz", n)

    def _pick(self, among: Any) -> Any:
        return among[self._below(len(among))]

    def _one(self) -> None:
        kind = self._below(8)
        if kind < 5:
            self._frame(self._bad_frame())
        elif kind == 5:
            self._request()
        elif kind == 6:
            self._raw_request()
        else:
            self._raw_socket()

    # Over the socket

    def _frame(self, frame: bytes | str) -> None:
        for _ in range(2):
            try:
                line = self._line = self._line or self._connect()
                line.send(frame)
                line.drain(0)
                return
            except (Closed, OSError, ConnectionClosed):
                self._line = None
                self.done.reconnects += 1

    def _connect(self) -> Line:
        person = self._pick((self.person, self.guest, Person(self.server)))
        line: Line = person.line(self.table)
        line.hello()
        return line

    def _bad_frame(self) -> bytes | str:
        way = self._below(6)
        if way == 0:
            return bytes(self._below(256) for _ in range(self._below(200)))
        if way == 1:
            return bytes(self._pick(TEXTS))
        text = encode(self._bent(self._honest()))
        if way == 2:
            cut = text[: self._below(len(text))]
            return cut.decode(errors="replace")
        if way == 3 and text:
            place = self._below(len(text))
            return text[:place] + bytes([self._below(256)]) + text[place + 1 :]
        return text.decode()

    def _honest(self) -> Message:
        version = self._below(40)
        return dict(
            self._pick(
                (
                    {"type": "hello", "seen": version},
                    {
                        "type": "act",
                        "id": new_id(),
                        "seat": 0,
                        "version": version,
                        "action": {"do": self._pick(("choose-clock", "take-die", "bargain"))},
                    },
                    {"type": "undo", "id": new_id(), "seat": 0, "version": version, "all": True},
                    {"type": "say", "id": new_id(), "text": "hello", "seat": 0},
                    {"type": "reveal", "seat": 0, "secret": "00" * 32},
                    {"type": "ping"},
                )
            )
        )

    def _bent(self, message: Message) -> Message:
        """Wrong in one or two places: types, names, sizes, nesting."""
        for _ in range(1 + self._below(2)):
            where: Any = message
            if isinstance(message.get("action"), dict) and self._below(2):
                where = message["action"]
            name = self._pick([*where, "more"])
            what = self._below(4)
            if what == 0:
                where.pop(name, None)
            elif what == 1:
                where[name] = self._nested(self._below(60))
            else:
                where[name] = self._pick(JUNK)
        return message

    def _nested(self, depth: int) -> Any:
        value: Any = self._pick(JUNK)
        for _ in range(depth):
            value = {"a": value} if depth % 2 else [value]
        return value

    # Over HTTP

    def _request(self) -> None:
        """A request that is one, with a wrong address, body or header."""
        path = self._pick(
            (
                "/api/tables",
                f"/api/tables/{self.table}",
                f"/api/tables/{self.table}/start",
                f"/api/tables/{self.table}/rematch",
                f"/api/tables/{self.table}/chairs/{self._pick((0, 1, 9, -1, '9' * 5000, 'x'))}/sit",
                f"/api/tables/{self.table}/chairs/1/{self._pick(('bot', 'free', 'leave', 'x'))}",
                f"/api/tables/{self._pick(('%00' * 16, 'a' * 16, '..%2f..', 'x' * 9000))}",
                f"/api/tables/{self.table}/views?seat={self._pick((0, -1, 'x', '9' * 99))}",
                f"/api/tables/{self.table}/views?first={'9' * self._below(30)}&last=%ff",
                f"/api/tables/{self.table}/file?seat=%00",
                "/api/games/%2e%2e/rules/en",
                "/api/games/parfum/rules/%2e%2e",
                "/assets/../../etc/passwd",
                "//evil.example/",
            )
        )
        body = self._pick(
            (
                encode(self._bent({"game": "parfum", "chairs": [{"kind": "mine"}] * 2})),
                encode(self._bent({"name": "Eve", "invitation": self.invitation})),
                encode({"game": "parfum", "chairs": [{}, {}], "components": self._components()}),
                bytes(self._pick(TEXTS)),
                b"{}",
            )
        )
        headers = self._pick(
            (
                {},
                {"Content-Type": "text/plain"},
                {"Content-Type": "application/json; charset=latin-1"},
                {"Authorization": "Bearer " + "x" * 43},
                {"Authorization": "Basic !!!"},
                {"Cookie": "grasse=" + "y" * 43},
                {"Origin": "https://evil.example"},
                {"Content-Encoding": "gzip"},
            )
        )
        method = self._pick(("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"))
        person = self._pick((self.guest, Person(self.server)))
        try:
            answer = person.ask(method, path, raw=body, headers=headers)
        except (OSError, http.client.HTTPException) as error:
            self.done.problems.append(f"{method} {path[:80]}: {error!r}")
            return
        if answer.status >= 500 and answer.status != 503:
            self.done.problems.append(f"{method} {path[:80]} {body[:200]!r}: {answer.status}")

    def _components(self) -> str:
        return str(
            self._pick(
                (
                    "a = " + "[" * 5000,
                    "a = " + "9" * 5000,
                    "[[notes]]\nid = 1",
                    'x = "\\u0000"',
                    "\x00",
                    "a = 1979-05-27",
                    "notes = nan",
                    "[a]\n[a]",
                )
            )
        )

    def _raw_request(self) -> None:
        """Bytes that are hardly HTTP, or break off."""
        self._talk(
            self._pick(
                (
                    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
                    b"GET\r\n\r\n",
                    b"GET / HTTP/9.9\r\n\r\n",
                    b"GET / HTTP/1.1\r\nHost\r\n\r\n",
                    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 500 + b"\r\n",
                    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
                    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                    b"Content-Length: 1000\r\n\r\n{",
                    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                    b"Transfer-Encoding: chunked\r\n\r\nffffffff\r\n{",
                    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n"
                    b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                    bytes(self._below(256) for _ in range(self._below(300))),
                )
            )
        )

    def _raw_socket(self) -> None:
        """A socket whose frames break the rules of the WebSocket itself."""
        version, key = self._pick((b"13", b"99")), self._pick((b"A" * 22 + b"==", b"x"))
        head = (
            b"GET /api/tables/" + self.table.encode() + b"/live HTTP/1.1\r\nHost: x\r\n"
            b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: "
            + version
            + b"\r\nSec-WebSocket-Key: "
            + key
            + b"\r\n\r\n"
        )
        frames = (
            b"\x81\x05hello",  # not masked
            b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # huge
            b"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc",  # invalid UTF-8
            b"\x83\x80\x00\x00\x00\x00",  # an opcode that does not exist
            b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
            b"\x89\xfe\x00\x80\x00\x00\x00\x00" + bytes(128),  # a ping that is too long
            b"\x80\x80\x00\x00\x00\x00",  # goes on with nothing
            b"\x01\x80\x00\x00\x00\x00" * 3,  # begins anew each time
            b"\x88\x82\x00\x00\x00\x00\x00\x01",  # closes with a code that does not exist
            b"\x82\x82\x00\x00\x00\x00{}",
            bytes(self._below(256) for _ in range(self._below(100))),
        )
        self._talk(head + bytes(self._pick(frames)))

    def _talk(self, data: bytes) -> None:
        with sockets.create_connection((HOST, self.server.port), timeout=5) as raw:
            try:
                raw.sendall(data)
                raw.settimeout(0.01)
                raw.recv(65536)
            except OSError:
                pass  # it may hang up on us

    def _check(self) -> None:
        """The server lives, and the table is as it was."""
        answer = self.person.ask("GET", f"/api/tables/{self.table}")
        if answer.status != 200:
            self.done.problems.append(f"the table does not answer: {answer.status}")
        elif json.loads(answer.body)["you"]["seats"] != [0]:
            self.done.problems.append("the owner lost his chair")


def torment(
    server: Server,
    count: int,
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> Fuzzed:
    """Send so much nonsense; errors in the server's log are problems too."""
    before = len(server.errors())
    done = Fuzzer(server, Dice(f"frames {seed}")).run(count, progress)
    time.sleep(0.2)
    done.problems += server.errors()[before:]
    return done
