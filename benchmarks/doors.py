"""How fast the doors of `grasse.research` are, beside others of their kind: `./play bench doors`.

In each round all loops get a short slice of CPU time, one behind the other; what is shown is the
median of the rounds, and so is each ratio, which is taken in each round by itself. The peers run in
an environment of their own (`door_peers.py`); `loops.py` is what both sides do. Two players; of
Gymnasium's door the decisions of the one seat are counted, against `random`, as at catanatron's.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
from statistics import median
from time import process_time

import numpy as np
from rich.console import Console
from rich.table import Table

import grasse
from benchmarks.loops import Loop, through_gymnasium, through_openspiel, through_pettingzoo
from grasse import bots, research
from grasse.kernel import NATURE, Dice

BESIDE = {
    "PettingZoo": "PettingZoo, connect four",
    "OpenSpiel": "OpenSpiel, python_block_dominoes",
    "Gymnasium": "Gymnasium, catanatron",
}


def bare(name: str, arrays: bool) -> Loop:
    """`options` and `play` alone, or with array and mask of each decision."""
    game, numbers = grasse.find(name), research.encoding(name, 2)
    rules = bots.among_bots(game, {})

    def loop(seconds: float) -> float:
        steps, began = 0, process_time()
        while process_time() - began < seconds:
            position, chance, observer = game.start(2, rules), Dice(steps), numbers.observer()
            while (seat := position.to_act) is not None:
                if seat == NATURE:
                    position.play(position.draw(chance))
                    continue
                options = position.options()
                if arrays:
                    observer.array(position, seat)
                    numbers.mask(position)
                position.play(options[int(random.random() * len(options))])
                steps += 1
                if steps % 64 == 0 and process_time() - began > seconds:
                    break
        return steps / (process_time() - began)

    return loop


def ours() -> dict[str, Loop]:
    found: dict[str, Loop] = {}
    for name in research.GAMES:
        found[f"{name}, options and play"] = bare(name, False)
        found[f"{name}, with arrays and masks"] = bare(name, True)
        found[f"{name}, PettingZoo"] = through_pettingzoo(research.aec(name, 2))
        seat = research.seat(name, 2, "random")
        found[f"{name}, Gymnasium"] = through_gymnasium(
            seat, lambda info: np.flatnonzero(info["action_mask"])
        )
        found[f"{name}, OpenSpiel"] = through_openspiel(research.openspiel(name, 2))
    return found


class Peers:
    """The other process."""

    def __init__(self) -> None:
        python = os.environ["GRASSE_BENCH_PEER"]
        self.process = subprocess.Popen(
            [python, "-W", "ignore", "-m", "benchmarks.door_peers"],
            env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.names: list[str] = json.loads(self._line())

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def rate(self, name: str, seconds: float) -> float:
        assert self.process.stdin is not None
        print(json.dumps([name, seconds]), file=self.process.stdin, flush=True)
        return float(self._line())


def main() -> None:
    parser = argparse.ArgumentParser(prog="./play bench doors")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--slice", type=float, default=0.3, help="CPU seconds")
    given = parser.parse_args()
    peers, own = Peers(), ours()
    rates: dict[str, list[float]] = {name: [] for name in [*peers.names, *own]}
    for _ in range(given.rounds):
        for name in peers.names:
            rates[name].append(peers.rate(name, given.slice))
        for name, loop in own.items():
            rates[name].append(loop(given.slice))
    table = Table("decisions a CPU second, median", "", "beside", "ratio")
    for name, found in rates.items():
        game, _, door = name.partition(", ")
        other = BESIDE.get(door) or (f"{game}, options and play" if "arrays" in door else None)
        ratio = ""
        if other is not None and name in own:
            pairs = zip(found, rates[other], strict=True)
            ratio = f"{median([one / two for one, two in pairs]):.2f}"
        table.add_row(name, f"{median(found):,.0f}", (other or "") if ratio else "", ratio)
    Console().print(table)


if __name__ == "__main__":
    main()
