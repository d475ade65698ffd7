"""One table of a series: bots play a deal to its end, and what each of them took is measured."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import thread_time
from typing import Any

import msgspec

from grasse.bots import among_bots, decide_at
from grasse.bots.arena.entrants import Entrant
from grasse.bots.arena.workers import stop_if_asked
from grasse.kernel import NATURE, Action, Dice, FairStream, Game, Position, Seat, seed_from

Notice = Callable[[Position, Seat, Action], None]
"""Is told of each decision of a player before it is played."""
Decide = Callable[[Position, Seat], tuple[Action, float]]
"""What a seat does where there is something to choose, and the CPU time that it took."""


class Played(msgspec.Struct, frozen=True):
    """A game: everything by seat."""

    order: list[Seat]
    """The seats as they came to their first decisions."""
    scores: list[int]
    shares: list[float]
    """Of the win: 1, or 1/2 for two who share it."""
    choices: list[int]
    """Decisions with something to choose."""
    seconds: list[float]
    """What these took, in CPU time."""
    longest: list[float]
    """The longest of them."""
    decisions: int
    nature: int
    rounds: int
    reason: str


def play_deal(
    game: Game[Any],
    seated: Sequence[Entrant],
    seed: str,
    deal: int,
    options: Mapping[str, object],
    notice: Notice | None = None,
) -> Played:
    """Deal number `deal` of a seed: Nature's dice follow from these two alone, whoever plays."""
    decide = thinking(game, seated, f"{seed}/{deal}/bots")
    return play_by(decide, game, len(seated), seed, deal, options, notice)


def thinking(game: Game[Any], seated: Sequence[Entrant], dice: str) -> Decide:
    """How these bots decide; their ties are broken by these dice."""
    bots = [entrant.bot(game) for entrant in seated]
    chances = [Dice(f"{dice}/{seat}") for seat in range(len(seated))]

    def decide(p: Position, seat: Seat) -> tuple[Action, float]:
        began = thread_time()
        action = decide_at(p, bots[seat], chances[seat])
        return action, thread_time() - began

    return decide


def play_by(
    decide: Decide,
    game: Game[Any],
    players: int,
    seed: str,
    deal: int,
    options: Mapping[str, object],
    notice: Notice | None = None,
) -> Played:
    """A deal with whoever decides."""
    seats = range(players)
    p = game.start(players, among_bots(game, options))
    nature = FairStream(f"sim-{seed}-{deal}", game.version, seed_from(f"{seed}/{deal}"), [])
    order: list[Seat] = []
    choices, seconds, longest = [0] * players, [0.0] * players, [0.0] * players
    decisions = drawn = 0
    while (seat := p.to_act) is not None:
        if seat == NATURE:
            p.play(p.draw(nature))
            drawn += 1
            continue
        stop_if_asked()
        if seat not in order:
            order.append(seat)
        here = p.options()
        if len(here) == 1:
            action = here[0]
        else:
            action, took = decide(p, seat)
            choices[seat] += 1
            seconds[seat] += took
            longest[seat] = max(longest[seat], took)
        if notice is not None:
            notice(p, seat, action)
        p.play(action)
        decisions += 1
    result = p.result()
    assert result is not None  # nobody is to act, so the game is over
    share = 1 / len(result.winners) if result.winners else 0.0
    return Played(
        order=order,
        scores=result.scores,
        shares=[share if seat in result.winners else 0.0 for seat in seats],
        choices=choices,
        seconds=[round(one, 6) for one in seconds],
        longest=[round(one, 6) for one in longest],
        decisions=decisions,
        nature=drawn,
        rounds=getattr(p, "round", 0),
        reason=result.reason,
    )
