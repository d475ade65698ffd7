"""How a game ended, in words."""

from __future__ import annotations

import pytest

import grasse
from grasse.kernel.speech import Speech
from grasse.kernel.words import LANGUAGES


def head(cooked: list[list[str]], money: list[int], language: str = "en") -> str:
    """The first line for a game of Safranito that the cap stopped after round 60."""
    data = {"seats": 2, "round": 60, "reason": "cap", "cooked": cooked, "money": money, "steps": []}
    position = grasse.position("safranito", data | {"options": {"round_cap": 60}})
    view = {**position.view(), "names": ["Ada", "Bruno"]}
    return Speech(position.game, language).result(view)[0]


def test_a_game_stopped_by_the_cap_says_so_and_who_was_ahead() -> None:
    assert head([["D01"], []], [10, 900]) == (
        "The game was stopped after 60 rounds; Ada was ahead with 1."
    )
    assert head([[], []], [10, 900]) == (
        "The game was stopped after 60 rounds; Bruno was ahead with 0."
    )


def test_with_all_even_nobody_was_ahead() -> None:
    assert head([[], []], [200, 200]) == (
        "The game was stopped after 60 rounds; nobody was ahead, all have 0."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_never_reads_as_a_win(language: str) -> None:
    said = head([["D01"], []], [10, 900], language)

    assert "60" in said
    assert "Ada" in said
    assert not any(word in said for word in ("win", "gagne", "gana", "vince", "gewinn"))


def test_in_parfum_the_stop_has_no_winner_but_somebody_was_ahead() -> None:
    position = grasse.position(
        "parfum", {"seats": 3, "round": 500, "reason": "cap", "money": [5, 9, 9], "steps": []}
    )
    view = {**position.view(), "names": ["Ada", "Bruno", "Clara"]}

    assert view["result"]["winners"] == []
    assert Speech(position.game, "en").result(view)[0] == (
        "The game was stopped after 500 rounds; Bruno, Clara were ahead with 9."
    )
