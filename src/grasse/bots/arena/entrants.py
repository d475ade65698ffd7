"""Who takes part: a bot by its level, and how long it may think."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from time import thread_time
from typing import Any, Final

from grasse.bots import OLD_NAMES, PLANNERS, Bot, find
from grasse.kernel import BadRequest, Game

MOST: Final = 16
"""So many may be named: with four at a table these are 1,820 tables."""
_WRITTEN: Final = re.compile(
    r"(?P<level>[a-z]+)"
    r"(?:@(?:(?P<seconds>[0-9]{1,3}(?:\.[0-9]{1,3})?)s|(?P<samples>[0-9]{1,7})))?"
    r"(?:\*(?P<times>[1-9]))?"
)


@dataclass(frozen=True)
class Entrant:
    """A bot of the arena.

    >>> read_entrant("strong@0.30s")
    Entrant(level='strong', seconds=0.3, samples=None)
    >>> str(_)
    'strong@0.3s'
    """

    level: str
    seconds: float | None = None
    samples: int | None = None

    def __str__(self) -> str:
        if self.seconds is not None:
            return f"{self.level}@{self.seconds:g}s"
        return self.level if self.samples is None else f"{self.level}@{self.samples}"

    @property
    def is_timed(self) -> bool:
        """Whether what it does may depend on how fast the machine is."""
        return self.seconds is not None

    def bot(self, game: Game[Any]) -> Bot:
        """One that searches takes the samples of its level, unless it is told otherwise: so it
        plays the same everywhere. Seconds are CPU time of the one who thinks: a busy machine does
        not weaken it."""
        limited = self.seconds is not None or self.samples is not None
        if limited and self.level in (*PLANNERS, "random"):
            raise BadRequest(f"{self} does not search: it takes no limit, just {self.level}")
        return find(self.level, game, self.seconds, self.samples, thread_time, repeatable=True)


def read_entrant(text: str) -> Entrant:
    """One bot, as it is written."""
    (one,) = read_entrants(text)
    return one


def read_entrants(text: str) -> list[Entrant]:
    """Those that are written, `strong@0.3s,solid*3`: a level, and behind `@` how long it may think
    for a decision, in seconds or in samples; behind `*` how many of it.

    >>> [str(one) for one in read_entrants("strong@200,solid*2")]
    ['strong@200', 'solid', 'solid']
    """
    found: list[Entrant] = []
    for word in text.split(","):
        read = _WRITTEN.fullmatch(word.strip())
        if read is None:
            raise BadRequest(
                f"{word.strip()!r} is not a bot of the arena; one is written solid, strong@0.3s "
                "(seconds a decision), strong@200 (samples) or solid*3 (three of them)"
            )
        seconds = None if read["seconds"] is None else float(read["seconds"])
        samples = None if read["samples"] is None else int(read["samples"])
        if seconds == 0 or samples == 0:
            raise BadRequest(f"{word.strip()!r} leaves no time to think")
        level = OLD_NAMES.get(read["level"], read["level"])
        found += [Entrant(level, seconds, samples)] * int(read["times"] or 1)
    if len(found) > MOST:
        raise BadRequest(f"{len(found)} bots are too many: the arena has room for {MOST}")
    return found


def lineups(entrants: Sequence[Entrant], players: int) -> list[tuple[Entrant, ...]]:
    """Who meets at one table: every choice of so many of them, each once. One alone plays itself.

    >>> [" ".join(map(str, one)) for one in lineups(read_entrants("strong,solid,easy"), 2)]
    ['strong solid', 'strong easy', 'solid easy']
    """
    if len(entrants) == 1:
        entrants = [*entrants] * players
    if len(entrants) < players:
        raise BadRequest(
            f"{len(entrants)} bots for {players} players: name as many or more, "
            f"such as {entrants[0]},{entrants[-1]}*{players - 1}"
        )
    return list(dict.fromkeys(combinations(entrants, players)))


def seatings(lineup: Sequence[Entrant]) -> list[tuple[Entrant, ...]]:
    """Every rotation of the seats; those that are the same only once.

    >>> [" ".join(map(str, one)) for one in seatings(read_entrants("strong,solid*2"))]
    ['strong solid solid', 'solid solid strong', 'solid strong solid']
    """
    turned = [(*lineup[first:], *lineup[:first]) for first in range(len(lineup))]
    return list(dict.fromkeys(turned))
