"""Gymnasium's door: one seat against bots of any level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from grasse import bots
from grasse.bots import Bot
from grasse.kernel import BadRequest, Dice, Illegal, Plain, Seat
from grasse.research import encoding
from grasse.research.numbering import Array
from grasse.research.safranito import FREE_THROW, FreeThrowsEncoding
from grasse.research.table import Table, rewards

Observed = tuple[Array, dict[str, Any]]


class SeatEnv(gymnasium.Env[Array, Any]):
    """One seat of a game; bots sit in the others.

    An observation is an array of bytes; `info["action_mask"]` says what is allowed (also
    `action_masks()`, as sb3-contrib asks for it). An action that is not ends the episode with a
    reward of -1. Rewards come at the end: see `table.rewards`.

    `opponents` is a level, or a level or `Bot` for each other seat; levels that search take the
    samples of their level, so that a seed always gives the same game. `seat` may be "random".
    With `throws="continuous"` an action of Safranito is a dictionary: `choice`, a number, and
    `throw`, the vector of a throw, which counts where the choice is to throw.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str | Sequence[str | Bot] = "solid",
        seat: Seat | str = 0,
        render_mode: str | None = None,
        rules: Mapping[str, object] | None = None,
        components: Path | None = None,
        throws: str = "grid",
    ) -> None:
        self.table = Table(encoding(game, players, components, throws), rules)
        self.render_mode = render_mode
        levels = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(levels) != players - 1:
            raise BadRequest(f"{players - 1} opponents are needed, not {len(levels)}")
        if seat != "random" and seat not in range(players):
            raise BadRequest(f"seats go from 0 to {players - 1}, or are random")
        self._bots = [
            level if isinstance(level, Bot) else bots.find(level, self.table.game, repeatable=True)
            for level in levels
        ]
        self._wanted = seat
        self.seat: Seat = 0
        numbers = self.table.encoding
        self.observation_space = spaces.Box(0, 255, (numbers.size,), np.uint8)
        self.action_space: spaces.Space[Any] = spaces.Discrete(numbers.count)
        if isinstance(numbers, FreeThrowsEncoding):
            vector = spaces.Box(0, 1, (len(FREE_THROW),), np.float32)
            self.action_space = spaces.Dict({"choice": self.action_space, "throw": vector})

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Observed:
        """A new game: with a seed the one of `grasse.new`. `options["match"]` may be the `seed`,
        `id` and `mixed` bytes of a match that was played elsewhere."""
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(1 << 31))
        self.table.begin(**(options or {}).get("match", {"seed": seed}))
        self._chance = Dice(f"opponents {seed}")
        players = self.table.encoding.seats
        if self._wanted == "random":
            self.seat = self._chance.below("seat", players)
        else:
            self.seat = int(self._wanted)
        others = [other for other in range(players) if other != self.seat]
        self._at = dict(zip(others, self._bots, strict=True))
        self._let_others_act()
        return self._observed()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        if self.table.to_act != self.seat:
            raise BadRequest("the game is over: reset it")
        try:
            self._play(action)
        except (Illegal, BadRequest):
            seen, info = self._observed()
            return seen, -1.0, True, False, {**info, "illegal": True}
        self._let_others_act()
        seen, info = self._observed()
        result = self.table.position.result()
        if result is None:
            return seen, 0.0, False, False, info
        info.update(score=result.scores[self.seat], scores=result.scores, reason=result.reason)
        reward = rewards(result, len(result.scores))[self.seat]
        stopped = self.table.stopped
        return seen, reward, not stopped, stopped, info

    def _play(self, action: Any) -> None:
        table = self.table
        numbers = table.encoding
        if isinstance(numbers, FreeThrowsEncoding):
            if action["choice"] == numbers.throw_number:
                table.do(numbers.throw_of(table.position, action["throw"]))
                return
            action = action["choice"]
        table.play(int(action))

    def _let_others_act(self) -> None:
        table = self.table
        while table.to_act is not None and table.to_act != self.seat:
            table.do(bots.decide_at(table.position, self._at[table.to_act], self._chance))

    def _observed(self) -> Observed:
        return self.table.array(self.seat), {"action_mask": self.action_masks()}

    def action_masks(self) -> Array:
        """1 for each number that is allowed now; of nothing when the game is over."""
        return self.table.mask()

    def view(self) -> Plain:
        """The plain view: all that the seat may know, in words instead of numbers."""
        view: Plain = self.table.position.view(self.seat)
        return view

    def render(self) -> Any:
        """The table as everybody may see it: `ansi` gives the text, `human` prints it."""
        text = self.table.in_words()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None
