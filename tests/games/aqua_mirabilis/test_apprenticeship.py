"""Apprenticeship (AM-APPR)."""

from __future__ import annotations

from tests.games.aqua_mirabilis.at_table import (
    essences,
    flowers,
    play,
    refused,
    reserve,
    table,
    written,
)
from tests.rules import rule


@rule("AM-APPR-01", "AM-APPR-09")
def test_base_essence() -> None:
    p = table(3, {"essences": {"rose": 1, "orange": 1}})
    before = reserve(p, "rose")
    play(p, "study base")
    assert written(p) == ["learn-base orange", "learn-base rose"]
    refused(p, "learn-base jasmine", "AM-APPR-01", "no-such-essence")
    play(p, "learn-base rose")
    assert (p.dials[0], essences(p), reserve(p, "rose")) == (2, {"orange": 1}, before + 1)
    assert p.bases[0] == 1 << 5
    assert p.bases_left.each == (1, 1, 1, 1, 1, 0)
    assert p.experience[0] == 2
    assert not written(p, "flip-tile")  # such tiles are never flipped


@rule("AM-APPR-02")
def test_specialisation() -> None:
    p = table(3, {"flowers": {"rose": 1}, "essences": {"orange": 1}})
    play(p, "study specialisation-1")
    assert written(p) == ["learn-specialisation rose"]
    refused(p, "learn-specialisation orange", "AM-APPR-02", "no-such-flower")
    play(p, "learn-specialisation rose")
    assert (p.dials[0], flowers(p), p.experience[0]) == (4, {}, 2)
    assert p.specialisations[0] == 1 << 5


@rule("AM-APPR-03")
def test_special_ability() -> None:
    p = table(3, {"tokens": 1})
    left = p.tokens_left
    play(p, "study ability")
    assert written(p) == [
        "learn-ability market",
        "learn-ability production",
        "learn-ability carriage",
    ]
    play(p, "learn-ability carriage")
    assert (p.dials[0], p.tokens[0], p.tokens_left) == (3, 0, left + 1)
    assert p.abilities_left.each == (2, 2, 1)
    assert p.experience[0] == 2
    refused(table(3, {"tokens": 0}), "study ability", "AM-APPR-08", "nothing-to-learn")


@rule("AM-APPR-04")
def test_method() -> None:
    p = table(3, {"flowers": {"rose": 2, "orange": 1}})
    before = reserve(p, "rose")
    play(p, "study method-1")
    assert written(p) == [
        f"learn-method {method} rose"
        for method in ("maceration", "squeezing", "enfleurage", "extraction")
    ]
    refused(p, "learn-method squeezing orange", "AM-APPR-04", "two-equal-flowers")
    play(p, "learn-method squeezing rose")
    assert (p.dials[0], flowers(p), reserve(p, "rose")) == (4, {"orange": 1}, before + 2)
    assert [method.id for method, _ in p.methods[0]] == ["distillation", "squeezing"]
    assert p.methods_left.each == (0, 3, 2, 3, 3)
    assert p.experience[0] == 2


@rule("AM-APPR-05")
def test_no_duplicates() -> None:
    p = table(3, {"abilities": ["market"], "tokens": 1})
    play(p, "study ability")
    refused(p, "learn-ability market", "AM-APPR-05", "tile-twice")
    p = table(3, {"methods": [{"method": "squeezing"}], "flowers": {"rose": 2}})
    play(p, "study method-1")
    refused(p, "learn-method squeezing rose", "AM-APPR-06", "method-twice")


@rule("AM-APPR-06")
def test_a_method_is_never_acquired_twice() -> None:
    p = table(3, {"methods": [{"method": "squeezing"}], "flowers": {"rose": 2}})
    assert p.learned[0] == 0b101  # distillation was given up
    play(p, "study method-1")
    refused(p, "learn-method distillation rose", "AM-APPR-06", "method-twice")
    everything = ["maceration", "squeezing", "enfleurage", "extraction"]
    p = table(3, {"learned": everything, "flowers": {"rose": 2}})
    refused(p, "study method-1", "AM-APPR-08", "nothing-to-learn")


@rule("AM-APPR-07")
def test_with_three_methods_one_is_discarded() -> None:
    three = [{"method": "distillation"}, {"method": "squeezing"}, {"method": "extraction"}]
    p = table(3, {"methods": three, "flowers": {"rose": 2}})
    play(p, "study method-1", "learn-method enfleurage rose")
    assert written(p) == [f"drop-method {m}" for m in ("distillation", "squeezing", "extraction")]
    refused(p, "drop-method maceration", "AM-APPR-07", "no-such-method")
    play(p, "drop-method distillation")
    assert [method.id for method, _ in p.methods[0]] == ["squeezing", "extraction", "enfleurage"]
    assert p.methods_left.each == (0, 3, 2, 2, 2)  # the discarded one leaves the game
    assert p.experience[0] == 3


@rule("AM-APPR-08")
def test_tile_and_resource_must_be_there() -> None:
    p = table(3, {"flowers": {"rose": 1}}, {"specialisations": ["rose"]})
    refused(p, "study specialisation-1", "AM-APPR-08", "nothing-to-learn")
    refused(p, "study method-1", "AM-APPR-08", "nothing-to-learn")
    refused(p, "study base", "AM-APPR-08", "nothing-to-learn")
    p = table(3, {"flowers": {"rose": 1, "orange": 1}}, {"specialisations": ["rose"]})
    play(p, "study specialisation-1")
    refused(p, "learn-specialisation rose", "AM-APPR-08", "tile-gone")
    p = table(3, {"essences": {"rose": 1, "orange": 1}}, {"bases": ["rose"]})
    play(p, "study base")
    refused(p, "learn-base rose", "AM-APPR-08", "tile-gone")
    p = table(3, {}, {"abilities": ["market"]}, {"abilities": ["market"]})
    play(p, "study ability")
    refused(p, "learn-ability market", "AM-APPR-08", "tile-gone")


@rule("AM-APPR-09")
def test_apprenticeship_tiles_stay() -> None:
    p = table(3, {"bases": ["rose"], "specialisations": ["rose"], "abilities": ["market"]})
    play(p, "visit-stall rose", "collect", "take-flower rose", "end-turn", "pass-on")
    assert (p.bases[0], p.specialisations[0], p.abilities[0]) == (1 << 5, 1 << 5, 1)
    assert p.experience[0] == 4
