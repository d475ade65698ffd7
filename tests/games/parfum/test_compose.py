"""Phase 2, step c: compose perfumes and receive their flacons (PF-COMPOSE, PF-FLACON)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grasse import Action, Plain
from grasse.games.parfum.actions import (
    AROMAS,
    Bargain,
    ClaimNote,
    HoldNotes,
    JoinPerfume,
    LeaveFlacons,
    NewMajor,
    NewMinor,
    ReturnDice,
    SellTo,
    TakeFlacons,
)
from tests.games.parfum.tables import (
    HEADS,
    MAX,
    MIA,
    NOTES,
    aromas,
    box_with,
    changes,
    claiming,
    composing,
    let,
    major,
    minor,
    refusal,
    selling,
    stock,
    waiting,
)
from tests.rules import rule

SLOTS = {"minor": ["head", "base"], "major": ["head", "heart", "base"]}


@rule("PF-COMPOSE-02", "PF-COMPOSE-04", "TV-08")
def test_the_heart_begins_a_major_and_the_base_finishes_the_minor() -> None:
    p = claiming(aromas(rose=2, lavender=1), ["HT09", "BS02"], perfumes=[[minor("HD03")]])
    let(p, ClaimNote("HT09"), ClaimNote("BS02"))

    changed = changes(p, NewMajor("HT09"), JoinPerfume("BS02", 0))

    assert changed == {
        "hands": [[], [], []],
        "perfumes": [[minor("HD03", "BS02", flacons=2), major("HT09")], [], []],
        "flacons": 23,
    }
    assert waiting(p) == ("end-turn", MAX)


@rule("PF-FLACON-01", "TV-09")
def test_a_finished_minor_gets_two_flacons_at_once_and_can_be_sold_this_round() -> None:
    p = composing(["BS02"], minor("HD03"))

    let(p, JoinPerfume("BS02", 0))
    assert p.perfumes[MAX][0].flacons == 2
    assert p.flacons == 23

    let(p, ReturnDice())
    assert waiting(p) == ("sell", MAX)
    assert Bargain(0) in p.options()


@rule("PF-COMPOSE-01")
def test_notes_are_placed_one_at_a_time_in_the_order_the_player_likes() -> None:
    p = composing(["HD01", "HT01", "BS01"])
    assert {one.plain()["note"] for one in p.options()} == {"HD01", "HT01", "BS01"}

    assert changes(p, NewMajor("HT01")) == {
        "hands": [["HD01", "BS01"], [], []],
        "perfumes": [[major("HT01")], [], []],
    }
    assert waiting(p) == ("compose", MAX)
    let(p, NewMinor("BS01"), NewMinor("HD01"))
    assert waiting(p) == ("end-turn", MAX)


@rule("PF-COMPOSE-01")
def test_no_note_may_be_kept_back() -> None:
    p = composing(["HD01", "BS01"])

    for _ in range(2):
        assert refusal(p, HoldNotes()) == ("PF-COMPOSE-01", "place-every-note")
        assert refusal(p, ReturnDice()) == ("STEP", "not-this-step")
        p.play(NewMajor(p.hands[MAX][0].id))


@rule("PF-COMPOSE-01")
@pytest.mark.parametrize("kind", [NewMinor, NewMajor, lambda note: JoinPerfume(note, 0)])
def test_only_a_note_claimed_this_turn_can_be_placed(kind: Any) -> None:
    p = composing(["HD01"], minor("BS01"), display=["HD02"])

    for note in ("HD02", "HD03", "BS01", "no such note"):
        assert refusal(p, kind(note)) == ("PF-COMPOSE-01", "note-not-in-hand")


@rule("PF-COMPOSE-02")
def test_a_base_may_join_either_size_or_begin_either() -> None:
    p = composing(["BS01"], minor("HD01"), major("HT01"), major("BS02"), minor("HD02"))

    assert p.options() == [
        JoinPerfume("BS01", 0),
        JoinPerfume("BS01", 1),
        JoinPerfume("BS01", 3),
        NewMinor("BS01"),
        NewMajor("BS01"),
    ]
    assert refusal(p, JoinPerfume("BS01", 4)) == ("PF-COMPOSE-02", "no-such-perfume")
    assert refusal(p, JoinPerfume("BS01", -1)) == ("PF-COMPOSE-02", "no-such-perfume")


@rule("PF-COMPOSE-03")
@pytest.mark.parametrize(("note", "slot"), [("HD02", "head"), ("HT02", "heart"), ("BS02", "base")])
def test_a_note_lies_in_the_slot_of_its_type(note: str, slot: str) -> None:
    p = composing([note])

    p.play(NewMajor(note))

    perfume = p.perfumes[MAX][0]
    slots = dict(zip(("head", "heart", "base"), perfume.slots, strict=True))
    assert slots == {**dict.fromkeys(slots), slot: p.box.notes[note]}


@rule("PF-COMPOSE-03", "PF-COMPOSE-05")
@pytest.mark.parametrize(
    ("note", "perfume", "type_"),
    [
        ("HD02", minor("HD01"), "head"),
        ("HD02", major("HD01", "HT01"), "head"),
        ("HT02", major("HT01"), "heart"),
        ("BS02", minor("BS01"), "base"),
    ],
)
def test_a_slot_holds_one_note(note: str, perfume: Plain, type_: str) -> None:
    p = composing([note], perfume)

    assert NOTES[note]["type"] == type_
    assert JoinPerfume(note, 0) not in p.options()
    assert refusal(p, JoinPerfume(note, 0)) == ("PF-COMPOSE-05", "slot-filled")


@rule("PF-COMPOSE-04", "TV-36")
def test_a_heart_without_an_open_major_can_only_begin_one() -> None:
    p = composing(["HT01"], minor("HD01"))

    assert p.options() == [NewMajor("HT01")]
    assert refusal(p, NewMinor("HT01")) == ("PF-COMPOSE-04", "heart-only-major")
    assert refusal(p, JoinPerfume("HT01", 0)) == ("PF-COMPOSE-04", "heart-only-major")


@rule("PF-COMPOSE-05", "PF-COMPOSE-06", "TV-37")
def test_a_head_joins_the_open_major_or_begins_a_perfume_but_not_the_minor_with_a_head() -> None:
    p = composing(["HD01"], minor("HD02"), major("BS01"))

    assert p.options() == [JoinPerfume("HD01", 1), NewMinor("HD01"), NewMajor("HD01")]
    assert refusal(p, JoinPerfume("HD01", 0)) == ("PF-COMPOSE-05", "slot-filled")


@rule("PF-COMPOSE-06")
def test_a_tenth_perfume_may_be_begun_although_the_note_would_fit_nine() -> None:
    nine = [minor(head) if n % 2 else major(head) for n, head in enumerate(HEADS[:9])]
    p = composing(["BS01"], *nine)

    changed = changes(p, NewMinor("BS01"))

    assert changed["perfumes"][MAX] == [*nine, minor("BS01")]


@rule("PF-COMPOSE-07")
def test_head_and_base_do_not_finish_what_began_as_a_major() -> None:
    p = composing(["BS01"], major("HD01"))

    changed = changes(p, JoinPerfume("BS01", 0))

    assert changed["perfumes"][MAX] == [major("HD01", "BS01")]
    assert "flacons" not in changed


@rule("PF-COMPOSE-07")
def test_a_minor_does_not_grow_into_a_major() -> None:
    p = composing(["BS01", "HT01"], minor("HD01"))

    assert refusal(p, JoinPerfume("HT01", 0)) == ("PF-COMPOSE-04", "heart-only-major")
    let(p, JoinPerfume("BS01", 0))

    assert p.perfumes[MAX][0].size == "minor"
    assert refusal(p, JoinPerfume("HT01", 0)) == ("PF-COMPOSE-09", "perfume-finished")


@rule("PF-COMPOSE-08")
def test_a_placed_note_is_neither_moved_nor_covered() -> None:
    p = composing(["HD02", "BS02"], minor("HD01"), major("BS01"))

    let(p, JoinPerfume("HD02", 1))

    for moved in (JoinPerfume("HD02", 0), NewMinor("HD02"), NewMajor("BS01")):
        assert refusal(p, moved) == ("PF-COMPOSE-01", "note-not-in-hand")
    assert refusal(p, JoinPerfume("BS02", 1)) == ("PF-COMPOSE-05", "slot-filled")
    assert changes(p, NewMajor("BS02"))["perfumes"][MAX] == [
        minor("HD01"),
        major("HD02", "BS01"),
        major("BS02"),
    ]


@rule("PF-COMPOSE-09")
@pytest.mark.parametrize("flacons", [2, 1, 0])
@pytest.mark.parametrize("note", ["HD02", "HT02", "BS02"])
def test_a_finished_perfume_takes_no_further_note(note: str, flacons: int) -> None:
    p = composing([note], minor("HD01", "BS01", flacons=flacons), major("HD03", "HT03", "BS03"))

    assert refusal(p, JoinPerfume(note, 0)) == ("PF-COMPOSE-09", "perfume-finished")
    assert refusal(p, JoinPerfume(note, 1)) == ("PF-COMPOSE-09", "perfume-finished")


@rule("PF-COMPOSE-10")
def test_the_components_of_a_perfume_are_the_sum_over_its_notes() -> None:
    # The data could say that a note brings something else than it requires (AMB-14).
    box = box_with(HT09={"components": {"violet": 2}})
    p = composing(["HD02", "HT09", "BS06"], box=box)

    let(p, NewMajor("HD02"), JoinPerfume("HT09", 0), JoinPerfume("BS06", 0))

    assert list(p.perfumes[MAX][0].components) == aromas(violet=2, rose=3)


@rule("PF-COMPOSE-11", "TV-38")
def test_head_and_base_of_one_turn_make_a_minor() -> None:
    p = composing(["HD01", "BS01"])

    assert changes(p, NewMinor("HD01"), JoinPerfume("BS01", 0)) == {
        "hands": [[], [], []],
        "perfumes": [[minor("HD01", "BS01", flacons=2)], [], []],
        "flacons": 23,
    }


@rule("PF-COMPOSE-11", "PF-FLACON-02", "TV-39")
def test_head_heart_and_base_of_one_turn_make_a_major() -> None:
    p = composing(["HD01", "HT01", "BS01"])

    changed = changes(p, NewMajor("BS01"), JoinPerfume("HD01", 0), JoinPerfume("HT01", 0))

    assert changed == {
        "hands": [[], [], []],
        "perfumes": [[major("HD01", "HT01", "BS01", flacons=3)], [], []],
        "flacons": 22,
    }


@rule("PF-COMPOSE-12")
def test_the_order_of_the_notes_inside_a_perfume_has_no_effect() -> None:
    def made(*notes: str) -> str:
        p = composing(["HD02", "HT09", "BS06"])
        first, *rest = notes
        return let(p, NewMajor(first), *(JoinPerfume(note, 0) for note in rest)).key()

    assert (
        made("HD02", "HT09", "BS06") == made("BS06", "HD02", "HT09") == made("HT09", "BS06", "HD02")
    )


@rule("PF-COMPOSE-13")
def test_the_view_lists_perfumes_as_they_began_with_the_head_on_top() -> None:
    p = composing(["BS01", "HT02", "HD03", "HD04", "BS05"])

    let(p, NewMinor("BS01"), NewMajor("HT02"), NewMinor("HD03"))
    let(p, JoinPerfume("HD04", 0), JoinPerfume("BS05", 1))

    # The size says which side of the perfumery, the place in the list which column.
    assert p.view(MIA)["table"]["perfumes"][MAX] == [
        minor("HD04", "BS01", flacons=2),
        major("HT02", "BS05"),
        minor("HD03"),
    ]


@rule("PF-FLACON-03")
def test_flacons_come_without_being_asked_for() -> None:
    p = composing(["BS01"], minor("HD01"))

    let(p, JoinPerfume("BS01", 0))

    assert p.perfumes[MAX][0].flacons == 2
    assert refusal(p, LeaveFlacons()) == ("STEP", "not-this-step")
    assert refusal(p, TakeFlacons()) == ("STEP", "not-this-step")
    assert p.options() == [ReturnDice()]


@rule("PF-FLACON-04")
def test_flacons_stay_with_their_perfume() -> None:
    p = composing(["BS02"], minor("HD01", "BS01", flacons=1), minor("HD02"))

    let(p, JoinPerfume("BS02", 1))
    assert [perfume.flacons for perfume in p.perfumes[MAX]] == [1, 2]

    let(p, ReturnDice(), Bargain(1))
    assert [perfume.flacons for perfume in p.perfumes[MAX]] == [1, 1]


@rule("PF-FLACON-05")
def test_a_major_finished_now_is_sold_to_a_customer_in_the_same_round() -> None:
    p = composing(["HT02"], major("HD03", "BS07"), street=["CA10"])

    let(p, JoinPerfume("HT02", 0), ReturnDice(), SellTo(0, "CA10"))

    assert p.money[MAX] == 8
    assert p.perfumes[MAX][0].flacons == 2


@rule("PF-FLACON-06")
def test_a_finished_perfume_brings_no_money() -> None:
    p = composing(["BS01", "HT01"], minor("HD01"), major("HD02", "BS02"), money=[4, 4, 4])

    changed = changes(p, JoinPerfume("BS01", 0), JoinPerfume("HT01", 1))

    assert changed["flacons"] == 20
    assert "money" not in changed
    assert "track" not in changed


@rule("PF-FLACON-07")
@pytest.mark.parametrize(("supply", "got"), [(3, 3), (2, 2), (1, 1), (0, 0)])
def test_what_the_supply_lacks_is_lost(supply: int, got: int) -> None:
    last = stock(9)
    last[8]["flacons"] = 25 - 8 * 3 - supply if supply < 2 else 0
    last[7]["flacons"] = 3 if supply < 2 else 25 - 7 * 3 - supply
    p = composing(["BS01"], major("HD01", "HT01"), others=[last])
    assert p.flacons == supply

    changed = changes(p, JoinPerfume("BS01", 0))

    assert changed["perfumes"][MAX] == [major("HD01", "HT01", "BS01", flacons=got)]
    assert p.flacons == supply - got
    assert p.perfumes[MAX][0].finished


@rule("PF-FLACON-07", "PF-OUT-01")
def test_a_perfume_that_got_no_flacon_cannot_be_sold_and_is_never_rewarded() -> None:
    p = selling([minor("HD01", "BS01"), minor("HD02", "BS02", flacons=1)], street=["CA01", "CA03"])

    assert refusal(p, Bargain(0)) == ("PF-BARG-01", "no-flacon-left")
    assert refusal(p, SellTo(0, "CA01")) == ("PF-SELL-04", "no-flacon-left")
    let(p, Bargain(1))
    assert p.steps[-1][1:] == (-1, MAX, 2)  # two tokens, for the one that was sold


@st.composite
def dealt(draw: st.DrawFn) -> tuple[list[str], list[Plain]]:
    """A hand and a tableau, of different notes."""
    left = list(draw(st.permutations(sorted(NOTES))))
    hand = [left.pop() for _ in range(draw(st.integers(1, 5)))]
    perfumes = []
    for size in draw(st.lists(st.sampled_from(["minor", "major"]), max_size=7)):
        kinds = draw(st.sets(st.sampled_from(SLOTS[size]), min_size=1))
        notes = [next(note for note in left if NOTES[note]["type"] == kind) for kind in kinds]
        left = [note for note in left if note not in notes]
        finished = len(notes) == len(SLOTS[size])
        flacons = draw(st.integers(0, len(notes))) if finished else 0
        perfumes.append({"size": size, "notes": notes, "flacons": flacons})
    return hand, perfumes


def by_the_rule(hand: list[str], perfumes: list[Plain]) -> set[Action]:
    """PF-COMPOSE-02 to -06, written down a second time."""
    found: set[Action] = set()
    for note in hand:
        kind = NOTES[note]["type"]
        for index, perfume in enumerate(perfumes):
            filled = [NOTES[other]["type"] for other in perfume["notes"]]
            if kind in SLOTS[perfume["size"]] and kind not in filled:
                found.add(JoinPerfume(note, index))
        found.add(NewMajor(note))
        if kind != "heart":
            found.add(NewMinor(note))
    return found


@rule("PF-COMPOSE-02", "PF-COMPOSE-03", "PF-COMPOSE-04", "PF-COMPOSE-05", "PF-COMPOSE-06")
@rule("PF-COMPOSE-08", "PF-COMPOSE-10", "PF-FLACON-01", "PF-FLACON-02")
@settings(max_examples=120, deadline=None)
@given(data=st.data())
def test_placing_any_hand_beside_any_perfumes(data: st.DataObject) -> None:
    hand, perfumes = data.draw(dealt())
    p = composing(hand, *perfumes)
    due = {"minor": 2, "major": 3}

    while p.step.name == "compose":
        before = p.dump()
        assert set(p.options()) == by_the_rule(before["hands"][MAX], before["perfumes"][MAX])
        assert len(set(p.options())) == len(p.options())
        action = data.draw(st.sampled_from(p.options()))
        note, index = action.plain()["note"], action.plain().get("perfume")

        changed = changes(p, action)

        row = before["perfumes"][MAX]
        size = row[index]["size"] if index is not None else action.tag().removeprefix("new-")
        notes = [*(row[index]["notes"] if index is not None else []), note]
        notes.sort(key=lambda one: SLOTS["major"].index(NOTES[one]["type"]))
        flacons = due[size] if len(notes) == len(SLOTS[size]) else 0
        flacons = min(flacons, before["flacons"])
        placed = {"size": size, "notes": notes, "flacons": flacons}
        at = len(row) if index is None else index
        assert changed.pop("perfumes")[MAX] == [*row[:at], placed, *row[at + 1 :]]
        assert changed.pop("hands")[MAX] == [one for one in before["hands"][MAX] if one != note]
        assert changed == ({"flacons": before["flacons"] - flacons} if flacons else {})
        parts = [[NOTES[one]["components"].get(a, 0) for one in notes] for a in AROMAS]
        assert list(p.perfumes[MAX][at].components) == [sum(part) for part in parts]
        assert p.flacons + sum(q.flacons for q in p.perfumes[MAX]) == 25
    assert waiting(p) == ("end-turn", MAX)
