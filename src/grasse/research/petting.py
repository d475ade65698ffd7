"""PettingZoo's door: every seat is an agent, and they act one at a time (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from grasse.kernel import Plain
from grasse.research.table import Table, rewards


class GrasseAEC(AECEnv, EzPickle):  # type: ignore[misc]  # it has no types
    """A game among agents `player_0`, `player_1` … Each observes a dictionary of `observation`, an
    array of bytes, and `action_mask`. Rewards come at the end: see `table.rewards`."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # as PettingZoo has it
        "render_modes": ["human", "ansi"],
        "name": "grasse",
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        render_mode: str | None = None,
        rules: Mapping[str, object] | None = None,
        components: Path | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, render_mode, rules, components)
        super().__init__()
        from grasse.research import encoding

        self.table = Table(encoding(game, players, components), rules)
        self.metadata = {**self.metadata, "name": f"grasse_{game.replace('-', '_')}_{players}p_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        numbers = self.table.encoding
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (numbers.size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (numbers.count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(numbers.count) for agent in self.possible_agents
        }
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(numbers.count, np.int8)
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: with a seed the one of `grasse.new`. `options["match"]` may be the `seed`,
        `id` and `mixed` bytes of a match that was played elsewhere."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        else:
            seed = int(self._seeds.integers(1 << 31))
        self.table.begin(**(options or {}).get("match", {"seed": seed}))
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.agent_selection = agents[self.table.to_act or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        table, seat = self.table, self._seats[agent]
        acts = table.position.to_act == seat
        return {
            "observation": table.array(seat),
            "action_mask": table.mask() if acts else self._nothing,
        }

    def view(self, agent: str) -> Plain:
        """The plain view: all that this agent may know, in words instead of numbers."""
        view: Plain = self.table.position.view(self._seats[agent])
        return view

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        table = self.table
        self._cumulative_rewards[agent] = 0.0
        table.play(int(action))
        seat = table.position.to_act
        if seat is None:
            self._end()
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        result = self.table.position.result()
        assert result is not None
        earned = rewards(result, len(self.possible_agents))
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        over, stopped = not self.table.stopped, self.table.stopped
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, stopped)
        self.infos = {
            agent: {"score": score, "reason": result.reason}
            for agent, score in zip(self.possible_agents, result.scores, strict=True)
        }
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as everybody may see it: `ansi` gives the text, `human` prints it."""
        text = self.table.in_words()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def aec(
    game: str,
    players: int = 2,
    render_mode: str | None = None,
    rules: Mapping[str, object] | None = None,
    components: Path | None = None,
) -> AECEnv:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game with a reward
    of -1 for who took it."""
    env: Any = GrasseAEC(game, players, render_mode, rules, components)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=-1))
