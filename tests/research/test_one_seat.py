"""Gymnasium's own checks, and what they leave out."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import grasse
from grasse import research
from grasse.kernel import BadRequest
from grasse.research.ids import ids
from grasse.research.one_seat import SeatEnv

IDS = [id for id, _ in ids()]


@pytest.mark.parametrize("id", IDS)
def test_gymnasium_checks_every_id(id: str) -> None:
    env: Any = gymnasium.make(id, opponents="random", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)
    assert "player 0" in env.unwrapped.render()


def play_out(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """An episode at random; the reward of its end, and what was told of it."""
    _, info = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    while True:
        action: Any = int(chance.choice(np.flatnonzero(info["action_mask"])))
        if isinstance(env.action_space, gymnasium.spaces.Dict):
            action = {"choice": action, "throw": chance.random(6, np.float32)}
        _, reward, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            return reward, info


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("parfum", {"opponents": ["beginner", "random"], "players": 3}),
        ("aqua-mirabilis", {"opponents": "solid", "players": 4, "seat": 2}),
        ("safranito", {"opponents": "beginner", "rules": {"round_cap": 6}}),
        ("safranito", {"opponents": "random", "rules": {"round_cap": 8}, "throws": "continuous"}),
    ],
)
def test_one_seat_plays_to_the_end(game: str, settings: dict[str, Any]) -> None:
    env = research.seat(game, **settings)
    reward, info = play_out(env, 3)
    result = env.table.position.result()
    assert result is not None
    assert info["score"] == result.scores[env.seat]
    assert (reward > 0) == (env.seat in result.winners)
    assert not info["action_mask"].any()
    with pytest.raises(BadRequest):
        env.step(0)


def test_a_seed_gives_the_same_game_against_a_bot_that_searches() -> None:
    games = [
        play_out(research.seat("parfum", opponents="solid", seat="random"), 9) for _ in range(2)
    ]
    assert games[0][1]["scores"] == games[1][1]["scores"]
    env = research.seat("parfum", opponents="strong")
    env.reset(seed=4)
    assert env.table.to_act == 0


def test_seeds_are_those_of_the_library() -> None:
    match = grasse.new("parfum", 2, seed=21)
    assert match.to_act is not None
    env = research.seat("parfum", players=2, seat=match.to_act)
    env.reset(seed=21)
    assert env.table.position.key() == grasse_key(match)


def grasse_key(match: Any) -> str:
    """The match's key under the cap that games among bots have."""
    position = match.position.copy()
    position.rulings = match.game.read_options({"round_cap": 500})
    return str(position.key())


def test_what_is_not_allowed_ends_the_episode() -> None:
    env = research.seat("parfum")
    _, info = env.reset(seed=1)
    number = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(number)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_settings_that_make_no_sense_are_refused() -> None:
    for settings in ({"opponents": ["solid"] * 3}, {"seat": 5}, {"players": 7}):
        with pytest.raises(BadRequest):
            research.seat("parfum", **settings)
    with pytest.raises(BadRequest):
        research.encoding("parfum", throws="continuous")


@pytest.fixture
def vector() -> Iterator[Any]:
    env = gymnasium.make_vec(
        "grasse/AquaMirabilis-2p-v0",
        num_envs=5,
        vectorization_mode="vector_entry_point",
        workers=2,
        opponents="random",
    )
    yield env
    env.close()


def test_games_in_workers_are_those_of_single_seats(vector: Any) -> None:
    alone = [research.seat("aqua-mirabilis", opponents="random") for _ in range(5)]
    seen, info = vector.reset(seed=30)
    first = [env.reset(seed=30 + n) for n, env in enumerate(alone)]
    assert (seen == np.stack([one for one, _ in first])).all()
    masks = [one["action_mask"] for _, one in first]
    over = [False] * 5
    episodes = 0
    for _ in range(400):
        assert (info["action_mask"] == np.stack(masks)).all()
        actions = [int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in masks]
        seen, reward, terminated, truncated, info = vector.step(np.array(actions))
        for n, env in enumerate(alone):
            if over[n]:  # it begins anew with this step
                one, told = env.reset()
                assert (reward[n], terminated[n], truncated[n]) == (0, False, False)
                over[n] = False
            else:
                one, earned, done, stopped, told = env.step(actions[n])
                assert (reward[n], terminated[n], truncated[n]) == (earned, done, stopped)
                over[n] = done or stopped
                episodes += over[n]
            assert (seen[n] == one).all()
            masks[n] = told["action_mask"]
    assert episodes > 4
