"""The table in the terminal: what each option costs and brings, and what a decision needs."""

from __future__ import annotations

import pytest

from grasse.games.parfum.actions import (
    Bargain,
    ChooseClock,
    ClaimNote,
    JoinPerfume,
    NewMajor,
    Pass,
    RerollAll,
    RerollFlies,
    SellTo,
    TakeDie,
    TurnFly,
)
from grasse.games.parfum.position import ParfumPosition
from grasse.kernel import Action, Match
from grasse.kernel.speech import Speech
from tests.games.parfum.tables import (
    GAME,
    MAX,
    aromas,
    claiming,
    composing,
    let,
    major,
    minor,
    selling,
    stock,
    table,
    tokens,
)

NAMES = ["Max", "Mia", "Ann", "Tom"]
DISTIL = [["round-end"], ["selling"], ["end-turn", MAX]]


def words(p: ParfumPosition, action: Action) -> str:
    match = Match(GAME, p, NAMES[: p.seats], nature="given")
    return Speech(GAME, "en").action(match.view(p.to_act), action)


def prompt(p: ParfumPosition) -> str:
    match = Match(GAME, p, NAMES[: p.seats], nature="given")
    return Speech(GAME, "en").prompt(match.view(p.to_act))


def glance(p: ParfumPosition, seat: int | None = MAX) -> list[str]:
    assert GAME.glance is not None
    view = {**p.view(seat), "names": NAMES[: p.seats]}
    return [row for panel in GAME.glance(view, Speech(GAME, "en").words) for row in panel.rows]


# Options


def test_a_clock_says_its_actions_and_its_place() -> None:
    p = table([["wake-up"]], clocks=[-1, -1, -1])

    assert words(p, ChooseClock(2)) == "Take clock 2: 5 actions, turn 2 of 3"


def test_a_booth_says_how_many_dice_are_left_and_what_is_on_them() -> None:
    p = table([*DISTIL, ["prepare", MAX, 3]], dice=aromas(rose=1))

    assert words(p, TakeDie("rose")) == "Take a rose die (2 left; a flask on 4 faces of 6)"
    assert words(p, TakeDie("vanilla")) == "Take a vanilla die (3 left; a flask on 3 faces of 6)"


def test_the_value_of_a_token_cannot_be_read_as_a_number_of_tokens() -> None:
    p = table(
        [*DISTIL, ["water", MAX]], dice=aromas(rose=3), flasks=aromas(rose=1),
        water=[tokens(0, 0, 3)],
    )  # fmt: skip

    assert words(p, RerollFlies("rose", 3)) == "Re-roll 2 rose flies, for a token worth 3"
    assert words(p, RerollAll(0)) == "Re-roll all 3 dice, flasks too, for a token worth 0"
    assert words(p, TurnFly("rose", 0, 3)) == (
        "Turn a rose fly to its flask, for tokens worth 0 and 3"
    )
    assert "Your water tokens: 2 worth 0, 1 worth 3" in glance(p)


def test_a_claim_says_what_it_brings_and_what_is_left() -> None:
    p = claiming(aromas(rose=2, lavender=1), ["HT09", "HD02"])

    assert words(p, ClaimNote("HT09")) == (
        "Claim the heart note HT09 (rose 1, lavender 1) and gain 2 coins; flasks left: rose 1"
    )


def test_composing_says_what_comes_of_it() -> None:
    p = composing(["BS01"], minor("HD01"), street=["CA01", "CA05"])

    assert words(p, JoinPerfume("BS01", 0)) == (
        "Add the base note BS01 to perfume 1: violet 1, bergamot 1; "
        "finished, flacons: 2; 1 customer wants it"
    )
    assert words(p, NewMajor("BS01")) == (
        "Begin a major perfume (notes: 3, flacons: 3) with the base note BS01 (bergamot 1)"
    )


def test_selling_says_to_whom_for_how_much_and_what_stays() -> None:
    p = selling([minor("HD01", "BS01", flacons=2)], street=["CA01"])

    assert words(p, SellTo(0, "CA01")) == (
        "Sell perfume 1 to the customer CA01 (violet 1) for 4; flacons left: 1"
    )
    let(p, SellTo(0, "CA01"))
    assert words(p, Bargain(0)) == (
        "Sell perfume 1 at the bargain price of 2; sold out; water tokens: 2"
    )


# Cues


@pytest.mark.parametrize(("seats", "chances"), [(2, 4), (3, 2), (4, 2)])
def test_which_chance_to_sell_it_is(seats: int, chances: int) -> None:
    p = selling(stock(2), seats=seats)
    seen = []
    for _ in range(chances):
        seen.append((prompt(p), words(p, Pass())))
        let(p, Pass())

    assert [row for row, _ in seen] == [
        f"Sell one flacon, or pass: chance {n} of {chances} in this round."
        for n in range(1, chances + 1)
    ]
    assert seen[-1][1] == "Pass: you sell no more in this round"
    assert seen[-2][1] == "Pass: 1 more chance in this round"


def test_who_passes_and_drops_out_is_told_so() -> None:
    p = selling(stock(2), options={"pass_drops_out": True})

    assert words(p, Pass()) == "Pass: you sell no more in this round"


def test_the_dice_already_taken_are_told() -> None:
    p = table([*DISTIL, ["prepare", MAX, 2]], dice=aromas(rose=2, violet=1))

    assert prompt(p) == ("Prepare the distillation: 2 actions left. Dice taken: violet 1, rose 2.")


def test_a_note_says_the_dice_it_lacks_or_its_chance() -> None:
    p = table(
        [*DISTIL, ["prepare", MAX, 2]], dice=aromas(rose=1), display=["HT09", "HD02"],
    )  # fmt: skip

    (row,) = [row for row in glance(p) if "HT09" in row]
    assert "HT09 heart: lacks lavender 1 (+2)" in row
    assert "HD02 head: 67% (+1)" in row


def test_a_bag_that_is_nearly_empty_is_told() -> None:
    made = [major(f"HD{n:02}", f"HT{n:02}", f"BS{n:02}") for n in range(1, 13)]
    left = ["HD13", "HD14", "HT13", "HT14", "BS13"]
    p = table([*DISTIL, ["prepare", MAX, 2]], perfumes=[made], display=left)

    assert any("The bag is nearly empty (1)" in row for row in glance(p))


def test_the_last_round_is_told() -> None:
    p = table([*DISTIL, ["prepare", MAX, 2]], closing=False, last_round=True)

    assert "This is the last round." in glance(p)


# The table


def test_the_table_comes_in_parts_with_headings() -> None:
    p = table(
        [*DISTIL, ["prepare", MAX, 2]], perfumes=[[minor("HD01", "BS01", flacons=2)]],
        water=[tokens(0, 0, 3), tokens(1, 1)],
    )  # fmt: skip
    view = {**p.view(MAX), "names": NAMES[:3]}

    panels = GAME.draw_table(view, Speech(GAME, "en").words)

    titles = [panel.title for panel in panels]
    assert titles == ["Round 1", "Distillery", "Street", "Max (you)", "Mia", "Ann"]
    assert panels[3].rows == [
        "money 0; water tokens: 2 worth 0, 1 worth 3",
        "perfume 1: minor perfume, violet 1, bergamot 1; 2 flacons",
    ]
    assert panels[4].rows[0] == "money 0; water tokens: 2 face down"
