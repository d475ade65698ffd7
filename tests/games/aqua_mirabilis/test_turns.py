"""Turns, sundial, days, actions in general (AM-TURN, AM-SUNDIAL, AM-TIME, AM-ACTION)."""

from __future__ import annotations

import pytest

from grasse.games.aqua_mirabilis.actions import ESSENCES
from grasse.games.aqua_mirabilis.box import read_box
from grasse.games.aqua_mirabilis.position import HOME
from grasse.games.aqua_mirabilis.sunday import weekday
from tests.games.aqua_mirabilis.at_table import (
    can,
    essences,
    flowers,
    parade,
    perfume,
    play,
    refused,
    table,
    written,
)
from tests.rules import rule

BOX = read_box(None)


@rule("AM-TURN-01", "AM-TURN-02", "AM-TURN-03")
def test_a_token_buys_one_extra_turn_and_no_third() -> None:
    p = table(3, {"tokens": 3}, {"tokens": 0}, {"tokens": 0})
    play(p, "visit-stall rose", "collect", "end-turn")
    assert written(p) == ["take-extra-turn", "pass-on"]
    play(p, "take-extra-turn")
    assert (p.to_act, p.tokens[0], p.tokens_left) == (0, 2, 2)
    play(p, "visit-stall lavender", "collect", "end-turn")
    assert p.to_act == 1  # though two tokens are left
    assert p.step.name == "turn"


@rule("AM-TURN-02")
def test_without_a_token_there_is_nothing_to_ask() -> None:
    p = table(3, {"tokens": 0})
    play(p, "visit-stall rose", "collect", "end-turn")
    assert (p.to_act, p.step.name) == (1, "turn")


@rule("AM-TURN-04")
def test_a_token_gained_in_the_first_turn_pays() -> None:
    p = table(3, {"tokens": 0, "parade": [perfume("N1", "orange")]})
    play(p, "enter-versailles", "present-perfume 0", "leave-versailles", "end-turn")
    assert can(p, "take-extra-turn")


@rule("AM-TURN-05", "AM-TURN-06")
def test_one_main_action_and_no_pass() -> None:
    p = table(3, {"dial": 4, "flowers": {"orange": 1}})
    tags = {option.tag() for option in p.options()}
    assert tags == {"visit-stall", "study", "travel-to", "visit-couple", "produce"}
    refused(p, "end-turn", "STEP", "not-this-step")
    play(p, "visit-stall rose", "collect")
    assert written(p) == ["end-turn"]  # exactly one


@rule("AM-TURN-07", "AM-PERFUME-01")
def test_free_actions_in_every_window_of_the_own_turn() -> None:
    goods = {"essences": {"lavender": 1, "orange": 1}, "cities": ["PA-E-N"]}
    p = table(3, {**goods, "flowers": {"rose": 1, "bergamot": 2}, "dial": 4, "tokens": 1})
    convert = ["produce", "use-method distillation bergamot"]
    for way in (
        [],
        ["visit-stall rose"],
        ["visit-stall rose", "collect"],
        ["visit-couple A1"],
        ["travel-to paris", "drawn-tile PA-F-JR"],
        ["enter-versailles"],
        ["produce"],
        [*convert, "stop-converting"],
        [*convert, "stop-converting", "stop-storing"],
    ):
        there = p.copy()
        play(there, *way)
        assert can(there, "take-recipe L1"), way
        assert can(there, "flip-tile PA-E-N"), way
        play(there, "take-recipe L1", "add-essence orange", "flip-tile PA-E-N")
        assert parade(there) == ["L-O"]
        assert essences(there).items() >= {"narcissus": 2}.items()


@rule("AM-TURN-08")
def test_nothing_is_created_or_flipped_in_the_turn_of_another() -> None:
    p = table(3, {}, {"essences": {"lavender": 1, "orange": 1}, "cities": ["PA-E-N"]})
    assert p.to_act == 0
    assert p.view(1)["options"] == []
    assert not {"take-recipe", "flip-tile"} & {option.tag() for option in p.options()}


@rule("AM-TURN-09", "AM-SUNDIAL-04")
def test_the_order_at_the_end_of_a_turn() -> None:
    # The last free actions come before flowers are lost, the reset, the day and its Sunday;
    # the extra turn is offered after it.
    own = {"dial": 4, "cities": ["PA-F-LN"], "flowers": {"rose": 1, "orange": 1}}
    p = table(3, own, day=4)
    play(p, "produce", "use-method distillation orange", "stop-converting", "drive london 1")
    assert (p.step.name, p.dials[0], p.day) == ("close", 4, 4)
    play(p, "flip-tile PA-F-LN")
    assert flowers(p) == {"lavender": 2, "narcissus": 2, "rose": 1}
    play(p, "end-turn")
    assert flowers(p) == {}
    assert (p.dials[0], p.day, weekday(p)) == (5, 5, "sun")
    assert sum(p.cubes) == 1  # Sunday came
    assert written(p) == ["take-extra-turn", "pass-on"]


@rule("AM-SUNDIAL-01")
def test_the_sundial() -> None:
    assert BOX.production == [0, 2, 3, 3, 4, 0]
    assert BOX.steps == [0, 1, 1, 2, 2, 0]


@rule("AM-SUNDIAL-02", "AM-ACTION-01", "TV-01")
def test_paying_turns_the_dial() -> None:
    p = table(3, {"dial": 4, "flowers": {"orange": 1}, "tokens": 0})
    assert can(p, "produce")
    play(p.copy(), "produce")
    there = play(p.copy(), "produce")
    assert (there.steps[-1][2], there.steps[-3][2]) == (4, 2)  # 4 PP, 2 steps
    play(p, "travel-to paris", "drawn-tile PA-E-N", "end-turn")
    assert p.dials[0] == 2
    p.steps[:] = table(3).steps
    p._options = None
    p.settle()
    play(p, "produce")
    assert (p.steps[-1][2], p.steps[-3][2]) == (3, 1)


@rule("AM-SUNDIAL-03")
def test_a_cost_above_the_points_cannot_be_paid() -> None:
    p = table(3, {"dial": 2, "letter": 1, "essences": {"rose": 1}})
    refused(p, "travel-to london", "AM-SUNDIAL-03", "too-few-points")
    refused(p, "study base", "AM-SUNDIAL-03", "too-few-points")
    assert can(p, "travel-to paris")


@rule("AM-SUNDIAL-04", "AM-SUNDIAL-08", "TV-02")
def test_the_last_point_resets_the_dial() -> None:
    p = table(3, {"dial": 2, "tokens": 0})
    play(p, "travel-to paris", "drawn-tile PA-E-N")
    assert p.dials[0] == 0  # the action is done first
    play(p, "end-turn")
    assert (p.dials[0], p.day) == (5, 1)


@rule("AM-SUNDIAL-05", "TV-03", "AM-PROD-05")
def test_production_resets_the_dial_whatever_was_used() -> None:
    for used in (1, 2):
        p = table(3, {"dial": 2, "flowers": {"orange": 2}, "tokens": 0})
        play(p, "produce")
        assert p.steps[-1][2] == 3
        play(p, *["use-method distillation orange"] * used, "stop-converting")
        play(p, *(["stop-storing"] if p.step.name == "store" else []))
        play(p, "drive london 1", "end-turn")
        assert (p.dials[0], p.day) == (5, 1)


@rule("AM-SUNDIAL-06")
def test_no_production_at_five_points_nor_twice_in_a_row() -> None:
    p = table(3, {"dial": 4, "flowers": {"orange": 2}})
    play(p, "produce", "use-method distillation orange", "stop-converting")
    play(p, "store-flower distillation orange", "drive london 1", "end-turn", "take-extra-turn")
    assert p.dials[0] == 5
    refused(p, "produce", "AM-SUNDIAL-06", "no-production-points")


@rule("AM-SUNDIAL-07")
def test_with_one_point_no_worker_moves() -> None:
    p = table(3, {"dial": 1, "tokens": 0})
    play(p, "visit-stall rose")
    assert p.step.name == "close"  # the flowers were collected at once
    assert flowers(p) == {"bergamot": 1, "jasmine": 1, "rose": 1}
    play(p, "end-turn")
    assert (p.dials[0], p.day) == (5, 1)


@pytest.mark.parametrize(
    ("seats", "days"),
    [
        (4, ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]),
        (3, ["mon", "wed", "fri", "sat", "sun"]),
        (2, ["mon", "wed", "fri", "sun"]),
    ],
)
@rule("AM-TIME-01", "AM-TIME-03", "AM-TIME-04", "AM-TIME-05", "AM-TIME-06")
def test_each_reset_is_one_valid_day(seats: int, days: list[str]) -> None:
    p = table(seats, *[{"dial": 1, "tokens": 0} for _ in range(seats)])
    seen = []
    for _ in days:
        p.dials[p.to_act or 0] = 1
        stall = next(o for o in written(p) if o.startswith("visit-stall"))
        play(p, stall, "end-turn")
        seen.append(weekday(p))
    assert seen == days
    assert p.day == len(days)


@pytest.mark.parametrize(("seats", "steps"), [(2, 16), (3, 20), (4, 28)])
@rule("AM-TIME-02", "AM-TIME-03", "AM-TIME-05", "AM-TIME-06")
def test_four_weeks_from_sunday_to_sunday(seats: int, steps: int) -> None:
    p = table(seats)
    assert p.last_day == steps == 4 * p.days
    assert weekday(p) == "sun"
    p.day = steps
    assert weekday(p) == "sun"


@rule("AM-TIME-07", "AM-TIME-08", "AM-END-05")
def test_the_marker_stops_at_the_last_sunday() -> None:
    p = table(3, {"dial": 1, "tokens": 1}, {"dial": 1, "tokens": 0}, day=19)
    stalls = p.stalls[:]
    play(p, "visit-stall rose", "end-turn")
    assert (p.day, p.trigger) == (20, 0)
    assert sum(p.cubes) == 0  # no Sunday effects
    assert sum(p.stalls) == sum(stalls) - 3
    play(p, "pass-on", "visit-stall lavender", "end-turn")
    assert (p.day, p.trigger, p.dials[1]) == (20, 0, 5)  # the dial is set back, nothing more


@rule("AM-ACTION-02", "AM-ACTION-07")
def test_a_space_is_blocked_until_its_perfumer_leaves() -> None:
    p = table(3, {"tokens": 0}, {"tokens": 0}, {"tokens": 0})
    play(p, "visit-stall rose", "collect", "end-turn")
    refused(p, "visit-stall rose", "AM-ACTION-02", "space-occupied")
    play(p, "visit-stall lavender", "collect", "end-turn")
    assert not can(p, "visit-stall rose")
    play(p, "visit-couple A1", "give-nothing", "end-turn")
    play(p, "visit-stall orange", "collect", "end-turn")
    assert can(p, "visit-stall rose")


@rule("AM-ACTION-03", "AM-ACTION-06", "TV-14")
def test_not_the_same_type_twice_in_a_row() -> None:
    p = table(3, {"perfumer": "stall-jasmine"})
    assert can(p, "visit-stall rose")
    refused(p, "visit-stall jasmine", "AM-ACTION-03", "same-type-again")
    p = table(3, {"perfumer": "A1", "flowers": {"rose": 3}})
    refused(p, "visit-couple A2", "AM-ACTION-03", "same-type-again")
    assert can(p, "visit-couple B1")
    p = table(3, {"perfumer": "method-1", "flowers": {"rose": 3}})
    refused(p, "study method-2", "AM-ACTION-03", "same-type-again")
    assert can(p, "study specialisation-1")
    p = table(3, {"perfumer": "versailles-1", "parade": [perfume("N1", "orange")]})
    refused(p, "enter-versailles", "AM-ACTION-03", "same-type-again")


@rule("AM-ACTION-03")
def test_an_extra_turn_is_a_turn() -> None:
    p = table(3)
    play(p, "visit-couple A1", "give-nothing", "end-turn", "take-extra-turn")
    refused(p, "visit-couple A2", "AM-ACTION-03", "same-type-again")


@rule("AM-ACTION-04", "AM-ACTION-08")
def test_nineteen_types_on_twentysix_spaces() -> None:
    assert len(BOX.spaces) == 26
    by_area: dict[str, dict[str, list[int]]] = {}
    for space in BOX.spaces:
        by_area.setdefault(space.area, {}).setdefault(space.type, []).append(space.cost)
    assert by_area == {
        "market": {essence: [1] for essence in ESSENCES},
        "apprenticeship": {"base": [3], "specialisation": [1, 2], "ability": [2], "method": [1, 2]},
        "travel": {"paris": [2], "london": [3], "cologne": [3], "florence": [3]},
        "court": {"A": [1, 1], "B": [2, 2], "C": [2], "D": [3]},
        "versailles": {"versailles": [1, 1, 1, 1]},
    }
    assert sum(len(types) for types in by_area.values()) == 19


@rule("AM-ACTION-05", "AM-PROD-02")
def test_a_production_in_between_lifts_the_ban() -> None:
    p = table(3, {"dial": 4, "perfumer": "stall-jasmine", "flowers": {"orange": 1}, "tokens": 1})
    assert not can(p, "visit-stall jasmine")
    play(p, "produce", "use-method distillation orange", "stop-converting")
    play(p, "drive london 1", "end-turn")
    assert p.perfumers[0] == HOME
    play(p, "take-extra-turn")
    assert can(p, "visit-stall jasmine")


@rule("AM-ACTION-08")
def test_the_dearer_space_may_be_taken_too() -> None:
    p = table(3, {"flowers": {"rose": 2}, "tokens": 0})
    assert written(p, "study") == [
        "study specialisation-1",
        "study specialisation-2",
        "study method-1",
        "study method-2",
    ]
    play(p, "study specialisation-2", "learn-specialisation rose")
    assert p.dials[0] == 3


@rule("AM-ACTION-02")
def test_of_two_like_spaces_the_first_free_one_is_taken() -> None:
    p = table(3, {}, {"perfumer": "A1"})
    assert written(p, "visit-couple") == [
        "visit-couple A2",
        "visit-couple B1",
        "visit-couple C1",
        "visit-couple D1",
    ]
    refused(table(3), "visit-couple A2", "AM-ACTION-02", "take-the-first-space")
