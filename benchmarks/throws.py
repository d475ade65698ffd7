"""How long a throw takes: hand, flight, slide, collisions, and what every chip then counts for.

    python benchmarks/throws.py

Each throw is timed several times and its best time counts, so that other work on the machine shows
less. Prints mean and 99th percentile in milliseconds.
"""

from time import perf_counter

from grasse.games.safranito.discs import (
    STEADINESS,
    Board,
    Loft,
    Practice,
    Spot,
    Target,
    Throw,
    aim,
    locate,
    throw_chip,
)

BOARD = Board(
    side=400,
    wall=4,
    chip_radius=19.5,
    hole_radius=4,
    targets=(
        *(Target(f"bowl {x}/{y}", x, y, 50) for y in (70, 200, 330) for x in (70, 200, 330)),
        *(Target(f"action {x}/{y}", x, y, 25) for y in (135, 265) for x in (135, 265)),
    ),
)
THROWS = 400
REPEATS = 5


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


def main() -> None:
    print(f"{THROWS} throws, best of {REPEATS}, milliseconds")
    print("lying   mean    p99")
    for chips in (0, 6, 12, 15):
        chance = Practice(chips)
        times = []
        for seed in range(THROWS):
            lying = busy_board(chips, chance)
            throw = random_throw(chance)
            times.append(min(seconds(lying, throw, seed) for _ in range(REPEATS)))
        times.sort()
        mean = sum(times) / THROWS
        p99 = times[round(0.99 * (THROWS - 1))]
        print(f"{chips:5d}  {1000 * mean:.3f}  {1000 * p99:.3f}")


if __name__ == "__main__":
    main()
