"""How Safranito is thought about: what the levels that plan one round do, and what they say."""

from __future__ import annotations

from typing import get_args

import pytest

from grasse import NATURE, Action, Dice, bots
from grasse.bots.value import value_for
from grasse.games.safranito.actions import (
    INDEX,
    BuyCard,
    Decline,
    KeepCard,
    PrepareDish,
    Renounce,
    SellCards,
    Throw,
)
from grasse.games.safranito.aims import Shares, Thrower, aimed_throws, gesture_of, some_shakes
from grasse.games.safranito.bot import TASTES, Judge
from grasse.games.safranito.discs import Loft
from grasse.games.safranito.mind import A_FEW
from grasse.games.safranito.outlook import throws_left
from grasse.games.safranito.position import SafranitoPosition
from grasse.kernel.mind import NEVER, Planner, Searcher
from tests.games.safranito.tables import (
    BLUE,
    GAME,
    RED,
    SCORING,
    TO_COME,
    bowl,
    chip,
    cooking,
    hand,
    let,
    market,
    spot,
    table,
    throwing,
)

MIND = GAME.mind


def decision(p: SafranitoPosition, level: str = "solid", seed: int = 1) -> Action:
    """What a bot of this level does."""
    return bots.find(level, GAME).choose(p.view(p.to_act), list(p.options()), Dice(seed))


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_is_thought_about_from_its_beginning_to_its_end(seats: int) -> None:
    """Given a game that is played in haste; then every level finds an option worth a thought,
    quiet moments come along, and what is said of each seat there has a name each."""
    p = GAME.start(seats, {"round_cap": 3})
    chance = Dice("in haste")
    quiet = 0
    while (seat := p.to_act) is not None:
        if seat == NATURE:
            p.play(p.draw(chance))
            continue
        options = p.options()
        if MIND.is_quiet(p):
            quiet += 1
            for one in range(p.seats):
                features = MIND.features(p, one)
                assert len(features) == len(MIND.names)
                assert all(-5 < number < 5 for number in features)
                assert MIND.expect(p, one) >= len(p.cooked[one])
        for level in get_args(Planner):
            ideas = MIND.ideas(p, options, level)
            worths = MIND.worths(p, ideas, chance, level)
            assert len(worths) == len(ideas)
            assert max(worths) > NEVER
        p.play(MIND.in_haste(p, options, chance))
    assert quiet > 20


def test_in_haste_it_decides_alike_whatever_it_saw_before() -> None:
    """Given two positions of one game; when one is judged again after the other; then it is judged
    as before: what is kept between decisions changes nothing."""
    p = GAME.start(2)
    chance = Dice(4)
    said: list[tuple[SafranitoPosition, Action, list[float]]] = []
    while len(said) < 40:
        if p.to_act == NATURE:
            p.play(p.draw(chance))
            continue
        action = MIND.in_haste(p, p.options(), chance)
        if MIND.is_quiet(p):
            said.append((p.copy(), action, MIND.features(p, 0)))
        p.play(action)

    for q, action, features in reversed(said):
        assert MIND.features(q, 0) == features
        assert MIND.in_haste(q, q.options(), chance) == action


def test_it_buys_what_the_other_needs_to_win() -> None:
    """Given a card that is of no use to Blue, and Red who would win with it and lies there, too;
    then Blue buys it. Were Red far from winning, Blue would not."""

    def given(*cooked: str) -> SafranitoPosition:
        p = market(
            *bowl("saffron", (BLUE, 60), (RED, 50)), seats=2, display={"saffron": 1},
            money=[70, 200], offer=["D14"], hands=[{}, hand("cardamom", "cumin")],
            shown=[{}, hand("cardamom", "cumin")], cooked=[[], cooked],
        )  # fmt: skip
        while p.options()[0] == SellCards(0):
            let(p, SellCards(0))
        return p

    assert decision(given("D01", "D02")) == BuyCard()
    assert decision(given("D01", "D02"), "easy") == Decline()


def test_it_cooks_the_dish_that_the_other_is_about_to_cook() -> None:
    """Given two dishes that Blue can cook, one of which Red lacks nothing for; then Blue cooks
    that one."""
    mine = hand("ginger", "garlic", "curry", "mint", "cumin")
    for dish, theirs in (("D10", hand("ginger", "mint", "cumin")),
                         ("D01", hand("curry", "ginger", "garlic"))):  # fmt: skip
        p = cooking(seats=2, hands=[mine, theirs], shown=[{}, theirs], offer=["D01", "D10"])

        assert decision(p) == PrepareDish(dish)


def test_it_keeps_the_cards_of_the_dish_that_wins() -> None:
    """Given two cards of the dish that would win the game, and a high price for one of them; then
    it is kept; a card that no dish needs is sold at this price."""
    chips = bowl("mint", (RED, 60), (RED, 50), (RED, 40))
    for cards, sold in ((hand("mint", "ginger"), 0), (hand("mint", "garlic"), 1)):
        p = market(
            *chips, seats=2, hands=[cards], offer=["D10" if not sold else "D12"],
            money=[50, 0], cooked=[["D01", "D02"]],
        )  # fmt: skip

        assert decision(p) == SellCards(sold)


def test_it_lobs_over_a_chip_that_lies_in_the_way() -> None:
    """Given a bowl in the far row that Blue needs, and chips before it that would stop a toss;
    then Blue throws at it, and high."""
    in_the_way = [chip(RED, 10, spot(178, 262)), chip(RED, 20, spot(222, 262))]
    p = throwing(
        BLUE, seats=2, hands=[hand("cardamom", "chilli")], offer=["D12"], display={"cumin": 1},
        thrown=in_the_way, seen=[[], [10, 20]], cooked=[["D01", "D02"]],
    )  # fmt: skip

    throw = decision(p)

    assert isinstance(throw, Throw)
    assert throw.loft == Loft.LOB
    assert all(MIND.ideas(p, p.options(), level) == p.options() for level in ("beginner", "easy"))


def test_a_beginner_aims_as_if_nothing_lay_in_the_way() -> None:
    """Given the bowl that Blue needs, and chips before it that stop a toss; then a beginner tosses
    its highest chip at it nonetheless."""
    in_the_way = [chip(RED, 10, spot(178, 262)), chip(RED, 20, spot(222, 262))]
    p = throwing(
        BLUE, seats=2, hands=[hand("cardamom", "chilli")], offer=["D12"], display={"cumin": 1},
        thrown=in_the_way, seen=[[], [10, 20]], cooked=[["D01", "D02"]],
    )  # fmt: skip

    throw = decision(p, "beginner")

    assert isinstance(throw, Throw)
    assert (throw.chip, throw.loft) == (60, Loft.TOSS)
    assert aimed_throws(p.box, throw.side)[gesture_of(throw)] == INDEX["cumin"]


def test_easy_goes_by_how_often_throws_get_there_and_not_by_what_lies_in_the_way() -> None:
    """Given the bowl that Blue needs, with or without chips before it that stop a toss; then easy
    tosses at it all the same, and with a chip that it can pay for."""
    in_the_way = [chip(RED, 10, spot(178, 262)), chip(RED, 20, spot(222, 262))]
    thrown = []
    for lying, seen in ((in_the_way, [10, 20]), ([], [])):
        p = throwing(
            BLUE, seats=2, hands=[hand("cardamom", "chilli")], offer=["D12"],
            display={"cumin": 1}, money=[30, 200], thrown=lying, seen=[[], seen],
            cooked=[["D01", "D02"]],
        )  # fmt: skip
        throw = decision(p, "easy")
        assert isinstance(throw, Throw)
        assert aimed_throws(p.box, throw.side)[gesture_of(throw)] == INDEX["cumin"]
        assert throw.chip <= 30
        thrown.append(throw)

    assert thrown[0] == thrown[1]


def rounds_of_throws(seats: int, count: int) -> list[SafranitoPosition]:
    """Moments at which some chips lie in the field, of a game that is played in haste."""
    p = GAME.start(seats)
    chance = Dice("throws")
    found: list[SafranitoPosition] = []
    while len(found) < count:
        if p.to_act == NATURE:
            p.play(p.draw(chance))
            continue
        if MIND.is_quiet(p) and len(p.lying()) > 3:
            found.append(p.copy())
        p.play(MIND.in_haste(p, p.options(), chance))
    return found


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_search_thinks_of_throws_that_can_be_thrown(seats: int) -> None:
    """Given chips in the field; then the throws that a search thinks of are allowed, each is there
    once, the best in the eyes of solid first; master thinks of more, and both of the same again."""
    value, _ = value_for(GAME, GAME.start(seats))
    for p in rounds_of_throws(seats, 2):
        found = {}
        for level in get_args(Searcher):
            ranked = MIND.candidates(p, p.options(), Dice(1), level, value)
            worths, throws = zip(*ranked, strict=True)
            assert list(worths) == sorted(worths, reverse=True)
            assert len(set(throws)) == len(throws)
            assert all(p.step.allows(p, throw) for throw in throws)
            assert ranked == MIND.candidates(p, p.options(), Dice(1), level, value)
            found[level] = throws
        assert len(found["strong"]) < len(found["master"])


def test_a_search_thinks_of_better_throws_than_solid() -> None:
    """Given chips in the field; when the throw that solid takes and the first that a search thinks
    of are imagined with many other hands; then the latter is worth more in solid's own eyes."""
    mine = theirs = 0.0
    for p in rounds_of_throws(2, 6):
        thrower = Thrower(Judge(p, p.frame[1], TASTES["solid"]))
        (_, first), *_ = thrower.candidates(1, "strong", None, 0.0)
        hands = some_shakes(150, 99)
        for throw in (first, decision(p)):
            assert isinstance(throw, Throw)
            worth = thrower.mean(thrower.rests(gesture_of(throw), hands), throw.chip)
            if throw is first:
                mine += worth
            else:
                theirs += worth

    assert mine > theirs


def test_what_comes_of_a_throw_is_judged_as_if_it_had_been_thrown() -> None:
    """Given throws that came to rest; then the value of what is imagined to lie there is that of
    the position after them."""
    value, _ = value_for(GAME, GAME.start(2))
    chance = Dice("lies")
    looked_at = 0
    for p in rounds_of_throws(2, 4):
        seat = p.frame[1]
        throw = p.options()[0]
        after = p.copy()
        after.play(throw)
        after.play(after.draw(chance))
        *_, thrown = after.thrown
        rest = (*[one.target for one in after.thrown[:-1] if one in p.lying()], thrown.target)
        if len(rest) <= len(p.lying()) or not MIND.is_quiet(after):
            continue  # a chip was moved, or it was the last throw

        found = Shares([p], seat, value).after(rest, thrown.value)

        assert found == value(after, seat)[0]
        looked_at += 1

    assert looked_at


def test_in_haste_a_chip_that_wins_for_another_is_knocked_away() -> None:
    """Given Red's chip in the bowl of the spice with which Red wins, and nothing that Blue needs;
    then Blue slides at it even in haste. Were it Blue's own, Blue would lob somewhere."""
    for seat, loft in ((RED, Loft.SLIDE), (BLUE, Loft.LOB)):
        p = throwing(
            BLUE, seats=2, hands=[{}, hand("cardamom", "chilli")], offer=["D12"],
            display={"cumin": 1}, thrown=[chip(seat, 60, "cumin")], cooked=[[], ["D01", "D02"]],
            shown=[{}, hand("cardamom", "chilli")], money=[0, 200],
        )  # fmt: skip

        throw = MIND.in_haste(p, p.options(), Dice(1))

        assert isinstance(throw, Throw)
        assert throw.loft == loft


def test_a_master_waits_for_the_answer_to_a_throw() -> None:
    """Given many throws to come, or few; then strong plays on to the next throw, a master to the
    one after it, or to the end of the round; decisions at the market are played on to that by
    both."""
    many = throwing(*[BLUE, RED] * 4, seats=2)
    few = next(p for p in rounds_of_throws(2, 20) if sum(throws_left(p)) == A_FEW)
    sale = market(*bowl("mint", (RED, 60)), seats=2, hands=[hand("mint")])

    assert MIND.horizon(many, "strong") == MIND.horizon(few, "strong") == 1
    assert MIND.horizon(sale, "master") == MIND.horizon(sale, "strong") == 1
    assert (MIND.horizon(many, "master"), MIND.rest(few)) == (2, 1)
    assert MIND.horizon(few, "master") == MIND.rest(GAME.start(2)) > 2 * len(few.box.values)


def test_a_search_may_do_without_an_extra_throw() -> None:
    """Given an extra throw; then to renounce it is among what a search thinks of."""
    p = table([*SCORING, ["extra-throw", BLUE]], seats=2)
    value, _ = value_for(GAME, p)

    ranked = MIND.candidates(p, p.options(), Dice(1), "strong", value)

    assert Renounce() in [option for _, option in ranked]


@pytest.mark.parametrize("level", get_args(Planner))
def test_every_level_cooks_what_wins_and_keeps_what_it_needs(level: Planner) -> None:
    """Given three cards for the last dish; then it is cooked. Given cards to keep one of; then it
    is the one that the dish lacks. Given a card to buy for a tenth of the money; then it is
    bought."""
    cards = hand("ginger", "cumin", "mint")
    won = cooking(hands=[cards], offer=["D10"], cooked=[["D01", "D02"]])
    drawn = [["curry", BLUE], ["mint", BLUE], ["garlic", BLUE]]
    lacking = table(
        [*TO_COME, ["keep-one", BLUE]], hands=[hand("ginger", "cumin")], offer=["D10"], drawn=drawn
    )
    cheap = market(*bowl("mint", (BLUE, 20)), display={"mint": 1}, offer=["D10"],
                   hands=[hand("ginger", "cumin")], money=[200, 0, 0, 0])  # fmt: skip
    while SellCards(0) in cheap.options():
        let(cheap, SellCards(0))

    assert decision(won, level) == PrepareDish("D10")
    assert decision(lacking, level) == KeepCard("mint")
    assert decision(cheap, level) == BuyCard()
