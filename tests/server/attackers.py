"""Attackers who know the limits and go to them, each from an address of its own; for load tests."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress

from grasse.kernel import Dice
from grasse.server.limits import Limits
from tests.server.attacks import components, encode, post
from tests.server.running import HOST, ask

LIMITS = Limits()
PIPELINED = 8
HOLD = 2.0
"""Seconds for which an answer is not read."""
SLOW = LIMITS.connections_per_address // 2


class Attacker:
    """One of them."""

    def __init__(self, port: int, number: int, asset: str) -> None:
        self.port = port
        self.source = f"127.0.3.{number + 1}"
        self.asset = asset
        self.chance = Dice(f"attacker {number}")
        self.sent = 0

    async def work(self, seconds: float) -> int:
        """Attack in all ways at once; how often."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
                group.create_task(self._components())
                group.create_task(self._unread())
                for _ in range(SLOW):
                    group.create_task(self._slow())
        return self.sent

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.sent += 1
        return await asyncio.open_connection(
            HOST, self.port, local_addr=(self.source, 0), limit=4096
        )

    async def _components(self) -> None:
        """Files that are long to read, as many as it may send requests."""
        while True:
            for text in components(self.chance):
                wish = {"game": "parfum", "chairs": [{}, {}], "components": text}
                await self._once(post("/api/tables", encode(wish)))
                await asyncio.sleep(1 / LIMITS.requests_per_second)

    async def _once(self, data: bytes) -> None:
        with suppress(OSError):
            reader, writer = await self._connect()
            try:
                writer.write(data)
                await reader.read()
            finally:
                writer.close()

    async def _unread(self) -> None:
        """The page's files, behind one another, and nothing of them read."""
        wish = f"GET {self.asset} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * PIPELINED
        async with asyncio.TaskGroup() as group:
            while True:
                group.create_task(self._held(wish))
                await asyncio.sleep(PIPELINED / LIMITS.files_per_second)

    async def _held(self, data: bytes) -> None:
        with suppress(OSError):
            _, writer = await self._connect()
            try:
                writer.write(data)
                await asyncio.sleep(HOLD)
            finally:
                writer.transport.abort()

    async def _slow(self) -> None:
        """A request that comes byte by byte, again and again."""
        data = post("/api/tables", b" " * 10_000)
        while True:
            await asyncio.sleep(self.chance.random() * 2)
            with suppress(OSError):
                _, writer = await self._connect()
                try:
                    for place in range(len(data)):
                        if writer.transport.is_closing():
                            break
                        writer.write(data[place : place + 1] if place > 200 else data[:200])
                        await asyncio.sleep(1)
                finally:
                    writer.transport.abort()


async def attack(port: int, count: int, seconds: float) -> int:
    """So many attack for so long; how many connections they made."""
    _, page = await ask(port, "GET", "/")
    found = re.findall(rb'"(/assets/[^"]+\.js)"', page)
    asset = found[0].decode() if found else "/about"
    attackers = [Attacker(port, number, asset) for number in range(count)]
    deadline = time.monotonic() + seconds
    sent = await asyncio.gather(*(one.work(deadline - time.monotonic()) for one in attackers))
    return sum(sent)
