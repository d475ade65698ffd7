"""Aqua Mirabilis, by its full rules, for 2, 3 or 4 players.

The chapters follow the rulebook: setup, turn, sunday, production, travel, perfume, market,
apprenticeship, court and influence, versailles, finale; `free` is what a player may do at any
moment of the own turn. `box` is what is in the box.

What people read: `names` of pieces, the whole `table`, a `glance` at it for the decision at hand;
`outlook` says what an option costs and brings; a `scene` is what one seat sees.
"""

from pathlib import Path

from grasse.games.aqua_mirabilis.actions import VOCABULARY
from grasse.games.aqua_mirabilis.box import read_box
from grasse.games.aqua_mirabilis.glance import glance
from grasse.games.aqua_mirabilis.imagine import imagine
from grasse.games.aqua_mirabilis.load import load
from grasse.games.aqua_mirabilis.mind import AquaMind
from grasse.games.aqua_mirabilis.position import AquaPosition
from grasse.games.aqua_mirabilis.reasons import AquaReasons
from grasse.games.aqua_mirabilis.rulings import RULINGS, AquaOptions
from grasse.games.aqua_mirabilis.setup import start
from grasse.games.aqua_mirabilis.table import (
    describe,
    draw_table,
    result_lines,
    sources,
    standing,
)
from grasse.kernel import Game
from grasse.kernel.game import Earlier

GAME = Game(
    name="aqua-mirabilis",
    prefix="AM",
    version=2,
    seats=(2, 3, 4),
    options=AquaOptions,
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
    reasons=AquaReasons(),
    mind=AquaMind(),
    earlier={
        1: Earlier(
            options={
                "must_convert": False,
                "must_take_tile": True,
                "methods_ever_learned": False,
                "influence_tile_only_places": False,
                "limited_letters": False,
            }
        )
    },
    longest=50_000,
    drawn=True,
    endings={"last-sunday": {}},
    glance=glance,
    phases={
        "first-player": "setup",
        "turn": "turn",
        "extra-turn": "turn",
        "delivery": "sunday",
        "last-sunday": "sunday",
        "final-parade": "parade",
        "bonus-revealed": "scoring",
        "parade-points": "scoring",
        "final-tokens": "scoring",
        "final-cities": "scoring",
        "final-ladies": "scoring",
        "final-bonus": "scoring",
        "final-points": "scoring",
        "game-ends": "scoring",
    },
    closing=frozenset(
        (
            "end-turn",
            "pass-on",
            "collect",
            "give-nothing",
            "stop-giving",
            "stop-influence",
            "leave-versailles",
            "stop-converting",
            "stop-storing",
            "end-parade",
        )
    ),
)
AquaPosition.game = GAME
