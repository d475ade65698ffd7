"""Hints in a running game, from what the seat to act may know, where its table allows them."""

from __future__ import annotations

import asyncio
from asyncio import FIRST_COMPLETED
from typing import TYPE_CHECKING, Final

import msgspec

from grasse.server import chairs
from grasse.server.keys import Holder
from grasse.server.limits import Buckets
from grasse.server.protocol import Hint, Hints, HintWish
from grasse.server.refusal import Refusal

if TYPE_CHECKING:
    from grasse.server.house import House
    from grasse.server.table import LiveTable

ADDRESS: Final = 5
"""So many times as many hints as a person may an address ask for."""


class Advising:
    def __init__(self, house: House) -> None:
        self._house = house
        rate = house.limits.hints_per_minute
        self._of_person = Buckets(rate / 60, rate / 3)
        self._of_address = Buckets(ADDRESS * rate / 60, ADDRESS * rate / 3)

    async def advise(
        self, id: str, seat: int, holder: Holder | None, address: str, wish: HintWish
    ) -> Hints:
        """What would be good to do. A worker gets what the seat sees, and nothing else; when the
        table goes on meanwhile, nobody waits for it."""
        async with self._house.memory.at(id) as table:
            view = self._seen(table, seat, holder, wish.version)
            names, game = table.names, table.game.name
        if not (self._of_person.take(str(holder)) and self._of_address.take(address)):
            raise Refusal("too-fast", "too many hints: think for yourself for a while")
        thinking = asyncio.ensure_future(self._house.thinkers.advise(game, view, names, wish.words))
        while not thinking.done():
            moving = asyncio.ensure_future(table.stirred.wait())
            await asyncio.wait({thinking, moving}, return_when=FIRST_COMPLETED)
            moving.cancel()
            if table.moved > wish.version:
                thinking.cancel()
                raise Refusal("old-version", "the table has moved on")
        return Hints(wish.version, [msgspec.convert(one, Hint) for one in thinking.result()])

    @staticmethod
    def _seen(table: LiveTable, seat: int, holder: Holder | None, version: int) -> bytes:
        """What the seat to act sees, if it is his who asks and may be advised."""
        chair = chairs.own_chair(table, holder, seat)
        if table.match is None:
            raise Refusal("not-started", "the game has not begun")
        if not table.hints:
            raise Refusal("no-hints", "this table was made without hints")
        if table.state not in ("playing", "study"):
            raise Refusal("game-over", "the game is over")
        if table.to_act != seat or chair.level is not None:
            raise Refusal("not-your-turn", "it is not your turn")
        if not table.moved <= version <= table.version:
            raise Refusal("old-version", "the table has moved on")
        return msgspec.json.encode(table.match.position.view(seat))
