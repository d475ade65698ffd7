"""Other processes on the same database: what they change is taken over and told here, and who is at
a table by way of them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from grasse.server.presence import Presence, Seats
from grasse.server.refusal import Refusal, storing
from grasse.server.storage import GONE
from grasse.server.table import LiveTable

if TYPE_CHECKING:
    from grasse.server.house import House


class Neighbours:
    def __init__(self, house: House) -> None:
        self._house = house
        self.presence = Presence()

    def cares_for(self, id: str) -> bool:
        """Whether it is of any use to hear of this table; asked in another thread. What comes to
        be here a moment later is read as it is then."""
        return id in self._house.memory

    def heard(self, id: str, version: int) -> None:
        """Another process changed a table. Where nobody is at it here, it is read when somebody
        comes."""
        if version == GONE:
            self._house.forget(id)
            return
        memory, needed = self._house.memory, self._house.leading.tasks
        for one in [id] if id else memory.ids():
            if one in memory and not memory.let_go(one, needed):
                self._house.begin(self._catch_up(one))

    async def _catch_up(self, id: str) -> None:
        with suppress(Refusal):  # it was logged, and the next command here tries again
            async with self._house.memory.at(id) as table:
                await self.refresh(table)

    async def ask(self, table: LiveTable) -> bool:
        """Whether the table was further than we knew: whoever is refused something may come from
        another process, which was faster with its news."""
        before = table.version
        if self._house.storage.is_shared:
            await self.refresh(table)
        return table.version != before

    async def refresh(self, table: LiveTable) -> None:
        """Take over what other processes did, and tell it here."""
        stored = await self._house.memory.stored(table.id, table.version)
        with storing():
            lines = await self._house.storage.chat(table.id, table.chat_number)
        self._house.telling.tell_lines(table, lines)
        if stored.entries:
            with self._house.memory.reading(table.id):
                table.catch_up(stored)
            self._house.went_on(table)

    def heard_of(self, process: str, there: Mapping[str, Seats]) -> None:
        """Another process says who is at these tables there."""
        for id, seats in there.items():
            if self.presence.hear(process, id, seats):
                self._note_presence(id)

    def _note_presence(self, id: str) -> None:
        table = self._house.memory.tables.get(id)
        if table is not None:
            table.elsewhere = self.presence.at(id)
            self._house.begin(self._house.telling.tell_again(table))

    def forget(self) -> None:
        """Called now and then: who has not been spoken of for long is not there."""
        for id in self.presence.forget():
            self._note_presence(id)
