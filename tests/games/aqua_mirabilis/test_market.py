"""The flower market (AM-MARKET)."""

from __future__ import annotations

from grasse.games.aqua_mirabilis.actions import INDEX
from tests.games.aqua_mirabilis.at_table import (
    can,
    flowers,
    play,
    refused,
    reserve,
    table,
    written,
)
from tests.rules import rule


@rule("TV-15", "AM-MARKET-01", "AM-MARKET-04", "AM-MARKET-05", "AM-MARKET-06")
def test_the_market_example() -> None:
    p = table(
        3, *[{"tokens": 0}] * 3,
        stalls={"narcissus": 2, "jasmine": 1, "bergamot": 3, "orange": 1, "rose": 3},
        workers=["bergamot", "jasmine"],
    )  # fmt: skip
    play(p, "visit-stall narcissus", "collect", "end-turn")
    assert flowers(p, 0) == {"bergamot": 1, "jasmine": 1, "narcissus": 1}
    assert p.dials[0] == 4
    assert p.stalls == [2, 0, 0, 1, 1, 3]

    play(p, "visit-stall bergamot", "move-worker jasmine orange", "collect", "end-turn")
    assert flowers(p, 1) == {"bergamot": 2, "orange": 1}
    assert p.dials[1] == 3
    assert (p.stalls, p.workers) == ([0, 0, 0, 1, 0, 3], (INDEX["bergamot"], INDEX["orange"]))

    play(p, "visit-stall rose", "move-worker orange narcissus", "collect", "end-turn")
    assert flowers(p, 2) == {"narcissus": 1, "rose": 1}  # nothing at the bergamot stall
    assert p.dials[2] == 3
    assert p.stalls == [0, 0, 0, 0, 0, 2]

    refused(p, "visit-stall rose", "AM-ACTION-02", "space-occupied")
    play(p, "visit-stall jasmine", "move-worker bergamot rose", "move-worker narcissus rose")
    play(p, "collect")
    assert flowers(p, 0) == {"bergamot": 1, "jasmine": 1, "narcissus": 1, "rose": 2}
    assert p.dials[0] == 1
    assert p.stalls == [0] * 6


@rule("AM-MARKET-02")
def test_each_worker_costs_a_point() -> None:
    p = table(3, {"dial": 2})
    play(p, "visit-stall rose")
    assert p.dials[0] == 1
    assert len(written(p, "move-worker")) == 10
    play(p, "move-worker jasmine rose")
    assert p.dials[0] == 0
    assert written(p) == ["collect"]  # no point is left for the other
    refused(p, "move-worker bergamot rose", "AM-SUNDIAL-03", "too-few-points")


@rule("AM-MARKET-03", "AM-MARKET-04")
def test_three_on_one_stall_take_up_to_three() -> None:
    p = table(3)
    play(p, "visit-stall rose", "move-worker jasmine rose", "move-worker bergamot rose", "collect")
    assert flowers(p) == {"rose": 3}
    assert p.workers == (5, 5)
    p = table(3, stalls={"rose": 2}, workers=["rose", "rose"])
    play(p, "visit-stall rose", "collect")
    assert flowers(p) == {"rose": 2}


@rule("AM-MARKET-03")
def test_a_worker_may_join_another_perfumer() -> None:
    p = table(3, {}, {"perfumer": "stall-rose"})
    play(p, "visit-stall orange", "move-worker jasmine rose", "collect")
    assert flowers(p) == {"bergamot": 1, "orange": 1, "rose": 1}


@rule("AM-MARKET-05")
def test_an_empty_stall_may_be_visited() -> None:
    p = table(3, stalls={})
    assert can(p, "visit-stall lavender")
    play(p, "visit-stall lavender", "collect")
    assert flowers(p) == {}
    assert p.dials[0] == 4


@rule("AM-MARKET-07")
def test_the_market_ability() -> None:
    p = table(3, {"abilities": ["market"]})
    play(p, "visit-stall rose", "collect")
    assert len(written(p, "take-flower")) == 6
    before = reserve(p, "orange")
    play(p, "take-flower orange")
    assert flowers(p) == {"bergamot": 1, "jasmine": 1, "orange": 1, "rose": 1}
    assert reserve(p, "orange") == before - 1
    p = table(3, {"abilities": ["market"]}, stalls={})
    play(p, "visit-stall rose", "collect")
    assert p.step.name == "close"  # no flower was taken


@rule("AM-MARKET-07", "AM-COMP-09")
def test_the_extra_flower_must_be_in_the_reserve() -> None:
    p = table(3, {"abilities": ["market"]}, {"essences": {"orange": 13}})
    play(p, "visit-stall rose", "collect")
    assert not can(p, "take-flower orange")
    refused(p, "take-flower orange", "AM-COMP-09", "reserve-empty")


@rule("AM-MARKET-08")
def test_each_worker_moves_at_most_once() -> None:
    p = table(3)
    play(p, "visit-stall rose")
    refused(p, "move-worker jasmine jasmine", "AM-MARKET-08", "no-move-at-all")
    refused(p, "move-worker orange rose", "AM-MARKET-02", "no-worker-there")
    play(p, "move-worker jasmine orange")
    refused(p, "move-worker orange rose", "AM-MARKET-08", "worker-moved")
    assert len(written(p, "move-worker")) == 5
    p = table(3, workers=["rose", "rose"])
    play(p, "visit-stall orange", "move-worker rose lavender")
    assert can(p, "move-worker rose lavender")  # the other one
