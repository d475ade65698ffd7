"""Whoever comes back has, in the end, what somebody has who was never gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import grasse
from grasse.kernel import Dice
from grasse.server import chairs
from grasse.server.house import House
from grasse.server.protocol import HandOver
from tests.server.inside import Guest, open_house, some_option, somebody, table_for
from tests.server.people import PATIENCE, Line, Memory, Person
from tests.server.serving import Server


def same(one: Memory, other: Memory) -> bool:
    """Whether two clients show the same table, game, journal and chat."""
    return (one.version, one.views, one.journals, one.you, one.chat) == (
        other.version,
        other.views,
        other.journals,
        other.you,
        other.chat,
    ) and one.table["chairs"] == other.table["chairs"]


@pytest.mark.parametrize("game", grasse.names())
def test_many_cuts(game: str, tmp_path: Path) -> None:
    """Given a table of two where somebody plays, takes back, talks and changes chairs; for each
    seat and a watcher one client that stays and one that is cut at random moments, with any part
    of its messages unread; then after each return the two remember the same."""
    asyncio.run(_many_cuts(game, tmp_path, 150))


async def _many_cuts(game: str, where: Path, wanted: int) -> None:
    """So many of them; when a game ends there is another."""
    chance = Dice(f"cuts {game}")
    async with open_house(where) as house:
        cuts = 0
        while cuts < wanted:
            cuts += await _cuts_of_a_game(house, game, chance, wanted - cuts)


async def _cuts_of_a_game(house: House, game: str, chance: Dice, most: int) -> int:
    holders = [somebody(), somebody()]
    cuts = 0
    id = await table_for(house, game, [*holders])
    async with asyncio.timeout(PATIENCE):
        while house.memory.tables[id].state != "playing":
            await asyncio.sleep(0.01)
    viewers = [*holders, None]
    steady = [await Guest(house, id, holder).join() for holder in viewers]
    restless = [await Guest(house, id, holder).join() for holder in viewers]
    while cuts < most:
        for guest in steady:
            guest.take()
        table = house.memory.tables[id]
        if (seat := table.to_act) is None:
            break
        await _something(steady, seat, chance)
        for number, guest in enumerate(restless):
            if chance.below("cut", 4) == 0:
                await guest.cut(read=chance.below("read", 4))
                cuts += 1
                if chance.below("away", 2):
                    await _something(steady, house.memory.tables[id].to_act, chance)
                await guest.come_back()
            elif chance.below("idle", 2):
                guest.take(1)
            if chance.below("compare", 3) == 0:
                guest.take()
                steady[number].take()
                assert same(guest.memory, steady[number].memory)
    return cuts


async def _something(people: list[Guest], seat: int | None, chance: Dice) -> None:
    """Somebody plays, takes back, talks, or leaves his chair to a bot for a moment."""
    if seat is None:
        return
    guest, house = people[seat], people[seat].house
    table = house.memory.tables[guest.table]
    assert table.match is not None
    what = chance.below("what", 20)
    if what == 0:
        await guest.say(f"line {table.chat_number}")
    elif what == 1:
        other = people[1 - seat]
        bot = HandOver("random")
        hand = chairs.to_bot
        await house.change(table.id, lambda t: hand(t, other.holder, 1 - seat, bot))
        await house.change(table.id, lambda t: chairs.to_person(t, other.holder, 1 - seat))
    elif what < 8 and table.match.can_undo:
        await guest.undo(seat, table.version, whole=what == 7)
    else:
        await guest.act(some_option(table, chance), seat, table.version)


@pytest.mark.parametrize("game", grasse.names())
def test_cuts_on_the_wire(game: str, server: Server) -> None:
    """The same over real connections, aborted without farewell."""
    chance = Dice(f"wire {game}")
    ada = Person(server)
    table, invitation = ada.make_table(game, ["mine", "open"])
    bob = Person(server).sit(table, 1, invitation)
    ada.start(table)
    people = [ada, bob, Person(server)]
    steady = [_connect(person, table, Memory()) for person in people]
    restless = [_connect(person, table, Memory()) for person in people]
    steady[0].until_playing()
    for step in range(40):
        version = steady[0].memory.version
        seat = steady[0].memory.table["to_act"]
        if seat is None:
            break
        steady[seat].reach(version)
        if steady[seat].memory.views[seat]["can_undo"] and chance.below("undo", 3) == 0:
            assert steady[seat].undo(seat)["type"] == "done"
        else:
            assert steady[seat].play(1, chance) == 1
        if chance.below("cut", 2):
            who = chance.below("who", 3)
            restless[who].cut()
            restless[who] = _connect(people[who], table, restless[who].memory)
        for line in (steady[0], *(steady + restless if step % 5 == 0 else [])):
            line.reach(version + 1)
        if step % 5 == 0:
            for one, other in zip(steady, restless, strict=True):
                one.drain(0.02)
                other.drain(0.02)
                assert same(one.memory, other.memory)
    for line in (*steady, *restless):
        line.close()


def _connect(person: Person, table: str, memory: Memory) -> Line:
    line = person.line(table)
    line.memory = memory
    line.hello(memory.version if memory.version >= 0 else None)
    return line


def test_somebody_new_in_a_chair_gets_it_all(server: Server) -> None:
    """Given a watcher who sits down in the middle of a game; then his connection is welcomed anew
    as that seat, with the seat's whole journal."""
    ada, eve = Person(server), Person(server)
    table, invitation = ada.make_table("parfum", ["mine", "random"])
    eve.make_table("parfum", ["mine", "random"])
    ada.start(table)
    with ada.at(table) as one, eve.at(table) as other:
        one.until_playing()
        other.until_playing()
        assert list(other.memory.views) == [None]
        assert ada.post(f"/api/tables/{table}/chairs/1/person").status == 200
        eve.sit(table, 1, invitation)
        assert ada.post(f"/api/tables/{table}/chairs/1/agree").status == 200
        other.until(lambda m: m["type"] == "welcome" and m["you"]["seats"] == [1])
        assert list(other.memory.views) == [1]
        with eve.at(table) as fresh:
            other.drain()
            fresh.drain()
            assert fresh.memory.journals == other.memory.journals


def test_a_freed_chair_shows_no_more(server: Server) -> None:
    """Given somebody at a table that wants no watchers; when his chair is freed; then his
    connection ends, and before it did it showed nothing new of the seat."""
    ada = Person(server)
    table, invitation = ada.make_table("parfum", ["mine", "open", "open"], watchable=False)
    bob = Person(server).sit(table, 1, invitation)
    eve = Person(server).sit(table, 2, invitation)
    ada.start(table)
    with ada.at(table) as one, bob.at(table) as two:
        one.until_playing()
        two.until_playing()
        assert ada.post(f"/api/tables/{table}/chairs/1/ask", {"what": "away"}).status == 200
        two.until(lambda _: two.memory.table["asks"])
        heard = len(two.heard)
        assert eve.post(f"/api/tables/{table}/chairs/1/agree").status == 200
        with pytest.raises(Exception, match="1008"):
            two.drain(5)
        assert [m for m in two.heard[heard:] if m.get("views")] == []
    assert bob.get(f"/api/tables/{table}/views?seat=1").code == "chair-not-yours"
