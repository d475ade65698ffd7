"""A value is learned from games, and says how good it is at others."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

import grasse
from grasse.bots import train
from grasse.bots.value import Learned, Network, final
from grasse.kernel import NATURE, Dice


@pytest.fixture
def trained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Learned:
    monkeypatch.setenv("GRASSE_HOME", str(tmp_path / "home"))
    out = tmp_path / "value.json"
    asked = ["pebbles", "--players", "2", "--games", "600", "--jobs", "1", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["train", *asked])
    train.main()
    return msgspec.json.decode(out.read_bytes(), type=Learned)


def test_it_learns_to_tell_who_wins(trained: Learned) -> None:
    """Given games of the toy; when a value is learned from them; then it tells games that it did
    not see better than somebody who knows nothing, and what it says adds up to one."""
    provenance = trained.provenance["2"]
    assert provenance.games + provenance.held_out < 600  # others told when to stop
    assert provenance.brier < 0.92 * provenance.ignorant
    assert sum(count for _, _, count in provenance.calibration) > 0
    game = grasse.find("pebbles")
    network = Network(game, trained.players["2"])
    p, luck = game.start(2), Dice(1)
    while p.to_act is not None:
        if p.to_act != NATURE:
            (one, ahead), (other, behind) = network(p, 0), network(p, 1)
            assert one + other == pytest.approx(1)
            assert ahead == pytest.approx(-behind)
        p.play(p.draw(luck) if p.to_act == NATURE else p.options()[0])
    result = p.result()
    assert result is not None
    assert sum(final(result, seat)[0] for seat in range(2)) == 1


def test_what_python_says_is_what_was_learned(trained: Learned) -> None:
    """The network as it is trained, and as it is played with: the same numbers."""
    game = grasse.find("pebbles")
    series = train.find_series("pebbles", 2, "solid", "train")
    noted = train.read(series, [0])
    fitting = train.Fitting(train.read(series, list(range(2, 10))), game.mind.scale)
    layers = fitting.layers()
    network = Network(game, layers)
    _, shares, leads = fitting.forward(fitting.seen(noted.features[:20]))
    for features, share, lead in zip(noted.features[:20], shares, leads, strict=True):
        told = [network._seen([float(one) for one in seat]) for seat in features]
        raw = np.exp([one for one, _ in told])
        assert raw / raw.sum() == pytest.approx(share, abs=1e-3)
        assert [one for _, one in told] == pytest.approx(lead, abs=1e-3)


def test_what_is_said_of_the_next_position_counts_beside_the_result() -> None:
    """Given three positions of a game and one of another; when they are seen from the next ones;
    then the last of a game is told by its result alone, and the others by what comes behind them
    in the same game."""
    features = np.array([[[0.0], [1.0]], [[0.5], [0.0]], [[2.0], [0.0]], [[0.0], [3.0]]])
    shares = np.array([[1.0, 0.0]] * 3 + [[0.0, 1.0]])
    margins = np.array([[4.0, -4.0]] * 3 + [[-6.0, 6.0]])
    noted = train.Noted(features, shares, margins, np.array([False, False, True, True]))
    network = train.Fitting(noted, scale=10.0)
    told, leads = network.foretell(features)

    seen = network.look_ahead(noted, 0.75)

    assert seen.shares[2:] == pytest.approx(shares[2:])
    assert seen.margins[2:] == pytest.approx(margins[2:])
    assert seen.shares[1] == pytest.approx(0.75 * shares[2] + 0.25 * told[2])
    assert seen.margins[0] == pytest.approx(0.75 * seen.margins[1] + 0.25 * leads[1])
    assert seen.shares.sum(1) == pytest.approx(1)


def test_games_that_were_played_are_not_played_again(
    trained: Learned, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unexpected(*_: object) -> None:
        raise AssertionError("played again")

    monkeypatch.setattr(train, "play_chunk", unexpected)
    train.main()


def test_a_game_that_says_nothing_of_its_seats_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "grasse.bots.train", "no-such-game"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "no-such-game" in done.stderr
    assert "Traceback" not in done.stderr
