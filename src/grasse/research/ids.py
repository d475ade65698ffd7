"""The ids that `gymnasium.make` knows once `grasse.research` was imported."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

NAMES: Final = {"parfum": "Parfum", "safranito": "Safranito", "aqua-mirabilis": "AquaMirabilis"}
PLAYERS: Final = (2, 3, 4)


def ids() -> Iterator[tuple[str, dict[str, Any]]]:
    """Each id, and the settings that it stands for."""
    for game, name in NAMES.items():
        for players in PLAYERS:
            settings = {"game": game, "players": players}
            yield f"grasse/{name}-{players}p-v0", settings
            if game == "safranito":
                yield f"grasse/{name}Continuous-{players}p-v0", {**settings, "throws": "continuous"}


def register() -> None:
    """Tell Gymnasium, once."""
    from gymnasium.envs import registration

    for id, settings in ids():
        if id not in registration.registry:
            registration.register(
                id,
                entry_point="grasse.research.one_seat:SeatEnv",
                vector_entry_point="grasse.research.many_games:GamesVectorEnv",
                kwargs=settings,
            )
