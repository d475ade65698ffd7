"""Nothing is wider than the screen, and no word is cut."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

import grasse
from grasse.cli.narration import paragraphs
from grasse.cli.screen import Screen, wrap
from grasse.kernel.game import Panel
from grasse.kernel.speech import Speech
from tests.play import advance

NO_BREAK = "\u00a0"


@given(st.lists(st.text("abcé漢" + NO_BREAK, min_size=1, max_size=9)), st.integers(18, 60))
def test_lines_fit_and_words_stay_whole(words: list[str], width: int) -> None:
    lines = wrap(" ".join(words), width, hang=2)

    assert all(cell_len(line) <= width for line in lines)
    assert [word for line in lines for word in line.split(" ") if word] == words


def test_a_colon_stays_with_its_word() -> None:
    assert wrap(f"Votre choix{NO_BREAK}: oui", 12) == ["Votre", f"choix{NO_BREAK}: oui"]


def test_a_word_wider_than_the_screen_is_left_whole() -> None:
    assert wrap("in /a/very/long/path here", 10) == ["in", "/a/very/long/path", "here"]


def test_indents_and_gaps_are_kept() -> None:
    assert wrap("PF-SELL-04  one two", 15, hang=2) == ["PF-SELL-04  one", "  two"]
    assert wrap("  one two", 6) == ["  one", "  two"]
    assert wrap("one\n\ntwo", 9) == ["one", "", "two"]


@pytest.mark.parametrize("width", [60, 80, 100, 132, 200])
@pytest.mark.parametrize("game", grasse.names())
def test_every_way_to_show_a_table_fits(
    monkeypatch: pytest.MonkeyPatch, game: str, width: int
) -> None:
    """Given positions of a game, whatever the width, then no row of the table is wider."""
    monkeypatch.setenv("COLUMNS", str(width))
    screen = Screen()
    match = grasse.new(game, 4, seed=1)
    for language in ("de", "fr"):
        advance(match, grasse.Dice(language), 60)
        speech = Speech(match.game, language)
        view = match.view(0)
        for way in screen.tables(speech.table(view), speech.glance(view)):
            with screen.console.capture() as captured:
                screen.show(way)
            assert max(map(cell_len, captured.get().split("\n"))) <= width


def test_pictures_are_not_for_listening() -> None:
    panels = [Panel("Map", ["+--+", "|  |"], picture=True), Panel("Hand", ["rose 2"])]

    heard = [line.plain for line in Screen(plain=True).stacked(panels)]
    seen = [line.plain for line in Screen().stacked(panels, apart=True)]

    assert heard == ["Hand", "rose 2"]
    assert seen == ["Map", "+--+", "|  |", "", "Hand", "rose 2"]


@pytest.mark.parametrize("game", grasse.names())
def test_a_phase_has_a_heading_where_it_begins(game: str) -> None:
    """Given the journal of some rounds, then it is told in full, under the headings of its phases,
    and none follows itself."""
    match = grasse.new(game, 3, seed=1)
    advance(match, grasse.Dice(1), 150)
    speech, view = Speech(match.game, "en"), match.view(0)

    told, last = paragraphs(speech, view, view["journal"])
    again, _ = paragraphs(speech, view, view["journal"][-1:], last)

    headings = [one.heading for one in told if one.heading]
    assert set(headings) <= {speech.words(f"phase-{one}") for one in match.game.phases.values()}
    assert len(headings) >= min(4, len(set(match.game.phases.values())))
    assert all(one != next_one for one, next_one in pairwise(headings))
    assert len(told) <= len(view["journal"])
    assert not again[0].heading


def test_a_turn_is_a_paragraph() -> None:
    """Given entries of two players, then each has a paragraph; repeated ones are said once."""
    speech = Speech(grasse.find("parfum"), "en")
    match = grasse.new("parfum", ["Ada", "Bruno"], seed=1)
    entries = [{"id": "takes-die", "args": {"seat": seat, "aroma": "rose"}} for seat in (0, 0, 1)]

    told, _ = paragraphs(speech, match.view(0), entries)

    assert [one.text for one in told] == [
        "Ada takes a rose die. (×2)",
        "Bruno takes a rose die.",
    ]
