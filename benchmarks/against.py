"""A level of this working tree against a bot of an older commit.

    .venv/bin/python benchmarks/against.py 59e470a --game parfum --level solid --games 200

The older sources are checked out to a folder aside and answer from a process of their own, by what
the seat sees, as JSON lines. Every deal is played in all seatings; with more than two players one
of the level sits among older ones. The rules must be the same.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import count
from math import fsum
from multiprocessing import get_context
from pathlib import Path

from grasse.bots.arena.entrants import read_entrant
from grasse.bots.arena.series import new_series
from grasse.bots.arena.statistics import mean, share_of_deals
from grasse.bots.arena.table import Played, play_by, thinking
from grasse.games import find
from grasse.kernel import Action, GrasseError, Position, Seat

ROOT = Path(__file__).resolve().parents[1]

ANSWER = """
import json, sys
from time import thread_time
from grasse.bots import find as find_bot
from grasse.games import find
from grasse.kernel import Dice
game = find(sys.argv[1])
bot = find_bot(sys.argv[2], game)
for line in sys.stdin:
    asked = json.loads(line)
    options = [game.vocabulary.read(option) for option in asked["view"]["options"]]
    began = thread_time()
    action = bot.choose(asked["view"], options, Dice(asked["seed"]))
    print(json.dumps([action.plain(), thread_time() - began]), flush=True)
"""
"""What runs on the older sources."""


class Older:
    """The bot of the older commit."""

    def __init__(self, source: Path, game: str, bot: str) -> None:
        self._vocabulary = find(game).vocabulary
        self._process = subprocess.Popen(
            [sys.executable, "-c", ANSWER, game, bot],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(source / "src"), "GRASSE_BUILD": "plain"},
        )

    def choose(self, p: Position, seed: str) -> tuple[Action, float]:
        """What it does, and the CPU time it took."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"view": p.view(p.to_act), "seed": seed}) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            sys.exit("the older sources gave no answer; what they said is above")
        action, seconds = json.loads(answer)
        return self._vocabulary.read(action), seconds


_older: Older


def begin(source: Path, game: str, bot: str) -> None:
    """In each process that plays."""
    global _older
    _older = Older(source, game, bot)


def play(game: str, level: str, players: int, seed: str, deal: int, own: Seat) -> Played:
    """One game, the level in seat `own`."""
    chosen = find(game)
    think = thinking(chosen, [read_entrant(level)] * players, f"{seed}/{deal}/bots")
    number = count()

    def decide(p: Position, seat: Seat) -> tuple[Action, float]:
        if seat == own:
            return think(p, seat)
        return _older.choose(p, f"{seed}/{deal}/{seat}/{next(number)}")

    return play_by(decide, chosen, players, seed, deal, {})


def ahead(own: Seat, game: Played) -> int:
    return game.scores[own] - max(score for seat, score in enumerate(game.scores) if seat != own)


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """The sources of a commit, in a folder that is gone afterwards."""
    git = ["git", "-C", str(ROOT)]
    commit = subprocess.run(
        [*git, "rev-parse", "--quiet", "--verify", "--end-of-options", f"{revision}^{{commit}}"],
        stdout=subprocess.PIPE,
        text=True,
    ).stdout.strip()
    if not commit:
        sys.exit(f"there is no commit {revision}")
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "older"
        subprocess.run(
            [*git, "worktree", "add", "--quiet", "--detach", str(place), commit], check=True
        )
        try:
            yield place
        finally:
            subprocess.run([*git, "worktree", "remove", "--force", str(place)], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("revision", metavar="REV", help="the older commit")
    parser.add_argument("--game", default="parfum")
    parser.add_argument("--level", default="solid", help="of the working tree, as in the arena")
    parser.add_argument("--older", default="greedy", help="the bot of the older commit")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="against")
    asked = parser.parse_args()
    players = asked.players
    try:
        new_series(asked.game, [read_entrant(asked.level)], players, asked.seed)
    except GrasseError as error:
        sys.exit(str(error))
    deals = -(-asked.games // players)
    with (
        checked_out(asked.revision) as source,
        ProcessPoolExecutor(
            asked.jobs,
            mp_context=get_context("spawn"),
            initializer=begin,
            initargs=(source, asked.game, asked.older),
        ) as pool,
    ):
        games = [
            [
                pool.submit(play, asked.game, asked.level, players, asked.seed, deal, own)
                for own in range(players)
            ]
            for deal in range(deals)
        ]
        played = [[game.result() for game in deal] for deal in games]
    shares = [[game.shares[own] for own, game in enumerate(deal)] for deal in played]
    leads = [[ahead(own, game) for own, game in enumerate(deal)] for deal in played]
    share = share_of_deals([fsum(deal) / players for deal in shares], players)
    lead = mean([fsum(deal) / players for deal in leads])
    among = "" if players == 2 else f" among {players - 1} of them"
    older = f"{asked.older} of {asked.revision}"
    print(
        f"{asked.game}, {players} players, {deals} deals in {players} seatings: "
        f"{asked.level} against {older}{among}"
    )
    print(
        f"wins {fsum(map(fsum, shares)):g} of {deals * players}: {share.value:.1%} "
        f"(95 %: {share.low:.1%} to {share.high:.1%}; even is {1 / players:.0%}), "
        f"margin {lead.value:+.1f} ± {lead.error or 0:.1f}"
    )
    for name, is_own in ((asked.level, True), (older, False)):
        times = [
            (game.choices[seat], game.seconds[seat])
            for deal in played
            for own, game in enumerate(deal)
            for seat in range(players)
            if (seat == own) is is_own
        ]
        choices, seconds = sum(one for one, _ in times), fsum(one for _, one in times)
        print(f"{name}: {1000 * seconds / max(1, choices):.2f} ms CPU a choice, {choices} choices")


if __name__ == "__main__":
    main()
