"""What a value may look at: a seat at a quiet moment, in numbers."""

from __future__ import annotations

from typing import Final

from grasse.games.parfum.bot import Judge
from grasse.games.parfum.components import SLOTS
from grasse.games.parfum.position import ParfumPosition
from grasse.games.parfum.sell import fits
from grasse.kernel import Seat

_TIMELESS: Final = ("money", "acts next")
_IN_TIME: Final = (
    "tableau",
    "finished",
    "one note missing",
    "more notes missing",
    "flacons",
    "wanted now",
    "wanted later",
    "water",
    "coins on water",
    "actions to come",
)
NAMES: Final = (*_TIMELESS, *_IN_TIME, *(f"{name}, with time" for name in _IN_TIME))
"""Those of the second kind are there twice: as they are, and times the rounds left."""


def describe_seat(p: ParfumPosition, seat: Seat) -> list[float]:
    """The numbers that `NAMES` names."""
    judge = Judge(p, seat)
    street = [customer for customer in p.street if customer is not None]
    crowd = len(judge.deck) or 1
    finished = one_missing = more_missing = now = later = 0.0
    flacons = 0
    for perfume in p.perfumes[seat]:
        if perfume.finished:
            if perfume.flacons:
                finished += judge.flacons(perfume, perfume.flacons)
                flacons += perfume.flacons
                prices = sorted((c.price for c in street if fits(perfume, c)), reverse=True)
                now += sum(prices[: perfume.flacons])
                wanted = sum(c.price for c in judge.deck if fits(perfume, c))
                later += perfume.flacons * wanted / crowd
        else:
            hoped = judge.flacons(perfume, p.box.flacons_on[perfume.size])
            if len(SLOTS[perfume.size]) - len(perfume.notes) == 1:
                one_missing += hoped
            else:
                more_missing += hoped
    held = p.water[seat]
    coins = sum(value * n for value, n in zip(p.box.values, held, strict=True))
    in_time = [
        judge.before / 20,
        finished / 20,
        one_missing / 20,
        more_missing / 20,
        flacons / 4,
        now / 20,
        later / 4,
        sum(held) / 4,
        coins / 6,
        actions_to_come(p, seat) / 9,
    ]
    time = judge.rounds / 10
    return [
        p.money[seat] / 50,
        float(p.to_act == seat),
        *in_time,
        *(number * time for number in in_time),
    ]


def actions_to_come(p: ParfumPosition, seat: Seat) -> int:
    """Of the turns of this round that are not over."""
    preparing = p.step.name == "prepare" and p.frame[1] == seat
    own: int = p.frame[2] if preparing else 0
    for frame in p.steps:
        if frame[0].name == "turn" and p.clocks[frame[1]] == seat:
            own += p.actions_of[frame[1]]
    return own
