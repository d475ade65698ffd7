"""A canary: it hears every byte that a page receives, and finds the table's secrets in them.

What is secret is read from the server's own database, so nothing has to be told to it. Until the
game is over nobody may hear: the seed, anybody's key or its hash, the bytes that anybody promised;
and who looks on does not hear the invitation.
"""

from __future__ import annotations

import base64
import json
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Error, Request, WebSocket

from grasse.server.facts import Facts
from grasse.server.keys import holder_of
from grasse.server.storage.database import FILE
from tests.client.conftest import Person

EMPTY = (204, 301, 302, 303, 304, 307, 308)
"""Answers without a body."""


class Canary:
    """Listens to somebody's page from now on: all answers with their headers, and all frames."""

    def __init__(self, person: Person) -> None:
        self.heard: list[tuple[str, bytes]] = []
        """Where it came from, and what came."""
        self.frames: list[dict[str, Any]] = []
        self.missed: list[str] = []
        self.over: int | None = None
        """How many messages had come when the game was over."""
        person.on("websocket", self._socket)
        person.on("requestfinished", self._answer)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, payload: str | bytes) -> None:
        raw = payload.encode() if isinstance(payload, str) else payload
        message = json.loads(raw)
        self.frames.append(message)
        if self.over is None and (message.get("table") or {}).get("state") == "over":
            self.over = len(self.heard)
        self.hear("a frame", raw)

    def _answer(self, request: Request) -> None:
        place = len(self.heard)
        self.hear(request.url, b"")  # its place in the order of what came
        try:
            response = request.response()
            assert response is not None
            headers = "\n".join(f"{h['name']}: {h['value']}" for h in response.headers_array())
            body = b"" if response.status in EMPTY else response.body()
        except Error as problem:
            self.missed.append(f"{request.url}: {problem}")
            return
        self.heard[place] = (request.url, f"{headers}\n\n".encode() + body)

    def hear(self, where: str, raw: bytes) -> None:
        self.heard.append((where, raw))

    @property
    def views(self) -> list[dict[str, Any]]:
        """All views of the game that came."""
        return [view for frame in self.frames for view in frame.get("views", ())]

    def finds(self, secrets: Mapping[str, str]) -> list[str]:
        """Which secrets came before the game was over, and where."""
        return [
            f"{name} in {where}"
            for where, raw in self.heard[: self.over]
            for name, secret in secrets.items()
            if any(form in raw for form in forms(secret))
        ]

    def assert_silent(self, data: Path, table: str, own: Person, *others: Person) -> None:
        """The page of `own` heard all that came, and no secret of the table."""
        assert self.missed == []
        assert self.frames
        assert any(b"<html" in raw for _, raw in self.heard)
        assert self.finds(secrets_of(data, table, own, *others)) == []


def secrets_of(data: Path, table: str, own: Person, *others: Person) -> dict[str, str]:
    """What the page of `own` must not hear of, by name; `others` are the other people there."""
    database = sqlite3.connect(f"file:{data / FILE}?mode=ro", uri=True)
    try:
        ((stored,),) = database.execute("SELECT facts FROM tables WHERE id = ?", (table,))
    finally:
        database.close()
    facts = msgspec.json.decode(stored, type=Facts)
    found = {"the seed": facts.seed}
    found |= {f"hash {n} of a key": holder for n, holder in enumerate(facts.holders())}
    for seat, chair in enumerate(facts.chairs):
        if chair.mix:
            assert chair.secret, "the dice are mixed: the bytes are known to the server"
            found[f"the bytes of seat {seat}"] = chair.secret
    for number, other in enumerate(others):
        found |= {f"a key of person {number}": key for key in keys_of(other)}
    if not any(holder_of(key) in facts.holders() for key in keys_of(own)):
        found["the invitation"] = facts.invitation
    return found


def keys_of(person: Person) -> list[str]:
    """What the browser sends to be known again."""
    return [cookie.get("value", "") for cookie in person.context.cookies()]


def forms(secret: str) -> Iterator[bytes]:
    """A secret as it stands, and if it is written in hexadecimal, the usual ways to write it."""
    yield secret.encode()
    try:
        raw = bytes.fromhex(secret)
    except ValueError:
        return
    yield raw
    yield secret.upper().encode()
    yield base64.b64encode(raw).rstrip(b"=")
    yield base64.urlsafe_b64encode(raw).rstrip(b"=")
