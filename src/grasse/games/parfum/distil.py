"""Phase 2, step b: roll, and spend water on the dice (PF-DISTILL)."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product
from math import comb, prod
from typing import Final

from grasse.games.parfum.actions import (
    AROMAS,
    INDEX,
    RerollAll,
    RerollFlies,
    RollDice,
    Rolled,
    StopWater,
    TurnFly,
)
from grasse.games.parfum.box import Aromas
from grasse.games.parfum.position import ParfumPosition
from grasse.games.parfum.water import put_down
from grasse.kernel import NATURE, Action, Chance, Illegal, Nature, Seat, Step


class Distil(Step[ParfumPosition]):
    """After the last action all dice taken are rolled, once (PF-DISTILL-01)."""

    automatic = True

    def run(self, p: ParfumPosition) -> None:
        _, seat = p.steps.pop()
        if any(p.dice):
            if not p.rulings.water_after_claim:
                p.steps.append((SPEND_WATER, seat))
            p.steps.append((ROLL, seat))


class Roll(Step[ParfumPosition]):
    """The player rolls: until then the last action can be taken back."""

    def options(self, p: ParfumPosition) -> list[Action]:
        return _ROLL

    def refuse(self, p: ParfumPosition, action: Action) -> Illegal | None:
        return None

    def play(self, p: ParfumPosition, action: RollDice) -> None:
        _, seat = p.steps.pop()
        p.steps.append((ROLLING, NATURE, seat, tuple(p.dice)))


class Rolling(Nature[ParfumPosition]):
    """Nature rolls. Frame: whose dice, and how many of each aroma.

    Dice of one colour are alike, so an outcome is the number of flasks of each aroma: at most 48
    outcomes for six dice. Each die is drawn on its own, "die/rose" and so on.
    """

    numbers = (int, tuple)

    def chances(self, p: ParfumPosition) -> list[tuple[Action, int]]:
        _, _, _, dice = p.frame
        return [
            (
                Rolled(flasks),
                prod(
                    comb(n, k) * flask**k * fly ** (n - k)
                    for n, k, (flask, fly) in zip(dice, flasks, p.box.faces, strict=True)
                ),
            )
            for flasks in product(*(range(n + 1) for n in dice))
        ]

    def allows(self, p: ParfumPosition, action: Action) -> bool:
        if type(action) is not Rolled or len(action.flasks) != len(AROMAS):
            return False
        dice: Aromas
        _, _, _, dice = p.frame
        v, w, x, y, z = dice
        a, b, c, d, e = action.flasks
        return 0 <= a <= v and 0 <= b <= w and 0 <= c <= x and 0 <= d <= y and 0 <= e <= z

    def draw(self, p: ParfumPosition, chance: Chance) -> Action:
        flasks = [0, 0, 0, 0, 0]
        below = chance.below
        for index, count in enumerate(p.frame[3]):  # the dice; half of all that Nature does
            if count:
                flask, fly = p.box.faces[index]
                purpose = _PURPOSE[index]
                sides = flask + fly
                while count:
                    if below(purpose, sides) < flask:
                        flasks[index] += 1
                    count -= 1
        return Rolled(tuple(flasks))

    def play(self, p: ParfumPosition, action: Rolled) -> None:
        _, _, seat, dice = p.steps.pop()
        for index, count in enumerate(action.flasks):
            if count:
                p.flasks[index] += count
        if p.tell:
            flies = [n - k for n, k in zip(dice, action.flasks, strict=True)]
            p.tell("rolls", seat=seat, flasks=list(action.flasks), flies=flies)


class SpendWater(Step[ParfumPosition]):
    """Water may be spent as long as there is a token and a die to use it on (PF-DISTILL-03).

    Asked even if all tokens are alike: not asking would tell the others that they are.
    """

    automatic = True

    def run(self, p: ParfumPosition) -> None:
        _, seat = p.steps.pop()
        if any(p.water[seat]):
            p.steps.append((WATER, seat))


class Water(Step[ParfumPosition]):
    """One use after the other, until the player stops (PF-DISTILL-10)."""

    def options(self, p: ParfumPosition) -> list[Action]:
        return water_uses(p, p.frame[1])

    def allows(self, p: ParfumPosition, action: Action) -> bool:
        return either_way(action) in p.options()

    def refuse(self, p: ParfumPosition, action: Action) -> Illegal | None:
        return refuse_use(p, p.frame[1], action)

    def play(self, p: ParfumPosition, action: Action) -> None:
        _, seat = p.steps.pop()
        if action is _STOP or type(action) is StopWater:
            return
        p.steps.append((SPEND_WATER, seat))
        use_water(p, seat, action)


def water_uses(p: ParfumPosition, seat: Seat) -> list[Action]:
    """What this seat may spend water on, and to stop at the end of the list.

    Any token may be spent; only its value matters (PF-DISTILL-09).
    """
    a, b, c, d, e = p.dice
    f, g, h, i, j = p.flasks
    r, s, t, u, v = p.used
    flies = (a > f + r) | (b > g + s) << 1 | (c > h + t) << 2 | (d > i + u) << 3 | (e > j + v) << 4
    colours = flies
    if p.rulings.idle_water:
        colours = (a > r) | (b > s) << 1 | (c > t) << 2 | (d > u) << 3 | (e > v) << 4
    return _uses(p.box.values, _at_most_two(p.water[seat]), flies, colours, p.dice != p.used)


@cache
def _at_most_two(held: tuple[int, ...]) -> tuple[int, ...]:
    """Of a value only none, one or several matters."""
    return tuple(min(count, 2) for count in held)


@cache
def _uses(
    values: tuple[int, ...], held: tuple[int, ...], flies: int, colours: int, any_die: bool
) -> list[Action]:
    """Colours are bit sets: those that show a fly, and those that may be rolled."""
    if not any_die:
        return [_STOP]
    single = [value for value, count in zip(values, held, strict=True) if count]
    pairs = [
        (one, two)
        for one, two in combinations_with_replacement(single, 2)
        if one != two or held[values.index(one)] == 2
    ]
    with_fly = [aroma for index, aroma in enumerate(AROMAS) if flies >> index & 1]
    rolled = [aroma for index, aroma in enumerate(AROMAS) if colours >> index & 1]
    return [
        *(RerollFlies(aroma, token) for aroma in rolled for token in single),
        *(RerollAll(token) for token in single),
        *(TurnFly(aroma, one, two) for aroma in with_fly for one, two in pairs),
        _STOP,
    ]


def refuse_use(p: ParfumPosition, seat: Seat, action: Action) -> Illegal | None:
    """Why this use of water is not allowed."""
    match either_way(action):
        case RerollFlies(aroma) | TurnFly(aroma) if aroma not in INDEX:
            return Illegal("PF-COMP-06", "no-such-aroma")
        case RerollFlies(aroma, token):
            free = p.dice[INDEX[aroma]] - p.used[INDEX[aroma]]
            if not p.flies(INDEX[aroma]) and not (p.rulings.idle_water and free):
                return Illegal("PF-DISTILL-04", "no-fly-of-colour", aroma=aroma)
            return _lacks(p, seat, token)
        case RerollAll(token):
            if p.dice == p.used:
                return Illegal("PF-DISTILL-05", "no-die-to-roll")
            return _lacks(p, seat, token)
        case TurnFly(aroma, token, other):
            if not p.flies(INDEX[aroma]):
                return Illegal("PF-DISTILL-06", "no-fly-of-colour", aroma=aroma)
            if p.tokens(seat) < 2:
                return Illegal("PF-DISTILL-06", "two-tokens-needed")
            return _lacks(p, seat, token, 1 + (token == other)) or _lacks(p, seat, other)
    return None


def _lacks(p: ParfumPosition, seat: Seat, token: int, count: int = 1) -> Illegal | None:
    index = p.box.value_index.get(token)
    if index is None or p.water[seat][index] < count:
        return Illegal("PF-DISTILL-08", "no-such-token", token=token)
    return None


def use_water(p: ParfumPosition, seat: Seat, action: Action) -> None:
    """The three uses W1, W2 and W3. The tokens lie open on the discard (PF-DISTILL-11)."""
    match action:
        case RerollFlies(aroma, token):  # every fly of the colour, no flask (PF-DISTILL-04)
            index = INDEX[aroma]
            put_down(p, seat, token)
            dice = [0] * len(AROMAS)
            dice[index] = p.flies(index)
            p.steps.append((ROLLING, NATURE, seat, tuple(dice)))
            if p.tell:
                p.tell("rerolls-flies", seat=seat, aroma=aroma, token=token)
        case RerollAll(token):  # all dice, turned ones too (PF-DISTILL-05, -07)
            put_down(p, seat, token)
            free = tuple(n - used for n, used in zip(p.dice, p.used, strict=True))
            p.flasks = [0] * len(AROMAS)
            p.steps.append((ROLLING, NATURE, seat, free))
            if p.tell:
                p.tell("rerolls-all", seat=seat, token=token)
        case TurnFly(aroma, token, other):  # without a roll (PF-DISTILL-06)
            put_down(p, seat, token, other)
            p.flasks[INDEX[aroma]] += 1
            if p.tell:
                p.tell("turns-fly", seat=seat, aroma=aroma, tokens=sorted([token, other]))


def either_way(action: Action) -> Action:
    """Two tokens may be named in any order."""
    if type(action) is TurnFly and action.token > action.other:
        return TurnFly(action.aroma, action.other, action.token)
    return action


DISTIL: Final = Distil()
ROLL: Final = Roll()
ROLLING: Final = Rolling()
SPEND_WATER: Final = SpendWater()
WATER: Final = Water()
_ROLL: Final[list[Action]] = [RollDice()]
_STOP: Final = StopWater()
_PURPOSE: Final = [f"die/{aroma}" for aroma in AROMAS]
