"""Phase 1: throwing chips (SF-THROW). The player means something, Nature says what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from grasse.games.safranito import discs
from grasse.games.safranito.actions import SPICES, Renounce, Rested, Throw
from grasse.games.safranito.box import SPACES, Box
from grasse.games.safranito.discs import KNOCK, MICRONS, RANGES, STEADINESS, Loft, Spot
from grasse.games.safranito.position import NOWHERE, Chip, SafranitoPosition
from grasse.kernel import NATURE, Action, Chance, Illegal, Nature, Plain, Step

LEAN: Final = 5 * MICRONS
"""Chips reported from a real table may seem to overlap by so much, as far as a finger can tell."""
TARGETS: Final = (*SPICES, *SPACES)
LOFTS: Final = ("slide", "toss", "lob")


class Aim(NamedTuple):
    """A throw worth listing, without its chip, and what it is meant for."""

    throw: discs.Throw
    target: int
    """The target it should come to rest on; NOWHERE for a throw at a chip."""
    victim: Spot | None
    """The chip it should knock away."""


class ThrowChips(Step[SafranitoPosition]):
    """In play order everybody throws one chip, then another … (SF-THROW-01)."""

    automatic = True

    def run(self, p: SafranitoPosition) -> None:
        p.steps.pop()
        rounds = p.box.tables[p.seats].throws
        p.push(*((THROWING, seat) for _ in range(rounds) for seat in p.play_order()))


class Throwing(Step[SafranitoPosition]):
    """Any of the own chips that was not thrown in this round (SF-THROW-02), with any throw that
    begins outside the field (SF-THROW-05). The options are aimed at the middle of each target, or
    at a chip of somebody else to knock it away (SF-THROW-06)."""

    def options(self, p: SafranitoPosition) -> list[Action]:
        seat = p.frame[1]
        side = p.side_of(seat)
        others = (Spot(chip.x, chip.y) for chip in p.lying() if chip.seat != seat)
        aims = list_aims(p.box, side, others)[len(_at_targets(p.box, side)) :]
        knocks = dict.fromkeys(tuple(map(int, aim.throw)) for aim in aims)
        found: list[Action] = []
        for chip in p.unthrown(seat):
            found += _throws_at_targets(p.box, side, chip)
            found += [Throw(chip, *knock) for knock in knocks]
        return found

    def ranges(self, p: SafranitoPosition) -> dict[str, tuple[int, int]]:
        seat = p.frame[1]
        chips = p.unthrown(seat)
        side = p.side_of(seat)
        numbers = {name: (numbers[0], numbers[-1]) for name, numbers in RANGES.items()}
        if p.rulings.throw_side == "own":
            numbers["side"] = (side, side)
        return {"chip": (chips[0], chips[-1]), **numbers}

    def allows(self, p: SafranitoPosition, action: Action) -> bool:
        return isinstance(action, Throw) and self.refuse(p, action) is None

    def refuse(self, p: SafranitoPosition, action: Action) -> Illegal | None:
        match action:
            case Throw(chip) if chip not in p.box.values:
                return Illegal("SF-SETUP-02", "no-such-chip", value=chip)
            case Throw(chip) if chip not in p.unthrown(p.frame[1]):
                return Illegal("SF-THROW-02", "chip-thrown", value=chip)
            case Throw():
                for name, (least, most) in self.ranges(p).items():
                    if name != "chip" and not least <= getattr(action, name) <= most:
                        if name == "side" and p.rulings.throw_side == "own":
                            return Illegal("J-20", "not-your-side", side=least)
                        return Illegal(
                            "SF-THROW-05", "throw-out-of-range", number=name, least=least, most=most
                        )
            case Renounce():
                return Illegal("SF-THROW-10", "throw-compulsory")
        return None

    def play(self, p: SafranitoPosition, action: Throw) -> None:
        _, seat = p.steps.pop()
        p.pending = (
            action.chip,
            action.side,
            action.place,
            action.bearing,
            action.power,
            action.loft,
            action.face,
        )
        p.steps.append((COMING_TO_REST, NATURE, seat))
        if p.tell:
            p.tell("throws", seat=seat, loft=LOFTS[action.loft])
            p.tell("threw", to=seat, value=action.chip)

    def prompt(self, p: SafranitoPosition) -> Plain:
        """Which of the seat's throws of this round this is."""
        left = sum(frame == p.frame for frame in p.steps)
        throws = max(p.box.tables[p.seats].throws, left)
        return {"throw": throws - left + 1, "throws": throws}


class ExtraThrow(Throwing):
    """One more chip at once (SF-ACTION-06), or none (SF-ACTION-05). The space is not scored again
    (SF-ACTION-07)."""

    def options(self, p: SafranitoPosition) -> list[Action]:
        return [*super().options(p), _RENOUNCE]

    def allows(self, p: SafranitoPosition, action: Action) -> bool:
        return isinstance(action, Renounce) or super().allows(p, action)

    def refuse(self, p: SafranitoPosition, action: Action) -> Illegal | None:
        return None if isinstance(action, Renounce) else super().refuse(p, action)

    def play(self, p: SafranitoPosition, action: Throw | Renounce) -> None:
        if isinstance(action, Renounce):
            renounce(p)
        else:
            super().play(p, action)

    def prompt(self, p: SafranitoPosition) -> Plain:
        return {}


def renounce(p: SafranitoPosition) -> None:
    """The winner of a space does without (SF-ACTION-05)."""
    _, seat, *_ = p.steps.pop()
    if p.tell:
        p.tell("renounces", seat=seat)


class ComingToRest(Nature[SafranitoPosition]):
    """The hand trembles, the chips slide, collide and come to rest.

    The outcomes are too many to list: `chances` has the one of a hand that does not tremble,
    `draw` gives any, and `allows` accepts whatever chips can lie like, so that a real table can
    report it. Playing an outcome needs no physics. Frame: Nature, who throws.
    """

    numbers = (int,)

    def chances(self, p: SafranitoPosition) -> list[tuple[Action, int]]:
        return [(self.outcome(p, _STILL), 1)]

    def draw(self, p: SafranitoPosition, chance: Chance) -> Action:
        recorded = Recorded(chance)
        discs.draw_tremor(STEADINESS[p.rulings.steadiness], pending_throw(p), recorded)
        return self.outcome(p, recorded.numbers)

    def outcome(self, p: SafranitoPosition, numbers: Sequence[int]) -> Rested:
        """What comes of the pending throw with this tremor."""
        result = simulate(p, numbers)
        found: list[int] = []
        for chip, spot in zip(p.lying(), result.rest, strict=False):
            found += [*(spot or _OUT), chip.value in p.seen[chip.seat]]
        found += [*(result.rest[-1] or _OUT), result.face]
        turn, haste, veer, grip, flip = numbers
        return Rested(turn, haste, veer, grip, flip, tuple(map(int, found)))

    def allows(self, p: SafranitoPosition, action: Action) -> bool:
        if not isinstance(action, Rested):
            return False
        lying = p.lying()
        rows = in_threes(action.chips)
        if len(action.chips) != 3 * (len(lying) + 1) or not _drawable(action):
            return False
        for (x, y, up), chip in zip(rows, [*lying, None], strict=True):
            seen = chip is not None and chip.value in p.seen[chip.seat]
            if up not in (0, 1) or (seen and not up) or not _in_field(p.box, x, y):
                return False
        apart = (2 * p.box.board.chip_radius * MICRONS - LEAN) ** 2
        spots = combinations([(x, y) for x, y, _ in rows if x != NOWHERE], 2)
        return all((a - c) ** 2 + (b - d) ** 2 >= apart for (a, b), (c, d) in spots)

    def play(self, p: SafranitoPosition, action: Rested) -> None:
        _, _, seat = p.steps.pop()
        before = p.lying()
        flying = Chip(seat, p.pending[0], NOWHERE, NOWHERE, NOWHERE)
        p.pending = ()
        after = [
            _moved(p.box, chip, x, y)
            for chip, (x, y, _) in zip([*before, flying], in_threes(action.chips), strict=True)
        ]
        places = iter(after)
        p.thrown = [chip if chip.out else next(places) for chip in p.thrown]
        p.thrown.append(after[-1])
        p.turn_up(chip for chip, up in zip(after, action.chips[2::3], strict=True) if up)
        if p.tell:
            _tell_thrown(p, after[-1])
            for chip, was in zip(after, before, strict=False):
                if chip.target != was.target or chip.out:
                    _tell_pushed(p, chip)


def _drawable(action: Rested) -> bool:
    """Whether these are numbers of a tremor, or none at all."""
    numbers = (action.turn, action.haste, action.veer, action.grip, action.flip)
    if numbers == _UNKNOWN:
        return True
    return all(0 <= number <= _MOST for number in numbers[:4]) and 0 <= numbers[4] < 100


def _in_field(box: Box, x: int, y: int) -> bool:
    """Out (SF-THROW-07), or in the field as a whole."""
    edge = round(box.board.chip_radius * MICRONS)
    inside = range(edge, 2 * box.board.middle - edge + 1)
    return (x, y) == _OUT or (x in inside and y in inside)


def _moved(box: Box, chip: Chip, x: int, y: int) -> Chip:
    target = None if (x, y) == _OUT else box.counts_for(x, y)
    return chip._replace(x=x, y=y, target=NOWHERE if target is None else target)


def _tell_thrown(p: SafranitoPosition, chip: Chip) -> None:
    assert p.tell is not None  # the caller has asked
    if chip.out:
        p.tell("goes-out", seat=chip.seat, chip=_told(p, chip))
    elif chip.target == NOWHERE:
        p.tell("rests-nowhere", seat=chip.seat, chip=_told(p, chip))
    else:
        p.tell("rests-on", seat=chip.seat, chip=_told(p, chip), target=TARGETS[chip.target])


def _tell_pushed(p: SafranitoPosition, chip: Chip) -> None:
    assert p.tell is not None  # the caller has asked
    if chip.out:
        p.tell("pushed-out", seat=chip.seat, chip=_told(p, chip))
    elif chip.target == NOWHERE:
        p.tell("pushed-off", seat=chip.seat, chip=_told(p, chip))
    else:
        p.tell("pushed-onto", seat=chip.seat, chip=_told(p, chip), target=TARGETS[chip.target])


def _told(p: SafranitoPosition, chip: Chip) -> int:
    """The value of a chip that everybody has seen, else 0."""
    return chip.value if chip.value in p.seen[chip.seat] else 0


def in_threes(numbers: Sequence[int]) -> list[tuple[int, int, int]]:
    return list(zip(numbers[::3], numbers[1::3], numbers[2::3], strict=False))


# Throws and tremors


def list_aims(box: Box, side: int, others: Iterable[Spot]) -> list[Aim]:
    """A throw at each target, and one at each of these chips that can be hit from this side."""
    knocks = (_knock(box, side, spot) for spot in others)
    return [*_at_targets(box, side), *(aim for aim in knocks if aim is not None)]


@cache
def _at_targets(box: Box, side: int) -> tuple[Aim, ...]:
    found = []
    for target, centre in enumerate(box.centres):
        place = discs.opposite(box.board, side, centre)
        throw = discs.aim(box.board, side, centre, Loft.TOSS, place)
        if throw is not None:
            found.append(Aim(throw, target, None))
    return tuple(found)


@cache
def _throws_at_targets(box: Box, side: int, chip: int) -> tuple[Throw, ...]:
    return tuple(Throw(chip, *map(int, aim.throw)) for aim in _at_targets(box, side))


@lru_cache(maxsize=4096)
def _knock(box: Box, side: int, spot: Spot) -> Aim | None:
    """Hard and flat."""
    place = discs.opposite(box.board, side, spot)
    throw = discs.aim(box.board, side, spot, Loft.SLIDE, place, beyond=KNOCK)
    return None if throw is None else Aim(throw, NOWHERE, spot)


def pending_throw(p: SafranitoPosition) -> discs.Throw:
    _, side, place, bearing, power, loft, face = p.pending
    return discs.Throw(side, place, bearing, power, Loft(loft), discs.Face(face))


def simulate(p: SafranitoPosition, numbers: Sequence[int]) -> discs.Outcome:
    """The pending throw with the tremor of these numbers."""
    throw = pending_throw(p)
    tremor = discs.draw_tremor(STEADINESS[p.rulings.steadiness], throw, Replayed(numbers))
    lying = [Spot(chip.x, chip.y) for chip in p.lying()]
    return discs.carry_out(p.box.board, lying, throw, tremor)


def motion(p: SafranitoPosition, rested: Action) -> list[list[int]]:
    """How the chips move, for showing it: `discs.encode`'s rows, from the position before Nature's
    action and that action. Nothing for a throw that was reported from a real table, or for
    another action than a chip's coming to rest.

    Chips are counted as in `rested.chips`. Where they come to rest is for `rested` to say.
    """
    if not isinstance(rested, Rested):
        return []
    numbers = (rested.turn, rested.haste, rested.veer, rested.grip, rested.flip)
    if numbers == _UNKNOWN:
        return []
    return [list(row) for row in discs.encode(p.box.board, simulate(p, numbers).segments)]


class Recorded:
    """Chance that remembers the numbers of a tremor: of the four long draws the sum of their
    bytes, which is all that counts, and the last draw, which says whether the chip turns over."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.numbers: list[int] = []

    def below(self, purpose: str, n: int, /) -> int:
        drawn = self.chance.below(purpose, n)
        self.numbers.append(sum(drawn.to_bytes(_BYTES, "big")) if n > _MOST else drawn)
        return drawn


class Replayed:
    """Chance that gives recorded numbers again."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = iter(numbers)

    def below(self, purpose: str, n: int, /) -> int:
        number = next(self.numbers)
        if n <= _MOST:
            return number
        full, rest = divmod(number, 255)
        return int.from_bytes(bytes([255] * full + [rest] * (full < _BYTES)), "big")


_BYTES: Final = 8
_MOST: Final = 255 * _BYTES
_STILL: Final = (_MOST // 2,) * 4 + (99,)
"""No tremor at all: every sum in the middle, and the chip does not turn over."""
_UNKNOWN: Final = (-1,) * 5
_OUT: Final = (NOWHERE, NOWHERE)
_RENOUNCE: Final = Renounce()

THROW_CHIPS: Final = ThrowChips()
THROWING: Final = Throwing()
EXTRA_THROW: Final = ExtraThrow()
COMING_TO_REST: Final = ComingToRest()
