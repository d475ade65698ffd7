"""Positions of Parfum written by hand, and what the tests of the rules ask of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from math import prod
from typing import Any, Final

import pytest

import grasse
from grasse import NATURE, Action, Dice, Illegal
from grasse.games.parfum import GAME
from grasse.games.parfum.actions import (
    AROMAS,
    Pass,
    StopClaiming,
    StopWater,
    TakeDie,
)
from grasse.games.parfum.position import ParfumPosition

# HD01 violet, HT02 bergamot, BS03 vanilla, HD04 violet 2, HT05 vanilla 2, BS06 rose 2
DISPLAY: Final = ["HD01", "HT02", "BS03", "HD04", "HT05", "BS06"]
STREET: Final = ["CA01", "CA02", "CA03", "CA04", "CA05"]
AFTER_TURNS: Final[list[list[Any]]] = [["round"], ["round-end"], ["selling"]]
"""The stack below the turns of a round."""


def table(seats: int = 4, **given: Any) -> ParfumPosition:
    """Display and street are full and seat 0 has clock 1, seat 1 clock 2 …, unless told."""
    three = seats == 3
    data = {
        "seats": seats,
        "display": DISPLAY[: 5 if three else 6],
        "street": STREET[: 4 if three else 5],
        **given,
    }
    if "steps" in given and "clocks" not in given:
        data["clocks"] = [0, 1, 0, 1] if seats == 2 else list(range(seats))
    position: ParfumPosition = grasse.position("parfum", data)
    return position


def turns(*clocks: int, **given: Any) -> ParfumPosition:
    """The turns of these clocks are still to come in this round."""
    frames = [["turn", clock - 1] for clock in reversed(clocks)]
    return table(**{"steps": AFTER_TURNS + frames, **given})


def rolled(dice: list[int], flasks: list[int], *held: int, **given: Any) -> ParfumPosition:
    """Seat 0 has rolled, and holds tokens of these values."""
    seat_0 = [["end-turn", 0], ["composing", 0], ["claiming", 0]]
    if "water_after_claim" not in given.get("options", ()):
        seat_0.append(["spend-water", 0])
    seats = given.get("seats", 4)
    return table(
        **{
            "steps": [*AFTER_TURNS, ["turn", 1], *seat_0],
            "water": [tokens(*held)] + [tokens()] * (seats - 1),
            "dice": dice,
            "flasks": flasks,
            **given,
        }
    )


def aromas(**counts: int) -> list[int]:
    """Counts in the order of the aromas."""
    assert set(counts) <= set(AROMAS)
    return [counts.get(aroma, 0) for aroma in AROMAS]


def tokens(*values: int) -> list[int]:
    """Water tokens of these values, counted by value."""
    return [values.count(value) for value in range(4)]


def hoarded(seats: int, well: list[int], discard: list[int], *own: int) -> dict[str, Any]:
    """Well and discard as given, these tokens with seat 0, all others with the last seat."""
    rest = [
        have - a - b - c
        for have, a, b, c in zip((10, 4, 5, 6), well, discard, tokens(*own), strict=True)
    ]
    water = [tokens(*own), *([tokens()] * (seats - 2)), rest]
    return {"seats": seats, "well": well, "discard": discard, "water": water}


def play(position: ParfumPosition, *actions: Action) -> None:
    for action in actions:
        position.play(action)


def refusal(position: ParfumPosition, action: Action) -> tuple[str, str]:
    """The rule and the message of a refusal, which offers and changes nothing."""
    before = position.key()
    assert action not in position.options()
    with pytest.raises(Illegal) as refused:
        position.play(action)
    assert position.key() == before
    return refused.value.rule, refused.value.message


def changed(position: ParfumPosition, before: dict[str, Any]) -> dict[str, Any]:
    """What differs from an earlier dump, the stack of steps apart."""
    now = position.dump()
    return {name: now[name] for name in now if name != "steps" and now[name] != before[name]}


def waking_order(position: ParfumPosition) -> list[int]:
    """In which order the seats would choose clocks if a round began now."""
    waking: ParfumPosition = grasse.position(
        "parfum",
        {
            **position.dump(),
            "reason": None,
            "clocks": [-1] * len(position.clocks),
            "steps": [["round"], ["end-turn", 0], ["wake-up"]],
        },
    )
    order: list[int] = []
    while waking.step.name == "choose-clock":
        assert waking.to_act is not None
        order.append(waking.to_act)
        waking.play(waking.options()[0])
    assert waking.clocks[: len(order)] == order
    return waking.clocks[: position.seats]


# Playing on


def quietly(position: ParfumPosition) -> Action:
    """What somebody does who takes dice, and else stops and passes; Nature rolls flies."""
    options = position.options()
    for action in options:
        if isinstance(action, TakeDie | StopWater | StopClaiming | Pass):
            return action
    return options[0]


def until(position: ParfumPosition, *names: str) -> list[tuple[int | None, str]]:
    """Play quietly until one of these steps waits; who was asked what on the way."""
    asked = []
    while position.step.name not in names:
        asked.append((position.to_act, position.step.name))
        position.play(quietly(position))
    return asked


def random_game(seats: int, seed: int, **options: object) -> Iterator[ParfumPosition]:
    """The same position again and again, after each action of a random game; 25 rounds at most."""
    chance = Dice(seed)
    position = GAME.start(seats, {"round_cap": 25, **options})
    while position.to_act is not None:
        if position.to_act == NATURE:
            position.play(position.draw(chance))
        else:
            choices = position.options()
            position.play(choices[chance.below("choice", len(choices))])
        yield position


# Chance


class Scripted:
    """A source of chance that says what a script says, and 0 where it is silent."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.asked: list[tuple[str, int]] = []

    def below(self, purpose: str, n: int) -> int:
        if len(self.asked) == len(self.script):
            self.script.append(0)
        self.asked.append((purpose, n))
        return self.script[len(self.asked) - 1]


def odds(position: ParfumPosition) -> dict[Action, Fraction]:
    """What Nature may do, and how likely the position says it is."""
    weights = position.chances()
    assert [action for action, _ in weights] == position.options()
    whole = sum(weight for _, weight in weights)
    found = {action: Fraction(weight, whole) for action, weight in weights}
    assert len(found) == len(weights)
    return found


def drawn(position: ParfumPosition) -> dict[Action, Fraction]:
    """What Nature draws, over all that a source of chance can say."""
    found: defaultdict[Action, Fraction] = defaultdict(Fraction)
    script: list[int] = []
    while True:
        chance = Scripted(script)
        action = position.draw(chance)
        found[action] += Fraction(1, prod(n for _, n in chance.asked))
        while script and script[-1] == chance.asked[len(script) - 1][1] - 1:
            script.pop()
        if not script:
            return dict(found)
        script[-1] += 1


def alike(*actions: Action) -> dict[Action, Fraction]:
    """Each of these is equally likely."""
    return {action: Fraction(1, len(actions)) for action in actions}
