"""The turn: board action or production, end, extra turn (AM-TURN, AM-ACTION, AM-SUNDIAL)."""

from __future__ import annotations

from typing import Final

from grasse.games.aqua_mirabilis import (
    apprenticeship,
    court,
    finale,
    market,
    production,
    travel,
    versailles,
)
from grasse.games.aqua_mirabilis.actions import EndTurn, PassOn, Produce, TakeExtraTurn
from grasse.games.aqua_mirabilis.components import Effect
from grasse.games.aqua_mirabilis.counts import NONE
from grasse.games.aqua_mirabilis.free import Window
from grasse.games.aqua_mirabilis.pieces import CityTile, Space
from grasse.games.aqua_mirabilis.position import HOME, AquaPosition
from grasse.games.aqua_mirabilis.sunday import next_day
from grasse.kernel import Action, Frame, Illegal, Plain, Seat, Step

NORMAL, EXTRA = 0, 1


class NextPlayer(Step[AquaPosition]):
    """Clockwise, until it would be the turn of who brought the last Sunday (AM-TURN-01, AM-END-03,
    -04). It stays below all else; its seat is the one to come."""

    automatic = True

    def run(self, p: AquaPosition) -> None:
        steps = p.steps
        seat = steps[-1][1]
        if p.trigger == seat:
            steps.pop()
            finale.begin(p)
            return
        steps[-1], turn = _ROUND[p.seats][seat]
        steps.append(turn)
        if p.tell:
            p.tell("turn", seat=seat)


class Turn(Window):
    """One board action, or production; there is no pass (AM-TURN-05, -06).

    Frame: whether it is the extra turn, and how many action points a flipped tile pays instead of
    the sundial (AM-CITY-11).
    """

    numbers = (int, int)

    def options(self, p: AquaPosition) -> list[Action]:
        _, seat, _, covered = p.frame
        box = p.box
        points = covered or p.dials[seat]
        spaces = open_spaces(p, seat, points)
        if box.production[points] and not covered and production.can_produce(p, seat):
            spaces |= box.home
        near = spaces & box.in_grasse  # two halves recur more often than the whole
        own = box.ways[near] + box.ways[spaces ^ near]
        return own if covered else self.with_free(p, seat, own)

    def kinds(self, p: AquaPosition, seat: Seat) -> frozenset[Effect]:
        return _ACTION_TILE

    def use(self, p: AquaPosition, seat: Seat, tile: CityTile) -> None:
        """Declared with the action: the sundial will not turn (AM-CITY-11, Q-26)."""
        _, _, extra, _ = p.steps.pop()
        p.steps.append((TURN, seat, extra, tile.number))

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        _, _, _, tile = p.frame
        if tile and action not in p.options() and action not in p.box.going:
            return Illegal("AM-CITY-11", "choose-an-action")
        return super().refuse(p, action)

    def refuse_own(self, p: AquaPosition, action: Action) -> Illegal | None:
        if action in p.options():
            return None
        seat = p.frame[1]
        if type(action) is Produce:
            if not p.box.production[p.dials[seat]]:
                return Illegal("AM-SUNDIAL-06", "no-production-points")
            if not production.has_flower(p, seat):
                return Illegal("AM-PROD-01", "no-flower")
            return Illegal("AM-PROD-06", "nothing-to-convert")
        space = p.box.going.get(action)
        return None if space is None else _refuse_space(p, seat, space)

    def play(self, p: AquaPosition, action: Action) -> None:
        space = p.box.going.get(action)
        if space is None:
            if type(action) is Produce:
                _, seat, extra, _ = p.frame
                p.steps[-1] = (CLOSE, seat, extra, 1)
                production.produce(p, seat)
            else:
                self.play_free(p, action)
            return
        _, seat, extra, covered = p.frame
        p.steps[-1] = (CLOSE, seat, extra, 0)
        if not space.bit & p.free_spaces:
            space = free_space(p, space)
        # The perfumer moves and the action points are paid (AM-ACTION-01, AM-SUNDIAL-02).
        p.free_spaces ^= p.box.left_by[p.perfumers[seat]] ^ space.bit
        p.perfumers[seat] = space.index
        if not covered:
            p.dials[seat] -= space.cost
        if p.tell:
            p.tell("goes", seat=seat, space=space.id, cost=space.cost)
        area = space.area
        if area == "market":
            market.visit(p, seat, space, covered)
        elif area == "court":
            court.visit(p, seat, space)
        elif area == "apprenticeship":
            apprenticeship.study(p, seat, space)
        elif area == "travel":
            travel.travel(p, seat, space)
        else:
            p.steps.append((versailles.VERSAILLES, seat, 0, 1, 0, versailles.NOTHING_YET))

    def prompt(self, p: AquaPosition) -> Plain:
        _, seat, extra, covered = p.frame
        return {"points": covered or p.dials[seat], "extra": extra}


def open_spaces(p: AquaPosition, seat: Seat, points: int) -> int:
    """Spaces that this seat may go to with so many action points, as a bit set."""
    box = p.box
    spaces = (
        box.payable[points]  # AM-SUNDIAL-03
        & p.free_spaces  # AM-ACTION-02
        & box.other_types[p.perfumers[seat]]  # AM-ACTION-03, -05
        & box.within_letter[p.letters[seat]]  # AM-TRAVEL-02
        & apprenticeship.open_spaces(p, seat)  # AM-APPR-08
    )
    if not all(p.tops):
        for city, top in enumerate(p.tops):
            if top is None:
                spaces &= ~box.city_space[city]  # AM-TRAVEL-05
    if not (p.parade[seat] or p.essences[seat].types) or not versailles.can_present(p, seat):
        spaces &= box.no_versailles
    return spaces


def free_space(p: AquaPosition, wanted: Space) -> Space:
    """The first free space that one goes to in this way; Versailles has four alike."""
    return next(
        space for space in p.box.spaces if space.go == wanted.go and space.bit & p.free_spaces
    )


def _refuse_space(p: AquaPosition, seat: Seat, space: Space) -> Illegal:
    """Why the perfumer cannot go there."""
    _, _, _, covered = p.frame
    own = p.perfumers[seat]
    if own != HOME and p.box.spaces[own].type == space.type:
        return Illegal("AM-ACTION-03", "same-type-again")
    if not space.bit & p.free_spaces and space.area != "versailles":
        return Illegal("AM-ACTION-02", "space-occupied")
    if space.cost > (covered or p.dials[seat]):
        return Illegal("AM-SUNDIAL-03", "too-few-points", cost=space.cost)
    match space.area:
        case "travel" if p.letters[seat] < p.box.letter_for[space.of]:
            return Illegal("AM-TRAVEL-02", "letter-missing", letter=p.box.letter_for[space.of])
        case "travel":
            return Illegal("AM-TRAVEL-05", "stack-empty")
        case "versailles":
            return Illegal("AM-VERSAILLES-15", "nothing-to-present")
        case "apprenticeship":
            return Illegal("AM-APPR-08", "nothing-to-learn")
    return Illegal("AM-ACTION-02", "take-the-first-space")


class Close(Window):
    """The last free actions; then the turn ends (AM-TURN-09). Frame: extra turn? production?"""

    numbers = (int, int)

    def options(self, p: AquaPosition) -> list[Action]:
        return self.with_free(p, p.frame[1], _END)

    def refuse_own(self, p: AquaPosition, action: Action) -> Illegal | None:
        return None

    def play(self, p: AquaPosition, action: Action) -> None:
        if type(action) is not EndTurn:
            self.play_free(p, action)
            return
        _, seat, extra, produced = p.steps.pop()
        if produced:
            throw_away(p, seat)
        if produced or not p.dials[seat]:  # AM-SUNDIAL-04, -05
            p.dials[seat] = p.box.full_dial
            next_day(p, seat)
        if extra == NORMAL and p.tokens[seat]:
            p.steps.append((EXTRA_TURN, seat))


def throw_away(p: AquaPosition, seat: Seat) -> None:
    """Flowers that were not stored are lost after a production (AM-PROD-11)."""
    hand = p.flowers[seat]
    if hand.types:
        reserve = p.reserve
        for flower, count in enumerate(hand.each):
            reserve[flower] += count
        p.flowers[seat] = NONE
        if p.tell:
            p.tell("throws-away", seat=seat, flowers=list(hand))


class ExtraTurn(Step[AquaPosition]):
    """One originality token buys one extra turn, after the first turn and also with a token that
    was gained in it (AM-TURN-02 to -04)."""

    def options(self, p: AquaPosition) -> list[Action]:
        return _EXTRA

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        return None

    def play(self, p: AquaPosition, action: Action) -> None:
        _, seat = p.steps.pop()
        if type(action) is TakeExtraTurn:
            p.tokens[seat] -= 1
            p.tokens_left += 1
            p.steps.append((TURN, seat, EXTRA, 0))
            if p.tell:
                p.tell("extra-turn", seat=seat)


def first_turn(seat: Seat) -> list[Frame]:
    """The stack with which this seat begins the game."""
    return [(NEXT_PLAYER, seat)]


NEXT_PLAYER: Final = NextPlayer()
TURN: Final = Turn()
CLOSE: Final = Close()
EXTRA_TURN: Final = ExtraTurn()
_ROUND: Final = [
    [((NEXT_PLAYER, (seat + 1) % seats), (TURN, seat, NORMAL, 0)) for seat in range(seats)]
    for seats in range(5)
]
"""By the number of seats, and the seat whose turn it is."""
_END: Final[list[Action]] = [EndTurn()]
_EXTRA: Final[list[Action]] = [TakeExtraTurn(), PassOn()]
_ACTION_TILE: Final[frozenset[Effect]] = frozenset(("action",))
