"""Phase 2, step b: the roll, and water on the dice (PF-DISTILL)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from grasse import NATURE, Match, NotYourTurn
from grasse.games.parfum import GAME
from grasse.games.parfum.actions import (
    AROMAS,
    Aroma,
    ClaimNote,
    Pass,
    RerollAll,
    RerollFlies,
    RollDice,
    Rolled,
    StopClaiming,
    StopWater,
    TakeDie,
    TurnFly,
)
from tests.games.parfum.positions import (
    AFTER_TURNS,
    Scripted,
    aromas,
    changed,
    drawn,
    odds,
    play,
    refusal,
    rolled,
    table,
    tokens,
    turns,
)
from tests.rules import rule

MAX = 0
FLASK_FACES = dict(zip(AROMAS, (4, 4, 4, 3, 3), strict=True))


def by_faces(dice: list[int]) -> dict[Rolled, Fraction]:
    """What these dice show, over all faces of each of them."""
    kinds = [aroma for aroma, n in zip(AROMAS, dice, strict=True) for _ in range(n)]
    found: Counter[Rolled] = Counter()
    for faces in product(range(6), repeat=len(kinds)):
        flasks = Counter(a for a, face in zip(kinds, faces, strict=True) if face < FLASK_FACES[a])
        found[Rolled(tuple(flasks[aroma] for aroma in AROMAS))] += 1
    return {outcome: Fraction(n, 6 ** len(kinds)) for outcome, n in found.items()}


# The roll


@rule("PF-DISTILL-01")
def test_after_the_last_action_all_dice_are_rolled_once_together() -> None:
    position = turns(2, 3)
    play(position, TakeDie("rose"), TakeDie("vanilla"), TakeDie("rose"))
    assert refusal(position, RollDice()) == ("STEP", "not-this-step")
    play(position, TakeDie("violet"))

    # all of them
    assert position.options() == [RollDice()]
    play(position, RollDice())
    assert position.to_act == NATURE
    assert odds(position) == by_faces(aromas(violet=1, rose=2, vanilla=1))

    # and once: without water the dice are final
    play(position, Rolled((0, 0, 0, 0, 0)))
    assert (position.to_act, position.step.name) == (1, "end-turn")
    assert refusal(position, RollDice()) == ("STEP", "not-this-step")


@rule("PF-DISTILL-01", "PF-DISTILL-02", "PF-COMP-07")
@pytest.mark.parametrize(
    "dice",
    [
        aromas(violet=1),
        aromas(vanilla=2),
        aromas(bergamot=3),
        aromas(rose=2, lavender=1),
        aromas(violet=1, bergamot=1, rose=1, vanilla=1),
        aromas(rose=2, vanilla=1, lavender=2),
    ],
)
def test_the_odds_of_a_roll_are_those_of_the_faces(dice: list[int]) -> None:
    position = table(dice=dice, steps=[["round"], ["end-turn", 0], ["rolling", NATURE, 0, dice]])

    assert odds(position) == by_faces(dice)
    if sum(dice) <= 4:
        assert drawn(position) == by_faces(dice)


@rule("PF-DISTILL-01")
def test_each_die_is_drawn_on_its_own() -> None:
    dice = aromas(rose=2, lavender=3)
    position = table(dice=dice, steps=[["round"], ["end-turn", 0], ["rolling", NATURE, 0, dice]])

    # faces 0 to 3 of a rose die are flasks, faces 0 to 2 of a lavender die
    chance = Scripted([3, 4, 2, 3, 0])

    assert position.draw(chance) == Rolled((0, 0, 1, 0, 2))
    assert chance.asked == [("die/rose", 6)] * 2 + [("die/lavender", 6)] * 3


@rule("PF-DISTILL-01")
@pytest.mark.parametrize("flasks", [(0, 0, 3, 0, 0), (1, 0, 0, 0, 0), (0, 0, -1, 0, 0), (0, 0, 2)])
def test_dice_show_nothing_they_have_not(flasks: tuple[int, ...]) -> None:
    dice = aromas(rose=2)
    position = table(dice=dice, steps=[["round"], ["end-turn", 0], ["rolling", NATURE, 0, dice]])

    assert refusal(position, Rolled(flasks)) == ("NATURE", "no-nature-outcome")


@rule("PF-DISTILL-02", "TV-04")
def test_max_has_one_success_and_two_failures() -> None:
    position = turns(1)
    play(position, TakeDie("rose"), TakeDie("rose"), TakeDie("lavender"), RollDice())
    before = position.dump()

    play(position, Rolled((0, 0, 1, 0, 0)))

    assert changed(position, before) == {"flasks": aromas(rose=1)}
    assert [position.flies(index) for index in range(5)] == aromas(rose=1, lavender=1)


# Water


@rule("PF-DISTILL-04", "TV-05")
def test_max_rerolls_his_rose_fly() -> None:
    position = rolled(aromas(rose=2, lavender=1), aromas(rose=1), 0, 1, 3)
    before = position.dump()
    everything = position.copy()
    assert {RerollFlies("rose", 1), RerollAll(1)} <= set(position.options())

    # exactly one die is rolled again
    play(position, RerollFlies("rose", 1))
    assert odds(position) == by_faces(aromas(rose=1))
    play(position, Rolled((0, 0, 1, 0, 0)))

    assert changed(position, before) == {
        "flasks": aromas(rose=2),
        "water": [tokens(0, 3), *[tokens()] * 3],
        "discard": tokens(1),
    }
    # all three would have been rolled otherwise
    play(everything, RerollAll(1))
    assert odds(everything) == by_faces(aromas(rose=2, lavender=1))


@rule("PF-DISTILL-06", "TV-06")
def test_max_turns_his_lavender_fly_without_a_roll() -> None:
    position = rolled(aromas(rose=2, lavender=1), aromas(rose=2), 0, 3, discard=tokens(1))
    before = position.dump()

    play(position, TurnFly("lavender", 0, 3))

    assert changed(position, before) == {
        "flasks": aromas(rose=2, lavender=1),
        "water": [tokens()] * 4,
        "discard": tokens(0, 1, 3),
    }
    assert position.to_act == MAX  # Nature was not asked
    assert position.step.name == "claim"


@rule("PF-DISTILL-03", "PF-DISTILL-10")
def test_water_is_spent_one_use_after_the_other_while_there_is_some() -> None:
    position = rolled(aromas(rose=2, vanilla=1), aromas(), 0, 0, 0, 0, 0)

    for left, action, flasks in (
        (4, RerollAll(0), (0, 0, 1, 0, 0)),
        (3, RerollFlies("rose", 0), (0, 0, 0, 0, 0)),
        (2, RerollFlies("rose", 0), (0, 0, 1, 0, 0)),
    ):
        assert (position.to_act, position.step.name) == (MAX, "water")
        play(position, action, Rolled(flasks))
        assert sum(position.water[MAX]) == left
    assert position.flasks == aromas(rose=2)
    play(position, TurnFly("vanilla", 0, 0))

    # no token left: the claiming begins
    assert position.flasks == aromas(rose=2, vanilla=1)
    assert position.step.name == "claim"


@rule("PF-DISTILL-03")
def test_what_water_may_be_spent_on() -> None:
    position = rolled(aromas(violet=2, rose=1, vanilla=2), aromas(violet=1, rose=1), 0, 2, 2)

    assert position.options() == [
        RerollFlies("violet", 0),
        RerollFlies("violet", 2),
        RerollFlies("vanilla", 0),
        RerollFlies("vanilla", 2),
        RerollAll(0),
        RerollAll(2),
        TurnFly("violet", 0, 2),
        TurnFly("violet", 2, 2),
        TurnFly("vanilla", 0, 2),
        TurnFly("vanilla", 2, 2),
        StopWater(),
    ]


@rule("PF-DISTILL-04", "TV-30")
def test_every_fly_of_the_colour_is_rolled_and_nothing_else() -> None:
    position = rolled(aromas(violet=3, rose=1), aromas(violet=1), 2)

    play(position, RerollFlies("violet", 2))

    assert odds(position) == by_faces(aromas(violet=2))
    missed = position.copy()
    play(position, Rolled((2, 0, 0, 0, 0)))
    assert (position.dice, position.flasks) == (aromas(violet=3, rose=1), aromas(violet=3))
    play(missed, Rolled((0, 0, 0, 0, 0)))
    assert missed.flasks == aromas(violet=1)  # the flask stayed


@rule("PF-DISTILL-04")
@pytest.mark.parametrize("aroma", ["rose", "lavender"])
def test_no_flies_no_reroll_of_the_colour(aroma: Aroma) -> None:
    # given a rose flask and no lavender die
    position = rolled(aromas(violet=1, rose=1), aromas(rose=1), 2, 2)

    assert refusal(position, RerollFlies(aroma, 2)) == ("PF-DISTILL-04", "no-fly-of-colour")
    assert refusal(position, TurnFly(aroma, 2, 2)) == ("PF-DISTILL-06", "no-fly-of-colour")


@rule("PF-DISTILL-05")
def test_all_dice_are_rolled_again_flasks_included() -> None:
    position = rolled(aromas(rose=2, lavender=1), aromas(rose=2), 1, 2)
    before = position.dump()

    play(position, RerollAll(2))
    assert odds(position) == by_faces(aromas(rose=2, lavender=1))
    play(position, Rolled((0, 0, 0, 0, 1)))

    assert changed(position, before) == {
        "flasks": aromas(lavender=1),
        "water": [tokens(1), *[tokens()] * 3],
        "discard": tokens(2),
    }


@rule("PF-DISTILL-05")
def test_all_dice_may_be_rolled_again_even_if_all_are_flasks() -> None:
    position = rolled(aromas(rose=2), aromas(rose=2), 1, 1)

    assert position.options() == [RerollAll(1), StopWater()]


@rule("PF-DISTILL-05")
def test_without_a_die_there_is_nothing_to_spend_water_on() -> None:
    position = rolled(aromas(), aromas(), 1, 1, steps=[["round"], ["end-turn", 0], ["water", 0]])

    assert position.options() == [StopWater()]
    assert refusal(position, RerollAll(1)) == ("PF-DISTILL-05", "no-die-to-roll")


@rule("PF-DISTILL-06", "TV-31")
def test_one_token_turns_no_fly() -> None:
    position = rolled(aromas(rose=1), aromas(), 3)

    assert position.options() == [RerollFlies("rose", 3), RerollAll(3), StopWater()]
    assert refusal(position, TurnFly("rose", 3, 3)) == ("PF-DISTILL-06", "two-tokens-needed")


@rule("PF-DISTILL-06")
def test_one_fly_is_turned_not_all_of_the_colour() -> None:
    position = rolled(aromas(rose=3), aromas(), 0, 1)

    play(position, TurnFly("rose", 0, 1))

    assert position.flasks == aromas(rose=1)


@rule("PF-DISTILL-06")
def test_the_two_tokens_may_be_named_in_either_order() -> None:
    one = rolled(aromas(rose=1), aromas(), 0, 3)
    other = one.copy()

    play(one, TurnFly("rose", 0, 3))
    play(other, TurnFly("rose", 3, 0))

    assert one == other


@rule("PF-DISTILL-07", "TV-32")
def test_a_turned_die_is_rolled_again_with_all_others() -> None:
    position = rolled(aromas(rose=1, lavender=1), aromas(rose=1), 0, 0, 0)
    play(position, TurnFly("lavender", 0, 0))
    assert position.flasks == aromas(rose=1, lavender=1)

    play(position, RerollAll(0))

    assert odds(position) == by_faces(aromas(rose=1, lavender=1))
    play(position, Rolled((0, 0, 0, 0, 0)))
    assert position.flasks == aromas()


@rule("PF-DISTILL-07")
def test_uses_are_mixed_and_repeated_on_the_same_die() -> None:
    position = rolled(aromas(lavender=1), aromas(), 0, 0, 0, 1, 1)

    play(position, RerollFlies("lavender", 0), Rolled((0, 0, 0, 0, 0)))
    play(position, RerollFlies("lavender", 0), Rolled((0, 0, 0, 0, 1)))
    play(position, RerollAll(0), Rolled((0, 0, 0, 0, 0)))
    play(position, TurnFly("lavender", 1, 1))

    assert position.flasks == aromas(lavender=1)
    assert (position.water[MAX], position.discard) == ((0, 0, 0, 0), tokens(0, 0, 0, 1, 1))


@rule("PF-DISTILL-08")
def test_only_own_tokens_are_spent() -> None:
    position = rolled(
        aromas(rose=2), aromas(), water=[tokens(1, 2), tokens(3, 3), tokens(), tokens()]
    )

    assert refusal(position, RerollAll(3)) == ("PF-DISTILL-08", "no-such-token")
    assert refusal(position, RerollFlies("rose", 3)) == ("PF-DISTILL-08", "no-such-token")
    assert refusal(position, TurnFly("rose", 1, 3)) == ("PF-DISTILL-08", "no-such-token")
    assert refusal(position, TurnFly("rose", 2, 2)) == ("PF-DISTILL-08", "no-such-token")
    assert refusal(position, RerollAll(7)) == ("PF-DISTILL-08", "no-such-token")
    play(position, RerollAll(1))
    assert position.water == [(0, 0, 1, 0), (0, 0, 0, 2), (0, 0, 0, 0), (0, 0, 0, 0)]


@rule("PF-DISTILL-08")
def test_nobody_else_spends_water_on_my_dice() -> None:
    position = rolled(aromas(rose=2), aromas(), water=[tokens(1), tokens(3), tokens(), tokens()])
    match = Match(GAME, position, ["a", "b", "c", "d"], nature="given")
    before = position.key()

    with pytest.raises(NotYourTurn):
        match.play(RerollAll(3), seat=1)

    assert position.key() == before


@rule("PF-DISTILL-08")
@pytest.mark.parametrize("step", [["prepare", 0, 2], ["roll", 0], ["end-turn", 0]])
def test_water_is_spent_in_step_b_only(step: list[object]) -> None:
    water = [tokens(1, 1)] + [tokens()] * 3
    position = table(dice=aromas(rose=1), water=water, steps=[*AFTER_TURNS, ["end-turn", 0], step])

    for action in (RerollFlies("rose", 1), RerollAll(1), TurnFly("rose", 1, 1)):
        assert refusal(position, action) == ("STEP", "not-this-step")


@rule("PF-DISTILL-09")
@pytest.mark.parametrize("spent", [0, 1, 3])
def test_the_player_chooses_which_token_he_spends(spent: int) -> None:
    position = rolled(aromas(rose=1), aromas(rose=1), 0, 1, 3)
    assert position.options() == [RerollAll(0), RerollAll(1), RerollAll(3), StopWater()]

    play(position, RerollAll(spent))

    kept = [value for value in (0, 1, 3) if value != spent]
    assert position.water[MAX] == tuple(tokens(*kept))
    assert position.discard == tokens(spent)


@rule("PF-DISTILL-09")
def test_he_is_asked_even_if_all_his_tokens_are_alike() -> None:
    # not asking would tell the others what he holds
    alike, different = (rolled(aromas(rose=1), aromas(), *held) for held in ((2, 2), (0, 3)))

    assert alike.step.name == different.step.name == "water"
    assert alike.view(1) == different.view(1)


@rule("PF-DISTILL-10", "TV-33")
def test_no_water_after_the_player_has_stopped() -> None:
    # given flasks for two notes, a fly and two tokens
    position = rolled(aromas(violet=3, rose=1), aromas(violet=3), 1, 1)
    water = (RerollFlies("rose", 1), RerollAll(1), TurnFly("rose", 1, 1))

    play(position, StopWater())
    assert position.options() == [ClaimNote("HD01"), ClaimNote("HD04"), StopClaiming()]
    for action in water:
        assert refusal(position, action) == ("PF-DISTILL-10", "water-is-over")

    play(position, ClaimNote("HD01"))
    assert position.options() == [ClaimNote("HD04"), StopClaiming()]
    for action in water:
        assert refusal(position, action) == ("PF-DISTILL-10", "water-is-over")


@rule("PF-DISTILL-10")
def test_while_claiming_other_actions_are_not_blamed_on_water() -> None:
    position = rolled(aromas(violet=1), aromas(violet=1))

    assert position.step.name == "claim"
    assert refusal(position, Pass()) == ("STEP", "not-this-step")


@rule("PF-DISTILL-11")
@pytest.mark.parametrize("action", [RerollAll(3), RerollFlies("rose", 3), TurnFly("rose", 3, 3)])
def test_a_spent_token_brings_no_money(action: RerollAll | RerollFlies | TurnFly) -> None:
    position = rolled(aromas(rose=1), aromas(), 3, 3, money=[5, 5, 5, 5], track=[0, 1, 2, 3])

    play(position, action)

    assert (position.money, position.track) == ([5, 5, 5, 5], [0, 1, 2, 3])


# The other rulings


@rule("PF-DISTILL-04")
def test_idle_water_may_be_spent_by_the_other_ruling() -> None:
    # given a rose flask and a violet fly, no other dice
    position = rolled(aromas(violet=1, rose=1), aromas(rose=1), 2, 2, options={"idle_water": True})
    assert position.options() == [
        RerollFlies("violet", 2),
        RerollFlies("rose", 2),
        RerollAll(2),
        TurnFly("violet", 2, 2),
        StopWater(),
    ]
    assert refusal(position, RerollFlies("vanilla", 2)) == ("PF-DISTILL-04", "no-fly-of-colour")
    assert refusal(position, TurnFly("rose", 2, 2)) == ("PF-DISTILL-06", "no-fly-of-colour")
    before = position.dump()

    # when it is spent on the flask: no die is rolled, the token is gone
    play(position, RerollFlies("rose", 2))
    assert odds(position) == drawn(position) == {Rolled((0, 0, 0, 0, 0)): 1}
    play(position, Rolled((0, 0, 0, 0, 0)))

    assert changed(position, before) == {
        "water": [tokens(2), *[tokens()] * 3],
        "discard": tokens(2),
    }


AFTER_CLAIM = {"water_after_claim": True}


@rule("PF-DISTILL-10")
def test_water_and_claims_mix_by_the_other_ruling() -> None:
    # given a violet flask for HD01, another violet die and a rose die with flies
    position = rolled(aromas(violet=2, rose=1), aromas(violet=1), 0, 1, 1, 3, options=AFTER_CLAIM)
    assert position.step.name == "claim"
    play(position, ClaimNote("HD01"))
    assert (position.flasks, position.used) == (aromas(), aromas(violet=1))

    # when all dice are rolled again, then not the one that was used
    play(position, RerollAll(3))
    assert odds(position) == by_faces(aromas(violet=1, rose=1))
    play(position, Rolled((0, 0, 1, 0, 0)))
    assert (position.flasks, position.used) == (aromas(rose=1), aromas(violet=1))

    # and a fly is turned, tokens in either order, and the next is rolled no more
    play(position, TurnFly("violet", 1, 0))
    assert position.flasks == aromas(violet=1, rose=1)
    assert position.water[MAX] == tuple(tokens(1))
    assert refusal(position, RerollFlies("violet", 1)) == ("PF-DISTILL-04", "no-fly-of-colour")
    assert refusal(position, RerollAll(3)) == ("PF-DISTILL-08", "no-such-token")
    play(position, StopClaiming())
    assert (position.step.name, [n.id for n in position.hands[MAX]]) == ("compose", ["HD01"])


@rule("PF-DISTILL-10")
def test_water_may_rescue_an_empty_roll_by_the_other_ruling() -> None:
    position = turns(1, options=AFTER_CLAIM, water=[tokens(2)] + [tokens()] * 3)
    play(position, *[TakeDie("violet")] * 3, RollDice(), Rolled((0, 0, 0, 0, 0)))

    assert position.options() == [RerollFlies("violet", 2), RerollAll(2), StopClaiming()]
    play(position, RerollFlies("violet", 2), Rolled((1, 0, 0, 0, 0)))
    assert position.options() == [ClaimNote("HD01"), StopClaiming()]


@rule("PF-DISTILL-10")
def test_dice_that_are_used_up_end_the_claiming_by_the_other_ruling() -> None:
    position = rolled(aromas(violet=1), aromas(violet=1), 3, 3, options=AFTER_CLAIM)

    play(position, ClaimNote("HD01"))

    assert position.step.name == "compose"
