"""Ways to throw: how high, from where, which face up, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from grasse.games.safranito.actions import BuyCard, Throw
from grasse.games.safranito.position import SafranitoPosition
from grasse.games.safranito.ways import TRIES, refine
from grasse.kernel import Action, Match, Plain
from grasse.kernel.speech import Speech
from grasse.kernel.words import LANGUAGES, Words
from tests.games.safranito.tables import BLUE, GAME, RED, bowl, chip, throwing

NAMES = ["Ada", "Bruno", "Clara", "Dario"]
SAFFRON, KNOCK = 4, 13
"""Places in the list of options: at the bowl in the middle, and at the first chip lying."""


def ways(p: SafranitoPosition, option: int, language: str = "en") -> list[tuple[str, Action]]:
    return refine(view_of(p), p.options()[option], Words(language, GAME.folder))


def view_of(p: SafranitoPosition) -> Plain:
    return {**p.view(BLUE), "names": NAMES[: p.seats]}


def hits(rows: Sequence[tuple[str, Any]], *words: str) -> int:
    """How often the one way that has these words does what it is meant for."""
    (row,) = [row for row, _ in rows if all(word in row for word in words)]
    return first_number(row)


def first_number(row: str) -> int:
    return next(int(word) for word in row.split() if word.isdigit())


def test_each_way_is_a_legal_throw_of_the_same_chip_at_the_same_target() -> None:
    p = throwing(BLUE)
    rows = ways(p, SAFFRON)

    assert len(rows) == 18  # three lofts, three places, two faces
    assert len({row for row, _ in rows}) == len({action for _, action in rows}) == 18
    for _, action in rows:
        assert isinstance(action, Throw)
        assert action.chip == p.options()[SAFFRON].plain()["chip"]
        assert p.step.allows(p, action)
    assert [action.plain()["face"] for _, action in rows] == [0] * 9 + [1] * 9


def test_the_best_way_comes_first() -> None:
    rows = ways(throwing(BLUE), SAFFRON)
    odds = [first_number(row) for row, _ in rows[:9]]

    assert odds == sorted(odds, reverse=True)
    assert odds[0] > TRIES / 2


def test_the_estimate_counts_what_lies_there() -> None:
    """Given the same throw, once into an empty bowl and once into a full one; then fewer rest
    there, and what would be pushed away is named."""
    empty = ways(throwing(BLUE), SAFFRON)
    full = throwing(BLUE, thrown=bowl("saffron", (RED, 10), (RED, 20), (RED, 30), (RED, 40)))
    crowded = ways(full, SAFFRON)

    toss = ("toss", "straight opposite", "face down")
    assert hits(crowded, *toss) < hits(empty, *toss)
    assert any("pushes Bruno’s chip no." in row for row, _ in crowded)
    assert not any("push" in row for row, _ in empty)


def test_a_shaky_hand_hits_less_often() -> None:
    steady = ways(throwing(BLUE, options={"steadiness": "steady"}), SAFFRON)
    shaky = ways(throwing(BLUE, options={"steadiness": "shaky"}), SAFFRON)

    toss = ("toss", "straight opposite", "face down")
    assert hits(shaky, *toss) < hits(steady, *toss)


def test_a_chip_can_be_knocked_away_in_several_ways() -> None:
    p = throwing(BLUE, thrown=[chip(RED, 40, "saffron")])
    rows = ways(p, KNOCK)

    assert rows
    assert all("knocks it away" in row for row, _ in rows)
    assert hits(rows, "slide", "straight opposite", "face up") > TRIES / 5


@pytest.mark.parametrize("help_", ["short", "none"])
def test_without_help_there_are_ways_but_no_estimate(help_: str) -> None:
    rows = ways(throwing(BLUE, options={"aim_help": help_}), SAFFRON)

    assert len(rows) == 18
    assert not any(word.isdigit() for row, _ in rows for word in row.split())


def test_the_same_view_gives_the_same_estimate() -> None:
    p = throwing(BLUE, thrown=bowl("saffron", (RED, 10), (RED, 20)))

    assert ways(p, SAFFRON) == ways(p, SAFFRON)


def test_only_throws_that_are_meant_for_something_have_ways() -> None:
    p = throwing(BLUE)
    words = Words("en", GAME.folder)

    assert refine(view_of(p), BuyCard(), words) == []
    assert refine(view_of(p), Throw(10, 0, 500, -20, 700, 0, 0), words) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_are_told_in_every_language(language: str) -> None:
    """Given a full bowl of somebody with a long name; then no way takes more than two lines."""
    p = throwing(BLUE, thrown=bowl("saffron", (RED, 10), (RED, 20), (RED, 30), (RED, 40)))
    match = Match(GAME, p, ["Ada", "Bartholomäus", "Clara", "Dario"], nature="given")
    view = match.view(BLUE)
    for option in (match.options[SAFFRON], match.options[KNOCK]):
        rows = [row for row, _ in refine(view, option, Words(language, GAME.folder))]
        assert len(set(rows)) == len(rows)
        assert max(map(len, rows)) <= 2 * 74
        assert Speech(GAME, language).action(view, option)


def test_two_chips_that_look_the_same_are_told_apart() -> None:
    """Given two chips of Bruno, face down in one bowl; then the throws at them are numbered, as
    the map is."""
    p = throwing(BLUE, thrown=bowl("mint", (RED, 10), (RED, 20)))
    match = Match(GAME, p, NAMES, nature="given")
    view = match.view(BLUE)
    rows = [Speech(GAME, "en").action(view, option) for option in match.options[13:15]]

    assert rows == [
        f"Throw your 10 at Bruno’s chip no. {n} in the mint bowl, to knock it away" for n in (1, 2)
    ]
