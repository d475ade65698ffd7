"""A new table that goes on from a moment of a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import grasse
from grasse.kernel import Dice, file
from tests.server.people import Person, greedily, play_on
from tests.server.serving import Server


def given_up(person: Person, game: str, chairs: list[str], most: int = 25, **more: Any) -> str:
    """A game of so many decisions that its one person gave up then."""
    table, _ = person.make_table(game, chairs, start=True, **more)
    with person.at(table) as line:
        line.until_playing()
        play_on([line], Dice(game), greedily, most=most)
        assert (
            person.post(f"/api/tables/{table}/chairs/{chairs.index('mine')}/resign").status == 200
        )
        line.until(lambda _: line.memory.table["state"] == "over")
    return table


def moments(person: Person, table: str, seat: int) -> list[dict[str, Any]]:
    found = person.get(f"/api/tables/{table}/views?seat={seat}&first=0").data
    return list(found["moments"])


@pytest.mark.parametrize("game", ["parfum", "safranito", "aqua-mirabilis"])
def test_it_begins_where_the_other_stood(server: Server, tmp_path: Path, game: str) -> None:
    """Given a finished game; when its player plays on from a moment; then he sees exactly what he
    saw then, bots sit around him, the dice are others and proved, and the game comes to its end."""
    ada = Person(server)
    table = given_up(ada, game, ["random", "mine", "easy"])
    then = next(one for one in moments(ada, table, 1)[8:] if one["view"]["to_act"] == 1)
    new = ada.post(f"/api/tables/{table}/play-on", {"version": then["version"], "level": "random"})
    assert new.status == 201
    told = new.data["table"]
    assert told["origin"] == {"table": table, "version": then["version"]}
    assert [chair["kind"] for chair in told["chairs"]] == ["bot", "person", "bot"]
    assert {chair.get("level") for chair in told["chairs"]} == {None, "random"}
    assert told["commitment"] != ada.see(table)["table"]["commitment"]
    with ada.at(told["id"]) as line:
        line.until_playing()
        view = line.memory.views[1]
        assert {name: view[name] for name in ("table", "options", "prompt", "to_act")} == {
            name: then["view"][name] for name in ("table", "options", "prompt", "to_act")
        }
        assert [entry["id"] for entry in line.memory.journals[1]] == ["goes-on"]
        play_on([line], Dice("on"), greedily)
        assert line.memory.table["state"] == "over"
    path = tmp_path / "game.json"
    path.write_bytes(ada.get(f"/api/tables/{told['id']}/file").body)
    assert file.read(path)["kind"] == "game"
    assert grasse.verify(path) == []
    proof = ada.get(f"/api/tables/{told['id']}/proof")
    assert proof.status == 200
    assert proof.data["commitment"] == told["commitment"]


def test_it_keeps_house_rules_box_and_bots(server: Server) -> None:
    """Given a game with house rules and a box of its own; then the new table plays by the same
    ones, and a bot that sat there keeps its name and level."""
    ada = Person(server)
    box = ada.get("/api/games/parfum/components.toml").body.decode()
    table = given_up(ada, "parfum", ["mine", "strong"], 4, options={"round_cap": 9}, components=box)
    before = ada.see(table)["table"]
    seated = ada.post(f"/api/tables/{table}/play-on", {"version": 3, "name": "Ada"}).data
    told = seated["table"]
    assert (told["options"], told["own_components"]) == (before["options"], True)
    assert told["options"]["round_cap"] == 9
    assert told["chairs"][1]["name"] == before["chairs"][1]["name"]
    assert told["chairs"][1]["level"] == "strong"
    assert (told["chairs"][0]["name"], seated["you"]["seats"]) == ("Ada", [0])
    assert told["rematch"] is None


def test_a_looker_on_plays_the_seat_to_act(server: Server) -> None:
    ada, eve = Person(server), Person(server)
    table = given_up(ada, "parfum", ["mine", "random"], 6)
    then = next(one for one in moments(ada, table, 0) if one["view"]["to_act"] == 1)
    body = {"version": then["version"], "want_key": True}
    seated = eve.post(f"/api/tables/{table}/play-on", body).data
    assert seated["you"]["seats"] == [1]
    assert seated["table"]["chairs"][0]["kind"] == "bot"
    assert seated["table"]["chairs"][0]["name"] != "Ada"
    chosen = eve.post(f"/api/tables/{table}/play-on", {**body, "seat": 0}).data
    assert chosen["you"]["seats"] == [0]


def test_what_is_refused(server: Server) -> None:
    """A game that runs, a moment that is not, the very end, a chair that is not."""
    ada = Person(server)
    running, _ = ada.make_table("parfum", ["mine", "random"], start=True)
    with ada.at(running) as line:
        line.until_playing()
    assert ada.post(f"/api/tables/{running}/play-on", {"version": 1}).code == "not-over"
    table = given_up(ada, "parfum", ["mine", "random"], 4)
    path = f"/api/tables/{table}/play-on"
    assert ada.post(path, {"version": 10**6}).code == "not-found"
    assert ada.post(path, {"version": 0}).code == "not-started"
    assert ada.post(path, {"version": 2, "seat": 5}).code == "not-found"
    assert ada.post(path, {"version": -1}).code == "bad-request"
    assert ada.post(path, {"version": 2, "level": "oracle"}).code == "bad-request"


def test_a_whole_game_has_nothing_left(server: Server) -> None:
    ada = Person(server)
    table, _ = ada.make_table("safranito", ["mine", "random"], start=True)
    with ada.at(table) as line:
        line.until_playing()
        play_on([line], Dice(3), greedily)
        last = line.memory.version
    assert ada.post(f"/api/tables/{table}/play-on", {"version": last}).code == "game-over"
