"""Nothing impossible among crowded chips; `soak` does the same for as long as one likes."""

import pytest

from grasse.games.safranito.discs import Board, Practice, soak


@pytest.mark.parametrize(
    ("chips", "slowest", "fastest", "crowding", "pushes", "most_events"),
    [
        pytest.param(13, 100, 1000, 100, 4000, 40, id="as many as a game can have"),
        pytest.param(16, 100, 1940, 100, 3000, 300, id="more, and faster"),
        pytest.param(24, 100, 1940, 62, 500, 600, id="packed into a corner"),
        pytest.param(13, 1, 30, 48, 1000, 40, id="creeping in a cluster"),
    ],
)
def test_crowded_chips_settle(
    board: Board,
    chips: int,
    slowest: int,
    fastest: int,
    crowding: int,
    pushes: int,
    most_events: int,
) -> None:
    for soaked in soak(board, pushes, chips, Practice(41), slowest, fastest, crowding):
        assert soaked.overlap <= 0.0
        assert soaked.outside <= 0.0
        assert soaked.events < most_events
        assert soaked.tips == 0
        assert soaked.seconds < 1.5


@pytest.mark.parametrize(
    ("chips", "slowest", "fastest", "crowding", "falls", "most_events", "most_tips", "jump"),
    [
        pytest.param(13, 100, 1000, 100, 3000, 60, 12, 0.25, id="as many as a game can have"),
        pytest.param(16, 100, 1940, 100, 2000, 100, 20, 0.25, id="more, and faster"),
        pytest.param(24, 100, 1940, 62, 300, 600, 60, 1.0, id="packed into a corner"),
        pytest.param(13, 1, 30, 48, 500, 600, 60, 1.0, id="onto a cluster, softly"),
    ],
)
def test_a_chip_that_falls_among_others_comes_to_lie_beside_them(
    board: Board,
    chips: int,
    slowest: int,
    fastest: int,
    crowding: int,
    falls: int,
    most_events: int,
    most_tips: int,
    jump: float,
) -> None:
    """J-23; and what is shown ends where the record has it."""
    tipped = 0
    for soaked in soak(board, falls, chips, Practice(42), slowest, fastest, crowding, falling=True):
        assert soaked.overlap <= 0.0
        assert soaked.outside <= 0.0
        assert soaked.events < most_events
        assert soaked.tips <= most_tips
        assert soaked.jump <= jump
        assert soaked.seconds < 2.0
        tipped += soaked.tips > 0
    assert tipped > falls / 50
