"""How often throws do what they are meant to do: the table behind the steadiness levels."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .aiming import KNOCK, aim, opposite
from .chance import Chance
from .coefficients import TABLE, Coefficients, Loft, Steadiness
from .geometry import MICRONS, Board, Spot, Target
from .throw import Throw, throw_chip
from .validity import locate


class Rate(NamedTuple):
    """How many of some throws at a target succeeded."""

    target: Target
    loft: Loft
    hits: int
    throws: int

    @property
    def share(self) -> float:
        """The share of throws that succeeded."""
        return self.hits / self.throws


def mean_share(rates: Iterable[Rate]) -> float:
    """The mean of the shares: every target and loft counts alike, however often it was tried."""
    shares = [rate.share for rate in rates]
    return sum(shares) / len(shares)


def hit_rates(
    board: Board,
    steadiness: Steadiness,
    throws: int,
    chance: Chance,
    coefficients: Coefficients = TABLE,
) -> Iterator[Rate]:
    """How often a throw at a target's centre comes to count for it, on an empty board.

    For each target and loft, this many throws from each side, from the place opposite the target.
    A side from which that loft cannot be aimed there is left out, and so is a loft that no side can
    use.
    """
    for target in board.targets:
        centre = Spot.at(target.x, target.y)
        for loft in Loft:
            aims = [
                throw
                for side in range(4)
                if (throw := _straight(board, side, centre, loft, 0.0, coefficients)) is not None
            ]
            hits = 0
            for throw in aims * throws:
                rest = throw_chip(board, [], throw, steadiness, chance, coefficients).rest[-1]
                hits += _counts(board, rest, target)
            if aims:
                yield Rate(target, loft, hits, len(aims) * throws)


def knock_out_rates(
    board: Board,
    steadiness: Steadiness,
    throws: int,
    chance: Chance,
    loft: Loft = Loft.SLIDE,
    beyond: float = KNOCK,
    coefficients: Coefficients = TABLE,
) -> Iterator[Rate]:
    """How often a throw at a lone chip on a target leaves it counting for that target no more.

    For each target, this many chips lie anywhere on it, one after the other, and each is thrown at
    from each side, from the place opposite, if it can be aimed at from there.
    """
    for target in board.targets:
        hits = 0
        tried = 0
        for _ in range(throws):
            victim = _somewhere_on(board, target, chance)
            for side in range(4):
                throw = _straight(board, side, victim, loft, beyond, coefficients)
                if throw is None:
                    continue
                rest = throw_chip(board, [victim], throw, steadiness, chance, coefficients).rest[0]
                tried += 1
                hits += not _counts(board, rest, target)
        if tried:
            yield Rate(target, loft, hits, tried)


class Crowd(NamedTuple):
    """What became of throws at a target on which some chips lay."""

    target: Target
    near: bool
    """Whether the target lies in the row next to the thrower."""
    loft: Loft
    throws: int
    into: int
    """How many came to count for the target."""
    pushed: int
    """How many left one of the chips that lay there counting for it no more."""
    out: int
    """How many went out themselves."""


def crowded_rates(
    board: Board,
    steadiness: Steadiness,
    throws: int,
    chips: int,
    chance: Chance,
    targets: Iterable[Target] | None = None,
    coefficients: Coefficients = TABLE,
) -> Iterator[Crowd]:
    """What becomes of throws at a target's centre while so many chips lie anywhere on it.

    For each target, loft, and side from which that loft can be aimed there, this many throws from
    the place opposite, each among chips laid anew.
    """
    for target in board.targets if targets is None else targets:
        centre = Spot.at(target.x, target.y)
        for loft in Loft:
            for side in range(4):
                throw = _straight(board, side, centre, loft, 0.0, coefficients)
                if throw is None:
                    continue
                into = pushed = out = 0
                for _ in range(throws):
                    lying = _some_on(board, target, chips, chance)
                    *others, rest = throw_chip(
                        board, lying, throw, steadiness, chance, coefficients
                    ).rest
                    into += _counts(board, rest, target)
                    pushed += not all(_counts(board, spot, target) for spot in others)
                    out += rest is None
                near = (target.y, target.x, board.side - target.y, board.side - target.x)[side]
                row = near < board.side / 3
                yield Crowd(target, row, loft, throws, into, pushed, out)


def _counts(board: Board, rest: Spot | None, target: Target) -> bool:
    return rest is not None and locate(board, *rest) is target


def _some_on(board: Board, target: Target, chips: int, chance: Chance) -> list[Spot]:
    """So many chips on the target, anywhere as long as none lies on another."""
    apart = (2 * board.chip_radius * MICRONS) ** 2
    spots: list[Spot] = []
    while len(spots) < chips:
        spot = _somewhere_on(board, target, chance)
        if all((spot.x - s.x) ** 2 + (spot.y - s.y) ** 2 >= apart for s in spots):
            spots.append(spot)
    return spots


def _straight(
    board: Board, side: int, spot: Spot, loft: Loft, beyond: float, coefficients: Coefficients
) -> Throw | None:
    place = opposite(board, side, spot)
    return aim(board, side, spot, loft, place, beyond=beyond, coefficients=coefficients)


def _somewhere_on(board: Board, target: Target, chance: Chance) -> Spot:
    """A spot where a chip may lie and counts for the target, each as likely as any other."""
    centre = Spot.at(target.x, target.y)
    reach = round((target.radius + board.hole_radius) * MICRONS)
    edge = round(board.chip_radius * MICRONS)
    field = range(edge, 2 * board.middle - edge + 1)
    while True:
        spot = Spot(
            centre.x - reach + chance.below("spot", 2 * reach + 1),
            centre.y - reach + chance.below("spot", 2 * reach + 1),
        )
        if spot.x in field and spot.y in field and locate(board, *spot) is target:
            return spot
