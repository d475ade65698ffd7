"""How long throws take, and how often they hit.

    python benchmarks/throws.py
    python benchmarks/throws.py rates
    python benchmarks/throws.py crowded

The first times a throw with its tremor, flight, slide, collisions, and what every chip then counts
for. Each throw is timed several times and its best time counts, so that other work on the machine
shows less. Prints mean and 99th percentile in milliseconds, and the mean of a throw that a search
tries: its tremor and what it moves, on a field that was laid out before.

The second prints the shares of hits and knock-outs for each steadiness, and what becomes of throws
in whole rounds; the third what becomes of throws at bowls in which chips lie, as does
`grasse throws --crowded`: the tables of docs/throws.md.
"""

import sys
from collections.abc import Iterable
from time import perf_counter

from grasse.cli.throws import run
from grasse.games.safranito.discs import (
    STEADINESS,
    Board,
    Field,
    Loft,
    Practice,
    Rate,
    Spot,
    Steadiness,
    Target,
    Throw,
    aim,
    draw_shake,
    hit_rates,
    knock_out_rates,
    locate,
    mean_share,
    throw_chip,
    tremble,
)

BOARD = Board(
    side=400,
    wall=4,
    chip_radius=19.5,
    hole_radius=4,
    targets=(
        Target("middle bowl", 200, 200, 50),
        *(Target("side bowl", x, y, 50) for x, y in ((200, 70), (70, 200), (330, 200), (200, 330))),
        *(Target("corner bowl", x, y, 50) for y in (70, 330) for x in (70, 330)),
        *(Target("action space", x, y, 25) for y in (135, 265) for x in (135, 265)),
    ),
)
THROWS = 400
REPEATS = 5
THROWS_FROM_EACH_SIDE = 1000
ROUNDS = 1000


def random_throw(chance: Practice) -> Throw:
    """A throw at some target, from anywhere along some side, with some loft that gets there."""
    while True:
        target = BOARD.targets[chance.below("target", len(BOARD.targets))]
        throw = aim(
            BOARD,
            chance.below("side", 4),
            Spot.at(target.x, target.y),
            Loft(chance.below("loft", 3)),
            chance.below("place", 1001),
        )
        if throw is not None:
            return throw


def busy_board(chips: int, chance: Practice) -> list[Spot]:
    """Throw until this many chips lie on the board."""
    lying: list[Spot] = []
    while len(lying) < chips:
        thrown = throw_chip(BOARD, lying, random_throw(chance), STEADINESS["normal"], chance)
        lying = [spot for spot in thrown.rest if spot is not None]
    return lying[:chips]


def seconds(lying: list[Spot], throw: Throw, seed: int) -> float:
    """The time of one throw, from the hand to the last chip's target."""
    chance = Practice(seed)
    start = perf_counter()
    outcome = throw_chip(BOARD, lying, throw, STEADINESS["normal"], chance)
    for spot in outcome.rest:
        if spot is not None:
            locate(BOARD, *spot)
    return perf_counter() - start


def seconds_tried(field: Field, throw: Throw, seed: int) -> float:
    """The time of one throw in a search."""
    shake = draw_shake(Practice(seed))
    start = perf_counter()
    field.moved_by(throw, tremble(STEADINESS["normal"], throw, shake))
    return perf_counter() - start


def speed() -> None:
    print(f"{THROWS} throws, best of {REPEATS}, milliseconds")
    print("lying   mean    p99   tried")
    for chips in (0, 6, 12, 15):
        chance = Practice(chips)
        times = []
        tried = 0.0
        for seed in range(THROWS):
            lying = busy_board(chips, chance)
            throw = random_throw(chance)
            times.append(min(seconds(lying, throw, seed) for _ in range(REPEATS)))
            field = Field(BOARD, lying)
            tried += min(seconds_tried(field, throw, seed) for _ in range(REPEATS))
        times.sort()
        mean = sum(times) / THROWS
        p99 = times[round(0.99 * (THROWS - 1))]
        print(f"{chips:5d}  {1000 * mean:.3f}  {1000 * p99:.3f}  {1000 * tried / THROWS:.3f}")


def print_rates() -> None:
    for name, steadiness in STEADINESS.items():
        print(f"\n{name:12}  slide   toss    lob    all  knocked out")
        hits = list(hit_rates(BOARD, steadiness, THROWS_FROM_EACH_SIDE, Practice(1)))
        knocks = list(knock_out_rates(BOARD, steadiness, THROWS_FROM_EACH_SIDE, Practice(2)))
        for kind in ("middle bowl", "side bowl", "corner bowl", "action space"):
            shares = [
                share(rate for rate in hits if rate.target.name == kind and rate.loft in lofts)
                for lofts in ({Loft.SLIDE}, {Loft.TOSS}, {Loft.LOB}, set(Loft))
            ]
            knocked = share(rate for rate in knocks if rate.target.name == kind)
            print(f"{kind:12}  {'  '.join(shares)}  {knocked}")
        bowls = share(rate for rate in knocks if "bowl" in rate.target.name)
        print(f"{'any bowl':12}{'':32}{bowls}")
        print_rounds(steadiness)


def share(rates: Iterable[Rate]) -> str:
    return f"{100 * mean_share(rates):3.0f} %"


def print_rounds(steadiness: Steadiness) -> None:
    """What becomes of throws at random targets, thirteen in a round."""
    chance = Practice(3)
    counts = dict.fromkeys(("bowl", "action", "nothing", "out", "moved", "displaced"), 0)
    for _ in range(ROUNDS):
        lying: list[Spot] = []
        for _ in range(13):
            outcome = throw_chip(BOARD, lying, random_throw(chance), steadiness, chance)
            before = [locate(BOARD, *spot) for spot in lying]
            after = [spot and locate(BOARD, *spot) for spot in outcome.rest]
            thrown = after[-1]
            if outcome.rest[-1] is None:
                counts["out"] += 1
            elif thrown is None:
                counts["nothing"] += 1
            else:
                counts["bowl" if "bowl" in thrown.name else "action"] += 1
            counts["moved"] += list(outcome.rest[:-1]) != lying
            counts["displaced"] += after[:-1] != before
            lying = [spot for spot in outcome.rest if spot is not None]
    total = 13 * ROUNDS
    print("in rounds:", ", ".join(f"{what} {100 * n / total:.0f} %" for what, n in counts.items()))


def print_crowded() -> None:
    run("normal", THROWS_FROM_EACH_SIDE, seed=1, crowded=True)


if __name__ == "__main__":
    {"rates": print_rates, "crowded": print_crowded}.get("".join(sys.argv[1:]), speed)()
