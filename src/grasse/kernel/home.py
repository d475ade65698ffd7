"""Where Grasse keeps what is a person's own: games, tables, series of the arena."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def home() -> Path:
    """GRASSE_HOME, or the place the system has for such things."""
    if own := os.environ.get("GRASSE_HOME"):
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Grasse"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "grasse"
