"""Doors for researchers: arrays, PettingZoo, Gymnasium, OpenSpiel and tables of games.

It needs the extra `grasse[research]`; docs/research.md says how it is used.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from grasse.games import find
from grasse.kernel import BadRequest
from grasse.research.aqua_mirabilis import AquaEncoding
from grasse.research.numbering import Encoding, Observer
from grasse.research.parfum import ParfumEncoding
from grasse.research.safranito import SafranitoEncoding

if TYPE_CHECKING:
    from pettingzoo import AECEnv

ENCODINGS: Final[dict[str, Callable[..., Encoding[Any]]]] = {
    "parfum": ParfumEncoding,
    "safranito": SafranitoEncoding,
    "aqua-mirabilis": AquaEncoding,
}


@cache
def encoding(game: str, players: int = 2, components: Path | None = None) -> Encoding[Any]:
    """A game in numbers: its actions counted through, its table as arrays.

    >>> import grasse
    >>> parfum = encoding("parfum", players=3)
    >>> position = grasse.new("parfum", 3, seed="example 0").position
    >>> [parfum.decode(position, number) for number in parfum.legal(position)]
    [ChooseClock(clock=1), ChooseClock(clock=2), ChooseClock(clock=3)]
    """
    if game not in ENCODINGS:
        raise BadRequest(f"{game} has no numbers yet; there is {', '.join(ENCODINGS)}")
    chosen = find(game)
    if players not in chosen.seats:
        raise BadRequest(f"{game} is for {chosen.seats} players, not {players}")
    return ENCODINGS[game](chosen, players, chosen.read_components(components))


def aec(game: str, players: int = 2, **settings: Any) -> AECEnv:
    """PettingZoo: every seat is an agent.

    >>> env = aec("parfum", players=3)
    >>> env.reset(seed=7)
    >>> env.agent_selection, int(env.observe(env.agent_selection)["action_mask"].sum())
    ('player_0', 3)

    `rules` are house rules, `components` another box, `render_mode` is "human" or "ansi".
    """
    from grasse.research import petting

    return petting.aec(game, players, **settings)


__all__ = ["ENCODINGS", "Encoding", "Observer", "aec", "encoding"]
