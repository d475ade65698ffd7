"""The round as a whole, and phase 2 in general (PF-ROUND, PF-CREATE)."""

from __future__ import annotations

from itertools import groupby

import pytest

from grasse.games.parfum.actions import (
    ClaimNote,
    DrawnNote,
    DrawNote,
    NewMinor,
    ReturnDice,
    RollDice,
    Rolled,
    StopClaiming,
    StopWater,
    TakeDie,
)
from tests.games.parfum.positions import (
    AFTER_TURNS,
    DISPLAY,
    aromas,
    changed,
    play,
    table,
    tokens,
    turns,
    until,
)
from tests.rules import rule

MINOR = {"size": "minor", "notes": ["HD02", "BS02"], "flacons": 1}
MAX = 0


@rule("PF-ROUND-01")
def test_a_round_is_wake_create_sell_and_end() -> None:
    # given a flacon to sell, and a space that the round end has to fill
    position = table(3, perfumes=[[MINOR], [], []], display=DISPLAY[:4])

    asked = until(position, "bag")
    phases = {"prepare": "create", "roll": "create", "rolling": "create", "end-turn": "create"}
    order = [name for name, _ in groupby(phases.get(step, step) for _, step in asked)]

    assert order == ["choose-clock", "create", "sell"]
    play(position, DrawnNote("HT05"))
    assert (position.round, position.step.name) == (2, "choose-clock")


@rule("PF-ROUND-02")
@pytest.mark.parametrize("number", [1, 8, 40])
def test_no_number_of_rounds_ends_the_game(number: int) -> None:
    position = table(round=number, steps=AFTER_TURNS)

    assert position.result() is None
    assert (position.round, position.step.name) == (number + 1, "choose-clock")


@rule("PF-ROUND-02")
@pytest.mark.parametrize("number", [1, 8, 40])
def test_any_round_may_be_the_last(number: int) -> None:
    # given a display space that an empty bag cannot fill: 37 notes are in hands
    display = DISPLAY[:5]
    hands = [[*(f"{kind}{n:02}" for kind in ("HD", "HT", "BS") for n in range(1, 15))], [], [], []]
    hands[0] = [note for note in hands[0] if note not in display]

    position = table(round=number, display=display, hands=hands, steps=AFTER_TURNS)

    result = position.result()
    assert result is not None
    assert (position.round, result.reason) == (number, "bag")


@rule("PF-ROUND-03", "PF-CREATE-01")
def test_each_player_completes_his_turn_before_the_next_begins() -> None:
    position = turns(1, 2, 3, 4, clocks=[2, 0, 3, 1], water=[tokens(0)] * 4)

    asked = until(position, "choose-clock")

    turn = ["prepare", "roll", "rolling", "water", "end-turn"]
    by_turn = []
    while asked:
        end = [step for _, step in asked].index("end-turn") + 1
        seats = {seat for seat, step in asked[:end] if step != "rolling"}
        by_turn.append((seats, [step for step, _ in groupby(s for _, s in asked[:end])]))
        del asked[:end]
    assert by_turn == [({2}, turn), ({0}, turn), ({3}, turn), ({1}, turn)]


@rule("PF-CREATE-01")
def test_a_claimed_note_is_placed_before_the_next_player_begins() -> None:
    position = turns(1, 2)

    play(position, *[TakeDie("violet")] * 3, RollDice(), Rolled((1, 0, 0, 0, 0)))
    play(position, ClaimNote("HD01"))
    assert (position.to_act, position.step.name) == (0, "compose")
    play(position, NewMinor("HD01"))
    assert (position.to_act, position.step.name) == (0, "end-turn")
    play(position, ReturnDice())

    assert (position.to_act, position.step.name) == (1, "prepare")


@rule("PF-CREATE-02")
def test_the_display_is_refilled_by_the_draw_action_or_the_round_end_only() -> None:
    # given two turns, in the first of which a note is claimed
    position = turns(3, 4)
    play(position, *[TakeDie("violet")] * 3, TakeDie("rose"), TakeDie("rose"))
    play(position, RollDice(), Rolled((1, 0, 0, 0, 0)), ClaimNote("HD01"), NewMinor("HD01"))
    play(position, ReturnDice())

    # then its space stays empty in the next turn, until a note is drawn on purpose
    assert (position.to_act, position.step.name) == (3, "prepare")
    assert [n and n.id for n in position.display] == [None, *DISPLAY[1:]]
    drawing = position.copy()
    play(drawing, DrawNote(), DrawnNote("BS14"))
    assert [n and n.id for n in drawing.display] == ["BS14", *DISPLAY[1:]]

    # or until the round has ended
    until(position, "bag")
    assert position.clocks == [-1] * 4
    play(position, DrawnNote("BS14"))
    assert [n and n.id for n in position.display] == ["BS14", *DISPLAY[1:]]
    assert position.step.name == "choose-clock"


@rule("PF-CREATE-03", "TV-10")
def test_dice_go_back_before_the_next_player_begins() -> None:
    # given Max at the end of his turn, with dice that were rolled, used and not used
    position = table(
        dice=aromas(rose=2, lavender=1),
        flasks=aromas(rose=1),
        used=aromas(lavender=1),
        steps=[*AFTER_TURNS, ["turn", 1], ["end-turn", MAX]],
    )
    assert position.options() == [ReturnDice()]
    before = position.dump()

    play(position, ReturnDice())

    nothing = aromas()
    assert changed(position, before) == {"dice": nothing, "flasks": nothing, "used": nothing}
    assert (position.to_act, position.step.name) == (1, "prepare")
    for aroma in ("rose", "rose", "rose"):  # all three are there again
        play(position, TakeDie(aroma))
    assert position.dice == aromas(rose=3)


@rule("PF-CREATE-04")
def test_nobody_sells_before_every_clock_was_played() -> None:
    # given the first in order with a flacon ready since long
    position = turns(1, 2, 3, 4, perfumes=[[MINOR], [], [], []])

    asked = until(position, "sell")

    assert [seat for seat, step in asked if step == "end-turn"] == [0, 1, 2, 3]
    assert position.to_act == 0


@rule("PF-CREATE-04")
def test_two_players_play_all_four_clocks_before_they_sell() -> None:
    position = turns(1, 2, 3, 4, seats=2, perfumes=[[MINOR], []])

    asked = until(position, "sell")

    assert [seat for seat, step in asked if step == "end-turn"] == [0, 1, 0, 1]


@rule("PF-CREATE-01")
def test_stopping_with_water_and_claims_left_ends_in_the_same_turn() -> None:
    position = turns(1, 2, water=[tokens(1)] + [tokens()] * 3)

    play(position, *[TakeDie("violet")] * 3, RollDice(), Rolled((3, 0, 0, 0, 0)))
    play(position, StopWater(), StopClaiming())

    assert (position.to_act, position.step.name) == (0, "end-turn")
    assert (position.hands[0], position.water[0]) == ((), (0, 1, 0, 0))
