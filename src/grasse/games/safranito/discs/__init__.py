"""The discs of Safranito: a chip is thrown, flies, lands, slides, collides and comes to rest.

A package of its own that knows nothing of the game: the board comes from the caller, chance too,
and what comes out are spots in whole micrometres and the motion for a browser to show.

>>> board = Board(400, 4, 19.5, 4, (Target("saffron", 200, 200, 50),))
>>> throw = aim(board, side=0, spot=Spot.at(200, 200), loft=Loft.TOSS, place=500)
>>> outcome = throw_chip(board, [], throw, STEADINESS["steady"], Practice(1))
>>> locate(board, *outcome.rest[-1]).name
'saffron'
"""

from .aiming import KNOCK, aim, opposite, reach
from .chance import Chance, Practice
from .coefficients import STEADINESS, TABLE, Arc, Coefficients, Face, Loft, Steadiness
from .geometry import MICRONS, Board, Spot, Target
from .measure import Crowd, Rate, crowded_rates, hit_rates, knock_out_rates, mean_share
from .motion import Kind, Motion, Segment, encode
from .report import put_right
from .soak import Soaked, soak
from .throw import (
    RANGES,
    STILL,
    Field,
    Outcome,
    Shake,
    Throw,
    Tremor,
    carry_out,
    draw_shake,
    draw_tremor,
    throw_chip,
    tremble,
)
from .validity import locate

__all__ = [
    "KNOCK",
    "MICRONS",
    "RANGES",
    "STEADINESS",
    "STILL",
    "TABLE",
    "Arc",
    "Board",
    "Chance",
    "Coefficients",
    "Crowd",
    "Face",
    "Field",
    "Kind",
    "Loft",
    "Motion",
    "Outcome",
    "Practice",
    "Rate",
    "Segment",
    "Shake",
    "Soaked",
    "Spot",
    "Steadiness",
    "Target",
    "Throw",
    "Tremor",
    "aim",
    "carry_out",
    "crowded_rates",
    "draw_shake",
    "draw_tremor",
    "encode",
    "hit_rates",
    "knock_out_rates",
    "locate",
    "mean_share",
    "opposite",
    "put_right",
    "reach",
    "soak",
    "throw_chip",
    "tremble",
]
