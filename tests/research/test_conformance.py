"""One truth: the same seed and the same actions give the same positions through every door."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import grasse
from grasse import bots, research
from grasse.games.safranito.actions import Rested
from grasse.kernel import NATURE, Action, Dice, Game, Match, Seat
from tests.server.people import Person, greedily, play_on
from tests.server.serving import Server


class Record(NamedTuple):
    """A game that was played somewhere."""

    game: Game[Any]
    seats: int
    rules: dict[str, object]
    seed: bytes
    id: str
    mixed: tuple[bytes, ...]
    actions: list[tuple[Seat, Action]]
    """Nature's included."""

    @property
    def match(self) -> dict[str, object]:
        """As the doors take it."""
        return {"seed": self.seed, "id": self.id, "mixed": self.mixed}

    @property
    def own(self) -> list[Action]:
        """Those of seats."""
        return [action for seat, action in self.actions if seat != NATURE]


def by_the_library(record: Record) -> Iterator[str]:
    position = record.game.start(record.seats, record.rules)
    names = [f"seat {n}" for n in range(record.seats)]
    match = Match(
        record.game, position, names, seed=record.seed, contributions=record.mixed, id=record.id
    )
    yield match.position.key()
    for action in record.own:
        match.play(action)
        yield match.position.key()
    assert match.actions == record.actions


def by_pettingzoo(record: Record) -> Iterator[str]:
    env: Any = research.aec(record.game.name, record.seats, rules=record.rules)
    env.reset(options={"match": record.match})
    table = env.unwrapped.table
    yield table.position.key()
    for action in record.own:
        env.step(table.encoding.encode(table.position, action))
        yield table.position.key()
    assert all(env.terminations.values()) or all(env.truncations.values())


class Again(bots.Bot):
    """Decides as it was decided; it is asked only where there was a choice."""

    def __init__(self, game: Game[Any], choices: list[Action]) -> None:
        super().__init__(game)
        self.choices = iter(choices)

    def judge(self, p: Any, options: list[Action], *rest: object) -> Action:
        return next(self.choices)


def by_gymnasium(record: Record, seat: Seat) -> Iterator[str]:
    """The positions in which this seat is asked."""
    choices: list[list[Action]] = [[] for _ in range(record.seats)]
    position = record.game.start(record.seats, record.rules)
    for actor, action in record.actions:
        if actor != NATURE and len(position.options()) > 1:
            choices[actor].append(action)
        position.play(action)
    env = research.seat(
        record.game.name,
        record.seats,
        [Again(record.game, own) for other, own in enumerate(choices) if other != seat],
        seat=seat,
        rules=record.rules,
    )
    env.reset(options={"match": record.match})
    yield env.table.position.key()
    for actor, action in record.actions:
        if actor == seat:
            env.step(env.table.encoding.encode(env.table.position, action))
            yield env.table.position.key()


def by_openspiel(record: Record) -> Iterator[str]:
    state: Any = research.openspiel(
        record.game.name, record.seats, {"round_cap": 0, **record.rules} if _capped(record) else {}
    ).new_initial_state()
    for actor, action in record.actions:
        if actor != NATURE:
            yield state.position.key()
            state.apply_action(state.numbers.encode(state.position, action))
        elif isinstance(action, Rested):
            for name in ("turn", "haste", "veer", "grip", "flip"):
                state.apply_action(getattr(action, name))
        else:
            outcomes = [outcome for outcome, _ in state.live.outcomes()]
            state.apply_action(outcomes.index(action))
    yield state.position.key()
    assert state.is_terminal()


def _capped(record: Record) -> bool:
    return "round_cap" in record.game.options.__struct_fields__


def compare(record: Record) -> int:
    """Play the record through every door; how many positions were compared."""
    keys = list(by_the_library(record))
    assert list(by_pettingzoo(record)) == keys
    pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this system")
    assert list(by_openspiel(record)) == keys
    for seat in range(record.seats):
        own = list(by_gymnasium(record, seat))
        assert own[-1] == keys[-1]
        assert set(own) <= set(keys)
    return len(keys)


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("parfum", 2),
        pytest.param("safranito", 2, marks=pytest.mark.long(4)),
        pytest.param("aqua-mirabilis", 3, marks=pytest.mark.long(8)),
    ],
)
def test_a_game_at_the_server_is_the_same_through_every_door(
    name: str, seats: int, server: Server, tmp_path: Path
) -> None:
    ada = Person(server)
    rules: dict[str, object] = {} if name == "aqua-mirabilis" else {"round_cap": 3}
    table, _ = ada.make_table(name, ["mine", *["solid"] * (seats - 1)], options=rules)
    ada.start(table)
    with ada.at(table) as line:
        play_on([line], Dice(7), greedily)
    path = tmp_path / "game.grasse.json"
    path.write_bytes(ada.get(f"/api/tables/{table}/file").body)
    data, match = grasse.kernel.file.read(path), grasse.load(path)
    mixed = tuple(map(bytes.fromhex, data["fair"]["contributions"]))
    seed = bytes.fromhex(data["fair"]["seed"])
    record = Record(match.game, seats, rules, seed, match.id, mixed, match.actions)
    assert grasse.verify(path) == []
    assert compare(record) > 40
    assert list(by_the_library(record))[-1] == match.position.key()


def played_by_gymnasium(name: str, seats: int, seed: int, rounds: int) -> Record:
    """A game of a seat that decides at random among bots, as the door played it."""
    game = grasse.find(name)
    rules: dict[str, object] = {"round_cap": rounds} if name != "aqua-mirabilis" else {}
    env = research.seat(name, seats, "random", seat="random", rules=rules)
    actions: list[tuple[Seat, Action]] = []
    table = env.table
    do = table.do

    def noted(action: Action) -> None:
        assert table.to_act is not None
        actions.append((table.to_act, action))
        do(action)

    table.do = noted  # type: ignore[method-assign]
    env.reset(seed=seed)
    chance, over = Dice(seed), False
    while not over:
        legal = table.encoding.legal(table.position)
        _, _, terminated, truncated, _ = env.step(legal[chance.below("choice", len(legal))])
        over = terminated or truncated
    match = grasse.new(name, seats, seed=seed, options=rules)
    for seat, action in actions:
        match.play(action, seat)
    assert match.position.key() == table.position.key()
    return Record(game, seats, rules, grasse.kernel.seed_from(seed), match.id, (), match.actions)


@pytest.mark.parametrize("name", research.GAMES)
def test_a_game_of_gymnasium_is_the_same_through_every_door(name: str) -> None:
    compare(played_by_gymnasium(name, 2, 1, 2))


@pytest.mark.long(10)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", research.GAMES)
def test_games_are_the_same_through_every_door(name: str, seats: int) -> None:
    compared = sum(compare(played_by_gymnasium(name, seats, seed, 6)) for seed in range(4))
    assert compared > 300
