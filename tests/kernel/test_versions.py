"""Older rules: a game that began under them is read, played on and verified by them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

import grasse
from grasse.kernel import Action, BadData, Dice, Game, Match, file
from grasse.kernel.game import Earlier
from grasse.kernel.position import key_of
from grasse.kernel.verify import remark, verify
from tests.play import finished, sensibly

PRESENT = grasse.find("parfum")
OPTION = "reshuffle"
OLD, NEW = "eager", "lazy"
"""As if the default of the present version had been the other one."""


def newer(earlier: Earlier | None = None) -> Game[Any]:
    """The same game, one version on."""
    past = Earlier(options={OPTION: OLD}) if earlier is None else earlier
    return replace(PRESENT, version=PRESENT.version + 1, earlier={PRESENT.version: past})


def old_game() -> dict[str, Any]:
    """A finished game as the older program wrote it: what was default there is not written."""
    match = grasse.new("parfum", 2, seed="older rules", options={OPTION: OLD})
    data = finished(match, Dice(3), sensibly).record()
    data["begin"] = {**data["begin"], "options": {}}
    data["end"]["key"] = key_of({**match.position.dump(), "options": {}})
    return data


def test_a_file_of_older_rules_is_played_by_their_defaults() -> None:
    match = Match.replayed(newer(), old_game())

    assert getattr(match.position.rulings, OPTION) == OLD
    assert match.version == PRESENT.version


def test_it_is_written_as_it_was() -> None:
    data = old_game()

    assert file.render(Match.replayed(newer(), data).record()) == file.render(data)


def test_it_verifies_to_the_last_position() -> None:
    assert verify(newer(), file.render(old_game())) == []


def test_what_was_chosen_stays_chosen_even_if_it_is_the_default_now() -> None:
    """The older file names it, the newer program would not."""
    started = grasse.new("parfum", 2, seed="chosen").record()
    started["begin"]["options"] = {OPTION: NEW}

    match = Match.replayed(newer(), started)
    again = Match.restored(newer(), match.snapshot())

    assert match.record()["begin"]["options"] == {OPTION: NEW}
    assert getattr(again.position.rulings, OPTION) == NEW
    assert again.record() == match.record()


def test_a_snapshot_of_older_rules_goes_on_under_them() -> None:
    started = grasse.new("parfum", 2, seed="snapshot").record()
    match = Match.replayed(newer(), started)

    again = Match.restored(newer(), msgspec.json.decode(msgspec.json.encode(match.snapshot())))

    assert getattr(again.position.rulings, OPTION) == OLD
    assert again.version == PRESENT.version
    assert again.record() == match.record()


def test_the_dice_are_those_of_the_version_it_began_under() -> None:
    started = grasse.new("parfum", 2, seed="dice").record()
    ours, theirs = Match.replayed(PRESENT, started), Match.replayed(newer(), started)

    assert ours._stream.key == theirs._stream.key


def test_a_game_of_rules_to_come_is_refused() -> None:
    data = old_game()
    data["version"] = 7

    known = f"{PRESENT.version}, {PRESENT.version + 1}"
    with pytest.raises(
        BadData, match=f"version 7 of the rules of parfum; this Grasse knows {known}"
    ):
        Match.replayed(newer(), data)


def test_what_is_worked_out_otherwise_now_is_compared_as_far_as_it_can_be() -> None:
    """given: a file in which one die shows another face than the stream gives
    when: the older rules are told to have rolled dice another way
    then: it holds, with a remark; everything else is still checked"""
    data = old_game()

    def agrees(written: Action, drawn: Action) -> bool:
        return type(written) is type(drawn)

    loose = newer(Earlier(options={OPTION: OLD}, agrees=agrees, remark="rolled another way"))
    data["fair"]["seed"] = "00" * 32
    wrong = ["the seed is not the one committed to before the game"]

    assert verify(loose, file.render(data)) == wrong
    assert verify(newer(), file.render(data)) != wrong
    assert remark(loose, data) == "rolled another way"
    assert remark(PRESENT, data) == ""
