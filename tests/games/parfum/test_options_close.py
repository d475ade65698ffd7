"""The rulings on composing, selling and the end that a table may choose otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from grasse.games.parfum.actions import (
    Bargain,
    DiscardWater,
    DrawnNote,
    DrawnWater,
    HoldNotes,
    JoinPerfume,
    LeaveFlacons,
    NewMajor,
    NewMinor,
    Pass,
    ReturnDice,
    RollDice,
    Rolled,
    TakeFlacons,
)
from grasse.games.parfum.position import ParfumPosition
from grasse.games.parfum.rulings import RULINGS, ParfumOptions
from grasse.kernel.catalog import catalog
from tests.games.parfum.tables import (
    ANN,
    CUSTOMERS,
    GAME,
    MAX,
    MIA,
    NOTES,
    changes,
    composing,
    ended,
    fruitless,
    last_chance,
    let,
    major,
    minor,
    nature,
    refusal,
    round_end,
    selling,
    stock,
    table,
    take_dice,
    tokens,
    waiting,
)
from tests.rules import rule


def test_every_option_turns_a_ruling_of_the_catalog() -> None:
    assert set(RULINGS) == set(ParfumOptions.__struct_fields__)
    assert set(RULINGS.values()) <= set(catalog(GAME))


# limited_flacons


@rule("AMB-05", "PF-FLACON-07")
@pytest.mark.parametrize(("limited", "got", "left"), [(True, 1, 0), (False, 3, -2)])
def test_unlimited_flacons(limited: bool, got: int, left: int) -> None:
    p = composing(
        ["BS01"],
        major("HD01", "HT01"),
        others=[stock(8)],
        options={"limited_flacons": limited},
    )
    assert p.flacons == 1

    changed = changes(p, JoinPerfume("BS01", 0))

    assert changed["perfumes"][MAX] == [major("HD01", "HT01", "BS01", flacons=got)]
    assert changed["flacons"] == left


@rule("AMB-05")
def test_a_table_with_a_negative_supply_can_be_written_down() -> None:
    p = composing(
        ["BS01"], major("HD01", "HT01"), others=[stock(8)], options={"limited_flacons": False}
    )
    let(p, JoinPerfume("BS01", 0))

    assert GAME.load(p.dump()).key() == p.key()


# hold_notes

HOLD = {"hold_notes": True}


@rule("AMB-10", "PF-COMPOSE-01")
def test_notes_held_are_placed_in_a_later_turn_of_the_same_player() -> None:
    steps = [["round-end"], ["selling"], ["turn", 2], ["turn", 1], ["end-turn", MAX]]
    p = table(
        [*steps, ["composing", MAX]],
        seats=2,
        clocks=[MAX, MIA, MAX, MIA],
        hands=[["HD02", "BS02", "HT01"]],
        options=HOLD,
    )
    assert HoldNotes() in p.options()

    assert "hands" not in changes(let(p, NewMinor("HD02")), HoldNotes())
    let(p, ReturnDice())
    fruitless(p)  # Mia has no notes: she is asked nothing
    assert waiting(p) == ("prepare", MAX)
    assert p.dump()["hands"] == [["BS02", "HT01"], []]
    take_dice(p)
    let(p, RollDice(), Rolled((0,) * 5))

    assert waiting(p) == ("compose", MAX)  # although nothing was claimed
    changed = changes(p, JoinPerfume("BS02", 0), HoldNotes())
    assert changed["perfumes"] == [[minor("HD02", "BS02", flacons=2)], []]
    assert changed["hands"] == [["HT01"], []]


@rule("AMB-10", "PF-CLAIM-11")
def test_notes_held_lie_open_and_score_nothing() -> None:
    p = table(
        [["round-end"], ["selling"]],
        hands=[["HD11", "BS11"]],
        options=HOLD,
        closing=False,
        last_round=True,
    )

    assert p.view(MIA)["table"]["hands"][MAX] == ["HD11", "BS11"]
    assert ended(p).scores == [0, 0, 0]


@rule("AMB-10", "PF-COMPOSE-01")
def test_by_default_no_note_is_held() -> None:
    p = composing(["HD02"])

    assert p.options() == [NewMinor("HD02"), NewMajor("HD02")]
    assert refusal(p, HoldNotes()) == ("PF-COMPOSE-01", "place-every-note")


# flacons_optional


def optional_flacons() -> ParfumPosition:
    p = composing(["BS02", "HT01"], minor("HD02"), options={"flacons_optional": True})
    return let(p, JoinPerfume("BS02", 0))


@rule("AMB-11", "PF-FLACON-03")
def test_flacons_may_be_taken() -> None:
    p = optional_flacons()
    assert p.options() == [TakeFlacons(), LeaveFlacons()]
    assert p.flacons == 25

    assert changes(p, TakeFlacons()) == {
        "perfumes": [[minor("HD02", "BS02", flacons=2)], [], []],
        "flacons": 23,
    }
    assert waiting(p) == ("compose", MAX)  # the other note is still to be placed


@rule("AMB-11", "PF-FLACON-03")
def test_flacons_may_be_left_for_good() -> None:
    p = optional_flacons()

    assert changes(p, LeaveFlacons()) == {}
    assert waiting(p) == ("compose", MAX)
    let(p, NewMajor("HT01"), ReturnDice())

    assert p.step.name != "sell"  # nothing to sell, and no reward
    assert p.tokens(MAX) == 0
    assert p.flacons == 25


# pass_drops_out


def droppers(drop: bool = True, **given: Any) -> ParfumPosition:
    one, two = stock(2)
    return selling([one], [two], options={"pass_drops_out": drop}, **given)


@rule("AMB-12", "PF-SELL-03")
@pytest.mark.parametrize(("drop", "then"), [(False, MAX), (True, MIA)])
def test_a_pass_may_cost_the_second_cycle_too(drop: bool, then: int) -> None:
    p = droppers(drop)

    let(p, Pass(), Bargain(0))

    assert waiting(p) == ("sell", then)


@rule("AMB-12", "PF-LIMIT-05")
def test_who_dropped_out_still_comes_to_the_water_limit_and_back_next_round() -> None:
    p = droppers(water=[tokens(0, 0, 0, 0, 3)])

    let(p, Pass(), Pass())
    assert waiting(p) == ("limit", MAX)
    let(p, DiscardWater(0))

    assert waiting(p)[0] == "choose-clock"
    assert p.passed == 0
    while p.step.name == "choose-clock":
        p.play(p.options()[0])
    while p.step.name == "prepare":
        fruitless(p)
    assert {waiting(p)[1], waiting(let(p, Bargain(0)))[1]} == {MAX, MIA}


@rule("AMB-12", "AMB-21")
def test_with_two_players_a_pass_may_cost_all_chances_that_are_left() -> None:
    p = droppers(seats=2, clocks=[MAX, MIA, MAX, MIA])

    let(p, Bargain(0), Pass(), Bargain(0), Bargain(0))

    assert waiting(p) == ("sell", MIA)  # at the fourth clock: Max was not asked at the third
    assert p.passed == 1 << MAX


# sold_out_notes


@rule("AMB-16", "PF-OUT-03", "PF-OUT-01")
def test_notes_of_a_sold_out_perfume_may_go_back_to_the_bag() -> None:
    p = selling(
        [minor("HD01", "BS01", flacons=1), minor("HD02", "BS02", flacons=1)],
        stock(1),
        options={"sold_out_notes": "bag"},
    )
    bag = [note.id for note in p.bag]

    changed = changes(p, Bargain(0), DrawnWater(0), DrawnWater(0))

    assert changed["perfumes"][MAX] == [minor("HD02", "BS02", flacons=1)]
    assert changed["bag"] == [note for note in NOTES if note in {*bag, "HD01", "BS01"}]
    assert changed["flacons"] == 25 - 1 - 3
    assert changed["water"][MAX] == tokens(0, 0)


@rule("AMB-16", "PF-END-02")
def test_notes_that_came_back_can_save_the_display() -> None:
    claimed = [major(note) for note in NOTES if note not in ("HD01", "BS01")][:-4]
    p = last_chance(
        [minor("HD01", "BS01", flacons=1)],
        claimed,
        display=list(NOTES)[-4:],
        options={"sold_out_notes": "bag"},
    )
    assert p.bag == []

    let(p, Bargain(0), DrawnWater(0), DrawnWater(0))

    assert p.options() == [DrawnNote("HD01"), DrawnNote("BS01")]
    let(p, DrawnNote("BS01"))
    assert waiting(p)[0] == "choose-clock"
    assert p.dump()["bag"] == ["HD01"]


# limit_in_last_round

FREE = {"limit_in_last_round": False}


@rule("AMB-17", "PF-LIMIT-06")
def test_the_final_round_may_go_without_the_limit() -> None:
    p = last_chance([], water=[tokens(*[3] * 6)], closing=False, last_round=True, options=FREE)

    assert ended(p).scores == [18, 0, 0]


@rule("AMB-17", "PF-LIMIT-01")
def test_the_other_rounds_never_do() -> None:
    p = last_chance([], water=[tokens(*[3] * 6)], options=FREE)

    assert waiting(p) == ("limit", MAX)


# closing_token


@rule("AMB-18", "PF-REFILL-07")
@pytest.mark.parametrize(("ruling", "last"), [("drawn", False), ("on-top", True)])
def test_the_token_on_top_of_the_stack_may_count_as_revealed(ruling: str, last: bool) -> None:
    p = round_end(
        seats=4,
        served=[list(CUSTOMERS)[:15]],
        street=list(CUSTOMERS)[15:18],
        options={"closing_token": ruling},
    )
    assert p.above_closing == 2

    nature(p)  # two customers fill the street, and the token is on top

    assert p.street.count(None) == 0
    assert (p.last_round, p.closing) == (last, not last)
    assert len(p.customers_b) == 5


@rule("AMB-18")
@pytest.mark.parametrize("ruling", ["drawn", "on-top"])
def test_a_token_further_down_is_never_revealed(ruling: str) -> None:
    p = round_end(seats=4, served=[list(CUSTOMERS)[:14]], options={"closing_token": ruling})

    assert p.above_closing == 1
    assert p.closing
    assert not p.last_round


# bag_end


def short_of_notes(ruling: str, claimed: int, gaps: int) -> ParfumPosition:
    display = list(NOTES)[claimed : claimed + 5 - gaps]
    perfumes = [[major(note) for note in list(NOTES)[:claimed]]]
    return round_end(perfumes=perfumes, display=display, options={"bag_end": ruling})


@rule("AMB-19", "PF-END-02")
def test_the_game_may_go_on_while_there_is_a_note_to_refill() -> None:
    assert ended(short_of_notes("short", claimed=39, gaps=3)).reason == "bag"

    p = short_of_notes("empty", claimed=39, gaps=3)
    nature(p)

    assert p.display.count(None) == 2
    assert p.bag == []
    assert waiting(p)[0] == "choose-clock"


@rule("AMB-19", "PF-END-02")
@pytest.mark.parametrize("ruling", ["short", "empty"])
def test_no_note_for_a_gap_ends_the_game_in_any_case(ruling: str) -> None:
    assert ended(short_of_notes(ruling, claimed=38, gaps=1)).reason == "bag"


@rule("AMB-19", "PF-END-04")
@pytest.mark.parametrize("ruling", ["short", "empty"])
def test_an_empty_bag_without_a_gap_ends_nothing(ruling: str) -> None:
    p = short_of_notes(ruling, claimed=37, gaps=0)

    assert p.bag == []
    assert waiting(p)[0] == "choose-clock"


# two_player_limit


@rule("AMB-20", "PF-2P-09")
@pytest.mark.parametrize(("ruling", "then"), [("round", "sell"), ("clock", "limit")])
def test_the_limit_of_two_players_may_come_after_each_clock(ruling: str, then: str) -> None:
    one, two = stock(2)
    p = selling(
        [one],
        [two],
        seats=2,
        clocks=[MAX, MIA, MAX, MIA],
        water=[tokens(0, 0, 0, 0, 1)],
        options={"two_player_limit": ruling},
    )

    let(p, Pass(), Pass())

    assert waiting(p) == (then, MAX if then == "limit" else MIA)


@rule("AMB-20")
def test_with_more_players_that_option_changes_nothing() -> None:
    one, two = stock(2)
    p = selling(
        [one],
        [two],
        water=[tokens(0, 0, 0, 0, 1)],
        options={"two_player_limit": "clock"},
    )

    let(p, Pass(), Pass())
    assert waiting(p) == ("sell", MAX)


# round_cap


@rule("AMB-24")
def test_the_cap_stops_an_endless_game_without_a_result() -> None:
    p = round_end(
        round=7, money=[9, 5, 5], water=[tokens(), tokens(3, 3)], options={"round_cap": 7}
    )

    assert ended(p).reason == "cap"
    assert ended(p).winners == []
    assert ended(p).scores == [9, 5, 5]  # a technical stop: nothing is scored
    assert p.round == 7


@rule("AMB-24")
def test_below_the_cap_the_game_goes_on() -> None:
    p = round_end(round=6, options={"round_cap": 7})

    assert waiting(p) == ("choose-clock", ANN)
    assert p.round == 7


@rule("AMB-24")
def test_a_table_past_the_cap_stops_at_the_end_of_its_round() -> None:
    assert ended(round_end(round=8, options={"round_cap": 7})).reason == "cap"


@rule("AMB-24", "PF-ROUND-02")
def test_people_play_on_until_the_game_ends() -> None:
    p = round_end(round=10_000)

    assert waiting(p) == ("choose-clock", ANN)
    assert p.round == 10_001


@rule("AMB-24", "PF-END-01")
def test_a_proper_end_comes_before_the_cap() -> None:
    p = round_end(round=7, closing=False, last_round=True, options={"round_cap": 7})

    assert ended(p).reason == "closing"
