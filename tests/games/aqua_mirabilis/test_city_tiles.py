"""City tiles (AM-CITY)."""

from __future__ import annotations

from grasse.games.aqua_mirabilis.position import NO_SEAT
from tests.games.aqua_mirabilis.at_table import (
    can,
    essences,
    flowers,
    parade,
    perfume,
    play,
    points,
    refused,
    table,
    written,
)
from tests.rules import rule

THREE = [perfume("N1", "orange"), perfume("L1", "rose"), perfume("L1", "orange")]


@rule("AM-CITY-01", "AM-CITY-02", "AM-CITY-05")
def test_flipped_by_the_owner_in_his_turn() -> None:
    p = table(3, {"cities": ["PA-E-L"]}, {"cities": ["PA-E-N"]})
    refused(p, "flip-tile PA-E-N", "AM-CITY-01", "no-such-tile")
    play(p, "flip-tile PA-E-L")
    assert essences(p) == {"lavender": 2}
    assert (p.cities[0], [tile.id for tile in p.flipped[0]]) == ((), ["PA-E-L"])
    assert p.experience[0] == 1
    assert p.score(0) == 0  # prestige counts at the end


@rule("AM-CITY-03", "AM-FINAL-11")
def test_only_flipped_tiles_score_at_the_end() -> None:
    p = table(
        2, {"cities": ["PA-E-L"], "flipped": ["FI-INF", "CO-TOK"], "tokens": 0, "dial": 1},
        {"tokens": 0}, day=16, trigger=1, steps=[["next-player", 1], ["turn", 0, 0, 0]],
    )  # fmt: skip
    play(p, "visit-couple A1", "give-nothing", "end-turn")
    while p.to_act is not None:
        p.play(p.options()[0])
    assert points(p)["cities"] == 4 + 3


@rule("AM-CITY-04")
def test_flowers() -> None:
    p = table(3, {"cities": ["PA-F-LN"]})
    play(p, "flip-tile PA-F-LN")
    assert flowers(p) == {"lavender": 2, "narcissus": 2}


@rule("AM-CITY-06")
def test_a_recipe_with_one_slot() -> None:
    p = table(3, {"cities": ["PA-R-O"], "essences": {"rose": 1, "orange": 1}})
    play(p, "flip-tile PA-R-O")
    assert p.experience[0] == 1  # below level 2, which does not matter
    assert written(p) == ["take-recipe O1"]
    refused(p, "take-recipe B1", "AM-CITY-06", "not-by-this-tile")
    play(p, "take-recipe O1", "add-essence rose")
    assert (parade(p), essences(p)) == (["O-R"], {"orange": 1})  # no base essence was paid


@rule("AM-CITY-07")
def test_a_recipe_with_two_slots() -> None:
    p = table(3, {"cities": ["LO-R2"], "essences": {"rose": 1, "orange": 1}})
    play(p, "flip-tile LO-R2")
    assert written(p) == [f"take-recipe {r}" for r in ("L2", "N2", "B2", "J2")]
    refused(p, "take-recipe R1", "AM-CITY-07", "not-by-this-tile")
    play(p, "take-recipe J2", "add-essences orange rose")
    assert (parade(p), essences(p)) == (["J-O/R"], {})


@rule("AM-CITY-06", "AM-PERFUME-08")
def test_a_tile_with_a_full_parade() -> None:
    p = table(3, {"cities": ["PA-R-O"], "essences": {"rose": 1}, "parade": THREE})
    play(p, "flip-tile PA-R-O")
    assert written(p) == [f"discard-perfume {n}" for n in range(3)]
    refused(p, "discard-perfume 3", "AM-PERFUME-08", "no-such-perfume")
    play(p, "discard-perfume 1", "take-recipe O1", "add-essence rose")
    assert parade(p) == ["N-O", "L-O", "O-R"]


@rule("AM-CITY-08")
def test_two_essences_of_choice() -> None:
    p = table(3, {"cities": ["LO-E2"]})
    play(p, "flip-tile LO-E2")
    assert len(written(p)) == 15
    refused(p, "choose-essences rose rose", "AM-CITY-08", "two-different-essences")
    play(p, "choose-essences rose bergamot")  # in any order
    assert essences(p) == {"bergamot": 1, "rose": 1}


@rule("AM-CITY-08", "AM-COMP-09")
def test_choice_from_what_is_left() -> None:
    gone = dict.fromkeys(("jasmine", "lavender", "narcissus", "orange", "rose"), 13)
    p = table(3, {"cities": ["LO-E2"]}, {"essences": gone})
    play(p, "flip-tile LO-E2")
    assert written(p) == ["choose-essence bergamot"]
    refused(p, "choose-essences bergamot rose", "AM-CITY-08", "reserve-empty")
    play(p, "choose-essence bergamot")
    assert essences(p) == {"bergamot": 1}
    p = table(3, {"cities": ["LO-E2"]}, {"essences": {**gone, "bergamot": 13}})
    play(p, "flip-tile LO-E2")
    assert (p.step.name, essences(p)) == ("turn", {})


@rule("AM-CITY-09")
def test_an_originality_token() -> None:
    p = table(3, {"cities": ["CO-TOK", "CO-TOK"]})
    assert p.tokens_left == 1
    play(p, "flip-tile CO-TOK")
    assert (p.tokens[0], p.tokens_left) == (2, 0)
    play(p, "flip-tile CO-TOK")  # the reserve is empty
    assert (p.tokens[0], len(p.flipped[0])) == (2, 2)


@rule("AM-CITY-10")
def test_production_points_only_while_converting() -> None:
    p = table(3, {"cities": ["CO-PP2"], "dial": 3, "flowers": {"orange": 1}})
    refused(p, "flip-tile CO-PP2", "AM-CITY-10", "not-the-moment")
    play(p, "produce", "flip-tile CO-PP2")
    assert p.steps[-1][2] == 5
    p = table(3, {"cities": ["CO-PP2"], "dial": 3, "flowers": {"orange": 1}})
    play(p, "produce", "use-method distillation orange", "stop-converting")
    refused(p, "flip-tile CO-PP2", "AM-CITY-10")


@rule("AM-CITY-11")
def test_an_action_paid_by_the_tile() -> None:
    own = {"cities": ["CO-AP3"], "dial": 1, "letter": 1, "flowers": {"rose": 1}, "tokens": 0}
    p = table(3, own)
    assert not can(p, "travel-to london")
    play(p, "flip-tile CO-AP3")
    assert can(p, "travel-to london")
    assert not can(p, "produce")
    refused(p, "produce", "AM-CITY-11", "choose-an-action")
    refused(p, "end-turn", "AM-CITY-11", "choose-an-action")
    play(p, "travel-to london", "drawn-tile LO-E2", "end-turn")
    assert (p.dials[0], p.day) == (1, 0)  # no turn of the sundial, no reset, no day


@rule("AM-CITY-11")
def test_the_tile_pays_for_workers_too() -> None:
    p = table(3, {"cities": ["CO-AP3"], "dial": 1})
    play(p, "flip-tile CO-AP3", "visit-stall rose", "move-worker jasmine rose")
    play(p, "move-worker bergamot rose", "collect", "end-turn")
    assert (flowers(p), p.dials[0], p.day) == ({"rose": 3}, 1, 0)


@rule("AM-CITY-12")
def test_a_second_perfume_needs_a_new_one() -> None:
    p = table(3, {"cities": ["FI-2ND"], "parade": THREE[:1]})
    refused(p, "flip-tile FI-2ND", "AM-CITY-12", "not-the-moment")
    play(p, "enter-versailles")
    refused(p, "flip-tile FI-2ND", "AM-CITY-12")
    play(p, "present-perfume 0")
    refused(p, "flip-tile FI-2ND", "AM-CITY-12")  # there is no second one


@rule("AM-CITY-13")
def test_half_of_the_points_more() -> None:
    p = table(
        3, {"cities": ["FI-HALF", "FI-HALF"], "parade": THREE[:1]}, king="narcissus", court="orange"
    )
    refused(p, "flip-tile FI-HALF", "AM-CITY-13", "not-the-moment")
    play(p, "enter-versailles")
    refused(p, "flip-tile FI-HALF", "AM-CITY-13")
    play(p, "present-perfume 0")
    assert p.score(0) == 7
    play(p, "flip-tile FI-HALF")
    assert p.score(0) == 10  # + floor(7 / 2)
    play(p, "flip-tile FI-HALF")
    assert p.score(0) == 13  # of the perfume's points, not compounding


@rule("AM-CITY-13")
def test_half_of_one_perfume_only() -> None:
    p = table(
        3,
        {"cities": ["FI-HALF"], "influence": [0, 0, 1, 0], "parade": THREE[:2]},
        king="narcissus",
        cubes={"L-R": 3},
    )
    play(p, "enter-versailles", "present-perfume 0", "present-perfume 1", "flip-tile FI-HALF")
    assert p.score(0) == 6 + 0 + 0  # the second perfume scored nothing


@rule("AM-CITY-14")
def test_two_influence_tokens() -> None:
    p = table(3, {"cities": ["FI-INF", "FI-INF", "FI-INF"]})
    play(p, "flip-tile FI-INF", "place-influence A", "place-influence C")
    assert p.influence[0] == (1, 0, 1, 0)
    assert p.favours == (0, NO_SEAT, 0, NO_SEAT)
    assert p.peeked == (0, 0, 0, 0)  # no look
    play(p, "flip-tile FI-INF", "place-influence C", "place-influence C")
    assert p.influence[0] == (1, 0, 3, 0)
    play(p, "flip-tile FI-INF", "stop-influence")
    assert p.influence[0] == (1, 0, 3, 0)


@rule("AM-CITY-14")
def test_a_tile_places_what_the_supply_has() -> None:
    """Q-28."""
    # given: one token in the supply
    p = table(3, {"cities": ["FI-INF"], "influence": [7, 0, 0, 0]})
    # when: the tile is flipped, and the token placed
    play(p, "flip-tile FI-INF")
    refused(p, "move-influence A D", "AM-CITY-14", "only-places")
    play(p, "place-influence B")
    # then: that is all; tokens that lie are moved by gifts only
    assert (p.step.name, p.influence[0]) == ("turn", (7, 1, 0, 0))


@rule("AM-CITY-14")
def test_by_house_rule_a_tile_moves_others_when_short_of_tokens() -> None:
    """Q-28, the other reading."""
    own = {"cities": ["FI-INF"], "influence": [7, 0, 0, 0]}
    p = table(3, own, options={"influence_tile_only_places": False})
    play(p, "flip-tile FI-INF", "place-influence B")
    assert written(p, "move-influence") == [
        "move-influence B A",
        "move-influence A B",
        "move-influence A C",
        "move-influence B C",
        "move-influence A D",
        "move-influence B D",
    ]
    play(p, "move-influence A D", "keep-favours A D")
    assert p.influence[0] == (6, 1, 0, 1)


@rule("AM-CITY-15", "AM-FINAL-06")
def test_no_tile_in_the_final_parade() -> None:
    p = table(
        2,
        {"essences": {"lavender": 1, "rose": 1}, "cities": ["PA-E-N"]},
        day=16,
        trigger=0,
        steps=[["next-player", 0]],
    )
    assert p.step.name == "parade"
    assert written(p) == ["take-recipe L1", "end-parade"]
    refused(p, "flip-tile PA-E-N", "AM-FINAL-06", "only-perfumes")


@rule("AM-CITY-16")
def test_flips_without_benefit() -> None:
    gone = dict.fromkeys(("bergamot", "jasmine", "lavender", "narcissus", "orange", "rose"), 13)
    tiles = ["PA-F-LN", "PA-E-L", "LO-E2", "CO-TOK", "FI-INF"]
    p = table(3, {"cities": [*tiles, "PA-R-O", "LO-R2"], "tokens": 2}, {"essences": gone})
    assert [tile.split()[1] for tile in written(p, "flip-tile")] == tiles
    refused(p, "flip-tile PA-R-O", "AM-CITY-16", "no-perfume-by-tile")
    refused(p, "flip-tile LO-R2", "AM-CITY-16", "no-perfume-by-tile")
    play(p, "flip-tile PA-F-LN", "flip-tile PA-E-L", "flip-tile LO-E2")
    assert (flowers(p), essences(p), len(p.flipped[0])) == ({}, {}, 3)


@rule("AM-CITY-17")
def test_duplicates_are_allowed() -> None:
    p = table(3, {"cities": ["LO-E2", "LO-E2", "LO-E2"]})
    assert p.experience[0] == 4
    assert written(p, "flip-tile") == ["flip-tile LO-E2"]  # offered once
    play(p, "flip-tile LO-E2", "choose-essences rose orange")
    assert [tile.id for tile in p.cities[0]] == ["LO-E2", "LO-E2"]


@rule("AM-CITY-18")
def test_a_tile_may_be_flipped_in_the_turn_in_which_it_is_gained() -> None:
    p = table(3, tops=["PA-E-L", "LO-R2", "CO-TOK", "FI-2ND"])
    play(p, "travel-to paris", "drawn-tile PA-F-LN", "flip-tile PA-E-L")
    assert essences(p) == {"lavender": 2}
    # By carriage the flowers come too late: they are thrown away with the others.
    p = table(3, {"dial": 3, "flowers": {"rose": 1, "orange": 1}, "carriage": 3, "tokens": 0})
    play(p, "produce", "use-method distillation orange", "stop-converting")
    play(p, "drive london 1", "pick-tile PA-F-LN")
    play(p, "drawn-tile PA-E-L", "stay-in-city", "flip-tile PA-F-LN")
    assert flowers(p) == {"lavender": 2, "narcissus": 2, "rose": 1}
    play(p, "end-turn")
    assert flowers(p) == {}
