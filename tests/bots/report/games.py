"""Finished games to report on."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import grasse
from grasse import bots
from grasse.bots.report import open_game
from grasse.kernel import Dice, Match

GOLDEN = Path(__file__).parents[2] / "golden" / "games"
SHORT = {
    "parfum": "parfum-2-cap.json",
    "safranito": "safranito-3-cap.json",
    "aqua-mirabilis": "aqua-mirabilis-2-last-sunday-v2.json",
}
"""Of each title a file that is soon read."""


@cache
def stored(name: str) -> Match[Any]:
    return open_game(GOLDEN / name)


def played(name: str, levels: tuple[str, ...], seed: str, **options: Any) -> Match[Any]:
    """A game among these bots."""
    match = grasse.new(name, len(levels), seed=seed, **options)
    seated = [bots.find(level, match.game) for level in levels]
    chance = Dice(seed)
    while match.to_act is not None:
        match.play(bots.decide(match, seated[match.to_act], chance))
    return match
