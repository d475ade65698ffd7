"""What the games of an experiment show, with errors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import fsum

import msgspec

from grasse.bots.arena.statistics import Mean, Share, mean, ratio_of, wilson
from grasse.bots.arena.table import Played
from grasse.bots.lab.experiment import Experiment, Seen, Taken
from grasse.bots.plots import Bar, binned


class Range(msgspec.Struct, frozen=True):
    """How a number is distributed."""

    mean: Mean
    least: float
    twentieth: float
    """One of twenty is below it."""
    median: float
    last_twentieth: float
    """One of twenty is above it."""
    most: float
    bars: list[Bar]


class Place(msgspec.Struct, frozen=True):
    """How those did who came to their first decision as the first, the second …"""

    share: Share
    score: Mean


class Leads(msgspec.Struct, frozen=True):
    """Who is ahead at the beginning of each round, and in the end, by the game's rule of thumb."""

    changes: Range
    """How often another one than before."""
    halfway: Share
    """So often who leads at half of the rounds wins."""


class Worth(msgspec.Struct, frozen=True):
    """How those end who took a piece."""

    taken: Taken
    name: str
    games: Share
    """In so many games somebody took it."""
    times: int
    """So often it was taken in all; each time counts."""
    points: Mean
    """More than the mean of their game."""
    wins: Mean
    """More of the win than an even share."""


class Effect(msgspec.Struct, frozen=True):
    """What a house rule changes, deal by deal beside the same deal without it."""

    option: str
    value: str
    default: str
    games: int
    rounds: Mean
    decisions: Mean
    score: Mean
    """The mean of all players."""
    lead: Mean
    """Of the winner before the second."""
    first: Mean
    """The share of the win of who decides first."""


class Findings(msgspec.Struct, frozen=True):
    experiment: Experiment
    games: int
    asked: int
    places: list[Place]
    rounds: Range
    decisions: Range
    nature: Range
    scores: Range
    winning: Range
    lead: Range
    endings: dict[str, int]
    leads: Leads | None
    """None if the game has no rule of thumb of who is ahead."""
    pieces: list[Worth]
    rules: list[Effect]


Name = Callable[[Taken], str]
"""The words of a game for what was taken."""


def findings(
    experiment: Experiment,
    seen: Sequence[Seen],
    asked: int,
    name: Name,
    default: Callable[[str], str],
) -> Findings:
    """What these games show; `default` says the value that an option has otherwise."""
    plain = [one for one in seen if not one.trial.option]
    games = [one.played for one in plain]
    return Findings(
        experiment=experiment,
        games=len(games),
        asked=asked,
        places=[place(number, games) for number in range(len(experiment.bots))],
        rounds=range_of([game.rounds for game in games]),
        decisions=range_of([game.decisions for game in games]),
        nature=range_of([game.nature for game in games]),
        scores=range_of([score for game in games for score in game.scores], len(experiment.bots)),
        winning=range_of([max(game.scores) for game in games]),
        lead=range_of([lead_of(game) for game in games]),
        endings=dict(sorted(Counter(game.reason for game in games).items())),
        leads=leads_of(plain),
        pieces=worths(plain, name),
        rules=effects(seen, default),
    )


def range_of(values: Sequence[float], together: int = 1) -> Range:
    """Of values of which so many come from the same game and do not stand alone."""
    ordered = sorted(values)
    groups = [values[first : first + together] for first in range(0, len(values), together)]

    def at(part: float) -> float:
        return float(ordered[round(part * (len(ordered) - 1))])

    return Range(
        mean=mean([fsum(group) / len(group) for group in groups]),
        least=at(0),
        twentieth=at(0.05),
        median=at(0.5),
        last_twentieth=at(0.95),
        most=at(1),
        bars=binned(ordered),
    )


def place(number: int, games: Sequence[Played]) -> Place:
    there = [game for game in games if number < len(game.order)]
    shares = [game.shares[game.order[number]] for game in there]
    return Place(
        wilson(fsum(shares) / len(shares) if shares else 0.0, len(shares)),
        mean([game.scores[game.order[number]] for game in there]),
    )


def lead_of(game: Played) -> int:
    """Of the winner before the second; a shared win has none."""
    best, *others = sorted(game.scores, reverse=True)
    return best - others[0] if others else 0


def leads_of(seen: Sequence[Seen]) -> Leads | None:
    known = [one for one in seen if one.leaders]
    if not known:
        return None
    changes, kept = [], []
    for one in known:
        ahead = [seat for seat in (*one.leaders, winner(one.played)) if seat is not None]
        changes.append(sum(now != then for then, now in pairwise(ahead)))
        halfway = one.leaders[len(one.leaders) // 2]
        if halfway is not None:
            kept.append(one.played.shares[halfway])
    return Leads(range_of(changes), wilson(fsum(kept) / len(kept) if kept else 0.0, len(kept)))


def winner(game: Played) -> int | None:
    """Who won alone."""
    return game.shares.index(1.0) if 1.0 in game.shares else None


def worths(seen: Sequence[Seen], name: Name) -> list[Worth]:
    """Of everything that was taken, by action and field; the best first."""
    found: dict[Taken, list[tuple[float, float, int]]] = {}
    for one in seen:
        game = one.played
        middle = fsum(game.scores) / len(game.scores)
        here: dict[Taken, list[tuple[int, int]]] = {}
        for seat, taken in enumerate(one.taken):
            for piece, times in taken:
                here.setdefault(piece, []).append((seat, times))
        for piece, by in here.items():
            points = fsum(times * (game.scores[seat] - middle) for seat, times in by)
            wins = fsum(times * (game.shares[seat] - 1 / len(game.scores)) for seat, times in by)
            found.setdefault(piece, []).append((points, wins, sum(times for _, times in by)))
    rows = [
        Worth(
            taken=piece,
            name=name(piece),
            games=wilson(len(groups) / len(seen), len(seen)),
            times=sum(number for _, _, number in groups),
            points=ratio_of([(points, number) for points, _, number in groups]),
            wins=ratio_of([(wins, number) for _, wins, number in groups]),
        )
        for piece, groups in found.items()
    ]
    return sorted(rows, key=lambda row: (row.taken.action, row.taken.field, -row.points.value))


def effects(seen: Sequence[Seen], default: Callable[[str], str]) -> list[Effect]:
    """Of every house rule that was played."""
    plain = {one.trial.deal: one.played for one in seen if not one.trial.option}
    pairs: dict[tuple[str, str], list[tuple[Played, Played]]] = {}
    for one in seen:
        if one.trial.option and one.trial.deal in plain:
            pair = (one.played, plain[one.trial.deal])
            pairs.setdefault((one.trial.option, one.trial.value), []).append(pair)
    return [effect(option, value, default(option), both) for (option, value), both in pairs.items()]


def effect(option: str, value: str, default: str, pairs: Sequence[tuple[Played, Played]]) -> Effect:
    def change(measure: Callable[[Played], float]) -> Mean:
        return mean([measure(changed) - measure(usual) for changed, usual in pairs])

    return Effect(
        option=option,
        value=value,
        default=default,
        games=len(pairs),
        rounds=change(lambda game: game.rounds),
        decisions=change(lambda game: game.decisions),
        score=change(lambda game: fsum(game.scores) / len(game.scores)),
        lead=change(lead_of),
        first=change(lambda game: game.shares[game.order[0]] if game.order else 0.0),
    )
