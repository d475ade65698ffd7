"""Phase 2: the action spaces (SF-ACTION)."""

from __future__ import annotations

from typing import ClassVar, Final

from grasse.games.safranito.actions import (
    INDEX,
    SPICES,
    DrawSpices,
    KeepCard,
    Renounce,
    ReserveDish,
    TakeMill,
)
from grasse.games.safranito.box import EXTRA_SPICE, EXTRA_THROW, HEAD_CHEF, RESERVE_DISH
from grasse.games.safranito.cards import LOOK_AT_SPICE, TAKE_DISH, reshuffle
from grasse.games.safranito.components import SPACES
from grasse.games.safranito.position import NOWHERE, SafranitoPosition
from grasse.games.safranito.throw import EXTRA_THROW as THROW_AGAIN
from grasse.games.safranito.throw import TARGETS, renounce
from grasse.kernel import (
    NATURE,
    NOBODY,
    Action,
    Illegal,
    Plain,
    Seat,
    Step,
)


class ScoreSpaces(Step[SafranitoPosition]):
    """Always in this order (SF-ACTION-01); each on the board as it lies then (SF-VALID-05)."""

    automatic = True

    def run(self, p: SafranitoPosition) -> None:
        p.steps.pop()
        p.push(*((SCORE_SPACE, NOBODY, target) for target in _IN_ORDER))


class ScoreSpace(Step[SafranitoPosition]):
    """Its chips are turned up (SF-ACTION-02); the highest total may act (SF-ACTION-03). Frame:
    nobody, which space."""

    numbers = (int,)
    automatic = True

    def run(self, p: SafranitoPosition) -> None:
        _, _, target = p.steps.pop()
        chips = p.on(target)
        if not chips:
            return  # SF-ACTION-04
        p.turn_up(chips)
        totals = p.totals(target)
        winner = p.best(totals)
        highest = max(chip.value for chip in chips if chip.seat == winner)
        if p.tell:
            p.tell("space-scored", seat=winner, target=TARGETS[target], total=totals[winner])
        if p.rulings.action_chips_leave == "on_resolve":
            # They are back with their owners, and thrown nonetheless: as good as out (J-11).
            p.thrown = [
                chip._replace(x=NOWHERE, y=NOWHERE, target=NOWHERE) if chip in chips else chip
                for chip in p.thrown
            ]
        self.award(p, target, winner, highest)

    def award(self, p: SafranitoPosition, target: int, winner: Seat, highest: int) -> None:
        if target == EXTRA_THROW:
            p.steps.append((THROW_AGAIN, winner))
        elif target == EXTRA_SPICE and p.cards_left():
            p.steps.append((EXTRA_SPICE_CARD, winner, highest // 10))  # SF-ACTION-10
        elif target == RESERVE_DISH and p.dish_pile:  # else no effect (SF-ACTION-15)
            p.steps.append((RESERVE_A_DISH, winner))
        elif target == HEAD_CHEF and winner != p.chef:  # else nothing changes (SF-ACTION-16)
            p.steps.append((TAKE_THE_MILL, winner))


class Award(Step[SafranitoPosition]):
    """The winner of a space acts or renounces (SF-ACTION-05)."""

    act: ClassVar[Action]

    def options(self, p: SafranitoPosition) -> list[Action]:
        return [self.act, _RENOUNCE]

    def refuse(self, p: SafranitoPosition, action: Action) -> Illegal | None:
        return None

    def play(self, p: SafranitoPosition, action: Action) -> None:
        if isinstance(action, Renounce):
            renounce(p)
        else:
            self.do(p)

    def do(self, p: SafranitoPosition) -> None:
        raise NotImplementedError(self.name)


class ExtraSpice(Award):
    """Draw, keep one, put the others back (SF-ACTION-10, -11). Frame: seat, how many cards."""

    numbers = (int,)
    act: ClassVar[Action] = DrawSpices()

    def do(self, p: SafranitoPosition) -> None:
        _, seat, cards = p.steps.pop()
        if p.tell:
            p.tell("draws-spices", seat=seat, count=min(cards, p.cards_left()))
        p.push((DRAW_NEXT, seat, cards), (KEEPING, seat))

    def prompt(self, p: SafranitoPosition) -> Plain:
        _, _, cards = p.frame
        return {"cards": min(cards, p.cards_left())}


class DrawNext(Step[SafranitoPosition]):
    """One card after the other; an empty pile is made of the discard, and if still short, there
    are fewer (SF-ACTION-12). Frame: seat, how many."""

    numbers = (int,)
    automatic = True

    def run(self, p: SafranitoPosition) -> None:
        _, seat, left = p.steps.pop()
        if left and p.cards_left():
            reshuffle(p)
            p.push((LOOK_AT_SPICE, NATURE, seat), (DRAW_NEXT, seat, left - 1))


class Keeping(Step[SafranitoPosition]):
    """A single card is kept; of several the player chooses."""

    automatic = True

    def run(self, p: SafranitoPosition) -> None:
        _, seat = p.steps.pop()
        if len(p.drawn) == 1:
            keep(p, seat, p.drawn[0][0])
        else:
            p.steps.append((KEEP_CARD, seat))


class KeepOne(Step[SafranitoPosition]):
    """Exactly one card is kept (SF-ACTION-11)."""

    def options(self, p: SafranitoPosition) -> list[Action]:
        drawn = {card for card, _ in p.drawn}
        return [_KEEP[card] for card in sorted(drawn)]

    def refuse(self, p: SafranitoPosition, action: Action) -> Illegal | None:
        if isinstance(action, KeepCard) and action not in p.options():
            return Illegal("SF-ACTION-11", "not-drawn", spice=action.spice)
        return None

    def play(self, p: SafranitoPosition, action: KeepCard) -> None:
        _, seat = p.steps.pop()
        keep(p, seat, INDEX[action.spice])


def keep(p: SafranitoPosition, seat: Seat, spice: int) -> None:
    """One card to the hand, the others under the pile in the order drawn (J-24)."""
    p.drawn.remove((spice, seat))
    p.gain(seat, spice, openly=False)
    p.under += p.drawn
    p.drawn = []
    if p.tell:
        p.tell("keeps", seat=seat)
        p.tell("kept", to=seat, spice=SPICES[spice])


class Reserve(Award):
    """Any number of dishes may be reserved in the course of a game (SF-ACTION-14)."""

    act: ClassVar[Action] = ReserveDish()

    def do(self, p: SafranitoPosition) -> None:
        _, seat = p.steps.pop()
        p.steps.append((TAKE_DISH, NATURE, seat))


class BecomeChef(Award):
    """The winner is chef from this instant (SF-ACTION-16, SF-TIE-04)."""

    act: ClassVar[Action] = TakeMill()

    def do(self, p: SafranitoPosition) -> None:
        _, p.chef = p.steps.pop()
        if p.tell:
            p.tell("takes-mill", seat=p.chef)


_IN_ORDER: Final = range(EXTRA_THROW, EXTRA_THROW + len(SPACES))
_RENOUNCE: Final = Renounce()
_KEEP: Final = [KeepCard(spice) for spice in SPICES]

SCORE_SPACES: Final = ScoreSpaces()
SCORE_SPACE: Final = ScoreSpace()
EXTRA_SPICE_CARD: Final = ExtraSpice()
DRAW_NEXT: Final = DrawNext()
KEEPING: Final = Keeping()
KEEP_CARD: Final = KeepOne()
RESERVE_A_DISH: Final = Reserve()
TAKE_THE_MILL: Final = BecomeChef()
