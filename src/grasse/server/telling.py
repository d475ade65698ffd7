"""Who is at a table, and hears of it: whoever comes gets what he has not seen, and what is stored
is told to all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grasse.server import outgoing
from grasse.server.live import Socket
from grasse.server.presence import NOBODY
from grasse.server.protocol import Language
from grasse.server.refusal import Refusal, no_table, storing
from grasse.server.storage import ChatLine
from grasse.server.table import LiveTable
from grasse.server.under_way import UnderWay, to_the_end

if TYPE_CHECKING:
    from grasse.server.house import House


class Telling:
    def __init__(self, house: House) -> None:
        self._house = house

    @property
    def under_way(self) -> UnderWay:
        return self._house.under_way

    @to_the_end
    async def join(
        self, socket: Socket, seen: int | None, language: Language | None = None
    ) -> None:
        """Somebody is here: give him what he has not seen."""
        async with self._house.memory.at(socket.table) as table:
            if seen is not None and seen > table.version:
                await self._house.neighbours.refresh(
                    table
                )  # he comes from another process, which knew more
            if not table.may_watch(socket.holder):
                raise Refusal("not-watchable", "this table does not want watchers")
            new = socket not in table.sockets
            seats = table.seats_of(socket.holder)
            if new:
                self._make_room(table, socket, seats)
            with storing():
                chat = await self._house.storage.chat(table.id)
            self.tell_lines(table, chat)
            if socket.ended:
                return
            socket.seats, socket.language = seats, language
            table.sockets.add(socket)
            socket.send(outgoing.welcome(table, socket.holder, seen, chat, language))
            if table.state == "opening":
                self._ask_reveal(table, socket)
            if new:
                self.spread(table, but=socket)
                self._house.leading.stir(table)

    def _make_room(self, table: LiveTable, socket: Socket, seats: outgoing.Seats) -> None:
        if not seats:
            if sum(not one.seats for one in table.sockets) >= self._house.limits.watchers_per_table:
                raise Refusal("too-many-watchers", "too many look on at this table already")
            if not self._house.gate.may_watch(socket.address):
                raise Refusal("too-many-watchers", "too many look on from your address already")
            return
        same_person = [one for one in table.sockets if one.seats and one.holder == socket.holder]
        if len(same_person) >= self._house.limits.sockets_per_seat:
            raise Refusal("too-fast", "this seat has too many connections already")

    async def part(self, socket: Socket) -> None:
        """Somebody is gone."""
        self._house.sweeper.note_gone()
        table = self._house.memory.tables.get(socket.table)
        if table is None or socket not in table.sockets:
            return
        table.sockets.discard(socket)
        await self.tell_again(table)

    def spread(self, table: LiveTable, but: Socket | None = None) -> None:
        """Send everybody what he was not told yet: how the game went on, or else who sits where.
        Whoever changed chairs gets it all anew."""
        moved = max(table.moved, table.noted) > table.told
        changed = table.reseat()
        self._announce(table)
        news = outgoing.News(table, table.told)
        for socket in table.sockets:
            if socket in changed:
                if not table.may_watch(socket.holder):
                    socket.end(1008)
                    continue
                socket.send(outgoing.welcome(table, socket.holder, None, [], socket.language))
            elif socket is but:
                continue
            elif moved:
                socket.send(news.update(socket.seats, socket.language))
            else:
                socket.send(news.chairs(socket.holder))
            if table.state == "opening":
                self._ask_reveal(table, socket)
        table.told = table.version

    def _ask_reveal(self, table: LiveTable, socket: Socket) -> None:
        chairs_here = [(seat, table.facts.chairs[seat]) for seat in socket.seats]
        seats = [seat for seat, chair in chairs_here if chair.mix and not chair.secret]
        if seats:
            socket.send(outgoing.ask_reveal(seats))

    def _announce(self, table: LiveTable) -> None:
        """Tell other processes if others are here than before."""
        table.note_present()
        here = NOBODY.union(*(socket.seats for socket in table.sockets))
        if here != table.here:
            table.here = here
            self._house.storage.announce({table.id: here})

    async def tell_again(self, table: LiveTable) -> None:
        async with table.lock:
            if not self.under_way.closing and not table.spoiled:
                self.spread(table)

    def tell_lines(self, table: LiveTable, lines: list[ChatLine]) -> None:
        """Everybody hears those that he has not heard yet."""
        for line in lines:
            if line.number > table.chat_number:
                table.chat_number = line.number
                message = outgoing.seal(outgoing.line(line))
                for socket in table.sockets:
                    socket.send(message)

    def send_away(self, table: LiveTable) -> None:
        """The table is gone: whoever is there hears it."""
        for socket in [*table.sockets]:
            socket.send(outgoing.fault(no_table().problem()))
            socket.end(1008)
        table.sockets.clear()
