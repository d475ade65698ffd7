"""Verification: a finished game holds, and whatever is changed in it is named."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import grasse
from grasse.kernel import NATURE, Dice, file, seed_from, verify
from grasse.kernel.fair import commitment
from tests.bits import flipped, undetected
from tests.golden_playthroughs import golden_games
from tests.play import CASES, finished, sensibly

Data = dict[str, Any]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_finished_game_holds(name: str, seats: int, tmp_path: Path) -> None:
    match = finished(grasse.new(name, seats, contributions=[b"ada"]), Dice(1), sensibly)
    match.save(tmp_path / "game.json")
    assert grasse.verify(tmp_path / "game.json") == []


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_game_with_real_dice_holds(name: str, seats: int, tmp_path: Path) -> None:
    """Its draws are not from the stream; all else is checked."""
    match = finished(grasse.new(name, seats, nature="given"), Dice(2), sensibly)
    match.save(tmp_path / "game.json")
    assert grasse.verify(tmp_path / "game.json") == []
    data = file.read(tmp_path / "game.json")
    data["fair"]["nature"] = "fair"
    assert "the stream gives" in said(data)


def test_a_running_game_is_not_verified(tmp_path: Path) -> None:
    grasse.new("parfum", 2, seed=1).save(tmp_path / "table.json", whole=True)
    assert grasse.verify(tmp_path / "table.json") == [
        "the game is not finished: its seed is still secret"
    ]


@pytest.mark.parametrize("name", grasse.names())
def test_every_single_bit_counts(name: str) -> None:
    """400 files with one bit changed, of short games and of long ones: every change is found."""
    for number, path in enumerate(golden_games(name)[:4]):
        assert undetected(path.read_bytes(), 100, seed=number) == []


def test_one_bit_is_one_bit() -> None:
    raw = bytes(range(100))
    for seed in range(50):
        other = flipped(raw, Dice(seed))
        assert len(other) == len(raw)
        changes = [a ^ b for a, b in zip(raw, other, strict=True) if a != b]
        assert len(changes) == 1
        assert changes[0].bit_count() == 1


# What each change is called


def golden(which: str = "parfum-3-cap") -> Data:
    return next(file.read(path) for path in golden_games("parfum") if path.stem == which)


def said(data: Data) -> str:
    """What verify says of it when the digest was made to fit: no forger forgets it."""
    found = verify(grasse.find(data["game"]), file.render(data))
    assert not any("digest" in one for one in found)
    return "; ".join(found)


def first(data: Data, do: str) -> tuple[int, Data]:
    return next((n, a) for n, a in enumerate(data["actions"], 1) if a["do"] == do)


def test_an_honest_copy_holds() -> None:
    assert said(golden()) == ""


def test_a_changed_draw_is_named() -> None:
    """Every action of Nature, changed to another of her options, is refused at its number."""
    data = golden()
    match = grasse.Match.replayed(grasse.find("parfum"), data, until=0)
    match.given = True
    changed = 0
    for number, written in enumerate(data["actions"], 1):
        if written["by"] == NATURE:
            others = [a for a in match.options if a != _read(written)]
            if others and changed < 25:
                forged = golden()
                forged["actions"][number - 1] = {"by": NATURE, **others[-1].plain()}
                told = f"action {number}: the stream gives"
                assert told in said(forged)
                assert others[-1].written() in said(forged)
                changed += 1
        match.play(_read(written))
    assert changed == 25


def _read(written: Data) -> grasse.Action:
    action = {name: value for name, value in written.items() if name != "by"}
    return grasse.find("parfum").vocabulary.read(action)


def test_a_changed_action_of_a_player_is_named() -> None:
    """Given a game in which a player's action is changed to another legal one; then either a later
    action does not fit any more, which is named, or the end differs."""
    data = golden()
    match = grasse.Match.replayed(grasse.find("parfum"), data, until=0)
    match.given = True
    changed = 0
    for number, written in enumerate(data["actions"], 1):
        others = [a for a in match.options if a != _read(written)]
        if written["by"] != NATURE and others:
            forged = golden()
            forged["actions"][number - 1] = {"by": written["by"], **others[0].plain()}
            told = said(forged)
            assert "the end differs" in told or any(
                f"action {later}:" in told for later in range(number + 1, len(data["actions"]) + 1)
            )
            changed += 1
        match.play(_read(written))
    assert changed > 20


def test_an_action_that_is_not_allowed_is_named() -> None:
    data = golden()
    number, written = first(data, "choose-clock")
    written["clock"] = 99
    assert f"action {number}: PF-COMP-10: no-such-clock" in said(data)


def test_an_action_of_another_seat_is_named() -> None:
    data = golden()
    number, written = first(data, "take-die")
    right = written["by"]
    written["by"] = (right + 1) % 3
    told = f"action {number}: it is by seat {written['by']}, but seat {right} is to act"
    assert told in said(data)


def test_a_changed_seed_is_named() -> None:
    data = golden()
    data["fair"]["seed"] = seed_from("a lucky one").hex()
    told = said(data)
    assert "the seed is not the one committed to before the game" in told
    assert "action 1: the stream gives" in told


def test_a_changed_seed_with_its_commitment_is_named() -> None:
    """Who changes the commitment as well is betrayed by the draws."""
    data = golden()
    seed = seed_from("a lucky one")
    data["fair"]["seed"] = seed.hex()
    data["fair"]["commitment"] = commitment(data["match"], seed)
    assert said(data).startswith("action 1: the stream gives")


def test_a_changed_commitment_is_named() -> None:
    data = golden()
    data["fair"]["commitment"] = "0" * 64
    assert said(data) == "the seed is not the one committed to before the game"


def test_a_changed_contribution_is_named() -> None:
    data = golden()
    data["fair"]["contributions"] = [b"ada".hex()]
    assert "action 1: the stream gives" in said(data)


def test_a_changed_id_is_named() -> None:
    data = golden()
    data["match"] += "x"
    told = said(data)
    assert "committed" in told
    assert "the stream gives" in told


def test_changed_scores_are_named() -> None:
    data = golden()
    right = data["end"]["scores"]
    data["end"]["scores"] = [right[0] + 1, *right[1:]]
    assert said(data) == f"the end differs: scores is {data['end']['scores']}, not {right}"


@pytest.mark.parametrize(
    ("field", "value"), [("winners", [9]), ("reason", "boredom"), ("key", "0" * 32)]
)
def test_a_changed_end_is_named(field: str, value: object) -> None:
    data = golden("parfum-2-closing")
    data["end"][field] = value
    assert said(data).startswith(f"the end differs: {field} is {value}, not ")


def test_a_changed_beginning_is_named() -> None:
    data = golden()
    data["begin"]["money"] = [5, 0, 0]
    data["begin"]["income"] = None
    assert said(data)


def test_changed_options_are_named() -> None:
    data = golden()
    data["begin"]["options"] = {"round_cap": 4}
    assert "the end differs" in said(data)


def test_changed_order_is_named() -> None:
    """Two neighbouring draws for the same purpose, exchanged."""
    data = golden()
    actions = data["actions"]
    place = next(
        n for n, (a, b) in enumerate(pairwise(actions))
        if a["do"] == b["do"] and a != b
    )  # fmt: skip
    actions[place], actions[place + 1] = actions[place + 1], actions[place]
    assert f"action {place + 1}: " in said(data)


def test_a_dropped_action_is_named() -> None:
    for drop in (0, 10, 50):
        data = golden()
        del data["actions"][drop]
        assert "action " in said(data)


def test_a_dropped_last_action_is_named() -> None:
    data = golden()
    data["actions"].pop()
    told = said(data)
    assert "the end differs: key is" in told
    assert "the end differs: reason is cap, not None" in told


def test_an_added_action_is_named() -> None:
    data = golden()
    data["actions"].append({"by": 0, "do": "pass"})
    assert "but the game is over" in said(data)


def test_another_version_of_the_rules_is_named() -> None:
    data = golden()
    data["version"] = 99
    assert "played under version 99 of the rules" in said(data)


def without_digest(change: Callable[[Data], None]) -> list[str]:
    """What is said of a file that was changed by hand, its digest left as it was."""
    old = golden()
    new = golden()
    change(new)
    digest = file.render(old).rsplit(b'"digest"', 1)[1]
    raw = file.render(new).rsplit(b'"digest"', 1)[0] + b'"digest"' + digest
    return verify(grasse.find("parfum"), raw)


def test_a_changed_name_is_named() -> None:
    """A name takes no part in the game: the digest tells."""
    told = without_digest(lambda data: data["names"].__setitem__(0, "somebody else"))
    assert told == ["the digest does not fit: the file was changed after it was written"]


def test_the_digest_tells_of_everything() -> None:
    for name in golden():
        if name in ("grasse", "kind"):
            continue  # then it is no file of ours at all
        told = without_digest(lambda data, name=name: data.pop(name))  # type: ignore[misc]
        assert told[0].startswith("the digest does not fit"), name


def test_another_layout_is_told() -> None:
    """The same content with other white space is not the file that was written."""
    raw = file.render(golden()).replace(b'"names": ', b'"names":')
    assert verify(grasse.find("parfum"), raw) == [
        "the digest does not fit: the file was changed after it was written"
    ]
