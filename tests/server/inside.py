"""A house in this process, and people whose sockets end in a list: for what needs many tries."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

from grasse.kernel import Dice, Plain
from grasse.server import chairs
from grasse.server.facts import Arranged
from grasse.server.house import House
from grasse.server.keys import Holder, holder_of, new_key
from grasse.server.limits import Limits
from grasse.server.live import Socket
from grasse.server.protocol import Act, ChairWish, NewTable, Pace, Say, Sit, Undo
from grasse.server.storage import Storage
from grasse.server.table import LiveTable
from grasse.server.thinking import Thinkers, think
from tests.server.people import Memory, Message, new_id


class HereThinkers(Thinkers):
    """Bots that think in this process, and remember what they were shown."""

    def __init__(self) -> None:
        super().__init__(0)
        self.shown: list[tuple[float, str, str, bytes]] = []
        """When, which game, which level, and the view."""

    def warm_up(self) -> None:
        pass

    async def think(self, game: str, level: str, view: bytes) -> Plain:
        self.shown.append((time.monotonic(), game, level, view))
        return think(game, level, view, len(self.shown))


@asynccontextmanager
async def open_house(where: Path | str, bot_delay: float = 0.0) -> AsyncIterator[House]:
    limits = Limits(chat_per_minute=1e9, sockets_per_seat=1000)
    house = House(Storage.open(where), HereThinkers(), limits, bot_delay)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def table_for(
    house: House, game: str, holders: list[Holder | str], pace: Pace | None = None, **more: Any
) -> str:
    """A table whose game begins; a chair for each holder, or for a bot of that level."""
    wishes = [
        ChairWish("bot", level=one)  # type: ignore[arg-type]  # a level
        if one in ("solid", "random")
        else ChairWish("open")
        for one in holders
    ]
    people = [one for one in holders if one not in ("solid", "random")]
    owner = cast(Holder, people[0])
    id = await house.seating.create(NewTable(game, wishes, pace=pace or Pace(), **more), owner)
    async with house.memory.at(id) as table:
        invitation = table.facts.invitation
    for seat, holder in enumerate(holders):
        if holder not in ("solid", "random"):
            wish = Sit(f"P{seat}", invitation)
            await house.change(id, partial(_sit, cast(Holder, holder), seat, wish))
    await house.seating.start(id, owner)
    return id


def _sit(holder: Holder, seat: int, wish: Sit, table: LiveTable) -> Arranged:
    return chairs.sit(table, holder, seat, wish)


def somebody() -> Holder:
    return holder_of(new_key())


class Guest:
    """Somebody with a socket at a table, whose client remembers what it heard."""

    def __init__(self, house: House, table: str, holder: Holder | None) -> None:
        self.house = house
        self.table = table
        self.holder = holder
        self.memory = Memory()
        self.heard: list[Message] = []
        self.socket = self._new()

    def _new(self) -> Socket:
        return Socket(cast(Any, None), self.table, self.holder, "here")

    async def join(self, seen: int | None = None) -> Guest:
        await self.house.telling.join(self.socket, seen)
        return self

    def take(self, most: int = 10_000) -> list[Message]:
        """Read up to so many messages."""
        new: list[Message] = []
        while self.socket._queue and len(new) < most:
            raw = self.socket._queue.popleft()
            self.socket._waiting -= len(raw)
            new.append(json.loads(raw))
            self.memory.take(new[-1])
        self.heard += new
        return new

    async def cut(self, read: int = 0) -> None:
        """Lose the connection after reading so many of the messages that are on their way."""
        self.take(read)
        self.socket.end(1006)
        await self.house.telling.part(self.socket)
        self.socket = self._new()

    async def come_back(self) -> None:
        await self.join(self.memory.version if self.memory.version >= 0 else None)

    async def act(self, action: Plain, seat: int, version: int, id: str = "") -> None:
        await self.house.command(self.socket, Act(id or new_id(), seat, version, action))

    async def undo(self, seat: int, version: int, id: str = "", whole: bool = False) -> None:
        await self.house.command(self.socket, Undo(id or new_id(), seat, version, whole))

    async def say(self, text: str, id: str = "") -> None:
        await self.house.say(self.socket, Say(id or new_id(), text))


def some_option(table: LiveTable, chance: Dice) -> Plain:
    assert table.match is not None
    options = table.match.options
    return options[chance.below("choice", len(options))].plain()
