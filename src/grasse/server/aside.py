"""What takes long for one person is done aside, so that those who play do not wait for it.

It is done in threads, and threads share the interpreter with the loop on which everybody plays. So
there is one at a time, however many ask; each address has one in the row, so that who asks without
end keeps nobody else waiting for long; and after each the row rests for longer than it took.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

REST: Final = 3
"""How many times as long as it took the row rests."""
LONGEST_REST: Final = 0.5
"""Seconds: what took longer than a machine at work needs waited for the database."""


class Aside:
    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._of: dict[str, asyncio.Lock] = {}
        self._here: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """The turn of an address, when it comes."""
        own = self._of.setdefault(whose, asyncio.Lock())
        self._here[whose] += 1
        try:
            async with own:
                await self._turn.acquire()
                began = time.monotonic()
                try:
                    yield
                finally:
                    rest = min(REST * (time.monotonic() - began), LONGEST_REST)
                    asyncio.get_running_loop().call_later(rest, self._turn.release)
        finally:
            self._here[whose] -= 1
            if not self._here[whose]:
                del self._here[whose], self._of[whose]
