"""Ways to play for tests, the same for every registered game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import takewhile
from typing import Any, NamedTuple

import pytest

import grasse
from grasse.games.parfum.actions import AROMAS
from grasse.games.safranito.actions import INDEX, Throw
from grasse.games.safranito.throw import list_aims
from grasse.kernel import NATURE, Action, Chance, Dice, Game, GrasseError, Match, Position, weighted

CASES = [(name, seats) for name in grasse.names() for seats in grasse.find(name).seats]
"""Every game with every number of players."""

ONE_OF_EACH = {
    (name, seats[number % len(seats)])
    for number, name in enumerate(grasse.names())
    for seats in [grasse.find(name).seats]
}
AT_LENGTH = [
    pytest.param(*case, marks=() if case in ONE_OF_EACH else pytest.mark.long) for case in CASES
]
"""All of them, for tests that take long: the quick run has only one of each game."""

Pick = Callable[[Position, Chance], Action]


class Shape(NamedTuple):
    """What a random game of this kind is like: how much a test can ask of it."""

    actions: int
    """Nature's included."""
    decisions: int
    takes_back: int
    """After how many of them something could be taken back."""
    deepest: int
    """How many decisions could be taken back at most."""


@cache
def shape(name: str, seats: int) -> Shape:
    """The shape of one game, to its end or for 600 decisions."""
    match, chance = grasse.new(name, seats, seed="shape"), Dice("shape")
    decisions = takes_back = deepest = 0
    while match.to_act is not None and decisions < 600:
        match.play(at_random(match.position, chance))
        decisions += 1
        takes_back += match.can_undo
        own = takewhile(lambda one: one[0] == match.to_act, reversed(match._undoable))
        deepest = max(deepest, sum(1 for _ in own))
    return Shape(len(match.actions), decisions, takes_back, deepest)


def halfway(name: str, seats: int, most: int) -> int:
    """So many decisions, or half of a short game."""
    return min(most, shape(name, seats).decisions // 2)


def at_random(position: Position, chance: Chance) -> Action:
    """Any option, each equally likely; Nature draws as she does."""
    if position.to_act == NATURE:
        return position.draw(chance)
    options = position.options()
    return options[chance.below("choice", len(options))]


def sensibly(position: Position, chance: Chance) -> Action:
    """As a beginner may play, so that games are short and their text is worth reading."""
    taste = TASTES.get(position.game.name)
    if position.to_act == NATURE or taste is None:
        return at_random(position, chance)
    options = position.options()
    return options[weighted(chance, "choice", [taste(position, action) for action in options])]


def lopsidedly(position: Position, chance: Chance) -> Action:
    """Mostly the last option, which comes to states that random play hardly sees."""
    if position.to_act == NATURE or chance.below("side", 3) == 0:
        return at_random(position, chance)
    return position.options()[-1]


def walk(position: Position, chance: Chance, pick: Pick = at_random) -> Iterator[Action]:
    """Play on to the end; each action is given out just before it is played."""
    while position.to_act is not None:
        action = pick(position, chance)
        yield action
        position.play(action)


def finished(match: Match[Any], chance: Chance, pick: Pick = at_random) -> Match[Any]:
    """The match, played to its end."""
    while match.to_act is not None:
        match.play(pick(match.position, chance))
    return match


def advance(match: Match[Any], chance: Chance, decisions: int, pick: Pick = at_random) -> None:
    """Play so many decisions, or to the end."""
    for _ in range(decisions):
        if match.to_act is None:
            return
        match.play(pick(match.position, chance))


def variants(game: Game[Any]) -> Iterator[dict[str, object]]:
    """Each option of the game turned to each of its other values, one at a time."""
    for option in game.options.__struct_fields__:
        for value in game.choices(option)[1:]:
            yield {option: value}


def some_options(game: Game[Any], chance: Chance) -> dict[str, object]:
    """Options of the game, each drawn from its values."""
    chosen: dict[str, object] = {}
    for option in game.options.__struct_fields__:
        values = game.choices(option)
        if len(values) > 1:
            chosen[option] = values[chance.below("option", len(values))]
    return chosen


def some_actions(name: str, seats: int, count: int = 60) -> list[Action]:
    """Actions of every kind that a few games of it showed, at most `count` of a kind."""
    kinds: dict[str, dict[Action, None]] = {}
    for seed, options in enumerate([{}, *variants(grasse.find(name))]):
        position = grasse.find(name).start(seats, options)
        for number, action in enumerate(walk(position, Dice(seed))):
            same = kinds.setdefault(action.tag(), {})
            if len(same) < count:
                same[action] = None
            if number > 400:
                break
    return [action for same in kinds.values() for action in same]


def error_of(attempt: Callable[[], object]) -> GrasseError | None:
    """What Grasse refuses it with, or None where it does not."""
    try:
        attempt()
    except GrasseError as error:
        return error
    return None


def _parfum(position: Any, action: Action) -> int:
    """Dice for the note that lacks fewest, then claim, finish, sell."""
    tag = action.tag()
    if tag == "take-die":
        lacking = [
            [max(0, n - have) for n, have in zip(note.requires, position.dice, strict=True)]
            for note in position.display
            if note is not None
        ]
        wanted = min((row for row in lacking if any(row)), key=sum, default=[1] * 5)
        return 40 if wanted[AROMAS.index(action.plain()["aroma"])] else 2
    return _WEIGHTS.get(tag, 10)


_WEIGHTS = {
    "take-water": 6,
    "draw-note": 2,
    "turn-fly": 30,
    "claim-note": 300,
    "stop-claiming": 1,
    "join-perfume": 300,
    "sell-to": 300,
    "bargain": 3,
}


def _safranito(position: Any, action: Action) -> int:
    """Throw at spices for the dish that lacks fewest, buy those, sell the others, cook."""
    hand = position.hands[position.to_act]
    broke = position.money[position.to_act] < 50
    dishes = [*position.offer, *position.reserved[position.to_act]]
    lacking = [[spice for spice in dish.spices if not hand[spice]] for dish in dishes]
    wanted = min(lacking, key=len, default=[])
    if isinstance(action, Throw):
        aims = list_aims(position.box, action.side, ())
        target = next((a.target for a in aims if a.throw[1:4] == _numbers(action)), -1)
        useful = target in wanted and position.display[target]
        return 800 if useful and action.chip <= 30 else 10
    if action.tag() == "sell-cards":
        needed = not broke and any(position.bowl in dish.spices for dish in dishes)
        return 60 if action.plain()["cards"] == max(0, hand[position.bowl] - needed) else 1
    if action.tag() == "buy-card":
        return 300 if position.bowl in wanted else 1
    if action.tag() == "keep-card":
        return 300 if INDEX[action.plain()["spice"]] in wanted else 1
    return {"prepare-dish": 500, "prepare-reserved": 500, "renounce": 1}.get(action.tag(), 10)


def _numbers(throw: Throw) -> tuple[int, int, int]:
    return throw.place, throw.bearing, throw.power


TASTES: dict[str, Callable[[Any, Action], int]] = {"parfum": _parfum, "safranito": _safranito}
