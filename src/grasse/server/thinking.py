"""Bots think in processes of their own and never block play.

A worker gets what a person in that seat would see, as bytes, and nothing else.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from grasse.bots import find as find_bot
from grasse.games import find
from grasse.kernel import Dice, Plain
from grasse.server.workers import Workers

PATIENCE: Final = 20.0
"""Seconds for a thought; after that the pool is made anew and the bot plays at random."""


def think(game: str, level: str, view: bytes, seed: int) -> Plain:
    """In a worker: what the bot does."""
    seen = msgspec.json.decode(view)
    chosen = find(game)
    options = [chosen.vocabulary.read(option) for option in seen["options"]]
    return find_bot(level, chosen).choose(seen, options, Dice(seed)).plain()


class Thinkers(Workers):
    """Those in which bots think."""

    async def think(self, game: str, level: str, view: bytes) -> Plain:
        """What a bot of this level does, seeing this."""
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(64)
        for attempt in (level, level, "random"):
            pool = self._executor()
            try:
                thought = loop.run_in_executor(pool, think, game, attempt, view, seed)
                return await asyncio.wait_for(thought, PATIENCE)
            except (BrokenProcessPool, TimeoutError):
                if pool is self._pool:  # the first whom it failed makes it anew for all
                    self.close()
        return think(game, "random", view, seed)
