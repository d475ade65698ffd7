"""Components, experience and the personal board (AM-COMP, AM-EXP, AM-BOARD)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.actions import CITIES, ESSENCES
from grasse.games.aqua_mirabilis.box import read_box
from grasse.games.aqua_mirabilis.matrix import CELLS
from tests.games.aqua_mirabilis.at_table import (
    essences,
    flowers,
    parade,
    perfume,
    play,
    refused,
    reserve,
    table,
)
from tests.rules import rule

BOX = read_box(None)


@rule("AM-COMP-01", "AM-COMP-02")
def test_sixteen_tiles_of_six_types_are_flower_and_essence_at_once() -> None:
    assert dict(zip(ESSENCES, BOX.tiles, strict=True)) == dict.fromkeys(ESSENCES, 16)
    p = table(3, {"flowers": {"rose": 2}, "essences": {"rose": 3}})
    assert reserve(p, "rose") == 16 - 3 - 2 - 3  # stall, flowers and essences share one stock


@rule("AM-COMP-03")
def test_recipes() -> None:
    assert sum(recipe.copies for recipe in BOX.recipes) == 35
    assert {(r.base, r.slots) for r in BOX.recipes} == {(b, s) for b in range(6) for s in (1, 2)}
    known = {r.id: r.level for r in BOX.recipes}
    assert (known["N1"], known["L2"], known["B2"]) == (1, 2, 4)  # the rulebook's examples


@rule("AM-COMP-04")
def test_seven_tiles_for_each_of_four_cities() -> None:
    assert Counter(CITIES[t.city] for stack in BOX.stacks for t in stack) == {
        "paris": 7,
        "london": 7,
        "cologne": 7,
        "florence": 7,
    }


@rule("AM-COMP-05")
def test_eighteen_apprenticeship_tiles() -> None:
    assert BOX.bases.each == (1,) * 6
    assert BOX.specialisations.each == (1,) * 6
    assert BOX.abilities.each == (2, 2, 2)


@rule("AM-COMP-06")
def test_five_methods() -> None:
    assert [method.id for method in BOX.methods] == [
        "distillation",
        "maceration",
        "squeezing",
        "enfleurage",
        "extraction",
    ]


@rule("AM-COMP-07")
def test_deliveries_are_every_four_of_six_twice() -> None:
    fours = set(combinations(range(6), 4))
    for times in (1, 2):
        assert {d.flowers for d in BOX.deliveries.values() if d.times == times} == fours
    assert len(BOX.deliveries) == 30


@rule("AM-COMP-08")
def test_the_small_pieces() -> None:
    assert len(BOX.bonuses) == 12
    assert len(BOX.gifts) == 4
    assert BOX.letters * 4 == 8
    assert BOX.originality == 34
    assert BOX.cubes == 60
    assert BOX.influence == 8
    assert len(table(4).workers) == 2


@rule("AM-COMP-09")
def test_what_has_run_out_cannot_be_gained() -> None:
    # All oranges are in other hands: the reserve has 1 of 16.
    p = table(
        3, {"cities": ["PA-F-OB"]}, {"essences": {"orange": 12}}, tops=["PA-E-L", None, None, None],
        stacks=[["PA-F-LN", "PA-F-JR", "PA-E-N", "PA-R-O", "PA-R-B"], *_stacks()],
    )  # fmt: skip
    assert reserve(p, "orange") == 1
    play(p, "flip-tile PA-F-OB")
    assert flowers(p) == {"bergamot": 2, "orange": 1}
    assert reserve(p, "orange") == 0


def _stacks() -> list[list[str]]:
    return [[tile.id for tile in stack] for stack in BOX.stacks[1:]]


@rule("AM-COMP-10")
def test_gains_come_from_the_reserve_and_what_is_spent_goes_back() -> None:
    p = table(3, {"cities": ["PA-E-L"], "flowers": {"rose": 1}})
    assert (reserve(p, "lavender"), reserve(p, "rose")) == (13, 12)
    play(p, "flip-tile PA-E-L")
    assert (reserve(p, "lavender"), essences(p)) == (11, {"lavender": 2})
    play(p, "study specialisation-1", "learn-specialisation rose")
    assert (reserve(p, "rose"), flowers(p)) == (13, {})


@rule("AM-COMP-11")
def test_converting_flips_the_flower_itself() -> None:
    p = table(
        3,
        {
            "dial": 3,
            "flowers": {"narcissus": 1, "orange": 1},
            "methods": [{"method": "distillation"}, {"method": "squeezing"}],
        },
    )
    before = reserve(p, "narcissus"), reserve(p, "orange")
    play(p, "produce", "use-method distillation narcissus")
    assert reserve(p, "narcissus") == before[0]
    play(p, "use-method squeezing orange")
    assert reserve(p, "orange") == before[1] - 1  # only the second essence is drawn
    assert essences(p) == {"narcissus": 1, "orange": 2}


@rule("AM-EXP-01", "AM-BOARD-01")
def test_experience_is_the_sum_of_all_that_lies_open() -> None:
    p = table(
        3,
        {
            "methods": [{"method": "distillation"}, {"method": "extraction"}],
            "bases": ["rose"],
            "specialisations": ["orange", "lavender"],
            "abilities": ["market"],
            "cities": ["PA-E-L", "PA-E-N", "LO-R2", "CO-TOK"],
            "flipped": ["PA-F-LN"],
        },
    )
    assert p.experience[0] == 2 + 1 + 2 + 1 + 4  # eight tiles in the curriculum; flipped ones no


@rule("AM-EXP-03")
def test_flipping_and_discarding_lose_experience_at_once() -> None:
    p = table(
        3,
        {
            "cities": ["PA-E-L"],
            "flowers": {"rose": 2},
            "methods": [
                {"method": "distillation"},
                {"method": "extraction"},
                {"method": "squeezing"},
            ],
        },
    )
    assert p.experience[0] == 4
    play(p, "flip-tile PA-E-L")
    assert p.experience[0] == 3
    play(p, "study method-1", "learn-method enfleurage rose", "drop-method extraction")
    assert p.experience[0] == 3  # one lost, one gained


@rule("AM-EXP-05")
def test_a_fall_of_experience_leaves_perfumes_alone() -> None:
    p = table(3, {"cities": ["PA-E-L"], "parade": [perfume("L2", "bergamot", "narcissus")]})
    play(p, "flip-tile PA-E-L")
    assert p.experience[0] == 1  # below level 2
    assert parade(p) == ["L-B/N"]
    play(p, "enter-versailles", "present-perfume 0")
    assert parade(p) == ["L-B/N*"]


@rule("AM-BOARD-02")
def test_three_method_slots_one_with_distillation() -> None:
    p = table(3)
    assert [method.id for method, _ in p.methods[0]] == ["distillation"]
    assert p.box.method_slots == 3


@rule("AM-BOARD-03", "AM-BOARD-08")
def test_depot_and_hand_have_no_limit() -> None:
    p = table(3, {"essences": {"rose": 9}, "flowers": {"jasmine": 9}, "tokens": 2})
    assert essences(p) == {"rose": 9}
    play(p, "visit-stall jasmine", "collect")
    assert flowers(p) == {"bergamot": 1, "jasmine": 11}


@rule("AM-BOARD-04")
def test_a_perfume_is_new_or_presented() -> None:
    p = table(3, {"parade": [perfume("N1", "orange")]})
    assert parade(p) == ["N-O"]
    play(p, "enter-versailles", "present-perfume 0")
    assert parade(p) == ["N-O*"]


@rule("AM-BOARD-05")
def test_one_letter_that_is_exchanged() -> None:
    p = table(3, {"letter": 1})
    play(p, "visit-couple B1")
    assert p.letters[0] == 2


@rule("AM-BOARD-06")
def test_two_favours_at_most() -> None:
    p = table(3, {"influence": [1, 1, 1, 0]}, favours=[0, 0, -1, -1])
    assert p.favours == (0, 0, -1, -1)
    assert p.majorities() == (0, 0, 0, -1)


@rule("AM-BOARD-07")
def test_flipped_tiles_give_no_experience() -> None:
    p = table(3, {"flipped": ["PA-E-L", "PA-E-N"]})
    assert p.experience[0] == 1
    assert sum(tile.prestige for tile in p.flipped[0]) == 2


def test_the_matrix_has_thirty_cells() -> None:
    assert len(CELLS) == 30
    assert GAME.prefix == "AM"


@rule("AM-BOARD-08")
def test_unplaced_influence_stays_with_the_player() -> None:
    p = table(3, {"influence": [2, 0, 1, 0]})
    assert p.supply(0) == 5


def test_refusal_of_a_tile_one_does_not_have() -> None:
    refused(table(3), "flip-tile PA-E-L", "AM-CITY-01", "no-such-tile")
