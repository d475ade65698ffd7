"""The set-up and the box (SF-SETUP)."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

import grasse
from grasse import NATURE, BadData, Dice
from grasse.games.safranito.actions import SPICES, DrawnDish, DrawnSpice, NamedChef
from grasse.games.safranito.box import read_box
from grasse.kernel import BadRequest
from tests.games.safranito.tables import BOX, DATA, DISHES, GAME, nature, waiting
from tests.rules import rule


@rule("SF-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadRequest, match="safranito is for 2, 3 or 4 players"):
        GAME.start(seats)


@rule("SF-SETUP-01", "SF-SETUP-02", "SF-SETUP-03", "SF-SETUP-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_player_begins_with(seats: int) -> None:
    p = nature(GAME.start(seats))

    for seat in range(seats):
        assert p.unthrown(seat) == [10, 20, 30, 40, 50, 60]
        assert p.money[seat] == 200
        assert sum(p.hands[seat]) == 0
        assert p.reserved[seat] == p.cooked[seat] == ()


@rule("SF-SETUP-04")
def test_before_the_first_card_both_piles_are_whole_and_the_discard_is_empty() -> None:
    p = GAME.start(3)

    assert p.pile == [6] * 9
    assert len(p.dish_pile) == 18
    assert sum(p.discard) == 0
    assert waiting(p) == ("turn-dish", NATURE)
    assert len(p.chances()) == 18
    assert {weight for _, weight in p.chances()} == {1}


@rule("SF-SETUP-05", "SF-SETUP-06")
@pytest.mark.parametrize(
    ("seats", "dishes", "spices", "throws"), [(2, 2, 4, 4), (3, 2, 5, 4), (4, 3, 6, 3)]
)
def test_the_numbers_for_each_table(seats: int, dishes: int, spices: int, throws: int) -> None:
    p = nature(GAME.start(seats))

    assert len(p.offer) == dishes
    assert sum(p.display) == spices
    assert sum(p.pile) == 54 - spices
    assert len(p.dish_pile) == 18 - dishes
    own_throws = [frame for frame in p.steps if frame[0].name == "throwing" and frame[1] == p.chef]
    assert len(own_throws) == throws
    assert len(p.unthrown(0)) - throws == {2: 2, 3: 2, 4: 3}[seats]  # for an extra throw


@rule("EX-01")
def test_with_three_players_two_dishes_are_on_offer() -> None:
    assert len(nature(GAME.start(3)).offer) == 2


@rule("SF-SETUP-07")
def test_equal_spices_share_a_slot_and_are_counted() -> None:
    p = GAME.start(2)
    for action in (DrawnDish("D01"), DrawnDish("D02")):
        p.play(action)

    for spice in ("mint", "saffron", "mint", "mint"):
        p.play(DrawnSpice(spice))

    assert p.dump()["display"] == {"saffron": 1, "mint": 3}
    assert p.dump()["pile"] == dict.fromkeys(SPICES, 6) | {"saffron": 5, "mint": 3}


@rule("SF-SETUP-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_seat_may_be_the_first_chef_and_a_host_may_say_who(seats: int) -> None:
    p = GAME.start(seats)
    chance = Dice(1)
    while p.step.name != "first-chef":
        p.play(p.draw(chance))

    assert p.chances() == [(NamedChef(seat), 1) for seat in range(seats)]
    assert {p.draw(Dice(seed)) for seed in range(40)} == set(p.options())
    p.play(NamedChef(seats - 1))
    assert p.chef == seats - 1


@rule("SF-SETUP-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_host_may_let_the_first_seat_begin(seats: int) -> None:
    """J-01."""
    p = GAME.start(seats, {"first_chef": "first-seat"})
    chance = Dice(1)
    while p.step.name != "first-chef":
        p.play(p.draw(chance))

    assert p.chances() == [(NamedChef(0), 1)]
    p.play(p.draw(chance))
    assert p.chef == 0


@rule("SF-SETUP-10")
def test_the_first_round_begins_with_a_throw_of_the_first_chef() -> None:
    p = GAME.start(4)
    chance = Dice(3)
    while p.step.name != "first-chef":
        p.play(p.draw(chance))
    display, offer = p.display[:], p.offer[:]

    p.play(NamedChef(2))

    assert waiting(p) == ("throwing", 2)
    assert (p.round, p.chef) == (1, 2)  # the mill was not passed on
    assert (p.display, p.offer) == (display, offer)  # and nothing was dealt again


# The box


def test_each_row_of_the_components_names_its_source() -> None:
    rows = [row for part in DATA.values() for row in part]

    assert {row["source"] for row in rows} == {"rulebook", "review", "reconstructed"}
    assert len(rows) == 3 + 2 + 6 + 6 + 9 + 4 + 18


def test_the_dishes_use_every_spice_six_times_and_hold_the_one_of_the_rulebook() -> None:
    assert len(DISHES) == 18
    assert all(len(set(spices)) == 3 for spices in DISHES.values())
    assert len({frozenset(spices) for spices in DISHES.values()}) == 18
    for spice in SPICES:
        assert sum(spice in spices for spices in DISHES.values()) == 6
    assert set(DISHES["D12"]) == {"cardamom", "chilli", "cumin"}


def changed(part: str, row: int, **values: Any) -> dict[str, Any]:
    data: dict[str, Any] = copy.deepcopy(DATA)
    data[part][row].update(values)
    return data


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (changed("spices", 0, x=90), "could both be seen through one hole"),
        (changed("spices", 0, x=20), "curry does not lie in the field"),
        (changed("spices", 0, id="ginger"), "spices ginger is there twice"),
        (changed("dishes", 3, spices=["curry", "curry", "mint"]), "three different spices"),
        (changed("dishes", 3, id="D01"), "dishes D01 is there twice"),
        (changed("tables", 0, throws=6), "tables 2: a chip must be left for the extra throw"),
        (changed("chips", 0, value=15), "chips 15: value is 15; allowed is .* in steps of 10"),
        (changed("measures", 0, number=-1), "measures"),
        (changed("counts", 0, source="hearsay"), "source"),
    ],
)
def test_components_that_cannot_be_played_with_are_refused(
    data: dict[str, Any], problem: str
) -> None:
    with pytest.raises(BadData, match=problem):
        read_box(data)


def test_a_corrected_file_can_be_played_with_and_travels_with_the_game(tmp_path: Path) -> None:
    text = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    path = tmp_path / "my.toml"
    path.write_text(text.replace("number = 200", "number = 250"), encoding="utf-8")

    p = GAME.start(2, None, path)

    assert p.money == [250, 250]
    assert p.components == tomllib.loads(path.read_text(encoding="utf-8"))
    again = grasse.position("safranito", p.dump())
    assert again == p
    assert again.box.start_money == 250


def test_the_box_knows_where_everything_lies() -> None:
    assert [target.name for target in BOX.board.targets][:9] == list(SPICES)
    assert BOX.counts_for(200_000, 200_000) == SPICES.index("saffron")
    assert BOX.counts_for(100_000, 10_000) is None
