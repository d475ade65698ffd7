"""Doors for researchers: arrays, PettingZoo, Gymnasium, OpenSpiel and tables of games.

It needs the extra `grasse[research]`; docs/research.md says how it is used. Each door is imported
when it is opened, so that one can do without the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from grasse.games import find
from grasse.kernel import BadRequest
from grasse.research import ids

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from grasse.research.many_games import GamesVectorEnv
    from grasse.research.numbering import Encoding
    from grasse.research.one_seat import SeatEnv

with suppress(ImportError):  # who has no Gymnasium needs no ids
    ids.register()

GAMES: Final = ("parfum", "safranito", "aqua-mirabilis")


@cache
def encoding(
    game: str, players: int = 2, components: Path | None = None, throws: str = "grid"
) -> Encoding[Any]:
    """A game in numbers: its actions counted through, its table as arrays.

    >>> import grasse
    >>> parfum = encoding("parfum", players=3)
    >>> position = grasse.new("parfum", 3, seed="example 0").position
    >>> [parfum.decode(position, number) for number in parfum.legal(position)]
    [ChooseClock(clock=1), ChooseClock(clock=2), ChooseClock(clock=3)]

    `throws="continuous"` is for Safranito: see `safranito.FreeThrowsEncoding`.
    """
    from grasse.research.aqua_mirabilis import AquaEncoding
    from grasse.research.parfum import ParfumEncoding
    from grasse.research.safranito import FreeThrowsEncoding, SafranitoEncoding

    kinds: dict[tuple[str, str], type[Encoding[Any]]] = {
        ("parfum", "grid"): ParfumEncoding,
        ("safranito", "grid"): SafranitoEncoding,
        ("safranito", "continuous"): FreeThrowsEncoding,
        ("aqua-mirabilis", "grid"): AquaEncoding,
    }
    kind = kinds.get((game, throws))
    if kind is None:
        raise BadRequest(
            f"{game} with throws {throws!r} has no numbers; there is {', '.join(GAMES)}, and for "
            "safranito throws='continuous'"
        )
    chosen = find(game)
    if players not in chosen.seats:
        raise BadRequest(f"{game} is for {chosen.seats} players, not {players}")
    return kind(chosen, players, chosen.read_components(components))


def aec(game: str, players: int = 2, **settings: Any) -> AECEnv:
    """PettingZoo: every seat is an agent.

    >>> env = aec("parfum", players=3)
    >>> env.reset(seed=7)
    >>> env.agent_selection, int(env.observe(env.agent_selection)["action_mask"].sum())
    ('player_2', 3)

    `rules` are house rules, `components` another box, `render_mode` is "human" or "ansi".
    """
    from grasse.research import petting

    return petting.aec(game, players, **settings)


def seat(game: str, players: int = 2, opponents: Any = "solid", **settings: Any) -> SeatEnv:
    """Gymnasium: one seat against bots of any level; `gymnasium.make("grasse/Parfum-2p-v0")` is
    the same.

    >>> env = seat("aqua-mirabilis", players=2, opponents="beginner")
    >>> observation, info = env.reset(seed=7)
    >>> int(info["action_mask"].sum()), env.view()["to_act"]
    (13, 0)
    """
    from grasse.research.one_seat import SeatEnv

    return SeatEnv(game, players, opponents, **settings)


def vector(game: str, games: int, workers: int | None = None, **settings: Any) -> GamesVectorEnv:
    """Gymnasium: many games at once, in worker processes; settings are those of `seat`."""
    from grasse.research.many_games import GamesVectorEnv

    return GamesVectorEnv(games, workers, game=game, **settings)


def openspiel(game: str, players: int = 2, rules: Mapping[str, object] | None = None) -> Any:
    """OpenSpiel, where it is installed: a game with explicit chance nodes.

    >>> game = openspiel("parfum", players=2)
    >>> state = game.new_initial_state()
    >>> state.is_chance_node(), len(state.chance_outcomes())
    (True, 42)
    """
    from grasse.research import spiel

    return spiel.openspiel(game, players, rules)


__all__ = ["GAMES", "aec", "encoding", "openspiel", "seat", "vector"]
