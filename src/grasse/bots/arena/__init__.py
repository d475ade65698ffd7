"""The arena: bots play many games against one another.

`sim` counts the games of one table. A `Series` is a match among bots: every deal is played once in
each seating, so that luck cancels, and what was played is kept, a line a game.
"""

from grasse.bots.arena.sim import Outcome, Tally, play_one, simulate

__all__ = ["Outcome", "Tally", "play_one", "simulate"]
