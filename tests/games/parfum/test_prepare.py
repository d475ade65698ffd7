"""Phase 2, step a: prepare the distillation (PF-PREP)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from grasse import NATURE
from grasse.games.parfum.actions import (
    AROMAS,
    Aroma,
    ClaimNote,
    DrawnNote,
    DrawNote,
    DrawnWater,
    Pass,
    RerollAll,
    ReturnDice,
    RollDice,
    Rolled,
    StopPreparing,
    TakeDie,
    TakeWater,
)
from grasse.games.parfum.box import read_box
from tests.games.parfum.positions import (
    AFTER_TURNS,
    DISPLAY,
    alike,
    aromas,
    changed,
    drawn,
    hoarded,
    odds,
    play,
    refusal,
    table,
    tokens,
    turns,
    until,
)
from tests.rules import rule

NOTES = list(read_box(None).notes)
DICE = [TakeDie(aroma) for aroma in AROMAS]


def without_notes(*left: str | None) -> dict[str, Any]:
    """This display, and nothing in the bag: all other notes are with seat 0."""
    return {"display": list(left), "hands": [[n for n in NOTES if n not in left], [], [], []]}


@rule("PF-PREP-01")
@pytest.mark.parametrize(
    ("seats", "clock", "actions"),
    [(4, 1, 3), (4, 2, 4), (4, 3, 5), (4, 4, 6), (3, 1, 4), (3, 2, 5), (3, 3, 6), (2, 4, 6)],
)
def test_as_many_actions_as_the_clock_shows(seats: int, clock: int, actions: int) -> None:
    position = turns(clock, seats=seats)
    seat = position.clocks[clock - 1]

    for left in range(actions, 0, -1):
        assert (position.to_act, position.step.name) == (seat, "prepare")
        assert position.step.prompt(position) == {"left": left}
        play(position, DICE[left % 5])

    assert position.step.name == "roll"
    assert sum(position.dice) == actions


@rule("PF-PREP-01")
def test_no_action_may_be_left_unused() -> None:
    position = turns(1)

    assert refusal(position, StopPreparing()) == ("PF-PREP-01", "use-all-actions")
    assert refusal(position, RollDice()) == ("STEP", "not-this-step")


@rule("PF-PREP-01")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_actions_may_be_spared_by_the_other_ruling(used: int) -> None:
    position = turns(1, 2, options={"spare_actions": True})
    play(position, *DICE[:used])
    assert position.options() == [*DICE, TakeWater(), StopPreparing()]

    play(position, StopPreparing())

    assert sum(position.dice) == used
    assert (position.to_act, position.step.name) == (0, "roll" if used else "end-turn")
    if used:
        play(position, RollDice(), Rolled((0,) * 5))
    play(position, ReturnDice())
    assert (position.to_act, position.step.prompt(position)) == (1, {"left": 4})


@rule("PF-PREP-02")
def test_the_three_kinds_of_action_are_offered_each_time() -> None:
    position = turns(4, display=DISPLAY[:2])
    every = [DrawNote(), *DICE, TakeWater()]

    # any mix, any order, with repetition
    for action, outcome in (
        (TakeWater(), DrawnWater(0)),
        (DrawNote(), DrawnNote("BS14")),
        (TakeDie("rose"), None),
        (TakeDie("rose"), None),
        (TakeWater(), DrawnWater(3)),
        (DrawNote(), DrawnNote("HT14")),
    ):
        assert position.options() == every
        play(position, action, *([outcome] if outcome else []))

    assert position.step.name == "roll"
    assert position.dice == aromas(rose=2)
    assert position.water[3] == tuple(tokens(0, 3))
    assert [n and n.id for n in position.display] == [*DISPLAY[:2], "BS14", "HT14", None, None]


@rule("PF-PREP-03")
def test_each_result_is_seen_before_the_next_action() -> None:
    position = turns(1, display=DISPLAY[:4])

    play(position, TakeWater(), DrawnWater(2))
    assert (position.to_act, position.step.prompt(position)) == (0, {"left": 2})
    assert position.view(0)["table"]["water"][0] == [0, 0, 1, 0]

    play(position, DrawNote(), DrawnNote("HT14"))
    assert (position.to_act, position.step.prompt(position)) == (0, {"left": 1})
    assert "HT14" in position.view(0)["table"]["display"]


@rule("PF-PREP-04")
def test_any_note_of_the_bag_may_be_drawn() -> None:
    position = turns(1, display=[*DISPLAY[:3], None, *DISPLAY[4:]])
    before = position.dump()
    bag = [note for note in NOTES if note not in position.dump()["display"]]

    play(position, DrawNote())
    assert position.to_act == NATURE
    assert odds(position) == drawn(position) == alike(*map(DrawnNote, bag))
    assert refusal(position, DrawnNote(DISPLAY[0])) == ("NATURE", "no-nature-outcome")
    play(position, DrawnNote("HT14"))

    assert changed(position, before) == {
        "bag": [note for note in bag if note != "HT14"],
        "display": [*DISPLAY[:3], "HT14", *DISPLAY[4:]],
    }


@rule("PF-PREP-05", "TV-23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_note_is_drawn_to_a_full_display(seats: int) -> None:
    position = turns(2, seats=seats)

    assert position.options() == [*DICE, TakeWater()]
    assert refusal(position, DrawNote()) == ("PF-PREP-05", "display-full")


@rule("PF-PREP-05", "PF-PREP-08", "TV-24")
def test_a_display_may_be_full_again_after_one_note() -> None:
    position = table(display=DISPLAY[:5], steps=[*AFTER_TURNS, ["end-turn", 0], ["prepare", 0, 2]])

    play(position, DrawNote(), DrawnNote("HT14"))

    assert [n and n.id for n in position.display] == [*DISPLAY[:5], "HT14"]
    assert (position.to_act, position.step.prompt(position)) == (0, {"left": 1})
    assert refusal(position, DrawNote()) == ("PF-PREP-05", "display-full")


@rule("PF-PREP-06", "TV-25")
def test_no_note_is_drawn_from_an_empty_bag() -> None:
    position = turns(3, 4, **without_notes("HD01", None, "HT02"))
    assert position.bag == []

    assert position.options() == [*DICE, TakeWater()]
    assert refusal(position, DrawNote()) == ("PF-PREP-06", "bag-empty")

    # the game goes on until the round end
    until(position, "end-turn")
    play(position, ReturnDice())
    assert (position.to_act, position.step.name) == (3, "prepare")
    until(position, "end-turn")
    assert position.result() is None
    play(position, ReturnDice())
    result = position.result()
    assert result is not None
    assert result.reason == "bag"


@rule("PF-PREP-07")
@pytest.mark.parametrize("space", range(6))
def test_the_space_of_a_note_does_not_matter(space: int) -> None:
    # given one note on any space
    display: list[str | None] = [None] * 6
    display[space] = "HD01"
    position = turns(1, display=display)

    # when two are drawn: they go to the lowest free spaces
    play(position, DrawNote(), DrawnNote("BS01"), DrawNote(), DrawnNote("HT01"), TakeDie("violet"))
    free = [n for n in range(6) if n != space]
    assert position.dump()["display"][free[0]] == "BS01"
    assert position.dump()["display"][free[1]] == "HT01"

    # then what may be claimed is the same
    play(position, RollDice(), Rolled((1, 0, 0, 0, 0)))
    claims = {action.note for action in position.options() if isinstance(action, ClaimNote)}
    assert claims == {"HD01", "HT01"}


@rule("PF-PREP-08")
@pytest.mark.parametrize("claimant", [0, 1])
def test_a_drawn_note_is_there_for_everybody(claimant: int) -> None:
    # given a note that seat 0 has drawn, with two dice for it
    position = turns(1, 2, display=DISPLAY[1:])
    play(position, DrawNote(), DrawnNote("HT01"), TakeDie("violet"), TakeDie("violet"))

    # when he is lucky, or when the next player is
    play(position, RollDice(), Rolled((1 - claimant, 0, 0, 0, 0)))
    if claimant == 1:
        play(position, ReturnDice(), *[TakeDie("violet")] * 3, TakeDie("rose"))
        play(position, RollDice(), Rolled((1, 0, 0, 0, 0)))

    # then he may claim it
    assert position.to_act == claimant
    play(position, ClaimNote("HT01"))
    assert [note.id for note in position.hands[claimant]] == ["HT01"]


@rule("PF-PREP-09", "TV-03")
def test_max_takes_two_rose_dice_and_a_lavender_die() -> None:
    position = turns(1)
    before = position.dump()

    play(position, TakeDie("rose"), TakeDie("rose"), TakeDie("lavender"))

    assert changed(position, before) == {"dice": aromas(rose=2, lavender=1)}
    booths = [have - n for have, n in zip(position.box.dice, position.dice, strict=True)]
    assert booths == aromas(violet=3, bergamot=3, rose=1, vanilla=3, lavender=2)


@rule("PF-PREP-09", "TV-26")
@pytest.mark.parametrize("aroma", AROMAS)
def test_an_empty_booth_gives_no_die(aroma: Aroma) -> None:
    position = turns(2)

    play(position, *[TakeDie(aroma)] * 3)

    assert position.options() == [*(die for die in DICE if die.aroma != aroma), TakeWater()]
    assert refusal(position, TakeDie(aroma)) == ("PF-PREP-09", "booth-empty")


@rule("PF-PREP-10")
def test_a_die_taken_cannot_be_put_back() -> None:
    position = turns(1, display=DISPLAY[:5])

    play(position, TakeDie("rose"))

    assert position.options() == [DrawNote(), *DICE, TakeWater()]
    assert refusal(position, ReturnDice()) == ("STEP", "not-this-step")


@rule("PF-PREP-11")
def test_water_taken_may_be_used_in_the_same_turn() -> None:
    position = turns(1)
    play(position, TakeDie("rose"), TakeWater())
    assert position.to_act == NATURE
    assert odds(position) == drawn(position)
    before = position.dump()
    play(position, DrawnWater(3))

    assert changed(position, before) == {
        "well": [10, 4, 5, 5],
        "water": [[0, 0, 0, 1], [0] * 4, [0] * 4, [0] * 4],
    }
    # face down: the others see one more token, not which
    assert position.view(1)["table"]["water"][0] == 1

    play(position, TakeDie("rose"), RollDice(), Rolled((0, 0, 0, 0, 0)), RerollAll(3))
    assert position.water[0] == tuple(tokens())


@rule("PF-PREP-12", "TV-27")
def test_no_water_where_none_is_left() -> None:
    position = turns(1, **hoarded(4, tokens(), tokens()))

    assert position.options() == DICE
    assert refusal(position, TakeWater()) == ("PF-PREP-12", "no-water-left")


@rule("PF-PREP-12")
def test_water_may_be_taken_as_long_as_the_discard_has_some() -> None:
    position = turns(1, **hoarded(4, tokens(), tokens(1)))

    assert position.options() == [*DICE, TakeWater()]


@rule("PF-PREP-13")
def test_tokens_are_not_limited_before_the_selling_is_over() -> None:
    # given somebody with ten tokens and a flacon
    minor = {"size": "minor", "notes": ["HD02", "BS02"], "flacons": 1}
    water = [tokens(*[0] * 7, 3, 3, 3)] + [tokens()] * 3
    position = turns(1, water=water, perfumes=[[minor], [], [], []])

    # when he takes three more
    for value in (2, 2, 1):
        play(position, TakeWater(), DrawnWater(value))

    # then he keeps them all through the turn and the selling
    until(position, "sell")
    assert sum(position.water[0]) == 13
    play(position, Pass())
    assert (position.step.name, sum(position.water[0])) == ("sell", 13)


@rule("PF-PREP-14")
def test_a_die_can_be_taken_whatever_was_done_before() -> None:
    # given a full display and no water, and any five dice taken with the longest clock
    taken = [dice for dice in product(range(4), repeat=5) if sum(dice) <= 5]
    given = hoarded(4, tokens(), tokens())
    for dice in taken:
        left = 6 - sum(dice)
        steps = [*AFTER_TURNS, ["end-turn", 0], ["prepare", 0, left]]
        position = table(**given, dice=list(dice), steps=steps)

        assert position.options() == [die for die, n in zip(DICE, dice, strict=True) if n < 3] != []
    assert max(read_box(None).clocks["brown"]) == 6


@rule("PF-PREP-15")
def test_a_player_may_take_no_die_at_all() -> None:
    # given notes to claim and water to spend
    position = turns(1, 2, water=[tokens(3, 3)] + [tokens()] * 3)

    for value in (0, 1, 2):
        play(position, TakeWater(), DrawnWater(value))

    # then nothing is rolled, spent or claimed
    assert (position.to_act, position.step.name) == (0, "end-turn")
    assert position.water[0] == (1, 1, 1, 2)
    assert (position.hands[0], position.money[0]) == ((), 0)


@rule("PF-PREP-16", "TV-60")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_clock_never_draws_a_note(seats: int) -> None:
    # given a round at its end, with two spaces empty
    full = 5 if seats == 3 else 6
    position = table(seats, display=DISPLAY[: full - 2], steps=AFTER_TURNS)
    until(position, "prepare")

    # then they are filled before the first turn of the next round
    assert (position.round, position.to_act) == (2, position.clocks[0])
    assert position.dump()["display"].count(None) == 0
    assert DrawNote() not in position.options()
    assert refusal(position, DrawNote()) == ("PF-PREP-05", "display-full")
