"""The board of the catalog (section 5.3), and throws and boards as a game brings them about."""

from collections.abc import Callable

import pytest

from grasse.games.safranito.discs import (
    STEADINESS,
    Board,
    Loft,
    Practice,
    Spot,
    Target,
    Throw,
    aim,
    throw_chip,
)

BOWLS = (
    ("curry", "ginger", "cardamom"),
    ("chilli", "saffron", "garlic"),
    ("mint", "cumin", "cinnamon"),
)
ACTIONS = (("extra throw", "extra spice"), ("reserve dish", "head chef"))


@pytest.fixture(scope="session")
def board() -> Board:
    """Nine bowls 130 mm apart with the four action spaces between them."""
    bowls = [
        Target(BOWLS[row][column], 70 + 130 * column, 70 + 130 * row, 50)
        for row in range(3)
        for column in range(3)
    ]
    actions = [
        Target(ACTIONS[row][column], 135 + 130 * column, 135 + 130 * row, 25)
        for row in range(2)
        for column in range(2)
    ]
    return Board(side=400, wall=4, chip_radius=19.5, hole_radius=4, targets=(*bowls, *actions))


@pytest.fixture(scope="session")
def targets(board: Board) -> dict[str, Target]:
    """The targets by name."""
    return {target.name: target for target in board.targets}


@pytest.fixture(scope="session")
def bare() -> Board:
    """The same field with nothing printed on it."""
    return Board(side=400, wall=4, chip_radius=19.5, hole_radius=4, targets=())


@pytest.fixture(scope="session")
def some_throw(board: Board) -> Callable[[Practice], Throw]:
    """Draws a throw at some target, from anywhere along some side, that can get there."""

    def draw(chance: Practice) -> Throw:
        while True:
            target = board.targets[chance.below("target", len(board.targets))]
            throw = aim(
                board,
                chance.below("side", 4),
                Spot.at(target.x, target.y),
                Loft(chance.below("loft", 3)),
                chance.below("place", 1001),
            )
            if throw is not None:
                return throw

    return draw


@pytest.fixture(scope="session")
def busy_board(
    board: Board, some_throw: Callable[[Practice], Throw]
) -> Callable[[int, Practice], list[Spot]]:
    """Throws until so many chips lie on the board, as they would in a game."""

    def fill(chips: int, chance: Practice) -> list[Spot]:
        lying: list[Spot] = []
        while len(lying) < chips:
            outcome = throw_chip(board, lying, some_throw(chance), STEADINESS["normal"], chance)
            lying = [spot for spot in outcome.rest if spot is not None]
        return lying

    return fill
