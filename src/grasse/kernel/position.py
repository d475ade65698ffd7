"""Positions and steps: the state of a game, and where it waits for somebody."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from grasse.kernel.action import NATURE, NOBODY, Action, Seat, kebab
from grasse.kernel.chance import Chance
from grasse.kernel.errors import BadData, BadRequest, GrasseError, Illegal
from grasse.kernel.result import Result

if TYPE_CHECKING:
    from grasse.kernel.game import Game, Options

Plain = dict[str, Any]
Frame = tuple[Any, ...]
"""(step, seat, a few numbers): one line of what is still to come."""


P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """A moment of the game. The code has no state: what a step needs is in its frame.

    A step waits for the seat in its frame: `options` lists what that seat may do, `play` does it.
    A step that is `automatic` waits for nobody: `run` does what the rules say and goes on.
    Either takes its own frame off the stack when it is done.
    """

    name: str
    automatic: ClassVar[bool] = False
    numbers: ClassVar[tuple[type, ...]] = ()
    """What its frame holds behind the seat: int, or tuple for several."""
    places: ClassVar[int] = 0
    """For a step whose frame holds a place instead of a seat: how many there are."""

    def __init__(self) -> None:
        self.name = kebab(type(self).__name__)

    def options(self, p: P) -> list[Action]:
        """Every legal action, without doubles."""
        raise NotImplementedError(self.name)

    def allows(self, p: P, action: Action) -> bool:
        return action in p.options()

    def refuse(self, p: P, action: Action) -> Illegal | None:
        """Why this action is not allowed now: the rule, and the words for it.

        None for an action that is allowed, or that does not belong to this step at all.
        """
        return None

    def play(self, p: P, action: Any) -> None:
        raise NotImplementedError(self.name)

    def run(self, p: P) -> None:
        raise NotImplementedError(self.name)

    def chances(self, p: P) -> list[tuple[Action, int]]:
        """Nature's outcomes, all that are told apart, with their whole-number weights."""
        raise GrasseError(f"{self.name} is not a step of Nature")

    def draw(self, p: P, chance: Chance) -> Action:
        """One of Nature's outcomes, drawn as the rules say."""
        raise GrasseError(f"{self.name} is not a step of Nature")

    def ranges(self, p: P) -> dict[str, tuple[int, int]]:
        """For an action with many values, such as a throw: its number fields, lowest and highest.

        Then `options` lists some good examples, and `allows` accepts all within the ranges.
        """
        return {}

    def prompt(self, p: P) -> Plain:
        """Arguments of the message `prompt-<name>`, the line of what to do now."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Nature(Step[P]):
    """A step in which chance decides: it has `chances`, `draw` and `play`."""

    def options(self, p: P) -> list[Action]:
        p._drawn = None  # it is one of them
        return [action for action, _ in self.chances(p)]

    def refuse(self, p: P, action: Action) -> Illegal | None:
        if type(action) is type(p.options()[0]) and not self.allows(p, action):
            return Illegal("NATURE", "no-nature-outcome")
        return None


class Over(Step[Any]):
    """Nothing is left to do, and there is nobody to do it."""

    def options(self, p: Any) -> list[Action]:
        return []

    def refuse(self, p: Any, action: Action) -> Illegal | None:
        return Illegal("END", "game-is-over")


OVER: Final[Frame] = (Over(), None)
"""The frame of a game whose stack is empty."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The whole state of a game, as plain data: what a step needs and nothing else.

    `play` changes the position in place; `copy()` first to keep the old one.
    """

    __slots__ = ("_drawn", "_options", "frame", "rulings", "seats", "steps", "tell", "to_act")

    game: ClassVar[Game[Any]]
    seats: int
    rulings: Options
    steps: list[Frame]
    tell: Callable[..., None] | None
    """Writes to the journal of a match; None where nobody reads, as in a search."""
    _options: list[Action] | None
    """What `options` found, until something is played."""
    _drawn: Action | None
    """What `draw` found, until something is played: Nature need not prove it again. It is None
    where the options are known."""

    frame: Frame
    """The one that waits: the top of the stack, or `OVER`; as `play` and `settle` left it."""
    to_act: Seat | None
    """Whom it waits for: a seat, NATURE, or None when the game is over."""

    def __init__(self) -> None:
        self._options = self._drawn = self.tell = self.to_act = None
        self.steps = []
        self.frame = OVER

    # What every game provides

    def copy(self) -> Self:
        """An independent position with the journal switched off."""
        raise NotImplementedError

    def dump(self) -> Plain:
        """Everything, secrets included, as plain data. `game.load` reads it."""
        raise NotImplementedError

    @property
    def components(self) -> Plain | None:
        """The table of components if it is not the game's own."""
        raise NotImplementedError

    def show_open(self) -> Mapping[str, object]:
        """What everybody may know of the table."""
        raise NotImplementedError

    def show_own(self, seat: Seat | None) -> Mapping[str, object]:
        """What this seat may know of the rest of it; None is a spectator."""
        raise NotImplementedError

    def resample(self, seat: Seat | None, chance: Chance) -> Self:
        """A random position that this seat, by all it sees, cannot tell from the true one."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """How the game ended, or None while it runs."""
        raise NotImplementedError

    # What the kernel provides

    @property
    def step(self) -> Step[Any]:
        """The step that waits now."""
        step: Step[Any] = self.frame[0]
        return step

    def options(self) -> list[Action]:
        """Every legal action of the one to act. The list is shared: do not change it."""
        found = self._options
        if found is None:
            step: Step[Any] = self.frame[0]
            found = self._options = step.options(self)
        return found

    def play(self, action: Action) -> None:
        """Do it, or raise `Illegal` and change nothing."""
        step: Step[Any] = self.frame[0]
        known = self._options
        if known is None:
            if action is not self._drawn and not step.allows(self, action):
                raise self.refusal(action)
            self._drawn = None
        elif action not in known and not step.allows(self, action):
            raise self.refusal(action)
        self._options = None
        step.play(self, action)
        steps = self.steps
        while True:  # `settle`, without a call for each decision
            frame = steps[-1] if steps else OVER
            step = frame[0]
            if not step.automatic:
                break
            step.run(self)
        self.frame = frame
        self.to_act = frame[1]

    def settle(self) -> None:
        """Run automatic steps until somebody is to act."""
        steps = self.steps
        while True:
            frame = steps[-1] if steps else OVER
            step: Step[Any] = frame[0]
            if not step.automatic:
                break
            step.run(self)
        self.frame = frame
        self.to_act = frame[1]

    def wait(self) -> None:
        """Wait where the stack says, in a position that was settled when it was written down."""
        self.frame = self.steps[-1] if self.steps else OVER
        self.to_act = self.frame[1]

    def refusal(self, action: Action) -> Illegal:
        """Why the action is not allowed now. Only the seat to act may be told."""
        return self.step.refuse(self, action) or Illegal(
            "STEP", "not-this-step", action=action.tag(), step=self.step.name
        )

    def draw(self, chance: Chance) -> Action:
        """An action of Nature, who must be the one to act."""
        step: Step[Any] = self.frame[0]
        drawn = step.draw(self, chance)
        if self._options is None:
            self._drawn = drawn
        return drawn

    def chances(self) -> list[tuple[Action, int]]:
        """Nature's outcomes with their weights."""
        return self.step.chances(self)

    def view(self, seat: Seat | None = None) -> Plain:
        """All that this seat may know, and all that ever leaves the engine, as plain data."""
        shared, own = self.view_open(), self.view_own(seat)
        return {
            "game": shared["game"],
            "seat": seat,
            "to_act": shared["to_act"],
            "step": shared["step"],
            "prompt": shared["prompt"],
            "table": {**shared["table"], **own["table"]},
            "options": msgspec.to_builtins(own["options"]),
            "ranges": own["ranges"],
            "result": shared["result"],
        }

    def view_open(self) -> Plain:
        """What is the same in every view: all who look at the table may know it."""
        result = self.result()
        return {
            "game": self.game.name,
            "to_act": self.to_act,
            "step": self.step.name if self.steps else None,
            "prompt": self.step.prompt(self) if self.steps else {},
            "table": self.show_open(),
            "result": None if result is None else msgspec.to_builtins(result),
        }

    def view_own(self, seat: Seat | None) -> Plain:
        """What is in this seat's view beside that; its `table` goes behind the open one, and its
        `options` are not plain yet."""
        if seat is not None and not 0 <= seat < self.seats:
            raise BadRequest(f"there is no seat {seat}: seats go from 0 to {self.seats - 1}")
        own = self.to_act is not None and self.to_act == seat
        return {
            "seat": seat,
            "table": self.show_own(seat),
            "options": self.options() if own else [],
            "ranges": self.step.ranges(self) if own else {},
        }

    def key(self) -> str:
        """A hash of the whole position, the same in every process and on every machine."""
        return key_of(self.dump())

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.dump() == other.dump()

    __hash__ = None  # type: ignore[assignment]  # positions change; key() is the hash to use

    def push(self, *frames: Frame) -> None:
        """Put these on the stack, so that they come in the order given."""
        self.steps.extend(reversed(frames))


def key_of(dump: Plain) -> str:
    """The hash of a position that was dumped."""
    return hashlib.blake2b(msgspec.json.encode(dump), digest_size=16).hexdigest()


def dump_steps(steps: list[Frame]) -> list[list[Any]]:
    """The stack as plain data: the name of each step, its seat and its numbers, bottom first."""
    return [
        [
            frame[0].name,
            _NOBODY if frame[1] is NOBODY else frame[1],
            *(list(part) if isinstance(part, tuple) else part for part in frame[2:]),
        ]
        for frame in steps
    ]


def read_steps(data: list[list[Any]], steps: Mapping[str, Step[Any]]) -> list[Frame]:
    """The stack that `dump_steps` wrote, taken as it is."""
    return [
        (
            steps[name],
            NOBODY if seat == _NOBODY and steps[name].automatic else seat,
            *[tuple(part) if isinstance(part, list) else part for part in rest],
        )
        for name, seat, *rest in data
    ]


def load_steps(data: list[list[Any]], steps: Mapping[str, Step[Any]], seats: int) -> list[Frame]:
    """The stack that `dump_steps` wrote, or that somebody wrote by hand."""
    return [_load_frame(row, steps, seats) for row in data]


def _load_frame(row: list[Any], steps: Mapping[str, Step[Any]], seats: int) -> Frame:
    if not row or not isinstance(row[0], str) or row[0] not in steps:
        raise BadData(f"position: {row} is not a step; there are {', '.join(sorted(steps))}")
    step = steps[row[0]]
    seat, *rest = [tuple(part) if isinstance(part, list) else part for part in row[1:]] or [NATURE]
    lowest = NATURE if step.automatic or isinstance(step, Nature) else 0
    highest = NATURE if isinstance(step, Nature) else max(seats - 1, step.places - 1)
    if type(seat) is not int or not lowest <= seat <= highest:
        raise BadData(f"position: {row} needs a seat from {lowest} to {highest}")
    if tuple(map(type, rest)) != step.numbers or not all(
        type(n) is int for part in rest if isinstance(part, tuple) for n in part
    ):
        kinds = [step.name, "seat", *(kind.__name__ for kind in step.numbers)]
        raise BadData(f"position: {row} is not written as {kinds}")
    return (step, NOBODY if seat == _NOBODY and step.automatic else seat, *rest)


_NOBODY: Final = -1
"""How it is written."""
