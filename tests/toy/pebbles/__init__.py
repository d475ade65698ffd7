"""Pebbles: short games with a hidden hand, chance and ties.

`turn` is the one chapter of its rulebook, `box` what is in the box, `table` puts it into words, and
`mind` is how bots think about it. docs/new-game.md goes through all of it.
"""

from pathlib import Path

from grasse.kernel import Game
from pebbles.actions import VOCABULARY
from pebbles.box import read_box
from pebbles.mind import PebblesMind
from pebbles.position import PebblesPosition
from pebbles.table import draw_table
from pebbles.turn import ROUNDS, STEPS, start

GAME = Game(
    name="pebbles",
    prefix="PB",
    version=1,
    seats=(2, 3, 4),
    vocabulary=VOCABULARY,
    folder=Path(__file__).parent,
    steps=STEPS,
    start_position=start,
    load_position=PebblesPosition.load,
    imagine=PebblesPosition.imagine,
    read_components=read_box,
    draw_table=draw_table,
    mind=PebblesMind(),
    endings={"all-drawn": {}},
    longest=1 + 2 * 4 * ROUNDS,  # a pebble on the shore; then each turn a decision and a draw
)
PebblesPosition.game = GAME
