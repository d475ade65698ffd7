"""How strong bots are on one scale, whoever met whom: by openskill (Plackett and Luce)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum

import msgspec
from openskill.models import PlackettLuce

from grasse.bots.arena.series import Line
from grasse.bots.arena.statistics import Z
from grasse.bots.arena.table import Played


class Rating(msgspec.Struct, frozen=True):
    """Everybody begins with 25; who is 4 ahead wins about 2 games of 3."""

    value: float
    low: float
    high: float


def rate(bots: Sequence[str], lines: Iterable[Line]) -> dict[str, Rating]:
    """The ratings after these games, in their order. Bots do not get tired or learn: nothing is
    added to the uncertainty as time goes by."""
    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for line in lines:
        if len(set(line.seats)) == 1:
            continue  # who plays against himself shows nothing
        new = model.rate([[ratings[bot]] for bot in line.seats], ranks=ranks(line.played))
        for bot in set(line.seats):
            own = [team[0] for team, seated in zip(new, line.seats, strict=True) if seated == bot]
            mu = fsum(one.mu for one in own) / len(own)
            sigma = fsum(one.sigma for one in own) / len(own)
            ratings[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {
        bot: Rating(
            round(one.mu, 3), round(one.mu - Z * one.sigma, 3), round(one.mu + Z * one.sigma, 3)
        )
        for bot, one in ratings.items()
    }


def ranks(played: Played) -> list[float]:
    """The places of a game by seat: who won is first, the others follow by their points."""
    standing = [(-share, -score) for share, score in zip(played.shares, played.scores, strict=True)]
    return [
        float(1 + sum(other < own for other in standing)) if played.shares[seat] == 0 else 1.0
        for seat, own in enumerate(standing)
    ]
