"""Verification: plays a finished game again and computes every draw."""

from __future__ import annotations

from typing import Any

from grasse.kernel import file
from grasse.kernel.errors import BadData, GrasseError
from grasse.kernel.fair import commitment
from grasse.kernel.game import Game
from grasse.kernel.match import Match


def verify(game: Game[Any], raw: bytes) -> list[str]:
    """All that is wrong with a file, in words; an empty list for a game that holds.

    Checked are the digest, the commitment to the seed, every draw of Nature, every action of the
    players and the final position with its scores; of a game that was given up, all this up to
    there. A game with dice given by hand (`nature: given`) has no draws to check; all else is.
    """
    wrong = []
    if damage := file.damage(raw):
        wrong.append(damage)
    try:
        data = file.parse(raw)
        if data["kind"] not in ("game", "given-up"):
            raise BadData("the game is not finished: its seed is still secret")
        seed = bytes.fromhex(data["fair"]["seed"])
        if commitment(data["match"], seed) != data["fair"]["commitment"]:
            wrong.append("the seed is not the one committed to before the game")
        match = Match.replayed(game, data, check=True)
        _compare_end(match, data, wrong)
    except GrasseError as error:
        wrong.append(str(error))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        wrong.append(f"this file is not a whole game: {error!r} is missing or wrong")
    return wrong


def remark(game: Game[Any], data: dict[str, Any]) -> str:
    """What is to be said of a game that holds, if it was played under older rules."""
    return game.at_version(data["version"]).remark


def _compare_end(match: Match[Any], data: dict[str, Any], wrong: list[str]) -> None:
    for name, value in match.record()["end"].items():
        if data["end"].get(name) != value:
            wrong.append(f"the end differs: {name} is {data['end'].get(name)}, not {value}")
