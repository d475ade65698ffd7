"""Games of one table are counted, each of another deal: what `grasse sim` does."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec

from grasse.bots import among_bots, find
from grasse.bots.arena.workers import spread
from grasse.bots.rollout import play_out
from grasse.games import find as find_game
from grasse.kernel import Dice, FairStream, seed_from


class Outcome(msgspec.Struct):
    """One game: by bot in the order given, whatever seat it sat in."""

    scores: list[int]
    shares: list[float]
    """Of the win: 1, or 1/2 for two who share it."""
    decisions: int
    nature: int
    rounds: int
    reason: str


class Tally(msgspec.Struct):
    """What `grasse sim` reports."""

    game: str
    players: int
    bots: list[str]
    seed: str
    games: int
    decisions: int
    nature: int
    seconds: float
    decisions_per_second: float
    wins: dict[str, float]
    mean_scores: dict[str, float]
    mean_rounds: float
    endings: dict[str, int]


def play_one(game: str, bots: Sequence[str], seed: str, number: int) -> Outcome:
    """Game number `number` of a series: its dice depend on the seed and that number alone.

    Seats rotate from game to game, so that no bot always sits first.
    """
    chosen = find_game(game)
    order = [(seat + number) % len(bots) for seat in range(len(bots))]
    position = chosen.start(len(bots), among_bots(chosen, {}))
    seeded = seed_from(f"{seed}/{number}")
    stream = FairStream(f"sim-{seed}-{number}", chosen.version, seeded, [])
    seated = [find(bots[bot], chosen) for bot in order]
    chance = Dice(f"{seed}/{number}/bots")
    decisions, nature = play_out(position, seated, stream, chance)
    result = position.result()
    assert result is not None  # nobody is to act, so the game is over
    seat_of = {bot: seat for seat, bot in enumerate(order)}
    share = 1 / len(result.winners) if result.winners else 0.0
    return Outcome(
        scores=[result.scores[seat_of[bot]] for bot in range(len(bots))],
        shares=[share if seat_of[bot] in result.winners else 0.0 for bot in range(len(bots))],
        decisions=decisions,
        nature=nature,
        rounds=getattr(position, "round", 0),
        reason=result.reason,
    )


def _play_some(game: str, bots: Sequence[str], seed: str, numbers: Sequence[int]) -> list[Outcome]:
    return [play_one(game, bots, seed, number) for number in numbers]


def outcomes(
    game: str, bots: Sequence[str], seed: str, games: int, jobs: int
) -> Iterator[list[Outcome]]:
    """All games of a series, some at a time, as they are finished."""
    size = 1 if jobs == 1 else max(1, min(4, games // (4 * jobs)))
    batches = (range(first, min(first + size, games)) for first in range(0, games, size))
    for _, found in spread(partial(_play_some, game, bots, seed), batches, jobs):
        yield found


def simulate(
    game: str,
    bots: Sequence[str],
    seed: str,
    games: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Play a series and count. Interrupted, it reports the games finished so far."""
    for bot in bots:
        find(bot, find_game(game))
    find_game(game).start(len(bots))  # a wrong number of players is refused here, not in a worker
    began = time.perf_counter()
    found: list[Outcome] = []
    try:
        for some in outcomes(game, bots, seed, games, jobs):
            found += some
            progress(len(found))
    except KeyboardInterrupt:
        if not found:
            raise
    return _count(game, bots, seed, found, time.perf_counter() - began)


def _count(
    game: str, bots: Sequence[str], seed: str, found: list[Outcome], seconds: float
) -> Tally:
    decisions = sum(outcome.decisions for outcome in found)
    seats: dict[str, list[int]] = {}
    for index, bot in enumerate(bots):
        seats.setdefault(bot, []).append(index)
    games = len(found)
    reasons = [outcome.reason for outcome in found]
    return Tally(
        game=game,
        players=len(bots),
        bots=list(bots),
        seed=seed,
        games=games,
        decisions=decisions,
        nature=sum(outcome.nature for outcome in found),
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds) if seconds else 0,
        wins={
            bot: round(sum(outcome.shares[i] for outcome in found for i in own), 6)
            for bot, own in seats.items()
        },
        mean_scores={
            bot: round(
                sum(outcome.scores[i] for outcome in found for i in own) / (games * len(own)), 3
            )
            for bot, own in seats.items()
        },
        mean_rounds=round(sum(outcome.rounds for outcome in found) / games, 3),
        endings={reason: reasons.count(reason) for reason in sorted(set(reasons))},
    )
