"""The garbage collector, tamed.

With a thousand tables open a full collection takes more than half a second, in which nobody can
play; and Python starts one whenever a quarter has come on top. The middle generation takes 20 ms
every few seconds, which one in a hundred actions would feel. What play leaves behind is freed
without it, and so is what is left of connections: `wire` lets go of all that holds itself. Errors
may leave cycles: those are collected when nobody plays, or after very many sockets.
"""

from __future__ import annotations

import ctypes
import gc
import time
from contextlib import suppress
from typing import Final

YOUNG: Final = 300
"""Objects; to look at so many takes a millisecond or two."""
NEVER: Final = 1_000_000_000
QUIET_SECONDS: Final = 3.0
MOST_GONE: Final = 20_000
"""Sockets that went."""


def tame() -> None:
    """For a process that serves: collect what is young, and nothing else by itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def give_back() -> None:
    """What was freed goes back to the system, where its library can do that; by itself it keeps
    what very many connections needed at the same time."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


class Sweeper:
    """Decides when everything is collected."""

    def __init__(self) -> None:
        self._gone = 0
        self._played = time.monotonic()

    def note_gone(self) -> None:
        self._gone += 1

    def note_play(self) -> None:
        self._played = time.monotonic()

    def sweep(self) -> None:
        """Called now and then."""
        quiet = time.monotonic() - self._played > QUIET_SECONDS
        if self._gone >= MOST_GONE or (self._gone and quiet):
            self._gone = 0
            gc.collect()
