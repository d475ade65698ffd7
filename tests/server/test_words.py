"""Views in words, for a client that has none: what the server says is what the terminal says."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

import grasse
from grasse.kernel import Dice, Game
from grasse.kernel.speech import Speech
from grasse.kernel.words import LANGUAGES
from grasse.server import outgoing
from grasse.server.protocol import Language, Said
from tests.client.test_describe import is_plain
from tests.server.people import Person
from tests.server.serving import Server
from tests.server.test_outgoing import a_table, decide

PEBBLES = grasse.find("pebbles")


def test_our_languages_are_those_of_the_protocol() -> None:
    assert set(get_args(Language)) == set(LANGUAGES)


@pytest.mark.parametrize("game", grasse.names())
def test_a_game_is_drawn_if_the_browser_has_a_board_for_it(game: str) -> None:
    assert grasse.find(game).drawn is not is_plain(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_view_is_said_in_the_words_of_the_terminal(language: Language) -> None:
    table, chance = a_table("pebbles", 3), Dice(1)
    speech = Speech(PEBBLES, language)
    while table.to_act is not None:
        decide(table, chance, 1)
        for seat in (None, 0, 1, 2):
            seats = () if seat is None else (seat,)
            (plain,) = outgoing.views(table, seats)
            (view,) = outgoing.views(table, seats, 0, language)
            told: dict[str, Any] = {
                **msgspec.to_builtins(plain),
                "names": [chair.name for chair in table.facts.chairs],
            }
            assert isinstance(view.said, Said)
            assert [part.rows for part in view.said.table] == [
                part.rows for part in speech.table(told)
            ]
            assert view.said.options == [
                speech.action(told, PEBBLES.vocabulary.read(one)) for one in plain.options
            ]
            assert view.said.result == speech.result(told)
            journal = msgspec.to_builtins(view.journal)
            assert [one.pop("said") for one in journal] == [
                speech.entry(told, one) for one in told["journal"]
            ]
            assert journal == told["journal"]


@pytest.mark.parametrize("game", [one for one in grasse.names() if grasse.find(one).drawn])
def test_a_game_that_is_drawn_is_not_said(game: str) -> None:
    """The browser finds these words itself, and finding them costs as much as many moves."""
    table = a_table(game, 3)
    assert outgoing.views(table, (0,), 0, "fr") == outgoing.views(table, (0,))


def test_of_a_long_journal_the_last_lines_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "MOST_SAID", 3)
    table, chance = a_table("pebbles", 3), Dice(1)
    for _ in range(6):
        decide(table, chance, 1)
    (view,) = outgoing.views(table, (), 0, "en")
    said = ["said" in entry for entry in msgspec.to_builtins(view.journal)]
    assert said == [False] * (len(said) - 3) + [True] * 3


def test_a_game_that_does_not_find_its_words_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a game from outside whose words fail; then its ids have to do."""

    def fail(*_: object) -> Any:
        raise ZeroDivisionError

    table = a_table("pebbles", 3)
    for name in ("describe", "draw_table"):
        monkeypatch.setitem(vars(table.game), name, fail)
    (view,) = outgoing.views(table, (0,), 0, "en")
    assert isinstance(view.said, Said)
    assert isinstance(table.game, Game)
    assert view.said.options == ["draw", "take"]
    assert view.said.table == []


def test_words_are_asked_for_by_hello_and_for_the_past(server: Server) -> None:
    ada = Person(server)
    table, _ = ada.make_table("pebbles", ["mine", "mine"], start=True)
    with ada.at(table) as line:
        line.until_playing()
        assert "said" not in line.memory.views[0]
        line.send({"type": "hello", "seen": None, "words": "de"})
        line.kind("welcome")
        assert line.memory.views[0]["said"]["options"][0] == "Einen Kiesel aus dem Beutel ziehen"
        line.play(1, Dice(1))
        assert line.memory.views[0]["said"]["table"][0]["title"] == "Kiesel"
    past = ada.get(f"/api/tables/{table}/views?seat=0&words=it").data["moments"]
    assert past[0]["view"]["said"]["table"][0]["title"] == "Ciottoli"
    assert ada.get(f"/api/tables/{table}/views?words=xx").code == "bad-request"
    assert ada.get("/api/games/pebbles/words/xx").code == "not-found"
    assert ada.get("/api/games/pebbles/board/board.js").code == "not-found"
