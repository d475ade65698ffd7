"""How a bot of Safranito throws: what it may aim at, and what it imagines would come of that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from grasse.games.safranito import discs
from grasse.games.safranito.actions import Throw
from grasse.games.safranito.bot import Judge, Lies
from grasse.games.safranito.box import EXTRA_THROW, Box
from grasse.games.safranito.discs import RANGES, STEADINESS, Loft, Practice, Shake, Spot
from grasse.games.safranito.position import NOWHERE, Chip, SafranitoPosition
from grasse.kernel import Action, Seat
from grasse.kernel.mind import NEVER, Judgement, Searcher

TARGETS: Final = 5
"""So many targets are looked at, those that would be best if no hand trembled …"""
KNOCKS: Final = 2
"""… and so many chips to knock away."""
SAMPLES: Final = 8
"""Trembling hands imagined for each throw at them …"""
FINALISTS: Final = 4
MORE_SAMPLES: Final = 32
"""… and more for those that look best."""

ASIDE: Final = 250
"""How far beside straight opposite a hand may throw from, too, where one thinks longer."""
BEYOND: Final = {
    Loft.SLIDE: (0.0, 60.0, 160.0, 280.0),
    Loft.TOSS: (0.0, 80.0),
    Loft.LOB: (0.0, 80.0),
}
"""mm: how far beyond a chip of another a throw at it would go."""
ROUNDS: Final[Mapping[Searcher, Sequence[tuple[int, int]]]] = {
    "strong": ((4, 30), (16, 10), (40, 10)),
    "master": ((5, 40), (20, 16), (50, 16)),
}
"""Of all these ways to throw: how many trembling hands are imagined for each, and how many ways go
on to the next round."""
WORLDS: Final[Mapping[Searcher, int]] = {"strong": 6, "master": 10}
"""In so many imagined worlds what comes of those that are left is judged by a value."""
ARMS: Final[Mapping[Searcher, int]] = {"strong": 8, "master": 10}
"""So many throws are then tried."""

Rest = tuple[int, ...]
"""What each chip in the field counts for after a throw, the thrown one last."""

BOWL_HIT: Final = 0.76
SPACE_HIT: Final = 0.43
"""How often a throw gets to where it is meant, roughly."""
BOWL_KNOCKS: Final = (0.59, 0.49, 0.40)
SPACE_KNOCK: Final = 0.70
"""How often a chip is knocked out of the middle bowl, one at a side or in a corner, and off an
action space (docs/throws.md)."""
HANDS: Final = 200
"""Trembling hands that tell where lobs come to rest."""

_FIRST_PLACE: Final = RANGES["place"][0]
_LAST_PLACE: Final = RANGES["place"][-1]

Gesture = tuple[int, ...]
"""The numbers of a throw without its chip."""


def add_lofts(p: SafranitoPosition, options: list[Action], seat: Seat) -> list[Action]:
    """Beside the throws that are listed, lobs and slides at the same targets."""
    others = _other_lofts(p.box, p.side_of(seat))
    return options + [Throw(chip, *gesture) for gesture in others for chip in p.unthrown(seat)]


@cache
def _other_lofts(box: Box, side: int) -> tuple[Gesture, ...]:
    listed = {gesture for gesture in aimed_throws(box, side) if gesture[4] != Loft.TOSS}
    return tuple(sorted(listed))


@cache
def aimed_throws(box: Box, side: int) -> dict[Gesture, int]:
    """The target that each throw at the middle of one is meant for."""
    found: dict[Gesture, int] = {}
    for target, centre in enumerate(box.centres):
        for loft in Loft:
            throw = discs.aim(box.board, side, centre, loft)
            if throw is not None:
                found[(*throw[:4], int(loft), int(throw.face))] = target
    return found


class Thrower:
    """Looks for the best throw with a judge's eyes.

    Throws of different chips with the same numbers have the same outcomes, and all throws are
    imagined with the same tremors, so that luck does not decide between them.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        p = judge.p
        self.box = p.box
        self.before = [chip.target for chip in judge.lying]
        self.field = discs.Field(p.box.board, [Spot(chip.x, chip.y) for chip in judge.lying])
        self.steadiness = STEADINESS[p.rulings.steadiness]
        self._boards: dict[tuple[Rest, int], float] = {}

    def after(self, rest: Rest, value: int) -> float:
        """What the board is worth when each chip counts for this, the one just thrown last."""
        known = self._boards.get((rest, value))
        if known is None:
            chips = [*self.judge.owners, (self.judge.seat, float(value))]
            known = self.judge.board(zip(rest, chips, strict=True))
            self._boards[rest, value] = known
        return known

    def as_it_lies(self) -> float:
        """What the board is worth without another throw."""
        return self.judge.board(zip(self.before, self.judge.owners, strict=True))

    def rests(self, gesture: Gesture, shakes: list[Shake]) -> list[Rest]:
        """What each chip counts for after such throws, the thrown one last."""
        throw = _throw(gesture)
        found = []
        for shake in shakes:
            after = [*self.before, NOWHERE]
            tremor = discs.tremble(self.steadiness, throw, shake)
            for chip, spot in self.field.moved_by(throw, tremor).items():
                after[chip] = counted(self.box, spot)
            found.append(tuple(after))
        return found

    def nominal(self, gesture: Gesture) -> Rest:
        """What each chip counts for if the hand does not tremble."""
        after = [*self.before, NOWHERE]
        for chip, spot in self.field.moved_by(_throw(gesture)).items():
            after[chip] = counted(self.box, spot)
        return tuple(after)

    def wishes(self, options: Sequence[Action]) -> list[float]:
        """What each throw is worth if it came to rest where it is meant to, whatever lies in the
        way; and doing without one. Nothing is knocked away, and high chips come first."""
        highest = max(self.judge.p.unthrown(self.judge.seat))
        return [
            NEVER
            if target is None or option.chip < highest
            else self.after((*self.before, target), option.chip)
            for option, target in self._meant(options)
        ] + self._without(options)

    def hopes(self, options: Sequence[Action]) -> list[float]:
        """The same as often as throws get there, with any chip; still nobody looks at what lies in
        the way."""
        before = self.as_it_lies()
        found = []
        for option, target in self._meant(options):
            if target is None:
                found.append(NEVER)
            else:
                gain = self.after((*self.before, target), option.chip) - before
                found.append(before + (BOWL_HIT if target < EXTRA_THROW else SPACE_HIT) * gain)
        return found + self._without(options)

    def _meant(self, options: Sequence[Action]) -> list[tuple[Throw, int | None]]:
        """The throws, and the target that each is meant for."""
        aimed = aimed_throws(self.box, self.judge.p.side_of(self.judge.seat))
        throws = [option for option in options if isinstance(option, Throw)]
        return [(throw, aimed.get(gesture_of(throw))) for throw in throws]

    def _without(self, options: Sequence[Action]) -> list[float]:
        """An extra throw may be renounced: that is the last option."""
        return [self.as_it_lies() for option in options if not isinstance(option, Throw)]

    def worths(self, options: Sequence[Action], seed: int) -> list[float]:
        """What each throw is worth, and doing without one. What is out of the running is not
        worth a thought."""
        throws: dict[Gesture, list[tuple[int, int]]] = {}
        found = [NEVER] * len(options)
        for index, option in enumerate(options):
            if isinstance(option, Throw):
                throws.setdefault(gesture_of(option), []).append((option.chip, index))
            else:
                found[index] = self.as_it_lies()
        running = self.promising(throws)
        imagined = {gesture: self.rests(gesture, some_shakes(SAMPLES, seed)) for gesture in running}
        best = sorted(
            running,
            key=lambda gesture: max(
                [self.mean(imagined[gesture], chip) for chip, _ in throws[gesture]]
            ),
            reverse=True,
        )
        more = some_shakes(MORE_SAMPLES, seed + 1)
        for gesture in best[:FINALISTS]:
            rests = imagined[gesture] + self.rests(gesture, more)
            for chip, index in throws[gesture]:
                found[index] = self.mean(rests, chip)
        return found

    def candidates(
        self, seed: int, level: Searcher, shares: Shares | None, a_win: float
    ) -> list[tuple[float, Throw]]:
        """The best of all ways to throw at a target or at a chip of another, the best first: in the
        eyes of this judge, and of a value, for which the whole of a win is worth `a_win`."""
        p, seat = self.judge.p, self.judge.seat
        chips = p.unthrown(seat)
        running = all_ways(p, seat)
        rests: dict[Gesture, list[Rest]] = {gesture: [] for gesture in running}
        for turn, (hands, most) in enumerate(ROUNDS[level]):
            shakes = some_shakes(hands, seed + turn)
            ranked = []
            for gesture in running:
                rests[gesture] += self.rests(gesture, shakes)
                worth = max([self.mean(rests[gesture], chip) for chip in chips])
                ranked.append((worth, gesture))
            ranked.sort(reverse=True)
            running = [gesture for _, gesture in ranked[:most]]
        found = []
        for gesture in running:
            for chip in chips:
                worth = self.mean(rests[gesture], chip)
                if shares is not None:
                    worth += a_win * shares.mean(rests[gesture], chip)
                found.append((worth, Throw(chip, *gesture)))
        found.sort(key=lambda one: -one[0])
        return found[: ARMS[level]]

    def mean(self, rests: list[Rest], chip: int) -> float:
        return sum([self.after(rest, chip) for rest in rests]) / len(rests)

    def promising(self, throws: dict[Gesture, list[tuple[int, int]]]) -> list[Gesture]:
        """The throws at the targets and chips that would be best if no hand trembled."""
        aimed = aimed_throws(self.box, self.judge.p.side_of(self.judge.seat))
        at_targets: dict[int, list[Gesture]] = {}
        knocks: list[tuple[float, Gesture]] = []
        for gesture, chips in throws.items():
            target = aimed.get(gesture)
            if target is not None:
                at_targets.setdefault(target, []).append(gesture)
            else:
                rest = self.nominal(gesture)
                knocks.append((max([self.after(rest, chip) for chip, _ in chips]), gesture))
        values = [chip for chip, _ in next(iter(throws.values()))]
        wanted = {
            target: max([self.after((*self.before, target), value) for value in values])
            for target in at_targets
        }
        targets = sorted(wanted, key=lambda target: wanted[target], reverse=True)[:TARGETS]
        knocks.sort(reverse=True)
        return [
            *[gesture for target in targets for gesture in at_targets[target]],
            *[gesture for _, gesture in knocks[:KNOCKS]],
        ]


class Shares:
    """What a value thinks of a board after a throw, in some imagined worlds."""

    def __init__(self, worlds: Sequence[SafranitoPosition], seat: Seat, value: Judgement) -> None:
        self.worlds = worlds
        self.seat = seat
        self.value = value
        self._known: dict[tuple[Rest, int], float] = {}

    def mean(self, rests: list[Rest], chip: int) -> float:
        """The share of the win if it came to rest in these ways."""
        return sum([self.after(rest, chip) for rest in rests]) / len(rests)

    def after(self, rest: Rest, chip: int) -> float:
        known = self._known.get((rest, chip))
        if known is None:
            found = [
                self.value(_lies(world, self.seat, rest, chip), self.seat)[0]
                for world in self.worlds
            ]
            known = self._known[rest, chip] = sum(found) / len(found)
        return known


def _lies(world: SafranitoPosition, seat: Seat, rest: Rest, chip: int) -> SafranitoPosition:
    """The position when the next throw has come to rest; where exactly a chip lies is left open."""
    after = world.copy()
    after.steps.pop()
    lying = [one._replace(target=target) for one, target in zip(world.lying(), rest, strict=False)]
    after.thrown = [*lying, Chip(seat, chip, 0, 0, rest[-1])]
    return after


def all_ways(p: SafranitoPosition, seat: Seat) -> list[Gesture]:
    """At every target and at every chip of another that counts for one: high, low or flat, from
    straight opposite or from beside that, to stay there or to go on."""
    side = p.side_of(seat)
    found = dict.fromkeys(_at_targets(p.box, side))
    for chip in p.thrown:
        if chip.seat != seat and chip.target != NOWHERE:
            found.update(dict.fromkeys(_at_chip(p.box, side, chip.x, chip.y)))
    return list(found)


@cache
def _at_targets(box: Box, side: int) -> tuple[Gesture, ...]:
    return tuple(
        gesture
        for x, y in box.centres
        for loft in Loft
        for gesture in _aimed(box, side, Spot(x, y), loft, 0.0)
    )


@lru_cache(maxsize=4096)
def _at_chip(box: Box, side: int, x: int, y: int) -> tuple[Gesture, ...]:
    return tuple(
        gesture
        for loft, distances in BEYOND.items()
        for beyond in distances
        for gesture in _aimed(box, side, Spot(x, y), loft, beyond)
    )


def _aimed(box: Box, side: int, spot: Spot, loft: Loft, beyond: float) -> list[Gesture]:
    """From straight opposite, and from both sides of that."""
    middle = discs.opposite(box.board, side, spot)
    found: list[Gesture] = []
    for place in (middle, middle - ASIDE, middle + ASIDE):
        if _FIRST_PLACE <= place <= _LAST_PLACE:
            throw = discs.aim(box.board, side, spot, loft, place, beyond=beyond)
            if throw is not None:
                found.append((*throw[:4], int(loft), int(throw.face)))
    return found


def throw_in_haste(judge: Judge, options: Sequence[Action]) -> Action:
    """A lob at where a chip gains most, by where lobs come to rest on an empty board, or a slide at
    a chip of another, as often as that is knocked out; nothing is imagined."""
    p, seat = judge.p, judge.seat
    side = p.side_of(seat)
    there: dict[int, list[Lies]] = {}
    for chip, lies in zip(judge.lying, judge.owners, strict=True):
        there.setdefault(chip.target, []).append(lies)
    chips = p.unthrown(seat)
    before = {target: _worth(judge, target, lying) for target, lying in there.items()}
    gains: dict[int, list[float]] = {}
    for target in range(len(p.box.centres)):
        others, worth = there.get(target, []), before.get(target, 0.0)
        gains[target] = [
            _worth(judge, target, [*others, (seat, float(value))]) - worth for value in chips
        ]
    chosen = options[-1]
    best = NEVER if isinstance(chosen, Throw) else 0.0  # an extra throw may be renounced
    for gesture, landings in _lobs(p.box, side, p.rulings.steadiness):
        for index, value in enumerate(chips):
            gain = 0.0
            for target, often in landings:
                gain += often * gains[target][index]
            if gain > best:
                best, chosen = gain, Throw(value, *gesture)
    for chip, lies in zip(judge.lying, judge.owners, strict=True):
        if chip.seat != seat and chip.target != NOWHERE:
            others = there[chip.target][:]
            others.remove(lies)
            loss = before[chip.target] - _worth(judge, chip.target, others)
            gain = -_knocked_out(p.box, chip.target) * loss
            if gain > best:
                knock = discs.aim(
                    p.box.board, side, Spot(chip.x, chip.y), Loft.SLIDE, beyond=discs.KNOCK
                )
                if knock is not None:
                    gesture = (*knock[:4], int(knock.loft), int(knock.face))
                    best, chosen = gain, Throw(chips[0], *gesture)
    return chosen


def _worth(judge: Judge, target: int, lying: list[Lies]) -> float:
    return judge.balance(judge.target(target, tuple(sorted(lying)))) if lying else 0.0


@cache
def _lobs(
    box: Box, side: int, steadiness: str
) -> tuple[tuple[Gesture, tuple[tuple[int, float], ...]], ...]:
    """A lob at each target, and how often it comes to count for which."""
    shakes = some_shakes(HANDS, side)
    field = discs.Field(box.board, [])
    found = []
    for gesture in aimed_throws(box, side):
        if gesture[4] == Loft.LOB:
            throw = _throw(gesture)
            often: dict[int, float] = {}
            for shake in shakes:
                tremor = discs.tremble(STEADINESS[steadiness], throw, shake)
                for spot in field.moved_by(throw, tremor).values():
                    target = counted(box, spot)
                    if target != NOWHERE:
                        often[target] = often.get(target, 0.0) + 1.0 / HANDS
            found.append((gesture, tuple(sorted(often.items()))))
    return tuple(found)


def _knocked_out(box: Box, target: int) -> float:
    """How often a slide knocks a chip out of there: the middle lies open, corners do not."""
    if target >= EXTRA_THROW:
        return SPACE_KNOCK
    x, y = box.centres[target]
    middle = box.board.middle
    aside = middle // 4
    return BOWL_KNOCKS[(abs(x - middle) > aside) + (abs(y - middle) > aside)]


def counted(box: Box, spot: Spot | None) -> int:
    """What a chip here counts for."""
    target = None if spot is None else box.counts_for(*spot)
    return NOWHERE if target is None else target


def some_shakes(samples: int, seed: int) -> list[Shake]:
    """How some hands tremble."""
    practice = Practice(seed)
    return [discs.draw_shake(practice) for _ in range(samples)]


def gesture_of(throw: Throw) -> Gesture:
    """The throw without its chip."""
    return (throw.side, throw.place, throw.bearing, throw.power, throw.loft, throw.face)


def _throw(gesture: Gesture) -> discs.Throw:
    side, place, bearing, power, loft, face = gesture
    return discs.Throw(side, place, bearing, power, Loft(loft), discs.Face(face))
