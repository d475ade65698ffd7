"""Which rules and bots play: results of other ones are never mixed with theirs."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Final

from grasse.games import find
from grasse.kernel import Game

_PACKAGE: Final = Path(__file__).parents[2]
_READ: Final = {".py", ".toml", ".json"}
"""Code, components and learned values; words change no game."""
_TABLES: Final = [_PACKAGE / "bots" / one for one in ("arena/table.py", "lab/experiment.py")]
"""Where games are played; how results are shown changes none."""


@cache
def digest(game: str) -> str:
    """Of all that decides how the bots play this game: the same on every machine."""
    chosen: Game[Any] = find(game)
    folders = [
        ("kernel", sorted((_PACKAGE / "kernel").rglob("*"))),
        ("bots", [*sorted((_PACKAGE / "bots").glob("*")), *_TABLES]),
        ("game", sorted(chosen.folder.rglob("*"))),
    ]
    found = hashlib.sha256()
    for name, paths in folders:
        for path in paths:
            if path.suffix in _READ and path.is_file():
                found.update(f"\0{name}/{path.name}\0".encode())
                found.update(path.read_bytes())
    return found.hexdigest()[:16]
