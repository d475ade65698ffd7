"""The table as one seat sees it, and what would happen there."""

from __future__ import annotations

from typing import Any

from grasse.games.aqua_mirabilis.actions import VOCABULARY
from grasse.games.aqua_mirabilis.box import read_box
from grasse.games.aqua_mirabilis.finale import score_parade
from grasse.games.aqua_mirabilis.imagine import imagine
from grasse.games.aqua_mirabilis.position import NO_SEAT, AquaPosition
from grasse.games.aqua_mirabilis.versailles import present
from grasse.kernel import Action, Dice, Journal, Plain
from grasse.kernel.game import Speak

Told = dict[str, dict[str, Any]]
"""Journal entries by their id: of each the last."""


class Scene:
    """A view, and the words to speak of it. All is made from what the seat may know."""

    def __init__(self, view: Plain, speak: Speak) -> None:
        self.view = view
        self.speak = speak
        self.table: Plain = view["table"]
        self.names: list[str] = view["names"]
        self.box = read_box(self.table.get("components"))
        acting = view["to_act"]
        self.seat: int = (acting if acting is not None and acting >= 0 else view["seat"]) or 0
        """Who decides; else who looks on."""
        self.own: Plain = self.table["players"][self.seat]
        self.steps: list[list[Any]] = self.table["steps"]
        self.step: list[Any] = self.steps[-1] if self.steps else []

        week = self.box.days[self.table["seats"]]
        self.last_day = week * self.box.weeks
        self.to_sunday: int = week - self.table["day"] % week

    @property
    def over_soon(self) -> bool:
        """Whether the last Sunday has come."""
        return bool(self.table["trigger"] != NO_SEAT)

    @property
    def final(self) -> bool:
        """Whether the final parade has begun."""
        return any(step[0] == "scoring" for step in self.steps)

    def imagined(self) -> AquaPosition:
        """A position that looks like this; what is hidden in it says nothing."""
        return imagine(self.view, Dice("scene"))

    def tried(self, *actions: Action | Plain) -> Told:
        """What the rules would tell of these actions, one after the other."""
        position = self.imagined()
        journal = Journal()
        position.tell = journal.tell
        for action in actions:
            position.play(action if isinstance(action, Action) else VOCABULARY.read(action))
        return _by_id(journal)

    def worth(self, index: int, *actions: Plain) -> dict[str, Any]:
        """What a perfume of the parade brings by source, now or after these actions: at
        Versailles, or in the final parade when that has begun."""
        position = self.imagined()
        for action in actions:
            position.play(VOCABULARY.read(action))
        journal = Journal()
        position.tell = journal.tell
        parade = position.parade[self.seat]
        index %= len(parade)
        if not self.final:
            present(position, self.seat, index, parade[index].cells)
            return _by_id(journal)["presents"]
        score_parade(position, self.seat)
        return {**journal[index].args, "tokens": 0}


def _by_id(journal: Journal) -> Told:
    return {entry.id: dict(entry.args) for entry in journal}
