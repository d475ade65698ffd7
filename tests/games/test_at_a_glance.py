"""Words for a small screen: options that say what they do, and what a decision needs of the table.

Whole games are walked through in all languages; what is read is measured as 80 columns show it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from textwrap import wrap
from typing import Any

import pytest

import grasse
from grasse.kernel import NATURE, Dice, Match, Plain
from grasse.kernel.game import Panel
from grasse.kernel.speech import Speech
from grasse.kernel.words import LANGUAGES, Words
from tests.play import Pick, advance, at_random, sensibly, variants

GAMES = ("parfum", "safranito")
CASES = [(name, seats) for name in GAMES for seats in grasse.find(name).seats]
NAMES = ["Marie-Claire", "Bartholomäus", "Ottavia", "Ada"]
WIDE, ROOM = 80, 12
OPTION, LINES = 76, 2


def laid_out(text: str, width: int) -> list[str]:
    """The text as a terminal shows it: broken at spaces only."""
    return wrap(text, width, break_long_words=False, break_on_hyphens=False)


def decisions(
    name: str, seats: int, options: dict[str, object] | None = None, moments: int = 25
) -> Iterator[tuple[Match[Any], Plain]]:
    """Moments of two games, early and late, that ask somebody something."""
    picks: list[Pick] = [sensibly, at_random]
    for seed, pick in enumerate(picks):
        match = grasse.new(name, NAMES[:seats], seed=f"glance {seed}", options=options)
        chance = Dice(seed)
        for _ in range(moments):
            if match.to_act is None:
                break
            yield match, match.view(match.to_act)
            advance(match, chance, 1 + chance.below("pause", 24), pick)


def rows_of(speech: Speech, match: Match[Any], view: Plain) -> list[str]:
    """What is asked, and all options; of throws those of one chip, as they are asked for."""
    first = getattr(match.options[0], "chip", None)
    return [
        speech.action(view, option)
        for option in match.options
        if getattr(option, "chip", first) == first
    ]


def panels_of(speech: Speech, view: Plain) -> list[Panel]:
    look = speech.game.glance
    assert look is not None
    return look({**view, "names": view["names"]}, speech.words)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_a_decision_needs_fits_a_small_screen(name: str, seats: int) -> None:
    """Given moments of whole games; when they are told in each language; then a glance takes at
    most 12 lines of 80 columns, an option two, and no word is broken."""
    for match, view in decisions(name, seats):
        for language in LANGUAGES:
            speech = Speech(grasse.find(name), language)
            where = f"{language}, {view['step']}, {view['played']}"
            lines = [
                line
                for title, rows, picture in panels_of(speech, view)
                for row in (title, *rows)
                for line in laid_out(row, WIDE)
                if not picture
            ]
            assert len(lines) <= ROOM, (where, lines)
            for option in (speech.prompt(view), *rows_of(speech, match, view)):
                broken = laid_out(option, OPTION)
                assert len(broken) <= LINES, (where, option)
                lines += broken
            assert max(len(word) for line in lines for word in line.split()) < OPTION, where
            assert not any("{" in line for line in lines), where


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_no_two_options_read_the_same(name: str, seats: int) -> None:
    """Given moments of whole games; then the options of each read differently in each language,
    and so do the ways to do one of them."""
    for match, view in decisions(name, seats):
        for language in LANGUAGES:
            speech = Speech(grasse.find(name), language)
            rows = rows_of(speech, match, view)
            twice = [row for row, times in Counter(rows).items() if times > 1]
            assert not twice, (language, view["step"], twice)


@pytest.mark.parametrize("name", GAMES)
def test_words_are_there_under_every_ruling(name: str) -> None:
    """Given each ruling turned; then options, prompt and glance have words, and differ."""
    game = grasse.find(name)
    for options in variants(game):
        for match, view in decisions(name, 2, options, moments=12):
            speech = Speech(game, "en")
            rows = rows_of(speech, match, view)
            assert len(set(rows)) == len(rows), (options, view["step"])
            assert panels_of(speech, view)
            assert speech.prompt(view)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_journal_has_headings_and_the_game_a_goal(name: str, language: str) -> None:
    game = grasse.find(name)
    words = Words(language, game.folder)

    assert all(words(f"phase-{phase}") for phase in game.phases.values())
    assert all(words.knows(f"log-{entry}") for entry in game.phases)
    assert game.closing <= game.vocabulary.actions.keys()
    assert 2 <= words("goal").count(".") <= 5
    assert not [panel for panel in _table(name, language) if not panel.title]


def _table(name: str, language: str) -> list[Panel]:
    game = grasse.find(name)
    view = grasse.new(name, 2, seed="table").view(0)
    return game.draw_table(view, Words(language, game.folder))


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_whole_table_has_a_picture_of_at_most_78_columns(name: str, seats: int) -> None:
    for _, view in decisions(name, seats, moments=5):
        speech = Speech(grasse.find(name), "de")
        for _, rows, picture in speech.game.draw_table(view, speech.words):
            assert not picture or max(map(len, rows)) <= 78
            assert not picture or len(rows) <= 20


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_no_word_depends_on_what_the_viewer_may_not_know(name: str, seats: int) -> None:
    """Given moments of whole games with a shadow for every seat and a spectator; when table,
    glance, options and ways are told from both; then they read the same, and the view is as it
    was."""
    game = grasse.find(name)
    for number, (match, _) in enumerate(decisions(name, seats, moments=8)):
        truth = match.position
        for viewer in (None, *range(seats)):
            told = []
            for position in (truth, truth.resample(viewer, Dice(number))):
                match.position = position
                told.append(_all_words(match, viewer))
            match.position = truth
            assert told[0] == told[1]
    assert game.refine is None or name == "safranito"


def _all_words(match: Match[Any], viewer: int | None) -> list[Any]:
    game = match.game
    view = match.view(viewer)
    before = repr(view)
    words = Words("en", game.folder)
    assert game.glance is not None
    told: list[Any] = [game.draw_table(view, words), game.glance(view, words)]
    if viewer is not None and viewer == match.to_act != NATURE:
        speech = Speech(game, "en")
        told.append([speech.action(view, option) for option in match.options[:20]])
        if game.refine is not None:
            told.append(game.refine(view, match.options[0], words))
    assert repr(view) == before
    return told
