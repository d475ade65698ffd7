"""Bots against one another."""

from __future__ import annotations

import inspect

import pytest

from grasse import bots
from grasse.bots.arena import play_one, simulate
from grasse.games import find, names
from grasse.kernel import NATURE, BadRequest, Dice, Match, seed_from
from tests.play import sensibly, walk


def test_greedy_parfum_beats_random() -> None:
    tally = simulate("parfum", ["solid", "random"], "arena", games=12)

    assert tally.games == 12
    assert tally.wins["solid"] >= 0.9 * 12


@pytest.mark.parametrize("game", names())
def test_a_game_of_a_series_depends_on_its_number_alone(game: str) -> None:
    levels = ["random"] * find(game).seats[0]

    assert play_one(game, levels, "series", 3) == play_one(game, levels, "series", 3)
    assert play_one(game, levels, "series", 3) != play_one(game, levels, "series", 4)
    assert play_one(game, levels, "series", 3) != play_one(game, levels, "other", 3)


@pytest.mark.parametrize("game", names())
def test_a_game_of_a_series_is_the_match_with_its_seed(game: str) -> None:
    """Without undo, journal and list of actions it is still the game that a match would be."""
    chosen = find(game)
    match = Match(
        chosen,
        chosen.start(2, bots.among_bots(chosen, {})),
        ["bot:random"] * 2,
        seed=seed_from("match/5"),
        id="sim-match-5",
    )
    chance = Dice("match/5/bots")
    while match.to_act is not None:
        match.play(bots.decide(match, bots.find("random", chosen), chance))
    result = match.result()
    assert result is not None

    outcome = play_one(game, ["random", "random"], "match", 5)

    assert outcome.scores == result.scores[::-1]  # in an odd game the seats are swapped
    assert outcome.decisions + outcome.nature == len(match.actions)
    assert outcome.nature == sum(seat == NATURE for seat, _ in match.actions)
    assert outcome.reason == result.reason


def test_a_series_counts_wins_by_name_and_a_shared_win_as_a_half() -> None:
    tally = simulate("parfum", ["random", "random", "random"], "shared", games=20)

    assert tally.wins == {"random": 20}
    assert tally.decisions > 20 * 100
    assert tally.nature > 0
    assert sum(tally.endings.values()) == 20


@pytest.mark.parametrize("game", names())
def test_only_games_among_bots_have_a_round_cap(game: str) -> None:
    """And one that was chosen stays."""
    chosen = find(game)
    capped = "round_cap" in chosen.options.__struct_fields__

    assert getattr(chosen.options(), "round_cap", 0) == 0
    assert bots.among_bots(chosen, {}) == ({"round_cap": bots.ROUND_CAP} if capped else {})
    assert bots.among_bots(chosen, {"round_cap": 3})["round_cap"] == 3


def test_a_series_plays_with_the_cap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grasse.bots.ROUND_CAP", 2)

    outcome = play_one("safranito", ["random", "random"], "cap", 0)

    assert (outcome.reason, outcome.rounds) == ("cap", 2)


def test_interrupted_a_series_reports_what_is_done() -> None:
    def interrupt(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    tally = simulate("parfum", ["random", "random"], "stop", games=50, progress=interrupt)

    assert tally.games == 2


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadRequest, match="there is beginner, easy, solid, strong, master"):
        bots.find("oracle", find("parfum"))


@pytest.mark.parametrize("game", names())
def test_a_bot_is_given_a_view_and_nothing_else(game: str) -> None:
    """Its judgement takes plain data, options, chance and when to stop; a position is not among
    them. Where it needs no view it is given a position that follows from the view alone
    (tests/leaks.py)."""
    chosen = find(game)
    for level in bots.LEVELS:
        assert list(inspect.signature(bots.find(level, chosen).choose).parameters) == [
            "view",
            "options",
            "chance",
            "stop",
        ]


@pytest.mark.parametrize("game", names())
def test_a_bot_chooses_the_same_with_a_view_and_without(game: str) -> None:
    chosen = find(game)
    solid = bots.find("solid", chosen)
    position = chosen.start(3)
    for number, _ in enumerate(walk(position, Dice("view"), sensibly)):
        if position.to_act == NATURE or number % 8:
            continue
        seen = solid.choose(position.view(position.to_act), position.options(), Dice(number))
        assert bots.decide_at(position, solid, Dice(number)) == seen
        if number > 240:
            break
