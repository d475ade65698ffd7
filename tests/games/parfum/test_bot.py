"""The one-turn player: what it does, and the faults that it had."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from grasse import Action, Dice, bots
from grasse.bots.arena import play_one
from grasse.games.parfum.actions import (
    Bargain,
    ChooseClock,
    ClaimNote,
    JoinPerfume,
    NewMinor,
    Pass,
    RerollFlies,
    SellTo,
    StopWater,
    TakeDie,
    TakeWater,
)
from grasse.games.parfum.mind import EYES
from grasse.games.parfum.outlook import Outlook, filled
from grasse.games.parfum.position import ParfumPosition
from grasse.kernel import NATURE
from grasse.kernel.mind import Planner
from tests.games.parfum.tables import (
    ANN,
    GAME,
    MAX,
    MIA,
    aromas,
    claiming,
    composing,
    major,
    minor,
    nature,
    selling,
    table,
    tokens,
)

LEVELS: tuple[Planner, ...] = get_args(Planner)
LAST: dict[str, Any] = {"closing": False, "last_round": True}
SOLD_OUT_STREET: list[str | None] = [None, None, None, None]


def decision(p: ParfumPosition, level: str = "solid") -> Action:
    return bots.find(level, GAME).judge(p, list(p.options()), Dice(1))


def worth(p: ParfumPosition, action: Action, level: Planner = "solid") -> float:
    return GAME.mind.worths(p, [action], Dice(1), level)[0]


def preparing(actions: int, **given: Any) -> ParfumPosition:
    """Max prepares; he has so many actions left."""
    later = [["round-end"], ["selling"], ["turn", 2], ["turn", 1]]
    own = [["end-turn", MAX], ["composing", MAX], ["claiming", MAX], ["distil", MAX]]
    return table([*later, *own, ["prepare", MAX, actions]], **given)


# What perfumes are worth


def test_to_finish_a_perfume_never_makes_a_tableau_worth_less() -> None:
    """Given tableaux of all kinds, at all times, with hardly a chance to sell or with many; when a
    perfume of them is finished; then they are worth no less."""
    compared = 0
    for seed in range(6):
        p, chance = GAME.start(2 + seed % 3), Dice(seed)
        while (seat := p.to_act) is not None:
            if seat == NATURE:
                p.play(p.draw(chance))
                continue
            options = p.options()
            p.play(options[chance.below("choice", len(options))])
            if chance.below("look", 20) or not p.steps:
                continue
            for one in range(p.seats):
                outlook = Outlook(p, one, EYES["solid"])
                row = p.perfumes[one]
                for index, perfume in enumerate(row):
                    for note in p.bag:
                        done = filled(perfume.joined(note)) if perfume.takes(note) else perfume
                        if done.flacons > perfume.flacons:
                            after = (*row[:index], done, *row[index + 1 :])
                            assert outlook.worth(after) >= outlook.worth(row) - 1e-9
                            compared += 1
    assert compared > 1000


def test_a_stock_that_cannot_all_be_sold_stays_worth_what_can_be() -> None:
    """Given the last round and two chances to sell; then a third flacon is worth nothing, and does
    no harm."""
    two = selling([major("HD11", "HT05", "BS03", flacons=2)], **LAST)
    three = selling([major("HD11", "HT05", "BS03", flacons=3)], **LAST)

    worths = [Outlook(p, MAX, EYES["solid"]).worth(p.perfumes[MAX]) for p in (two, three)]

    assert worths[0] == pytest.approx(worths[1])


@pytest.mark.parametrize("level", LEVELS)
def test_it_finishes_what_it_began(level: Planner) -> None:
    """Given a base note in hand and a minor that lacks one; then it goes there."""
    p = composing(["BS06"], minor("HD06"))

    assert decision(p, level) == JoinPerfume("BS06", 0)


def test_it_finishes_in_the_order_that_finishes_most() -> None:
    """Given one round after this one, and a head and a base in hand beside a major that lacks a
    base; then the base goes to the major, which is finished by it."""
    p = composing(["HD01", "BS06"], major("HD06", "HT13"), closing=False)
    while p.step.name == "compose":
        p.play(decision(p))

    assert p.perfumes[MAX][0].flacons == 3


def test_it_begins_no_perfume_that_can_never_be_finished() -> None:
    """Given the last turn of the last round; then a note that only begins a perfume is worth its
    coins, and one that finishes a perfume more than another with more coins."""
    p = claiming(
        aromas(rose=3), ["HT13", "BS02", None, None, None],
        perfumes=[[minor("HD06")]], street=["CA08", "CB13", "CB03", "CA03"], **LAST,
    )  # fmt: skip

    assert worth(p, ClaimNote("HT13")) == pytest.approx(3, abs=0.2)
    assert decision(p) == ClaimNote("BS02")


def test_it_begins_small_when_time_is_short() -> None:
    """Given one round after this one; then a head begins a minor, which lacks one note."""
    p = composing(["HD06"], closing=False)

    assert decision(p) == NewMinor("HD06")


# Water


def test_it_takes_no_water_that_it_would_have_to_discard() -> None:
    """Given as many tokens as the limit allows and notes to distil for; then it takes a die."""
    p = preparing(3, water=[tokens(0, 1, 2, 3)], display=["HD06", "BS06", "HT09", "HD02", "BS02"])

    assert isinstance(decision(p), TakeDie)
    assert worth(p, TakeWater()) < worth(p, TakeDie("rose"))


@pytest.mark.parametrize("level", ["easy", "solid"])
def test_it_spends_water_for_the_note_it_needs(level: Planner) -> None:
    """Given a fly where a flask would finish a perfume; then a token of little worth is spent."""
    steps = [["round-end"], ["selling"], ["turn", 2], ["turn", 1]]
    own = [["end-turn", MAX], ["composing", MAX], ["claiming", MAX], ["spend-water", MAX]]
    p = table(
        [*steps, *own], dice=aromas(rose=3), flasks=aromas(rose=1), water=[tokens(0, 3)],
        display=["BS06", None, None, None, None], perfumes=[[minor("HD06")]],
        street=["CA08", "CB08", "CB03", "CA03"],
    )  # fmt: skip

    assert decision(p, level) == RerollFlies("rose", 0)


def test_it_spends_no_water_on_what_it_has_already() -> None:
    """Given the flasks for all notes on display; then it stops."""
    own = [["end-turn", MAX], ["composing", MAX], ["claiming", MAX], ["spend-water", MAX]]
    p = table(
        [["round-end"], ["selling"], *own], dice=aromas(rose=3), flasks=aromas(rose=2),
        water=[tokens(0, 0)], display=["BS06", None, None, None, None],
    )  # fmt: skip

    assert decision(p) == StopWater()


# Clocks


def test_it_rises_early_where_others_could_serve_its_customers_first() -> None:
    """Given flacons for customers of the street; when the others could serve them, too; then an
    early clock is worth more to it than when they cannot."""
    own = [major("HD11", "HT05", "BS03", flacons=3)]
    rival = [major("HD07", "HT03", "BS12", flacons=3)]
    street = ["CB09", "CA09", "CA04", "CB14"]
    clocks: dict[str, Any] = {"clocks": [-1, -1, -1], "street": street, "track": [ANN, MIA, MAX]}
    steps = [["round-end"], ["selling"], ["turn", 2], ["turn", 1], ["turn", 0], ["wake-up"]]
    alone, contested = (table(steps, perfumes=[own, others], **clocks) for others in ([], rival))

    early, late = ChooseClock(1), ChooseClock(3)

    assert worth(contested, early) - worth(contested, late) > 2 + (
        worth(alone, early) - worth(alone, late)
    )


def test_it_does_not_always_sleep_longest() -> None:
    """Given games that it plays with itself; then of the first choices of a round not even half
    are for the last clock."""
    first = []
    for seed in range(4):
        p, chance = GAME.start(2), Dice(seed)
        while p.to_act is not None:
            if p.to_act == NATURE:
                p.play(p.draw(chance))
                continue
            action = decision(p)
            if isinstance(action, ChooseClock) and p.clocks == [-1] * 4:
                first.append(action.clock)
            p.play(action)

    assert len(first) > 20
    assert first.count(4) < len(first) / 2


# Others


def test_it_denies_a_note_that_another_needs_badly() -> None:
    """Given two notes that are the same to it, one of which would finish another's perfume; then
    it claims that one; who does not look at others sees no difference."""
    p = claiming(
        aromas(vanilla=2), ["HD07", "HT05", None, None, None],
        perfumes=[[], [major("HD11", "BS03")]],
    )  # fmt: skip
    without = claiming(aromas(vanilla=2), ["HD07", "HT05", None, None, None])

    lead = worth(p, ClaimNote("HT05")) - worth(p, ClaimNote("HD07"))

    assert lead > worth(without, ClaimNote("HT05")) - worth(without, ClaimNote("HD07"))
    assert worth(p, ClaimNote("HT05"), "easy") == worth(without, ClaimNote("HT05"), "easy")


def test_it_serves_first_whom_others_could_serve() -> None:
    """Given two customers who pay the same, one of whom the next to sell could serve; then it
    sells to that one first."""
    p = selling(
        [major("HD04", "HT13", "BS05", flacons=2)], [minor("HD06", "BS02", flacons=1)],
        street=["CA06", "CA08", None, None],
    )  # fmt: skip

    assert decision(p) == SellTo(0, "CA08")


@pytest.mark.parametrize("level", LEVELS)
def test_it_never_refuses_coins_at_the_end(level: Planner) -> None:
    """Given the last chance of the game; then every level sells, if need be as a bargain."""
    p = selling([minor("HD06", "BS02", flacons=1)], street=SOLD_OUT_STREET, **LAST)

    assert decision(p, level) == Bargain(0)


def test_it_waits_for_customers_who_are_still_to_come() -> None:
    """Given the first rounds and a perfume that many in the stack will want; then a single flacon
    is not sold as a bargain."""
    p = selling([major("HD11", "HT06", "BS11", flacons=1)], street=SOLD_OUT_STREET)

    assert decision(p) == Pass()


# How well, how fast


def test_it_beats_random_play() -> None:
    shares = [play_one("parfum", ["beginner", "random"], "test", n).shares[0] for n in range(3)]

    assert sum(shares) == 3


def test_it_decides_alike_whatever_it_cannot_see() -> None:
    """Given a game; when what the seat cannot know lies differently; then it decides the same."""
    p = nature(GAME.start(3))
    chance = Dice(6)
    compared = 0
    while p.to_act is not None and compared < 60:
        if p.to_act == NATURE:
            p.play(p.draw(chance))
            continue
        action = decision(p)
        for level in LEVELS:
            other = p.resample(p.to_act, Dice(compared))
            assert decision(other, level) == decision(p, level)
        compared += 1
        p.play(action)
    assert compared == 60
