"""What a good player of Parfum looks at: the bot `greedy` plans one turn.

It judges everything in coins: a finished perfume by what its flacons will bring, an unfinished one
by the chance to finish it, a set of dice by the notes it is expected to pay for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, product
from math import comb
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
    TakeWater,
    TurnFly,
)
from grasse.games.parfum.box import HEART, Note, Perfume
from grasse.games.parfum.components import SLOTS, Size
from grasse.games.parfum.position import ParfumPosition
from grasse.games.parfum.sell import fits
from grasse.kernel import Action, Chance, Seat

WATER_USE: Final = 0.9
"""What a token is worth beside its coin side: the re-roll it can buy."""
UNFINISHED: Final = 0.42
"""Of a perfume's worth, for each note still missing."""
LATER: Final = 0.94
"""Of a plan's worth, for each clock that goes before: notes and customers may be gone."""
ENOUGH: Final = 0.93
"""The chance of enough flasks of an aroma that needs no further die."""
MOST: Final = 8
"""Flasks that a set of notes may take."""
RESCUE: Final = 0.25
"""How much of what the dice may miss a token wins back, by expectation."""

Flasks = tuple[int, ...]
Tableau = tuple[Perfume, ...]


def choose(p: ParfumPosition, options: list[Action], chance: Chance) -> Action:
    """The best option in the eyes of a one-turn planner, who imagines this position."""
    judge = Judge(p, p.frame[1])
    return max(options, key=judge.worth)


class Findings:
    """What a judge found out: it holds as long as what he looked at stays the same."""

    __slots__ = ("claims", "placed", "plans", "sets", "worth")

    def __init__(self) -> None:
        self.worth: dict[Perfume, float] = {}
        self.placed: dict[tuple[Note, ...], Tableau] = {}
        self.sets: list[tuple[Flasks, float]] = []
        self.claims: dict[Flasks, float] = {}
        self.plans: dict[tuple[int, ...], float] = {}


KEPT: Final = 256
"""So many findings are kept; then it begins anew."""
_FINDINGS: Final[dict[tuple[object, ...], Findings]] = {}


def findings(p: ParfumPosition, seat: Seat, rounds: float) -> Findings:
    """What is known of the own perfumes with these notes and customers, and as many rounds left."""
    looked_at = (
        p.box,
        p.seats,
        rounds,
        p.step.name == "compose",
        p.perfumes[seat],
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

    def __init__(self, p: ParfumPosition, seat: Seat) -> None:
        self.p = p
        self.seat = seat
        self.rounds = rounds_left(p)
        self.chances = (4 if p.seats == 2 else 2) * self.rounds
        self.step = p.step.name
        self.deck = p.customers_a + p.customers_b
        self.mean_token = sum(v * n for v, n in zip(p.box.values, p.box.tokens, strict=True)) / sum(
            p.box.tokens
        )
        found = findings(p, seat, self.rounds)
        self._worth, self._placed = found.worth, found.placed
        self._sets, self._claims, self._plans = found.sets, found.claims, found.plans
        self.before = self.tableau(p.perfumes[seat])

    def worth(self, action: Action) -> float:
        """What the action is worth; comparable within one decision."""
        p, seat = self.p, self.seat
        match action:
            case ChooseClock(clock):
                actions = p.actions_of[clock - 1]
                return self.plan([0] * len(AROMAS), actions, p.tokens(seat)) * LATER ** (clock - 1)
            case TakeDie() | TakeWater() | DrawNote():
                return self.prepared(action)
            case StopWater():
                return self.claim_worth(tuple(p.flasks))
            case RerollFlies() | RerollAll() | TurnFly():
                return self.after_water(action)
            case ClaimNote() | StopClaiming():
                return self.claimed(action)
            case JoinPerfume(note, perfume):
                return self.tableau(placed(p.perfumes[seat], p.box.notes[note], perfume))
            case NewMinor(note):
                return self.tableau(begun(p.perfumes[seat], p.box.notes[note], "minor"))
            case NewMajor(note):
                return self.tableau(begun(p.perfumes[seat], p.box.notes[note], "major"))
            case SellTo() | Bargain() | Pass():
                return self.sale(action)
            case DiscardWater(token):
                return -token
        return 0.0  # variants: hold nothing, leave nothing, spare nothing

    # What perfumes are worth

    def tableau(self, perfumes: Iterable[Perfume]) -> float:
        """What the perfumes of this seat will still bring."""
        worth = 0.0
        stock = 0
        for perfume in perfumes:
            stock += perfume.flacons
            known = self._worth.get(perfume)
            if known is None:
                known = self._worth[perfume] = self.perfume(perfume)
            worth += known
        return worth * self.chances / stock if stock > self.chances else worth

    def perfume(self, perfume: Perfume) -> float:
        """What one perfume will bring; an unfinished one by the chance to finish it."""
        if perfume.finished:
            return self.flacons(perfume, perfume.flacons)
        missing = len(SLOTS[perfume.size]) - len(perfume.notes)
        if missing > self.rounds + (self.step == "compose"):
            return 0.0
        return self.flacons(perfume, self.p.box.flacons_on[perfume.size]) * UNFINISHED**missing

    def flacons(self, perfume: Perfume, count: int) -> float:
        """What that many flacons of this perfume will bring, the sold-out reward included."""
        if not count:
            return 0.0
        p = self.p
        bargain = p.box.bargain[perfume.size]
        now = sorted((c.price for c in p.street if c and fits(perfume, c)), reverse=True)
        later = [c.price for c in self.deck if fits(perfume, c)]
        mean = sum(later) / len(later) if later else bargain
        reach = min(1.0, len(later) / (len(self.deck) or 1) * (self.rounds - 1))
        hope = bargain + max(0.0, mean - bargain) * reach * 0.7
        prices = [max(0.8 * price, hope) for price in now[:count]]
        worth = sum(prices) + hope * (count - len(prices))
        return worth + p.box.sold_out_water * self.mean_token * 0.7

    # Dice

    def sets(self) -> list[tuple[Flasks, float]]:
        """Every set of notes on display with the flasks it takes and its worth, best first."""
        if not self._sets:
            notes = [note for note in self.p.display if note is not None]
            found = [((0,) * len(AROMAS), 0.0)]
            for size in range(1, min(4, len(notes)) + 1):
                for some in combinations(notes, size):
                    takes = tuple(map(sum, zip(*(note.requires for note in some), strict=True)))
                    if sum(takes) <= MOST:
                        found.append((takes, self.gain(some)))
            self._sets[:] = sorted(found, key=lambda one: -one[1])
        return self._sets

    def gain(self, notes: Iterable[Note]) -> float:
        """The coins of these notes, and what they add to the tableau when placed well."""
        ordered = tuple(sorted(notes, key=lambda note: -sum(note.components)))
        coins = sum(note.coins for note in ordered)
        return coins + self.tableau(self.placed(ordered)) - self.before

    def placed(self, notes: tuple[Note, ...]) -> Tableau:
        """The own tableau with these notes placed well, one after the other."""
        if not notes:
            return self.p.perfumes[self.seat]
        known = self._placed.get(notes)
        if known is None:
            before = self.placed(notes[:-1])
            known = max(placements(before, notes[-1]), key=self.tableau)
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

    def rolled(self, dice: tuple[int, ...], kept: Flasks = (0, 0, 0, 0, 0)) -> float:
        """What a roll of these dice is expected to be worth, with flasks kept beside it."""
        v, w, x, y, z = kept
        worth = 0.0
        for (a, b, c, d, e), odds in outcomes(dice, self.p.box.faces):
            worth += odds * self.claim_worth((a + v, b + w, c + x, d + y, e + z))
        return worth

    # Preparing

    def plan(self, dice: list[int], actions: int, tokens: int) -> float:
        """What a turn is worth with these dice taken and so many actions to go."""
        key = (*dice, actions, tokens)
        if key not in self._plans:
            self._plans[key] = max(
                (self._aimed(dice, actions, tokens, takes) for takes, _ in self.sets()[:24]),
                default=0.0,
            )
        return self._plans[key]

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
        hoped = self.claim_worth(tuple(have))
        with_water = expected + (hoped - expected) * (1 - (1 - RESCUE) ** (tokens + spare))
        return with_water + spare * (self.mean_token + WATER_USE) * 0.8

    def _expected(self, dice: tuple[int, ...]) -> float:
        if dice not in self._plans:
            self._plans[dice] = self.rolled(dice)
        return self._plans[dice]

    def prepared(self, action: Action) -> float:
        """What the turn is worth after this preparation."""
        p = self.p
        _, _, actions = p.frame
        left = actions - 1
        tokens = p.tokens(self.seat)
        match action:
            case TakeDie(aroma):
                dice = p.dice[:]
                dice[INDEX[aroma]] += 1
                return self.plan(dice, left, tokens)
            case TakeWater():
                return self.plan(p.dice, left, tokens + 1) + (self.mean_token + WATER_USE) * 0.5
        few = sum(note is not None for note in p.display) <= 2
        return self.plan(p.dice, left, tokens) + (3.0 if few and left >= 2 else 0.2)

    # Water, claims, sales

    def after_water(self, action: Action) -> float:
        """What the dice are worth after this use of water, less what the tokens are worth."""
        p = self.p
        none = (0,) * len(AROMAS)
        match action:
            case RerollFlies(aroma, token):
                dice = list(none)
                dice[INDEX[aroma]] = p.flies(INDEX[aroma])
                return self.rolled(tuple(dice), tuple(p.flasks)) - token - WATER_USE
            case RerollAll(token):
                return self.rolled(tuple(p.dice)) - token - WATER_USE
            case TurnFly(aroma, token, other):
                flasks = p.flasks[:]
                flasks[INDEX[aroma]] += 1
                return self.claim_worth(tuple(flasks)) - token - other - 2 * WATER_USE
        return 0.0

    def claimed(self, action: Action) -> float:
        """A claim is worth the best set that it belongs to."""
        if not isinstance(action, ClaimNote):
            return 0.0
        note = self.p.box.notes[action.note]
        left = tuple(f - n for f, n in zip(self.p.flasks, note.requires, strict=True))
        rest = [one for one in self.p.display if one is not None and one is not note]
        best = self.gain([*self.p.hands[self.seat], note])
        for size in (1, 2):
            for some in combinations(rest, size):
                takes = map(sum, zip(*(one.requires for one in some), strict=True))
                if all(n <= f for n, f in zip(takes, left, strict=True)):
                    mine = [*self.p.hands[self.seat], note, *some]
                    best = max(best, self.gain(mine))
        return best

    def sale(self, action: Action) -> float:
        """What a sale brings now against what the flacon may bring later."""
        p = self.p
        row = p.perfumes[self.seat]
        match action:
            case SellTo(index, customer):
                price = p.box.customers[customer].price
            case Bargain(index):
                price = p.box.bargain[row[index].size]
            case _:
                return self.before
        left = row[index]._replace(flacons=row[index].flacons - 1)
        after = self.tableau((*row[:index], left, *row[index + 1 :]))
        reward = p.box.sold_out_water * (self.mean_token + 0.5) if left.flacons == 0 else 0.0
        return price + reward + after


def rounds_left(p: ParfumPosition) -> float:
    """How many rounds are still to come, this one included, by what both ends have left."""
    if p.last_round:
        return 1.0
    if not p.closing:
        return 2.0
    notes = len(p.bag) + sum(note is not None for note in p.display) - len(p.display)
    people = p.above_closing
    return 1 + max(0.0, min(notes / 4.5, 1 + people / 2.2))


def placements(perfumes: Tableau, note: Note) -> Iterator[Tableau]:
    """Every tableau that placing this note can lead to."""
    for index, perfume in enumerate(perfumes):
        if perfume.takes(note):
            yield placed(perfumes, note, index)
    if note.slot != HEART:
        yield begun(perfumes, note, "minor")
    yield begun(perfumes, note, "major")


def placed(perfumes: Tableau, note: Note, index: int) -> Tableau:
    return (*perfumes[:index], _filled(perfumes[index].joined(note)), *perfumes[index + 1 :])


def begun(perfumes: Tableau, note: Note, size: Size) -> Tableau:
    return (*perfumes, Perfume(size).joined(note))


def _filled(perfume: Perfume) -> Perfume:
    return perfume._replace(flacons=len(perfume.notes)) if perfume.finished else perfume


@cache
def outcomes(dice: Flasks, faces: tuple[tuple[int, int], ...]) -> list[tuple[Flasks, float]]:
    """Every roll of these dice with its probability."""
    found = []
    for flasks in product(*(range(n + 1) for n in dice)):
        odds = 1.0
        for n, k, (flask, fly) in zip(dice, flasks, faces, strict=True):
            odds *= comb(n, k) * flask**k * fly ** (n - k) / (flask + fly) ** n
        found.append((flasks, odds))
    return found


@cache
def successes(dice: tuple[int, ...], faces: tuple[tuple[int, int], ...]) -> list[list[list[float]]]:
    """By aroma, dice taken and flasks wanted: the chance of at least so many."""
    return [
        [[success(n, wanted, *face) for wanted in range(MOST + 1)] for n in range(most + 1)]
        for most, face in zip(dice, faces, strict=True)
    ]


def success(dice: int, wanted: int, flask: int, fly: int) -> float:
    """The chance of at least so many flasks."""
    good = sum(comb(dice, k) * flask**k * fly ** (dice - k) for k in range(wanted, dice + 1))
    return float(good / (flask + fly) ** dice)
