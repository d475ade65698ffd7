"""Levels that search: what they promise, whatever the game."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
import pytest

import grasse
from grasse import bots
from grasse.bots.search import Thought
from grasse.bots.value import Network, value_for
from grasse.kernel import NATURE, BadRequest, Dice, Game, Position

NAMES = grasse.names()


def decisions(game: Game[Any], seats: int, count: int, apart: int = 2) -> list[Position]:
    """Positions of a game among solid bots at which there is something to choose."""
    p = game.start(seats, bots.among_bots(game, {}))
    solid, luck = bots.find("solid", game), Dice(f"{game.name} {seats}")
    found: list[Position] = []
    met = 0
    while p.to_act is not None and len(found) < count:
        if p.to_act == NATURE:
            p.play(p.draw(luck))
            continue
        if len(p.options()) > 1:
            met += 1
            if met % apart == 0:
                found.append(p.copy())
        p.play(bots.decide_at(p, solid, luck))
    return found


def weigh(game: Game[Any], p: Position, **given: Any) -> Thought:
    bot = bots.find("strong", game, **given)
    return bot.weigh(p.resample(p.to_act, Dice(1)), p.options(), Dice(2))


def _is_empty(left: Iterator[int]) -> bool:
    return next(left, None) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_value_says_the_same_of_everybody_at_once(seats: int) -> None:
    game = grasse.find("parfum")
    for p in decisions(game, seats, 3):
        value, _ = value_for(game, p)
        assert isinstance(value, Network)
        assert value.everybody(p) == [value(p, seat) for seat in range(seats)]


def test_there_are_five_levels_the_weakest_first() -> None:
    assert bots.LEVELS == ("beginner", "easy", "solid", "strong", "master")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_answers_from_a_view(name: str, level: str) -> None:
    """Given what a seat sees; when a bot of any level thinks; then it tells what may be done, the
    best first, and that is what it chooses."""
    game = grasse.find(name)
    bot = bots.find(level, game, samples=2)
    for p in decisions(game, 2, 3):
        view = p.view(p.to_act)
        thought = bot.think(view, Dice(5))
        p.copy().play(thought.best)  # it is legal
        assert thought.best == bot.choose(view, p.options(), Dice(5))
        assert all(one.line[0] == one.action for one in thought.options)


@pytest.mark.parametrize("name", NAMES)
def test_so_many_samples_give_the_same_to_the_bit(name: str) -> None:
    game = grasse.find(name)
    for p in decisions(game, 2, 3):
        one, other = (weigh(game, p, samples=4) for _ in range(2))
        assert one.options == other.options
        assert one.samples == other.samples <= 4
        for considered in one.options:
            assert 0 <= considered.share <= 1
            assert considered.error >= 0


@pytest.mark.parametrize("name", NAMES)
def test_it_can_be_stopped_at_any_moment(name: str) -> None:
    """Given a search without end; when it is stopped after so many looks at the clock; then it
    gives its best so far, and only whole samples count."""
    game = grasse.find(name)
    for p, looks in zip(decisions(game, 2, 3), (1, 20, 200), strict=True):
        left = iter(range(looks - 1))
        bot = bots.find("master", game, seconds=1e6)
        world = p.resample(p.to_act, Dice(1))
        thought = bot.weigh(world, p.options(), Dice(2), partial(_is_empty, left))
        p.copy().play(thought.best)
        assert max(one.samples for one in thought.options) == thought.samples
        if looks == 1:
            assert thought.samples == 0


def test_it_keeps_to_its_time() -> None:
    """Given a clock that goes on by a second whenever it is looked at; when a bot may think for
    a hundred about decisions of which some are hard; then it looks about a hundred times at most,
    and at some of them as often as that."""
    game = grasse.find("parfum")
    looked = []
    for p in decisions(game, 2, 12):
        looks = map(float, itertools.count())
        bot = bots.find("master", game, seconds=100.0, clock=looks.__next__)
        bot.weigh(p.resample(p.to_act, Dice(1)), p.options(), Dice(2))
        looked.append(next(looks))
    assert 100 <= max(looked) <= 104


@pytest.mark.parametrize("given", [{"seconds": 0}, {"seconds": -1.0}, {"samples": 0}])
def test_without_time_or_samples_there_is_no_search(given: dict[str, Any]) -> None:
    with pytest.raises(BadRequest, match="more than nothing"):
        bots.find("strong", grasse.find("parfum"), **given)


def test_what_they_were_called_once_is_still_known() -> None:
    game = grasse.find("parfum")
    (p,) = decisions(game, 2, 1)
    view, options = p.view(p.to_act), p.options()
    names = ("greedy", "solid")
    assert len({bots.find(name, game).choose(view, options, Dice(1)) for name in names}) == 1


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("parfum", {"hold_notes": True}),
        ("safranito", {"money": "hidden"}),
    ],
)
def test_by_other_rules_it_says_that_it_has_not_learned_them(
    name: str, options: dict[str, Any]
) -> None:
    """Given a house rule; when a bot searches; then it says so, and thinks by rule of thumb."""
    game = grasse.find(name)
    p = game.start(2, options)
    luck = Dice(3)
    while p.to_act == NATURE or len(p.options()) < 2:
        p.play(p.draw(luck) if p.to_act == NATURE else p.options()[0])
    assert next(iter(options)) in value_for(game, p)[1]
    thought = weigh(game, p, samples=2)
    assert next(iter(options)) in thought.remark
    p.copy().play(thought.best)


def test_the_time_in_which_others_think_can_be_used() -> None:
    """Given a seat that waits for another; when its bot ponders, and it comes to what it thought
    about; then it goes on from there, with the samples that it has taken."""
    game = grasse.find("aqua-mirabilis")
    p = decisions(game, 2, 1)[0]
    seat = 1 - (p.to_act or 0)
    bot = bots.find("strong", game, samples=30)
    assert isinstance(bot, bots.Searching)
    bot.ponder(p.view(seat), partial(_is_empty, iter(range(2000))), Dice(3))
    came = [about for about in bot.search._ahead.values() if about.done]
    assert came
    ahead, about = next((seen, one) for seen, one in bot.search._ahead.items() if one.done)
    view = msgspec.json.decode(ahead)
    taken = about.done
    thought = bot.think(view, Dice(4), stop=lambda: True)
    assert thought.samples == taken > 0


def test_a_game_without_a_value_is_played_by_rule_of_thumb() -> None:
    game = grasse.find("pebbles")
    p = decisions(game, 2, 1)[0]
    assert weigh(game, p, samples=2).remark == "no value was learned for this game"
