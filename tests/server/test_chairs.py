"""Chairs: who sits down, stands up, hands over, resigns, and what bots make of it."""

from __future__ import annotations

import asyncio
import hashlib
import time
import tomllib
from collections.abc import Awaitable, Callable
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec
import pytest

import grasse
from grasse.bots import ROUND_CAP
from grasse.kernel import Dice, file
from grasse.kernel.catalog import rules
from grasse.kernel.fair import FairStream
from grasse.kernel.rows import count_sources
from grasse.kernel.words import LANGUAGES
from grasse.server import chairs
from grasse.server.house import House
from grasse.server.keys import Holder
from grasse.server.protocol import HandOver, Pace
from grasse.server.refusal import Refusal
from grasse.server.table import LiveTable
from tests.play import halfway, shape
from tests.server.inside import Guest, HereThinkers, open_house, some_option, somebody, table_for
from tests.server.people import Message, Person, greedily, play_on
from tests.server.serving import Server

# Before the game


def test_two_friends_sit_down_and_play(server: Server) -> None:
    """A table, a link, two names: no account."""
    ada = Person(server)
    table, invitation = ada.make_table("parfum", ["mine", "open"])
    assert len(invitation) >= 22
    assert invitation != ada.key
    with ada.at(table) as line:
        bob = Person(server).sit(table, 1, invitation, name=" Bob\u202e ")
        line.until(lambda _: line.memory.table["chairs"][1]["kind"] == "person")
        assert line.memory.table["chairs"][1]["name"] == "Bob"
        with bob.at(table) as other:
            line.until(lambda _: line.memory.table["chairs"][1].get("present"))
            ada.start(table)
            other.until_playing()
        line.until(lambda _: not line.memory.table["chairs"][1].get("present"))


def test_names_are_told_apart(server: Server) -> None:
    ada = Person(server)
    table, invitation = ada.make_table("parfum", ["mine", "open", "open", "open"])
    Person(server).sit(table, 1, invitation, name="Ada")
    Person(server).sit(table, 2, invitation, name="Cassie")
    assert ada.post(f"/api/tables/{table}/chairs/3/bot").status == 200
    names = [chair["name"] for chair in ada.see(table)["table"]["chairs"]]
    assert names == ["Ada", "Ada 2", "Cassie", "Cassie 2"]  # the bot of chair 3 is a Cassie
    nobody = Person(server).post(f"/api/tables/{table}/chairs/0/sit", {"name": "\u200b"})
    assert nobody.code == "bad-request"


def test_stand_up_and_somebody_else_sits_down(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    table, invitation = ada.make_table("parfum", ["mine", "open"])
    bob.sit(table, 1, invitation)
    assert bob.post(f"/api/tables/{table}/chairs/1/leave").data["you"]["seats"] == []
    assert ada.post(f"/api/tables/{table}/start").code == "chairs-empty"
    Person(server).sit(table, 1, invitation)
    ada.start(table)


@pytest.mark.parametrize(
    ("chairs", "options"),
    [(["solid", "solid"], {"round_cap": ROUND_CAP}), (["mine", "solid"], {})],
)
def test_bots_alone_have_a_round_cap_and_people_none(
    chairs: list[str], options: Message, server: Server
) -> None:
    """J-18."""
    ada = Person(server)
    table, _ = ada.make_table("safranito", chairs, start=True)
    with ada.at(table) as line:
        line.until_playing()
        assert line.memory.table["options"] == options
        (view,) = line.memory.views.values()
        assert view["table"]["options"] == options


def test_hot_seat(server: Server) -> None:
    """Several seats on one device: one connection sees and plays them all."""
    ada = Person(server)
    wishes = [{"kind": "mine", "name": "Ada"}, {"kind": "mine", "name": "Bob"}]
    table, _ = ada.make_table("safranito", wishes, start=True)
    with ada.at(table) as line:
        line.until_playing()
        assert list(line.memory.views) == [0, 1]
        assert line.play(20, Dice(1)) == 20
        assert {entry.get("to") for entry in line.memory.journals[0]} <= {None, 0}
        assert {entry.get("to") for entry in line.memory.journals[1]} <= {None, 1}


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "chess", "chairs": [{}, {}]}, "chess"),
        ({"game": "parfum", "chairs": [{}] * 5}, "5"),
        ({"game": "parfum", "chairs": [{}, {}], "options": {"nothing": 1}}, "nothing"),
        ({"game": "parfum", "chairs": [{}, {}], "components": "x = 1"}, ""),
        ({"game": "parfum", "chairs": [{}, {}], "components": "x = ["}, "TOML"),
        ({"game": "parfum", "chairs": [{}, {}], "start": True}, "open"),
        ({"game": "parfum", "chairs": [{}, {}], "pace": {"seconds": 1}}, ">= 10"),
        ({"game": "parfum", "chairs": [{}, {}], "more": 1}, "more"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wish: Message, why: str, server: Server) -> None:
    answer = Person(server).post("/api/tables", wish)
    assert answer.status in (400, 409)
    assert why in answer.data["text"]


@pytest.mark.parametrize("game", grasse.names())
def test_components_of_ones_own(game: str, server: Server) -> None:
    text = (grasse.find(game).folder / "components.toml").read_text(encoding="utf-8")
    ada = Person(server)
    table, _ = ada.make_table(game, ["mine", "mine"], start=True, components=text)
    assert ada.see(table)["table"]["own_components"]
    with ada.at(table) as line:
        line.until_playing()
        moves = halfway(game, 2, 10)
        assert line.play(moves, Dice(1)) == moves
    ours = Person(server).get(f"/api/games/{game}/components").data
    assert Person(server).get(f"/api/tables/{table}/components").data == ours


def test_the_file_to_correct_is_ours_and_a_table_says_what_its_own_file_says(
    server: Server,
) -> None:
    # given: our file as the server gives it, and a copy with a row read off the box
    ada = Person(server)
    given = ada.get("/api/games/parfum/components.toml")
    ours = given.body.decode("utf-8")
    corrected = ours.replace('source = "reconstructed"', 'source = "box"', 1)

    # when: a table is made with each
    usual, _ = ada.make_table("parfum", ["mine", "mine"])
    own, _ = ada.make_table("parfum", ["mine", "mine"], components=corrected)

    # then: what each says of itself
    (games,) = (one for one in ada.get("/api/games").data["games"] if one["name"] == "parfum")
    assert ours == grasse.find("parfum").read_components.own.read_text(encoding="utf-8")
    assert given.headers["content-disposition"] == 'attachment; filename="parfum.toml"'
    assert games["sources"] == count_sources(tomllib.loads(ours))
    assert ada.get(f"/api/tables/{usual}/sources").data == {"sources": games["sources"]}
    assert ada.get(f"/api/tables/{own}/sources").data["sources"]["clocks"] == {
        "rulebook": 2,
        "review": 2,
        "box": 1,
        "reconstructed": 5,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_in_five_languages(language: str, server: Server) -> None:
    for game in grasse.names():
        answer = Person(server).get(f"/api/games/{game}/rules/{language}")
        assert answer.data["rules"] == rules(grasse.find(game), language)
    assert Person(server).get("/api/games/parfum/rules/xx").status == 404
    assert Person(server).get("/api/games/chess/rules/en").status == 404


# While it is played


def test_a_seat_changes_its_level_at_any_time(server: Server) -> None:
    """Given a bot at a running table, and a person who let a bot play on; when the owner, or that
    person, chooses another level; then that plays on and the journal tells it each time, so that it
    cannot go on without end; and nobody else may."""
    ada = Person(server)
    table, invitation = ada.make_table("parfum", ["mine", "open", "beginner"])
    bob = Person(server).sit(table, 1, invitation)
    ada.start(table)
    with ada.at(table) as line:
        line.until_playing()
        path = f"/api/tables/{table}/chairs"
        assert bob.post(f"{path}/2/bot", {"level": "master"}).code == "not-allowed"
        assert ada.post(f"{path}/2/bot", {"level": "strong"}).status == 200
        assert bob.post(f"{path}/1/bot", {"level": "easy"}).status == 200
        assert bob.post(f"{path}/1/bot", {"level": "solid"}).status == 200
        assert bob.post(f"{path}/1/bot", {"level": "solid"}).status == 200  # again

        def told() -> list[str]:
            return [entry["id"] for entry in line.memory.journals[0]]

        line.until(lambda _: told().count("chair-level") == 3)
        assert [chair.get("level") for chair in line.memory.table["chairs"]] == [
            None,
            "solid",
            "strong",
        ]
        assert told().count("chair-to-bot") == 1
    assert bob.post(f"{path}/1/bot", {"level": "oracle"}).code == "bad-request"


def test_resign_rematch_and_over(server: Server) -> None:
    ada = Person(server)
    table, invitation = ada.make_table("parfum", ["mine", "open", "solid"])
    bob = Person(server).sit(table, 1, invitation)
    ada.start(table)
    with ada.at(table) as line:
        line.until_playing()
        assert bob.post(f"/api/tables/{table}/chairs/1/resign").status == 200
        line.until(lambda _: line.memory.table["chairs"][1].get("resigned"))
        assert line.memory.table["chairs"][1]["level"] == "solid"
        assert ada.post(f"/api/tables/{table}/rematch").code == "not-over"
        assert ada.post(f"/api/tables/{table}/chairs/0/resign").status == 200
        line.until(lambda _: line.memory.table["state"] == "over")
    first = bob.post(f"/api/tables/{table}/rematch").data
    second = ada.post(f"/api/tables/{table}/rematch").data
    assert first["table"]["id"] == second["table"]["id"] != table
    assert first["you"]["owner"]
    assert not second["you"]["owner"]
    assert second["you"]["seats"] == [0]
    assert second["you"]["invitation"] == first["you"]["invitation"] != invitation
    assert first["table"]["commitment"] != ada.see(table)["table"]["commitment"]
    kinds = [chair["kind"] for chair in first["table"]["chairs"]]
    assert kinds == ["person", "person", "bot"]
    bob.start(first["table"]["id"])


def test_the_file_of_a_game_that_was_given_up_can_be_proved(server: Server, tmp_path: Path) -> None:
    """Given a game that everybody resigned; then its file holds up to there, and may be read; and
    a change in it is found."""
    ada = Person(server)
    table, _ = ada.make_table("parfum", ["mine", "random"], start=True)
    with ada.at(table) as line:
        line.until_playing()
        play_on([line], Dice(1), greedily, most=20)
        assert ada.post(f"/api/tables/{table}/chairs/0/resign").status == 200
        line.until(lambda _: line.memory.table["state"] == "over")
    path = tmp_path / "game.json"
    path.write_bytes(Person(server).get(f"/api/tables/{table}/file").body)
    assert file.read(path)["kind"] == "given-up"
    assert grasse.verify(path) == []
    assert grasse.load(path).result() is None
    data = file.read(path)
    data["actions"].pop(0)
    path.write_bytes(file.render(data))
    assert grasse.verify(path) != []


# Bots and clocks, in this process


def inside(work: Callable[[House], Awaitable[None]], where: Path, **more: Any) -> None:
    async def run() -> None:
        async with open_house(where, **more) as house, asyncio.timeout(30):
            await work(house)

    asyncio.run(run())


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.005)


async def has_moved(table: LiveTable, version: int) -> None:
    await until(lambda: table.moved > version)


async def hand_over(house: House, table: str, holder: Holder, seat: int) -> None:
    await house.change(table, lambda t: chairs.to_bot(t, holder, seat, HandOver("random")))


async def take_back(house: House, table: str, holder: Holder, seat: int) -> None:
    await house.change(table, lambda t: chairs.to_person(t, holder, seat))


class Slow(HereThinkers):
    """Bots that think until they are told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking = asyncio.Event()
        self.stop = asyncio.Event()

    async def think(self, game: str, level: str, view: bytes) -> Any:
        self.thinking.set()
        await self.stop.wait()
        return await super().think(game, level, view)


def test_taken_back_while_the_bot_is_thinking(tmp_path: Path) -> None:
    """Given a chair that was handed to a bot; when its person takes it back while the bot thinks;
    then the bot's thought counts for nothing, and the person plays."""

    async def work(house: House) -> None:
        ada, bob = somebody(), somebody()
        slow = house.thinkers = Slow()
        id = await table_for(house, "parfum", [ada, bob])
        await until(lambda: house.memory.tables[id].state == "playing")
        table = house.memory.tables[id]
        seat = table.to_act
        assert seat is not None
        holder = (ada, bob)[seat]
        guest = await Guest(house, id, holder).join()
        await hand_over(house, id, holder, seat)
        await slow.thinking.wait()
        with pytest.raises(Refusal, match="a bot plays this chair"):
            await guest.act(some_option(table, Dice(1)), seat, table.version)
        await take_back(house, id, holder, seat)
        moved = table.moved
        slow.stop.set()
        await asyncio.sleep(0.1)
        assert table.moved == moved
        assert table.to_act == seat
        await guest.act(some_option(table, Dice(1)), seat, table.version)
        assert table.moved == table.version > moved

    inside(work, tmp_path)


def test_handed_over_and_taken_back_again_and_again(tmp_path: Path) -> None:
    """Whatever the order, the game goes on, and in the end the person plays."""

    async def work(house: House) -> None:
        ada = somebody()
        id = await table_for(house, "parfum", [ada, "random"])
        await until(lambda: house.memory.tables[id].state == "playing")
        table = house.memory.tables[id]
        chance = Dice(9)
        for _ in range(60):
            await hand_over(house, id, ada, 0)
            await asyncio.sleep(chance.below("pause", 8) / 1000)
            await take_back(house, id, ada, 0)
            await asyncio.sleep(0)
        assert table.match is not None
        played = len(table.match.actions)
        guest = await Guest(house, id, ada).join()
        await until(lambda: table.to_act in (0, None))
        await guest.act(some_option(table, chance), 0, table.version)
        assert len(table.match.actions) > played

    inside(work, tmp_path)


def test_a_chair_left_too_long_is_played_by_a_bot(tmp_path: Path) -> None:
    """Given a table with a pace; when somebody keeps the others waiting too long; then a bot plays
    on, everybody sees it, and who takes his chair back has his whole time again."""

    async def work(house: House) -> None:
        people = somebody(), somebody()
        slow = house.thinkers = Slow()
        id = await table_for(house, "parfum", [*people], pace=Pace(10, "random"))
        await until(lambda: house.memory.tables[id].state == "playing")
        table = house.memory.tables[id]
        seat = table.to_act
        assert seat is not None
        guest = await Guest(house, id, None).join()
        guest.take()
        assert 8 < guest.memory.table["deadline"] - time.time() <= 10
        table.moved_at -= 9.7  # as if the time had passed
        house.leading.stir(table)
        await slow.thinking.wait()
        guest.take()
        assert guest.memory.table["chairs"][seat]["level"] == "random"
        assert guest.memory.table["deadline"] is None
        await take_back(house, id, people[seat], seat)
        assert table.to_act == seat
        assert table.deadline is not None
        assert table.deadline - time.time() > 9
        await hand_over(house, id, people[seat], seat)
        moved = table.moved
        slow.stop.set()
        await has_moved(table, moved)

    inside(work, tmp_path)


def test_a_bot_sees_what_its_seat_sees_and_takes_its_time(tmp_path: Path) -> None:
    """Given a bot at a table; then its worker gets bytes of the seat's view and nothing else, and
    its decisions take whole ticks, however fast it thinks."""

    async def work(house: House) -> None:
        ada = somebody()
        id = await table_for(house, "safranito", [ada, "solid"])
        await until(lambda: house.memory.tables[id].state == "playing")
        guest = await Guest(house, id, ada).join()
        table = house.memory.tables[id]
        assert isinstance(house.thinkers, HereThinkers)
        moves: list[float] = []
        while len(moves) < 6:
            if table.to_act == 0:
                await guest.act(some_option(table, Dice(1)), 0, table.version)
            before, seat = table.moved, table.to_act
            if seat == 1:
                await has_moved(table, before)
                moves.append(time.monotonic())
        for (asked, game, level, view), moved in zip(house.thinkers.shown, moves, strict=False):
            assert moved - asked >= 0.149
            assert (game, level) == ("safranito", "solid")
            shown = msgspec.json.decode(view)
            assert shown["seat"] == shown["to_act"] == 1
            assert table.facts.seed.encode() not in view

    inside(work, tmp_path, bot_delay=0.15)


# Fair dice


@pytest.mark.parametrize("game", grasse.names())
def test_a_game_over_the_socket_can_be_proved(game: str, server: Server, tmp_path: Path) -> None:
    """Given two people who mix bytes of their own into the dice, and a bot; when the game is over;
    then its file verifies, the seed is the one committed to before, the bytes are those promised,
    and every draw of the proof can be computed again."""
    secrets = [token_hex(32), token_hex(16)]
    mixes = [hashlib.sha256(bytes.fromhex(one)).hexdigest() for one in secrets]
    ada = Person(server)
    wishes: list[Message] = [{"kind": "mine", "mix": mixes[0]}, {"kind": "open"}, {"kind": "bot"}]
    table, invitation = ada.make_table(game, wishes)
    bob = Person(server).sit(table, 1, invitation, mix=mixes[1])
    before = ada.see(table)["table"]
    assert [chair.get("mix") for chair in before["chairs"]] == [*mixes, None]
    with ada.at(table) as one, bob.at(table) as two:
        ada.start(table)
        for number, line in enumerate((one, two)):
            assert line.kind("ask-reveal")["seats"] == [number]
            line.send({"type": "reveal", "seat": number, "secret": secrets[number]})
        began = time.monotonic()
        one.until_playing()
        assert time.monotonic() - began < 3.9, "it does not wait for more than was promised"
        assert ada.get(f"/api/tables/{table}/proof").code == "not-over"
        play_on([one, two], Dice(game), greedily)
        assert one.memory.table["state"] == "over"
    path = tmp_path / "game.json"
    path.write_bytes(Person(server).get(f"/api/tables/{table}/file").body)
    assert grasse.verify(path) == []
    proof = Person(server).get(f"/api/tables/{table}/proof").data
    seed = bytes.fromhex(proof["seed"])
    committed = hashlib.sha256(b"fair/1|" + table.encode() + b"|" + seed).hexdigest()
    assert committed == proof["commitment"] == before["commitment"]
    assert proof["contributions"][:2] == secrets
    assert proof["mixes"] == [*mixes, None]
    parts = [bytes.fromhex(part) for part in proof["contributions"]]
    stream = FairStream(table, proof["version"], seed, parts)
    draws = [draw for move in proof["moves"] for draw in move["draws"]]
    assert len(draws) >= min(20, shape(game, 3).decisions)
    for draw in draws:
        stream.drawn[draw["purpose"]] = draw["number"]
        assert stream.below(draw["purpose"], draw["below"]) == draw["value"]


def test_who_does_not_reveal_holds_nobody_up(server: Server) -> None:
    """Given a promise that is not kept, and one that is broken; then the game begins without."""
    ada = Person(server)
    wishes: list[Message] = [{"kind": "mine", "mix": "0" * 64}, {"kind": "bot"}]
    table, _ = ada.make_table("parfum", wishes, start=True)
    with ada.at(table) as line:
        line.send({"type": "reveal", "seat": 0, "secret": "ab" * 32})
        assert line.kind("fault")["problem"]["code"] == "bad-request"
        began = time.monotonic()
        line.until_playing()
        assert time.monotonic() - began < 8
        line.send({"type": "reveal", "seat": 0, "secret": "ab" * 32})
        assert line.kind("fault")["problem"]["code"] == "not-allowed"


def test_who_reveals_twice_does_no_harm(server: Server) -> None:
    """Given bytes that were said already; when a client that lost its connection says them again;
    then nothing is wrong."""
    secret = token_hex(32)
    ada = Person(server)
    mix = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    wishes: list[Message] = [{"kind": "mine", "mix": mix}, {"kind": "bot"}]
    table, _ = ada.make_table("parfum", wishes, start=True)
    with ada.at(table) as line:
        for _ in range(2):
            line.send({"type": "reveal", "seat": 0, "secret": secret})
        line.until_playing()
        line.send({"type": "reveal", "seat": 0, "secret": secret})
        line.send({"type": "ping"})
        assert line.kind("fault", "pong")["type"] == "pong"
