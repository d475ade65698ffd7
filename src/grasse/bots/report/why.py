"""Why one action is better than another, in things of the game."""

from __future__ import annotations

from typing import Final

from grasse.bots.report.measure import Luck, Measure
from grasse.kernel import Action, Position
from grasse.kernel.reasons import Reason

WORLDS: Final = 8
"""What each leads to is looked at in so many."""
MOST: Final = 3
"""So many differences are told."""


def reasons_for(measure: Measure, p: Position, better: Action, other: Action) -> list[Reason]:
    """What the game says of the action itself; then what one has more or less of with it than with
    the other, on the mean, at the next quiet moment: gains first, and what differs most. Where
    nothing does yet, at the beginning of the next round."""
    return [
        *measure.game.reasons.of(p, better),
        *(
            _differences(measure, p, better, other, far=False)
            or _differences(measure, p, better, other, far=True)
        ),
    ]


def _differences(
    measure: Measure, p: Position, better: Action, other: Action, far: bool
) -> list[Reason]:
    has, had = (_expected(measure, p, action, far) for action in (better, other))
    found = []
    for thing, notable in measure.game.reasons.notable.items():
        more = has[thing] - had[thing]
        weight = more / notable
        if abs(weight) >= 1:
            found.append((weight < 0, -abs(weight), Reason(thing, {"change": round(more, 1)})))
    found.sort(key=lambda one: one[:2])
    return [reason for _, _, reason in found[:MOST]]


def _expected(measure: Measure, p: Position, action: Action, far: bool) -> dict[str, float]:
    """What the seat to act has then, on the mean."""
    seat = p.to_act
    assert seat is not None
    found = dict.fromkeys(measure.game.reasons.notable, 0.0)
    for seed in range(WORLDS if found else 0):
        world = p.resample(seat, Luck(seed))
        world.play(action)
        luck = Luck(seed)
        then = measure.next_round(world, luck) if far else measure.ahead(world, luck, 1)
        for thing, count in measure.game.reasons.holdings(then, seat).items():
            found[thing] += count / WORLDS
    return found
