"""Options and `play` say the same of every conceivable action, and a refusal names its rule."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import permutations, product
from random import Random

import pytest

from grasse import NATURE, Action, Dice, Illegal
from grasse.games.parfum import actions as a
from grasse.games.parfum.actions import AROMAS, VOCABULARY
from grasse.games.parfum.position import ParfumPosition
from grasse.games.parfum.round import STEPS
from grasse.kernel.catalog import catalog
from tests.games.parfum.invariants import anyhow, keen, other_options
from tests.games.parfum.tables import (
    CUSTOMERS,
    GAME,
    MAX,
    NOTES,
    aromas,
    claiming,
    composing,
    last_chance,
    major,
    minor,
    refusal,
    round_end,
    selling,
    table,
    tokens,
)

TOKENS, CLOCKS, PERFUMES = range(4), range(6), range(-1, 13)

KERNEL = {"STEP", "NATURE"}
"""What the kernel itself refuses: an action of another step, an outcome that cannot be."""

TOLD_WHY: dict[str, set[type[Action]]] = {
    "prepare": {a.StopPreparing},
    "claim": {a.RerollFlies, a.RerollAll, a.TurnFly},
    "compose": {a.HoldNotes},
}
"""Actions that a step never offers by the default rulings, yet refuses with a rule."""


@cache
def universe() -> list[Action]:
    """Every action that the vocabulary can say about what is in the box, and some nonsense."""
    orders = [order for n in (2, 3, 4) for order in permutations(range(n))]
    deals = [*orders, *set(permutations((0, 0, 1, 1))), (0, 0), (0, 0, 0, 0), ()]
    return [
        *map(a.ChooseClock, CLOCKS),
        a.DrawNote(),
        *map(a.TakeDie, AROMAS),
        a.TakeWater(),
        a.StopPreparing(),
        a.RollDice(),
        *(a.RerollFlies(aroma, token) for aroma in AROMAS for token in TOKENS),
        *map(a.RerollAll, TOKENS),
        *(a.TurnFly(aroma, *pair) for aroma in AROMAS for pair in product(TOKENS, TOKENS)),
        a.StopWater(),
        *map(a.ClaimNote, NOTES),
        a.StopClaiming(),
        *(a.JoinPerfume(note, perfume) for note in NOTES for perfume in PERFUMES),
        *map(a.NewMinor, NOTES),
        *map(a.NewMajor, NOTES),
        a.HoldNotes(),
        a.TakeFlacons(),
        a.LeaveFlacons(),
        a.ReturnDice(),
        *(a.SellTo(perfume, customer) for perfume in PERFUMES for customer in CUSTOMERS),
        *map(a.Bargain, PERFUMES),
        a.Pass(),
        *map(a.DiscardWater, TOKENS),
        *map(a.Stacked, [*orders, (0, 0), ()]),
        *map(a.DealtClocks, deals),
        *map(a.DrawnNote, NOTES),
        *map(a.DrawnCustomer, CUSTOMERS),
        *map(a.DrawnWater, [*TOKENS, -1, 7]),
        *map(a.Rolled, product(range(4), repeat=len(AROMAS))),
        *map(a.Rolled, [(), (0,) * 4, (0,) * 6, *set(permutations((-1, 0, 0, 0, 0)))]),
    ]


@cache
def positions(other: bool) -> list[ParfumPosition]:
    """Some positions of every step, from random games: by the default rulings or by others."""
    found: dict[str, list[ParfumPosition]] = defaultdict(list)
    for seed in range(30):
        random = Random(f"{other} {seed}")
        chance = Dice(random)
        choose = keen if seed % 2 else anyhow
        p = GAME.start(2 + seed % 3, other_options(random) if other else None)
        while p.to_act is not None:
            here = found[p.step.name]
            if len(here) < 8 and (not here or random.random() < 0.05):
                here.append(p.copy())
            p.play(p.draw(chance) if p.to_act == NATURE else choose(p.options(), random))
    return [*(p for some in found.values() for p in some), *corners()]


def corners() -> list[ParfumPosition]:
    """Positions that random games seldom come to."""
    turn = [["round-end"], ["selling"], ["end-turn", MAX]]
    prepare = [*turn, ["prepare", MAX, 3]]
    water = [*turn, ["water", MAX]]
    claimed = [major(note) for note in list(NOTES)[:40]]
    mixed = [minor("HD01", "BS01"), minor("HD02", "BS02", flacons=1), major("HD03", "BS03")]
    return [
        table(prepare, dice=aromas(rose=3, vanilla=3)),
        table(prepare, perfumes=[claimed], display=list(NOTES)[40:]),
        table(prepare, water=[tokens(), [10, 4, 5, 6]]),
        table(water, dice=aromas(rose=2, violet=1), flasks=aromas(rose=1), water=[tokens(2)]),
        table(water, dice=aromas(rose=2), flasks=aromas(rose=2), water=[tokens(0, 0, 3)]),
        claiming(aromas(rose=2), ["HD02", "BS06", "BS02"], water=[tokens(1, 1)]),
        composing(["HD04", "HT04", "BS04"], *mixed),
        selling(mixed, street=["CA01", "CA03", "CB15"]),
        last_chance([], water=[tokens(0, 0, 0, 2, 2)]),
    ]


@cache
def offered() -> dict[str, set[type[Action]]]:
    """What kinds of action each step can offer, by some ruling."""
    kinds: dict[str, set[type[Action]]] = defaultdict(set)
    for p in [*positions(False), *positions(True)]:
        kinds[p.step.name] |= {type(action) for action in p.options()}
    return kinds


def the_same(action: Action) -> Action:
    """Two tokens may be named in any order; the options name the lower one first."""
    if isinstance(action, a.TurnFly) and action.token > action.other:
        return a.TurnFly(action.aroma, action.other, action.token)
    return action


def test_the_universe_and_the_positions_leave_nothing_out() -> None:
    assert {type(action) for action in universe()} == set(VOCABULARY.actions.values())
    automatic = {name for name, step in STEPS.items() if step.automatic}
    assert set(offered()) == set(STEPS) - automatic


@pytest.mark.parametrize("other", [False, True], ids=["default rulings", "other rulings"])
def test_an_action_is_an_option_exactly_when_it_can_be_played(other: bool) -> None:
    for p in positions(other):
        options = p.options()
        assert options
        legal = set(options)
        assert len(legal) == len(options)
        before = p.key()
        refusing = p.copy()

        for action in {*universe(), *legal}:
            if the_same(action) in legal:
                after, same = p.copy(), p.copy()
                after.play(action)
                same.play(the_same(action))
                assert after.key() == same.key() != before
            else:
                with pytest.raises(Illegal):
                    refusing.play(action)

        assert refusing.key() == p.key() == before


@pytest.mark.parametrize("other", [False, True], ids=["default rulings", "other rulings"])
def test_a_refusal_names_a_rule_of_the_catalog_or_says_that_it_is_another_step(
    other: bool,
) -> None:
    for p in positions(other):
        step = p.step.name
        legal = set(p.options())
        for action in universe():
            if the_same(action) in legal:
                continue
            why = p.refusal(action)
            assert why.rule in catalog(GAME) or why.rule in KERNEL, why
            if type(action) in offered()[step] | TOLD_WHY.get(step, set()):
                assert why.rule != "STEP", f"{step} does not say why {action} is refused"
            else:
                assert why.rule == "STEP", f"{step} refuses {action} with {why}"
            assert (why.rule == "NATURE") == (p.to_act == NATURE and why.rule != "STEP")


def test_when_the_game_is_over_everything_is_refused() -> None:
    p = round_end(closing=False, last_round=True)

    assert p.options() == []
    for action in universe():
        if not isinstance(action, a.Rolled):
            assert refusal(p, action) == ("END", "game-is-over")
