"""A lean client of the socket, so that load tests measure the server and not its clients.

It speaks just enough of RFC 6455: whole text frames, ping and close.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import msgspec

from grasse.server.protocol import Act, Hello
from tests.server.running import HOST

_MASK = bytes(4)
"""A client has to mask what it sends; this mask changes nothing, and so costs nothing."""
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10

encode = msgspec.json.Encoder().encode


class Client(asyncio.Protocol):
    """One connection to one table. `heard` gets each message, `lost` is told when it ends."""

    def __init__(
        self,
        port: int,
        table: str,
        key: str,
        heard: Callable[[bytes], None],
        lost: Callable[[], None],
        source: str | None = None,
    ) -> None:
        self._source = source
        """The address to come from, if that matters."""
        self._port, self._table, self._key = port, table, key
        self._heard, self._lost = heard, lost
        self._buffer = bytearray()
        self._open = False
        self._hello = b""
        self._transport: asyncio.Transport | None = None

    async def connect(self, seen: int | None = None) -> None:
        """Connect and say hello; the answer comes to `heard`."""
        loop = asyncio.get_running_loop()
        local = (self._source, 0) if self._source else None
        await loop.create_connection(lambda: self, HOST, self._port, local_addr=local)
        assert self._transport is not None
        self._transport.write(
            f"GET /api/tables/{self._table}/live HTTP/1.1\r\nHost: {HOST}:{self._port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Authorization: Bearer {self._key}\r\n\r\n".encode()
        )
        self._hello = encode(Hello(seen))

    def send(self, message: bytes) -> None:
        """Send a text frame; nothing happens when the connection is lost."""
        if self._transport is not None:
            self._transport.write(_frame(_TEXT, message))

    def act(self, id: str, seat: int, version: int, action: dict[str, Any]) -> None:
        self.send(encode(Act(id, seat, version, action)))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.write(_frame(_CLOSE, b"\x03\xe8"))
            self._transport.close()

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        self._lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            top, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if not top.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(f"no socket: {top[:100]!r}")
            self._open = True
            self._buffer = bytearray(rest)
            self.send(self._hello)  # not before: the server would lose it
        while (frame := self._next_frame()) is not None:
            self._take(*frame)

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        start, size = 2, buffer[1]
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        opcode, payload = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        if not opcode & 0x80:
            raise ConnectionError("the server sends whole messages")
        return opcode & 0x0F, payload

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == _TEXT:
            self._heard(payload)
        elif opcode == _PING and self._transport is not None:
            self._transport.write(_frame(_PONG, payload))
        elif opcode == _CLOSE and self._transport is not None:
            self._transport.write(_frame(_CLOSE, payload[:2]))
            self._transport.close()


def _frame(opcode: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        head = bytes((0x80 | opcode, 0x80 | size))
    else:
        head = bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + _MASK + payload


class Known(msgspec.Struct, frozen=True):
    """What a player has to know of a table."""

    state: str
    to_act: int | None
    rematch: str | None


class Seen(msgspec.Struct, frozen=True):
    """What a player has to know of a view."""

    options: msgspec.Raw
    can_undo: bool


class News(msgspec.Struct, frozen=True):
    """A `welcome` or an `update`, read no further than a random player needs."""

    type: str
    version: int
    table: Known
    views: list[Seen] = []


read_news = msgspec.json.Decoder(News).decode
