"""Phase 2: ties and the action spaces (SF-TIE, SF-ACTION)."""

from __future__ import annotations

import pytest

from grasse import NATURE
from grasse.games.safranito.actions import (
    SPICES,
    DrawnDish,
    DrawnSpice,
    DrawSpices,
    KeepCard,
    PrepareReserved,
    Renounce,
    ReserveDish,
    StopCooking,
    TakeMill,
    Throw,
)
from grasse.games.safranito.position import NOWHERE
from tests.games.safranito.tables import (
    BLUE,
    BOX,
    DISHES,
    GREEN,
    ORANGE,
    OUT,
    RED,
    SCORING,
    bowl,
    changes,
    chip,
    chips,
    cooking,
    fly,
    hand,
    let,
    on,
    refusal,
    scoring,
    spot,
    table,
    throw_of,
    waiting,
)
from tests.rules import rule

NO_CARDS = dict.fromkeys(SPICES, 6)
"""All spice cards on the display, so that none is in a pile."""


def pair(target: str, first: tuple[int, int], second: tuple[int, int]) -> list[list[int]]:
    """Two chips on an action space, as far apart as they must be."""
    x, y = on(target)
    return [[*first, x - 20_000, y], [*second, x + 20_000, y]]


@rule("SF-TIE-01", "SF-TIE-02", "EX-02")
def test_of_two_equals_the_one_nearer_to_the_chefs_left_acts() -> None:
    p = scoring(*pair("extra-throw", (ORANGE, 40), (RED, 40)))

    assert waiting(p) == ("extra-throw", RED)


@rule("SF-TIE-02")
@pytest.mark.parametrize("chef", range(4))
def test_the_left_of_the_chef_is_clockwise_round_the_table(chef: int) -> None:
    first, second = (chef + 1) % 4, (chef + 3) % 4

    p = scoring(*pair("reserve-dish", (second, 30), (first, 30)), chef=chef)

    assert waiting(p) == ("reserve", first)


@rule("SF-TIE-03", "DX-01")
@pytest.mark.parametrize(("mode", "winner"), [("chef_first", BLUE), ("chef_last", RED)])
def test_a_tie_with_the_chef(mode: str, winner: int) -> None:
    tied = pair("reserve-dish", (RED, 40), (BLUE, 40))

    p = scoring(*tied, options={"tie_mode": mode})

    assert waiting(p) == ("reserve", winner)


@rule("SF-TIE-03")
@pytest.mark.parametrize("mode", ["chef_first", "chef_last"])
def test_without_the_chef_among_the_tied_the_ruling_changes_nothing(mode: str) -> None:
    p = scoring(*pair("reserve-dish", (ORANGE, 40), (GREEN, 40)), options={"tie_mode": mode})

    assert waiting(p) == ("reserve", GREEN)


@rule("SF-TIE-04")
def test_the_old_chef_counts_for_the_spaces_and_the_new_one_from_then_on() -> None:
    tied = [chip(BLUE, 30, "mint", 0), chip(ORANGE, 30, "mint", 3)]
    p = scoring(*pair("head-chef", (BLUE, 50), (ORANGE, 60)), *tied, display={"mint": 1})
    assert waiting(p) == ("become-chef", ORANGE)

    p.play(TakeMill())

    assert p.chef == ORANGE
    assert waiting(p) == ("buy", ORANGE)  # as the old chef Blue would have come first


@rule("SF-ACTION-01")
def test_the_spaces_are_scored_in_a_fixed_order() -> None:
    names = ("head-chef", "reserve-dish", "extra-spice", "extra-throw")
    p = scoring(
        *(chip(RED, value, name) for value, name in zip((10, 20, 30, 40), names, strict=True))
    )
    order = []

    while p.step.name in ("extra-throw", "extra-spice", "reserve", "become-chef"):
        order.append(p.step.name)
        p.play(Renounce())

    assert order == ["extra-throw", "extra-spice", "reserve", "become-chef"]


@rule("SF-ACTION-02")
def test_only_the_chips_on_the_space_are_turned_up() -> None:
    p = scoring(
        *pair("extra-spice", (RED, 30), (GREEN, 20)),
        chip(BLUE, 60, "mint"),
        chip(RED, 60, "head-chef"),
    )

    assert p.seen == [(), (30,), (20,), ()]


@rule("SF-ACTION-03")
def test_only_the_highest_total_acts() -> None:
    x, y = on("reserve-dish")
    p = scoring(
        [RED, 30, x - 20_000, y], [RED, 10, x, y + 20_000], [GREEN, 50, x + 20_000, y - 5_000]
    )

    assert waiting(p) == ("reserve", GREEN)
    p.play(Renounce())
    assert p.step.name != "reserve"  # it does not go to the next


@rule("SF-ACTION-04")
def test_a_space_without_valid_chips_is_skipped() -> None:
    p = scoring(chip(RED, 10, "head-chef"), chip(RED, 60, spot(135 + 29.001, 135)))

    assert waiting(p) == ("become-chef", RED)
    assert p.seen == [(), (10,), (), ()]


@rule("SF-ACTION-05")
@pytest.mark.parametrize(
    ("space", "step"),
    [
        ("extra-throw", "extra-throw"),
        ("extra-spice", "extra-spice"),
        ("reserve-dish", "reserve"),
        ("head-chef", "become-chef"),
    ],
)
def test_the_winner_may_renounce(space: str, step: str) -> None:
    p = scoring(chip(RED, 20, space), *bowl("mint", (RED, 10)), *bowl("curry", (RED, 60)))
    assert waiting(p) == (step, RED)

    changed = changes(p, Renounce())

    assert changed == {"thrown": [chip(RED, 10, "mint", 0), chip(RED, 60, "curry", 0)]}
    assert waiting(p) == ("next-bowl", BLUE)


@rule("SF-ACTION-06", "SF-ACTION-09")
def test_an_extra_throw_is_of_a_chip_not_thrown_yet() -> None:
    mine = [chip(RED, 10, "extra-throw"), chip(RED, 20, OUT), chip(RED, 30, "mint")]
    p = scoring(*mine, display={"mint": 1})

    assert {option.chip for option in p.options() if isinstance(option, Throw)} == {40, 50, 60}
    assert p.options()[-1] == Renounce()
    assert refusal(p, throw_of(p, 20)) == ("SF-THROW-02", "chip-thrown")  # out is not unthrown
    assert refusal(p, throw_of(p, 40, power=1)) == ("SF-THROW-12", "throw-out-of-range")
    fly(p, 60, "mint", moved={(RED, 30): OUT})
    assert chips(p) == [(RED, 60)]  # the market has begun: only what lies in a bowl is left
    assert waiting(p) == ("buy", RED)


@rule("SF-ACTION-07")
def test_the_extra_throw_is_not_scored_again() -> None:
    p = scoring(chip(RED, 10, "extra-throw"), *bowl("mint", (RED, 30)), *bowl("curry", (RED, 60)))

    fly(p, 50, spot(155, 135), moved={(RED, 10): spot(115, 135)})

    assert waiting(p) == ("next-bowl", BLUE)
    assert p.seen[RED] == (10,)


@rule("SF-ACTION-08")
def test_the_extra_throw_counts_for_all_that_is_scored_after_it() -> None:
    p = scoring(chip(RED, 10, "extra-throw"), chip(GREEN, 60, "head-chef"), chip(GREEN, 10, "mint"))

    fly(p, 20, "mint", moved={(GREEN, 60): OUT, (GREEN, 10): on("reserve-dish")})

    assert waiting(p) == ("reserve", GREEN)
    let(p, Renounce())
    assert p.seen == [(), (10, 20), (10,), ()]  # Green's 60 was not on the head chef's space
    assert waiting(p) == ("turn-dish", NATURE)  # nobody could sell or buy: the round is over
    assert p.chef == RED


@rule("SF-ACTION-10", "SF-ACTION-11", "EX-03")
def test_a_fifty_draws_five_cards_keeps_one_and_puts_four_under_the_pile() -> None:
    p = scoring(chip(RED, 50, "extra-spice"))
    assert p.view(RED)["prompt"] == {"cards": 5}
    p.play(DrawSpices())

    drawn = ["mint", "curry", "mint", "cumin", "chilli"]
    for spice in drawn:
        assert waiting(p) == ("look-at-spice", NATURE)
        p.play(DrawnSpice(spice))  # type: ignore[arg-type]  # a spice
    assert p.options() == [
        KeepCard("curry"),
        KeepCard("chilli"),
        KeepCard("mint"),
        KeepCard("cumin"),
    ]
    assert refusal(p, KeepCard("saffron")) == ("SF-ACTION-11", "not-drawn")
    p.play(KeepCard("mint"))

    dump = p.dump()
    assert dump["hands"][RED] == {"mint": 1}
    assert dump["shown"][RED] == {}  # nobody else knows it
    assert dump["under"] == [["curry", RED], ["mint", RED], ["cumin", RED], ["chilli", RED]]
    assert dump["drawn"] == []
    assert sum(p.pile) == 54 - 5 - sum(p.display)


@rule("SF-ACTION-10", "DX-07")
def test_the_sum_wins_and_the_highest_chip_says_how_many() -> None:
    x, y = on("extra-spice")
    p = scoring(
        [RED, 30, x - 20_000, y], [RED, 20, x, y + 20_000], [GREEN, 40, x + 20_000, y - 5_000]
    )

    assert waiting(p) == ("extra-spice", RED)
    assert p.view(RED)["prompt"] == {"cards": 3}


@rule("SF-ACTION-11")
def test_a_single_card_is_kept_without_asking() -> None:
    p = scoring(chip(RED, 10, "extra-spice"))

    let(p, DrawSpices(), DrawnSpice("saffron"))

    assert p.dump()["hands"][RED] == {"saffron": 1}
    assert p.under == []


@rule("SF-ACTION-12")
def test_an_empty_pile_is_made_of_the_discard_while_drawing() -> None:
    left = {**NO_CARDS, "mint": 4, "curry": 5}
    p = table(
        SCORING, thrown=[chip(RED, 40, "extra-spice")], pile={"mint": 1},
        discard={"mint": 1, "curry": 1}, display=left,
    )  # fmt: skip

    let(p, DrawSpices(), DrawnSpice("mint"))
    assert p.dump()["pile"] == {"mint": 1, "curry": 1}
    assert p.dump()["discard"] == {}
    let(p, DrawnSpice("curry"), DrawnSpice("mint"))  # and a fourth is not to be had

    assert waiting(p) == ("keep-one", RED)
    assert p.options() == [KeepCard("curry"), KeepCard("mint")]


@rule("SF-ACTION-12")
def test_without_any_card_the_space_has_no_effect() -> None:
    p = scoring(
        chip(RED, 40, "extra-spice"), *bowl("mint", (RED, 10)), *bowl("curry", (RED, 60)),
        display=NO_CARDS,
    )  # fmt: skip

    assert waiting(p) == ("next-bowl", BLUE)


@rule("SF-ACTION-13")
def test_a_reserved_dish_comes_from_the_pile_and_is_for_its_owner_alone() -> None:
    p = scoring(chip(RED, 40, "reserve-dish"), offer=["D01", "D02", "D03"])

    let(p, ReserveDish())
    assert waiting(p) == ("take-dish", NATURE)
    assert len(p.chances()) == 15
    let(p, DrawnDish("D12"))

    assert p.dump()["reserved"] == [[], ["D12"], [], []]
    assert p.dump()["offer"][:3] == ["D01", "D02", "D03"]

    spices = hand(*DISHES["D12"])
    q = cooking(hands=[spices, spices], reserved=[[], ["D12"]])
    assert waiting(q) == ("cook", RED)  # Blue, with the same cards, has nothing to prepare
    assert PrepareReserved("D12") in q.options()


@rule("SF-ACTION-13")
def test_a_dish_that_somebody_else_reserved_is_refused() -> None:
    spices = hand(*DISHES["D12"], *DISHES["D01"])
    p = cooking(hands=[spices], reserved=[["D01"], ["D12"]])

    assert refusal(p, PrepareReserved("D12")) == ("SF-ACTION-13", "not-reserved")


@rule("SF-ACTION-13", "SF-ACTION-14")
def test_any_number_of_dishes_may_be_reserved_and_kept_for_later_rounds() -> None:
    mine = ["D01", "D02", "D03", "D04", "D05", "D06", "D07"]
    p = scoring(chip(RED, 40, "reserve-dish"), reserved=[[], mine])

    let(p, ReserveDish(), DrawnDish("D12"))

    assert [dish.id for dish in p.reserved[RED]] == [*mine, "D12"]
    assert waiting(p) == ("turn-dish", NATURE)  # the next round is near, and they stay


@rule("SF-ACTION-15")
def test_with_an_empty_dish_pile_the_space_has_no_effect() -> None:
    p = scoring(
        chip(RED, 40, "reserve-dish"), *bowl("mint", (RED, 10)), *bowl("curry", (RED, 60)),
        reserved=[[*DISHES]],
    )  # fmt: skip

    assert waiting(p) == ("next-bowl", BLUE)
    assert p.seen[RED] == (40,)  # it was scored nonetheless


@rule("SF-ACTION-16")
def test_the_new_chef_orders_bowls_cooks_first_and_passes_the_mill_on() -> None:
    spices = hand(*DISHES["D01"])
    p = scoring(
        chip(GREEN, 40, "head-chef"), *bowl("mint", (RED, 10)), *bowl("cumin", (RED, 60)),
        offer=["D01"], hands=[spices, {}, spices],
    )  # fmt: skip

    p.play(TakeMill())

    assert p.chef == GREEN
    assert waiting(p) == ("next-bowl", GREEN)
    p.play(p.options()[0])
    assert waiting(p) == ("cook", GREEN)
    p.play(StopCooking())
    assert waiting(p) == ("cook", BLUE)
    p.play(StopCooking())
    assert p.chef == ORANGE


@rule("SF-ACTION-16")
def test_who_is_chef_already_is_not_asked() -> None:
    p = scoring(chip(BLUE, 40, "head-chef"), *bowl("mint", (RED, 10)), *bowl("cumin", (RED, 60)))

    assert waiting(p) == ("next-bowl", BLUE)
    assert p.chef == BLUE


@rule("SF-ACTION-17")
def test_chips_on_a_space_stay_face_up_as_obstacles_until_the_market() -> None:
    p = scoring(chip(RED, 10, "extra-throw"), chip(GREEN, 20, "extra-spice"), display={"mint": 1})

    assert (RED, 10) in chips(p)  # it can be hit by the extra throw
    assert p.seen[RED] == (10,)
    fly(p, 40, OUT, moved={(RED, 10): on("mint")})

    assert waiting(p) == ("extra-spice", GREEN)
    moved = next(one for one in p.thrown if one[:2] == (RED, 10))
    assert moved.target == BOX.targets["mint"]
    let(p, Renounce())
    assert waiting(p) == ("buy", RED)  # with the chip that lay on the space before


@rule("SF-ACTION-17")
def test_by_another_ruling_they_leave_as_soon_as_the_space_is_scored() -> None:
    p = scoring(
        chip(RED, 10, "extra-throw"), chip(GREEN, 20, "extra-spice"),
        options={"action_chips_leave": "on_resolve"},
    )  # fmt: skip

    assert [one[:2] for one in p.lying()] == [(GREEN, 20)]
    assert p.thrown[0].target == NOWHERE
    assert 10 not in p.unthrown(RED)  # back with its owner, but thrown in this round
    assert refusal(p, throw_of(p, 10)) == ("SF-THROW-02", "chip-thrown")
    let(p, Renounce())
    assert p.lying() == []


@rule("SF-ACTION-03")
def test_one_player_may_win_several_spaces() -> None:
    p = scoring(chip(RED, 10, "extra-throw"), chip(RED, 20, "head-chef"))

    let(p, Renounce())

    assert waiting(p) == ("become-chef", RED)
