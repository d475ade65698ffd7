"""What players of each level hold for valuable, in points.

Of each thing that is looked at (`judgement.NAMES`): what one is worth when the game ends, and how
much more when much of it is left.
"""

from __future__ import annotations

from typing import Final

from grasse.games.aqua_mirabilis.judgement import Weights

SOLID: Final[Weights] = {
    # perfumes: to present next, after that …, those that are still to be created or to grow
    "show-1": (0.84, -0.02),
    "show-2": (0.73, -0.06),
    "show-3": (0.6, -0.09),
    "show-4": (0.28, -0.04),
    "made": (0.13, 0.13),
    "grown": (0.45, -0.05),
    "worn": (0.24, -0.1),
    "final": (0.78, -0.46),
    "spare": (0.82, 2.16),
    "flowers": (-0.07, -0.32),
    # skills
    "level-2": (-0.7, 4.0),
    "level-3": (-0.06, 1.57),
    "level-4": (-0.53, 1.91),
    "level-5": (-1.0, 1.14),
    "distillation": (0.07, 0.59),
    "maceration": (-0.29, 0.42),
    "squeezing": (1.26, 3.82),
    "enfleurage": (-0.68, 0.7),
    "extraction": (0.56, 2.35),
    "specialisations": (0.35, 1.14),
    "bases": (0.75, 1.6),
    "ability-market": (-0.37, 1.83),
    "ability-production": (-0.16, 2.05),
    "ability-carriage": (0.51, 1.36),
    # city tiles that were not flipped, and the way to the next
    "tile-goods": (2.22, 1.63),
    "tile-recipe": (0.74, -1.09),
    "tile-token": (1.5, 0.08),
    "tile-production": (0.56, -0.22),
    "tile-action": (0.89, -0.91),
    "tile-show": (1.52, 0.01),
    "tile-influence": (3.61, 0.13),
    "tile-prestige": (0.64, -0.07),
    "road": (-0.5, -0.59),
    # the ladies and their favours
    "majorities": (0.94, -0.31),
    "known": (0.13, 0.66),
    "influence": (0.23, 0.08),
    "favour-a": (-0.04, 1.82),
    "favour-b": (-0.19, 1.27),
    "favour-c": (0.22, 1.85),
    "favour-d": (-1.31, 0.25),
    # letters, each beside the one before it; tokens; the sundial beside a full one
    "letter-1": (1.14, 3.23),
    "letter-2": (-0.16, 2.09),
    "letter-3": (1.68, 4.54),
    "letter-4": (-0.25, 2.51),
    "tokens": (1.85, 1.31),
    "token": (0.26, 0.17),
    "dial-1": (-2.26, 0.0),
    "dial-2": (-2.1, -0.11),
    "dial-3": (-1.21, 0.1),
    "dial-4": (0.05, 0.94),
    "bonus": (0.74, -0.22),
}

_UNSEEN_BY_EASY: Final = frozenset(
    (
        "maceration",
        "squeezing",
        "enfleurage",
        "extraction",
        "specialisations",
        "bases",
        "ability-market",
        "ability-production",
        "ability-carriage",
        "worn",
        "favour-a",
        "favour-b",
        "favour-c",
        "favour-d",
        "bonus",
    )
)
EASY: Final[Weights] = {name: worth for name, worth in SOLID.items() if name not in _UNSEEN_BY_EASY}
"""Plans as well, but knows little of methods and abilities, of favours and of Sundays."""

BEGINNER: Final[Weights] = {
    "show-1": (0.6, 0.0),
    "show-2": (0.3, 0.0),
    "made": (0.1, 0.0),
    "grown": (0.3, 0.0),
    "spare": (0.5, 0.0),
    "flowers": (0.4, 0.0),
    "level-2": (0.0, 2.0),
    "tile-prestige": (0.5, 0.0),
    "tile-goods": (1.0, 0.0),
    "majorities": (0.5, 0.0),
    "tokens": (1.0, 0.0),
}
"""Sees what brings points soon, and likes to have many things."""
