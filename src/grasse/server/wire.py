"""HTTP and WebSocket on the wire: uvicorn's, made safe against those who send without end, begin
and do not go on, or do not read."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_BYTES_OF_HEAD: Final = 64 * 1024
"""Of a request's address and headers."""
HEAD_SECONDS: Final = 20.0
CLOSING_SECONDS: Final = 5.0


class HttpWire(HttpToolsProtocol):
    """Hangs up on a request whose head has no end."""

    _head: int = 0
    """How much came of a head that is not complete."""
    _in_head: bool = True
    _completed: bool = False
    """Whether a request ended in the latest piece of data."""
    _hang_up: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        self._completed = False
        super().data_received(data)
        if not self._in_head or self._completed:
            return
        self._head += len(data)
        if self._head > MOST_BYTES_OF_HEAD:
            self.transport.abort()
        elif self._hang_up is None:
            self._wait()

    def on_headers_complete(self) -> None:
        self._in_head, self._head = False, 0
        self._wait_no_more()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head = self._completed = True

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self._in_head = False  # what comes now is not ours

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._hang_up = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._hang_up is not None:
            self._hang_up.cancel()
            self._hang_up = None


class SocketWire(WebSocketsSansIOProtocol):
    """Keeps nothing for a client that does not read."""

    async def run_asgi(self) -> None:
        """A connection that we are done with ends soon, even if its client takes nothing more."""
        await super().run_asgi()
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def handle_ping(self) -> None:
        """Who does not read gets no answers to his pings, for they would pile up here."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
