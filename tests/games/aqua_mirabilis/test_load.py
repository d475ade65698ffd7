"""Positions and components by hand, and what cannot be one."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import grasse
from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.actions import INDEX
from grasse.games.aqua_mirabilis.box import read_box
from grasse.kernel import NATURE, BadData, Dice, Plain
from tests.games.aqua_mirabilis.at_table import perfume, play, table

OWN = (GAME.folder / "components.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"seats": 5}, "2, 3 or 4 players"),
        ({"king": "tulip"}, "king"),
        ({"stalls": {"rose": 17}}, "do not hold those of the box"),
        ({"cubes": {"B-B": 1}}, "there is no 'B-B'"),
        ({"cubes": {"B-J": 5}}, "4 subsections"),
        ({"cubes_left": 3}, "cubes: matrix and reserve"),
        ({"tokens_left": 9}, "originality"),
        ({"day": 21}, "day"),
        ({"day": 20}, "trigger"),
        ({"trigger": 1}, "trigger"),
        ({"first": 3}, "seats"),
        ({"players": [{}]}, "players needs 3"),
        ({"steps": [["nowhere", 0]]}, "is not a step"),
        ({"steps": [["turn", 0]]}, "is not written as"),
        ({"steps": [["turn", 0, 7, 0]]}, "numbers it needs"),
        ({"steps": [["turn", -1, 0, 0]]}, "needs a seat"),
        ({"steps": [["close", 0, 0, 0], ["blend", 0, 50, 0]]}, "needs a recipe"),
        ({"steps": [["close", 0, 0, 0], ["last-cube", 0, 0]]}, "needs a perfume"),
        ({"steps": [["close", 0, 0, 0], ["workers", 0, 1, 1, [0, 1]]]}, "perfumer at a stall"),
        ({"steps": [["close", 0, 0, 0], ["study-base", 0]]}, "nobody can do anything"),
        ({"bonuses": ["letter", "letter", None, None]}, "twice"),
        ({"bonuses": ["nothing", None, None, None]}, "there is no 'nothing'"),
        ({"peeked": [[0], [], [], []]}, "so it is known"),
        ({"peeked": [[], [], [], [0]], "bonuses": [None, None, None]}, "for each lady"),
        ({"peeked": [[], [], [], [], [0]], "bonuses": [None] * 5}, "for each lady"),
        ({"peeked": [[3], [], [], []], "bonuses": ["letter", None, None, None]}, "no such seat"),
        ({"favours": [0, -1, -1, -1]}, "not with her majority"),
        ({"tops": ["LO-R2", None, None, None]}, "must be in one place"),
        ({"recipes": {"N1": 1}}, "recipes"),
        ({"unknown": 1}, "unknown"),
    ],
)
def test_a_table_that_cannot_be(data: Plain, words: str) -> None:
    with pytest.raises(BadData, match=words):
        grasse.position("aqua-mirabilis", {"seats": 3, **data})


@pytest.mark.parametrize(
    ("player", "words"),
    [
        ({"dial": 0}, "sundial"),
        ({"dial": 6}, "dial"),
        ({"letter": 5}, "letter"),
        ({"carriage": 11}, "road"),
        ({"perfumer": "attic"}, "there is no 'attic'"),
        ({"influence": [9, 0, 0, 0]}, "8 influence tokens"),
        ({"influence": [1, 0]}, "influence needs 4"),
        ({"influence": [1, 1, 1, 0]}, "which two"),
        ({"methods": []}, "different methods"),
        ({"methods": [{"method": "squeezing"}] * 2}, "different methods"),
        ({"methods": [{"method": "squeezing", "stored": ["rose"]}]}, "does not take"),
        ({"methods": [{"method": "maceration", "stored": ["rose", "rose"]}]}, "does not take"),
        ({"parade": [perfume("N1", "narcissus")]}, "do not fill"),
        ({"parade": [perfume("N1", "rose")] * 2}, "different perfumes"),
        ({"parade": [perfume("X1", "rose")]}, "there is no 'X1'"),
        ({"cities": ["PA-E-L"] * 2}, "in one place"),
        ({"abilities": ["flying"]}, "abilities"),
    ],
)
def test_a_player_that_cannot_be(player: Plain, words: str) -> None:
    with pytest.raises(BadData, match=words):
        table(3, player)


def test_a_position_by_hand_is_played_on() -> None:
    p = table(2, {"essences": {"lavender": 1, "orange": 1}}, king="lavender")
    play(p, "enter-versailles", "take-recipe L1", "add-essence orange", "present-perfume 0")
    assert p.score(0) == 2 + 3  # three subsections with two players


def test_round_trips() -> None:
    chance = Dice(11)
    for seats in (2, 3, 4):
        p = GAME.start(seats)
        while p.to_act is not None:
            again = GAME.load(p.dump())
            assert again.dump() == p.dump()
            assert again.options() == p.options()
            seen = GAME.imagine(p.view(0), chance)
            assert seen.view(0) == p.view(0)
            mixed = p.resample(1, chance)
            assert mixed.view(1) == p.view(1)
            p.play(
                p.draw(chance)
                if p.to_act == NATURE
                else p.options()[chance.below("choice", len(p.options()))]
            )
        assert GAME.load(p.dump()).result() == p.result()


def test_resampling_changes_only_what_the_seat_has_not_seen() -> None:
    p = table(
        3,
        bonuses=["letter", "levels", "influence", None],
        peeked=[[0], [1], [0, 1], []],
    )
    seen = {tuple(b and b.id for b in p.resample(0, Dice(n)).bonuses) for n in range(60)}
    assert {row[0] for row in seen} == {"letter"}
    assert {row[2] for row in seen} == {"influence"}
    assert {row[3] for row in seen} == {None}
    assert len({row[1] for row in seen}) == 10  # any but the two that seat 0 knows


def changed(**tables: Any) -> Plain:
    return {**tomllib.loads(OWN), **tables}


@pytest.mark.parametrize(
    ("name", "change", "words"),
    [
        ("essences", lambda rows: rows[1:], "essences: there must be one row"),
        ("recipes", lambda rows: [*rows, rows[0]], "recipes L1 is there twice"),
        ("bonuses", lambda rows: rows[:3], "one for each lady"),
        ("spaces", lambda rows: rows[1:], "types of market"),
        ("spaces", lambda rows: rows[:-1], "versailles has one for each"),
        ("cities", lambda rows: [{**rows[0], "place": 1}, *rows[1:]], "the road runs"),
        ("boards", lambda rows: [{**rows[0], "days": ["mon"]}, *rows[1:]], "only Sunday"),
        ("deliveries", lambda rows: rows[:20], "too few deliveries x2"),
        ("methods", lambda rows: [{**rows[0], "how": "different"}, *rows[1:]], "maceration"),
        ("counts", lambda rows: rows[1:], "counts: there must be one row"),
        ("ladies", lambda rows: [{**rows[0], "wants": 1}, *rows[1:]], "wants"),
    ],
)
def test_components_that_cannot_be_played_with(name: str, change: Any, words: str) -> None:
    rows = tomllib.loads(OWN)[name]
    with pytest.raises(BadData, match=words):
        read_box(changed(**{name: change(rows)}))


def test_corrected_components(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    head = 'id = "R2"\nbase = "rose"\nslots = 2\n'
    assert head + "level = 5" in OWN
    corrected = OWN.replace(head + "level = 5", head + "level = 3")
    path.write_text(corrected, encoding="utf-8")
    match = grasse.new("aqua-mirabilis", 2, seed=1, components=path)
    assert match.position.box.recipe["R2"].level == 3
    again = GAME.load(match.position.dump())
    assert again.box.recipe["R2"].level == 3
    assert again == match.position


def test_every_row_has_a_source() -> None:
    rows = [row for table_ in tomllib.loads(OWN).values() for row in table_]
    assert {row["source"] for row in rows} <= {"rulebook", "review", "reconstructed"}
    assert len(INDEX) == 6
