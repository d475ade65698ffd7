"""The WebSocket on the wire: uvicorn's, made safe against those who send and do not read."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

CLOSING_SECONDS: Final = 5.0


class Wire(WebSocketsSansIOProtocol):
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
