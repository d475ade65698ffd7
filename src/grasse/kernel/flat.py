"""Positions made of flat fields: what every game writes again, written once.

A game that derives its position from `FlatPosition` says what it is made of, and what of that is
hidden; copies, dumps, loading, views, `imagine` and `resample` follow. It costs a loop over the
fields where Parfum, Safranito and Aqua Mirabilis, which are searched a million times over, write
each field out; a game that needs the speed overrides `copy`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Annotated, Any, ClassVar, Final, Self

import msgspec
from mypy_extensions import mypyc_attr

from grasse.kernel.action import NATURE, Seat
from grasse.kernel.chance import Chance, deal
from grasse.kernel.errors import BadData
from grasse.kernel.position import (
    Nature,
    Plain,
    Position,
    dump_steps,
    load_steps,
    read_steps,
)

Count = Annotated[int, msgspec.Meta(ge=0)]
Counts = list[Count]
"""Pieces counted by kind."""
Hands = list[tuple[Count, ...]]
"""By seat: pieces counted by kind."""

_HEAD: Final = ("game", "seats", "options", "steps", "components")


@mypyc_attr(allow_interpreted_subclasses=True)
class FlatPosition(Position):
    """A position whose fields are numbers, texts, and lists of numbers, texts and tuples.

    Lists hold what is never changed in place, so that copying them is enough: to change a tuple,
    put another one in its stead.
    """

    __slots__ = ("box",)

    fields: ClassVar[Mapping[str, Any]] = {}
    """Every field of the game's own with its type, as `msgspec` reads it from plain data."""
    hidden: ClassVar[Mapping[str, str]] = {}
    """A pool and the hands dealt from it, `{"bag": "hands"}`: two fields of the types `Counts` and
    `Hands`. A seat sees its own hand and how many pieces the others hold. It knows which ones it
    has not seen, and not which of them are where."""

    box: Any
    """What is in the box; its `custom` is the table of components if it is not the game's own."""

    @classmethod
    def blank(cls, seats: int, rulings: Any, box: Any) -> Self:
        """The table before the first shuffle, without steps: every field of `fields` is set."""
        raise NotImplementedError

    def fill(self, given: Collection[str]) -> None:
        """What a position by hand left out, as far as it follows from what it gave: a pool holds
        what is in no hand."""
        for pool, held in self.hidden.items():
            if pool not in given:
                hands = getattr(self, held)
                left = [
                    have - sum(some)
                    for have, *some in zip(getattr(self, pool), *hands, strict=True)
                ]
                setattr(self, pool, left)

    def faults(self) -> Iterable[str]:
        """What cannot be true of a position that somebody wrote, beside the types of its fields:
        pieces that are there too often, a list of another length."""
        return ()

    # What the kernel asks of every position

    def copy(self) -> Self:
        kind = type(self)
        new = kind.__new__(kind)
        new._options = new._drawn = new.tell = None
        new.frame, new.to_act = self.frame, self.to_act
        new.steps = self.steps[:]
        new.box, new.rulings, new.seats = self.box, self.rulings, self.seats
        for name in self.fields:
            value = getattr(self, name)
            setattr(new, name, value[:] if type(value) is list else value)
        return new

    @property
    def components(self) -> Plain | None:
        custom: Plain | None = self.box.custom
        return custom

    def dump(self) -> Plain:
        return {**self._head(), **{name: _plain(getattr(self, name)) for name in self.fields}}

    def show_open(self) -> Mapping[str, object]:
        secret = {*self.hidden, *self.hidden.values()}
        shown = {name: _plain(getattr(self, name)) for name in self.fields if name not in secret}
        return {**self._head(), **shown}

    def show_own(self, seat: Seat | None) -> Mapping[str, object]:
        """Of what is hidden: one's own, and numbers of the rest; when the game is over, all."""
        over = self.result() is not None
        shown: dict[str, object] = {}
        for pool, held in self.hidden.items():
            left, hands = getattr(self, pool), getattr(self, held)
            shown[pool] = left[:] if over else sum(left)
            shown[held] = [
                list(hand) if over or owner == seat else sum(hand)
                for owner, hand in enumerate(hands)
            ]
            shown[f"unseen_{pool}"] = left[:] if over else self._unseen(pool, held, seat)
        return shown

    def resample(self, seat: Seat | None, chance: Chance) -> Self:
        new = self.copy()
        if self.result() is None:
            for pool, held in self.hidden.items():
                hands = getattr(self, held)
                sizes = [hand if owner == seat else sum(hand) for owner, hand in enumerate(hands)]
                new._deal(pool, held, self._unseen(pool, held, seat), sizes, chance)
        return new

    @classmethod
    def imagine(cls, view: Plain, chance: Chance) -> Self:
        """A position that fits a view, which is not checked again: the engine said it itself."""
        table = view["table"]
        game = cls.game
        box = game.read_components(table.get("components"))
        p = cls()
        p.seats, p.box = table["seats"], box
        p.rulings = msgspec.convert(table["options"], game.options)
        secret = {*cls.hidden, *cls.hidden.values()} if view["result"] is None else set()
        for name, kind in cls.fields.items():
            if name not in secret:
                setattr(p, name, msgspec.convert(table[name], kind))
        p.steps = read_steps(table["steps"], game.steps)
        p.wait()
        for pool, held in cls.hidden.items():
            if secret:
                p._deal(pool, held, table[f"unseen_{pool}"][:], table[held], chance)
        return p

    @classmethod
    def load(cls, data: Plain, box: Any) -> Self:
        """The position that `data` describes: a dump, or what matters of a position by hand. What
        that leaves out is as in `blank` and `fill`; without `steps` a new game begins."""
        game = cls.game
        if unknown := [name for name in data if name not in cls.fields and name not in _HEAD]:
            raise BadData(f"position: there is no {unknown[0]!r} in {game.name}")
        try:
            seats = msgspec.convert(data.get("seats"), int)
            rulings = msgspec.convert(data.get("options", {}), game.options)
            given = {
                name: msgspec.convert(data[name], kind)
                for name, kind in cls.fields.items()
                if name in data
            }
            steps = msgspec.convert(data.get("steps"), list[list[Any]] | None)
            custom = msgspec.convert(data.get("components"), dict[str, Any] | None)
        except msgspec.ValidationError as error:
            raise BadData(f"position: {error}") from None
        if seats not in game.seats:
            raise BadData(f"position: {game.name} is not for {seats} players")
        if custom is not None:
            box = game.read_components(custom)
        p = cls.blank(seats, rulings, box)
        for name, value in given.items():
            setattr(p, name, value)
        p._refuse(p._misshapen())
        p.fill(given.keys())
        p._refuse(p._overdrawn())
        p._refuse(p.faults())
        if steps is None:
            p.steps = [] if p.result() else game.start_position(seats, rulings, box).steps
        else:
            p.steps = load_steps(steps, game.steps, seats)
        return p._settled()

    # How they do it

    def _head(self) -> Plain:
        head: Plain = {
            "game": self.game.name,
            "seats": self.seats,
            "options": self.rulings.plain(),
            "steps": dump_steps(self.steps),
        }
        return {**head, "components": self.box.custom} if self.box.custom else head

    def _unseen(self, pool: str, held: str, seat: Seat | None) -> list[int]:
        """What a seat has not seen, by kind: it lies in the pool or in somebody else's hand."""
        unseen = list(getattr(self, pool))
        for owner, hand in enumerate(getattr(self, held)):
            if owner != seat:
                unseen = [have + more for have, more in zip(unseen, hand, strict=True)]
        return unseen

    def _deal(
        self,
        pool: str,
        held: str,
        unseen: list[int],
        hands: list[Any],
        chance: Chance,
    ) -> None:
        """Hands that are not known are dealt from what was not seen; the pool is the rest."""
        dealt = [
            deal(unseen, hand, chance, "unseen") if isinstance(hand, int) else tuple(hand)
            for hand in hands
        ]
        setattr(self, held, dealt)
        setattr(self, pool, unseen)

    def _refuse(self, faults: Iterable[str]) -> None:
        if fault := next(iter(faults), None):
            raise BadData(f"position: {fault}")

    def _misshapen(self) -> Iterable[str]:
        for pool, held in self.hidden.items():
            kinds, hands = len(getattr(self, pool)), getattr(self, held)
            if len(hands) != self.seats or any(len(hand) != kinds for hand in hands):
                yield f"{held}: {self.seats} hands with a number for each of {kinds} kinds"

    def _overdrawn(self) -> Iterable[str]:
        for pool, held in self.hidden.items():
            if any(count < 0 for count in getattr(self, pool)):
                yield f"{held}: there are more pieces than in the box"

    def _settled(self) -> Self:
        """Itself, where somebody can act or the game is over."""
        try:
            self.settle()
            stuck = bool(self.steps) and not self.options()
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            raise BadData("position: its steps do not fit the table") from None
        nature = isinstance(self.step, Nature) == (self.to_act == NATURE)
        if stuck or not nature or (self.to_act is None) != (self.result() is not None):
            raise BadData(f"position: nobody can act in the step {self.step.name!r}")
        return self


def _plain(value: object) -> object:
    """Lists as plain data that nobody else holds."""
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return value
