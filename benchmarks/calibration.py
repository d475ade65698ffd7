"""Whether the chances that a report shows are right: of all that it calls 70 %, how many are won?

    .venv/bin/python benchmarks/calibration.py --games 500 --jobs 2 --plots docs/pictures

Bots play games that no value was learned from. At moments spread over each game everybody's share
of the win is measured as a report measures it, and compared with how the game ended. What was said
is put together by tenths, 65 to 75 % being the one around 70 %; games are the units of the error.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from math import fsum
from pathlib import Path
from typing import Final, NamedTuple

from grasse.bots import LEVELS, among_bots, decide_at
from grasse.bots import find as find_bot
from grasse.bots.arena.statistics import Mean, ratio_of
from grasse.bots.arena.workers import spread
from grasse.bots.plots import Dot, calibration
from grasse.bots.report.measure import Luck, Measure, ended, mean
from grasse.games import find
from grasse.kernel import NATURE, Dice, GrasseError, Position

GAMES: Final = ("parfum", "safranito", "aqua-mirabilis")
MOMENTS: Final = 20
"""Of each game, about; the first is drawn by chance, and they are as far from one another."""


class Said(NamedTuple):
    """Of one seat at one moment: its share as it was said, and as it came."""

    said: float
    came: float


class Tenth(NamedTuple):
    """All that was said around one tenth."""

    around: float
    said: float
    came: Mean
    number: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--games", type=int, default=500, help="of each")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="solid", choices=LEVELS, help="who plays them")
    parser.add_argument("--samples", type=int, default=4, help="for each moment")
    parser.add_argument("--seed", default="held-out")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--plots", type=Path, help="a folder to draw into, as SVG")
    asked = parser.parse_args()
    try:
        for game in asked.game:
            find(game).start(asked.players)  # what cannot be played is refused before hours
        for game in asked.game:
            measure(game, asked)
    except GrasseError as error:
        sys.exit(f"calibration: {error}")
    except KeyboardInterrupt:
        sys.exit("\ncalibration: stopped; nothing is kept")


def measure(game: str, asked: argparse.Namespace) -> None:
    """Play, compare, and say it."""
    work = partial(watch, game, asked.players, asked.level, asked.samples, asked.seed)
    found = [said for _, said in spread(work, range(asked.games), jobs=asked.jobs)]
    every = [one for said in found for one in said]
    brier = fsum((one.said - one.came) ** 2 for one in every) / len(every)
    even = 1 / asked.players
    ignorant = fsum((even - one.came) ** 2 for one in every) / len(every)
    rows = tenths(found)
    print(
        f"\n{game}, {asked.players} players, {len(found)} games of {asked.level}, "
        f"{len(every)} shares: Brier score {brier:.4f} (who knows nothing: {ignorant:.4f})\n"
    )
    print("| said | mean of it | won | number |\n|---|---|---|---|")
    for row in rows:
        low, high = row.came.interval
        won = f"{row.came.value:.1%} ({max(0.0, low):.1%} to {min(1.0, high):.1%})"
        print(f"| {row.around:.0%} | {row.said:.1%} | {won} | {row.number} |")
    if asked.plots is not None:
        path = asked.plots / f"calibration-{game}.svg"
        dots = [Dot(f"{row.around:.0%}", row.came.value, *row.came.interval) for row in rows]
        title = f"{game}: won, by what was said"
        path.write_text(calibration(title, [row.said for row in rows], dots), encoding="utf-8")
        print(f"\n{path}", file=sys.stderr)


def watch(game: str, players: int, level: str, samples: int, seed: str, number: int) -> list[Said]:
    """One game: what was said at some of its moments, and what came of it."""
    chosen = find(game)
    p = chosen.start(players, among_bots(chosen, {}))
    bot = find_bot(level, chosen, repeatable=True)
    nature, own = Dice(f"{seed}/{number}/nature"), Dice(f"{seed}/{number}/bots")
    met: list[Position] = []
    while p.to_act is not None:
        met.append(p.copy())
        p.play(p.draw(nature) if p.to_act == NATURE else decide_at(p, bot, own))
    result = p.result()
    assert result is not None  # nobody is to act
    came = ended(result)
    measured = Measure(chosen, met[0])
    first = own.below("first", max(1, len(met) // MOMENTS))
    found = []
    for then in met[first :: max(1, len(met) // MOMENTS)]:
        said = mean([measured.expect(then, Luck(sample)) for sample in range(samples)])
        found += [Said(said[seat], came[seat]) for seat in range(players)]
    return found


def tenths(games: list[list[Said]]) -> list[Tenth]:
    """What was said around each tenth, and how often it came."""
    rows = []
    for tenth in range(11):
        groups = [[one for one in said if round(10 * one.said) == tenth] for said in games]
        groups = [group for group in groups if group]
        number = sum(map(len, groups))
        if number:
            said = fsum(one.said for group in groups for one in group) / number
            came = ratio_of([(fsum(one.came for one in group), len(group)) for group in groups])
            rows.append(Tenth(tenth / 10, said, came, number))
    return rows


if __name__ == "__main__":
    main()
