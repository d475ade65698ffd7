"""What players and Nature do in Pebbles."""

from __future__ import annotations

from typing import Final

from grasse.kernel import Action, Vocabulary


class Draw(Action, frozen=True):
    """Draw a pebble that only you see."""


class Take(Action, frozen=True):
    """Take the pebble on the shore."""


class Drawn(Action, frozen=True):
    """Nature: a pebble of this kind came out of the bag."""

    kind: int


VOCABULARY: Final = Vocabulary(Draw, Take, Drawn)
