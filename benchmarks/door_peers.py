"""The others' side of `./play bench doors`: run by the python of the peers' own environment.

It says in a line of JSON what there is, and then answers each line `name seconds` with a figure.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module

import gymnasium
import pyspiel

from benchmarks.loops import Loop, through_gymnasium, through_openspiel, through_pettingzoo

CLASSIC = {"connect four": "connect_four_v3", "chess": "chess_v6", "tic-tac-toe": "tictactoe_v3"}
PYTHON_GAMES = ("python_tic_tac_toe", "python_block_dominoes", "python_liars_poker")


def loops() -> dict[str, Loop]:
    found: dict[str, Loop] = {}
    for name, module in CLASSIC.items():
        env = import_module(f"pettingzoo.classic.{module}").env()
        found[f"PettingZoo, {name}"] = through_pettingzoo(env)
    import_module("open_spiel.python.games")
    for name in PYTHON_GAMES:
        game = pyspiel.load_game(name)
        found[f"OpenSpiel, {name}"] = through_openspiel(game)
    import_module("catanatron_gym")
    catan = gymnasium.make("catanatron_gym:catanatron-v1")
    found["Gymnasium, catanatron"] = through_gymnasium(catan, lambda info: info["valid_actions"])
    return found


def main() -> None:
    found = loops()
    print(json.dumps(list(found)), flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(found[name](seconds), flush=True)


main()
