"""HTTP and WebSocket on the wire: uvicorn's, made safe against those who send without end, begin
and do not go on, or do not read.

uvicorn leaves that to a proxy, which a table server at home does not have. An application cannot
see to it, for it knows nothing of bytes that wait or of a request that is not complete; so it is
done where the bytes come and go. `HttpWire` and `SocketWire` add to what asyncio and the parser
call (`data_received`, `on_body`, `connection_lost` …) and change nothing of what uvicorn does with
it. Each connection knows since when its client has been at turn; a `Door` asks all of them every
second and hangs up on who takes too long: a timer for each would cost more.

Behind a proxy that is trusted each connection is another person's: its number is not limited here
but by the application, which is told the address. Time is: a proxy that waits, waits for somebody.

What is used of uvicorn beside its callbacks is `transport`, `cycle`, `pipeline` and
`_start_asgi_task` of a connection, `more_body`, `body` and `waiting_for_100_continue` of a request,
`scope`, `conn`, `writable`, `request` and `response` of a socket;
tests/server/test_wire.py does all of it over real connections.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import ClassVar, Final, Literal, TypeVar

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from grasse.server import garbage, metrics
from grasse.server.addresses import Blocked, Networks, household
from grasse.server.homes import Home
from grasse.server.limits import Bucket, Buckets, Limits
from grasse.server.live import WIRE
from grasse.server.protocol import MOST_BYTES_OF_REQUEST

MOST_BYTES_OF_HEAD: Final = 64 * 1024
"""Of a request's address and headers."""
MOST_BYTES_OF_BODY: Final = 2 * MOST_BYTES_OF_REQUEST
"""Between the two the application says why it is refused."""
MOST_HEADERS: Final = 100
PART: Final = 16 * 1024
"""Bytes of a body of which the application is told, unless it is complete. It does not begin with a
request before: who sends bytes one by one wakes nobody."""
MOST_PIPELINED: Final = 8
"""Requests that wait for the answer to an earlier one; browsers do not do that at all."""
HEAD_SECONDS: Final = 20.0
CLOSING_SECONDS: Final = 5.0
EVERY: Final = 1.0
"""Seconds after which a door looks at its connections again."""
MANY_GONE: Final = 500
"""Connections, after which memory is given back to the system, but not all the time."""
GIVE_BACK_EVERY: Final = 20.0
SLICE: Final = 1024
"""Bytes of a socket that are read at a time: 170 frames at most."""
FRAMES_FOR_A_MESSAGE: Final = 10
"""Pings and pieces beside it; who sends more than so many for each message he may send goes."""
MOST_FRAGMENTS: Final = 64
"""Of a message; browsers do not send any."""

_END: Final = b"\r\n"

Stage = Literal["head", "body", "answer", "idle"]


class TooMuch(Exception):
    """More than an honest client sends: the parser stops at once."""


class Door:
    """All HTTP connections of a server: whether each gets on, and how many an address has."""

    def __init__(
        self,
        limits: Limits | None = None,
        trusted: Networks | None = None,
        blocked: Blocked | None = None,
        home: Home | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.home = home
        """Among several processes; None: there is one."""
        self._trusted = trusted or Networks()
        self._blocked = blocked or Blocked()
        self._of: defaultdict[str, dict[HttpWire, None]] = defaultdict(dict)
        limits = self.limits
        self._new = Buckets(limits.connections_per_second, limits.connections_per_address)
        self._timer: asyncio.TimerHandle | None = None
        self._gone, self._gave_back = 0, -GIVE_BACK_EVERY

    def trusts(self, wire: HttpWire) -> bool:
        """Whether it comes from a proxy that says whose it is."""
        return wire.address in self._trusted

    def enter(self, wire: HttpWire) -> bool:
        """Let a connection in, unless its address makes one after the other. Where it has too many,
        the one goes that has kept us waiting for longest; without such a one the new one goes."""
        trusted = self.trusts(wire)
        if not trusted and not self._new.take(wire.whose):
            return False
        own = self._of[wire.whose]
        full = len(own) >= self.limits.connections_per_address
        if full and not trusted:
            waiting = [one for one in own if one.stage != "answer" or one.unread]
            if not waiting:
                return False
            longest = min(waiting, key=lambda one: one.since)
            del own[longest]
            longest.hang_up()
        own[wire] = None
        if self._timer is None:
            self._timer = wire.loop.call_later(EVERY, self._look, wire.loop)
        return wire.address not in self._blocked

    def leave(self, wire: HttpWire) -> None:
        own = self._of.get(wire.whose)
        if own is not None:
            own.pop(wire, None)
            if not own:
                del self._of[wire.whose]
        self._gone += 1

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for wire in [wire for own in self._of.values() for wire in own]:
            wire.look(now, self.limits)
        if self._gone >= MANY_GONE and now - self._gave_back > GIVE_BACK_EVERY:
            self._gone, self._gave_back = 0, now
            loop.run_in_executor(None, garbage.give_back)
        wanted = self._of or self._gone >= MANY_GONE
        self._timer = loop.call_later(EVERY, self._look, loop) if wanted else None


class HttpWire(HttpToolsProtocol):
    """Hangs up on a request that has no end, and on an answer that is not taken."""

    door: ClassVar[Door] = Door()
    whose = address = ""
    stage: Stage = "head"
    since: float = 0.0
    """When this stage began."""
    unread: float = 0.0
    """Since when there have been bytes here that the client did not take; 0: there are none."""
    _bytes: int = 0
    """How much came of a head, or a body, that is not complete."""
    _part: bytes = b""
    """Of a body, not passed on yet."""
    _waiting: tuple[RequestResponseCycle, ASGI3Application] | None = None
    """A request that the application has not begun with."""
    _answered: RequestResponseCycle | None = None
    """The request that the application is at."""
    _completed: bool = False
    """Whether a request ended in the latest piece of data."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.whose = household(self.address)
        self._enter("head")
        if not self.door.enter(self):
            self.hang_up()

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)
        if self._answered is not None:
            self._answered.disconnected = True  # uvicorn tells only the latest request
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._let_go()

    def _let_go(self) -> None:
        """Hold nothing that holds us: what is left of a connection is freed at once, and not when
        the garbage collector comes by."""
        self.pipeline.clear()
        self.cycle = self.scope = self.headers = self._answered = None  # type: ignore[assignment]
        self._part, self._waiting = b"", None

    def _enter(self, stage: Stage) -> None:
        self.stage, self.since, self._bytes = stage, self.loop.time(), 0

    def look(self, now: float, limits: Limits) -> None:
        """Hang up if the client takes too long."""
        if not self.transport.get_write_buffer_size():
            self.unread = 0.0
        elif not self.unread:
            self.unread = now
        late = now - self.since
        if (
            (self.stage == "head" and late > HEAD_SECONDS)
            or (self.stage == "body" and late > limits.body_seconds + CLOSING_SECONDS)
            or (self.unread and now - self.unread > limits.answer_seconds)
        ):
            self.hang_up()

    def hang_up(self) -> None:
        metrics.HUNG_UP.inc()
        self.transport.abort()

    # What comes

    def data_received(self, data: bytes) -> None:
        self._completed = False
        super().data_received(data)
        if self.stage == "head" and not self._completed:
            self._bytes += len(data)
            if self._bytes > MOST_BYTES_OF_HEAD:
                self.hang_up()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._enter("head")

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            raise TooMuch
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._enter("body")
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooMuch
        super().on_headers_complete()
        if not self.pipeline:
            self._answered = self.cycle

    def on_body(self, body: bytes) -> None:
        self._bytes += len(body)
        if self._bytes > MOST_BYTES_OF_BODY:
            raise TooMuch
        self._part += body
        if len(self._part) >= PART:
            self._pass_on()

    def _pass_on(self) -> None:
        part, self._part = self._part, b""
        super().on_body(part)
        self._begin()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Begin with a request of which there is something to read, or which was announced; and at
        once with one from a proxy: the application counts how many its client has under way."""
        nothing_yet = cycle.more_body and not cycle.body and not cycle.waiting_for_100_continue
        if nothing_yet and not self.door.trusts(self):
            self._waiting = (cycle, app)
        else:
            super()._start_asgi_task(cycle, app)

    def _begin(self) -> None:
        if self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            super()._start_asgi_task(*waiting)

    def on_message_complete(self) -> None:
        if self._part:
            self._pass_on()
        self._begin()
        super().on_message_complete()
        self._completed = True
        answered = getattr(self.cycle, "response_complete", False)  # there is none for a socket
        self._enter("idle" if answered else "answer")

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._enter("head")  # nothing of it counts any more, but it has to be taken

    def on_response_complete(self) -> None:
        self._answered = self.pipeline[-1][0] if self.pipeline else None
        super().on_response_complete()
        if self.stage == "answer" and self._answered is None:
            self._enter("idle")

    def handle_websocket_upgrade(self) -> None:
        self.door.leave(self)
        if self._goes_home():
            self.transport.abort()
        else:
            super().handle_websocket_upgrade()
        self.stage = "idle"  # what comes now is not ours
        self.parser = None  # type: ignore[assignment]  # as when the connection is lost
        self._let_go()

    def _goes_home(self) -> bool:
        """Whether who wants a socket gets it from the process where his table is at home."""
        if self.door.home is None or self.transport.get_write_buffer_size():
            return False
        above = self.url.partition(b"?")[0].rpartition(b"/")[0]  # …/api/tables/TABLE
        table = above.rpartition(b"/")[2].decode("latin-1")
        connection = self.transport.get_extra_info("socket").fileno()
        first = [self.scope["method"].encode(), b" ", self.url, b" HTTP/1.1\r\n"]
        rest = [
            part for name, value in self.scope["headers"] for part in (name, b": ", value, _END)
        ]
        return self.door.home.pass_on(table, connection, b"".join([*first, *rest, _END]))

    def shutdown(self) -> None:
        """The server stops, and does not wait for long."""
        super().shutdown()
        self.loop.call_later(CLOSING_SECONDS / 2, self.transport.abort)


class SocketWire(WebSocketsSansIOProtocol):
    """Keeps nothing for a client that does not read, and hangs up on one that sends more frames
    than anybody needs."""

    door: ClassVar[Door] = Door()
    head: bytes = b""
    """Of the request, if another process has read it."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        rate = FRAMES_FOR_A_MESSAGE * self.door.limits.messages_per_second
        self._frames = Bucket(rate, 3 * rate)
        if self.head:
            self.data_received(self.head)
            del self.head

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds the connection that holds it
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(WIRE, None)  # nor does it hold us any more

    async def run_asgi(self) -> None:
        """A connection that we are done with ends soon, even if its client takes nothing more."""
        await super().run_asgi()
        self._hang_up()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._hang_up()

    def shutdown(self) -> None:
        super().shutdown()
        self._hang_up()

    def _hang_up(self) -> None:
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    # What goes

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WIRE] = self  # type: ignore[assignment]  # beside ASGI's

    def start_keepalive(self) -> None:
        """It is accepted."""
        super().start_keepalive()
        del self.request, self.response  # nobody needs them any more, and a socket stays for long

    def write_messages(self, *messages: bytes) -> bool:
        """Send messages, if their client takes what it is sent; whether that was done. The frames
        are written as they are: a server masks nothing, and no part of another message is under
        way."""
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:
            return False
        parts = [part for one in messages for part in (_head(len(one)), one)]
        self.transport.write(b"".join(parts))
        return True

    # What comes

    def data_received(self, data: bytes) -> None:
        """In slices, so that no more is parsed than is wanted."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        if all(self._frames.take() for _ in self.conn.events):
            super().handle_events()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Who does not read gets no answers to his pings, for they would pile up here."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()


def _head(length: int) -> bytes:
    """Of a frame with a whole text of so many bytes (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


Wire = TypeVar("Wire", HttpWire, SocketWire)


def through(door: Door, wire: type[Wire]) -> type[Wire]:
    """A wire of a server that has this door."""
    return type(wire.__name__, (wire,), {"door": door})
