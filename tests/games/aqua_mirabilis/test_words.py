"""Everything a person reads of a game, in every language."""

from __future__ import annotations

import re

import pytest

import grasse
from grasse.cli.speech import Speech
from grasse.games.aqua_mirabilis import GAME
from grasse.kernel import Dice
from grasse.kernel.words import LANGUAGES

TEXTS = sorted(path.stem for path in (GAME.folder / "text").glob("*.ftl"))
COMMON = [one for one in TEXTS if (GAME.folder.parents[1] / "text" / f"{one}.ftl").exists()]


def test_all_languages_are_there() -> None:
    assert sorted(LANGUAGES) == TEXTS


@pytest.mark.parametrize("language", COMMON)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_can_be_told(language: str, seats: int) -> None:
    options = {"carriage_optional": True, "idle_flips": True}
    names = [f"P{seat}" for seat in range(seats)]
    match = grasse.new("aqua-mirabilis", names, seed=seats, options=options)
    speech = Speech(match.game, language)
    chance = Dice(seats)
    while match.to_act is not None:
        view = match.view(match.to_act)
        assert speech.prompt(view)
        assert speech.words(f"help-{view['step']}")
        table = speech.table(view)
        assert all(name in table for name in names)
        assert not re.search(r"[{}$]", table)
        said = [speech.action(view, option) for option in match.options]
        assert len(set(said)) == len(said)  # no two options read the same
        refusal = match.position.refusal(GAME.vocabulary.parse("flip-tile FI-HALF"))
        assert refusal.rule in speech.refusal(view, refusal)
        match.play(match.options[chance.below("choice", len(match.options))])
    view = match.view(0)
    for entry in match.journal:
        assert speech.entry(view, entry.plain())
    result = speech.result(view)
    assert len(result) == 1 + seats


def test_the_result_by_source() -> None:
    match = grasse.new("aqua-mirabilis", 2, seed="sources")
    chance = Dice(3)
    while match.to_act is not None:
        match.play(match.options[chance.below("choice", len(match.options))])
    line = Speech(match.game, "en").result(match.view(None))[1]
    score, *parts = [int(number) for number in re.findall(r"\d+", line.split(":")[1])]
    assert score == sum(parts) == match.position.score(0)
