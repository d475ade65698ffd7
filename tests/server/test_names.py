"""Names that can be seen, and are what they look like."""

from __future__ import annotations

import pytest

from grasse.server.facts import clean
from tests.server.people import Person
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
