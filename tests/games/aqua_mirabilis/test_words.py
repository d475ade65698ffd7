"""Everything a person reads of a game, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap
from typing import Any

import pytest

import grasse
from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.position import AquaPosition
from grasse.games.aqua_mirabilis.scene import Scene
from grasse.kernel import NATURE, Action, Dice, Match, Plain
from grasse.kernel.game import Panel
from grasse.kernel.speech import Speech
from grasse.kernel.words import LANGUAGES
from tests.games.aqua_mirabilis.at_table import table
from tests.play import Pick, at_random, lopsidedly

TEXTS = sorted(path.stem for path in (GAME.folder / "text").glob("*.ftl"))
COMMON = [one for one in TEXTS if (GAME.folder.parents[1] / "text" / f"{one}.ftl").exists()]
NAMES = ["Marguerite de Grasse", "Jean-Louis Fargeon", "Giovanni Maria Farina", "Ada"]


def test_all_languages_are_there() -> None:
    assert sorted(LANGUAGES) == TEXTS


@pytest.mark.parametrize("language", COMMON)
def test_the_goal_is_told_in_a_few_sentences(language: str) -> None:
    goal = Speech(GAME, language).words("goal")
    assert 2 <= goal.count(".") <= 3
    assert len(goal) < 600


@pytest.mark.parametrize("language", COMMON)
def test_every_phase_has_a_heading(language: str) -> None:
    words = Speech(GAME, language).words
    assert all(words(f"phase-{phase}") for phase in GAME.phases.values())
    assert all(words.knows(f"log-{entry}") for entry in GAME.phases)
    assert GAME.closing <= GAME.vocabulary.actions.keys()


@pytest.mark.parametrize("language", COMMON)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_can_be_told(language: str, seats: int) -> None:
    options = {"carriage_optional": True, "idle_flips": True}
    names = [f"P{seat}" for seat in range(seats)]
    match = grasse.new("aqua-mirabilis", names, seed=seats, options=options)
    speech = Speech(match.game, language)
    for number, view in enumerate(decisions(match, Dice(seats), at_random)):
        assert speech.prompt(view)
        assert speech.words(f"help-{view['step']}")
        if number % 10 == 0:
            panels = whole_table(speech, view)
            assert all(title for title, _, _ in panels)
            shown = "\n".join("\n".join([title, *rows]) for title, rows, _ in panels)
            assert all(name in shown for name in names)
            assert not re.search(r"[{}$]", shown)
        refusal = match.position.refusal(GAME.vocabulary.parse("flip-tile FI-HALF"))
        assert refusal.rule in speech.refusal(view, refusal)
    view = match.view(0)
    for entry in match.journal:
        assert speech.entry(view, entry.plain())
    result = speech.result(view)
    assert len(result) == 1 + seats


SEATS = [*(pytest.param(seats, marks=pytest.mark.long) for seats in (2, 3)), 4]


@pytest.mark.parametrize("language", COMMON)
@pytest.mark.parametrize("seats", SEATS)
def test_what_a_decision_needs_fits_a_small_screen(language: str, seats: int) -> None:
    """Given games of people with long names; then at every decision a glance takes 12 lines of 80
    columns at most, an option two lines of 76, and no two options read the same."""
    match = grasse.new("aqua-mirabilis", NAMES[:seats], seed=f"{language} {seats}")
    speech = Speech(GAME, language)
    pick = lopsidedly if seats == 3 else at_random
    for view in decisions(match, Dice(language), pick):
        panels = GAME.glance(view, speech.words) if GAME.glance else []
        assert all(title and rows for title, rows, _ in panels)
        assert lines(panels, 80) <= 12, panels
        said = [speech.action(view, option) for option in match.options]
        assert len(set(said)) == len(said)
        assert [one for one in said if len(wrap(one, 76)) > 2] == []
        assert not re.search(r"[{}$]", " ".join(said))
        words = [word for _, rows, _ in panels for row in rows for word in row.split()]
        assert max(map(len, [*words, *" ".join(said).split()])) <= 78
        assert len(wrap(speech.prompt(view), 76)) <= 2


@pytest.mark.parametrize("language", COMMON)
def test_pictures_stay_whole(language: str) -> None:
    match = grasse.new("aqua-mirabilis", NAMES, seed="picture")
    pictures = [panel for panel in whole_table(Speech(GAME, language), match.view(0)) if panel[2]]
    assert pictures
    assert max(len(row) for _, rows, _ in pictures for row in rows) <= 78


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_promised_is_what_happens(seats: int) -> None:
    """Given perfumes in the parade; when they are presented; then they bring the points that the
    option named."""
    presented = 0
    match = grasse.new("aqua-mirabilis", seats, seed=seats)
    speech = Speech(GAME, "en")
    chance = Dice("promise")
    while match.to_act is not None:
        action = eagerly(match.position, chance)
        seat, view = match.to_act, match.view(match.to_act if match.to_act >= 0 else 0)
        before = match.position.score(seat) if seat >= 0 else 0
        match.play(action)
        if action.tag() == "present-perfume" and match.position.step.name != "last-cube":
            gained = match.position.score(seat) - before
            assert Scene(view, speech.words).worth(action.plain()["perfume"])["points"] == gained
            points = f"– {gained} point:" if gained == 1 else f"– {gained} points:"
            assert points in speech.action(view, action)
            presented += 1
    assert presented


def test_the_result_by_source() -> None:
    match = grasse.new("aqua-mirabilis", 2, seed="sources")
    for _ in decisions(match, Dice(3), at_random):
        pass
    line = Speech(match.game, "en").result(match.view(None))[1]
    score, *parts = [int(number) for number in re.findall(r"\d+", line.split(":")[1])]
    assert score == sum(parts) == match.position.score(0)


# What options say


def test_a_stall_says_its_stock_and_what_is_collected() -> None:
    p = table(2, stalls={"rose": 2, "orange": 1}, workers=["orange", "jasmine"], steps=turn())
    assert said(p, "visit-stall rose") == (
        "Go to the stall of rose (1 AP) – stock 2; you take orange, rose"
    )


def test_a_worker_says_what_is_collected_then() -> None:
    p = table(2, stalls={"rose": 2, "orange": 1}, workers=["orange", "jasmine"], steps=turn())
    p.play(GAME.vocabulary.parse("visit-stall rose"))
    assert said(p, "move-worker jasmine rose").endswith("– then orange, rose 2")
    assert said(p, "collect") == "Collect the flowers – orange, rose"


def test_a_couple_says_its_letter_its_gifts_and_its_favour() -> None:
    p = table(2, {"letter": 1, "essences": {"rose": 2}}, steps=turn())
    assert said(p, "visit-couple A1").startswith("Court life: couple A (1 AP) – no letter for you;")
    assert said(p, "visit-couple B1") == (
        "Court life: couple B (2 AP) – letter 2 for you; the lady likes narcissus, orange, rose"
        " (you have 2); favour: 5 points from the King"
    )


def test_a_method_says_its_cost_and_its_yield() -> None:
    p = table(
        2, {"flowers": {"rose": 2, "orange": 2}}, steps=[["next-player", 1], ["study-method", 0]]
    )
    assert said(p, "learn-method extraction rose") == (
        "Learn extraction for two flowers (rose) – 1 point: 2 equal flowers (not bergamot)"
        " → 2 essences; experience +1"
    )


def test_a_conversion_says_what_it_makes_with_a_specialisation() -> None:
    p = table(
        2,
        {"flowers": {"orange": 1}, "specialisations": ["orange"], "dial": 4},
        steps=[["next-player", 1], ["close", 0, 0, 1], ["convert", 0, 4, 0]],
    )
    assert said(p, "use-method distillation orange") == (
        "Use distillation: orange – orange 1 → orange 2, points 1 of 4"
    )


@pytest.mark.parametrize(
    ("letter", "line", "words"),
    [
        (0, "drive florence 1", "Drive 1 step towards Florence – ends 2 steps before Cologne"),
        (0, "drive florence 3", "stops in Cologne: no tile without letter 2"),
        (2, "drive florence 3", "stops in Cologne: any tile of 7, on top 2 extra production"),
        (0, "drive florence 5", "stops in Florence: no tile without letter 3; then back to Grasse"),
    ],
)
def test_a_drive_says_where_it_ends_and_what_lies_there(letter: int, line: str, words: str) -> None:
    p = table(
        2,
        {"letter": letter},
        tops=[None, None, "CO-PP2", "FI-INF"],
        stacks=stacks("CO-PP2", "FI-INF"),
        steps=[["next-player", 1], ["close", 0, 0, 1], ["carriage", 0, 5]],
    )
    assert words in said(p, line)


def test_a_perfume_says_its_points_by_source() -> None:
    p = table(
        3,
        {"parade": [{"recipe": "N1", "essences": ["orange"], "presented": False}], "letter": 2},
        king="narcissus",
        court="orange",
        steps=turn(),
    )
    assert "new perfumes: 1; points of the best now: 9" in said(p, "enter-versailles")
    p.play(GAME.vocabulary.parse("enter-versailles"))
    assert said(p, "present-perfume 0") == (
        "Present narcissus with orange – 9 points: originality 3, Court 2, King 3, perfection 1,"
        " 1 originality token"
    )


def test_a_recipe_says_what_is_paid_and_what_can_be_added() -> None:
    p = table(2, {"essences": {"lavender": 1, "rose": 1}}, steps=turn())
    assert said(p, "take-recipe L1") == (
        "Create a perfume: lavender with 1 slot, level 1 – pay lavender, add rose"
    )


def test_the_end_of_a_turn_says_what_comes() -> None:
    p = table(2, {"dial": 2}, steps=[["next-player", 1], ["close", 0, 0, 0]])
    assert said(p, "end-turn") == "End the turn – action points for your next turn: 2"
    p = table(
        2,
        {"dial": 2, "flowers": {"rose": 1}},
        day=3,
        steps=[["next-player", 1], ["close", 0, 0, 1]],
    )
    assert said(p, "end-turn") == "End the turn – lost: rose 1; then it is Sunday"


def test_a_prompt_says_that_sunday_is_next_and_that_the_turn_is_the_last() -> None:
    speech = Speech(GAME, "en")
    p = table(2, day=3, steps=turn())
    assert speech.prompt(seen(p)).endswith("The next day is Sunday.")
    p = table(2, day=16, trigger=1, steps=turn())
    assert speech.prompt(seen(p)).endswith("It is your last turn.")


def stacks(*tops: str) -> list[list[str]]:
    """All city tiles below these."""
    found = [[tile.id for tile in stack] for stack in table(2).box.stacks]
    for top in tops:
        next(stack for stack in found if top in stack).remove(top)
    return found


def turn() -> list[list[Any]]:
    return [["next-player", 1], ["turn", 0, 0, 0]]


def seen(p: AquaPosition) -> Plain:
    """What the seat to act sees, as a match shows it."""
    return {**p.view(p.to_act), "names": NAMES[: p.seats], "journal": []}


def said(p: AquaPosition, line: str) -> str:
    action = GAME.vocabulary.parse(line)
    assert action in p.options()
    return Speech(GAME, "en").action(seen(p), action)


def whole_table(speech: Speech, view: Plain) -> list[Panel]:
    return GAME.draw_table(view, speech.words)


def lines(panels: list[Panel], width: int) -> int:
    """How many lines they take, one below the other; a title is a line."""
    return sum(1 + sum(len(wrap(row, width)) for row in rows) for _, rows, _ in panels)


def decisions(match: Match[AquaPosition], chance: Dice, pick: Pick) -> Iterator[Plain]:
    """Play on to the end; the view of each decision is given out just before it is made."""
    while match.to_act is not None:
        if match.to_act != NATURE:
            yield match.view(match.to_act)
        match.play(pick(match.position, chance))


def eagerly(position: AquaPosition, chance: Dice) -> Action:
    """At random, but perfumes are made and presented where that is possible."""
    wanted = ("present-perfume", "take-recipe", "enter-versailles", "use-method", "produce")
    for tag in wanted:
        for option in position.options():
            if option.tag() == tag:
                return option
    return at_random(position, chance)
