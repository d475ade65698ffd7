"""Nobody gets to look into two hands: what becomes of chairs once the game has begun."""

from __future__ import annotations

from pathlib import Path

import pytest

import grasse
from grasse.kernel import Dice, file
from grasse.server import chairs
from grasse.server.house import House
from grasse.server.keys import Holder
from grasse.server.protocol import AskWish, HandOver, Sit
from grasse.server.refusal import Refusal
from grasse.server.table import LONG_AWAY, MOST_NOTES, LiveTable
from tests.server.inside import Guest, some_option, somebody, table_for
from tests.server.people import Message, Person, greedily, play_on
from tests.server.serving import Server
from tests.server.test_chairs import inside, until


async def playing(house: House, holders: list[Holder | str], **more: object) -> LiveTable:
    id = await table_for(house, "parfum", holders, **more)  # type: ignore[arg-type]
    await until(lambda: house.memory.tables[id].state == "playing")
    return house.memory.tables[id]


def gone_for(table: LiveTable, seat: int, seconds: float) -> None:
    """As if its person had left so long ago."""
    table.note_present()
    table.away[seat] -= seconds


def lines(table: LiveTable) -> list[str]:
    assert table.match is not None
    return [entry.id for entry in table.match.journal if entry.id.startswith("chair-")]


# The attack: look into another's hand and give the chair back


def test_the_owner_does_not_get_into_another_seat(server: Server) -> None:
    """Given a game of three with a bot; when its owner opens chairs and sits down in them; then he
    is refused each time, and the seat's file stays shut."""
    ada = Person(server)
    table, invitation = ada.make_table("parfum", ["mine", "open", "solid"])
    bob = Person(server).sit(table, 1, invitation)
    ada.start(table)
    with ada.at(table) as line, bob.at(table) as other:
        line.until_playing()
        other.until_playing()
        assert ada.post(f"/api/tables/{table}/chairs/1/free").code == "not-away"
        assert ada.post(f"/api/tables/{table}/chairs/1/bot").code == "not-away"
        assert ada.post(f"/api/tables/{table}/chairs/2/person").status == 200
        for seat in (1, 2):
            sit = ada.post(f"/api/tables/{table}/chairs/{seat}/sit", {"name": "Eve"})
            assert sit.code in ("chair-taken", "not-allowed")
            assert ada.get(f"/api/tables/{table}/file?seat={seat}").code == "chair-not-yours"
        # and everybody saw the attempt
        other.until(lambda _: other.memory.journals[1][-1]["id"] == "chair-opened")


def test_somebody_sent_away_stays_away(server: Server) -> None:
    """Given somebody whom the owner sent away before the game; then the same invitation brings him
    back to no chair; and a new one is made that he does not have."""
    ada, bob = Person(server), Person(server)
    table, invitation = ada.make_table("parfum", ["mine", "open", "open"])
    bob.sit(table, 1, invitation)
    assert ada.post(f"/api/tables/{table}/chairs/1/free").status == 200
    again = {"name": "Bob", "invitation": invitation}
    assert bob.post(f"/api/tables/{table}/chairs/1/sit", again).code == "sent-away"
    assert bob.post(f"/api/tables/{table}/invitation").code == "not-allowed"
    renewed = ada.post(f"/api/tables/{table}/invitation").data["you"]["invitation"]
    assert renewed != invitation
    stranger = Person(server).post(f"/api/tables/{table}/chairs/1/sit", again)
    assert stranger.code == "wrong-invitation"
    Person(server).sit(table, 1, renewed)


def test_a_seat_once_held_is_the_only_one(tmp_path: Path) -> None:
    """Given somebody whose chair was freed while he was away; then neither that chair nor another
    of this game is his again."""

    async def work(house: House) -> None:
        ada, bob, eve = somebody(), somebody(), somebody()
        table = await playing(house, [ada, bob, "random"])
        gone_for(table, 1, LONG_AWAY + 1)
        await house.change(table.id, lambda t: chairs.free(t, ada, 1))
        await house.change(table.id, lambda t: chairs.to_person(t, ada, 2))
        wish = Sit("Bob", table.facts.invitation)
        for seat in (1, 2):
            with pytest.raises(Refusal, match="sent away"):
                await house.change(table.id, lambda t, seat=seat: chairs.sit(t, bob, seat, wish))  # type: ignore[misc]
            with pytest.raises(Refusal, match="gets no other"):
                await house.change(table.id, lambda t, seat=seat: chairs.sit(t, ada, seat, wish))  # type: ignore[misc]
        assert lines(table) == ["chair-freed", "chair-opened"]
        await house.change(table.id, lambda t: chairs.sit(t, eve, 1, wish))
        assert table.seats_of(eve) == ()
        await house.change(table.id, lambda t: chairs.agree(t, ada, 1))
        assert table.seats_of(eve) == (1,)
        assert lines(table)[-1] == "chair-taken"

    inside(work, tmp_path)


def test_chairs_taken_together_before_the_start_stay_together(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = somebody()
        table = await playing(house, [ada, ada, "random"])
        assert table.seats_of(ada) == (0, 1)

    inside(work, tmp_path)


# Absence and agreement


def test_anybody_who_plays_after_two_minutes_and_the_person_comes_back(tmp_path: Path) -> None:
    """Given somebody who left; when two minutes are not over, then all others are told to ask;
    when they are, any of them lets a bot play on, which its person takes the chair back from; who
    looks on or has given up does not, and only the owner sends him away."""

    async def work(house: House) -> None:
        ada, bob, eve = somebody(), somebody(), somebody()
        table = await playing(house, [ada, bob, eve])
        gone_for(table, 1, LONG_AWAY - 5)
        for one in (ada, eve):
            with pytest.raises(Refusal, match="not away for long"):
                await house.change(
                    table.id,
                    lambda t, one=one: chairs.to_bot(t, one, 1, HandOver("random")),  # type: ignore[misc]
                )
        gone_for(table, 1, 6)
        with pytest.raises(Refusal, match="not your chair"):
            await house.change(
                table.id, lambda t: chairs.to_bot(t, somebody(), 1, HandOver("random"))
            )
        with pytest.raises(Refusal, match="only the owner"):
            await house.change(table.id, lambda t: chairs.free(t, eve, 1))
        for one in (ada, eve):
            await house.change(
                table.id,
                lambda t, one=one: chairs.to_bot(t, one, 1, HandOver("random")),  # type: ignore[misc]
            )
            assert table.facts.chairs[1].level == "random"
            await house.change(table.id, lambda t: chairs.to_person(t, bob, 1))
            assert table.facts.chairs[1].level is None
        await house.change(table.id, lambda t: chairs.resign(t, eve, 2))
        with pytest.raises(Refusal, match="not your chair"):
            await house.change(table.id, lambda t: chairs.to_bot(t, eve, 1, HandOver("random")))
        assert lines(table) == [*2 * ["chair-to-bot", "chair-taken-back"], "chair-resigned"]

    inside(work, tmp_path)


def test_who_is_here_is_not_away(tmp_path: Path) -> None:
    """Presence is what the sockets say: somebody who comes back is there."""

    async def work(house: House) -> None:
        ada, bob = somebody(), somebody()
        table = await playing(house, [ada, bob])
        gone_for(table, 1, LONG_AWAY + 1)
        await Guest(house, table.id, bob).join()
        assert table.away_for(1) == 0.0
        with pytest.raises(Refusal, match="not away for long"):
            await house.change(table.id, lambda t: chairs.free(t, ada, 1))

    inside(work, tmp_path)


@pytest.mark.parametrize("what", ["bot", "away"])
def test_otherwise_by_the_agreement_of_the_others(what: str, tmp_path: Path) -> None:
    """Given four who play; when one asks that another's chair goes to a bot; then all others must
    agree, not the one it is about; one no ends it."""

    async def work(house: House) -> None:
        ada, bob, eve, dan = (somebody() for _ in range(4))
        table = await playing(house, [ada, bob, eve, dan])
        for holder in (ada, bob, eve, dan):
            await Guest(house, table.id, holder).join()
        wish = AskWish(what)  # type: ignore[arg-type]
        await house.change(table.id, lambda t: chairs.ask(t, eve, 1, wish))
        assert chairs.waiting_for(table, table.facts.asks[0]) == [0, 3]
        for nobody in (bob, eve, somebody()):
            with pytest.raises(Refusal, match="others to say"):
                await house.change(table.id, lambda t, who=nobody: chairs.agree(t, who, 1))  # type: ignore[misc]
        await house.change(table.id, lambda t: chairs.agree(t, ada, 1))
        assert table.facts.chairs[1].level is None
        await house.change(table.id, lambda t: chairs.decline(t, dan, 1))
        assert table.facts.asks == []
        await house.change(table.id, lambda t: chairs.ask(t, eve, 1, wish))
        for holder in (ada, dan):
            await house.change(table.id, lambda t, who=holder: chairs.agree(t, who, 1))  # type: ignore[misc]
        assert table.facts.asks == []
        assert table.facts.chairs[1].level == "solid"
        assert lines(table) == ["chair-to-bot" if what == "bot" else "chair-freed"]

    inside(work, tmp_path)


def test_who_is_long_away_holds_no_agreement_up(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, bob, eve, dan = (somebody() for _ in range(4))
        table = await playing(house, [ada, bob, eve, dan])
        gone_for(table, 0, LONG_AWAY + 1)
        await house.change(table.id, lambda t: chairs.ask(t, bob, 2, AskWish("bot")))
        await house.change(table.id, lambda t: chairs.agree(t, dan, 2))
        assert table.facts.chairs[2].level == "solid"

    inside(work, tmp_path)


def test_one_alone_is_no_agreement(tmp_path: Path) -> None:
    """Given two who play, both there; then neither sends the other away by asking nobody."""

    async def work(house: House) -> None:
        ada, bob = somebody(), somebody()
        table = await playing(house, [ada, bob])
        for what in ("bot", "away"):
            with pytest.raises(Refusal, match="nobody to agree"):
                await house.change(
                    table.id,
                    lambda t, what=what: chairs.ask(t, ada, 1, AskWish(what)),  # type: ignore[misc]
                )
        gone_for(table, 1, LONG_AWAY + 1)
        await house.change(table.id, lambda t: chairs.ask(t, ada, 1, AskWish("bot")))
        assert table.facts.chairs[1].level == "solid"

    inside(work, tmp_path)


def test_a_newcomer_waits_for_all_and_is_seen_to(server: Server) -> None:
    """Given a bot's chair that the owner opened; when somebody new sits down; then all who sit
    there see it and must agree; until then he sees what a watcher sees."""
    ada, bob, eve = Person(server), Person(server), Person(server)
    table, invitation = ada.make_table("parfum", ["mine", "open", "solid"], watchable=False)
    bob.sit(table, 1, invitation)
    ada.start(table)
    with ada.at(table) as line, bob.at(table) as other:
        line.until_playing()
        other.until_playing()
        ada.post(f"/api/tables/{table}/chairs/2/person")
        eve.sit(table, 2, invitation, name="Eve")
        asked = eve.see(table)
        assert asked["you"]["seats"] == []
        assert asked["you"]["asking"] == 2
        told = {"what": "sit", "seat": 2, "name": "Eve", "waiting": [0, 1]}
        assert asked["table"]["asks"] == [told]
        with eve.at(table) as third:
            assert list(third.memory.views) == [None]
            assert eve.get(f"/api/tables/{table}/file?seat=2").code == "chair-not-yours"
            ada.post(f"/api/tables/{table}/chairs/2/agree")
            other.until(lambda _: _waiting(other.memory.table) == [[1]])
            bob.post(f"/api/tables/{table}/chairs/2/agree")
            third.until(lambda _: list(third.memory.views) == [2])
            line.until(lambda _: line.memory.journals[0][-1]["id"] == "chair-taken")
            assert play_on([line, other, third], Dice(3), greedily, most=12) == 12


def _waiting(table: Message) -> list[list[int]]:
    return [asked["waiting"] for asked in table["asks"]]


def test_somebody_who_is_not_wanted_does_not_ask_again(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, eve = somebody(), somebody()
        table = await playing(house, [ada, "random"])
        await house.change(table.id, lambda t: chairs.to_person(t, ada, 1))
        wish = Sit("Eve", table.facts.invitation)
        await house.change(table.id, lambda t: chairs.sit(t, eve, 1, wish))
        await house.change(table.id, lambda t: chairs.decline(t, ada, 1))
        with pytest.raises(Refusal, match="sent away"):
            await house.change(table.id, lambda t: chairs.sit(t, eve, 1, wish))

    inside(work, tmp_path)


# The journal, and the file


def test_every_change_is_told_and_stays_in_the_file(server: Server, tmp_path: Path) -> None:
    """Given a game in which a chair was handed to a bot, taken back and resigned; then everybody
    read it, the file tells it, and it verifies; a line less is found."""
    ada = Person(server)
    table, invitation = ada.make_table("parfum", ["mine", "open"])
    bob = Person(server).sit(table, 1, invitation, name="Bob")
    ada.start(table)
    with ada.at(table) as line, bob.at(table) as other:
        line.until_playing()
        other.until_playing()
        for what in ("bot", "person", "resign"):
            assert bob.post(f"/api/tables/{table}/chairs/1/{what}").status == 200
        line.until(lambda _: line.memory.journals[0][-1]["id"] == "chair-resigned")
        play_on([line], Dice(1), greedily, most=10)
        assert ada.post(f"/api/tables/{table}/chairs/0/resign").status == 200
        line.until(lambda _: line.memory.table["state"] == "over")
    path = tmp_path / "game.json"
    path.write_bytes(Person(server).get(f"/api/tables/{table}/file").body)
    data = file.read(path)
    told = ["chair-to-bot", "chair-taken-back", "chair-resigned", "chair-resigned"]
    assert [note["id"] for note in data["notes"]] == told
    assert data["notes"][0]["args"] == {"seat": 1, "name": "Bob"}
    assert grasse.verify(path) == []
    again = grasse.load(path)
    assert [entry.id for entry in again.journal if entry.id.startswith("chair-")] == told
    assert again.record(given_up=True)["notes"] == data["notes"]
    data["notes"].pop()
    raw = file.render(data).rsplit(b'"digest"', 1)[0] + path.read_bytes()[-80:]
    path.write_bytes(raw)
    assert grasse.verify(path) != []


def test_undo_stops_behind_a_change_of_chairs(tmp_path: Path) -> None:
    """Given a decision that could be taken back; when a chair changes; then it stands, and the
    line about the chair too, also after the table was read anew."""

    async def work(house: House) -> None:
        ada = somebody()
        table = await playing(house, [ada, ada])
        guest = await Guest(house, table.id, ada).join()
        match = table.match
        assert match is not None
        while not match.can_undo:
            seat = table.to_act
            assert seat is not None
            await guest.act(some_option(table, Dice(3)), seat, table.version)
        other = 1 - (match.to_act or 0)
        await house.change(table.id, lambda t: chairs.to_bot(t, ada, other, HandOver("random")))
        assert not match.can_undo
        stored = await house.storage.load(table.id)
        assert stored is not None
        read = LiveTable(stored)
        assert read.match is not None
        assert not read.match.can_undo
        assert read.match.journal == match.journal
        assert read.match.notes == match.notes

    inside(work, tmp_path)


def test_nobody_fills_the_journal_by_going_to_and_fro(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, bob = somebody(), somebody()
        table = await playing(house, [ada, bob])
        seat = 1 - (table.to_act or 0)
        holder = (ada, bob)[seat]
        wish = HandOver("random")
        for _ in range(MOST_NOTES // 2):
            await house.change(table.id, lambda t: chairs.to_bot(t, holder, seat, wish))
            await house.change(table.id, lambda t: chairs.to_person(t, holder, seat))
        with pytest.raises(Refusal, match="too often"):
            await house.change(table.id, lambda t: chairs.to_bot(t, holder, seat, wish))
        assert len(lines(table)) == MOST_NOTES

    inside(work, tmp_path)


# To another browser


def test_a_person_moves_to_another_browser(server: Server) -> None:
    """Given somebody who plays and owns the table; when he opens the link of his table in another
    browser; then seat and table are there, the first one looks on, everybody reads of it, and the
    link is used up."""
    ada, phone = Person(server), Person(server)
    table, _ = ada.make_table("parfum", ["mine", "solid"], start=True)
    with ada.at(table) as line:
        line.until_playing()
        code = ada.post(f"/api/tables/{table}/move/offer").data["code"]
        assert ada.see(table)["you"]["moving"] is not None
        moved = phone.post(f"/api/tables/{table}/move", {"code": code, "want_key": True})
        assert moved.data["you"]["seats"] == [0]
        assert moved.data["you"]["owner"]
        phone.key = moved.data["key"]
        line.until(lambda _: list(line.memory.views) == [None])
        assert line.memory.journals[None][-1]["id"] == "chair-moved"
        with phone.at(table) as other:
            assert play_on([other], Dice(1), greedily, most=5) == 5
        again = Person(server).post(f"/api/tables/{table}/move", {"code": code})
        assert again.code == "wrong-code"
    back = phone.post(f"/api/tables/{table}/move/offer").data["code"]
    assert ada.post(f"/api/tables/{table}/move", {"code": back}).data["you"]["seats"] == [0]


def test_a_link_that_was_revoked_or_is_too_old_moves_nobody(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, phone = somebody(), somebody()
        table = await playing(house, [ada, "random"])
        await house.change(table.id, lambda t: chairs.offer_move(t, ada, "hash", 0.0))
        with pytest.raises(Refusal, match="too old"):
            await house.change(table.id, lambda t: chairs.move(t, phone, "hash"))
        await house.change(table.id, lambda t: chairs.offer_move(t, ada, "hash", 2e10))
        await house.change(table.id, lambda t: chairs.revoke_move(t, ada))
        with pytest.raises(Refusal, match="used already"):
            await house.change(table.id, lambda t: chairs.move(t, phone, "hash"))
        with pytest.raises(Refusal, match="nothing here"):
            await house.change(table.id, lambda t: chairs.offer_move(t, phone, "hash", 2e10))

    inside(work, tmp_path)


def test_a_link_does_not_bring_two_hands_into_one_browser(tmp_path: Path) -> None:
    """Who sits there, or sat elsewhere at this table, takes no other's seat by a link; nor does the
    browser that somebody left ask for another chair."""

    async def work(house: House) -> None:
        ada, bob, phone = somebody(), somebody(), somebody()
        table = await playing(house, [ada, bob, "random"])
        await house.change(table.id, lambda t: chairs.offer_move(t, ada, "hash", 2e10))
        with pytest.raises(Refusal, match="another chair"):
            await house.change(table.id, lambda t: chairs.move(t, bob, "hash"))
        await house.change(table.id, lambda t: chairs.move(t, phone, "hash"))
        await house.change(table.id, lambda t: chairs.to_person(t, phone, 2))
        wish = Sit("Ada", table.facts.invitation)
        with pytest.raises(Refusal, match="gets no other"):
            await house.change(table.id, lambda t: chairs.sit(t, ada, 2, wish))
        await house.change(table.id, lambda t: chairs.offer_move(t, bob, "other", 2e10))
        with pytest.raises(Refusal, match="had, another chair"):
            await house.change(table.id, lambda t: chairs.move(t, ada, "other"))

    inside(work, tmp_path)


def test_the_code_is_not_stored(server: Server) -> None:
    """Who reads the database cannot take a seat over."""
    ada = Person(server)
    table, _ = ada.make_table("parfum", ["mine", "solid"], start=True)
    code = ada.post(f"/api/tables/{table}/move/offer").data["code"]
    stored = b"".join(path.read_bytes() for path in Path(server.where).rglob("*") if path.is_file())
    assert code.encode() not in stored


MALFORMED: list[Message] = [{}, {"what": "sit"}, {"what": "bot", "level": "best"}, {"more": 1}]


@pytest.mark.parametrize("wish", MALFORMED)
def test_what_cannot_be_asked_is_refused(wish: Message, server: Server) -> None:
    ada = Person(server)
    table, invitation = ada.make_table("parfum", ["mine", "open"])
    Person(server).sit(table, 1, invitation)
    ada.start(table)
    assert ada.post(f"/api/tables/{table}/chairs/1/ask", wish).code == "bad-request"
