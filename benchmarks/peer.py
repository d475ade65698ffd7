"""The peer's side of the benchmark: catanatron 3.2.1, 4 players, uniformly random legal play.

Run by the python of the peer's own environment (`requirements.lock` beside this file), never
by Grasse's. It says what it is in a line of JSON, and then answers each line `measure seconds` that
it reads with a figure: `run.py` asks in turn with measuring its own games.

The peer gets the fastest way to play that its public interface offers:

- `State` and `apply_action` directly: its `Game` is a thin wrapper that would copy the state
  twice a game, ask a player object for each choice and look each action up in the list it came
  from. Nothing is rendered, accumulated or validated a second time.
- The end of the game is read off the victory points in `player_state`, where `Game.winning_color`
  reads it too, without building its keys anew for each decision. The limit of turns that stops a
  game without a winner is catanatron's own.
- Whole games are played, set-up included, as on our side. Every action counts as a decision, also
  a forced roll or end of turn; a roll's dice cost the peer no decision and are not left out.
- `State.copy` is the copy: `Game.copy` does the same and a little more. The copied positions are
  spread evenly over whole games, since the log of actions makes late copies dearer than early ones.
- Those games are played before the clock runs, so that catanatron's caches are warm.
- Time is the process's CPU time; the garbage collector stays on, as on our side.
"""

import json
import platform
import random
import signal
import sys
from importlib.metadata import version
from time import process_time

from catanatron.game import TURNS_LIMIT
from catanatron.models.player import Color, RandomPlayer
from catanatron.state import State, apply_action

POINTS_TO_WIN = 10
GAMES_TO_COPY = 8
POSITIONS_PER_GAME = 64
PLAYERS = [RandomPlayer(color) for color in Color]
P0, P1, P2, P3 = (f"P{seat}_ACTUAL_VICTORY_POINTS" for seat in range(4))


def playout() -> int:
    """Play one game to its end and return its number of decisions."""
    bits = random.getrandbits
    apply = apply_action
    goal, limit = POINTS_TO_WIN, TURNS_LIMIT
    p0, p1, p2, p3 = P0, P1, P2, P3
    state = State(PLAYERS)
    points = state.player_state
    while (
        points[p0] < goal
        and points[p1] < goal
        and points[p2] < goal
        and points[p3] < goal
        and state.num_turns < limit
    ):
        options = state.playable_actions
        apply(state, options[bits(20) * len(options) >> 20])
    return len(state.actions)


def positions_of_a_game() -> list[State]:
    """Play one game and return positions spread evenly over it."""
    state = State(PLAYERS)
    points = state.player_state
    seen = []
    while (
        max(points[p] for p in (P0, P1, P2, P3)) < POINTS_TO_WIN and state.num_turns < TURNS_LIMIT
    ):
        seen.append(state.copy())
        apply_action(state, random.choice(state.playable_actions))
    return seen[:: max(1, len(seen) // POSITIONS_PER_GAME)]


def decisions_per_second(seconds: float) -> float:
    """Play whole games until `seconds` of CPU time have passed."""
    decisions = 0
    start = process_time()
    while True:
        decisions += playout()
        elapsed = process_time() - start
        if elapsed >= seconds:
            return decisions / elapsed


def copies_per_second(positions: list[State], seconds: float) -> float:
    """Copy each position in turn until `seconds` of CPU time have passed."""
    copies = 0
    start = process_time()
    while True:
        for position in positions:
            position.copy()
        copies += len(positions)
        elapsed = process_time() - start
        if elapsed >= seconds:
            return copies / elapsed


def main() -> None:
    """Answer what is asked, until nothing is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asks decides when it ends
    random.seed(1)
    positions = [position for _ in range(GAMES_TO_COPY) for position in positions_of_a_game()]
    about = {"version": version("catanatron"), "python": platform.python_version()}
    print(json.dumps(about), flush=True)
    for line in iter(sys.stdin.readline, ""):
        measure, seconds = line.split()
        if measure == "decisions":
            print(decisions_per_second(float(seconds)), flush=True)
        else:
            print(copies_per_second(positions, float(seconds)), flush=True)


if __name__ == "__main__":
    main()
