"""Phase 1: throwing chips (SF-THROW). The player means something, Nature says what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import isqrt
from typing import Final, NamedTuple

from grasse.games.safranito import discs
from grasse.games.safranito.actions import SPICES, Renounce, Rested, Throw
from grasse.games.safranito.box import Box
from grasse.games.safranito.components import SPACES
from grasse.games.safranito.discs import KNOCK, MICRONS, RANGES, STEADINESS, Loft, Shake, Spot
from grasse.games.safranito.position import NOWHERE, Chip, SafranitoPosition
from grasse.kernel import NATURE, Action, Chance, Illegal, Nature, Plain, Step

MEASURED: Final = 10 * MICRONS
"""So far may the report of a real table be from how chips can lie: as well as one can measure."""
TARGETS: Final = (*SPICES, *SPACES)
LOFTS: Final = ("slide", "toss", "lob")


class Aim(NamedTuple):
    """A throw worth listing, without its chip, and what it is meant for."""

    throw: discs.Throw
    target: int
    """The target it should come to rest on; NOWHERE for a throw at a chip."""
    victim: Spot | None
    """The chip it should knock away."""
    numbers: tuple[int, ...]
    """Those of the throw, for an action."""


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
        box = p.box
        gone = []
        knocks: dict[tuple[int, ...], None] = {}
        for chip in p.thrown:
            if chip.seat == seat:
                gone.append(chip.value)
            elif chip.x != NOWHERE:
                aim = _knock(box, side, chip.x, chip.y)
                if aim is not None:
                    knocks[aim.numbers] = None
        found: list[Action] = []
        for value in box.values:
            if value not in gone:
                found += _throws_at_targets(box, side, value)
                found += [Throw(value, *knock) for knock in knocks]
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
                        rule = _RULES[name]
                        return Illegal(
                            rule, "throw-out-of-range", number=name, least=least, most=most
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
    `draw` gives any, and `allows` accepts whatever chips can lie like, or nearly, so that a real
    table can report it. Playing an outcome needs no physics. Frame: Nature, who throws.
    """

    numbers = (int,)

    def chances(self, p: SafranitoPosition) -> list[tuple[Action, int]]:
        return [(self.outcome(p, _STILL), 1)]

    def draw(self, p: SafranitoPosition, chance: Chance) -> Action:
        return self.outcome(p, discs.draw_shake(chance))

    def outcome(self, p: SafranitoPosition, shake: Shake) -> Rested:
        """What comes of the pending throw with this tremor."""
        return Rested(*shake, _recorded(p, simulate(p, shake)))

    def allows(self, p: SafranitoPosition, action: Action) -> bool:
        return isinstance(action, Rested) and self.refuse(p, action) is None

    def refuse(self, p: SafranitoPosition, action: Action) -> Illegal | None:
        if not isinstance(action, Rested):
            return None
        lying = p.lying()
        if len(action.chips) != 3 * (len(lying) + 1) or not _drawable(action):
            return Illegal("NATURE", "no-nature-outcome")
        for up, chip in zip(action.chips[2::3], [*lying, None], strict=True):
            seen = chip is not None and chip.value in p.seen[chip.seat]
            if up not in (0, 1) or (seen and not up):
                return Illegal("NATURE", "no-nature-outcome")
        return _cannot_lie(p, action)

    def play(self, p: SafranitoPosition, action: Rested) -> None:
        _, _, seat = p.steps.pop()
        before = p.lying()
        flying = Chip(seat, p.pending[0], NOWHERE, NOWHERE, NOWHERE)
        p.pending = ()
        laid = _laid(p, action)
        after = [
            chip if chip.x == x and chip.y == y else _moved(p.box, chip, x, y)
            for chip, x, y in zip([*before, flying], laid[::3], laid[1::3], strict=True)
        ]
        if len(before) == len(p.thrown):
            p.thrown = after
        else:
            places = iter(after)
            p.thrown = [chip if chip.out else next(places) for chip in p.thrown]
            p.thrown.append(after[-1])
        p.turn_up([chip for chip, up in zip(after, laid[2::3], strict=True) if up])
        if p.tell:
            _tell_thrown(p, after[-1])
            for chip, was in zip(after, before, strict=False):
                if chip.target != was.target or chip.out:
                    _tell_pushed(p, chip)


def _drawable(action: Rested) -> bool:
    """Whether these are numbers of a tremor, or none at all."""
    numbers = _numbers(action)
    if numbers == _UNKNOWN:
        return True
    return all(0 <= number <= _MOST for number in numbers[:4]) and 0 <= numbers[4] < 100


def _cannot_lie(p: SafranitoPosition, action: Rested) -> Illegal | None:
    """Why chips cannot lie as this report says, not even within what one can measure."""
    tolerance = MEASURED if _numbers(action) == _UNKNOWN else 0
    spots = {n: spot for n, spot in enumerate(_spots(action), 1) if spot != _OUT}
    edge = round(p.box.board.chip_radius * MICRONS)
    far = 2 * p.box.board.middle - edge
    for chip, (x, y) in spots.items():
        by = max(edge - x, edge - y, x - far, y - far)
        if by > tolerance:
            return Illegal("SF-THROW-07", "report-in-wall", chip=chip, by=_millimetres(by))
    if p.rulings.piles == "keep":
        return None
    for (chip, one), (other, two) in combinations(spots.items(), 2):
        by = 2 * edge - _apart(one, two)
        if by > tolerance:
            return Illegal("J-23", "report-on-another", chip=chip, other=other, by=_millimetres(by))
    if tolerance:
        inside = discs.put_right(p.box.board, list(spots.values()), apart=False)
        laid = discs.put_right(p.box.board, inside)
        moved = zip(inside, laid, strict=True)
        tight = any(_apart(one, two) < 2 * edge for one, two in combinations(laid, 2))
        if tight or any(_apart(one, two) > MEASURED for one, two in moved):
            return Illegal("J-23", "report-too-tight")
    return None


def _apart(one: Spot, other: Spot) -> int:
    """Whole micrometres between two spots."""
    return isqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)


def _millimetres(micrometres: int) -> int:
    return -(-micrometres // MICRONS)


def _numbers(action: Rested) -> Shake:
    return Shake(action.turn, action.haste, action.veer, action.grip, action.flip)


def _spots(action: Rested) -> list[Spot]:
    return [Spot(x, y) for x, y in zip(action.chips[::3], action.chips[1::3], strict=True)]


def _laid(p: SafranitoPosition, action: Rested) -> tuple[int, ...]:
    """`Rested.chips`, with what a real table reports put right (J-23)."""
    if _numbers(action) != _UNKNOWN:
        return action.chips
    spots = _spots(action)
    inside = [spot for spot in spots if spot != _OUT]
    laid = iter(discs.put_right(p.box.board, inside, apart=p.rulings.piles == "part"))
    found: list[int] = []
    for spot, up in zip(spots, action.chips[2::3], strict=True):
        found += (*(spot if spot == _OUT else next(laid)), up)
    return tuple(found)


def _moved(box: Box, chip: Chip, x: int, y: int) -> Chip:
    target = None if x == NOWHERE else box.counts_for(x, y)
    return Chip(chip.seat, chip.value, x, y, NOWHERE if target is None else target)


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
    knocks = (_knock(box, side, *spot) for spot in others)
    return [*_at_targets(box, side), *(aim for aim in knocks if aim is not None)]


@cache
def _at_targets(box: Box, side: int) -> tuple[Aim, ...]:
    found = []
    for target, centre in enumerate(box.centres):
        throw = discs.aim(box.board, side, centre, Loft.TOSS)
        if throw is not None:
            found.append(_aimed(throw, target, None))
    return tuple(found)


@cache
def _throws_at_targets(box: Box, side: int, chip: int) -> tuple[Throw, ...]:
    return tuple(Throw(chip, *aim.numbers) for aim in _at_targets(box, side))


@lru_cache(maxsize=4096)
def _knock(box: Box, side: int, x: int, y: int) -> Aim | None:
    """Hard and flat."""
    spot = Spot(x, y)
    throw = discs.aim(box.board, side, spot, Loft.SLIDE, beyond=KNOCK)
    return None if throw is None else _aimed(throw, NOWHERE, spot)


def _aimed(throw: discs.Throw, target: int, victim: Spot | None) -> Aim:
    numbers = (*throw[:4], int(throw.loft), int(throw.face))
    return Aim(throw, target, victim, numbers)


def pending_throw(p: SafranitoPosition) -> discs.Throw:
    _, side, place, bearing, power, loft, face = p.pending
    return discs.Throw(side, place, bearing, power, _LOFTS[loft], _FACES[face])


def simulate(p: SafranitoPosition, shake: Shake) -> discs.Outcome:
    """The pending throw with the tremor of these numbers."""
    throw = pending_throw(p)
    tremor = discs.tremble(STEADINESS[p.rulings.steadiness], throw, shake)
    lying = [chip[2:4] for chip in p.thrown if chip.x != NOWHERE]
    return discs.carry_out(p.box.board, lying, throw, tremor)


def motion(p: SafranitoPosition, rested: Action) -> list[list[int]]:
    """How the chips move, for showing it: `discs.encode`'s rows, from the position before Nature's
    action and that action. Nothing for a throw that was reported from a real table or that the
    discs of an older Grasse carried out, or for another action than a chip's coming to rest.

    Chips are counted as in `rested.chips`.
    """
    if not isinstance(rested, Rested) or _numbers(rested) == _UNKNOWN:
        return []
    result = simulate(p, _numbers(rested))
    if _recorded(p, result) != rested.chips:
        return []
    return [list(row) for row in discs.encode(p.box.board, result.segments)]


def _recorded(p: SafranitoPosition, result: discs.Outcome) -> tuple[int, ...]:
    """An outcome as `Rested.chips` has it."""
    found: list[int] = []
    seen = p.seen
    for chip in p.thrown:
        if chip.x != NOWHERE:
            found += (chip.x, chip.y, 1 if chip.value in seen[chip.seat] else 0)
    found += (NOWHERE, NOWHERE, int(result.face))
    for n, spot in result.moved.items():
        found[3 * n : 3 * n + 2] = spot or _OUT
    return tuple(found)


def same_tremor(written: Action, drawn: Action) -> bool:
    """Whether a throw of an older Grasse is what the stream gives: the tremor and which chips show
    their values. Where they came to rest its own discs have said."""
    if not isinstance(written, Rested) or not isinstance(drawn, Rested):
        return written == drawn
    return (
        _numbers(written) == _numbers(drawn)
        and len(written.chips) == len(drawn.chips)
        and written.chips[2::3] == drawn.chips[2::3]
    )


_RULES: Final = {
    "side": "J-20",
    "place": "SF-THROW-05",
    "bearing": "SF-THROW-12",
    "power": "SF-THROW-12",
    "loft": "SF-THROW-12",
    "face": "SF-THROW-03",
}
"""The rule under which each number of a throw is refused."""
_BYTES: Final = 8
_MOST: Final = 255 * _BYTES
_STILL: Final = Shake(*(_MOST // 2,) * 4, 99)
"""No tremor at all: every sum in the middle, and the chip does not turn over."""
_UNKNOWN: Final = Shake(*(-1,) * 5)
_LOFTS: Final = tuple(Loft)
_FACES: Final = tuple(discs.Face)
_OUT: Final = Spot(NOWHERE, NOWHERE)
_RENOUNCE: Final = Renounce()

THROW_CHIPS: Final = ThrowChips()
THROWING: Final = Throwing()
EXTRA_THROW: Final = ExtraThrow()
COMING_TO_REST: Final = ComingToRest()
