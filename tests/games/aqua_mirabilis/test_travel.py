"""Travel by perfumer and by carriage (AM-TRAVEL, AM-CARRIAGE)."""

from __future__ import annotations

from typing import Any

from grasse.games.aqua_mirabilis.position import AquaPosition
from tests.games.aqua_mirabilis.at_table import can, play, refused, table, written
from tests.rules import rule

LONDON, PARIS, GRASSE, COLOGNE, FLORENCE = 0, 2, 5, 8, 10


def road(dial: int = 3, **player: Any) -> AquaPosition:
    """Seat 0 is about to move its carriage."""
    p = table(3, {"dial": dial, "tokens": 0, "flowers": {"orange": 1}, **player})
    return play(p, "produce", "use-method distillation orange", "stop-converting")


@rule("AM-CARRIAGE-01")
def test_once_in_each_production_after_storing() -> None:
    p = road()
    assert p.step.name == "carriage"
    play(p, "drive london 1")
    assert p.step.name == "close"
    refused(p, "drive london 1", "STEP")


@rule("AM-CARRIAGE-02", "AM-APPR-11", "AM-CARRIAGE-03", "AM-CARRIAGE-04")
def test_steps() -> None:
    both = [f"drive {end} {n}" for end in ("london", "florence") for n in (1, 2)]
    assert written(road(dial=4)) == written(road(dial=3)) == both
    assert written(road(dial=2)) == ["drive london 1", "drive florence 1"]
    assert written(road(dial=1, abilities=["carriage"])) == both
    p = road(dial=3, abilities=["carriage"])
    assert can(p, "drive florence 3")
    refused(p, "drive florence 4", "AM-CARRIAGE-02", "too-many-steps")
    refused(p, "drive florence 0", "AM-CARRIAGE-03", "one-step-at-least")
    refused(p, "stay-put", "AM-CARRIAGE-03", "one-step-at-least")


@rule("AM-CARRIAGE-05")
def test_carriages_share_spaces() -> None:
    p = table(3, {"dial": 3, "flowers": {"orange": 1}}, {"carriage": 4}, {"carriage": 4})
    play(p, "produce", "use-method distillation orange", "stop-converting", "drive london 1")
    assert p.carriages == [4, 4, 4]


@rule("AM-CARRIAGE-06")
def test_the_road() -> None:
    p = table(3)
    assert p.box.grasse == GRASSE
    assert p.box.places == [PARIS, LONDON, COLOGNE, FLORENCE]
    assert COLOGNE - GRASSE == 3
    end = road(carriage=FLORENCE - 1)
    assert written(end) == ["drive london 1", "drive london 2", "drive florence 1"]
    refused(end, "drive florence 2", "AM-CARRIAGE-06", "end-of-road")


@rule("TV-11", "AM-CARRIAGE-08", "AM-CARRIAGE-09", "AM-CARRIAGE-12", "AM-CARRIAGE-13")
def test_to_cologne_with_a_letter_and_back() -> None:
    p = road(dial=2, letter=2)
    play(p, "drive florence 1")
    assert p.carriages[0] == 6
    p = road(dial=3, letter=2, carriage=6)
    play(p, "drive florence 2")
    assert p.step.name == "search"
    assert written(p, "pick-tile") == ["pick-tile CO-TOK", "pick-tile CO-PP2", "pick-tile CO-AP3"]
    refused(p, "pick-tile PA-E-L", "AM-CARRIAGE-09", "tile-not-in-stack")
    play(p, "pick-tile CO-AP3")
    assert [tile.id for tile in p.cities[0]] == ["CO-AP3"]
    assert p.tops[2] is None
    assert sorted(tile.id for tile in p.stacks[2]) == [
        "CO-AP3", "CO-AP3", "CO-PP2", "CO-PP2", "CO-TOK", "CO-TOK",
    ]  # fmt: skip
    play(p, "drawn-tile CO-PP2")  # the rest was shuffled
    assert p.tops[2] is not None
    assert p.tops[2].id == "CO-PP2"
    assert len(p.stacks[2]) == 5
    assert written(p) == ["return-to-grasse", "stay-in-city"]
    play(p, "return-to-grasse")
    assert p.carriages[0] == GRASSE


@rule("TV-12", "AM-CARRIAGE-07", "AM-CARRIAGE-10", "AM-CARRIAGE-12")
def test_through_paris_and_back() -> None:
    p = road(dial=3, carriage=3)
    assert can(p, "drive london 1")
    play(p, "drive london 2")  # through Paris, which gives nothing
    assert (p.carriages[0], p.step.name, p.cities[0]) == (1, "close", ())
    p = road(dial=2, carriage=1)
    play(p, "drive florence 1", "pick-tile PA-F-JR", "drawn-tile PA-E-N", "stay-in-city")
    assert (p.carriages[0], [tile.id for tile in p.cities[0]]) == (PARIS, ["PA-F-JR"])
    assert p.experience[0] == 2


@rule("AM-CARRIAGE-10", "AM-CARRIAGE-11")
def test_london_without_a_letter() -> None:
    p = road(carriage=1)
    play(p, "drive london 1")
    assert (p.carriages[0], p.step.name, p.cities[0]) == (GRASSE, "close", ())


@rule("AM-CARRIAGE-11", "AM-CARRIAGE-09")
def test_florence_sends_the_carriage_home() -> None:
    p = road(carriage=9, letter=4)
    play(p, "drive florence 1", "pick-tile FI-INF", "drawn-tile FI-2ND")
    assert (p.carriages[0], p.step.name) == (GRASSE, "close")
    assert [tile.id for tile in p.cities[0]] == ["FI-INF"]


@rule("AM-CARRIAGE-09")
def test_the_tiles_of_a_city_may_be_left() -> None:
    """Q-08."""
    # given: a carriage that stops in Cologne, with the letter
    p = road(dial=3, letter=2, carriage=6)
    play(p, "drive florence 2")
    tops, stacks = p.tops, p.stacks
    # when: no tile is taken
    play(p, "leave-tiles")
    # then: nothing is gained, and the stack lies there as before
    assert (p.cities[0], p.tops, p.stacks) == ((), tops, stacks)
    assert written(p) == ["return-to-grasse", "stay-in-city"]


@rule("AM-CARRIAGE-09")
def test_by_house_rule_a_tile_must_be_taken() -> None:
    """Q-08, the other reading."""
    p = table(
        3, {"dial": 3, "tokens": 0, "flowers": {"orange": 1}, "letter": 2, "carriage": 6},
        options={"must_take_tile": True},
    )  # fmt: skip
    play(p, "produce", "use-method distillation orange", "stop-converting", "drive florence 2")
    assert written(p) == ["pick-tile CO-TOK", "pick-tile CO-PP2", "pick-tile CO-AP3"]
    refused(p, "leave-tiles", "AM-CARRIAGE-09", "must-take-tile")


@rule("AM-CARRIAGE-12")
def test_cologne_without_a_letter_leaves_the_choice() -> None:
    p = road(carriage=7, letter=1)
    play(p, "drive florence 1")
    assert written(p) == ["return-to-grasse", "stay-in-city"]
    assert p.cities[0] == ()


@rule("AM-CARRIAGE-14")
def test_grasse_may_be_crossed_and_a_city_must_be_left() -> None:
    p = road(carriage=4)
    play(p, "drive florence 2")
    assert p.carriages[0] == 6
    p = road(carriage=PARIS)
    assert "stay-put" not in written(p)
    play(p, "drive florence 1")
    assert (p.carriages[0], p.cities[0]) == (3, ())


@rule("AM-CARRIAGE-15", "AM-TRAVEL-05")
def test_an_empty_stack() -> None:
    all_paris = ["PA-F-LN", "PA-F-OB", "PA-F-JR", "PA-E-L", "PA-E-N", "PA-R-O", "PA-R-B"]
    player = {"dial": 3, "flowers": {"orange": 1}, "carriage": 3, "tokens": 0}
    p = table(3, player, {"cities": all_paris})
    assert p.tops[0] is None
    refused(p, "travel-to paris", "AM-TRAVEL-05", "stack-empty")
    play(p, "produce", "use-method distillation orange", "stop-converting", "drive london 1")
    assert (p.step.name, p.cities[0]) == ("stop", ())


@rule("AM-TRAVEL-01", "AM-TRAVEL-02")
def test_costs_and_letters_of_the_cities() -> None:
    p = table(3)
    costs = [s.cost for s in p.box.spaces if s.area == "travel"]
    assert (costs, p.box.letter_for) == ([2, 3, 3, 3], [0, 1, 2, 3])
    for letter, cities in enumerate((1, 2, 3, 4, 4)):
        assert len(written(table(3, {"letter": letter}), "travel-to")) == cities
    refused(table(3, {"letter": 1}), "travel-to cologne", "AM-TRAVEL-02", "letter-missing")
    p = table(3, {"letter": 1})
    play(p, "travel-to london", "drawn-tile LO-E2")
    assert (p.dials[0], p.letters[0]) == (2, 1)  # the letter is not spent


@rule("AM-TRAVEL-03", "AM-TRAVEL-04", "AM-TRAVEL-06")
def test_the_perfumer_takes_the_top_tile() -> None:
    p = table(3, {"carriage": 7}, tops=["PA-F-JR", None, None, None], stacks=_stacks("PA-F-JR"))
    play(p, "travel-to paris")
    assert [tile.id for tile in p.cities[0]] == ["PA-F-JR"]
    assert p.experience[0] == 2
    assert len(written(p)) == 6  # any of the others may lie on top now
    play(p, "drawn-tile PA-R-O")
    assert p.tops[0] is not None
    assert p.tops[0].id == "PA-R-O"
    assert len(p.stacks[0]) == 5
    assert p.carriages[0] == 7


def _stacks(top: str) -> list[list[str]]:
    stacks = [[tile.id for tile in stack] for stack in table(3).box.stacks]
    stacks[0].remove(top)
    return stacks
