"""Whether chances are right is measured by games that are played out."""

from __future__ import annotations

from benchmarks.calibration import MOMENTS, Said, tenths, watch


def test_a_game_is_watched_at_moments_spread_over_it() -> None:
    """Given a seed and a number; when that game is watched twice; then the same was said of the
    same moments, the shares of a moment add up, and so does how it ended."""
    found = watch("pebbles", 2, "solid", 1, "test", 3)

    assert found == watch("pebbles", 2, "solid", 1, "test", 3)
    assert 2 <= len(found) <= 4 * MOMENTS
    for one, other in zip(found[::2], found[1::2], strict=True):
        assert abs(one.said + other.said - 1) < 1e-9
        assert one.came + other.came == 1


def test_what_was_said_is_put_together_around_each_tenth() -> None:
    games = [[Said(0.68, 1.0), Said(0.74, 1.0)], [Said(0.71, 0.0), Said(0.2, 0.0)]]

    fifth, seventh = tenths(games)

    assert (fifth.around, fifth.came.value, fifth.number) == (0.2, 0.0, 1)
    assert (seventh.around, seventh.number) == (0.7, 3)
    assert abs(seventh.said - 0.71) < 1e-9
    assert abs(seventh.came.value - 2 / 3) < 1e-9
