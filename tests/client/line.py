"""The line between a page and the server: what comes over it is a signal to look again."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Error, WebSocket

from tests.client.conftest import PATIENCE, Person


class Line:
    """All sockets of a page; each message is given to `take`, those that go out to `sent`."""

    def __init__(
        self,
        person: Person,
        take: Callable[[str], None],
        sent: Callable[[str], None] | None = None,
    ) -> None:
        self.page = person.page
        self.take = take
        self.sent = sent
        self.socket: WebSocket | None = None
        person.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", lambda frame: self.take(text_of(frame)))
        if self.sent:
            sent = self.sent
            socket.on("framesent", lambda frame: sent(text_of(frame)))

    def until(self, holds: Callable[[], bool], problem: str) -> None:
        """Wait until what came makes it so."""
        end = time.monotonic() + PATIENCE
        while not holds():
            left = end - time.monotonic()
            assert left > 0, f"{problem}: {self.page.locator('body').inner_text()[:300]!r}"
            self._next_message(left)

    def _next_message(self, seconds: float) -> None:
        if self.socket is None or self.socket.is_closed():
            self.page.wait_for_timeout(20)  # the page is about to open the next one
            return
        try:
            self.socket.wait_for_event("framereceived", timeout=1000 * seconds)
        except Error:  # it was closed, or nothing came: whoever waits will say so
            self.page.wait_for_timeout(20)


def text_of(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()
