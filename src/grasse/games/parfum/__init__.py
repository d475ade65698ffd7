"""Parfum, by its full rules, for 2, 3 or 4 players.

The chapters follow the rulebook: wake, prepare, distil, claim, compose, sell, close; `round` puts
them in order, `water` is the well that several of them draw from. `box` is what is in the box.
`table` and `glance` put it into words.
"""

from pathlib import Path

from grasse.games.parfum.actions import VOCABULARY
from grasse.games.parfum.box import read_box
from grasse.games.parfum.glance import glance
from grasse.games.parfum.imagine import imagine
from grasse.games.parfum.load import load
from grasse.games.parfum.mind import ParfumMind
from grasse.games.parfum.position import ParfumPosition
from grasse.games.parfum.reasons import ParfumReasons
from grasse.games.parfum.round import start
from grasse.games.parfum.rulings import RULINGS, ParfumOptions
from grasse.games.parfum.table import (
    CLOSING,
    PHASES,
    describe,
    draw_table,
    result_lines,
    sources,
    standing,
)
from grasse.kernel import Game
from grasse.kernel.game import Earlier

GAME = Game(
    name="parfum",
    prefix="PF",
    version=2,
    seats=(2, 3, 4),
    options=ParfumOptions,
    rulings=RULINGS,
    vocabulary=VOCABULARY,
    folder=Path(__file__).parent,
    start_position=start,
    load_position=load,
    imagine=imagine,
    read_components=read_box,
    draw_table=draw_table,
    describe=describe,
    result_lines=result_lines,
    sources=sources,
    standing=standing,
    reasons=ParfumReasons(),
    mind=ParfumMind(),
    earlier={1: Earlier(options={"round_cap": 1000})},
    longest=100_000,
    drawn=True,
    endings={"closing": {}, "bag": {}, "cap": {"round_cap": 3}},
    glance=glance,
    phases=PHASES,
    closing=CLOSING,
)
ParfumPosition.game = GAME
