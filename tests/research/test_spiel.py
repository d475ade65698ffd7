"""OpenSpiel's own simulations and algorithms on our games."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from grasse import research
from grasse.kernel import BadRequest

pyspiel = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this system")

SHORT: dict[str, dict[str, object]] = {
    "parfum": {"round_cap": 1},
    "safranito": {"round_cap": 1},
    "aqua-mirabilis": {},
}


@pytest.mark.parametrize("name", research.GAMES)
def test_openspiel_simulates(name: str) -> None:
    game = research.openspiel(name, 2, SHORT[name])
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.long(5)
@pytest.mark.parametrize("name", research.GAMES)
@pytest.mark.parametrize("seats", [3, 4])
def test_openspiel_simulates_and_serializes(name: str, seats: int) -> None:
    game = research.openspiel(name, seats, {"round_cap": 3} if SHORT[name] else {})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def advance(state: Any, chance: random.Random, decisions: int) -> None:
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            numbers, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(numbers, likely)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions -= 1


@pytest.mark.parametrize("name", research.GAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    state = research.openspiel(name).new_initial_state()
    advance(state, random.Random(3), 20)
    before = str(state)
    copy = state.clone()
    advance(copy, random.Random(4), 10)
    assert str(state) == before != str(copy)
    assert copy.history()[: len(state.history())] == state.history()


def test_chances_add_up() -> None:
    state = research.openspiel("safranito").new_initial_state()
    chance = random.Random(5)
    seen: set[str] = set()
    while not seen >= {"turn", "haste", "veer", "grip", "flip"}:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(likely for _, likely in outcomes) == pytest.approx(1)
            seen.add(state.action_to_string(outcomes[0][0]).split()[0])
            state.apply_action(outcomes[len(outcomes) // 2][0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert "drawn-spice" in seen


def test_an_information_state_holds_what_the_seat_has_seen_and_no_more() -> None:
    """Two set-ups that differ in the water of seat 1 alone."""
    game = research.openspiel("parfum")
    states, drawn = [], 0
    for token in (0, 3):
        state, drawn = game.new_initial_state(), 0
        while state.is_chance_node():
            number = state.chance_outcomes()[0][0]
            if state.action_to_string(number).startswith("drawn-water"):
                drawn += 1
                if drawn == 3:  # the first of seat 1
                    number = next(
                        one
                        for one, _ in state.chance_outcomes()
                        if state.action_to_string(one) == f"drawn-water {token}"
                    )
            state.apply_action(number)
        states.append(state)
    one, other = states
    assert drawn == 4
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_tensor(0) == other.information_state_tensor(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.observation_string(1) != other.observation_string(1)


def test_an_information_state_remembers() -> None:
    """Asked for all the time or only at the end, it is the same; the way to a table matters."""
    game = research.openspiel("aqua-mirabilis")
    often, late = game.new_initial_state(), game.new_initial_state()
    for state in (often, late):
        chance = random.Random(6)
        for _ in range(30):
            advance(state, chance, 1)
            if state is often:
                state.information_state_string(0)
    assert often.information_state_string(0) == late.information_state_string(0)
    assert often.clone().information_state_string(0) == late.information_state_string(0)
    tensor = np.array(late.observation_tensor(0), np.uint8)
    assert (tensor == research.encoding("aqua-mirabilis", 2).observe(late.position, 0)).all()


def test_openspiel_searches() -> None:
    from open_spiel.python.algorithms import mcts

    chance = np.random.RandomState(1)
    game = research.openspiel("aqua-mirabilis")
    bot = mcts.MCTSBot(
        game, 2.0, 8, mcts.RandomRolloutEvaluator(1, chance), random_state=chance, solve=False
    )
    state = game.new_initial_state()
    advance(state, random.Random(1), 3)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()


def test_openspiel_learns() -> None:
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(research.openspiel("aqua-mirabilis"))
    for _ in range(3):
        solver.iteration()
    assert len(solver._infostates) > 100


def test_rules_are_read_and_refused() -> None:
    game = research.openspiel("parfum", 3, {"round_cap": 4, "hold_notes": True})
    rulings = game.new_initial_state().position.rulings
    assert (rulings.round_cap, rulings.hold_notes) == (4, True)
    with pytest.raises(BadRequest):
        research.openspiel("chess")
