"""What a position remembers between two actions, and forgets."""

from __future__ import annotations

import pytest

import grasse
from grasse.bots import among_bots
from grasse.games import find
from grasse.kernel import Dice, Illegal
from tests.play import at_random, walk


@pytest.mark.parametrize("listed", ["never", "before", "after"])
def test_what_was_drawn_is_not_taken_for_drawn_again(listed: str) -> None:
    chance = Dice(7)
    p = find("aqua-mirabilis").start(seats=4)
    p.play(p.draw(chance))  # who is first; now the deliveries are drawn
    if listed == "before":
        p.options()
    drawn = p.draw(chance)
    if listed == "after":
        p.options()
    p.play(drawn)
    assert p.to_act == grasse.NATURE
    before = p.key()
    with pytest.raises(Illegal):
        p.play(drawn)
    assert p.key() == before


def test_what_was_drawn_is_forgotten_when_nature_does_something_else() -> None:
    chance = Dice(7)
    p = find("aqua-mirabilis").start(seats=4)
    p.play(p.draw(chance))
    drawn = p.draw(chance)
    other = next(action for action in p.options() if action != drawn)
    p.play(other)
    with pytest.raises(Illegal):
        p.play(other)


@pytest.mark.parametrize("game", grasse.names())
def test_a_finished_game_has_no_options_and_takes_no_action(game: str) -> None:
    chance = Dice(3)
    chosen = find(game)
    p = chosen.start(2, among_bots(chosen, {}))
    played = []
    while p.to_act is not None:
        played.append(p.draw(chance) if p.to_act == grasse.NATURE else p.options()[-1])
        p.play(played[-1])
    assert p.options() == []
    assert p.copy().options() == []
    with pytest.raises(Illegal):
        p.play(played[-1])


@pytest.mark.parametrize("game", grasse.names())
def test_the_frame_that_waits_is_the_top_of_the_stack(game: str) -> None:
    """At every moment of a game, in its copies, and in what is read from a file; at the end
    nothing waits, and nothing can be done."""
    chance = Dice(3)
    p = find(game).start(seats=2)
    for number, _ in enumerate(walk(p, chance)):
        for one in (p, p.copy(), *([find(game).load(p.dump())] if number % 20 == 0 else [])):
            assert one.frame == one.steps[-1]
            assert one.to_act == one.frame[1]
    last = at_random(find(game).start(seats=2), chance)
    for one in (p, p.copy(), find(game).load(p.dump())):
        assert (one.steps, one.to_act, one.options()) == ([], None, [])
        with pytest.raises(Illegal, match="game-is-over"):
            one.play(last)
