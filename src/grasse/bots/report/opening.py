"""Which games there can be a report of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grasse.games import find
from grasse.kernel import BadData, Match, StillRunning, file


def open_game(path: Path) -> Match[Any]:
    """The finished game in this file."""
    return finished_game(file.read_raw(path), str(path))


def finished_game(raw: bytes, name: str = "this file") -> Match[Any]:
    """The finished game that these bytes hold; whatever else they are is refused in a word."""
    data = file.parse(raw, name)
    if data["kind"] == "given-up":
        raise BadData(f"{name}: the game was given up, so nobody won it; there is no report")
    if data["kind"] != "game":
        raise StillRunning(f"{name}: the game is running; there is a report when it is over")
    if file.damage(raw):
        raise BadData(f"{name} was changed after it was written: its digest does not fit")
    match = Match.replayed(find(data.get("game", "?")), data)
    if match.to_act is not None or match.result() is None:
        raise BadData(f"{name} says that the game is over, but it is not")
    return match
