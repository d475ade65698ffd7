"""What a position is worth to each seat: its share of the win, and its margin in points.

A value is small: for each seat a few numbers that the game's mind finds worth looking at
(`features`), a hidden layer, and two results. The shares of all seats add up to one. It was learned
from games that bots played among themselves (`./play train`), and is kept beside the game as
`value.json` with what it was learned from. Where rules or components are others than those it
learned by, it says so, and the game's rule of thumb (`expect`) takes its place.
"""

from __future__ import annotations

import hashlib
import operator
from functools import cache
from math import exp, tanh
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from grasse.kernel import Game, Position, Result, Seat

FILE: Final = "value.json"
Standing = tuple[float, float]
"""A seat's share of the win, and by how many points it leads the best of the others."""


class Value(Protocol):
    """A judgement of quiet positions."""

    def __call__(self, p: Any, seat: Seat) -> Standing: ...


class Layers(msgspec.Struct, forbid_unknown_fields=True):
    """What was learned for one number of players."""

    shift: list[float]
    """The mean of each feature; it is taken off."""
    hidden: list[list[float]]
    """By hidden unit: its weight for each feature, and a constant at the end."""
    share: list[float]
    """The weight of each hidden unit, then of each feature, in the share of the win."""
    margin: list[float]
    """The same for the margin, in the mind's scale."""


class Provenance(msgspec.Struct, forbid_unknown_fields=True):
    """What a value was learned from, and how good it is at games that it did not learn from."""

    games: int
    positions: int
    level: str
    """Who played them."""
    seed: str
    held_out: int
    """Games that were kept for the test."""
    brier: float
    """The mean square of how far off the shares were; who knows nothing has `ignorant`."""
    ignorant: float
    margin_error: float
    """Root of the mean square of how far off the margins were, in points."""
    calibration: list[tuple[float, float, int]]
    """By tenths of what it said: the mean of what it said, the share that was won, how often."""


class Learned(msgspec.Struct, forbid_unknown_fields=True):
    """A file `value.json`."""

    game: str
    version: int
    """Of the rules."""
    components: str
    """The digest of the components file."""
    features: list[str]
    players: dict[str, Layers]
    provenance: dict[str, Provenance]


@cache
def digest_of(path: Path) -> str:
    """Of a components file, however its lines end."""
    return hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).hexdigest()[:16]


@cache
def learned(folder: Path) -> Learned | None:
    """What is kept beside the game, if anything is."""
    path = folder / FILE
    if not path.exists():
        return None
    return msgspec.json.decode(path.read_bytes(), type=Learned)


def value_for(game: Game[Any], p: Position) -> tuple[Value, str]:
    """Who judges positions like this one, and what is to be said of that: nothing if it is what
    was learned from games like this."""
    mine = learned(game.folder)
    why = _unfit(game, p, mine)
    if mine is None or why:
        return _RuleOfThumb(game), why
    return _network(game, mine, p.seats), ""


def _unfit(game: Game[Any], p: Position, mine: Learned | None) -> str:
    if mine is None:
        return "no value was learned for this game"
    if mine.version != game.version:
        return f"the value was learned by version {mine.version} of the rules"
    if p.components is not None or mine.components != digest_of(game.read_components.own):
        return "the value was learned with other components"
    if str(p.seats) not in mine.players:
        return f"no value was learned for {p.seats} players"
    if mine.features != list(game.mind.names):
        return "the value was learned from other features"
    if other := sorted(set(p.rulings.plain()) - _HARMLESS):
        return f"the value was learned without the house rule {', '.join(other)}"
    return ""


_HARMLESS: Final = {"round_cap"}
"""Options that change no game that people would play."""


_NETWORKS: Final[dict[tuple[Path, int], Network]] = {}


def _network(game: Game[Any], mine: Learned, players: int) -> Network:
    key = (game.folder, players)
    known = _NETWORKS.get(key)
    if known is None:
        known = _NETWORKS[key] = Network(game, mine.players[str(players)])
    return known


class Network:
    """A value that was learned."""

    def __init__(self, game: Game[Any], layers: Layers) -> None:
        self._features = game.mind.features
        self._scale = game.mind.scale
        self._hidden = [(row[:-1], row[-1]) for row in layers.hidden]
        self._shift = layers.shift
        units = len(layers.hidden)
        self._share = layers.share[:units], layers.share[units:]
        self._margin = layers.margin[:units], layers.margin[units:]

    def __call__(self, p: Any, seat: Seat) -> Standing:
        shares, margins = [], []
        for one in range(p.seats):
            share, margin = self._seen(self._features(p, one))
            shares.append(share)
            margins.append(margin)
        own, lead = shares[seat], margins.pop(seat)
        return 1 / sum([exp(min(60.0, one - own)) for one in shares]), self._scale * (
            lead - max(margins)
        )

    def everybody(self, p: Any) -> list[Standing]:
        """The same for all seats at once: each is looked at once only."""
        seen = [self._seen(self._features(p, one)) for one in range(p.seats)]
        found = []
        for seat, (own, lead) in enumerate(seen):
            others = [margin for one, (_, margin) in enumerate(seen) if one != seat]
            share = 1 / sum([exp(min(60.0, one - own)) for one, _ in seen])
            found.append((share, self._scale * (lead - max(others))))
        return found

    def _seen(self, features: list[float]) -> Standing:
        seen = [one - mean for one, mean in zip(features, self._shift, strict=True)]
        units = [
            tanh(sum(map(operator.mul, weights, seen), constant))
            for weights, constant in self._hidden
        ]
        (a, b), (c, d) = self._share, self._margin
        mul = operator.mul
        return (
            sum(map(mul, a, units)) + sum(map(mul, b, seen)),
            sum(map(mul, c, units)) + sum(map(mul, d, seen)),
        )


class _RuleOfThumb:
    """What a game expects without having learned anything."""

    def __init__(self, game: Game[Any]) -> None:
        self._mind = game.mind

    def __call__(self, p: Any, seat: Seat) -> Standing:
        expected = [self._mind.expect(p, one) for one in range(p.seats)]
        own = expected.pop(seat)
        share = 1 / (1 + sum([exp(min(60.0, (one - own) / self._mind.scale)) for one in expected]))
        return share, own - max(expected)


def final(result: Result, seat: Seat) -> Standing:
    """What a game brought that is over."""
    share = 1 / len(result.winners) if seat in result.winners else 0.0
    others = [points for one, points in enumerate(result.scores) if one != seat]
    return share, result.scores[seat] - max(others, default=0)
