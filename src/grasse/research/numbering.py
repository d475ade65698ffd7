"""A game in numbers: its actions counted through, its table as an array.

An action is a number, the same in every position: its place in the list of all actions that a seat
may ever be allowed. A table is an array of bytes, filled from the position without building the
view, and only from what the seat may know. Both say what they mean, row by row; the tables of
docs/research.md are written from that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from operator import attrgetter
from typing import Any, Final, Generic, Literal, NamedTuple, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from grasse.kernel import NATURE, Action, BadRequest, Game, Seat
from grasse.kernel.position import P, Step

Array = NDArray[Any]

UINT8: Final = np.dtype(np.uint8)
INT8: Final = np.dtype(np.int8)
_from: Final = np.frombuffer
MOST: Final = 255
"""The highest number of an array; what is more is shown as this."""
FRAME_NUMBERS: Final = 4
_KNOWN: Final = 1 << 14


class Row(NamedTuple):
    """A stretch of an array, and what its numbers mean."""

    name: str
    size: int
    meaning: str


class Kind(NamedTuple):
    """The actions of one kind, which are numbered without a gap."""

    tag: str
    first: int
    size: int
    fields: Mapping[str, Sequence[object]]
    """Values of each field in order; the last field changes fastest."""


class Part:
    """Fields of a position as bytes. They are made anew only when the fields have changed.

    `make` gets the fields in order; of a part that is `each` seat's, also the seat.
    """

    def __init__(
        self, fields: str, make: Callable[..., bytes], *rows: Row, by_seat: bool = False
    ) -> None:
        self.get: Callable[[Any], Any] = attrgetter(*fields.split())
        self.single = " " not in fields
        self.make = make
        self.rows = rows
        self.by_seat = by_seat
        """Whether the only field lists what `make` needs of each seat by seat."""

    def bytes_of(self, value: Any, *seat: Seat) -> bytes:
        return self.make(value, *seat) if self.single else self.make(*value, *seat)


class Encoding(Generic[P]):
    """The numbers of one game for so many players: see `encoding` of the package."""

    fields: Mapping[str, Callable[[Any], Sequence[object]]] = {}
    """The values that a field of an action may have, by name, from the box; a field whose type
    lists its values needs none."""
    natures: frozenset[str]
    """Tags of the actions that are Nature's."""
    waiting: Mapping[str, Step[Any]] = {}
    """The steps of the game by name."""
    shared: Sequence[Part] = ()
    """What everybody knows of the table and changes now and then."""
    each: Sequence[Part] = ()
    """What everybody knows of each seat; the one who looks comes first, then clockwise."""
    now_rows: Sequence[Row] = ()
    """What changes all the time, and what only the one who looks knows."""

    def __init__(self, game: Game[P], seats: int, box: Any) -> None:
        self.game = game
        self.seats = seats
        self.box = box
        self.kinds = list(self._kinds())
        self.actions = [action for kind in self.kinds for action in self._listed(kind)]
        self.numbers = {action: number for number, action in enumerate(self.actions)}
        self.steps: list[Step[Any]] = [
            step for _, step in sorted(self.waiting.items()) if not step.automatic
        ]
        self._heads: list[dict[Any, bytes]] = [{} for _ in range(seats)]
        self.rows = list(self._rows())
        self.size = sum(row.size for row in self.rows)
        """How many numbers an array has."""

    # Actions

    @property
    def count(self) -> int:
        """How many numbers actions have."""
        return len(self.actions)

    def encode(self, position: P, action: Action) -> int:
        """The number of an action; `BadRequest` for one that has none."""
        try:
            return self.numbers[action]
        except KeyError:
            raise BadRequest(f"{action} has no number in {self.game.name}") from None

    def decode(self, position: P, number: int) -> Action:
        """The action of a number, whether it is allowed here or not."""
        if not 0 <= number < self.count:
            raise BadRequest(f"actions of {self.game.name} go from 0 to {self.count - 1}")
        return self.actions[number]

    def legal(self, position: P) -> list[int]:
        """The numbers of what the seat to act may do, in their order."""
        numbers = self.numbers
        return sorted([numbers[action] for action in position.options()])

    def mask(self, position: P) -> Array:
        """1 for each action that the seat to act may do, 0 for the others."""
        flags = bytearray(self.count)
        numbers = self.numbers
        for action in position.options():
            flags[numbers[action]] = 1
        return _from(flags, INT8)

    def _kinds(self) -> Iterator[Kind]:
        first = 0
        for tag, action in self.game.vocabulary.actions.items():
            if tag not in self.natures:
                kind = self._kind(tag, first, action)
                yield kind
                first += kind.size

    def _kind(self, tag: str, first: int, action: type[Action]) -> Kind:
        hints = get_type_hints(action)
        fields: dict[str, Sequence[object]] = {}
        size = 1
        for name in action.__struct_fields__:
            listed = self.fields.get(f"{tag} {name}") or self.fields.get(name)
            values = listed(self.box) if listed else get_args(hints[name])
            assert listed or get_origin(hints[name]) is Literal, (tag, name)
            fields[name] = values
            size *= len(values)
        return Kind(tag, first, size, fields)

    def _listed(self, kind: Kind) -> Iterator[Action]:
        action = self.game.vocabulary.actions[kind.tag]
        return (action(*values) for values in product(*kind.fields.values()))

    # The table

    def now(self, p: P, seat: Seat) -> bytes:
        """The numbers of `now_rows`, as this seat may know them."""
        return b""

    def head(self, position: P, seat: Seat) -> bytes:
        """Where the game waits, and for whom, as this seat sees it."""
        known = self._heads[seat]
        frame = position.frame
        found = known.get(frame)
        if found is None:
            if len(known) >= _KNOWN:
                known.clear()
            found = known[frame] = self._head(position, seat)
        return found

    def _head(self, position: P, seat: Seat) -> bytes:
        step, actor, *rest = position.frame
        numbers = [capped(part + 1) for part in rest if isinstance(part, int)]
        numbers += [0] * FRAME_NUMBERS
        own = actor is not None and actor != NATURE
        return (
            one_of(self.steps.index(step) if position.steps else -1, len(self.steps))
            + one_of((actor - seat) % self.seats if own else -1, self.seats)
            + bytes(numbers[:FRAME_NUMBERS])
        )

    def _rows(self) -> Iterator[Row]:
        steps = ", ".join(step.name for step in self.steps)
        yield Row("step", len(self.steps), f"one of: {steps}")
        yield Row("to act", self.seats, "one of: oneself, then the others clockwise; Nature: none")
        yield Row("frame", FRAME_NUMBERS, "the numbers of the step, plus 1; 0 where it has none")
        yield from self.now_rows
        for part in self.shared:
            yield from part.rows
        for other in range(self.seats):
            whose = f"seat +{other}" if other else "oneself"
            for part in self.each:
                yield from (row._replace(name=f"{whose}: {row.name}") for row in part.rows)

    def observer(self) -> Observer[P]:
        """Who fills arrays: one for each table, since it remembers what has not changed."""
        return Observer(self)

    def observe(self, position: P, seat: Seat) -> Array:
        """The array of a table as this seat may know it."""
        return self.observer().array(position, seat)

    @property
    def columns(self) -> list[str]:
        """A name for each number of an array."""
        return [
            f"{row.name} {place}" if row.size > 1 else row.name
            for row in self.rows
            for place in range(row.size)
        ]


class Observer(Generic[P]):
    """Fills arrays of one table. What did not change since the last one is not made again."""

    def __init__(self, encoding: Encoding[P]) -> None:
        self.encoding = encoding
        seats = range(encoding.seats)
        self._shared = [(place, part, part.get) for place, part in enumerate(encoding.shared)]
        self._each = [(place, part, part.get) for place, part in enumerate(encoding.each)]
        self._seen: list[Any] = [None] * len(self._shared)
        self._seen_each: list[Any] = [None] * len(self._each)
        self._bytes = [b""] * len(self._shared)
        self._bytes_each = [[b""] * len(self._each) for _ in seats]
        self._table = b""
        self._around = [b""] * len(seats)
        """By who looks: all seats, that one first."""

    def bytes(self, p: P, seat: Seat) -> bytes:
        """The numbers of a table as this seat may know it."""
        seen, made = self._seen, self._bytes
        changed = False
        for place, part, get in self._shared:
            now = get(p)
            if now != seen[place]:
                seen[place] = _kept(now)
                made[place] = part.bytes_of(now)
                changed = True
        if changed:
            self._table = b"".join(made)
        changed = False
        seen = self._seen_each
        for place, part, get in self._each:
            now = get(p)
            before = seen[place]
            if now != before:
                seen[place] = _kept(now)
                apart = part.by_seat and before is not None
                for owner, pieces in enumerate(self._bytes_each):
                    if not (apart and now[owner] is before[owner]):
                        pieces[place] = part.bytes_of(now, owner)
                changed = True
        if changed:
            own = [b"".join(pieces) for pieces in self._bytes_each]
            self._around = [b"".join(own[n:] + own[:n]) for n in range(len(own))]
        encoding = self.encoding
        return b"".join(
            (encoding.head(p, seat), encoding.now(p, seat), self._table, self._around[seat])
        )

    def array(self, p: P, seat: Seat) -> Array:
        """The same as an array that cannot be written to."""
        return _from(self.bytes(p, seat), UINT8)


def _kept(value: Any) -> Any:
    """A value that stays as it is while the position goes on."""
    if type(value) is list:
        return value[:]
    if type(value) is tuple:
        return tuple([one[:] if type(one) is list else one for one in value])
    return value


def capped(number: int) -> int:
    """The number as a byte."""
    return 0 if number < 0 else MOST if number > MOST else number


def large(number: int) -> bytes:
    """A number that may be more than one byte holds, as two: it, and what is more than that.

    >>> list(large(209)), list(large(300))
    ([209, 0], [255, 45])
    """
    return bytes((capped(number), capped(number - MOST)))


LARGE: Final = f"up to {MOST}, and what is more than that"


def one_of(place: int, size: int) -> bytes:
    """A 1 at this place; none for a place that is less than 0.

    >>> list(one_of(1, 3)), list(one_of(-1, 2))
    ([0, 1, 0], [0, 0])
    """
    flags = bytearray(size)
    if place >= 0:
        flags[place] = 1
    return bytes(flags)


def bits(members: int, size: int) -> bytes:
    """A bit set as flags.

    >>> list(bits(0b101, 4))
    [1, 0, 1, 0]
    """
    return bytes([members >> place & 1 for place in range(size)])


def padded(pieces: Sequence[bytes], size: int, empty: bytes) -> bytes:
    """The first so many, and nothing for those that are missing."""
    return b"".join([*pieces[:size], *[empty] * (size - len(pieces))])
