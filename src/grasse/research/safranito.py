"""Safranito in numbers.

A throw has more values than anybody would count. In the discrete encoding a seat throws from its
own side at the middle of a target, at the middle of a square of a grid, or at a chip to knock it
away; the continuous one takes the numbers of any throw (`throw_of`, `vector_of`).
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

import numpy as np

from grasse.games.safranito import discs
from grasse.games.safranito.actions import SPICES, Throw
from grasse.games.safranito.box import Box
from grasse.games.safranito.discs import KNOCK, MICRONS, RANGES, Loft, Spot
from grasse.games.safranito.position import NOWHERE, SILENT, Chip, Known, SafranitoPosition
from grasse.games.safranito.round import STEPS
from grasse.games.safranito.throw import LOFTS, TARGETS, Throwing
from grasse.kernel import Action, BadRequest, Seat
from grasse.research.numbering import Array, Encoding, Kind, Part, Row, capped, one_of, padded

GRID: Final = 10
"""Squares along each side: about as wide as a chip."""
FREE_THROW: Final = ("chip", "place", "bearing", "power", "loft", "face")
"""The numbers of a throw of the continuous encoding, each from 0 to 1."""

_BY_SPICE: Final = f"by spice ({', '.join(SPICES)})"
_STEP: Final = 2 * MICRONS
"""Places of chips are told in steps of two millimetres."""

Gesture = tuple[int, ...]


class SafranitoEncoding(Encoding[SafranitoPosition]):
    """What the seat may know of chips, cards and dishes; throws at a grid of targets."""

    fields = {  # noqa: RUF012
        "cards": lambda box: range(max(box.cards) + 1),
        "dish": lambda box: list(box.dishes),
        "chip": lambda box: box.values,
    }
    waiting = STEPS
    natures = frozenset(("named-chef", "rested", "drawn-spice", "drawn-dish"))

    def __init__(self, game: Any, seats: int, box: Box) -> None:
        self.needs = {dish: bytes(dish.needs) for dish in box.dishes.values()}
        self.victims = [str(place) for place in range(seats * len(box.values))]
        squares = [f"square {place}" for place in range(GRID * GRID)]
        self.aims = [f"{loft} at {where}" for loft in LOFTS for where in (*TARGETS, *squares)]
        self.aims += [f"knock chip {place} of those thrown" for place in self.victims]
        """What a throw may be meant for, in order."""
        self.gestures = [self._gestures(box, side) for side in range(4)]
        """By side: the throws at targets and squares, by their place in `aims`."""
        self.places = [
            {gesture: place for place, gesture in found.items()} for found in self.gestures
        ]
        self.aimed = [
            np.array([place in found for place in range(len(self.aims))], np.int8)
            for found in self.gestures
        ]
        chips = len(box.values)
        offered = box.tables[seats].dishes
        values = f"by chip ({', '.join(map(str, box.values))})"
        self.now_rows = [
            Row("own hand", len(SPICES), f"cards, {_BY_SPICE}"),
            Row("own reserved", 3 * len(SPICES), f"for each of 3 dishes: its spices, {_BY_SPICE}"),
            Row("own throws", chips, f"1 for each chip thrown, {values}"),
            Row("drawn", len(SPICES), f"cards drawn of which one is kept, {_BY_SPICE}"),
            Row("put under", len(SPICES), f"cards that oneself put under the pile, {_BY_SPICE}"),
            Row(
                "chips",
                len(self.victims) * (seats + 3 + len(TARGETS)),
                "for each chip in the order of throws: whose (one of: oneself, the others "
                "clockwise), its value in tens (0: hidden), x and y in steps of 2 mm (0: out), "
                f"what it counts for (one of {', '.join(TARGETS)})",
            ),
            Row("announced", seats, "cards each sells, plus 1 (0: not said, 1 + 255: in secret)"),
            Row("money", seats, "in tens; 255 where it is hidden"),
        ]
        self.shared = [
            Part("round", _number, Row("round", 1, "which round it is")),
            Part(
                "bowl",
                lambda bowl: one_of(bowl, len(SPICES)),
                Row("bowl", len(SPICES), f"the one being settled, one of {', '.join(SPICES)}"),
            ),
            Part("discard", bytes, Row("discard", len(SPICES), f"cards, {_BY_SPICE}")),
            Part("display", bytes, Row("display", len(SPICES), f"cards to buy, {_BY_SPICE}")),
            Part(
                "offer",
                self._dishes(offered),
                Row("offer", offered * len(SPICES), f"for each dish: its spices, {_BY_SPICE}"),
            ),
        ]
        self.each = [
            Part(
                "seen",
                lambda seen, seat: bytes([value in seen[seat] for value in box.values]),
                Row("values seen", chips, f"1 for each that everybody saw this round, {values}"),
            ),
            Part("shown", _held, Row("cards shown", len(SPICES), f"bought openly, {_BY_SPICE}")),
            Part("hands", _total, Row("cards", 1, "in hand")),
            Part(
                "reserved cooked chef",
                lambda reserved, cooked, chef, seat: bytes(
                    (len(reserved[seat]), len(cooked[seat]), chef == seat)
                ),
                Row("reserved", 1, "dishes"),
                Row("cooked", 1, "dishes"),
                Row("chef", 1, "1 for who has the pepper mill"),
            ),
        ]
        super().__init__(game, seats, box)
        self._throws = next(kind for kind in self.kinds if kind.tag == "throw")

    # Throws

    def _kind(self, tag: str, first: int, action: type[Action]) -> Kind:
        if tag != "throw":
            return super()._kind(tag, first, action)
        fields = {"chip": self.box.values, "aim": self.aims}
        return Kind(tag, first, len(self.box.values) * len(self.aims), fields)

    def _listed(self, kind: Kind) -> Any:
        return [None] * kind.size if kind.tag == "throw" else super()._listed(kind)

    def _gestures(self, box: Box, side: int) -> dict[int, Gesture]:
        square = 2 * box.board.middle // GRID
        spots = [
            *box.centres,
            *(
                Spot(square * column + square // 2, square * row + square // 2)
                for row in range(GRID)
                for column in range(GRID)
            ),
        ]
        found: dict[int, Gesture] = {}
        known: set[Gesture] = set()
        for n, loft in enumerate(Loft):
            for place, spot in enumerate(spots):
                throw = discs.aim(box.board, side, spot, loft)
                if throw is not None:
                    gesture = (*throw[:4], int(throw.loft), int(throw.face))
                    if gesture not in known:  # of two names the first counts
                        known.add(gesture)
                        found[n * len(spots) + place] = gesture
        return found

    @cached_property
    def _knocks(self) -> dict[tuple[int, int, int], Gesture | None]:
        return {}

    def knock(self, side: int, chip: Chip) -> Gesture | None:
        """The throw that knocks a chip away, if there is one that has no other number."""
        if chip.x == NOWHERE:
            return None
        key = (side, chip.x, chip.y)
        if key not in self._knocks:
            if len(self._knocks) > 1 << 14:
                self._knocks.clear()
            spot = Spot(chip.x, chip.y)
            throw = discs.aim(self.box.board, side, spot, Loft.SLIDE, beyond=KNOCK)
            gesture = throw and (*throw[:4], int(throw.loft), int(throw.face))
            self._knocks[key] = None if gesture in self.places[side] else gesture
        return self._knocks[key]

    def _to_knock(self, p: SafranitoPosition, seat: Seat) -> dict[Gesture, int]:
        """By throw: the place in `aims` of the chip that it knocks away."""
        found: dict[Gesture, int] = {}
        side = p.side_of(seat)
        first = len(self.aims) - len(self.victims)
        for place, chip in enumerate(p.thrown):
            if chip.seat != seat and (gesture := self.knock(side, chip)):
                found.setdefault(gesture, first + place)
        return found

    def encode(self, position: SafranitoPosition, action: Action) -> int:
        if not isinstance(action, Throw):
            return super().encode(position, action)
        seat: Seat = position.frame[1]
        side = position.side_of(seat)
        gesture = (
            action.side,
            action.place,
            action.bearing,
            action.power,
            action.loft,
            action.face,
        )
        place = self.places[side].get(gesture)
        if place is None:
            place = self._to_knock(position, seat).get(gesture)
        if place is None or action.chip not in self.box.values:
            raise BadRequest(f"{action} is none of the throws that have a number")
        chip: int = self.box.values.index(action.chip)
        return self._throws.first + chip * len(self.aims) + place

    def decode(self, position: SafranitoPosition, number: int) -> Action:
        offset = number - self._throws.first
        if not 0 <= offset < self._throws.size:
            return super().decode(position, number)
        chip, place = divmod(offset, len(self.aims))
        seat = position.frame[1]
        side = position.side_of(seat) if isinstance(position.step, Throwing) else 0
        gesture = self.gestures[side].get(place)
        if gesture is None and isinstance(position.step, Throwing):
            victims = self._to_knock(position, seat)
            gesture = next((one for one, aim in victims.items() if aim == place), None)
        if gesture is None:
            raise BadRequest(f"from here there is no throw: {self.aims[place]}")
        return Throw(self.box.values[chip], *gesture)

    def mask(self, position: SafranitoPosition) -> Array:
        if not isinstance(position.step, Throwing):
            return super().mask(position)
        flags = np.zeros(self.count, np.int8)
        seat = position.frame[1]
        row = self.aimed[position.side_of(seat)].copy()
        row[list(self._to_knock(position, seat).values())] = 1
        for value in position.unthrown(seat):
            first = self._throws.first + self.box.values.index(value) * len(self.aims)
            flags[first : first + len(self.aims)] = row
        if position.step.name == "extra-throw":
            flags[self.numbers[position.options()[-1]]] = 1
        return flags

    def legal(self, position: SafranitoPosition) -> list[int]:
        if not isinstance(position.step, Throwing):
            return super().legal(position)
        found: list[int] = np.flatnonzero(self.mask(position)).tolist()
        return found

    def throw_of(self, position: SafranitoPosition, vector: Array) -> Throw:
        """The throw of the seat to act that these numbers from 0 to 1 mean: see `FREE_THROW`."""
        seat = position.frame[1]
        chips = position.unthrown(seat)
        chip = chips[min(int(vector[0] * len(chips)), len(chips) - 1)]
        numbers = {
            name: RANGES[name][0] + round(float(part) * (len(RANGES[name]) - 1))
            for name, part in zip(FREE_THROW[1:], vector[1:], strict=True)
        }
        return Throw(chip=chip, side=position.side_of(seat), **numbers)

    def vector_of(self, position: SafranitoPosition, throw: Throw) -> Array:
        """The numbers that mean this throw."""
        chips = position.unthrown(position.frame[1])
        numbers = [
            (getattr(throw, name) - RANGES[name][0]) / (len(RANGES[name]) - 1)
            for name in FREE_THROW[1:]
        ]
        return np.array([(chips.index(throw.chip) + 0.5) / len(chips), *numbers], np.float32)

    # The table

    def now(self, p: SafranitoPosition, seat: Seat) -> bytes:
        over = p.reason is not None
        own = {chip.value for chip in p.thrown if chip.seat == seat}
        sealed = p.rulings.sell_mode == "simultaneous" and not over
        hidden = p.rulings.money == "hidden" and not over
        seats = [(seat + n) % self.seats for n in range(self.seats)]
        announced = [
            0 if cards == SILENT else 255 if sealed and other != seat else cards + 1
            for other in seats
            for cards in (p.announced[other],)
        ]
        money = [
            255 if hidden and other != seat else capped(p.money[other] // 10) for other in seats
        ]
        return b"".join(
            (
                bytes(p.hands[seat]),
                self._dishes(3)(p.reserved[seat]),
                bytes([value in own for value in self.box.values]),
                _known(p.drawn, seat),
                _known(p.under, seat),
                padded(
                    [self._chip(p, chip, seat) for chip in p.thrown],
                    len(self.victims),
                    bytes(self.seats + 3 + len(TARGETS)),
                ),
                bytes(announced + money),
            )
        )

    def _chip(self, p: SafranitoPosition, chip: Chip, seat: Seat) -> bytes:
        known = chip.seat == seat or chip.value in p.seen[chip.seat] or p.reason is not None
        out = chip.x == NOWHERE
        return b"".join(
            (
                one_of((chip.seat - seat) % self.seats, self.seats),
                bytes(
                    (
                        chip.value // 10 if known else 0,
                        0 if out else capped(chip.x // _STEP + 1),
                        0 if out else capped(chip.y // _STEP + 1),
                    )
                ),
                one_of(chip.target, len(TARGETS)),
            )
        )

    def _dishes(self, size: int) -> Any:
        needs, none = self.needs, bytes(len(SPICES))
        return lambda dishes: padded([needs[dish] for dish in dishes], size, none)


def _number(number: int) -> bytes:
    return bytes((capped(number),))


def _known(cards: list[Known], seat: Seat) -> bytes:
    counts = bytearray(len(SPICES))
    for card, knower in cards:
        if knower == seat:
            counts[card] += 1
    return bytes(counts)


def _held(counts: list[tuple[int, ...]], seat: Seat) -> bytes:
    return bytes(counts[seat])


def _total(counts: list[tuple[int, ...]], seat: Seat) -> bytes:
    return bytes((sum(counts[seat]),))


class FreeThrowsEncoding(SafranitoEncoding):
    """The continuous variant: a throw is one number of the actions, and a vector beside it says
    which throw (`throw_of`)."""

    def _kind(self, tag: str, first: int, action: type[Action]) -> Kind:
        if tag != "throw":
            return super()._kind(tag, first, action)
        return Kind(tag, first, 1, {"vector": ["as the vector says"]})

    @property
    def throw_number(self) -> int:
        """The action that needs a vector."""
        return self._throws.first

    def encode(self, position: SafranitoPosition, action: Action) -> int:
        return self.throw_number if isinstance(action, Throw) else super().encode(position, action)

    def decode(self, position: SafranitoPosition, number: int) -> Action:
        if number == self.throw_number:
            raise BadRequest("a throw needs its vector: throw_of")
        return Encoding.decode(self, position, number)

    def mask(self, position: SafranitoPosition) -> Array:
        flags = bytearray(self.count)
        for number in self.legal(position):
            flags[number] = 1
        return np.frombuffer(flags, np.int8)

    def legal(self, position: SafranitoPosition) -> list[int]:
        return sorted({self.encode(position, action) for action in position.options()})
