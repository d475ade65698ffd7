"""Names that can be seen, and are what they look like."""

from __future__ import annotations

import pytest

from grasse.server.facts import clean
from tests.server.people import Message, Person
from tests.server.serving import Server

INVISIBLE = (
    "\u3164",
    "\u2800\u2800",
    "\u200b",
    "\u200d\u2060\ufeff",
    "\u115f\u1160",
    "\uffa0",
    "\u034f",
    "\ufe0f",
    "\u0301",
    "\U000e0041",
    "\U0001d159",
    "\u00ad \t\n",
)


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    assert clean(name) == ""


def test_nobody_sits_down_unseen(server: Server) -> None:
    """Given a table; when somebody wants to sit there under a name of nothing; then he is refused,
    and one who makes a table so is called by his chair."""
    ada = Person(server)
    table, invitation = ada.make_table("parfum", [{"kind": "mine", "name": "\u3164"}, {}])
    assert ada.see(table)["table"]["chairs"][0]["name"] == "Player 1"
    for name in INVISIBLE:
        wish = {"name": name, "invitation": invitation}
        answer = Person(server).post(f"/api/tables/{table}/chairs/1/sit", wish)
        assert answer.code == "bad-request"


@pytest.mark.parametrize(
    ("given", "cleaned"),
    [
        ("Ada", "Ada"),
        ("  Ada \u3164 Lovelace\u2800", "Ada Lovelace"),
        ("Jose\u0301", "José"),
        ("愛子", "愛子"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("!", "!"),
    ],
)
def test_a_name_stays_what_it_is(given: str, cleaned: str) -> None:
    assert clean(given) == cleaned


# To be called otherwise, and to have another mark


def test_somebody_is_called_otherwise_and_the_journal_tells_it(server: Server) -> None:
    """Given a game that runs; when somebody takes another name; then everybody reads who he was,
    the table calls him so, and nobody has a name twice or none."""
    ada = Person(server)
    table, invitation = ada.make_table("parfum", [{"kind": "mine", "name": "Ada"}, {}])
    bob = Person(server).sit(table, 1, invitation)
    ada.start(table)
    path = f"/api/tables/{table}/chairs/1/rename"
    with ada.at(table) as line:
        line.until_playing()
        assert bob.post(path, {"name": " Bob\u3164 "}).status == 200
        line.until(lambda _: line.memory.journals[0][-1]["id"] == "chair-renamed")
        assert line.memory.table["chairs"][1]["name"] == "Bob"
        told = line.memory.journals[0][-1]["args"]
        assert told == {"seat": 1, "name": "Bob", "before": "Guest 1"}
    assert bob.post(path, {"name": "Ada"}).data["table"]["chairs"][1]["name"] == "Ada 2"
    for name in INVISIBLE:
        assert bob.post(path, {"name": name}).code == "bad-request"
    assert bob.post(path, {"name": "x" * 25}).code == "bad-request"
    before = ada.see(table)["table"]["version"]
    assert bob.post(path, {"name": "Ada 2"}).status == 200
    with ada.at(table) as line:
        assert sum(e["id"] == "chair-renamed" for e in line.memory.journals[0]) == 2, "no change"
    assert before <= ada.see(table)["table"]["version"]


def marks(person: Person, table: str) -> list[int]:
    return [chair["mark"] for chair in person.see(table)["table"]["chairs"]]


def test_a_mark_of_ones_own(server: Server) -> None:
    """Given somebody who likes the third mark; then his chair has it, the others share the rest,
    nobody takes it from him, and no two have the same."""
    ada = Person(server)
    chairs: list[Message] = [{"kind": "mine", "mark": 2}, {}, {}, {"kind": "bot"}]
    table, invitation = ada.make_table("parfum", chairs)
    assert marks(ada, table) == [2, 1, 0, 3]
    bob = Person(server).sit(table, 1, invitation, mark=2)
    assert marks(ada, table) == [2, 1, 0, 3], "who came first has it"
    path = f"/api/tables/{table}/chairs/1/rename"
    assert bob.post(path, {"mark": 3}).status == 200
    assert marks(ada, table) == [2, 3, 0, 1]
    assert bob.post(path, {"mark": 2}).code == "chair-taken"
    for wrong in (4, -1, 1.5, "0"):
        assert bob.post(path, {"mark": wrong}).code == "bad-request"
    seen = ada.see(table)["table"]["chairs"]
    assert [chair.get("chosen", False) for chair in seen] == [True, True, False, False]


def test_another_mark_in_the_game_is_told_and_stays_for_the_rematch(server: Server) -> None:
    ada = Person(server)
    table, _ = ada.make_table("parfum", ["mine", "random"], start=True)
    with ada.at(table) as line:
        line.until_playing()
        assert ada.post(f"/api/tables/{table}/chairs/0/rename", {"mark": 1}).status == 200
        line.until(lambda _: "chair-marked" in [e["id"] for e in line.memory.journals[0]])
        assert [chair["mark"] for chair in line.memory.table["chairs"]] == [1, 0]
        assert ada.post(f"/api/tables/{table}/chairs/0/resign").status == 200
    again = ada.post(f"/api/tables/{table}/rematch").data["table"]
    assert [chair["mark"] for chair in again["chairs"]] == [1, 0]
