"""Hints in a running game: who may have them, and that they know what the seat knows."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grasse.kernel import Plain
from grasse.server.keys import holder_of, new_key
from grasse.server.protocol import HintWish
from grasse.server.refusal import Refusal
from grasse.server.thinking import advise
from tests.server.conftest import Start
from tests.server.inside import HereThinkers, open_house, table_for
from tests.server.people import Message, Person, new_id
from tests.server.serving import GENEROUS, Server


def sat_down(person: Person, *others: str, game: str = "parfum", **more: object) -> Message:
    """How the table stands on the own turn."""
    table, _ = person.make_table(game, ["mine", *others], start=True, **more)
    with person.at(table) as line:
        line.until_playing()
        line.until_turn()
        return line.memory.table


def hinted(person: Person, table: Message, seat: int | None = None, **more: object) -> Any:
    seat = table["to_act"] if seat is None else seat
    wish = {"version": table["version"], **more}
    return person.post(f"/api/tables/{table['id']}/chairs/{seat}/hint", wish)


@pytest.mark.parametrize("game", ["parfum", "safranito", "aqua-mirabilis"])
def test_against_bots_there_are_always_hints(server: Server, game: str) -> None:
    person = Person(server)
    table = sat_down(person, "random", game=game)
    assert table["hints"]
    answer = hinted(person, table, words="de")
    assert answer.status == 200, answer.body
    hints = answer.data["hints"]
    assert 1 <= len(hints) <= 3
    with person.at(table["id"]) as line:
        options = line.memory.views[table["to_act"]]["options"]
        assert all(one["action"] in options for one in hints)
        assert line.act(hints[0]["action"], table["to_act"])["type"] == "done"
    assert all(0 <= one["share"] <= 1 for one in hints)
    assert all("Gewinnchance" in one["why"][0] or "%" in one["why"][0] for one in hints)


def test_among_people_only_as_they_agreed(server: Server) -> None:
    person = Person(server)
    without = sat_down(person, "mine")
    assert not without["hints"]
    assert hinted(person, without).code == "no-hints"
    allowed = sat_down(person, "mine", hints=True)
    assert hinted(person, allowed).status == 200


def test_nobody_is_advised_on_what_is_not_his_to_decide(server: Server) -> None:
    person = Person(server)
    table = sat_down(person, "mine", "random", hints=True)
    other = 1 - table["to_act"]
    assert hinted(person, table, other).code == "not-your-turn"
    assert hinted(Person(server), table).code == "chair-not-yours"
    assert hinted(person, {**table, "version": 0}).code == "old-version"
    assert person.post(f"/api/tables/{table['id']}/chairs/{table['to_act']}/bot").status == 200
    now = person.see(table["id"])["table"]
    assert hinted(person, {**now, "to_act": table["to_act"]}).code in (
        "not-your-turn",
        "old-version",
    )


def test_there_are_so_many_a_minute(start: Start) -> None:
    server = start(limits=(*GENEROUS, "hints_per_minute=6"))
    person = Person(server)
    table = sat_down(person, "random")
    codes = [hinted(person, table).code for _ in range(4)]
    assert codes == ["", "", "too-fast", "too-fast"]


class Watched(HereThinkers):
    """Advises in this process when it is let, and remembers what it was shown."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Event()
        self.heard: list[tuple[str, bytes, list[str], str]] = []

    async def advise(self, game: str, view: bytes, names: list[str], language: str) -> list[Plain]:
        self.heard.append((game, view, names, language))
        await self.may.wait()
        return advise(game, view, names, language)


@pytest.mark.parametrize("game", ["parfum", "safranito", "aqua-mirabilis"])
def test_a_worker_gets_the_seats_view_and_nothing_else(tmp_path: Path, game: str) -> None:
    """To the byte what `view(seat)` says."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            house.thinkers = thinkers = Watched()
            thinkers.may.set()
            holder = holder_of(new_key())
            id = await table_for(house, game, [holder, "random"])
            async with house.memory.at(id) as table:
                while table.to_act is None:
                    await asyncio.sleep(0.02)
            table = house.memory.tables[id]
            while table.to_act != 0:
                await asyncio.sleep(0.02)
            wish = HintWish(table.version)
            found = await house.advising.advise(id, 0, holder, "here", wish)
            assert table.match is not None
            seen = msgspec.json.encode(table.match.position.view(0))
            assert thinkers.heard == [(game, seen, table.names, "en")]
            again = advise(game, seen, table.names, "en")
            assert [one.action for one in found.hints] == [one["action"] for one in again]

    asyncio.run(story())


def test_nobody_waits_for_advice_on_what_is_past(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            house.thinkers = thinkers = Watched()
            holder = holder_of(new_key())
            id = await table_for(house, "parfum", [holder, holder], hints=True)
            table = house.memory.tables[id]
            while table.to_act is None:
                await asyncio.sleep(0.02)
            seat, version = table.to_act, table.version
            wish = HintWish(version)
            asking = asyncio.create_task(house.advising.advise(id, seat, holder, "here", wish))
            while not thinkers.heard:
                await asyncio.sleep(0.01)
            async with house.memory.at(id) as table:
                assert table.match is not None
                action = table.match.options[0].plain()
                await house.store(table, table.act(new_id(), seat, action))
                house.went_on(table)
            with pytest.raises(Refusal, match="moved on"):
                await asking

    asyncio.run(story())
