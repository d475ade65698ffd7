"""A table that all doors share: a position, Nature, and numbers for what is done and seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grasse import bots
from grasse.kernel import NATURE, Action, Result, Seat, seed_from
from grasse.kernel.fair import FairStream
from grasse.kernel.speech import Speech
from grasse.research.numbering import Array, Encoding


class Table:
    """A game that is played by numbers. With the same seed it is the game of `grasse.new`: Nature
    draws from the same fair stream. There is no journal and no undo."""

    def __init__(
        self, encoding: Encoding[Any], options: Mapping[str, object] | None = None
    ) -> None:
        self.encoding = encoding
        self.game = encoding.game
        self.rulings = self.game.read_options(bots.among_bots(self.game, options or {}))
        self.observer = encoding.observer()
        self.begin(0)

    def begin(
        self, seed: int | str | bytes, id: str | None = None, mixed: tuple[bytes, ...] = ()
    ) -> None:
        """A new game. A number or text as seed is a game of `grasse.new`; bytes are the secret
        seed of a match, whose id, and what the seats mixed in, are then needed, too."""
        if not isinstance(seed, bytes):
            id, seed = id or f"seed-{seed}", seed_from(seed)
        box = self.encoding.box
        self.nature = FairStream(id or "", self.game.version, seed, list(mixed))
        self.position = self.game.start_position(self.encoding.seats, self.rulings, box)
        self._let_nature_act()

    def _let_nature_act(self) -> None:
        position = self.position
        while position.to_act == NATURE:
            position.play(position.draw(self.nature))

    @property
    def to_act(self) -> Seat | None:
        """The seat that decides; None when the game is over."""
        seat: Seat | None = self.position.to_act
        return seat

    def play(self, number: int) -> None:
        """Do what this number means; `Illegal` or `BadRequest` where it is not allowed."""
        self.do(self.encoding.decode(self.position, number))

    def do(self, action: Action) -> None:
        """The same for an action that is not a number."""
        position = self.position
        position.play(action)
        if position.to_act == NATURE:
            self._let_nature_act()

    def array(self, seat: Seat) -> Array:
        """What this seat may know."""
        return self.observer.array(self.position, seat)

    def mask(self) -> Array:
        """What the seat to act may do."""
        return self.encoding.mask(self.position)

    @property
    def stopped(self) -> bool:
        """Whether it ended by the round cap, which is no end that a rulebook knows."""
        result = self.position.result()
        return result is not None and not result.winners

    def in_words(self, language: str = "en") -> str:
        """The table as everybody may see it, for people."""
        position = self.position
        names = [f"player {seat}" for seat in range(position.seats)]
        view = {**position.view(), "names": names}
        panels = Speech(self.game, language).table(view)
        return "\n\n".join("\n".join([panel.title, *panel.rows]) for panel in panels)


def rewards(result: Result, seats: int) -> list[float]:
    """What the game was worth to each seat: 1 for a win alone, and all together 0. Those who share
    a win share it; a game that was stopped is worth nothing to anybody.

    >>> rewards(Result([7, 9, 3], [1], "example"), 3)
    [-0.5, 1.0, -0.5]
    >>> rewards(Result([9, 9], [0, 1], "example"), 2)
    [0.0, 0.0]
    """
    if not result.winners:
        return [0.0] * seats
    share = 1 / len(result.winners)
    return [
        ((seats * share if seat in result.winners else 0.0) - 1) / (seats - 1)
        for seat in range(seats)
    ]
