"""Several server processes on one PostgreSQL share tables."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import pytest

from grasse.kernel import Dice
from tests.server.people import Line, Message, Person, greedily, new_id, play_on
from tests.server.postgres import Server as Postgres
from tests.server.serving import Server


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> str:
    return postgres.create()


@pytest.fixture(scope="module")
def pair(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes that nobody harms."""
    folder: Path = tmp_path_factory.mktemp("pair")
    one, two = (Server(url, folder / f"log{n}", bot_delay=0.05).start() for n in range(2))
    try:
        yield one, two
    finally:
        one.stop()
        two.stop()
        assert one.errors() == two.errors() == []


def elsewhere(person: Person, server: Server) -> Person:
    """The same person at another process."""
    return Person(server, person.key)


def test_people_at_different_processes_play_together(pair: tuple[Server, Server]) -> None:
    """Moves, chat and chairs of one are seen by the other."""
    here, there = pair
    ada = Person(here)
    table, invitation = ada.make_table("parfum", ["mine", "open", "solid"])
    with ada.at(table) as one:
        bob = Person(there).sit(table, 1, invitation, name="Bob")
        one.until(lambda _: one.memory.table["chairs"][1].get("name") == "Bob")
        with bob.at(table) as two:
            ada.start(table)
            two.until_playing()
            assert play_on([one, two], Dice(7), greedily, most=40) == 40
            for number in range(3):
                one.chat(f"here {number}")
                two.chat(f"there {number}")
            for line in (one, two):
                while len(line.memory.chat) < 6:
                    line.next()
            assert one.memory.chat == two.memory.chat
            assert bob.post(f"/api/tables/{table}/chairs/1/bot").status == 200
            one.until(lambda _: one.memory.table["chairs"][1].get("level") == "solid")
            assert bob.post(f"/api/tables/{table}/chairs/1/person").status == 200
            one.until(lambda _: "level" not in one.memory.table["chairs"][1])
            assert play_on([one, two], Dice(7), greedily, most=10) == 10
            _meet(one, two)
            assert one.memory.journals[0][-5:]
            public = [e for e in one.memory.journals[0] if "to" not in e]
            assert public == [e for e in two.memory.journals[1] if "to" not in e]


@pytest.mark.long(9)
def test_each_sees_who_is_there_by_way_of_the_other(postgres: Postgres, tmp_path: Path) -> None:
    """Given two at different processes; then each knows that the other is there, and that he goes,
    comes back, or is cut off because his process was killed."""
    url = postgres.create()
    here, there = (Server(url, tmp_path / f"log{n}").start() for n in range(2))

    def sees(line: Line, seat: int, present: bool) -> None:
        until = time.monotonic() + 20
        while line.memory.table["chairs"][seat].get("present", False) is not present:
            line.next(until - time.monotonic())

    try:
        ada = Person(here)
        table, invitation = ada.make_table("parfum", ["mine", "open"])
        bob = Person(there).sit(table, 1, invitation)
        with ada.at(table) as one:
            for _ in range(2):
                with bob.at(table) as two:
                    sees(two, 0, present=True)
                    sees(one, 1, present=True)
                sees(one, 1, present=False)
            with bob.at(table):
                sees(one, 1, present=True)
                there.kill()
                sees(one, 1, present=False)
    finally:
        here.stop()
        there.kill()


def _meet(*lines: Line) -> None:
    for line in lines:
        line.drain(0.3)
    assert len({line.memory.version for line in lines}) == 1


def test_of_two_at_once_one_wins(pair: tuple[Server, Server]) -> None:
    """Given somebody who plays at two processes at once; then of two commands made on the same
    version one counts, and the other is refused with the fresh view."""
    here, there = pair
    ada = Person(here)
    table, _ = ada.make_table("aqua-mirabilis", ["mine", "mine"], start=True)
    with ada.at(table) as one, elsewhere(ada, there).at(table) as two:
        one.until_playing()
        two.until_playing()
        wins = [0, 0]
        for _ in range(30):
            version = max(one.memory.version, two.memory.version)
            for line in (one, two):
                line.reach(version)
            seat = one.memory.table["to_act"]
            act: Message = {
                "type": "act",
                "seat": seat,
                "version": version,
                "action": one.memory.views[seat]["options"][0],
            }
            ids = [new_id(), new_id()]
            for line, id in zip((one, two), ids, strict=True):
                line.send({**act, "id": id})
            answers = [line.answer(id) for line, id in zip((one, two), ids, strict=True)]
            won = [answer["type"] == "done" for answer in answers]
            assert sum(won) == 1, answers
            loser, refusal = ((two, answers[1]), (one, answers[0]))[won.index(True)]
            assert refusal["problem"]["code"] == "old-version"
            loser.reach(version + 1)
            wins[won.index(True)] += 1
        _meet(one, two)
        assert one.memory.views == two.memory.views
        assert one.memory.journals == two.memory.journals


def test_sent_again_at_another_process_it_counts_once(pair: tuple[Server, Server]) -> None:
    here, there = pair
    ada = Person(here)
    table, _ = ada.make_table("parfum", ["mine", "mine"], start=True)
    with ada.at(table) as one, elsewhere(ada, there).at(table) as two:
        one.until_playing()
        two.until_playing()
        for number in range(20):
            version, seat = one.memory.version, one.memory.table["to_act"]
            options = one.memory.views[seat]["options"]
            action = options[number % len(options)]
            id = new_id()
            act = {"type": "act", "id": id, "seat": seat, "version": version, "action": action}
            one.send(act)
            two.send(act)
            first, second = one.answer(id), two.answer(id)
            assert first == second == {"type": "done", "id": id, "version": version + 1}
            one.reach(version + 1)
            two.reach(version + 1)


def test_promises_kept_at_two_processes_at_once(pair: tuple[Server, Server]) -> None:
    """Both seats' bytes are in the dice, although both come at the same time."""
    here, there = pair
    secrets = [token_hex(32), token_hex(32)]
    mixes = [hashlib.sha256(bytes.fromhex(one)).hexdigest() for one in secrets]
    ada = Person(here)
    wishes: list[Message] = [{"kind": "mine", "mix": mixes[0]}, {"kind": "open"}]
    table, invitation = ada.make_table("parfum", wishes)
    bob = Person(there).sit(table, 1, invitation, mix=mixes[1])
    with ada.at(table) as one, bob.at(table) as two:
        ada.start(table)
        one.kind("ask-reveal")
        two.kind("ask-reveal")
        for seat, line in enumerate((one, two)):
            line.send({"type": "reveal", "seat": seat, "secret": secrets[seat]})
        one.until_playing()
        two.until_playing()
    for seat, person in enumerate((ada, bob)):
        assert person.post(f"/api/tables/{table}/chairs/{seat}/resign").status == 200
    proof = bob.get(f"/api/tables/{table}/proof").data  # his process knows that it was the last
    assert proof["contributions"] == secrets


def test_a_client_that_changes_processes_misses_nothing(pair: tuple[Server, Server]) -> None:
    """It comes from a process that knew more, at once."""
    here, there = pair
    ada = Person(here)
    table, _ = ada.make_table("parfum", ["mine", "mine"], start=True)
    chance = Dice(6)
    with ada.at(table) as one, elsewhere(ada, there).at(table) as steady:
        one.until_playing()
        memory = one.memory
        for number in range(20):
            person = elsewhere(ada, pair[number % 2])
            with person.back(table, memory) as line:
                assert line.memory.version >= memory.version
                assert line.play(2, chance) == 2
                memory = line.memory
        steady.reach(memory.version)
        assert steady.memory.journals == memory.journals
        assert steady.memory.views == memory.views


@pytest.mark.parametrize("how", ["killed", "stopped"])
def test_the_other_takes_over(how: str, postgres: Postgres, tmp_path: Path) -> None:
    """Given a game of bots that one process leads; when that process is killed or stopped; then
    another goes on with it within five seconds."""
    url = postgres.create()
    one = Server(url, tmp_path / "one", bot_delay=0.1).start()
    ada = Person(one)
    table, _ = ada.make_table("parfum", ["solid", "random"], start=True)
    two = Server(url, tmp_path / "two", bot_delay=0.1).start()
    try:
        with Person(two).at(table) as line:
            line.until_playing()
            line.until(lambda _: line.memory.version > 10)
            began = time.monotonic()
            if how == "killed":
                one.kill()
            else:
                one.stop()
            line.drain(0)
            version = line.memory.version
            line.until(lambda _: line.memory.version > version + 3, patience=10)
            took = time.monotonic() - began
        print(f"taken over after {took:.1f} s")
        assert took < 5.5
    finally:
        one.stop()
        two.stop()
    assert two.errors() == []
