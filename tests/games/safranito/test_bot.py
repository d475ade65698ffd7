"""The solid player: what it does, how well, how fast, and that it does not peek."""

from __future__ import annotations

from time import process_time

import pytest

from grasse import NATURE, Action, Dice, bots
from grasse.bots.arena import play_one
from grasse.games.safranito.actions import (
    BuyCard,
    ChooseBowl,
    Decline,
    KeepCard,
    PrepareDish,
    PrepareReserved,
    Renounce,
    SellCards,
    TakeMill,
    Throw,
)
from grasse.games.safranito.aims import aimed_throws, gesture_of
from grasse.games.safranito.discs import Spot
from grasse.games.safranito.position import SafranitoPosition
from grasse.games.safranito.throw import list_aims
from tests.games.safranito.tables import (
    BLUE,
    BOX,
    GAME,
    OUT,
    RED,
    TO_COME,
    bowl,
    chip,
    cooking,
    market,
    scoring,
    spot,
    table,
    throwing,
)


def decision(p: SafranitoPosition, seed: int = 1) -> Action:
    return bots.find("solid", GAME).choose(p.view(p.to_act), list(p.options()), Dice(seed))


def aimed_at(p: SafranitoPosition, throw: Action) -> str:
    """The target, or the seat whose chip, that this throw is meant for."""
    assert isinstance(throw, Throw)
    seat = p.steps[-1][1]
    target = aimed_throws(BOX, p.side_of(seat)).get(gesture_of(throw))
    if target is not None:
        return BOX.board.targets[target].name
    others = {Spot(one.x, one.y): one.seat for one in p.lying() if one.seat != seat}
    for aim in list_aims(BOX, p.side_of(seat), others):
        if aim.victim is not None and Throw(throw.chip, *aim.throw) == throw:
            return f"seat {others[aim.victim]}"
    raise AssertionError("not a throw that anybody would think of")


@pytest.mark.long(20)
def test_it_wins_nearly_always_against_random_throws() -> None:
    shares = [play_one("safranito", ["solid", "random"], "test", n).shares[0] for n in range(20)]

    assert sum(shares) >= 17  # 85 %


def timed(p: SafranitoPosition) -> tuple[float, Action]:
    began = process_time()
    action = decision(p)
    return process_time() - began, action


def test_a_throw_is_decided_in_less_than_a_third_of_a_second() -> None:
    p = GAME.start(4)
    chance = Dice(1)
    slowest, decided = 0.0, 0
    while decided < 12:
        if p.to_act == NATURE:
            p.play(p.draw(chance))
            continue
        seconds, action = min((timed(p) for _ in range(3)), key=lambda one: one[0])
        if isinstance(action, Throw):
            slowest = max(slowest, seconds)
            decided += 1
        p.play(action)

    assert slowest < 0.3


def test_it_throws_where_it_finds_what_it_needs() -> None:
    hands = [{"cardamom": 1, "chilli": 1}]
    p = throwing(BLUE, RED, hands=hands, offer=["D12"], display={"cumin": 1, "mint": 2})

    assert aimed_at(p, decision(p)) == "cumin"


def test_it_knocks_a_rival_away_when_that_pays() -> None:
    # Red's 60 will buy the saffron for the dish that wins; Blue has no money to outbid it
    thrown = [chip(RED, 60, spot(200, 215)), *(chip(BLUE, value, OUT) for value in (40, 50, 60))]
    p = throwing(
        BLUE, seats=2, hands=[{}, {"cardamom": 1, "cumin": 1}], offer=["D14"], money=[0, 200],
        display={"saffron": 1}, thrown=thrown, seen=[[], [60]], cooked=[[], ["D01", "D02"]],
    )  # fmt: skip

    assert aimed_at(p, decision(p)) == f"seat {RED}"


def test_it_does_not_throw_an_extra_chip_that_would_only_harm() -> None:
    p = scoring(
        chip(BLUE, 10, "extra-throw"), *bowl("mint", (BLUE, 20)), seats=2, display={"mint": 1},
        offer=["D10"], hands=[{"ginger": 1, "cumin": 1}],
    )  # fmt: skip

    action = decision(p)

    assert isinstance(action, Throw | Renounce)
    if isinstance(action, Throw):
        assert aimed_at(p, action) != "mint"


@pytest.mark.parametrize(("chips", "action"), [((20,), BuyCard()), ((60, 50, 40), Decline())])
def test_it_buys_what_it_needs_unless_that_is_too_dear(
    chips: tuple[int, ...], action: Action
) -> None:
    p = market(
        *bowl("mint", *((BLUE, value) for value in chips)),
        display={"mint": 1},
        money=[160, 0, 0, 0],
        offer=["D10"],
    )

    assert decision(p) == action


@pytest.mark.parametrize(
    ("chips", "hand", "cards"),
    [
        (((RED, 60), (RED, 50), (BLUE, 40)), {"mint": 2}, 2),
        (((RED, 10),), {"mint": 1, "ginger": 1}, 0),
    ],
)
def test_it_sells_when_the_price_is_right(
    chips: tuple[tuple[int, int], ...], hand: dict[str, int], cards: int
) -> None:
    offer = ["D12"] if cards else ["D10"]
    p = market(*bowl("mint", *chips), hands=[hand], offer=offer, money=[50, 0, 0, 0])

    assert decision(p) == SellCards(cards)


def test_as_chef_it_settles_first_what_it_needs_money_for() -> None:
    p = market(
        *bowl("mint", (BLUE, 40)), *bowl("curry", (BLUE, 60)), display={"mint": 1, "curry": 1},
        offer=["D10"], hands=[{"ginger": 1, "cumin": 1}], money=[60, 0, 0, 0],
    )  # fmt: skip

    assert decision(p) == ChooseBowl("mint")


def test_it_keeps_the_card_for_its_dish_and_cooks_to_win() -> None:
    p = table(
        [*TO_COME, ["keep-one", BLUE]], hands=[{"ginger": 1, "cumin": 1}], offer=["D10"],
        drawn=[["curry", BLUE], ["mint", BLUE], ["garlic", BLUE]],
    )  # fmt: skip
    assert decision(p) == KeepCard("mint")

    cards = {"ginger": 1, "cumin": 1, "mint": 1}
    assert decision(cooking(hands=[cards], offer=["D10"])) == PrepareDish("D10")
    assert decision(cooking(hands=[cards], reserved=[["D10"]])) == PrepareReserved("D10")
    assert decision(scoring(chip(RED, 10, "head-chef"))) == TakeMill()


def test_it_decides_alike_whatever_it_cannot_see() -> None:
    p = GAME.start(3)
    chance = Dice(6)
    compared = 0
    while p.to_act is not None and compared < 25:
        if p.to_act == NATURE:
            p.play(p.draw(chance))
            continue
        action = decision(p)
        other = p.resample(p.to_act, Dice(compared))
        assert decision(other) == action
        p.copy().play(action)  # it is legal
        compared += 1
        p.play(action)
    assert compared == 25
