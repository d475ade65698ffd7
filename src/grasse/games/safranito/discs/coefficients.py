"""The numbers of the model: how chips fly, land, slide and collide, and how steady a hand is.

Lengths are millimetres, times seconds, speeds mm/s. Nobody has measured the real board: each number
starts from what is published about poker chips and cardboard and was then tuned until throws hit as
often as they do at a table (docs/throws.md has the measured table).
"""

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from math import sqrt
from typing import Final


class Loft(IntEnum):
    """How high the chip is thrown."""

    SLIDE = 0
    TOSS = 1
    LOB = 2


class Face(IntEnum):
    """Which side of the chip is on top: the blank one or the one with the value."""

    DOWN = 0
    UP = 1


@dataclass(frozen=True)
class Arc:
    """One way to throw: the angle of release, and what landing does to the chip."""

    sine: float
    cosine: float
    kept: float
    """Share of the horizontal speed left after landing: the steeper the fall, the less."""
    kept_scatter: float
    """Standard deviation of that share, relative: a chip that falls on its rim loses more."""
    veer: float
    """Standard deviation of the change of direction on landing, in radians."""
    flips: int
    """How many of a hundred such throws turn over on landing."""


SLIDE: Final = Arc(
    sine=0.08715574274765817,  # 5 degrees: let go flat, just over the frame
    cosine=0.9961946980917455,
    kept=0.75,  # falls from a hand's height, so even a flat throw slaps the board once
    kept_scatter=0.04,
    veer=0.02,
    flips=1,
)
TOSS: Final = Arc(
    sine=0.42261826174069944,  # 25 degrees: the usual underhand toss
    cosine=0.9063077870366499,
    kept=0.55,
    kept_scatter=0.10,
    veer=0.07,
    flips=6,
)
LOB: Final = Arc(
    sine=0.766044443118978,  # 50 degrees: drops almost dead, but sometimes on its rim
    cosine=0.6427876096865394,
    kept=0.30,
    kept_scatter=0.25,
    veer=0.20,
    flips=12,
)


@dataclass(frozen=True, eq=False)
class Coefficients:
    """Everything the model assumes about the world; the board itself comes from the game.

    Known by identity: what follows from one is kept, and looked up at every throw.
    """

    gravity: float = 9810.0
    friction: float = 0.20
    """Sliding: a coin on paper shows 0.28 at rest; printed board is smoother, and players write
    that chips slide further than expected."""
    chip_restitution: float = 0.50
    """Share of the closing speed with which two chips part: hard resin, but edges that catch."""
    drag: float = 0.30
    """Share of what a landing takes from the thrown chip that goes to the one it lands on, if it
    hits that in the middle. The rest goes through it into the board, to which it is pressed."""
    wall_restitution: float = 0.40
    """The same for the cardboard wall, which gives."""
    lift: float = 0.035
    """Share of the energy of a blow against the wall that lifts the chip. With the 4 mm wall a chip
    hops over at about 1500 mm/s: only wild shots do, as at the table."""
    release_height: float = 60.0
    """The hand rests on the edge of the table, a hand's breadth above the board."""
    release_distance: float = 60.0
    """From hand to field: the frame is 50 wide and the hand stays outside it (SF-THROW-05)."""
    top_speed: float = 2600.0
    """Speed at full power: enough to knock a chip out of the far row, too much to aim well."""
    least_kept: float = 0.05
    """However badly a chip lands, it goes on a little in the direction it came."""
    arcs: tuple[Arc, Arc, Arc] = (SLIDE, TOSS, LOB)
    """By loft."""

    @cached_property
    def braking(self) -> float:
        """Deceleration of a sliding chip."""
        return self.friction * self.gravity

    def hop_speed(self, wall: float) -> float:
        """Speed against a wall of this height above which a chip leaves the board."""
        return sqrt(2.0 * self.gravity * wall / self.lift)


TABLE: Final = Coefficients()
"""The table we play on."""


@dataclass(frozen=True)
class Steadiness:
    """How far a hand strays from what was meant, as standard deviations."""

    direction: float
    """In radians, for a chip let go at 1 m/s along the board; in proportion to that speed, because
    the harder one throws the worse one aims."""
    speed: float
    """As a share of the speed meant."""

    def __post_init__(self) -> None:
        if self.direction < 0.0 or not 0.0 <= self.speed <= 0.2:
            raise ValueError(
                "steadiness is deviations: direction not negative, speed from 0 to 0.2, "
                "so that the worst tremor still throws forwards"
            )


STEADINESS: Final = {
    "steady": Steadiness(direction=0.045, speed=0.04),
    "normal": Steadiness(direction=0.09, speed=0.08),
    "shaky": Steadiness(direction=0.15, speed=0.13),
}
"""The table's setting, the same for every person and bot at it. `normal` is a casual thrower."""
