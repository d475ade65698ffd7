"""Production, methods, storing (AM-PROD, AM-METHOD, AM-STORE)."""

from __future__ import annotations

from typing import Any

from grasse.games.aqua_mirabilis.position import HOME, AquaPosition
from tests.games.aqua_mirabilis.at_table import (
    can,
    essences,
    flowers,
    play,
    refused,
    reserve,
    table,
    written,
)
from tests.rules import rule


def laboratory(*methods: str | dict[str, Any], dial: int = 3, **player: Any) -> AquaPosition:
    """Seat 0 with these methods beside Distillation (or with exactly the ones written out)."""
    rows = [{"method": "distillation"}] + [
        {"method": one} if isinstance(one, str) else one for one in methods
    ]
    return table(3, {"dial": dial, "tokens": 0, "methods": rows, **player})


def stored(p: AquaPosition) -> dict[str, tuple[int, ...]]:
    return {method.id: on for method, on in p.methods[0] if on}


@rule("AM-PROD-01")
def test_a_point_and_a_flower_are_needed() -> None:
    refused(laboratory(), "produce", "AM-PROD-01", "no-flower")
    assert can(laboratory(flowers={"orange": 1}), "produce")
    assert can(laboratory({"method": "squeezing", "stored": ["orange"]}), "produce")
    refused(laboratory(dial=5, flowers={"orange": 1}), "produce", "AM-SUNDIAL-06")


@rule("AM-PROD-02")
def test_the_perfumer_comes_home() -> None:
    p = laboratory(flowers={"orange": 1}, perfumer="stall-rose")
    play(p, "produce")
    assert p.perfumers[0] == HOME


@rule("AM-PROD-03", "AM-APPR-10", "AM-CITY-10")
def test_production_points() -> None:
    p = laboratory(flowers={"orange": 1}, dial=4, abilities=["production"], cities=["CO-PP2"] * 2)
    play(p, "produce")
    assert p.steps[-1][2] == 4 + 2
    play(p, "flip-tile CO-PP2", "flip-tile CO-PP2")
    assert p.steps[-1][2] == 4 + 2 + 2 + 2
    assert p.experience[0] == 2  # distillation and the ability


@rule("AM-PROD-04", "TV-07")
def test_any_number_of_uses() -> None:
    p = laboratory("maceration", flowers={"bergamot": 3, "narcissus": 1, "orange": 1})
    play(p, "produce", "macerate bergamot narcissus", "use-method distillation orange")
    assert essences(p) == {"bergamot": 1, "narcissus": 1, "orange": 1}
    assert flowers(p) == {"bergamot": 2}
    assert p.steps[-1][2] == 0
    refused(p, "use-method distillation bergamot", "AM-PROD-04", "too-few-production-points")


@rule("AM-PROD-04")
def test_a_method_may_be_used_again() -> None:
    p = laboratory(flowers={"orange": 3})
    play(p, "produce", *["use-method distillation orange"] * 3)
    assert essences(p) == {"orange": 3}


@rule("TV-08", "AM-STORE-01", "AM-STORE-03")
def test_storing_what_is_left() -> None:
    p = laboratory("maceration", flowers={"bergamot": 3, "narcissus": 1, "orange": 1})
    play(p, "produce", "macerate bergamot narcissus", "use-method distillation orange")
    play(p, "stop-converting", "store-flower maceration bergamot")
    refused(p, "store-flower maceration bergamot", "AM-STORE-03", "does-not-fit")
    play(p, "store-flower distillation bergamot", "drive london 1", "end-turn")
    assert stored(p) == {"distillation": (0,), "maceration": (0,)}
    assert reserve(p, "bergamot") == 16 - 3 - 2 - 1  # nothing was thrown away


@rule("AM-PROD-05")
def test_unused_points_are_lost() -> None:
    p = laboratory(flowers={"orange": 1})
    play(p, "produce", "use-method distillation orange", "stop-converting")
    assert p.step.name == "carriage"
    play(p, "drive london 1", "end-turn")
    assert essences(p) == {"orange": 1}


@rule("AM-PROD-06")
def test_something_must_be_converted() -> None:
    """Q-05."""
    # given: a flower that no method takes; then: there is no production
    refused(laboratory(flowers={"rose": 1}), "produce", "AM-PROD-06", "nothing-to-convert")
    # given: one that Distillation takes; when: production is declared
    p = laboratory(flowers={"orange": 1})
    play(p, "produce")
    # then: it ends after the first use
    assert written(p) == ["use-method distillation orange"]
    refused(p, "stop-converting", "AM-PROD-06", "must-convert")
    play(p, "use-method distillation orange", "stop-converting", "drive florence 2", "end-turn")
    assert (p.day, p.carriages[0]) == (1, 7)


@rule("AM-PROD-06", "AM-STORE-06")
def test_a_stored_flower_is_not_thrown_away_instead() -> None:
    p = table(3, {"dial": 3, "methods": [{"method": "distillation", "stored": ["orange"]}]})
    assert can(p, "drop-flower distillation orange")
    play(p, "produce")
    assert written(p) == ["use-method distillation orange"]
    refused(p, "drop-flower distillation orange", "AM-PROD-06", "must-convert")


@rule("AM-PROD-07", "TV-10")
def test_a_specialisation_gives_one_more_for_each_use() -> None:
    p = laboratory(
        "enfleurage", "maceration", flowers={"narcissus": 3, "orange": 1}, dial=4,
        specialisations=["narcissus", "orange"],
    )  # fmt: skip
    play(p, "produce", "use-method enfleurage narcissus")
    assert essences(p) == {"narcissus": 4}  # 3 + 1, not one for each
    play(p, "macerate narcissus orange")
    assert essences(p) == {"narcissus": 6, "orange": 2}  # one more of each


@rule("AM-PROD-08")
def test_more_essences_need_tiles_in_the_reserve() -> None:
    p = table(
        3,
        {
            "dial": 3,
            "flowers": {"orange": 1},
            "methods": [{"method": "distillation"}, {"method": "squeezing"}],
            "specialisations": ["orange"],
        },
        {"essences": {"orange": 11}},
    )
    assert reserve(p, "orange") == 1
    play(p, "produce", "use-method squeezing orange")
    assert essences(p) == {"orange": 2}  # 1 flipped, 1 of the 2 more that were due
    assert reserve(p, "orange") == 0


@rule("AM-PROD-09")
def test_city_tiles_do_not_profit_from_specialisation() -> None:
    p = laboratory(cities=["PA-E-L"], specialisations=["lavender"])
    play(p, "flip-tile PA-E-L")
    assert essences(p) == {"lavender": 2}


@rule("AM-PROD-10", "AM-STORE-09")
def test_convert_store_drive_throw_away_reset_day() -> None:
    p = laboratory(flowers={"orange": 2, "rose": 2})
    steps = []
    for line in (
        "produce",
        "use-method distillation orange",
        "stop-converting",
        "store-flower distillation orange",
        "drive london 1",
        "end-turn",
    ):
        steps.append(p.step.name)
        play(p, line)
    assert steps == ["turn", "convert", "convert", "store", "carriage", "close"]
    assert (flowers(p), p.dials[0], p.day) == ({}, 5, 1)


@rule("AM-PROD-11")
def test_flowers_in_hand_are_lost() -> None:
    p = laboratory(flowers={"orange": 1, "rose": 2})
    before = reserve(p, "rose")
    play(p, "produce", "use-method distillation orange", "stop-converting", "drive london 1")
    assert flowers(p) == {"rose": 2}
    play(p, "end-turn")
    assert flowers(p) == {}
    assert reserve(p, "rose") == before + 2


@rule("AM-PROD-12")
def test_fresh_essences_become_perfumes_in_the_same_turn() -> None:
    p = laboratory(flowers={"lavender": 1, "orange": 1})
    play(p, "produce", "use-method distillation lavender", "use-method distillation orange")
    play(p, "take-recipe L1", "add-essence orange")
    assert [repr(one) for one in p.parade[0]] == ["L-O"]


@rule("AM-PROD-13")
def test_tiles_do_not_start_a_production_at_five_points() -> None:
    p = laboratory(dial=5, flowers={"orange": 1}, abilities=["production"], cities=["CO-PP2"])
    refused(p, "produce", "AM-SUNDIAL-06")
    refused(p, "flip-tile CO-PP2", "AM-CITY-10", "not-the-moment")


@rule("AM-METHOD-01")
def test_distillation() -> None:
    p = laboratory(flowers=dict.fromkeys(("bergamot", "jasmine", "narcissus", "rose"), 1))
    play(p, "produce")
    refused(p, "use-method distillation rose", "AM-METHOD-01", "wrong-flowers")
    play(p, "use-method distillation jasmine")
    assert (essences(p), p.steps[-1][2]) == ({"jasmine": 1}, 2)


@rule("AM-METHOD-02")
def test_maceration() -> None:
    p = laboratory("maceration", flowers={"rose": 2, "jasmine": 1})
    play(p, "produce")
    refused(p, "macerate rose rose", "AM-METHOD-02", "wrong-flowers")
    refused(p, "macerate orange rose", "AM-PROD-04", "flowers-missing")
    play(p, "macerate rose jasmine")  # in any order
    assert (essences(p), p.steps[-1][2]) == ({"jasmine": 1, "rose": 1}, 1)


@rule("AM-METHOD-03")
def test_squeezing() -> None:
    p = laboratory("squeezing", flowers={"orange": 1, "bergamot": 1, "lavender": 1})
    play(p, "produce")
    refused(p, "use-method squeezing lavender", "AM-METHOD-03", "wrong-flowers")
    play(p, "use-method squeezing orange", "use-method squeezing bergamot")
    assert (essences(p), p.steps[-1][2]) == ({"bergamot": 2, "orange": 2}, 1)


@rule("AM-METHOD-04", "TV-09")
def test_enfleurage() -> None:
    p = laboratory("enfleurage", dial=1, flowers={"rose": 2, "narcissus": 1, "orange": 2})
    play(p, "produce")
    refused(p, "use-method enfleurage orange", "AM-METHOD-04", "wrong-flowers")
    play(p, "use-method enfleurage rose")
    assert (essences(p), flowers(p)) == ({"rose": 3}, {"narcissus": 1, "orange": 2})
    assert p.steps[-1][2] == 0
    p = laboratory("enfleurage", dial=2, flowers={"rose": 2, "narcissus": 1})
    play(p, "produce", "use-method enfleurage rose")
    assert written(p) == ["use-method distillation narcissus", "stop-converting"]


@rule("AM-METHOD-05")
def test_extraction() -> None:
    p = laboratory("extraction", flowers={"rose": 2, "bergamot": 2, "orange": 1})
    play(p, "produce")
    refused(p, "use-method extraction bergamot", "AM-METHOD-05", "wrong-flowers")
    refused(p, "use-method extraction orange", "AM-PROD-04", "flowers-missing")
    play(p, "use-method extraction rose")
    assert (essences(p), p.steps[-1][2]) == ({"rose": 2}, 2)


@rule("AM-METHOD-06")
def test_rose_takes_maceration_enfleurage_or_extraction() -> None:
    p = table(3)
    rose = [method.id for method in p.box.methods if method.flowers[5]]
    assert rose == ["maceration", "enfleurage", "extraction"]


@rule("AM-STORE-02")
def test_a_method_stores_what_it_takes() -> None:
    p = laboratory("extraction", flowers={"lavender": 5})
    play(p, "produce", "use-method distillation lavender", "stop-converting")
    play(p, "store-flower distillation lavender")
    refused(p, "store-flower distillation lavender", "AM-STORE-02", "method-full")
    play(p, *["store-flower extraction lavender"] * 2)
    assert p.step.name == "carriage"  # no room is left
    assert stored(p) == {"distillation": (2,), "extraction": (2, 2)}


@rule("AM-STORE-03")
def test_what_is_stored_fits_the_method() -> None:
    p = laboratory("maceration", "squeezing", flowers={"rose": 1, "jasmine": 2, "orange": 2})
    play(p, "produce", "use-method distillation orange", "stop-converting")
    refused(p, "store-flower distillation rose", "AM-STORE-03", "does-not-fit")
    refused(p, "store-flower squeezing jasmine", "AM-STORE-03", "does-not-fit")
    refused(p, "store-flower extraction jasmine", "AM-STORE-01", "no-such-method")
    refused(p, "store-flower squeezing bergamot", "AM-STORE-01", "no-such-flower")
    play(p, "store-flower maceration jasmine")
    refused(p, "store-flower maceration jasmine", "AM-STORE-03", "does-not-fit")
    play(p, "store-flower maceration rose")
    p = laboratory("enfleurage", "extraction", flowers={"orange": 2, "bergamot": 1, "rose": 1})
    play(p, "produce", "use-method distillation orange", "stop-converting")
    refused(p, "store-flower enfleurage orange", "AM-STORE-03", "does-not-fit")
    refused(p, "store-flower extraction bergamot", "AM-STORE-03", "does-not-fit")
    play(p, "store-flower enfleurage bergamot")
    refused(p, "store-flower enfleurage rose", "AM-STORE-03", "does-not-fit")


@rule("AM-STORE-04", "AM-STORE-05")
def test_a_stored_flower_serves_its_method_only() -> None:
    p = laboratory({"method": "extraction", "stored": ["lavender"]}, flowers={"lavender": 1})
    play(p, "produce")
    assert written(p, "use-method") == [
        "use-method distillation lavender",
        "use-method extraction lavender",
    ]
    there = play(p.copy(), "use-method distillation lavender")
    assert (flowers(there), stored(there)) == ({}, {"extraction": (2,)})
    assert written(there, "use-method") == []  # the stored one is not for distillation
    play(p, "use-method extraction lavender")  # together with the one in hand
    assert (flowers(p), stored(p), essences(p)) == ({}, {}, {"lavender": 2})


@rule("AM-STORE-06")
def test_a_stored_flower_may_be_discarded_for_nothing() -> None:
    p = laboratory({"method": "extraction", "stored": ["lavender", "lavender"]})
    before = reserve(p, "lavender")
    refused(p, "drop-flower extraction rose", "AM-STORE-06", "not-stored")
    play(p, "drop-flower extraction lavender")
    assert (stored(p), flowers(p)) == ({"extraction": (2,)}, {})
    assert reserve(p, "lavender") == before + 1


@rule("AM-STORE-07")
def test_stored_flowers_pay_for_nothing() -> None:
    p = laboratory({"method": "extraction", "stored": ["lavender", "lavender"]}, dial=5)
    refused(p, "study specialisation-1", "AM-APPR-08", "nothing-to-learn")
    refused(p, "study method-1", "AM-APPR-08", "nothing-to-learn")


@rule("AM-STORE-08")
def test_a_discarded_method_takes_its_flowers_along() -> None:
    p = laboratory(
        {"method": "extraction", "stored": ["lavender", "lavender"]}, "squeezing",
        dial=5, flowers={"rose": 2},
    )  # fmt: skip
    before = reserve(p, "lavender")
    play(p, "study method-1", "learn-method enfleurage rose", "drop-method extraction")
    assert reserve(p, "lavender") == before + 2
    assert stored(p) == {}
