"""Safranito, by its full rules, for 2, 3 or 4 players.

The chapters follow the rulebook: throw, spaces, market, cook; `round` puts them in order, `cards`
are the piles that several of them draw from. `box` is what is in the box, `discs` the physics.
`table`, `chart` and `ways` put it into words.
"""

from pathlib import Path

from grasse.games.safranito.actions import VOCABULARY
from grasse.games.safranito.box import read_box
from grasse.games.safranito.imagine import imagine
from grasse.games.safranito.load import load
from grasse.games.safranito.mind import MIND
from grasse.games.safranito.position import SafranitoPosition
from grasse.games.safranito.reasons import SafranitoReasons
from grasse.games.safranito.round import start
from grasse.games.safranito.rulings import RULINGS, SafranitoOptions
from grasse.games.safranito.table import (
    CLOSING,
    PHASES,
    describe,
    draw_table,
    glance,
    result_lines,
    sources,
    standing,
)
from grasse.games.safranito.throw import motion, same_tremor
from grasse.games.safranito.ways import refine
from grasse.kernel import Game
from grasse.kernel.game import Earlier

_FIRST = Earlier(
    options={"round_cap": 60, "piles": "keep"},
    agrees=same_tremor,
    remark=(
        "Thrown under older discs (docs/throws.md): the tremor of every throw is what the seed "
        "gives; where its chips came to rest is as the file says."
    ),
)

GAME = Game(
    name="safranito",
    prefix="SF",
    version=2,
    seats=(2, 3, 4),
    options=SafranitoOptions,
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
    reasons=SafranitoReasons(),
    mind=MIND,
    earlier={1: _FIRST},
    longest=50_000,
    drawn=True,
    endings={"third-dish": {}, "cap": {"round_cap": 3}},
    motion=motion,
    glance=glance,
    phases=PHASES,
    closing=CLOSING,
    refine=refine,
)
SafranitoPosition.game = GAME
