"""Levels that search play better than those that do not. With samples a game is the same to the
bit each time, so this does not depend on luck; how much better they are the arena measures."""

from __future__ import annotations

import pytest

import grasse
from grasse.bots.arena.entrants import read_entrants, seatings
from grasse.bots.arena.table import play_deal


@pytest.mark.long(20)
@pytest.mark.parametrize(
    ("name", "bots"), [("parfum", "strong@4,solid"), ("aqua-mirabilis", "strong@2,solid")]
)
def test_few_samples_are_enough_against_solid(name: str, bots: str) -> None:
    """Given a deal; when it is played in both seatings; then who searches is ahead in sum."""
    searches, plans = read_entrants(bots)
    ahead = 0
    for seated in seatings((searches, plans)):
        scores = play_deal(grasse.find(name), seated, "levels", 0, {}).scores
        ahead += scores[seated.index(searches)] - scores[seated.index(plans)]

    assert ahead > 0
