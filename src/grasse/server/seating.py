"""Tables are made, and who sits at them changes."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from grasse.games import find
from grasse.kernel import BadData, BadRequest, Plain
from grasse.kernel.fair import new_seed
from grasse.server import chairs
from grasse.server.facts import Arranged, ChairFacts, Facts, chair_from
from grasse.server.keys import Holder, new_invitation, new_table_id
from grasse.server.live import Socket
from grasse.server.log import log
from grasse.server.protocol import NewTable, PlayOn, Reveal
from grasse.server.reading import Readers
from grasse.server.refusal import Refusal, storing
from grasse.server.storage import TableRow
from grasse.server.table import LiveTable
from grasse.server.under_way import UnderWay, to_the_end

if TYPE_CHECKING:
    from grasse.server.house import House


class Seating:
    def __init__(self, house: House) -> None:
        self._house = house
        self.readers = Readers()

    @property
    def under_way(self) -> UnderWay:
        return self._house.under_way

    @to_the_end
    async def create(self, wish: NewTable, holder: Holder) -> str:
        """Make a table; its id."""
        _check(wish)
        id = new_table_id()
        own = [chair_from(one, seat, holder) for seat, one in enumerate(wish.chairs)]
        facts = Facts(
            owner=holder,
            invitation=new_invitation(),
            seed=new_seed().hex(),
            chairs=_told_apart(own),
            options=dict(wish.options),
            components=await self._components(wish),
            pace=wish.pace,
            watchable=wish.watchable,
            hints=wish.hints,
            rules=find(wish.game).version,
        )
        await self._create(id, wish.game, facts)
        if wish.start:
            await self.start(id, holder)
        return id

    async def _components(self, wish: NewTable) -> Plain | None:
        """What a file of one's own says, if a game can be played with it."""
        if wish.components is None:
            return None
        seats, options = len(wish.chairs), dict(wish.options)
        return await self.readers.read(wish.components, wish.game, seats, options)

    async def _create(self, id: str, game: str, facts: Facts) -> None:
        now = time.time()
        data = msgspec.json.encode(facts)
        row = TableRow(id, "gathering", 0, now, now, game, data, due=None)
        with storing():
            await self._house.storage.create(row, facts.holders())
        log.info("table made", table=id, game=game, seats=len(facts.chairs))

    async def rematch(self, id: str, holder: Holder | None) -> str:
        """A new table with the same people in the same chairs; its id."""
        new = new_table_id()
        made = False

        async def arrange(table: LiveTable) -> Arranged | None:
            nonlocal made
            if table.facts.rematch:
                return None
            facts = chairs.rematch(table, holder)
            if not made:
                await self._create(new, table.game.name, facts)
                made = True
            return Arranged(msgspec.structs.replace(table.facts, rematch=new))

        await self._house.arrange(id, arrange)
        async with self._house.memory.at(id) as table:
            return table.facts.rematch or new

    @to_the_end
    async def play_on(self, then: LiveTable, wish: PlayOn, holder: Holder) -> str:
        """A new table that begins where a finished game stood `then`; its id."""
        id = new_table_id()
        await self._create(id, then.game.name, chairs.play_on(then, holder, wish))
        await self.start(id, holder)
        return id

    async def start(self, id: str, holder: Holder | None) -> None:
        await self._house.change(id, lambda table: chairs.start(table, holder))

    async def reveal(self, socket: Socket, said: Reveal) -> None:
        await self._house.change(
            socket.table,
            lambda table: chairs.reveal(table, socket.holder, said.seat, said.secret),
        )


def _check(wish: NewTable) -> None:
    """That a game can be played so, with what is in its own box."""
    try:
        find(wish.game).start(len(wish.chairs), wish.options)
    except (BadRequest, BadData) as error:
        raise Refusal("bad-request", str(error)) from None
    if wish.start and any(chair.kind == "open" for chair in wish.chairs):
        raise Refusal("chairs-empty", "a table with open chairs cannot start at once")


def _told_apart(chairs: list[ChairFacts]) -> list[ChairFacts]:
    """Nobody has another's name."""
    taken: set[str] = set()
    found = []
    for chair in chairs:
        name = chair.name
        if name and name in taken:
            name = next(f"{name} {n}" for n in range(2, 99) if f"{name} {n}" not in taken)
        taken.add(name)
        found.append(msgspec.structs.replace(chair, name=name))
    return found
