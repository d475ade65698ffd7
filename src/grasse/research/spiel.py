"""OpenSpiel's door: Python games with explicit chance nodes.

Nature's outcomes are numbered as `chances` lists them. What a throw of Safranito comes to has no
such list; there the tremor of the hand is drawn number by number, five chance nodes for a throw
(see `discs.Shake`), and the discs do the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from math import prod
from typing import Any, Final, Self

import msgspec
import numpy as np
import pyspiel

from grasse import bots
from grasse.games import find
from grasse.games.safranito.discs import Shake
from grasse.games.safranito.throw import ComingToRest
from grasse.kernel import NATURE, Action, BadRequest, Plain, Seat
from grasse.research import GAMES, encoding
from grasse.research.table import rewards

_BYTES: Final = 8
_FLIPS: Final = 100
_SHAKES: Final = len(Shake._fields)

Chances = list[tuple[int, float]]


class Live:
    """A position under way: what an OpenSpiel state holds. Copying it copies the position alone."""

    def __init__(self, start: Any) -> None:
        self.start = start
        self.position = start.copy()
        self.played: list[Action] = []
        self.shake: tuple[int, ...] = ()
        """Numbers of a tremor that were drawn so far."""
        self.known: dict[Seat, bytes] = {}
        """By seat, once it was asked for: a digest of all that it has seen."""
        self._listed: list[tuple[Action, int]] | None = None

    def __deepcopy__(self, memo: object) -> Self:
        new = type(self).__new__(type(self))
        new.start, new.shake, new._listed = self.start, self.shake, self._listed
        new.position = self.position.copy()
        new.played, new.known = self.played[:], dict(self.known)
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """As plain data: pieces are shared, and must not be copied."""
        plain = [action.plain() for action in self.played]
        return _restored, (self.start.dump(), self.position.dump(), plain, self.shake, self.known)

    @property
    def trembles(self) -> bool:
        """Whether a throw is in the air."""
        return isinstance(self.position.step, ComingToRest)

    def chances(self) -> Chances:
        if self.trembles:
            return _flips() if len(self.shake) == _SHAKES - 1 else _sums()
        listed = self.outcomes()
        total = sum(weight for _, weight in listed)
        return [(number, weight / total) for number, (_, weight) in enumerate(listed)]

    def outcome(self, number: int) -> Action | None:
        """What Nature does with this number; None while a tremor needs more of them."""
        if not self.trembles:
            return self.outcomes()[number][0]
        self.shake = (*self.shake, number)
        if len(self.shake) < _SHAKES:
            return None
        shake, self.shake = Shake(*self.shake), ()
        action: Action = self.position.step.outcome(self.position, shake)
        return action

    def outcomes(self) -> list[tuple[Action, int]]:
        """What Nature may do, with weights; while no throw is in the air."""
        if self._listed is None:
            self._listed = self.position.chances()
        return self._listed

    def play(self, action: Action) -> None:
        self._listed = None
        self.position.play(action)
        self.played.append(action)
        for seat in self.known:
            self.known[seat] = _grown(self.known[seat], self.position, seat)

    def memory(self, seat: Seat) -> str:
        """All that this seat has seen since the game began, as a digest. Until somebody asks,
        nobody keeps it; then it is worked out from the beginning, and goes on."""
        if seat not in self.known:
            position = self.start.copy()
            digest = _grown(b"", position, seat)
            for action in self.played:
                position.play(action)
                digest = _grown(digest, position, seat)
            self.known[seat] = digest
        return self.known[seat].hex()


def _restored(
    start: Plain, now: Plain, played: list[Plain], shake: tuple[int, ...], known: dict[Seat, bytes]
) -> Live:
    game = find(start["game"])
    live = Live(game.load(start))
    live.position = game.load(now)
    live.played = [game.vocabulary.read(action) for action in played]
    live.shake, live.known = shake, known
    return live


def _grown(digest: bytes, position: Any, seat: Seat) -> bytes:
    return blake2b(digest + _seen(position, seat), digest_size=16).digest()


def _seen(position: Any, seat: Seat) -> bytes:
    return msgspec.json.encode(position.view(seat))


@cache
def _sums() -> Chances:
    """The sum of eight fair bytes."""
    ways = np.ones(1)
    for _ in range(_BYTES):
        ways = np.convolve(ways, np.full(256, 1 / 256))
    return [(number, float(likely)) for number, likely in enumerate(ways / ways.sum())]


@cache
def _flips() -> Chances:
    return [(number, 1 / _FLIPS) for number in range(_FLIPS)]


def _most_chances(game: str, box: Any) -> int:
    """No chance node has more outcomes."""
    if game == "safranito":
        return 255 * _BYTES + 1
    if game == "parfum":
        return max(len(box.notes), prod([int(dice) + 1 for dice in box.dice]))
    return max(len(box.deliveries), len(box.city_tiles), len(box.bonuses))


def _game_type(game: str) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"python_grasse_{game.replace('-', '_')}",
        long_name=f"Grasse: {game}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "rules": ""},
    )


class GrasseGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """One of our games for so many `players`, with house `rules` as in `round_cap:9/…`."""

    name: str
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.get("players", 2))
        self.numbers = encoding(self.name, players)
        self.rules = self._read(str(given.get("rules", "")))
        nodes = _SHAKES if self.name == "safranito" else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.count,
            max_chance_outcomes=_most_chances(self.name, self.numbers.box),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.numbers.game.longest * nodes,
        )
        super().__init__(self.kind, info, given)

    def _read(self, rules: str) -> Any:
        pairs = [one.split(":", 1) for one in rules.split("/") if one]
        if any(len(pair) != 2 for pair in pairs):
            raise BadRequest("rules are written as in round_cap:9/hold_notes:true")
        game = find(self.name)
        return game.read_options(bots.among_bots(game, dict(pairs)))

    def start(self) -> Any:
        """The position before the first shuffle."""
        numbers = self.numbers
        return numbers.game.start_position(numbers.seats, self.rules, numbers.box)

    def new_initial_state(self) -> Any:
        return GrasseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if params:
            raise ValueError(f"observations have no parameters; given: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return GrasseObserver(self.numbers, kind.perfect_recall)


class GrasseState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A state: OpenSpiel copies what it holds, which is one `Live` position."""

    def __init__(self, game: GrasseGame) -> None:
        super().__init__(game)
        self.live = Live(game.start())

    @property
    def position(self) -> Any:
        """The position itself."""
        return self.live.position

    @property
    def numbers(self) -> Any:
        return encoding(self.position.game.name, self.position.seats)

    def current_player(self) -> int:
        seat = self.live.position.to_act
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else int(seat)

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = self.numbers.legal(self.position)
        return legal

    def chance_outcomes(self) -> Chances:
        return self.live.chances()

    def _apply_action(self, action: int) -> None:
        live = self.live
        if live.position.to_act == NATURE:
            done = live.outcome(action)
            if done is not None:
                live.play(done)
        else:
            live.play(self.numbers.decode(live.position, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            if self.live.trembles:
                return f"{Shake._fields[len(self.live.shake)]} {action}"
            return self.live.outcomes()[action][0].written()
        try:
            return str(self.numbers.decode(self.position, action).written())
        except BadRequest:
            return f"action {action}"

    def is_terminal(self) -> bool:
        return self.live.position.to_act is None

    def returns(self) -> list[float]:
        result = self.position.result()
        seats = self.position.seats
        return [0.0] * seats if result is None else rewards(result, seats)

    def __str__(self) -> str:
        dump = msgspec.json.encode(self.position.dump()).decode()
        return dump + "".join(f" {number}" for number in self.live.shake)


class GrasseObserver:
    """The arrays of `Encoding` as tensors; strings are the seat's view. With perfect recall the
    string begins with a digest of all that the seat has seen; a tensor tells of now alone."""

    def __init__(self, numbers: Any, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.observer = numbers.observer()
        self.tensor = np.zeros(numbers.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: GrasseState, player: int) -> None:
        self.tensor[:] = self.observer.array(state.position, player)

    def string_from(self, state: GrasseState, player: int) -> str:
        view = _seen(state.position, player).decode()
        return f"{state.live.memory(player)} {view}" if self.perfect_recall else view


def _register(game: str) -> None:
    kind = _game_type(game)
    pyspiel.register_game(kind, type("Grasse", (GrasseGame,), {"name": game, "kind": kind}))


for _name in GAMES:
    _register(_name)


def openspiel(game: str, players: int = 2, rules: Mapping[str, object] | None = None) -> Any:
    """The game as OpenSpiel loads it."""
    if game not in GAMES:
        raise BadRequest(f"there is no {game}; there is {', '.join(GAMES)}")
    written = "/".join(f"{name}:{str(value).lower()}" for name, value in (rules or {}).items())
    return pyspiel.load_game(_game_type(game).short_name, {"players": players, "rules": written})
