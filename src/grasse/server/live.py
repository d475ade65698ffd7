"""The WebSocket: one connection of one person to one table.

What is sent goes to the wire at once as long as that takes it, and into a queue of the socket's own
when it does not; a task empties that, so that one who does not read stops nobody else. When the
queue is full the socket is dropped, and its client comes back and says what it saw last.
"""

from __future__ import annotations

import asyncio
from asyncio import FIRST_COMPLETED
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
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
    Language,
    Ping,
    Problem,
    Reveal,
    Say,
    Undo,
)
from grasse.server.refusal import Refusal, illegal

if TYPE_CHECKING:
    from grasse.server.house import House
    from grasse.server.wire import SocketWire

LONGEST_QUEUE: Final = 128
MOST_WAITING: Final = 1024 * 1024
SLOWEST: Final = 30.0
"""Seconds in which a client has to take a message."""
HELLO_SECONDS: Final = 10.0
MOST_FAULTS: Final = 20
"""After so many messages that cannot be read, the socket is closed."""

WIRE: Final = "grasse.wire"
"""Under this name the application finds the wire of a socket, beside what ASGI has."""

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
        self.language: Language | None = None
        """What is sent to it is said in these words, too."""
        self.greeted = False
        """Whether it said hello."""
        self.gone: asyncio.Future[None] | None = None
        """Done when its client does not read what it is sent, or it is closed."""
        self._wire: SocketWire | None = None
        self._queue: deque[Sealed] = deque()
        self._waiting = 0
        self._held: list[Sealed] | None = None
        """What waits for something else to leave with it."""
        self._writer: asyncio.Task[None] | None = None
        """Empties the queue, while there is something in it."""
        self._code: int | None = None
        self._at_work = False

    @property
    def person(self) -> str:
        """Whose messages count together: those of one person at one table."""
        return f"{self.table} {self.holder or self.address}"

    @property
    def ended(self) -> bool:
        return self._code is not None

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """What its reader does is done to the end."""
        self._at_work = True
        try:
            yield
        finally:
            self._at_work = False

    def stop(self, reader: asyncio.Task[None]) -> None:
        """At once, or when it is done with what it is at."""
        self.end(1000)
        if not self._at_work:
            reader.cancel()

    async def open(self) -> None:
        await self.websocket.accept()
        self.gone = asyncio.get_running_loop().create_future()
        self._wire = self.websocket.scope["extensions"].get(WIRE)

    def send(self, *messages: Sealed) -> None:
        """Give them to the wire, or put them into the queue where that takes no more; it never
        waits."""
        if self.ended:
            return
        if self._held is not None:
            self._held.extend(messages)
            return
        if self._wire is not None and self._writer is None and self._wire.write_messages(*messages):
            return
        for message in messages:
            self._queue_up(message)

    @contextmanager
    def together(self) -> Iterator[None]:
        """What is sent meanwhile leaves in one piece, and before the end if it comes to that; for
        as long as nobody waits."""
        held: list[Sealed] = []
        self._held = held
        try:
            yield
        finally:
            self._held = None
            if self.ended:
                self._waiting += sum(map(len, held))
                self._queue.extend(held)
            elif held:
                self.send(*held)

    def _queue_up(self, message: Sealed) -> None:
        if self.ended:
            return
        self._waiting += len(message)
        if len(self._queue) >= LONGEST_QUEUE or self._waiting > MOST_WAITING:
            metrics.SLOW.inc()
            self._queue.clear()
            self.end(1013)
            self._let_go()
            return
        self._queue.append(message)
        self._begin_writing()

    def end(self, code: int) -> None:
        """Close, after what is queued."""
        if self._code is None:
            self._code = code
            self._begin_writing()

    def _begin_writing(self) -> None:
        if self._writer is None and self.gone is not None:
            self._writer = asyncio.create_task(self._write())

    def _let_go(self) -> None:
        if self.gone is not None and not self.gone.done():
            self.gone.set_result(None)

    async def _write(self) -> None:
        """Empty the queue, and close at the end."""
        try:
            while self._queue:
                message = self._queue.popleft()
                self._waiting -= len(message)
                async with asyncio.timeout(SLOWEST):
                    await self.websocket.send({"type": "websocket.send", "text": message.decode()})
            if self._code is None:
                self._writer = None
                return
            await self.websocket.close(self._code)
        except TimeoutError:
            metrics.SLOW.inc()
        except RuntimeError as error:  # so the web server says that it was closed meanwhile
            raise ConnectionError(str(error)) from None
        finally:
            if self._writer is not None:
                self._let_go()

    async def finish(self) -> None:
        """Let what is queued go out, if its client reads."""
        self.end(1000)
        if self._writer is not None and self.gone is not None and not self.gone.done():
            await asyncio.wait({self._writer, self.gone}, timeout=2, return_when=FIRST_COMPLETED)

    def abandon(self) -> list[asyncio.Task[None]]:
        """What is left to do is not done; it ends in a moment."""
        self.end(1000)
        if self._writer is None:
            return []
        self._writer.cancel()
        return [self._writer]


async def serve(house: House, socket: Socket) -> None:
    """Talk to one client until it goes, or does not read."""
    await socket.open()
    assert socket.gone is not None  # it is open
    metrics.SOCKETS.inc()
    reader = asyncio.create_task(_listen(house, socket))
    try:
        await asyncio.wait({reader, socket.gone}, return_when=FIRST_COMPLETED)
        await socket.finish()
    finally:
        metrics.SOCKETS.dec()
        socket.stop(reader)
        tasks = (reader, *socket.abandon())
        for error in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(error, Exception) and not isinstance(error, _GONE):
                log.error("socket failed", table=socket.table, error=repr(error), exc_info=error)
        await asyncio.shield(house.telling.part(socket))


_GONE = (WebSocketDisconnect, ConnectionError)
"""How it shows that a client is gone."""


async def _listen(house: House, socket: Socket) -> None:
    faults = 0
    while not socket.ended:
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
                await house.telling.join(socket, said.seen, said.words)
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
