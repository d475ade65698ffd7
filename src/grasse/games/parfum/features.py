"""What a value may look at: a seat at a quiet moment, in numbers."""

from __future__ import annotations

from typing import Final

from grasse.games.parfum.components import SLOTS
from grasse.games.parfum.outlook import Eyes, Outlook
from grasse.games.parfum.position import ParfumPosition
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


_EYES: Final = Eyes()


def describe_seat(p: ParfumPosition, seat: Seat) -> list[float]:
    """The numbers that `NAMES` names."""
    outlook = Outlook(p, seat, _EYES)
    tableau = outlook.worth(p.perfumes[seat])
    finished = one_missing = more_missing = now = later = 0.0
    flacons = 0
    for perfume, prospect in outlook.prospects.items():
        if not prospect.flacons:
            continue
        if perfume.finished:
            finished += prospect.alone
            flacons += prospect.flacons
            later += prospect.flacons * prospect.hope
            left = prospect.flacons
            for bit, (price, _, _) in enumerate(outlook.street):
                if left and prospect.suits >> bit & 1:
                    now += price
                    left -= 1
        elif len(SLOTS[perfume.size]) - len(perfume.notes) == 1:
            one_missing += prospect.flacons * prospect.hope
        else:
            more_missing += prospect.flacons * prospect.hope
    held = p.water[seat]
    coins = sum(value * n for value, n in zip(p.box.values, held, strict=True))
    in_time = [
        tableau / 20,
        finished / 20,
        one_missing / 20,
        more_missing / 20,
        flacons / 4,
        now / 20,
        later / 20,
        sum(held) / 4,
        coins / 6,
        actions_to_come(p, seat) / 9,
    ]
    time = outlook.rounds / 10
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
