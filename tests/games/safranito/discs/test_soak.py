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
        assert soaked.seconds < 1.5
