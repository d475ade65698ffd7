"""What players of each level hold for valuable, in points.

Of each thing that is looked at (`judgement.NAMES`): what one is worth when the game ends, and how
much more when much of it is left.
"""

from __future__ import annotations

from typing import Final

from grasse.games.aqua_mirabilis.judgement import Weights

SOLID: Final[Weights] = {
    # perfumes: to present next, after that …, those that are still to be created or to grow
    "show-1": (0.8, -0.02),
    "show-2": (0.73, -0.05),
    "show-3": (0.63, -0.07),
    "show-4": (0.3, -0.03),
    "made": (0.17, 0.05),
    "grown": (0.5, 0.0),
    "worn": (0.23, -0.09),
    "final": (0.86, -0.25),
    "spare": (1.11, 1.89),
    "flowers": (0.01, -0.02),
    # skills
    "level-2": (-0.19, 4.97),
    "level-3": (0.1, 1.46),
    "level-4": (-0.46, 3.24),
    "level-5": (-0.66, 1.98),
    "distillation": (0.01, 0.52),
    "maceration": (-0.08, 0.69),
    "squeezing": (1.56, 5.53),
    "enfleurage": (-0.37, 1.59),
    "extraction": (0.44, 2.18),
    "specialisations": (0.7, 0.74),
    "bases": (0.28, 0.74),
    "ability-market": (-0.76, 1.27),
    "ability-production": (-0.51, 1.58),
    "ability-carriage": (1.26, 2.39),
    # city tiles that were not flipped, and the way to the next
    "tile-goods": (2.07, 1.56),
    "tile-recipe": (0.65, -1.28),
    "tile-token": (1.39, 0.0),
    "tile-production": (0.81, -0.01),
    "tile-action": (1.16, -0.55),
    "tile-show": (1.27, -0.08),
    "tile-influence": (3.55, 0.05),
    "tile-prestige": (0.68, 0.01),
    "road": (-0.51, -0.65),
    # the ladies and their favours
    "majorities": (0.94, -0.26),
    "known": (-0.01, 0.65),
    "influence": (0.17, 0.07),
    "favour-a": (-0.26, 1.5),
    "favour-b": (-0.32, 0.92),
    "favour-c": (0.83, 3.47),
    "favour-d": (-1.18, 0.64),
    # letters, each beside the one before it; tokens; the sundial beside a full one
    "letter-1": (1.2, 3.41),
    "letter-2": (0.18, 3.03),
    "letter-3": (1.94, 4.94),
    "letter-4": (-0.81, 1.6),
    "tokens": (1.73, 2.49),
    "token": (0.27, 0.47),
    "dial-1": (-2.54, -0.29),
    "dial-2": (-2.3, -0.35),
    "dial-3": (-1.04, 0.32),
    "dial-4": (-0.17, 0.56),
    "bonus": (0.78, -0.15),
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
        "final",
        "favour-a",
        "favour-b",
        "favour-c",
        "favour-d",
        "bonus",
    )
)
EASY: Final[Weights] = {
    name: (end, 0.0) for name, (end, _) in SOLID.items() if name not in _UNSEEN_BY_EASY
}
"""Plans as well, but lives for the week: what pays slowly is worth no more early than late, and
methods and abilities, favours, Sundays and the final parade are not thought of."""

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
