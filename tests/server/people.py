"""People who come to a server: what a browser or a program does, over HTTP and the socket."""

from __future__ import annotations

import http.client
import json
import socket as sockets
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from secrets import token_urlsafe
from typing import Any, Protocol, Self

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import grasse
from grasse.bots import find as find_bot
from grasse.kernel import Dice
from tests.server.serving import HOST

Message = dict[str, Any]
PATIENCE = 30.0


@dataclass
class Answer:
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """Why it was refused; empty if it was not."""
        return "" if self.status < 400 else str(self.data["code"])


class Listens(Protocol):
    """A server, wherever it runs."""

    port: int


@dataclass
class Person:
    """Somebody with a key, or without one yet."""

    server: Listens
    key: str | None = None

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        raw: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """One request. A body makes it JSON; `raw` is sent as it is."""
        given = dict(headers or {})
        if self.key is not None:
            given.setdefault("Authorization", f"Bearer {self.key}")
        data = raw
        if raw is None and (body is not None or method == "POST"):
            data = msgspec.json.encode({} if body is None else body)
        if data is not None:
            given.setdefault("Content-Type", "application/json")
        connection = http.client.HTTPConnection(HOST, self.server.port, timeout=PATIENCE)
        try:
            connection.request(method, path, data, given)
            response = connection.getresponse()
            return Answer(response.status, response.headers, response.read())
        finally:
            connection.close()

    def get(self, path: str) -> Answer:
        return self.ask("GET", path)

    def post(self, path: str, body: object = None) -> Answer:
        return self.ask("POST", path, body)

    def make_table(
        self, game: str, chairs: list[str] | list[Message], **more: object
    ) -> tuple[str, str]:
        """The id and the invitation of a new table; "mine", "open" or a bot's level per chair."""
        wishes = [_wish(one) if isinstance(one, str) else one for one in chairs]
        body = {"game": game, "chairs": wishes, "want_key": True, **more}
        answer = self.post("/api/tables", body)
        assert answer.status == 201, answer.body
        self.key = answer.data.get("key", self.key)
        return answer.data["table"]["id"], answer.data["you"]["invitation"]

    def sit(self, table: str, seat: int, invitation: str, **more: object) -> Self:
        body = {"name": f"Guest {seat}", "invitation": invitation, "want_key": True, **more}
        answer = self.post(f"/api/tables/{table}/chairs/{seat}/sit", body)
        assert answer.status == 200, answer.body
        self.key = answer.data.get("key", self.key)
        return self

    def start(self, table: str) -> None:
        answer = self.post(f"/api/tables/{table}/start")
        assert answer.status == 200, answer.body

    def see(self, table: str) -> Message:
        answer = self.get(f"/api/tables/{table}")
        assert answer.status == 200, answer.body
        shown: Message = answer.data
        return shown

    @contextmanager
    def at(self, table: str, seen: int | None = None, **more: Any) -> Iterator[Line]:
        """A connection to a table, greeted and welcomed."""
        line = self.line(table, **more)
        try:
            line.hello(seen)
            yield line
        finally:
            line.close()

    @contextmanager
    def back(self, table: str, memory: Memory) -> Iterator[Line]:
        """A new connection of a client that remembers."""
        line = self.line(table)
        line.memory = memory
        try:
            line.hello(memory.version)
            yield line
        finally:
            line.close()

    def line(self, table: str, headers: dict[str, str] | None = None, query: str = "") -> Line:
        """A connection to a table; nothing is said yet."""
        given = dict(headers or {})
        if self.key is not None:
            given.setdefault("Authorization", f"Bearer {self.key}")
        return Line(
            connect(
                f"ws://{HOST}:{self.server.port}/api/tables/{table}/live{query}",
                additional_headers=given,
                compression=None,
                max_size=None,
                ping_interval=None,
                close_timeout=2,
                open_timeout=PATIENCE,
                legacy=True,
            )
        )


def _wish(chair: str) -> Message:
    if chair in ("open", "mine"):
        return {"kind": chair, **({"name": "Ada"} if chair == "mine" else {})}
    return {"kind": "bot", "level": chair}


class Closed(Exception):
    """The server closed the connection."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


@dataclass
class Memory:
    """What a client keeps of a table: the newest views, and of each seat's journal every line."""

    version: int = -1
    table: Message = field(default_factory=dict)
    you: Message = field(default_factory=dict)
    views: dict[int | None, Message] = field(default_factory=dict)
    journals: dict[int | None, list[Message]] = field(default_factory=dict)
    chat: dict[int, Message] = field(default_factory=dict)

    def take(self, message: Message) -> None:
        """Take a message in, as docs/protocol.md tells a client to."""
        kind = message["type"]
        if kind == "chat":
            self.chat[message["number"]] = message
        if kind not in ("welcome", "update", "chairs"):
            return
        self.version, self.table = message["version"], message["table"]
        self.you = message.get("you", self.you)
        for line in message.get("chat", []):
            self.chat[line["number"]] = line
        if kind == "welcome":
            mine = {view["seat"] for view in message["views"]}
            self.views = {seat: view for seat, view in self.views.items() if seat in mine}
            self.journals = {seat: j for seat, j in self.journals.items() if seat in mine}
        for view in message.get("views", []):
            seat, kept = view["seat"], view["kept"]
            old = self.journals.get(seat, [])
            assert kept <= len(old), "the server believes that I have more than I got"
            self.journals[seat] = old[:kept] + view["journal"]
            self.views[seat] = {k: v for k, v in view.items() if k not in ("kept", "journal")}


class Line:
    """One connection, and what its client remembers."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.memory = Memory()
        self.heard: list[Message] = []
        self.bytes: list[bytes] = []

    def send(self, message: Message | msgspec.Struct | bytes | str) -> None:
        if isinstance(message, dict | msgspec.Struct):
            message = msgspec.json.encode(message).decode()
        try:
            self.socket.send(message)
        except ConnectionClosed as closed:
            raise Closed(closed.rcvd.code if closed.rcvd else 1006) from None

    def next(self, patience: float = PATIENCE) -> Message:
        """The next message."""
        try:
            raw = self.socket.recv(timeout=patience, decode=False)
        except ConnectionClosed as closed:
            raise Closed(closed.rcvd.code if closed.rcvd else 1006) from None
        self.bytes.append(raw)
        message: Message = json.loads(raw)
        self.heard.append(message)
        self.memory.take(message)
        return message

    def until(self, fits: Callable[[Message], object], patience: float = PATIENCE) -> Message:
        """The first message that fits; those before it are taken in."""
        deadline = time.monotonic() + patience
        while True:
            message = self.next(max(0.01, deadline - time.monotonic()))
            if fits(message):
                return message

    def reach(self, version: int) -> None:
        """Take in what comes until the table is at that version."""
        while self.memory.version < version:
            self.next()

    def kind(self, *kinds: str) -> Message:
        return self.until(lambda message: message["type"] in kinds)

    def drain(self, seconds: float = 0.05) -> None:
        """Take in what comes until nothing comes for so long."""
        while True:
            try:
                self.next(seconds)
            except TimeoutError:
                return

    def hello(self, seen: int | None = None) -> Message:
        self.send({"type": "hello", "seen": seen})
        return self.kind("welcome")

    def until_playing(self) -> None:
        if self.memory.table.get("state") in ("gathering", "opening"):
            self.until(lambda _: self.memory.table["state"] in ("playing", "over"))

    def until_turn(self) -> None:
        """Take in what comes until one of the own seats is to act."""
        while (seat := self.memory.table["to_act"]) not in self.memory.views:
            assert seat is not None, "the game is over"
            self.next()

    def answer(self, id: str) -> Message:
        """What came of a command."""
        return self.until(lambda m: m["type"] in ("done", "refused") and m["id"] == id)

    def act(self, action: Message, seat: int, version: int | None = None, id: str = "") -> Message:
        id = id or new_id()
        version = self.memory.version if version is None else version
        self.send({"type": "act", "id": id, "seat": seat, "version": version, "action": action})
        return self.answer(id)

    def undo(self, seat: int, version: int | None = None, **more: object) -> Message:
        id = new_id()
        version = self.memory.version if version is None else version
        self.send({"type": "undo", "id": id, "seat": seat, "version": version, **more})
        return self.answer(id)

    def chat(self, text: str, **more: object) -> Message:
        id = new_id()
        self.send({"type": "say", "id": id, "text": text, **more})
        return self.answer(id)

    def play(self, decisions: int, chance: Dice, choose: Choice | None = None) -> int:
        """Play own seats as long as they are to act, up to so many decisions; how many it were."""
        choose = choose or at_random
        for done in range(decisions):
            seat = self.memory.table.get("to_act")
            if seat is None or seat not in self.memory.views:
                return done
            answer = self.act(choose(self.memory.views[seat], chance), seat)
            assert answer["type"] == "done", answer
            self.reach(answer["version"])
        return decisions

    def close(self) -> None:
        self.socket.close()

    def cut(self) -> None:
        """As a lost network does it: no farewell, and what was on its way is lost."""
        linger = struct.pack("ii", 1, 0)
        self.socket.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, linger)
        self.socket.socket.shutdown(sockets.SHUT_RDWR)
        self.socket.socket.close()


Choice = Callable[[Message, Dice], Message]


def play_on(lines: list[Line], chance: Dice, choose: Choice | None = None, most: int = 9999) -> int:
    """Let those on the lines play, and wait for the others; how many decisions it were."""
    first = lines[0]
    first.until_playing()
    for done in range(most):
        line = _acting(lines)
        while line is None and first.memory.table["to_act"] is not None:
            first.next()
            line = _acting(lines)
        if line is None:
            return done
        seat = first.memory.table["to_act"]
        line.reach(first.memory.version)
        if line.memory.table["to_act"] == seat:
            assert line.play(1, chance, choose) == 1
        first.reach(line.memory.version)
    return most


def _acting(lines: list[Line]) -> Line | None:
    """The one whose turn it is, as the first of them sees it."""
    seat = lines[0].memory.table["to_act"]
    return next((line for line in lines if seat in line.memory.you["seats"]), None)


def at_random(view: Message, chance: Dice) -> Message:
    options: list[Message] = view["options"]
    return options[chance.below("choice", len(options))]


def greedily(view: Message, chance: Dice) -> Message:
    """As the bot `solid`, so that games are short."""
    game = grasse.find(view["game"])
    options = [game.vocabulary.read(option) for option in view["options"]]
    plain: Message = find_bot("solid", game).choose(view, options, chance).plain()
    return plain


def new_id() -> str:
    return token_urlsafe(9)
