"""Which target a chip counts for (SF-VALID-01 to SF-VALID-04)."""

from dataclasses import FrozenInstanceError, replace

import pytest

from grasse.games.safranito.discs import Board, Practice, Spot, Target, locate


def test_outline_through_the_edge_of_the_hole_counts(
    board: Board, targets: dict[str, Target]
) -> None:
    """DX-15, SF-VALID-01, SF-VALID-04."""
    # given the saffron bowl, radius 50, and a hole of radius 4
    # when a chip lies exactly 54.000 mm from its centre, then it counts
    assert locate(board, *Spot.at(254, 200)) is targets["saffron"]
    # when it lies a thousandth of a millimetre further off, then it does not
    assert locate(board, *Spot.at(254.001, 200)) is None


def test_equality_counts_in_every_direction(board: Board, targets: dict[str, Target]) -> None:
    """SF-VALID-04: 54000 is the long side of whole right triangles, so equality is exact."""
    for dx, dy in ((32_400, 43_200), (-43_200, 32_400), (-32_400, -43_200), (0, -54_000)):
        assert locate(board, 200_000 + dx, 200_000 + dy) is targets["saffron"]
        assert locate(board, 200_000 + dx, 200_000 + dy + (1 if dy > 0 else -1)) is None


def test_action_spaces_are_smaller(board: Board, targets: dict[str, Target]) -> None:
    """SF-VALID-01."""
    assert locate(board, *Spot.at(135, 164)) is targets["extra throw"]
    assert locate(board, *Spot.at(135, 164.001)) is None


def test_each_target_counts_at_its_centre(board: Board) -> None:
    """SF-VALID-01."""
    for target in board.targets:
        assert locate(board, *Spot.at(target.x, target.y)) is target


def test_a_chip_counts_for_one_target_at_most(board: Board) -> None:
    """SF-VALID-02, SF-VALID-03: asking every target in turn gives the same answer."""
    chance = Practice(3)
    for _ in range(20_000):
        # given any spot on the field
        x, y = chance.below("x", 400_001), chance.below("y", 400_001)
        # when each target is asked whether the chip counts for it
        seen = [
            target
            for target in board.targets
            if (x - target.x * 1000) ** 2 + (y - target.y * 1000) ** 2
            <= ((target.radius + 4) * 1000) ** 2
        ]
        # then at most one says yes, and it is the one located
        assert len(seen) <= 1
        assert locate(board, x, y) is (seen[0] if seen else None)


def test_smallest_gap_is_wider_than_the_hole(board: Board) -> None:
    """SF-VALID-03."""
    assert board.smallest_gap == pytest.approx(16.92, abs=0.005)
    assert board.smallest_gap > 2 * board.hole_radius


def test_targets_too_close_are_refused(board: Board) -> None:
    """SF-VALID-03: a corrected component file cannot break the rule."""
    squeezed = (*board.targets, Target("stray", 200, 135, 12))
    with pytest.raises(ValueError, match="move them apart"):
        replace(board, targets=squeezed)


@pytest.mark.parametrize("wrong", [{"wall": 0.0}, {"hole_radius": -1.0}, {"chip_radius": 100.0}])
def test_impossible_boards_are_refused(board: Board, wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="a board needs"):
        replace(board, **wrong)  # type: ignore[arg-type]


def test_nothing_counts_outside_the_field(board: Board) -> None:
    for x, y in ((-1, 70_000), (70_000, -1), (400_001, 70_000), (70_000, 400_001)):
        assert locate(board, x, y) is None
    assert locate(board, 400_000, 400_000) is None


def test_spots_survive_the_way_to_millimetres_and_back(board: Board) -> None:
    chance = Practice(4)
    for _ in range(5_000):
        spot = Spot(chance.below("x", 400_001), chance.below("y", 400_001))
        assert board.spot(*board.from_middle(spot)) == spot


def test_a_board_cannot_be_changed(board: Board) -> None:
    with pytest.raises(FrozenInstanceError):
        board.side = 300  # type: ignore[misc]
