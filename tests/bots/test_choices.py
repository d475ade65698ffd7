"""What solid chooses, whole games long: a faster judge chooses the same."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from grasse import bots
from grasse.games import find
from grasse.kernel import Dice, Match, seed_from

VARIANTS: dict[str, dict[str, object]] = {
    "parfum": {"spare_actions": True, "hold_notes": True, "water_after_claim": True,
               "idle_water": True, "flacons_optional": True},
    "safranito": {"money": "hidden", "sell_mode": "simultaneous"},
    "aqua-mirabilis": {"must_convert": False, "must_take_tile": True, "idle_flips": True,
                       "methods_ever_learned": False, "three_perfumes": True},
}  # fmt: skip

GAMES = {
    ("parfum", 2): "de2c64f11c83a60b",
    ("parfum", 3): "62b5c0356d2246a5",
    ("parfum", 4): "ac6c3139bb50f7fc",
    ("safranito", 2): "6e8dc27349449d24",
    ("safranito", 3): "a5ffa864998128b1",
    ("safranito", 4): "5f276a6f3939a7c5",
    ("aqua-mirabilis", 2): "83502e19612de813",
    ("aqua-mirabilis", 3): "7730b6a12c90bda5",
    ("aqua-mirabilis", 4): "20f53264f41933bd",
    ("parfum", 0): "bddf15e83ea4716b",
    ("safranito", 0): "45584f3ffb75d5a8",
    ("aqua-mirabilis", 0): "ff8909fb47b7734b",
}
"""Digests of all actions by game and number of players; 0 is the one with other rules."""

HOW = "If the bot is meant to choose otherwise, write the new digest here and say so in the commit"


def played(name: str, seats: int, options: dict[str, object], levels: list[str]) -> Match[Any]:
    """A game among bots, whose dice follow from its name."""
    game = find(name)
    match = Match(
        game,
        game.start(seats, bots.among_bots(game, options)),
        levels,
        seed=seed_from(f"choices {name} {seats}"),
        id="choices",
    )
    chance = Dice("choices")
    players = [bots.find(level, game) for level in levels]
    while (seat := match.to_act) is not None:
        match.play(bots.decide(match, players[seat], chance))
    return match


def digest(match: Match[Any]) -> str:
    lines = "\n".join(f"{seat} {action.written()}" for seat, action in match.actions)
    return hashlib.sha256(lines.encode()).hexdigest()[:16]


@pytest.mark.parametrize(("name", "seats"), [case for case in GAMES if case[1]])
def test_solid_chooses_as_ever(name: str, seats: int) -> None:
    match = played(name, seats, {}, ["solid"] * seats)

    assert digest(match) == GAMES[name, seats], HOW


@pytest.mark.parametrize("name", VARIANTS)
def test_solid_chooses_as_ever_by_other_rules_and_among_others(name: str) -> None:
    match = played(name, 3, VARIANTS[name], ["solid", "random", "solid"])

    assert digest(match) == GAMES[name, 0], HOW
