"""The flower market and its workers (AM-MARKET)."""

from __future__ import annotations

from functools import cache
from typing import Final

from grasse.games.aqua_mirabilis.actions import ESSENCES, INDEX, Collect, MoveWorker, TakeFlower
from grasse.games.aqua_mirabilis.counts import BIT, Counts, Known, mask, members
from grasse.games.aqua_mirabilis.free import Window
from grasse.games.aqua_mirabilis.pieces import Space
from grasse.games.aqua_mirabilis.position import MARKET as MARKET_ABILITY
from grasse.games.aqua_mirabilis.position import AquaPosition
from grasse.kernel import Action, Illegal, Plain, Seat, Step


def visit(p: AquaPosition, seat: Seat, space: Space, covered: int) -> None:
    """The stall is paid for; workers may be moved with what is left (AM-MARKET-01, -02).

    With a city tile `covered` action points were paid in all (Q-26).
    """
    left = covered - space.cost if covered else p.dials[seat]  # AM-SUNDIAL-07
    if left:
        most = 2 if left > 1 else 1  # there are two workers
        p.steps.append((WORKERS, seat, 0 if covered else 1, most, p.workers))
    else:
        _collect(p, seat)


class Workers(Window):
    """Move none, one or both workers, then collect (AM-MARKET-02 to -04).

    Frame: whether the sundial pays, how many moves it can still pay for, and the stalls of the
    workers that were not moved: each moves at most once (AM-MARKET-08).
    """

    numbers = (int, int, tuple)

    def options(self, p: AquaPosition) -> list[Action]:
        _, seat, _, left, unmoved = p.frame
        return self.with_free(p, seat, _MOVES[unmoved if left else ()])

    def refuse_own(self, p: AquaPosition, action: Action) -> Illegal | None:
        _, _, _, left, unmoved = p.frame
        match action:
            case MoveWorker(stall, to) if stall == to:
                return Illegal("AM-MARKET-08", "no-move-at-all")
            case MoveWorker() if not left:
                return Illegal("AM-SUNDIAL-03", "too-few-points", cost=1)
            case MoveWorker(stall) if INDEX[stall] not in p.workers:
                return Illegal("AM-MARKET-02", "no-worker-there", flower=stall)
            case MoveWorker(stall) if INDEX[stall] not in unmoved:
                return Illegal("AM-MARKET-08", "worker-moved")
        return None

    def play(self, p: AquaPosition, action: Action) -> None:
        if type(action) is Collect:
            _collect(p, p.steps.pop()[1])
            return
        if type(action) is not MoveWorker:
            self.play_free(p, action)
            return
        _, seat, by_dial, left, unmoved = p.frame
        p.dials[seat] -= by_dial
        p.workers, rest = _MOVED[p.workers, unmoved, action]
        p.steps[-1] = (WORKERS, seat, by_dial, left - 1 if rest else 0, rest)
        if p.tell:
            p.tell("moves-worker", seat=seat, flower=action.stall, to_flower=action.to)

    def prompt(self, p: AquaPosition) -> Plain:
        _, _, _, left, _ = p.frame
        return {"left": left}


def _collect(p: AquaPosition, seat: Seat) -> None:
    """One flower from the own stall and from each worker's, if there is one (AM-MARKET-04, -05)."""
    held = p.flowers[seat]
    before = held.each
    hand = [*before]
    types, pairs = held.types, held.pairs
    stalls = p.stalls
    one, other = p.workers
    for stall in (p.box.spaces[p.perfumers[seat]].of, one, other):
        if stalls[stall]:
            stalls[stall] -= 1
            hand[stall] += 1
            bit = BIT[stall]
            pairs |= types & bit
            types |= bit
    now = tuple(hand)
    p.flowers[seat] = Counts(now, types, pairs)
    if p.tell:
        taken = [new - old for new, old in zip(now, before, strict=True)]
        p.tell("collects", seat=seat, flowers=taken)
    if p.abilities[seat] & MARKET_ABILITY:  # AM-MARKET-07
        earned = now != before or p.rulings.idle_market_ability
        if earned and any(p.reserve):
            p.steps.append((EXTRA_FLOWER, seat))


class ExtraFlower(Step[AquaPosition]):
    """The market ability: one more flower of any type from the reserve (AM-MARKET-07)."""

    def options(self, p: AquaPosition) -> list[Action]:
        return _extra(mask(p.reserve))

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        if type(action) is TakeFlower and action not in p.options():
            return Illegal("AM-COMP-09", "reserve-empty")
        return None

    def play(self, p: AquaPosition, action: TakeFlower) -> None:
        _, seat = p.steps.pop()
        p.take_flower(seat, INDEX[action.flower])
        if p.tell:
            p.tell("takes-flower", seat=seat, flower=action.flower)


def _moves(unmoved: tuple[int, ...]) -> list[Action]:
    return [
        *(
            MoveWorker(ESSENCES[stall], to)
            for stall in dict.fromkeys(unmoved)
            for to in ESSENCES
            if to != ESSENCES[stall]
        ),
        Collect(),
    ]


def _moved(
    given: tuple[tuple[int, int], tuple[int, ...], MoveWorker],
) -> tuple[tuple[int, int], tuple[int, ...]]:
    """Where the workers are after a move, and where those are that were not moved."""
    (one, other), unmoved, action = given
    start, to = INDEX[action.stall], INDEX[action.to]
    stays = other if one == start else one
    index = unmoved.index(start)
    return (min(to, stays), max(to, stays)), unmoved[:index] + unmoved[index + 1 :]


@cache
def _extra(left: int) -> list[Action]:
    return [TakeFlower(ESSENCES[flower]) for flower in members(left)]


WORKERS: Final = Workers()
_MOVES: Final = Known(_moves)
_MOVED: Final = Known(_moved)
EXTRA_FLOWER: Final = ExtraFlower()
