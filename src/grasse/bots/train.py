"""`./play train GAME`: a value is learned from games that bots play among themselves.

Bots of one level play; now and then one of them takes another option than it would, so that
unusual positions are met, too. Some quiet positions of each game are noted, and how it ended. A
small network learns to tell the share of the win and the margin from what the mind looks at in
them: first by the results alone, then by what it says itself of the next position that was noted,
too, which hangs less on luck (TD(λ)). Games that it never saw say how good it is. What was played
is kept, so that a training that was interrupted goes on, one with more games adds to those there
are, and one that looks at something else learns from the same games.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import signal
import sys
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from grasse.bots import LEVELS, among_bots, find
from grasse.bots.value import FILE, Layers, Learned, Provenance, Standing, digest_of, final
from grasse.games import find as find_game
from grasse.kernel import NATURE, BadRequest, Dice, Game, GrasseError, Plain
from grasse.kernel.home import home

CHUNK: Final = 50
"""Games that are played and kept together."""
NOTED: Final = 24
"""Positions that are noted of a game, at most; they are spread over it by chance."""
ASIDE: Final = 0.02
"""How often a bot takes another option than the one it would."""
TELLING: Final = 5
"""Games that tell one series from another."""
HELD_OUT: Final = 10
"""One chunk of so many is kept for the test, and one for telling when to stop."""
UNITS: Final = 12
"""Hidden units."""
LATER: Final = (0.7, 0.5)
"""How much what comes later counts beside what is said of the next position, in one lesson after
another. The first lesson goes by results alone."""

T = TypeVar("T")
Floats = NDArray[np.floating[Any]]


class Kept(msgspec.Struct):
    """What is kept of a game: some quiet positions, and how it ended."""

    positions: list[Plain]
    standings: list[Standing]
    """By seat."""


class Noted(msgspec.Struct):
    """Positions of some games: by position and seat the features, then share and margin."""

    features: Floats
    """[position, seat, feature]"""
    shares: Floats
    """[position, seat]"""
    margins: Floats
    """[position, seat], in points"""
    last: NDArray[np.bool_]
    """[position], whether it is the last that was noted of its game; they are in order"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="./play train", description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", default="", help="numbers of players, such as 2,4; else all")
    parser.add_argument("--games", type=int, default=20_000, help="for each number of players")
    parser.add_argument("--level", default="solid", choices=LEVELS, help="who plays the games")
    parser.add_argument("--seed", default="train")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help=f"instead of {FILE} in the game's folder")
    asked = parser.parse_args()
    try:
        train(asked)
    except GrasseError as error:
        sys.exit(f"play: {error}")
    except KeyboardInterrupt:
        sys.exit("\nplay: stopped. The games are kept; the same command goes on.")


def train(asked: argparse.Namespace) -> None:
    game = find_game(asked.game)
    if not game.mind.names:
        raise BadRequest(f"the mind of {game.name} has no features to learn from")
    counts = [int(one) for one in asked.players.split(",") if one] or list(game.seats)
    for players in counts:
        game.start(players)  # a wrong number is refused before hours are spent
    path = asked.out or game.folder / FILE
    found = _begun(path, game)
    for players in counts:
        series = find_series(game.name, players, asked.level, asked.seed)
        chunks = -(-asked.games // CHUNK)
        play_games(series, chunks, asked.jobs)
        layers, provenance = fit(series, chunks, asked.jobs)
        found.players[str(players)] = layers
        found.provenance[str(players)] = provenance
        write(path, found)
        print(
            f"{game.name}, {players} players: {provenance.games} games, Brier score "
            f"{provenance.brier:.4f} on {provenance.held_out} others (knowing nothing "
            f"{provenance.ignorant:.4f}), margin ± {provenance.margin_error:.1f}"
        )


def _begun(path: Path, game: Game[Any]) -> Learned:
    """What is there already for other numbers of players, if it still fits."""
    fresh = Learned(
        game.name,
        game.version,
        digest_of(game.read_components.own),
        list(game.mind.names),
        {},
        {},
    )
    if path.exists():
        there = msgspec.json.decode(path.read_bytes(), type=Learned)
        if all(
            getattr(there, name) == getattr(fresh, name)
            for name in ("game", "version", "components", "features")
        ):
            return there
    return fresh


def write(path: Path, found: Learned) -> None:
    """A line for each list of numbers, so that a difference can be read."""
    text = msgspec.json.format(msgspec.json.encode(found), indent=1).decode()
    lines: list[str] = []
    depth = 0
    for line in text.splitlines():
        bare = line.strip()
        if depth:
            lines[-1] += bare + (" " if bare.endswith(",") else "")
        else:
            lines.append(line)
        opens = bare.endswith("[") and "hidden" not in bare and "calibration" not in bare
        depth += opens
        if depth and not opens and bare.startswith("]"):
            depth -= 1
    new = path.with_name(path.name + ".new")
    new.write_text("\n".join(one.rstrip() for one in lines) + "\n", encoding="utf-8")
    os.replace(new, path)


# Playing


class Series(NamedTuple):
    """Games of one kind, and where they are kept."""

    game: str
    players: int
    level: str
    seed: str
    folder: Path

    def chunk(self, number: int) -> Path:
        return self.folder / f"{number}.json.z"


def find_series(game: str, players: int, level: str, seed: str) -> Series:
    """Other rules or another mind play other games, which are kept elsewhere: the first few, played
    anew, tell."""
    series = Series(game, players, level, seed, Path())
    first = [play_noting(series, number) for number in range(TELLING)]
    digest = hashlib.sha256(msgspec.json.encode(first)).hexdigest()[:12]
    return series._replace(folder=home() / "train" / game / f"{players}-{level}-{seed}-{digest}")


def play_games(series: Series, chunks: int, jobs: int) -> None:
    series.folder.mkdir(parents=True, exist_ok=True)
    missing = [number for number in range(chunks) if not series.chunk(number).exists()]
    bar = Progress(
        TextColumn(f"{series.game}, {series.players} players: games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=chunks * CHUNK, completed=(chunks - len(missing)) * CHUNK)
        for _ in in_processes(play_chunk, [(series, number) for number in missing], jobs):
            bar.advance(task, CHUNK)


def in_processes(
    work: Callable[[Series, int], T], some: list[tuple[Series, int]], jobs: int
) -> Iterator[T]:
    """What comes of each piece of work, in its order: so what is learned is the same each time."""
    if jobs == 1:
        for series, number in some:
            yield work(series, number)
        return
    pool = ProcessPoolExecutor(
        jobs,
        mp_context=get_context("spawn"),
        initializer=signal.signal,  # Ctrl-C is for us; the workers end with the pool
        initargs=(signal.SIGINT, signal.SIG_IGN),
    )
    try:
        for running in [pool.submit(work, *one) for one in some]:
            yield running.result()
    finally:
        pool.shutdown(cancel_futures=True)


def play_chunk(series: Series, number: int) -> None:
    """Play some games and keep what was noted; the file is whole or not there."""
    games = [play_noting(series, number * CHUNK + one) for one in range(CHUNK)]
    path = series.chunk(number)
    new = path.with_suffix(f".{os.getpid()}.new")
    new.write_bytes(zlib.compress(msgspec.json.encode(games)))
    os.replace(new, path)


def play_noting(series: Series, number: int) -> Kept:
    """One game: its luck depends on the seed and its number alone."""
    game = find_game(series.game)
    mind = game.mind
    luck = Dice(f"{series.seed}/{number}")
    bot = find(series.level, game)
    p = game.start(series.players, among_bots(game, {}))
    noted: list[Plain] = []
    met = 0
    while (seat := p.to_act) is not None:
        if seat == NATURE:
            p.play(p.draw(luck))
            continue
        if mind.is_quiet(p):
            met += 1
            place = len(noted) if len(noted) < NOTED else luck.below("note", met)
            if place < NOTED:  # of all that are met each is kept as likely as another, in order
                noted[place : place + 1] = []
                noted.append(p.dump())
        options = p.options()
        if len(options) == 1:
            action = options[0]
        elif luck.below("aside", 1000) < 1000 * ASIDE:
            action = options[luck.below("aside", len(options))]
        else:
            action = bot.judge(p.resample(seat, luck), options, luck)
        p.play(action)
    result = p.result()
    assert result is not None  # nobody is to act, so the game is over
    return Kept(noted, [final(result, one) for one in range(series.players)])


# Learning


def read(series: Series, numbers: list[int], jobs: int = 1) -> Noted:
    """What the mind looks at in the positions of these chunks."""
    found = list(in_processes(look_at_chunk, [(series, number) for number in numbers], jobs))
    return Noted(
        *(np.concatenate([getattr(one, name) for one in found]) for name in Noted.__struct_fields__)
    )


def look_at_chunk(series: Series, number: int) -> Noted:
    game = find_game(series.game)
    seats = range(series.players)
    kept = zlib.decompress(series.chunk(number).read_bytes())
    seen = [
        (game.load(noted), [list(row) for row in zip(*one.standings, strict=True)], left == 1)
        for one in msgspec.json.decode(kept, type=list[Kept])
        for left, noted in zip(range(len(one.positions), 0, -1), one.positions, strict=True)
    ]
    features = [[game.mind.features(p, seat) for seat in seats] for p, _, _ in seen]
    size = (len(seen), series.players)
    return Noted(
        np.array(features, np.float32).reshape(*size, len(game.mind.names)),
        np.array([shares for _, (shares, _), _ in seen], np.float32).reshape(size),
        np.array([margins for _, (_, margins), _ in seen], np.float32).reshape(size),
        np.array([last for _, _, last in seen], bool),
    )


def fit(series: Series, chunks: int, jobs: int) -> tuple[Layers, Provenance]:
    """Learn from most chunks, stop when one part of the rest says so, test by the other."""
    held = [n for n in range(chunks) if n % HELD_OUT == 0]
    stop = [n for n in range(chunks) if n % HELD_OUT == 1]
    learn = [n for n in range(chunks) if n % HELD_OUT > 1]
    if not (held and stop and learn):
        raise BadRequest(f"to learn and to test takes at least {3 * CHUNK} games")
    scale = find_game(series.game).mind.scale
    data, halt, test = (read(series, some, jobs) for some in (learn, stop, held))
    network = Fitting(data, scale)
    network.learn(data, halt)
    for later in LATER:
        told_by, network = network, Fitting(data, scale)
        network.learn(told_by.look_ahead(data, later), told_by.look_ahead(halt, later))
    provenance = network.test(test, series)
    provenance.games, provenance.held_out = len(learn) * CHUNK, len(held) * CHUNK
    provenance.positions = len(data.features)
    return network.layers(), provenance


class Fitting:
    """A network that learns: as `value.Network`, with many positions at a time."""

    def __init__(self, data: Noted, scale: float) -> None:
        random = np.random.default_rng(1)
        count = data.features.shape[2]
        flat = data.features.reshape(-1, count)
        self.scale = scale
        self.shift = flat.mean(0)
        self.size = flat.std(0) + 1e-6
        self.weights: dict[str, Floats] = {
            "hidden": random.normal(0, count**-0.5, (UNITS, count)),
            "constant": np.zeros(UNITS),
            "share_units": random.normal(0, 0.1, UNITS),
            "share": np.zeros(count),
            "margin_units": random.normal(0, 0.1, UNITS),
            "margin": np.zeros(count),
        }

    def seen(self, features: Floats) -> Floats:
        shown: Floats = (features - self.shift) / self.size
        return shown

    def forward(self, x: Floats) -> tuple[Floats, Floats, Floats]:
        """Units, shares and margins (in the scale) of [position, seat, feature]."""
        w = self.weights
        units = np.tanh(x @ w["hidden"].T + w["constant"])
        raw = units @ w["share_units"] + x @ w["share"]
        raw = np.exp(raw - raw.max(1, keepdims=True))
        return units, raw / raw.sum(1, keepdims=True), units @ w["margin_units"] + x @ w["margin"]

    def learn(self, data: Noted, halt: Noted, passes: int = 60, patience: int = 6) -> None:
        """Adam, until the positions of `halt` are not told any better."""
        x, shares, margins = self.seen(data.features), data.shares, data.margins / self.scale
        random = np.random.default_rng(2)
        first = {name: np.zeros_like(value) for name, value in self.weights.items()}
        second = {name: np.zeros_like(value) for name, value in self.weights.items()}
        best, kept, worse, step = np.inf, dict(self.weights), 0, 0
        for turn in range(passes):
            rate = 0.003 * 0.93**turn
            order = random.permutation(len(x))
            for begin in range(0, len(order), 256):
                some = order[begin : begin + 256]
                step += 1
                for name, slope in self.slopes(x[some], shares[some], margins[some]).items():
                    slope = slope + 1e-4 * self.weights[name]
                    first[name] = 0.9 * first[name] + 0.1 * slope
                    second[name] = 0.999 * second[name] + 0.001 * slope**2
                    change = first[name] / (1 - 0.9**step)
                    size = np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
                    self.weights[name] = self.weights[name] - rate * change / size
            loss = self.loss(halt)
            if loss < best - 1e-5:
                best, kept, worse = loss, dict(self.weights), 0
            else:
                worse += 1
                if worse >= patience:
                    break
        self.weights = kept

    def look_ahead(self, noted: Noted, later: float) -> Noted:
        """The same positions, as they look from the next ones: what this network says of the next,
        and what came later."""
        told, leads = self.foretell(noted.features)
        shares, margins = noted.shares.copy(), noted.margins.copy()
        for here in range(len(noted.last) - 2, -1, -1):
            if not noted.last[here]:
                after = here + 1
                shares[here] = later * shares[after] + (1 - later) * told[after]
                margins[here] = later * margins[after] + (1 - later) * leads[after]
        return Noted(noted.features, shares, margins, noted.last)

    def foretell(self, features: Floats) -> tuple[Floats, Floats]:
        """Shares, and margins in points, of [position, seat, feature]."""
        _, told, points = self.forward(self.seen(features))
        lead, _ = _leads(points)
        return told, lead * self.scale

    def slopes(self, x: Floats, shares: Floats, margins: Floats) -> dict[str, Floats]:
        """How the loss changes with each weight."""
        w = self.weights
        units, told, leads = self.forward(x)
        n = len(x)
        share = (told - shares * (shares.sum(1, keepdims=True) > 0)) / n
        # The margin is that to the best of the others.
        lead, others = _leads(leads)
        off = np.clip(lead - margins, -5, 5) * (0.1 / n)
        back = off.copy()
        np.add.at(back, (np.arange(n)[:, None], others), -off)
        inner = (share[..., None] * w["share_units"] + back[..., None] * w["margin_units"]) * (
            1 - units**2
        )
        return {
            "hidden": np.einsum("psu,psf->uf", inner, x),
            "constant": inner.sum((0, 1)),
            "share_units": np.einsum("ps,psu->u", share, units),
            "share": np.einsum("ps,psf->f", share, x),
            "margin_units": np.einsum("ps,psu->u", back, units),
            "margin": np.einsum("ps,psf->f", back, x),
        }

    def loss(self, noted: Noted) -> float:
        told, margins = self.foretell(noted.features)
        surprise = -(noted.shares * np.log(told + 1e-9)).sum(1).mean()
        off = (margins - noted.margins) / self.scale
        return float(surprise + 0.05 * (np.clip(off, -5, 5) ** 2).sum(1).mean())

    def layers(self) -> Layers:
        """The same on features of which only the mean is taken off."""
        w, size = self.weights, self.size
        hidden = np.column_stack([w["hidden"] / size, w["constant"]])
        return Layers(
            shift=_short(self.shift),
            hidden=[_short(row) for row in hidden],
            share=_short(np.concatenate([w["share_units"], w["share"] / size])),
            margin=_short(np.concatenate([w["margin_units"], w["margin"] / size])),
        )

    def test(self, test: Noted, series: Series) -> Provenance:
        told, margins = self.foretell(test.features)
        off = margins - test.margins
        tenths = np.minimum((told * 10).astype(int), 9)
        calibration = [
            (round(float(told[here].mean()), 4), round(float(test.shares[here].mean()), 4), count)
            for tenth in range(10)
            for here in (tenths == tenth,)
            if (count := int(here.sum()))
        ]
        ignorant = ((test.shares - 1 / series.players) ** 2).mean()
        return Provenance(
            games=0,
            positions=0,
            level=series.level,
            seed=series.seed,
            held_out=0,
            brier=round(float(((told - test.shares) ** 2).mean()), 5),
            ignorant=round(float(ignorant), 5),
            margin_error=round(float(np.sqrt((off**2).mean())), 3),
            calibration=calibration,
        )


def _leads(points: Floats) -> tuple[Floats, NDArray[np.int64]]:
    """By seat, how far it leads the best of the others, and who that is."""
    n, seats = points.shape
    others = np.empty((n, seats), np.int64)
    for seat in range(seats):
        rest = points.copy()
        rest[:, seat] = -np.inf
        others[:, seat] = rest.argmax(1)
    return points - np.take_along_axis(points, others, 1), others


def _short(numbers: Floats) -> list[float]:
    return [float(f"{one:.5g}") for one in numbers]


if __name__ == "__main__":
    main()
