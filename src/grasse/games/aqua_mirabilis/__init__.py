"""Aqua Mirabilis, by its full rules, for 2, 3 or 4 players.

The chapters follow the rulebook: setup, turn, sunday, production, travel, perfume, market,
apprenticeship, court and influence, versailles, finale; `free` is what a player may do at any
moment of the own turn. `box` is what is in the box.
"""

from pathlib import Path

from grasse.games.aqua_mirabilis.actions import VOCABULARY
from grasse.games.aqua_mirabilis.bot import choose
from grasse.games.aqua_mirabilis.box import read_box
from grasse.games.aqua_mirabilis.load import imagine, load
from grasse.games.aqua_mirabilis.position import RULINGS, AquaOptions, AquaPosition
from grasse.games.aqua_mirabilis.setup import start
from grasse.games.aqua_mirabilis.table import describe, draw_table, result_lines
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
    greedy=choose,
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
)
AquaPosition.game = GAME
