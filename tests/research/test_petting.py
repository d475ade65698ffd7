"""PettingZoo's own tests, and what they leave out."""

from __future__ import annotations

import pickle
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.env_logger import EnvLogger

import grasse
from grasse import research

CASES = [(name, seats) for name in research.GAMES for seats in (2, 3, 4)]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_pettingzoo_api(name: str, seats: int) -> None:
    with warnings.catch_warnings():  # it warns of dictionaries, which its own games have, too
        warnings.filterwarnings("ignore", category=UserWarning)
        api_test(research.aec(name, players=seats), num_cycles=60)


@pytest.mark.parametrize("name", research.GAMES)
def test_pettingzoo_seed(name: str) -> None:
    seed_test(partial(research.aec, name, players=3), num_cycles=40)


@pytest.mark.parametrize("name", research.GAMES)
def test_pettingzoo_render(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(research.aec, name, players=2))
    assert "player 0" in capsys.readouterr().out


def play_out(env: Any, seed: int) -> dict[str, float]:
    """A whole game at random; what each agent got."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated or truncated else int(chance.choice(legal)))
    return earned


@pytest.mark.parametrize(
    ("name", "seats"), [("parfum", 2), ("safranito", 3), ("aqua-mirabilis", 4)]
)
def test_a_whole_game_is_worth_nothing_altogether(name: str, seats: int) -> None:
    rules: dict[str, object] = {} if name == "aqua-mirabilis" else {"round_cap": 30}
    env: Any = research.aec(name, players=seats, rules=rules)
    earned = play_out(env, 5)
    result = env.unwrapped.table.position.result()
    assert sum(earned.values()) == pytest.approx(0)
    assert [place for place, value in enumerate(earned.values()) if value > 0] == result.winners


def test_an_illegal_action_ends_the_game() -> None:
    EnvLogger.suppress_output()
    env = research.aec("parfum", players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_who_is_not_to_act_has_no_choice_and_sees_its_own_view() -> None:
    env: Any = research.aec("parfum", players=2)
    env.reset(seed=3)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()
    assert env.unwrapped.view(other)["seat"] == env.possible_agents.index(other)


def test_seeds_are_those_of_the_library_and_go_on_from_one_another() -> None:
    env: Any = research.aec("aqua-mirabilis", players=3)
    env.reset(seed=11)
    assert env.unwrapped.table.position == grasse.new("aqua-mirabilis", 3, seed=11).position
    env.reset()
    second = env.unwrapped.table.position.key()
    again: Any = pickle.loads(pickle.dumps(env.unwrapped))  # noqa: S301  # our own
    again.reset(seed=11)
    again.reset()
    assert again.table.position.key() == second
