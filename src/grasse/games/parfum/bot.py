"""What a player of Parfum thinks of his options who plans one turn.

He judges everything in coins: his perfumes by what they will bring (`outlook`), a set of dice by
the notes it is expected to pay for.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from grasse.games.parfum.actions import (
    AROMAS,
    INDEX,
    Bargain,
    ChooseClock,
    ClaimNote,
    DiscardWater,
    DrawNote,
    JoinPerfume,
    NewMajor,
    NewMinor,
    Pass,
    RerollAll,
    RerollFlies,
    SellTo,
    StopClaiming,
    StopWater,
    TakeDie,
    TakeFlacons,
    TakeWater,
    TurnFly,
)
from grasse.games.parfum.box import Note, Perfume
from grasse.games.parfum.components import SLOTS
from grasse.games.parfum.odds import MOST, Flasks, outcomes, successes
from grasse.games.parfum.outlook import (
    REWARD,
    SNATCHED,
    Eyes,
    Outlook,
    Prospect,
    Tableau,
    begun,
    filled,
    placed,
    placements,
)
from grasse.games.parfum.position import ParfumPosition
from grasse.kernel import Action, Seat

COIN: Final = 0.9
"""Of the coin side of a token that is not spent: it may have to be."""
USE: Final = 0.4
"""What a token is worth beside its coin side: the re-roll it can buy."""
SURPLUS: Final = 0.3
"""What a token is worth that is one too many."""
KEPT_WATER: Final = 3.0
"""The same of any token for one who does not know what to do with it."""
RESCUE: Final = 0.3
"""How much of what the dice may miss a token wins back, by expectation."""
SPARE: Final = 0.65
"""Of the worth of a token, for an action that there is no better use for."""
ENOUGH: Final = 0.93
"""The chance of enough flasks of an aroma that needs no further die."""
LEFT_OVER: Final = 0.82
"""Of a plan's worth, for each clock that goes before: others claim notes, too."""
FIRST: Final = (1.0, 0.5, 0.2, 0.0)
"""Of what others may snatch in the street, by clock: what is safe from them."""
DENIED: Final = 0.15
"""Of what a note is worth to the one who needs it to finish a perfume."""
UNSERVED: Final = 0.25
"""Of what a customer pays, a bargain apart, whom somebody else can serve, too."""
NEW_NOTE: Final = 0.2
"""What it is worth to draw a note, and …"""
EMPTY: Final = 3.0
"""… if there is hardly any left."""

NO_FLASKS: Final[Flasks] = (0,) * len(AROMAS)


class Findings:
    """What a judge found out: it holds as long as what he looked at stays the same."""

    __slots__ = ("claims", "denied", "placed", "plans", "prospects", "sets")

    def __init__(self) -> None:
        self.prospects: dict[Perfume, Prospect] = {}
        self.placed: dict[tuple[Note, ...], Tableau] = {}
        self.denied: dict[Note, float] = {}
        self.sets: list[tuple[Flasks, float]] = []
        self.claims: dict[Flasks, float] = {}
        self.plans: dict[tuple[int, ...], float] = {}


KEPT: Final = 256
"""So many findings are kept; then it begins anew."""
_FINDINGS: Final[dict[tuple[object, ...], Findings]] = {}


def findings(outlook: Outlook) -> Findings:
    """What is known where notes, customers and perfumes are the same, and as much is to come."""
    p = outlook.p
    looked_at = (
        p.box,
        p.seats,
        outlook.eyes,
        outlook.rounds,
        outlook.turns,
        outlook.sales,
        outlook.sure,
        min(p.flacons, 3) if p.rulings.limited_flacons else 3,
        p.perfumes[outlook.seat],
        *p.perfumes,
        *p.display,
        *p.street,
        *p.customers_a,
        *p.customers_b,
    )
    found = _FINDINGS.get(looked_at)
    if found is None:
        if len(_FINDINGS) >= KEPT:
            _FINDINGS.clear()
        found = _FINDINGS[looked_at] = Findings()
    return found


class Judge:
    """Looks at one position from one seat."""

    def __init__(self, p: ParfumPosition, seat: Seat, eyes: Eyes) -> None:
        self.p = p
        self.seat = seat
        self.eyes = eyes
        self.outlook = Outlook(p, seat, eyes)
        box = p.box
        self.mean_token = sum([v * n for v, n in zip(box.values, box.tokens, strict=True)]) / sum(
            box.tokens
        )
        found = findings(self.outlook)
        self.outlook.prospects = found.prospects
        self._placed, self._denied, self._sets = found.placed, found.denied, found.sets
        self._claims, self._plans = found.claims, found.plans
        self.before = self.outlook.worth(p.perfumes[seat])

    def worth(self, action: Action) -> float:
        """What the action is worth; comparable within one decision."""
        p = self.p
        row = p.perfumes[self.seat]
        match action:
            case ChooseClock(clock):
                return self.awake(clock)
            case TakeDie() | TakeWater() | DrawNote():
                return self.prepared(action)
            case StopWater():
                return self.claim_worth(tuple(p.flasks))
            case RerollFlies() | RerollAll() | TurnFly():
                return self.after_water(action)
            case ClaimNote() | StopClaiming():
                return self.claimed(action)
            case JoinPerfume(note, perfume):
                return self.composed(placed(row, p.box.notes[note], perfume), note)
            case NewMinor(note):
                return self.composed(begun(row, p.box.notes[note], "minor"), note)
            case NewMajor(note):
                return self.composed(begun(row, p.box.notes[note], "major"), note)
            case SellTo() | Bargain() | Pass():
                return self.sale(action)
            case DiscardWater(token):
                return -token
            case TakeFlacons():
                return 1.0
        return 0.0  # variants: hold nothing, leave nothing, spare nothing

    # Claims, and the dice for them

    def sets(self) -> list[tuple[Flasks, float]]:
        """Every set of notes on display with the flasks it takes and its worth, best first."""
        if not self._sets:
            notes = [note for note in self.p.display if note is not None]
            found = [(NO_FLASKS, 0.0)]
            for size in range(1, min(self.eyes.notes, len(notes)) + 1):
                for some in combinations(notes, size):
                    takes = tuple(map(sum, zip(*[note.requires for note in some], strict=True)))
                    if sum(takes) <= MOST:
                        found.append((takes, self.gain(some)))
            self._sets[:] = sorted(found, key=_worth_most)
        return self._sets

    def gain(self, notes: Iterable[Note]) -> float:
        """The coins of these notes, what they add to the tableau when placed well, and what they
        are worth to others, who do not get them."""
        ordered = tuple(sorted(notes, key=_strongest))
        worth = self.outlook.worth(self.placed(ordered)) - self.before
        for note in ordered:
            worth += note.coins + self.denied(note)
        return worth

    def denied(self, note: Note) -> float:
        if not self.eyes.others:
            return 0.0
        known = self._denied.get(note)
        if known is None:
            known = 0.0
            for other, row in enumerate(self.p.perfumes):
                if other != self.seat:
                    for perfume in row:
                        last = len(SLOTS[perfume.size]) - len(perfume.notes) == 1
                        if last and perfume.takes(note):
                            finished = filled(perfume.joined(note))
                            known = max(known, DENIED * self.outlook.prospect(finished).alone)
            self._denied[note] = known
        return known

    def placed(self, notes: tuple[Note, ...]) -> Tableau:
        """The own tableau with these notes placed well, one after the other."""
        if not notes:
            return self.p.perfumes[self.seat]
        known = self._placed.get(notes)
        if known is None:
            before = self.placed(notes[:-1])
            known = max(placements(before, notes[-1]), key=self.outlook.worth)
            self._placed[notes] = known
        return known

    def claim_worth(self, flasks: Flasks) -> float:
        """The best set that these flasks pay for."""
        known = self._claims.get(flasks)
        if known is None:
            known = self._claims[flasks] = self._best_claim(*flasks)
        return known

    def _best_claim(self, v: int, w: int, x: int, y: int, z: int) -> float:
        for (a, b, c, d, e), worth in self.sets():
            if a <= v and b <= w and c <= x and d <= y and e <= z:
                return worth
        return 0.0

    def rolled(self, dice: Flasks, kept: Flasks = NO_FLASKS) -> float:
        """What a roll of these dice is expected to be worth, with flasks kept beside it."""
        v, w, x, y, z = kept
        worth = 0.0
        for (a, b, c, d, e), odds in outcomes(dice, self.p.box.faces):
            worth += odds * self.claim_worth((a + v, b + w, c + x, d + y, e + z))
        return worth

    def claimed(self, action: Action) -> float:
        """A claim is worth the best set that it belongs to."""
        hand = self.p.hands[self.seat]
        if not isinstance(action, ClaimNote):
            return self.gain(hand)
        note = self.p.box.notes[action.note]
        left = [f - n for f, n in zip(self.p.flasks, note.requires, strict=True)]
        rest = [one for one in self.p.display if one is not None and one is not note]
        best = self.gain([*hand, note])
        for size in (1, 2):
            for some in combinations(rest, size):
                takes = map(sum, zip(*[one.requires for one in some], strict=True))
                if all(n <= f for n, f in zip(takes, left, strict=True)):
                    best = max(best, self.gain([*hand, note, *some]))
        return best

    def composed(self, perfumes: Tableau, note: str) -> float:
        """What the perfumes are worth when the other notes in hand are placed well, too."""
        rest = [one for one in self.p.hands[self.seat] if one.id != note]
        for one in sorted(rest, key=_strongest):
            perfumes = max(placements(perfumes, one), key=self.outlook.worth)
        return self.outlook.worth(perfumes)

    # Clocks, and preparing

    def awake(self, clock: int) -> float:
        """What the turn of this clock is worth, and to sell so early."""
        p = self.p
        plan = self.plan([0] * len(AROMAS), p.actions_of[clock - 1], p.tokens(self.seat))
        if not self.eyes.others:
            return plan
        plan *= LEFT_OVER ** (clock - 1)
        if self.seat in p.clocks:
            return plan
        safe = self.outlook.undisturbed(p.perfumes[self.seat])
        return plan + FIRST[clock - 1] * (safe - self.before)

    def plan(self, dice: list[int], actions: int, tokens: int) -> float:
        """What a turn is worth with these dice taken and so many actions to go."""
        key = (*dice, actions, tokens)
        known = self._plans.get(key)
        if known is None:
            most = sum(dice) + actions
            known = 0.0
            aims = self.eyes.aims
            for takes, _ in self.sets():
                if sum(takes) <= most:
                    known = max(known, self._aimed(dice, actions, tokens, takes))
                    aims -= 1
                    if not aims:
                        break
            self._plans[key] = known
        return known

    def _aimed(self, dice: list[int], actions: int, tokens: int, takes: Flasks) -> float:
        """The same, taking dice for one set of notes: what it needs first, then the riskiest."""
        box = self.p.box
        odds = successes(box.dice, box.faces)
        have = list(dice)
        wanted = [i for i, n in enumerate(takes) if n]
        for _ in range(actions):
            lowest, riskiest = 2.0, -1
            for i in wanted:
                if have[i] < box.dice[i] and odds[i][have[i]][takes[i]] < lowest:
                    lowest, riskiest = odds[i][have[i]][takes[i]], i
            if lowest > ENOUGH:
                break
            have[riskiest] += 1
        spare = actions - (sum(have) - sum(dice))
        expected = self._expected(tuple(have))
        worth = expected + SPARE * self.purse(tokens, spare)
        if self.eyes.water:
            hoped = self.claim_worth(tuple(have))
            worth += (hoped - expected) * (1 - (1 - RESCUE) ** (tokens + spare))
        return worth

    def _expected(self, dice: tuple[int, ...]) -> float:
        known = self._plans.get(dice)
        if known is None:
            known = self._plans[dice] = self.rolled(dice)
        return known

    def purse(self, tokens: int, more: int) -> float:
        """What that many more tokens are worth: those beyond the limit hardly anything."""
        room = max(0, min(more, self.p.box.water_limit - tokens))
        return room * (self.mean_token * COIN + USE) + (more - room) * SURPLUS

    def prepared(self, action: Action) -> float:
        """What the turn is worth after this preparation."""
        p = self.p
        left = p.frame[2] - 1
        tokens = p.tokens(self.seat)
        match action:
            case TakeDie(aroma):
                dice = p.dice[:]
                dice[INDEX[aroma]] += 1
                return self.plan(dice, left, tokens)
            case TakeWater():
                return self.plan(p.dice, left, tokens + 1) + SPARE * self.purse(tokens, 1)
        few = sum([note is not None for note in p.display]) <= 2
        return self.plan(p.dice, left, tokens) + (EMPTY if few and left >= 2 else NEW_NOTE)

    # Water and sales

    def after_water(self, action: Action) -> float:
        """What the dice are worth after this use of water, less what the tokens are worth."""
        p = self.p
        match action:
            case RerollFlies(aroma, token):
                dice = [0] * len(AROMAS)
                dice[INDEX[aroma]] = p.flies(INDEX[aroma])
                return self.rolled(tuple(dice), tuple(p.flasks)) - self.price(token)
            case RerollAll(token):
                free = tuple([n - used for n, used in zip(p.dice, p.used, strict=True)])
                return self.rolled(free) - self.price(token)
            case TurnFly(aroma, token, other):
                flasks = p.flasks[:]
                flasks[INDEX[aroma]] += 1
                return self.claim_worth(tuple(flasks)) - self.price(token) - self.price(other)
        return 0.0

    def price(self, token: int) -> float:
        """What a token is worth that is not spent; of those too many the smallest goes first."""
        p = self.p
        if p.tokens(self.seat) > p.box.water_limit:
            return SURPLUS + 0.01 * token
        if not self.eyes.water:
            return KEPT_WATER
        return token * COIN + (USE if self.outlook.turns > 0 else 0.0)

    def sale(self, action: Action) -> float:
        """What a sale brings now, with what the other flacons may bring later."""
        p, outlook = self.p, self.outlook
        row = p.perfumes[self.seat]
        customer = None
        match action:
            case SellTo(index, name):
                customer = p.box.customers[name]
                price = float(customer.price)
                if self.eyes.others and outlook.sure[p.street.index(customer)] == SNATCHED:
                    price += UNSERVED * (customer.price - p.box.bargain["major"])
            case Bargain(index):
                price = float(p.box.bargain[row[index].size])
            case _:
                return outlook.without(None, row)
        left = row[index]._replace(flacons=row[index].flacons - 1)
        reward = 0.0 if left.flacons else p.box.sold_out_water * REWARD
        rest = outlook.without(customer, (*row[:index], left, *row[index + 1 :]))
        return price + reward + rest


def _worth_most(one: tuple[Flasks, float]) -> float:
    return -one[1]


def _strongest(note: Note) -> int:
    return -sum(note.components)
