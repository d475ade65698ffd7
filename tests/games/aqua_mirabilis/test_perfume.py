"""Perfumes (AM-PERFUME)."""

from __future__ import annotations

from tests.games.aqua_mirabilis.at_table import (
    can,
    essences,
    parade,
    perfume,
    play,
    refused,
    reserve,
    table,
    written,
)
from tests.rules import rule

FOUR_TILES = {"specialisations": ["rose", "jasmine"], "bases": ["orange"], "abilities": ["market"]}
"""With Distillation: experience 5."""
THREE = [
    perfume("N1", "orange", presented=True),
    perfume("L1", "rose"),
    perfume("L2", "bergamot", "rose"),
]


@rule("AM-PERFUME-01")
def test_as_many_as_wanted_in_one_turn() -> None:
    p = table(3, {"essences": {"lavender": 2, "orange": 1, "rose": 1}})
    play(p, "take-recipe L1", "add-essence orange", "take-recipe L1", "add-essence rose")
    assert parade(p) == ["L-O", "L-R"]
    assert essences(p) == {}


@rule("AM-PERFUME-02")
def test_the_level_must_be_within_the_experience() -> None:
    p = table(3, {"essences": {"lavender": 1, "bergamot": 1, "rose": 1}})
    assert written(p, "take-recipe") == ["take-recipe L1"]  # experience 1
    refused(p, "take-recipe L2", "AM-PERFUME-02", "level-too-high")
    p = table(3, {"essences": {"lavender": 1, "bergamot": 1, "rose": 1}, "bases": ["orange"]})
    assert p.experience[0] == 2
    assert written(p, "take-recipe") == [f"take-recipe {r}" for r in ("L1", "L2", "O1", "B1")]


@rule("TV-13", "AM-PERFUME-03", "AM-PERFUME-04", "AM-PERFUME-07")
def test_a_perfume_with_two_complementary_essences() -> None:
    p = table(
        3,
        {
            "essences": {"bergamot": 1, "jasmine": 1, "narcissus": 1},
            "specialisations": ["rose", "jasmine", "orange"],
            "abilities": ["market"],
        },
    )
    assert p.experience[0] == 5
    before = reserve(p, "bergamot"), reserve(p, "jasmine")
    play(p, "take-recipe B2", "add-essences jasmine narcissus")
    assert parade(p) == ["B-J/N"]
    assert essences(p) == {}
    assert reserve(p, "bergamot") == before[0] + 1  # the base is discarded
    assert reserve(p, "jasmine") == before[1]  # the others lie on the perfume


@rule("AM-PERFUME-03", "AM-APPR-01")
def test_with_the_base_tile_no_base_essence_is_paid() -> None:
    p = table(3, {"essences": {"rose": 1, "orange": 1}, **FOUR_TILES})
    refused(p, "take-recipe N1", "AM-PERFUME-03", "base-missing")
    play(p, "take-recipe O1", "add-essence rose")
    assert parade(p) == ["O-R"]
    assert essences(p) == {"orange": 1}


@rule("AM-PERFUME-04")
def test_every_slot_is_filled_at_once() -> None:
    p = table(3, {"essences": {"lavender": 3}})
    refused(p, "take-recipe L1", "AM-PERFUME-04", "cannot-complete")
    p = table(3, {"essences": {"lavender": 2, "orange": 2, "rose": 1}, "specialisations": ["rose"]})
    play(p, "take-recipe L2")
    assert written(p) == ["add-essences orange rose"]
    refused(p, "add-essences lavender rose", "AM-PERFUME-04", "same-as-base")
    refused(p, "add-essences orange orange", "AM-PERFUME-04", "same-complement")
    refused(p, "add-essences jasmine rose", "AM-PERFUME-04", "no-such-essence")
    refused(p, "add-essence rose", "AM-PERFUME-04", "fill-every-slot")
    refused(p, "end-turn", "STEP")  # no incomplete recipe stays
    play(p, "add-essences rose orange")  # in any order
    assert parade(p) == ["L-O/R"]


@rule("AM-PERFUME-05")
def test_essences_on_a_perfume_are_out_of_the_reserve() -> None:
    p = table(3, {"parade": THREE})
    assert reserve(p, "rose") == 16 - 3 - 2
    assert reserve(p, "orange") == 16 - 3 - 1


@rule("AM-PERFUME-06")
def test_a_tile_flipped_for_the_essences_lowers_the_experience_first() -> None:
    p = table(3, {"essences": {"narcissus": 1, "orange": 1}, "cities": ["PA-E-L"]})
    assert p.experience[0] == 2
    play(p, "flip-tile PA-E-L")
    refused(p, "take-recipe N2", "AM-PERFUME-02", "level-too-high")
    assert can(p, "take-recipe N1")


@rule("AM-PERFUME-08")
def test_a_full_parade_makes_room_first() -> None:
    p = table(3, {"essences": {"narcissus": 1, "rose": 1}, "parade": THREE})
    refused(p, "take-recipe N1", "AM-PERFUME-08", "parade-full")
    assert written(p, "discard-perfume") == [f"discard-perfume {n}" for n in range(3)]
    before = reserve(p, "orange")
    play(p, "discard-perfume 0")
    assert (parade(p), reserve(p, "orange")) == (["L-R", "L-B/R"], before + 1)
    assert p.recipes[p.box.recipe["N1"].index] == 3
    assert written(p) == ["take-recipe N1"]  # now one must be made
    play(p, "take-recipe N1", "add-essence rose")
    assert parade(p) == ["L-R", "L-B/R", "N-R"]
    refused(table(3, {"parade": THREE[:2]}), "discard-perfume 0", "AM-PERFUME-08")
    refused(table(3, {"parade": THREE}), "discard-perfume 0", "AM-PERFUME-08", "nothing-to-create")


@rule("AM-PERFUME-08")
def test_the_discarded_perfume_may_be_made_again() -> None:
    p = table(3, {"essences": {"lavender": 1, "rose": 1}, "parade": THREE})
    assert written(p, "discard-perfume") == ["discard-perfume 1"]  # else L-R would be there twice
    play(p, "discard-perfume 1", "take-recipe L1", "add-essence rose")
    assert parade(p) == ["N-O*", "L-B/R", "L-R"]


@rule("AM-PERFUME-09")
def test_a_finished_perfume_is_never_altered() -> None:
    p = table(3, {"essences": {"orange": 1}, "parade": [perfume("L1", "rose")]})
    assert not {"add-essence", "discard-perfume"} & {option.tag() for option in p.options()}


@rule("AM-PERFUME-10")
def test_no_perfume_twice() -> None:
    own = [perfume("L1", "rose"), perfume("L2", "orange", "rose")]
    p = table(
        3,
        {
            "essences": {"lavender": 1, "rose": 1, "orange": 1},
            "parade": own,
            "specialisations": ["rose"],
        },
    )
    refused(p, "take-recipe L2", "AM-PERFUME-10", "perfume-twice")
    play(p, "take-recipe L1")
    assert written(p) == ["add-essence orange"]
    refused(p, "add-essence rose", "AM-PERFUME-10", "perfume-twice")
    play(p, "add-essence orange")
    assert parade(p) == ["L-R", "L-O/R", "L-O"]


@rule("AM-PERFUME-11")
def test_recipes_are_limited() -> None:
    others = [{"parade": [perfume("N1", one)]} for one in ("orange", "rose")]
    p = table(4, {"essences": {"narcissus": 1, "rose": 1}}, *others)
    assert p.recipes[p.box.recipe["N1"].index] == 1
    assert can(p, "take-recipe N1")
    p = table(
        4,
        {"essences": {"narcissus": 1, "rose": 1}},
        *others,
        {"parade": [perfume("N1", "jasmine")]},
    )
    refused(p, "take-recipe N1", "AM-PERFUME-11", "recipe-gone")
    refused(p, "take-recipe N9", "AM-PERFUME-02", "no-such-recipe")
