"""Advice in a running game, from what the seat to act may know and no more."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from grasse.bots.report.findings import Plain
from grasse.bots.report.measure import Measure, mean
from grasse.bots.report.moments import Deciding
from grasse.bots.report.told import changed, in_words
from grasse.bots.report.why import reasons_for
from grasse.bots.search import Stop, never
from grasse.kernel import Action, Dice, Game
from grasse.kernel.reasons import Reason
from grasse.kernel.speech import Speech

SAMPLES: Final = 24
SHOWN: Final = 3


class Advice(msgspec.Struct, frozen=True):
    """An option, and what it is expected to bring."""

    action: Action
    share: float
    """Of the win."""
    margin: float
    reasons: list[Reason]
    """Beside the best; of the best, beside the next."""


def hint(game: Game[Any], view: Plain, samples: int = SAMPLES, stop: Stop = never) -> list[Advice]:
    """The best options of the seat whose view it is, the best first, each tried in so many worlds
    that it could be in. The same view is given the same advice; where there is nothing to choose,
    none."""
    p = game.imagine(view, Dice("hint"))
    measure = Measure(game, p)
    deciding = Deciding(0, p, p.options()[0])
    for seed in range(samples):
        deciding.look(measure, seed)
        if deciding.exact or stop():
            break
    if not deciding.done:
        return []
    seat = deciding.seat
    ranked = sorted(deciding.arms, key=lambda arm: (arm.alive, arm.estimate()), reverse=True)
    found = []
    for place, arm in enumerate(ranked[:SHOWN]):
        expected = mean(arm.samples)
        share, margin = expected[seat], expected[measure.seats + seat]
        reasons = reasons_for(measure, p, arm.action, ranked[0 if place else 1].action)
        found.append(Advice(arm.action, round(share, 3), round(margin, 1), reasons))
    return found


def told_so(advice: Advice, view: Plain, speech: Speech) -> list[str]:
    """What it brings, then the reasons."""
    margin = changed(advice.margin, speech)
    brings = speech.words("hint-brings", percent=round(100 * advice.share), margin=margin)
    return [brings, *[in_words(reason, view, speech) for reason in advice.reasons]]
