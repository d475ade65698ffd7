"""Gymnasium's vectorised form: many games, stepped by a few worker processes.

Each worker has its share of the games and writes what is seen, allowed and earned into memory that
all processes share. A game that is over begins anew with the next step (Gymnasium's `NEXT_STEP`).
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from grasse.kernel import BadRequest
from grasse.research.numbering import Array
from grasse.research.one_seat import SeatEnv

_SHARED: Final = {"seen": "B", "mask": "b", "reward": "d", "terminated": "B", "truncated": "B"}


class _Shared:
    """The arrays of all games."""

    def __init__(self, memory: dict[str, Any], games: int) -> None:
        arrays = {
            name: np.frombuffer(memory[name], kind).reshape(games, -1)
            for name, kind in _SHARED.items()
        }
        self.seen, self.mask = arrays["seen"], arrays["mask"]
        self.reward = arrays["reward"][:, 0]
        self.terminated, self.truncated = arrays["terminated"][:, 0], arrays["truncated"][:, 0]


class GamesVectorEnv(VectorEnv[Array, Any, Array]):
    """So many games of one kind, spread over worker processes; settings are those of `SeatEnv`."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(self, num_envs: int, workers: int | None = None, **settings: Any) -> None:
        if num_envs < 1:
            raise BadRequest("a vector needs a game")
        self.num_envs = num_envs
        one = SeatEnv(**settings)
        self.render_mode = None
        self.single_observation_space, self.single_action_space = (
            one.observation_space,
            one.action_space,
        )
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        numbers = one.table.encoding
        sizes = {"seen": numbers.size, "mask": numbers.count}
        memory = {
            name: RawArray(kind, num_envs * sizes.get(name, 1)) for name, kind in _SHARED.items()
        }
        self._shared = _Shared(memory, num_envs)
        count = min(num_envs, workers or os.cpu_count() or 1)
        ends = [num_envs * n // count for n in range(count + 1)]
        self._shares = [range(*some) for some in pairwise(ends)]
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection[Any, Any]] = []
        self._workers = []
        for share in self._shares:
            ours, theirs = context.Pipe()
            worker = context.Process(
                target=_work, args=(theirs, memory, num_envs, share, settings), daemon=True
            )
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Any = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin all games: with one seed those of `seed`, `seed` + 1 …"""
        seeds: Sequence[int | None]
        if seed is None:
            seeds = [None] * self.num_envs
        elif isinstance(seed, int):
            seeds = range(seed, seed + self.num_envs)
        else:
            seeds = seed
        self._ask([[seeds[n] for n in share] for share in self._shares], "reset")
        return self._shared.seen.copy(), self._info()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        if isinstance(self.single_action_space, spaces.Dict):
            parts = [
                {name: part[n] for name, part in actions.items()} for n in range(self.num_envs)
            ]
        else:
            parts = np.asarray(actions).tolist()
        self._ask([parts[share.start : share.stop] for share in self._shares], "step")
        shared = self._shared
        return (
            shared.seen.copy(),
            shared.reward.copy(),
            shared.terminated.astype(np.bool_),
            shared.truncated.astype(np.bool_),
            self._info(),
        )

    def _ask(self, parts: Sequence[Sequence[Any]], what: str) -> None:
        for pipe, part in zip(self._pipes, parts, strict=True):
            pipe.send((what, part))
        for pipe in self._pipes:
            pipe.recv()

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {"action_mask": self._shared.mask.copy(), "_action_mask": everywhere}

    def close_extras(self, **settings: Any) -> None:
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()


def _work(
    pipe: Connection[Any, Any],
    memory: dict[str, Any],
    games: int,
    share: range,
    settings: dict[str, Any],
) -> None:
    """A worker: until the pipe is closed, reset or step its games."""
    shared = _Shared(memory, games)
    envs = [SeatEnv(**settings) for _ in share]
    over = [True] * len(envs)
    while True:
        try:
            what, parts = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        for place, (n, env, part) in enumerate(zip(share, envs, parts, strict=True)):
            reward, terminated, truncated = 0.0, False, False
            if what == "reset" or over[place]:
                seen, info = env.reset(seed=part if what == "reset" else None)
            else:
                seen, reward, terminated, truncated, info = env.step(part)
            over[place] = terminated or truncated
            shared.seen[n], shared.mask[n] = seen, info["action_mask"]
            shared.reward[n], shared.terminated[n] = reward, terminated
            shared.truncated[n] = truncated
        pipe.send(None)
