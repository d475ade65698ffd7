"""What a value may look at: a seat at a quiet moment, in numbers."""

from __future__ import annotations

from typing import Final

from grasse.games.parfum.components import SLOTS
from grasse.games.parfum.outlook import SNATCHED, Eyes, Outlook, filled
from grasse.games.parfum.position import ParfumPosition
from grasse.kernel import Seat

_TIMELESS: Final = ("rounds left", "acts next")
_IN_TIME: Final = (
    "money",
    "tableau",
    "finished",
    "one note missing",
    "more notes missing",
    "could be finished now",
    "flacons",
    "wanted now",
    "of those by others, too",
    "wanted later",
    "water",
    "coins on water",
    "actions to come",
    "sells before others",
)
NAMES: Final = (*_TIMELESS, *_IN_TIME, *(f"{name}, with time" for name in _IN_TIME))
"""Those of the second kind are there twice: as they are, and times the rounds left."""
_EYES: Final = Eyes()


def describe_seat(p: ParfumPosition, seat: Seat) -> list[float]:
    """The numbers that `NAMES` names."""
    outlook = Outlook(p, seat, _EYES)
    tableau = outlook.worth(p.perfumes[seat])
    finished = one_missing = more_missing = soon = now = contested = later = 0.0
    flacons = 0
    for perfume, prospect in outlook.prospects.items():
        if not prospect.flacons:
            continue
        hoped = prospect.flacons * prospect.hope
        if perfume.finished:
            finished += prospect.alone
            flacons += prospect.flacons
            later += hoped
            left = prospect.flacons
            for place, (price, sure, _) in enumerate(outlook.street):
                if left and prospect.suits >> place & 1:
                    now += price
                    left -= 1
                    if sure == SNATCHED:
                        contested += price
        elif len(SLOTS[perfume.size]) - len(perfume.notes) == 1:
            one_missing += hoped
            best = 0.0
            for note in p.display:
                if note is not None and perfume.takes(note):
                    worth = outlook.prospect(filled(perfume.joined(note))).alone
                    best = max(best, worth * (1.2 - 0.2 * sum(note.requires)))
            soon += best
        else:
            more_missing += hoped
    held = p.water[seat]
    coins = sum([value * n for value, n in zip(p.box.values, held, strict=True)])
    in_time = [
        p.money[seat] / 50,
        tableau / 20,
        finished / 20,
        one_missing / 20,
        more_missing / 20,
        soon / 20,
        flacons / 4,
        now / 20,
        contested / 20,
        later / 20,
        sum(held) / 4,
        coins / 6,
        actions_to_come(p, seat) / 9,
        early(p, seat),
    ]
    time = outlook.rounds / 10
    return [time, float(p.to_act == seat), *in_time, *[number * time for number in in_time]]


def actions_to_come(p: ParfumPosition, seat: Seat) -> int:
    """Of the turns of this round that are not over."""
    preparing = p.step.name == "prepare" and p.frame[1] == seat
    own: int = p.frame[2] if preparing else 0
    for frame in p.steps:
        if frame[0].name == "turn" and p.clocks[frame[1]] == seat:
            own += p.actions_of[frame[1]]
    return own


def early(p: ParfumPosition, seat: Seat) -> float:
    """How early this seat sells in this round, by its first clock: 1 for the first of all."""
    if seat not in p.clocks:
        return 0.0
    return 1 - p.clocks.index(seat) / len(p.clocks)
