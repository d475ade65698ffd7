"""The bot `greedy` of Pebbles: it plans no further than this pebble."""

from __future__ import annotations

from grasse.kernel import Action, Chance
from pebbles.actions import Draw, Take
from pebbles.position import PebblesPosition


def choose(p: PebblesPosition, options: list[Action], chance: Chance) -> Action:
    """The pebble that all see, if it is worth more than one from the bag on average."""
    worth, bag = p.box.worth, p.bag
    average = sum(one * count for one, count in zip(worth, bag, strict=True)) / sum(bag)
    return Take() if worth[p.shore] > average else Draw()
