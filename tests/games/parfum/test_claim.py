"""Phase 2, step b: claim notes (PF-CLAIM)."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grasse.games.parfum.actions import (
    AROMAS,
    ClaimNote,
    DrawnNote,
    DrawNote,
    JoinPerfume,
    NewMajor,
    NewMinor,
    ReturnDice,
    StopClaiming,
)
from tests.games.parfum.tables import (
    MAX,
    MIA,
    NOTES,
    aromas,
    box_with,
    changes,
    claiming,
    fruitless,
    let,
    minor,
    nature,
    reachable_claims,
    refusal,
    table,
    waiting,
)
from tests.rules import rule


@rule("PF-CLAIM-02", "PF-CLAIM-06", "TV-07")
def test_two_notes_for_three_flasks_bring_three_coins() -> None:
    p = claiming(aromas(rose=2, lavender=1), ["HD04", "HT09", "BS02", "HD05"], money=[5, 8, 6])

    changed = changes(p, ClaimNote("HT09"), ClaimNote("BS02"))

    assert changed == {
        "money": [8, 8, 6],
        "track": [MIA, 2, MAX],
        "display": ["HD04", None, None, "HD05", None],
        "flasks": aromas(),
        "used": aromas(rose=2, lavender=1),
        "hands": [["HT09", "BS02"], [], []],
    }
    assert waiting(p) == ("compose", MAX)


@rule("PF-CLAIM-02", "TV-34")
def test_the_flasks_must_pay_for_the_whole_set() -> None:
    a, b, c = "HD02", "BS06", "BS02"  # rose 1, rose 2, rose 1

    sets = reachable_claims(claiming(aromas(rose=2), [a, b, c]))

    assert set(sets) == {frozenset(some) for some in ([], [a], [b], [c], [a, c])}


@rule("PF-CLAIM-01", "TV-35")
def test_a_note_that_could_be_claimed_may_be_left() -> None:
    p = claiming(aromas(rose=2), ["HD02", "BS02"])

    changed = changes(p, StopClaiming())

    assert changed == {}
    assert waiting(p) == ("end-turn", MAX)


@rule("PF-CLAIM-01")
def test_after_one_note_the_others_may_be_left() -> None:
    p = claiming(aromas(rose=2), ["HD02", "BS02"])

    changed = changes(p, ClaimNote("HD02"), StopClaiming())

    assert changed["display"] == [None, "BS02", None, None, None]
    assert changed["hands"][MAX] == ["HD02"]
    assert waiting(p) == ("compose", MAX)


@rule("PF-CLAIM-01")
@pytest.mark.parametrize("note", ["BS02", "no such note"])
def test_only_notes_of_the_display_can_be_claimed(note: str) -> None:
    p = claiming(aromas(rose=2), ["HD02"])

    assert refusal(p, ClaimNote(note)) == ("PF-CLAIM-01", "note-not-on-display")


@rule("PF-CLAIM-03")
def test_a_flask_that_paid_for_one_note_does_not_pay_for_another() -> None:
    p = claiming(aromas(violet=1, rose=1), ["HD02", "BS02", "HD01"])

    p.play(ClaimNote("HD02"))

    assert p.options() == [ClaimNote("HD01"), StopClaiming()]
    assert refusal(p, ClaimNote("BS02")) == ("PF-CLAIM-02", "flasks-missing")


@rule("PF-CLAIM-04")
@pytest.mark.parametrize("missing", AROMAS)
def test_no_aroma_stands_for_another(missing: str) -> None:
    single = {"violet": "HD01", "bergamot": "BS01", "rose": "HD02", "vanilla": "BS03"}
    single["lavender"] = "HD03"
    flasks = aromas(**{aroma: 3 for aroma in AROMAS if aroma != missing})
    p = claiming(flasks, list(single.values()))

    claims = {ClaimNote(note) for aroma, note in single.items() if aroma != missing}

    assert set(p.options()) == {*claims, StopClaiming()}
    assert refusal(p, ClaimNote(single[missing])) == ("PF-CLAIM-02", "flasks-missing")


@rule("PF-CLAIM-05")
def test_flasks_that_were_not_used_are_gone_with_the_turn() -> None:
    ahead = [["round-end"], ["selling"], ["turn", 1], ["end-turn", MAX], ["claiming", MAX]]
    rose = aromas(rose=3)
    p = table(ahead, display=["HD02", "BS02"], dice=rose, flasks=rose)

    let(p, StopClaiming(), ReturnDice())

    assert waiting(p) == ("prepare", MIA)
    assert (p.dice, p.flasks, p.used) == (aromas(), aromas(), aromas())
    fruitless(p)
    assert p.display[:2] == [p.box.notes["HD02"], p.box.notes["BS02"]]


@rule("PF-CLAIM-06")
def test_the_coin_value_is_paid_at_once_whatever_the_note_requires() -> None:
    box = box_with(HD02={"coins": 5}, BS02={"coins": 0})
    p = claiming(aromas(rose=3), ["HD02", "BS02", "HD06"], box=box)

    assert changes(p, ClaimNote("HD02"))["money"] == [5, 0, 0]
    assert "money" not in changes(p, ClaimNote("BS02"))
    assert p.income[MAX] == (5, 0, 0, 0)


@rule("PF-CLAIM-07")
def test_the_space_of_a_claimed_note_stays_empty_until_a_draw_or_the_round_end() -> None:
    ahead = [["round-end"], ["selling"], ["turn", 1], ["end-turn", MAX], ["composing", MAX]]
    p = table(
        [*ahead, ["claiming", MAX]],
        display=["HD02", "HD04", "BS02", "HD06", "HD07"],
        dice=aromas(rose=2),
        flasks=aromas(rose=2),
    )

    let(p, ClaimNote("HD02"), ClaimNote("BS02"), NewMinor("HD02"), NewMajor("BS02"), ReturnDice())
    assert [note and note.id for note in p.display] == [None, "HD04", None, "HD06", "HD07"]

    let(p, DrawNote(), DrawnNote("HT01"))
    assert [note and note.id for note in p.display] == ["HT01", "HD04", None, "HD06", "HD07"]

    let(fruitless(p), DrawnNote("HT02"))
    assert [note and note.id for note in p.display] == ["HT01", "HD04", "HT02", "HD06", "HD07"]


@rule("PF-CLAIM-08")
def test_all_six_notes_of_the_display_can_be_claimed_in_one_turn() -> None:
    notes = ["HD01", "HD02", "HD03", "HT02", "HT03", "BS01"]
    flasks = aromas(violet=1, bergamot=2, rose=1, vanilla=1, lavender=1)
    p = claiming(flasks, notes, seats=4)

    changed = changes(p, *map(ClaimNote, notes))

    assert changed["money"] == [6, 0, 0, 0]
    assert changed["hands"][MAX] == notes
    assert changed["display"] == [None] * 6


@rule("PF-CLAIM-09")
def test_the_order_of_the_claims_has_no_effect() -> None:
    def claim_and_place(*notes: str) -> str:
        p = claiming(aromas(rose=2, lavender=1), ["HT09", "BS02", "HD04"], money=[0, 3, 0])
        let(p, *map(ClaimNote, notes))
        return let(p, NewMajor("HT09"), JoinPerfume("BS02", 0)).key()

    assert claim_and_place("HT09", "BS02") == claim_and_place("BS02", "HT09")


@rule("PF-CLAIM-10")
def test_a_claimed_note_goes_neither_back_to_the_display_nor_to_the_bag() -> None:
    p = claiming(aromas(rose=1), ["HD02", "HD04", "HD05", "HD06", "HD07"])
    left = 42 - 5

    let(p, ClaimNote("HD02"))
    assert refusal(p, ReturnDice())[0] == "STEP"
    let(p, NewMinor("HD02"), ReturnDice())

    assert waiting(p) == ("bag", -1)
    assert len(p.bag) == left
    assert DrawnNote("HD02") not in p.options()
    nature(p)
    assert "HD02" not in [note and note.id for note in p.display]
    assert [note.id for note in p.perfumes[MAX][0].notes] == ["HD02"]


@rule("PF-CLAIM-11")
def test_a_claimed_note_lies_open_and_pays_only_once() -> None:
    p = claiming(aromas(rose=1), ["BS02"], perfumes=[[minor("HD03")]])

    let(p, ClaimNote("BS02"))
    assert p.money[MAX] == 1
    assert all(p.view(seat)["table"]["hands"][MAX] == ["BS02"] for seat in (None, MAX, MIA))

    let(p, JoinPerfume("BS02", 0))
    assert p.money[MAX] == 1
    assert all(
        p.view(seat)["table"]["perfumes"][MAX] == [minor("HD03", "BS02", flacons=2)]
        for seat in (None, MAX, MIA)
    )


@rule("PF-CLAIM-01", "PF-CLAIM-02", "PF-CLAIM-03", "PF-CLAIM-06", "PF-CLAIM-08", "PF-CLAIM-09")
@settings(max_examples=150, deadline=None)
@given(
    display=st.lists(st.sampled_from(sorted(NOTES)), unique=True, max_size=6),
    flasks=st.lists(st.integers(0, 3), min_size=5, max_size=5),
)
def test_the_sets_that_can_be_claimed_are_those_of_the_rule(
    display: list[str], flasks: list[int]
) -> None:
    have = dict(zip(AROMAS, flasks, strict=True))
    p = claiming(flasks, display, seats=4)

    expected = {
        frozenset(some)
        for size in range(len(display) + 1)
        for some in combinations(display, size)
        if all(sum(NOTES[n]["requires"].get(a, 0) for n in some) <= have[a] for a in AROMAS)
    }

    sets = reachable_claims(p)
    assert set(sets) == expected
    for some, after in sets.items():
        assert after.money == [sum(NOTES[note]["coins"] for note in some), 0, 0, 0]
        assert {note.id for note in after.display if note} == set(display) - some
        assert [f + u for f, u in zip(after.flasks, after.used, strict=True)] == flasks
        assert after.bag == p.bag
        if after.step.name == "claim":
            assert StopClaiming() in after.options()
