"""Court life and favours (AM-COURT, AM-FAVOUR)."""

from __future__ import annotations

import pytest

from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.actions import INDEX
from grasse.games.aqua_mirabilis.position import NO_SEAT
from grasse.kernel import Match
from tests.games.aqua_mirabilis.at_table import (
    can,
    essences,
    parade,
    perfume,
    play,
    points,
    refused,
    reserve,
    table,
    written,
)
from tests.rules import rule


@rule("AM-COURT-01")
def test_the_couples_cost_more_by_rank() -> None:
    costs = {s.id: s.cost for s in table(3).box.spaces if s.area == "court"}
    assert costs == {"A1": 1, "A2": 1, "B1": 2, "B2": 2, "C1": 2, "D1": 3}
    p = table(3)
    play(p, "visit-couple D1")
    assert p.dials[0] == 2


@pytest.mark.parametrize(
    ("space", "before", "after"),
    [("A1", 0, 1), ("B1", 1, 2), ("C1", 2, 3), ("D1", 3, 4)],
)
@rule("AM-COURT-02")
def test_each_noble_gives_the_next_letter(space: str, before: int, after: int) -> None:
    p = table(3, {"letter": before})
    play(p, f"visit-couple {space}")
    assert p.letters[0] == after


@pytest.mark.parametrize(
    ("space", "letter"), [("A1", 1), ("A1", 4), ("B1", 0), ("B1", 2), ("D1", 2)]
)
@rule("AM-COURT-03")
def test_without_the_letter_before_nothing_is_given(space: str, letter: int) -> None:
    p = table(3, {"letter": letter})
    play(p, f"visit-couple {space}", "give-nothing")
    assert p.letters[0] == letter


@rule("AM-COURT-03", "AM-COMP-09")
def test_there_are_two_letters_of_each_level() -> None:
    """Q-32."""
    # given: two players hold letters of level 1; when: a third one visits couple A
    p = table(4, {}, {"letter": 1}, {"letter": 1})
    play(p, "visit-couple A1", "give-nothing")
    # then: none is left for him
    assert p.letters[0] == 0
    # given: one of them has changed his for level 2; then: it lies there again
    p = table(4, {}, {"letter": 1}, {"letter": 2})
    play(p, "visit-couple A1")
    assert p.letters[0] == 1


@rule("AM-COURT-04", "AM-COURT-10")
def test_gifts() -> None:
    everything = dict.fromkeys(INDEX, 2)
    own = {"essences": everything, "tokens": 2, "parade": [perfume("N1", "orange", presented=True)]}
    p = table(3, own)
    play(p, "visit-couple A1")
    assert [o for o in written(p) if o.startswith("give")] == [
        "give-essence bergamot",
        "give-essence jasmine",
        "give-essence lavender",
        "give-nothing",
    ]
    refused(p, "give-essence rose", "AM-COURT-04", "wrong-gift")
    refused(p, "give-token", "AM-COURT-04", "wrong-gift")
    refused(p, "give-perfume 0", "AM-COURT-04", "wrong-gift")
    before = reserve(p, "jasmine")
    play(p, "give-essence jasmine", "give-essence jasmine", "give-essence lavender")
    refused(p, "give-essence jasmine", "AM-COURT-04", "no-such-essence")
    refused(p, "give-nothing", "AM-COURT-04", "gift-given")
    assert reserve(p, "jasmine") == before + 2
    p = table(3, own)
    play(p, "visit-couple B1")
    assert written(p, "give-essence") == [
        f"give-essence {e}" for e in ("narcissus", "orange", "rose")
    ]
    p = table(3, own)
    left = p.tokens_left
    play(p, "visit-couple C1", "give-token", "give-token")
    assert (p.tokens[0], p.tokens_left) == (0, left + 2)
    refused(p, "give-token", "AM-COURT-04", "no-token")
    p = table(3, own)
    before = reserve(p, "orange")
    play(p, "visit-couple D1", "give-perfume 0")  # also a presented one
    assert (parade(p), reserve(p, "orange")) == ([], before + 1)
    assert sum(p.recipes) == 35
    refused(p, "give-perfume 0", "AM-COURT-04", "no-such-perfume")


@rule("AM-COURT-05", "AM-SETUP-10")
def test_with_a_gift_the_player_looks_at_the_bonus() -> None:
    p = table(3, {"essences": {"lavender": 1}})
    match = Match(GAME, p, ["ada", "ben", "cy"], nature="given", id="look", seed=bytes(32))
    for line in ("visit-couple A1", "give-essence lavender", "stop-giving"):
        match.play(GAME.vocabulary.parse(line))
    assert len(p.options()) == 12  # nobody has seen any: each may be there
    match.play(GAME.vocabulary.parse("drawn-bonus letter"))
    assert p.view(0)["table"]["bonuses"] == ["letter", None, None, None]
    assert p.view(1)["table"]["bonuses"] == [None] * 4
    assert p.view(None)["table"]["bonuses"] == [None] * 4
    assert p.view(1)["table"]["peeked"] == [[0], [], [], []]  # everybody sees that he looked
    told = [entry for entry in match.journal if entry.id == "saw-bonus"]
    assert [entry.to for entry in told] == [0]
    assert any(entry.id == "looks" and entry.to is None for entry in match.journal)


@rule("AM-COURT-05")
def test_a_second_looker_sees_the_same_bonus() -> None:
    p = table(
        3, {"essences": {"lavender": 1}},
        bonuses=["letter", None, None, None], peeked=[[1], [], [], []],
    )  # fmt: skip
    play(p, "visit-couple A1", "give-essence lavender", "stop-giving")
    assert p.to_act == 0
    assert p.peeked[0] == 0b11
    assert p.view(0)["table"]["bonuses"][0] == "letter"


@rule("AM-COURT-06")
def test_one_token_for_each_gift() -> None:
    p = table(3, {"essences": {"lavender": 3}})
    play(p, "visit-couple A1", *["give-essence lavender"] * 3, "stop-giving", "drawn-bonus letter")
    assert written(p) == ["place-influence A", "stop-influence"]
    refused(p, "place-influence B", "AM-COURT-06", "another-lady")
    play(p, "place-influence A", "place-influence A", "stop-influence")  # one is declined
    assert p.influence[0] == (2, 0, 0, 0)
    assert p.supply(0) == 6


@rule("AM-COURT-07")
def test_tokens_are_moved_only_when_the_supply_is_empty() -> None:
    p = table(3, {"essences": {"lavender": 2}, "influence": [0, 3, 4, 0]}, favours=[-1, 0, 0, -1])
    play(p, "visit-couple A1", *["give-essence lavender"] * 2, "stop-giving", "drawn-bonus letter")
    refused(p, "move-influence B A", "AM-COURT-07", "supply-first")
    play(p, "place-influence A")
    assert p.supply(0) == 0
    refused(p, "place-influence A", "AM-COURT-07", "no-influence-left")
    assert written(p) == ["move-influence B A", "move-influence C A", "stop-influence"]
    refused(p, "move-influence D A", "AM-COURT-07", "no-influence-there")
    play(p, "move-influence C A")
    assert p.influence[0] == (2, 3, 3, 0)


@rule("AM-COURT-08")
def test_free_actions_between_noble_and_lady() -> None:
    p = table(3, {"cities": ["PA-E-L"]})
    play(p, "visit-couple A1")
    assert p.letters[0] == 1
    assert written(p) == ["flip-tile PA-E-L", "give-nothing"]
    play(p, "flip-tile PA-E-L", "give-essence lavender")
    assert essences(p) == {"lavender": 1}


@rule("AM-COURT-09")
def test_without_a_gift_no_look_and_no_influence() -> None:
    p = table(3, {"essences": {"lavender": 1}})
    play(p, "visit-couple A1")
    refused(p, "stop-giving", "AM-COURT-09", "no-gift-no-look")
    play(p, "give-nothing")
    assert (p.step.name, p.peeked, p.influence[0]) == ("close", (0,) * 4, (0,) * 4)


# Favours


@rule("AM-FAVOUR-01", "AM-FAVOUR-02")
def test_the_strict_majority_holds_the_favour() -> None:
    p = table(3, {"influence": [1, 2, 1, 0]}, {"influence": [0, 1, 1, 0]})
    assert p.favours == (0, 0, NO_SEAT, NO_SEAT)
    p = table(
        3, {"influence": [1, 2, 0, 0]}, {"influence": [0, 2, 0, 0]}, {"influence": [0, 1, 0, 0]}
    )
    assert p.favours == (0, NO_SEAT, NO_SEAT, NO_SEAT)


@rule("AM-FAVOUR-01", "AM-FAVOUR-02")
def test_a_favour_changes_hands_by_influence() -> None:
    p = table(3, {"essences": {"lavender": 2}}, {"influence": [1, 0, 0, 0]})
    assert p.favours[0] == 1
    play(p, "visit-couple A1", *["give-essence lavender"] * 2, "stop-giving", "drawn-bonus letter")
    tied = play(p.copy(), "place-influence A", "stop-influence")
    assert tied.favours[0] == NO_SEAT  # it lies on the lady
    play(p, "place-influence A", "place-influence A")
    assert p.favours[0] == 0


@rule("AM-FAVOUR-03")
def test_moving_away_changes_the_owner_of_the_lady_that_is_left() -> None:
    p = table(
        3, {"essences": {"lavender": 1}, "influence": [0, 3, 5, 0]}, {"influence": [0, 2, 0, 0]},
    )  # fmt: skip
    assert p.favours == (NO_SEAT, 0, 0, NO_SEAT)
    play(p, "visit-couple A1", "give-essence lavender", "stop-giving", "drawn-bonus letter")
    play(p, "move-influence B A")
    assert p.favours == (0, NO_SEAT, 0, NO_SEAT)  # lady B: two against two


@rule("AM-FAVOUR-04")
def test_of_three_majorities_two_favours_are_kept() -> None:
    p = table(3, {"essences": {"lavender": 1}, "influence": [0, 1, 1, 0]})
    play(p, "visit-couple A1", "give-essence lavender", "stop-giving", "drawn-bonus letter")
    play(p, "place-influence A")
    assert p.step.name == "keep"
    assert written(p) == ["keep-favours A B", "keep-favours A C", "keep-favours B C"]
    refused(p, "keep-favours A D", "AM-FAVOUR-04", "two-of-your-favours")
    play(p, "keep-favours C A")  # in any order
    assert p.favours == (0, NO_SEAT, 0, NO_SEAT)
    assert p.step.name == "close"


@rule("AM-FAVOUR-04")
def test_somebody_not_on_turn_may_have_to_choose() -> None:
    # Seat 1 ties nobody out: seat 0's token leaves lady B, so seat 1 leads with A, B and C.
    p = table(
        3,
        {"essences": {"rose": 1}, "influence": [0, 1, 0, 7], "letter": 1},
        {"influence": [1, 1, 1, 0]},
    )
    assert p.favours == (1, NO_SEAT, 1, 0)
    play(p, "visit-couple B1", "give-essence rose", "stop-giving", "drawn-bonus letter")
    assert written(p) == ["move-influence D B", "stop-influence"]
    play(p, "stop-influence")
    assert p.step.name == "close"  # nothing changed, nobody is asked
    p = table(
        3,
        {"essences": {"lavender": 1}, "influence": [0, 1, 0, 7]},
        {"influence": [2, 1, 1, 0]},
    )
    play(p, "visit-couple A1", "give-essence lavender", "stop-giving", "drawn-bonus letter")
    play(p, "move-influence B A")
    assert (p.step.name, p.to_act) == ("keep", 1)
    assert written(p) == ["keep-favours A B", "keep-favours A C", "keep-favours B C"]
    assert p.view(0)["options"] == []
    play(p, "keep-favours A B")
    assert p.favours == (1, 1, NO_SEAT, 0)
    assert p.to_act == 0


@rule("AM-FAVOUR-05")
def test_favour_a_moves_the_court_once() -> None:
    own = {"influence": [1, 0, 0, 0], "parade": [perfume("N1", "orange")]}
    p = table(3, own, court="rose", king="rose")
    play(p, "enter-versailles", "move-court")
    assert p.court == INDEX["bergamot"]  # wrapping round
    refused(p, "move-court", "AM-FAVOUR-05", "court-moved")
    p = table(3, own)
    play(p, "enter-versailles", "present-perfume 0")
    assert can(p, "move-court")  # also afterwards
    p = table(3, {"parade": [perfume("N1", "orange")]})
    play(p, "enter-versailles")
    refused(p, "move-court", "AM-FAVOUR-05", "no-favour")


@rule("AM-FAVOUR-06")
def test_favour_b_makes_the_king_pay_five() -> None:
    p = table(3, {"influence": [0, 1, 0, 0], "parade": [perfume("N1", "orange")]}, king="narcissus")
    play(p, "enter-versailles", "present-perfume 0")
    assert points(p) == {"originality": 3, "king": 3, "favours": 2}


@rule("AM-FAVOUR-07")
def test_favour_c_presents_two() -> None:
    three = [perfume("N1", "orange"), perfume("N1", "rose"), perfume("N1", "lavender")]
    p = table(3, {"influence": [0, 0, 1, 0], "parade": three})
    play(p, "enter-versailles", "present-perfume 0", "present-perfume 1")
    refused(p, "present-perfume 2", "AM-VERSAILLES-14", "enough-presented")
    assert parade(p) == ["N-O*", "N-R*", "N-L"]


@rule("AM-FAVOUR-08")
def test_favour_d_pays_two_for_each_cube() -> None:
    p = table(
        3,
        {"influence": [0, 0, 0, 1], "parade": [perfume("N2", "orange", "rose")]},
        cubes={"N-R": 4},
    )
    play(p, "enter-versailles", "present-perfume 0")
    assert points(p) == {"originality": 3, "favours": 2}  # no cube on the full cell


@rule("AM-FAVOUR-10")
def test_a_favour_works_in_the_turn_in_which_it_is_gained() -> None:
    p = table(3, {"parade": [perfume("N1", "orange")], "cities": ["FI-INF"]}, king="narcissus")
    play(p, "enter-versailles", "flip-tile FI-INF", "place-influence A", "place-influence B")
    assert p.favours == (0, 0, NO_SEAT, NO_SEAT)
    assert can(p, "move-court")
    play(p, "present-perfume 0")
    assert points(p) == {"originality": 3, "king": 3, "favours": 2}
