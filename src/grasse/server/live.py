"""The WebSocket: one connection of one person to one table.

Each socket has a queue of its own and a task that empties it, so that one who does not read stops
nobody else; when the queue is full the socket is dropped, and its client comes back and says what
it saw last.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from grasse.kernel import Illegal
from grasse.server import metrics, outgoing
from grasse.server.keys import Holder
from grasse.server.log import log
from grasse.server.outgoing import Sealed, Seats
from grasse.server.protocol import (
    MOST_BYTES,
    Act,
    FromClient,
    Hello,
    Ping,
    Problem,
    Reveal,
    Say,
    Undo,
)
from grasse.server.refusal import Refusal, illegal

if TYPE_CHECKING:
    from grasse.server.house import House

LONGEST_QUEUE: Final = 128
MOST_WAITING: Final = 1024 * 1024
SLOWEST: Final = 30.0
"""Seconds in which a client has to take a message."""
HELLO_SECONDS: Final = 10.0
MOST_FAULTS: Final = 20
"""After so many messages that cannot be read, the socket is closed."""

_reader: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Socket:
    """A connection; `seats` are those of its person at this table."""

    def __init__(
        self, websocket: WebSocket, table: str, holder: Holder | None, address: str
    ) -> None:
        self.websocket = websocket
        self.table = table
        self.holder = holder
        self.address = address
        self.seats: Seats = ()
        self.greeted = False
        """Whether it said hello."""
        self.stuck = asyncio.Event()
        """Set when its client does not read what it is sent."""
        self._queue: deque[Sealed] = deque()
        self._waiting = 0
        self._filled = asyncio.Event()
        self._code: int | None = None

    @property
    def person(self) -> str:
        """Whose messages count together: those of one person at one table."""
        return f"{self.table} {self.holder or self.address}"

    @property
    def ended(self) -> bool:
        return self._code is not None

    def send(self, message: Sealed) -> None:
        """Put it into the queue; it never waits."""
        if self.ended:
            return
        self._waiting += len(message)
        if len(self._queue) >= LONGEST_QUEUE or self._waiting > MOST_WAITING:
            metrics.SLOW.inc()
            self._queue.clear()
            self.end(1013)
            self.stuck.set()
            return
        self._queue.append(message)
        self._filled.set()

    def end(self, code: int) -> None:
        """Close, after what is queued."""
        if self._code is None:
            self._code = code
            self._filled.set()

    async def write(self) -> None:
        """Empty the queue until the end."""
        try:
            while True:
                while self._queue:
                    message = self._queue.popleft()
                    self._waiting -= len(message)
                    async with asyncio.timeout(SLOWEST):
                        await self.websocket.send(
                            {"type": "websocket.send", "text": message.decode()}
                        )
                if self._code is not None:
                    await self.websocket.close(self._code)
                    return
                self._filled.clear()
                await self._filled.wait()
        except TimeoutError:
            metrics.SLOW.inc()
        except RuntimeError as error:  # so the web server says that it was closed meanwhile
            raise ConnectionError(str(error)) from None


async def serve(house: House, socket: Socket) -> None:
    """Talk to one client until it goes, or does not read."""
    await socket.websocket.accept()
    metrics.SOCKETS.inc()
    writer = asyncio.create_task(socket.write())
    reader = asyncio.create_task(_listen(house, socket))
    stuck = asyncio.create_task(socket.stuck.wait())
    try:
        await asyncio.wait({writer, reader, stuck}, return_when=asyncio.FIRST_COMPLETED)
        socket.end(1000)
        if not stuck.done():  # let what is queued go out
            await asyncio.wait({writer, stuck}, timeout=2, return_when=asyncio.FIRST_COMPLETED)
    finally:
        metrics.SOCKETS.dec()
        socket.end(1000)
        tasks = (writer, reader, stuck)
        for task in tasks:
            task.cancel()
        for error in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(error, Exception) and not isinstance(error, _GONE):
                log.error("socket failed", table=socket.table, error=repr(error), exc_info=error)
        await asyncio.shield(house.telling.part(socket))


_GONE = (WebSocketDisconnect, ConnectionError)
"""How it shows that a client is gone."""


async def _listen(house: House, socket: Socket) -> None:
    faults = 0
    while True:
        wait = None if socket.greeted else HELLO_SECONDS
        try:
            raw = await asyncio.wait_for(_receive(socket.websocket), wait)
        except TimeoutError:
            socket.end(1008)
            return
        if raw is None:
            return
        id = None
        try:
            in_time = house.messages.take(socket.person)
            in_time &= house.messages_from.take(socket.address)
            said = _parse(raw)
            id = getattr(said, "id", None)
            if not in_time:
                await asyncio.sleep(1 / house.limits.messages_per_second)
                raise Refusal("too-fast", "too many messages: slow down")
            if isinstance(said, Hello):
                await house.telling.join(socket, said.seen)
                socket.greeted = True
            elif not socket.greeted:
                raise Refusal("bad-request", "say hello first")
            elif isinstance(said, Say) and not house.talk.take(socket.person):
                raise Refusal("too-fast", "that is too much talk for now")
            else:
                await _do(house, socket, said)
        except Refusal as refusal:
            _refuse(socket, refusal.problem(), id)
            if not socket.greeted:
                socket.end(1008)
                return
            faults += refusal.code in ("bad-request", "too-big")
            if faults > MOST_FAULTS:
                socket.end(1008)
                return


async def _receive(websocket: WebSocket) -> bytes | None:
    """The next message; None when the client is gone."""
    if websocket.client_state is not WebSocketState.CONNECTED:
        return None
    event = await websocket.receive()
    if event["type"] != "websocket.receive":
        return None
    text = event.get("text")
    return text.encode() if text is not None else bytes(event.get("bytes") or b"")


def _parse(raw: bytes) -> FromClient:
    if len(raw) > MOST_BYTES:
        raise Refusal("too-big", f"a message has at most {MOST_BYTES} bytes")
    try:
        return _reader.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-request", f"this is not a message of the protocol: {error}") from None


async def _do(house: House, socket: Socket, said: FromClient) -> None:
    if isinstance(said, Ping):
        socket.send(outgoing.PONG)
        return
    if isinstance(said, Reveal):
        await house.seating.reveal(socket, said)
        return
    assert isinstance(said, Act | Undo | Say)  # all that is left
    if isinstance(said, Say):
        await house.say(socket, said)
        return
    try:
        await house.command(socket, said)
    except Illegal as error:
        _refuse(socket, illegal(error), said.id)


def _refuse(socket: Socket, problem: Problem, id: str | None = None) -> None:
    metrics.REFUSALS.labels(problem.code).inc()
    if id is None:
        socket.send(outgoing.fault(problem))
    else:
        socket.send(outgoing.refused(id, problem))
