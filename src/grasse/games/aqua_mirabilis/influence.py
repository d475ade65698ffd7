"""Influence on the ladies, their favours and their bonuses (AM-FAVOUR, AM-COURT-05 to -07)."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from grasse.games.aqua_mirabilis.actions import (
    LADIES,
    DrawnBonus,
    KeepFavours,
    MoveInfluence,
    PlaceInfluence,
    StopInfluence,
)
from grasse.games.aqua_mirabilis.counts import with_one
from grasse.games.aqua_mirabilis.pieces import Bonus
from grasse.games.aqua_mirabilis.position import NO_SEAT, AquaPosition
from grasse.kernel import NATURE, Action, Chance, Illegal, Nature, Plain, Seat, Step

ANY_LADY: Final = -1
"""Influence of a city tile goes to any lady."""


def begin_influence(p: AquaPosition, seat: Seat, lady: int, count: int) -> None:
    """Up to `count` influence tokens for a lady, or for any; then favours are checked."""
    p.steps.append((FAVOURS, seat, p.majorities()))
    if _placements(p, seat, lady):
        p.steps.append((INFLUENCE, seat, lady, count))


def _placements(p: AquaPosition, seat: Seat, lady: int) -> list[Action]:
    """From the supply; only when that is empty an own token may be moved (AM-COURT-07)."""
    if p.supply(seat) > 0:
        return _PLACE_ANY if lady == ANY_LADY else _PLACE[lady]
    if lady == ANY_LADY and p.rulings.influence_tile_only_places:
        return []
    own = p.influence[seat]
    targets = range(len(LADIES)) if lady == ANY_LADY else (lady,)
    return [
        _MOVE[origin, target]
        for target in targets
        for origin, tokens in enumerate(own)
        if tokens and origin != target
    ]


class Influence(Step[AquaPosition]):
    """One token after the other (AM-COURT-06). Frame: which lady, how many tokens at most."""

    numbers = (int, int)

    def options(self, p: AquaPosition) -> list[Action]:
        _, seat, lady, _ = p.frame
        return [*_placements(p, seat, lady), _STOP]

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        _, seat, lady, _ = p.frame
        match action:
            case PlaceInfluence(to) | MoveInfluence(_, to) if (
                lady != ANY_LADY and to != LADIES[lady]
            ):
                return Illegal("AM-COURT-06", "another-lady", lady=LADIES[lady])
            case PlaceInfluence() if p.supply(seat) == 0:
                return Illegal("AM-COURT-07", "no-influence-left")
            case MoveInfluence() if lady == ANY_LADY and p.rulings.influence_tile_only_places:
                return Illegal("AM-CITY-14", "only-places")
            case MoveInfluence() if p.supply(seat) > 0:
                return Illegal("AM-COURT-07", "supply-first")
            case MoveInfluence(origin) if action not in p.options():
                return Illegal("AM-COURT-07", "no-influence-there", lady=origin)
        return None

    def play(self, p: AquaPosition, action: Action) -> None:
        _, seat, lady, count = p.steps.pop()
        if type(action) is PlaceInfluence:
            p.influence[seat] = with_one(p.influence[seat], LADIES.index(action.lady))
            if p.tell:
                p.tell("places-influence", seat=seat, lady=action.lady)
        elif type(action) is MoveInfluence:
            moved = with_one(p.influence[seat], LADIES.index(action.lady), -1)
            p.influence[seat] = with_one(moved, LADIES.index(action.to))
            if p.tell:
                p.tell("moves-influence", seat=seat, lady=action.lady, to_lady=action.to)
        else:
            return
        if count > 1 and _placements(p, seat, lady):
            p.steps.append((INFLUENCE, seat, lady, count - 1))

    def prompt(self, p: AquaPosition) -> Plain:
        _, _, _, left = p.frame
        return {"left": left}


# Favours


class Favours(Step[AquaPosition]):
    """All ladies are checked after an influence step (AM-FAVOUR-03, Q-30).

    Frame: who changed the influence, and who had the majorities before.
    """

    numbers = (tuple,)
    automatic = True

    def run(self, p: AquaPosition) -> None:
        _, _, before = p.steps.pop()
        now = p.majorities()
        if now == before:
            return
        held = list(p.favours)
        for lady, owner in enumerate(now):
            if owner == NO_SEAT or now.count(owner) <= 2:
                held[lady] = owner  # AM-FAVOUR-01, -02
            elif held[lady] != owner:
                held[lady] = NO_SEAT
        _give(p, tuple(held))
        for seat in range(p.seats):
            own = [lady for lady, owner in enumerate(now) if owner == seat]
            had = [lady for lady, owner in enumerate(before) if owner == seat]
            if len(own) > 2 and own != had:
                p.steps.append((KEEP, seat))


class Keep(Step[AquaPosition]):
    """Of more than two favours the player keeps two, on turn or not (AM-FAVOUR-04)."""

    def options(self, p: AquaPosition) -> list[Action]:
        seat = p.frame[1]
        return _pairs(tuple(owner == seat for owner in p.majorities()))

    def allows(self, p: AquaPosition, action: Action) -> bool:
        if type(action) is KeepFavours and action.first > action.second:
            action = KeepFavours(action.second, action.first)
        return action in p.options()

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        if type(action) is KeepFavours and not self.allows(p, action):
            return Illegal("AM-FAVOUR-04", "two-of-your-favours")
        return None

    def play(self, p: AquaPosition, action: KeepFavours) -> None:
        _, seat = p.steps.pop()
        kept = {LADIES.index(action.first), LADIES.index(action.second)}
        _give(
            p,
            tuple(
                seat if lady in kept else (NO_SEAT if owner == seat else owner)
                for lady, owner in enumerate(p.favours)
            ),
        )


def _give(p: AquaPosition, favours: tuple[Seat, ...]) -> None:
    for lady, (old, new) in enumerate(zip(p.favours, favours, strict=True)):
        if old != new and p.tell:
            if new == NO_SEAT:
                p.tell("favour-returns", lady=LADIES[lady])
            else:
                p.tell("favour", seat=new, lady=LADIES[lady])
    p.favours = favours


# The bonus under a lady


def look(p: AquaPosition, seat: Seat, lady: int) -> None:
    """With a gift the player looks at the lady's bonus (AM-COURT-05)."""
    if p.peeked[lady] >> seat & 1:
        return
    p.peeked = with_one(p.peeked, lady, 1 << seat)
    if p.tell:
        p.tell("looks", seat=seat, lady=LADIES[lady])
    bonus = p.bonuses[lady]
    if bonus is None:
        p.steps.append((DRAW_BONUS, NATURE, lady, seat))
    elif p.tell:
        p.tell("saw-bonus", to=seat, lady=LADIES[lady], bonus=bonus.id)


class DrawBonus(Nature[AquaPosition]):
    """Nature says which bonus lies under a lady (AM-SETUP-10). Frame: the lady, who looks."""

    numbers = (int, int)

    def chances(self, p: AquaPosition) -> list[tuple[Action, int]]:
        return [(bonus.drawn, 1) for bonus in _unseen(p)]

    def draw(self, p: AquaPosition, chance: Chance) -> Action:
        pool = _unseen(p)
        return pool[chance.below("bonus", len(pool))].drawn

    def play(self, p: AquaPosition, action: DrawnBonus) -> None:
        _, _, lady, seat = p.steps.pop()
        _lay(p, lady, action)
        if p.tell:
            p.tell("saw-bonus", to=seat, lady=LADIES[lady], bonus=action.bonus)


class TurnOver(Nature[AquaPosition]):
    """At the end Nature shows the bonus of a lady to all: the one that somebody saw, or any of
    those that nobody saw (AM-FINAL-13). Frame: the lady."""

    numbers = (int,)

    def chances(self, p: AquaPosition) -> list[tuple[Action, int]]:
        return [(bonus.drawn, 1) for bonus in _possible(p)]

    def draw(self, p: AquaPosition, chance: Chance) -> Action:
        pool = _possible(p)
        return pool[chance.below("bonus", len(pool))].drawn

    def play(self, p: AquaPosition, action: DrawnBonus) -> None:
        _, _, lady = p.steps.pop()
        _lay(p, lady, action)
        p.revealed |= 1 << lady
        if p.tell:
            p.tell("bonus-revealed", lady=LADIES[lady], bonus=action.bonus)


def _possible(p: AquaPosition) -> list[Bonus]:
    _, _, lady = p.frame
    known = p.bonuses[lady]
    return _unseen(p) if known is None else [known]


def _lay(p: AquaPosition, lady: int, action: DrawnBonus) -> None:
    lying = list(p.bonuses)
    lying[lady] = p.box.bonus[action.bonus]
    p.bonuses = tuple(lying)


def _unseen(p: AquaPosition) -> list[Bonus]:
    return p.box.unseen[p.bonuses]


@cache
def _pairs(own: tuple[bool, ...]) -> list[Action]:
    ladies = [lady for lady, mine in zip(LADIES, own, strict=True) if mine]
    return [KeepFavours(first, second) for first, second in combinations(ladies, 2)]


INFLUENCE: Final = Influence()
FAVOURS: Final = Favours()
KEEP: Final = Keep()
DRAW_BONUS: Final = DrawBonus()
TURN_OVER: Final = TurnOver()
_STOP: Final = StopInfluence()
_PLACE_ANY: Final[list[Action]] = [PlaceInfluence(lady) for lady in LADIES]
_PLACE: Final[list[list[Action]]] = [[action] for action in _PLACE_ANY]
_MOVE: Final = {
    (origin, to): MoveInfluence(LADIES[origin], LADIES[to])
    for origin in range(len(LADIES))
    for to in range(len(LADIES))
    if origin != to
}
