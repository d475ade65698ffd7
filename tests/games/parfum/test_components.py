"""What is in the box (PF-COMP)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import grasse
from grasse import NATURE, BadData, Dice
from grasse.games.parfum import GAME
from grasse.games.parfum.actions import AROMAS, Aroma, DrawnCustomer, JoinPerfume, NewMinor, Rolled
from grasse.games.parfum.box import Perfume, read_box
from grasse.games.parfum.components import TYPES, Size
from grasse.games.parfum.position import ParfumPosition
from grasse.kernel import BadRequest
from tests.games.parfum.positions import alike, aromas, odds, refusal, table, turns
from tests.rules import rule

BOX = read_box(None)
CATALOG = Path(__file__).parents[3] / "docs" / "rules" / "parfum.md"
EASY = ("violet", "bergamot", "rose")


def rows(first: str) -> list[list[str]]:
    """The rows of the catalog's tables whose ids begin so."""
    lines = CATALOG.read_text(encoding="utf-8").splitlines()
    return [
        [cell.strip() for cell in line.split("|")[1:-1]]
        for line in lines
        if line.startswith(f"| {first}")
    ]


@rule("PF-COMP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    assert grasse.new("parfum", seats=seats, seed="any").position.seats == seats


@rule("PF-COMP-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_plays_alone_or_in_fives(seats: int) -> None:
    with pytest.raises(BadRequest, match="2, 3 or 4 players"):
        grasse.new("parfum", seats=seats)
    with pytest.raises(BadData, match="2, 3 or 4 players"):
        grasse.position("parfum", {"seats": seats})


@rule("PF-COMP-02")
def test_there_are_42_notes_as_the_catalog_lists_them() -> None:
    listed = {
        id: (kind, tuple(map(int, counts)), int(coins))
        for prefix in ("HD", "HT", "BS")
        for id, kind, *counts, coins, _chance, _source in rows(prefix)
    }

    assert len(listed) == 42
    assert {n.id: (n.type, n.requires, n.coins) for n in BOX.notes.values()} == listed
    assert Counter(n.type for n in BOX.notes.values()) == {"head": 14, "heart": 14, "base": 14}


@rule("PF-COMP-03")
def test_a_note_brings_to_the_perfume_what_it_takes_to_claim_it() -> None:
    assert all(note.components == note.requires for note in BOX.notes.values())
    # and it is the components that the perfume holds: rose + lavender, then rose
    position = table(
        hands=[["BS02"], [], [], []],
        perfumes=[[{"size": "major", "notes": ["HT09"]}], [], [], []],
        steps=[["round"], ["round-end"], ["end-turn", 0], ["composing", 0]],
    )
    position.play(JoinPerfume("BS02", 0))
    assert position.perfumes[0][0].components == tuple(aromas(rose=2, lavender=1))


@rule("PF-COMP-04")
def test_there_are_25_customers_as_the_catalog_lists_them() -> None:
    listed = {}
    for id, deck, wants, price, _ in rows("CA") + rows("CB"):
        number, aroma = wants.split()
        listed[id] = (deck, tuple(aromas(**{aroma: int(number)})), int(price))

    assert len(listed) == 25
    assert {c.id: (c.deck, c.wants, c.price) for c in BOX.customers.values()} == listed
    assert {name: len(deck) for name, deck in BOX.deck.items()} == {"A": 10, "B": 15}


@rule("PF-COMP-05")
def test_the_closing_token_looks_like_a_b_customer_until_it_is_drawn() -> None:
    # given one B customer above the token: it may be any B, for backs tell nothing
    everybody = list(BOX.customers)
    last = [f"CB{n:02}" for n in range(10, 16)]
    served = [[c for c in everybody if c not in last], [], [], []]
    position = table(street=[], served=served, steps=[["round"], ["refill-street"]])
    assert position.closing
    assert odds(position) == alike(*(DrawnCustomer(c) for c in last))

    # when it is taken and another one is due
    position.play(DrawnCustomer("CB12"))

    # then the token has come up, once, and filled no space
    assert not position.closing
    assert [c and c.id for c in position.street] == ["CB12", None, None, None, None]


@rule("PF-COMP-06")
def test_there_are_three_dice_of_each_aroma() -> None:
    assert BOX.dice == (3, 3, 3, 3, 3)


@rule("PF-COMP-07")
@pytest.mark.parametrize("aroma", AROMAS)
def test_faces_of_a_die(aroma: Aroma) -> None:
    dice = aromas(**{aroma: 1})
    position = table(dice=dice, steps=[["round"], ["end-turn", 0], ["rolling", NATURE, 0, dice]])

    flask = Fraction(4, 6) if aroma in EASY else Fraction(3, 6)
    assert odds(position) == {Rolled((0, 0, 0, 0, 0)): 1 - flask, Rolled(tuple(dice)): flask}
    assert BOX.faces[AROMAS.index(aroma)] == ((4, 2) if aroma in EASY else (3, 3))


@rule("PF-COMP-08")
def test_there_are_25_water_tokens_worth_32() -> None:
    assert dict(zip(BOX.values, BOX.tokens, strict=True)) == {0: 10, 1: 4, 2: 5, 3: 6}
    assert sum(BOX.tokens) == 25
    assert sum(v * n for v, n in zip(BOX.values, BOX.tokens, strict=True)) == 32


@rule("PF-COMP-09")
def test_flacons_are_25_counters() -> None:
    position = table(
        hands=[["BS02"], [], [], []],
        perfumes=[[{"size": "minor", "notes": ["HD02"]}], [], [], []],
        steps=[["round"], ["round-end"], ["end-turn", 0], ["composing", 0]],
    )
    assert position.flacons == 25

    position.play(JoinPerfume("BS02", 0))

    assert (position.flacons, position.perfumes[0][0].flacons) == (23, 2)


@rule("PF-COMP-10", "PF-COMP-11", "PF-COMP-12")
def test_four_brown_and_three_tan_clocks() -> None:
    assert {seats: board.clocks for seats, board in BOX.boards.items()} == {
        2: "brown",
        3: "tan",
        4: "brown",
    }
    assert BOX.clocks["brown"] == [3, 4, 5, 6]
    assert BOX.clocks["tan"] == [4, 5, 6]


@rule("PF-COMP-12")
def test_tan_clocks_of_the_other_candidate_are_for_three_players_only() -> None:
    low = {"tan_clocks": "tan-low"}
    assert {n: GAME.start(n, low).actions_of for n in (2, 3, 4)} == {
        2: [3, 4, 5, 6],
        3: [3, 4, 5],
        4: [3, 4, 5, 6],
    }
    # and they are the actions of the turn
    position = turns(1, seats=3, options=low)
    assert position.step.prompt(position) == {"left": 3}


def test_a_box_without_the_other_candidate_plays_with_its_own_clocks(tmp_path: Path) -> None:
    own = GAME.folder / "components.toml"
    parts = own.read_text(encoding="utf-8").split("\n\n")
    without, half = tmp_path / "without.toml", tmp_path / "half.toml"
    without.write_text("\n\n".join(part for part in parts if 'set = "tan-low"' not in part))
    half.write_text(
        "\n\n".join(part for part in parts if 'set = "tan-low"\nposition = 2' not in part)
    )

    assert GAME.start(3, {}, without).actions_of == [4, 5, 6]
    with pytest.raises(BadRequest, match="tan-low"):
        GAME.start(3, {"tan_clocks": "tan-low"}, without)
    with pytest.raises(BadData, match="tan-low"):
        GAME.start(3, {}, half)


def reseated(data: dict[str, Any], order: tuple[int, ...]) -> dict[str, Any]:
    """The same table, where the one in seat n sits in seat order[n]: colours are exchanged."""
    by_seat = ("money", "income", "served", "water", "hands", "perfumes")
    new = {**data}
    for name in by_seat:
        new[name] = [data[name][order.index(seat)] for seat in range(len(order))]
    new["track"] = [order[seat] for seat in data["track"]]
    new["clocks"] = [seat if seat < 0 else order[seat] for seat in data["clocks"]]
    plain = ("turn", "round")  # their number is no seat
    new["steps"] = [
        [name, n if n < 0 or name in plain else order[n], *more] for name, n, *more in data["steps"]
    ]
    return new


@rule("PF-COMP-13", "PF-ROUND-03")
@pytest.mark.parametrize("order", list(permutations(range(3)))[1:])
def test_a_game_is_the_same_whoever_has_which_colour_and_seat(order: tuple[int, ...]) -> None:
    # given two tables that differ only in who sits where
    chance = Dice(sum(order[:2]))
    one = GAME.start(3, {"round_cap": 12})
    while one.to_act == NATURE:
        one.play(one.draw(chance))
    other: ParfumPosition = grasse.position("parfum", reseated(one.dump(), order))

    # when the same is played at both
    while one.to_act is not None:
        assert one.options() == other.options()
        assert other.to_act == (one.to_act if one.to_act == NATURE else order[one.to_act])
        if one.to_act == NATURE:
            action = one.draw(chance)
        else:
            action = one.options()[chance.below("choice", len(one.options()))]
        one.play(action)
        other.play(action)

    # then the same people have the same money
    assert max(one.money) > 0
    assert [other.money[order[seat]] for seat in range(3)] == one.money


@rule("PF-COMP-14")
@pytest.mark.parametrize(
    ("size", "needed"), [("minor", {"head", "base"}), ("major", {"head", "heart", "base"})]
)
def test_slots_of_a_perfume(size: Size, needed: set[str]) -> None:
    notes = {note.type: note for note in BOX.notes.values()}
    for have in ({"head"}, {"base"}, {"head", "base"}, {"head", "heart"}, set(TYPES)):
        if size == "major" or "heart" not in have:
            head, heart, base = (notes[kind] if kind in have else None for kind in TYPES)
            perfume = Perfume(size, (head, heart, base))
            assert perfume.finished == (have == needed)


@rule("PF-COMP-14")
def test_a_minor_perfume_has_no_slot_for_a_heart() -> None:
    position = table(
        hands=[["HT01"], [], [], []],
        perfumes=[[{"size": "minor", "notes": ["HD02"]}], [], [], []],
        steps=[["round"], ["round-end"], ["end-turn", 0], ["composing", 0]],
    )
    assert refusal(position, JoinPerfume("HT01", 0)) == ("PF-COMPOSE-04", "heart-only-major")
    assert refusal(position, NewMinor("HT01")) == ("PF-COMPOSE-04", "heart-only-major")
