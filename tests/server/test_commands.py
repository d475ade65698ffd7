"""A command counts once, however often, when and over which connection it comes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import grasse
from grasse.kernel import Dice
from tests.play import shape
from tests.server.conftest import Start
from tests.server.people import Closed, Line, Message, Person, new_id
from tests.server.restless import hurry
from tests.server.serving import Server


@pytest.fixture
def person(server: Server) -> Person:
    return Person(server)


@pytest.fixture
def line(person: Person) -> Iterator[Line]:
    """Somebody who plays both seats of a game of Parfum."""
    table, _ = person.make_table("parfum", ["mine", "mine"], start=True)
    with person.at(table) as opened:
        opened.until_playing()
        yield opened


def first_option(line: Line) -> tuple[Message, int, int]:
    seat = line.memory.table["to_act"]
    return line.memory.views[seat]["options"][0], seat, line.memory.version


def played(line: Line) -> int:
    line.drain()
    return int(next(iter(line.memory.views.values()))["played"])


def test_sent_twice_it_counts_once(line: Line) -> None:
    action, seat, version = first_option(line)
    before = played(line)
    one = line.act(action, seat, version, id="the-same-id")
    two = line.act(action, seat, version, id="the-same-id")
    assert one == two == {"type": "done", "id": "the-same-id", "version": version + 1}
    after = played(line)
    assert line.act(action, seat, version, id="the-same-id") == one
    assert played(line) == after > before


def test_sent_again_over_another_connection_it_counts_once(person: Person, line: Line) -> None:
    action, seat, version = first_option(line)
    act: Message = {"type": "act", "seat": seat, "version": version, "action": action}
    line.send({**act, "id": "lost-answer"})
    line.cut()
    with person.back(line.memory.table["id"], line.memory) as again:
        answer = again.act(action, seat, version, id="lost-answer")
        assert answer["type"] == "done"
        assert answer["version"] == version + 1
        assert again.memory.version == version + 1


def test_on_an_old_version_it_is_refused_and_the_fresh_view_is_sent(line: Line) -> None:
    action, seat, version = first_option(line)
    assert line.act(action, seat, version)["type"] == "done"
    line.drain()
    heard = len(line.heard)
    answer = line.act(action, seat, version)
    assert answer["problem"]["code"] == "old-version"
    fresh = [m for m in line.heard[heard:] if m["type"] == "update"]
    assert [m["version"] for m in fresh] == [version + 1]
    assert fresh[0]["views"][0]["kept"] <= len(line.memory.journals[0])


def test_ahead_of_the_table_it_is_refused(line: Line) -> None:
    action, seat, version = first_option(line)
    for ahead in (1, 1000, 2**53):
        answer = line.act(action, seat, min(version + ahead, 2**53))
        assert answer["problem"]["code"] == "old-version"
    assert line.act(action, seat, version)["type"] == "done"


def test_in_the_wrong_order_only_the_one_that_fits_counts(line: Line) -> None:
    action, seat, version = first_option(line)
    shared: Message = {"type": "act", "seat": seat, "action": action}
    line.send({**shared, "id": "second-one", "version": version + 1})
    line.send({**shared, "id": "the-first-one", "version": version})
    assert line.answer("second-one")["problem"]["code"] == "old-version"
    assert line.answer("the-first-one")["type"] == "done"


def test_two_at_once_one_wins(person: Person, line: Line) -> None:
    action, seat, version = first_option(line)
    with person.at(line.memory.table["id"]) as rival:
        shared: Message = {"type": "act", "seat": seat, "version": version, "action": action}
        for number, one in enumerate((line, rival)):
            one.send({**shared, "id": f"rival-number-{number}"})
        answers = [one.answer(f"rival-number-{n}")["type"] for n, one in enumerate((line, rival))]
        assert sorted(answers) == ["done", "refused"]


def test_what_was_made_before_an_undo_is_refused_after_it(server: Server) -> None:
    """Given a decision that was taken back; when a command comes that was made on the version
    between; then it is refused, and the undo itself counts once."""
    person = Person(server)
    table, _ = person.make_table("aqua-mirabilis", ["mine", "mine"], start=True)
    with person.at(table) as line:
        line.until_playing()
        seat = line.memory.table["to_act"]
        chance = Dice(1)
        while not line.memory.views[line.memory.table["to_act"]]["can_undo"]:
            line.play(1, chance)
        seat, between = line.memory.table["to_act"], line.memory.version
        option = line.memory.views[seat]["options"][0]
        journal = len(line.memory.journals[seat])
        undo = {"type": "undo", "id": "take-it-back", "seat": seat, "version": between}
        line.send(undo)
        line.send(undo)
        assert line.answer("take-it-back")["version"] == between + 1
        assert line.answer("take-it-back")["version"] == between + 1
        line.drain()
        assert line.memory.version == between + 1
        assert len(line.memory.journals[seat]) < journal
        assert line.act(option, seat, between)["problem"]["code"] == "old-version"


def test_an_id_of_another_seat_is_refused(line: Line) -> None:
    """Careless programs count their commands; then theirs must not pass for done."""
    action, seat, version = first_option(line)
    assert line.act(action, seat, version, id="command-1")["type"] == "done"
    line.drain()
    other = 1 - seat
    answer = line.act(action, other, line.memory.version, id="command-1")
    assert answer["problem"]["code"] == "bad-request"


def test_what_the_rules_refuse_says_why(line: Line) -> None:
    _, seat, version = first_option(line)
    answer = line.act({"do": "choose-clock", "clock": 99}, seat, version)
    assert answer["problem"]["code"] == "illegal"
    assert answer["problem"]["rule"].startswith("PF-")
    assert answer["problem"]["message"]
    answer = line.act({"do": "no-such-thing"}, seat, version)
    assert answer["problem"]["code"] == "bad-request"
    answer = line.act(first_option(line)[0], 1 - seat, version)
    assert answer["problem"]["code"] == "not-your-turn"
    assert played(line) >= 0
    assert line.memory.version == version


def test_chat_sent_twice_is_said_once(line: Line) -> None:
    say = {"type": "say", "id": "said-only-once", "text": "bonjour"}
    line.send(say)
    line.send(say)
    line.answer("said-only-once")
    line.answer("said-only-once")
    line.drain()
    assert [one["text"] for one in line.memory.chat.values()] == ["bonjour"]


@pytest.mark.parametrize("game", grasse.names())
def test_a_restless_client(game: str, server: Server) -> None:
    """Given a client that sends everything twice, too late, too early and in another order; then
    what was acknowledged is stored once, and nothing else."""
    wanted = min(1000, 3 * shape(game, 2).decisions)
    sends = hurry(server, game, wanted, Dice(f"restless {game}"))
    assert sends.problems == []
    assert sends.sent >= wanted
    assert len(sends.done) > wanted // 20
    assert len(sends.refused) > wanted // 5


def test_acknowledged_before_a_crash_it_is_done_after_it(place: str | Path, start: Start) -> None:
    """Given a server that is killed in the middle of a game; when it is back and everything is
    sent again; then each command counts once, and the game goes on."""
    server = start(where=place)
    person = Person(server)
    table, _ = person.make_table("parfum", ["mine", "mine"], start=True)
    chance = Dice(4)
    sent: list[Message] = []
    done: dict[str, int] = {}
    line = person.line(table)
    line.hello()
    line.until_playing()
    for crash in range(3):
        for number in range(12):
            seat, version = line.memory.table["to_act"], line.memory.version
            options = line.memory.views[seat]["options"]
            action = options[chance.below("choice", len(options))]
            sent.append(
                {"type": "act", "id": new_id(), "seat": seat, "version": version, "action": action}
            )
            line.send(sent[-1])
            if number < 11:
                done[sent[-1]["id"]] = line.answer(sent[-1]["id"])["version"]
                line.kind("update")
        server.kill()  # the last one is on its way
        with pytest.raises(Closed):
            line.drain(5)
        memory = line.memory
        server.start()
        line = person.line(table)
        line.memory = memory
        line.hello(memory.version)
        for message in sent[-12:]:
            line.send(message)
            answer = line.answer(message["id"])
            assert answer["type"] == "done", f"crash {crash}: {answer}"
            assert done.setdefault(message["id"], answer["version"]) == answer["version"]
        line.drain()
    assert sorted(done.values()) == list(range(min(done.values()), max(done.values()) + 1))
    line.close()
