"""Random play through each kind of door, the same for us and for others.

Each loop plays on for so many CPU seconds and says how many decisions a second it made. A decision
is chosen uniformly among the legal ones, after the observation that the library gives with it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

Loop = Callable[[float], float]


def through_pettingzoo(env: Any) -> Loop:
    def loop(seconds: float) -> float:
        steps, began = 0, process_time()
        while process_time() - began < seconds:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(random.random() * len(legal))]))
                steps += 1
                if steps % 64 == 0 and process_time() - began > seconds:
                    break
        return steps / (process_time() - began)

    return loop


def through_gymnasium(env: Any, legal_of: Callable[[Any], Any]) -> Loop:
    def loop(seconds: float) -> float:
        steps, began = 0, process_time()
        while process_time() - began < seconds:
            _, info = env.reset(seed=steps)
            over = False
            while not over:
                legal = legal_of(info)
                action = int(legal[int(random.random() * len(legal))])
                _, _, terminated, truncated, info = env.step(action)
                steps += 1
                over = terminated or truncated
                if steps % 64 == 0 and process_time() - began > seconds:
                    break
        return steps / (process_time() - began)

    return loop


def through_openspiel(game: Any) -> Loop:
    """With the observation tensor of who decides, as a learner would ask for it."""

    def loop(seconds: float) -> float:
        steps, began = 0, process_time()
        while process_time() - began < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    numbers, likely = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(numbers, likely)[0])
                    continue
                state.observation_tensor()
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                steps += 1
                if steps % 64 == 0 and process_time() - began > seconds:
                    break
        return steps / (process_time() - began)

    return loop
