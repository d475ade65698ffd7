"""What is kept of a table beside its game: who sits where, its options, its secrets.

Facts never leave the server; `outgoing` tells what may be told.
"""

from __future__ import annotations

from typing import Final, NamedTuple
from unicodedata import category, normalize

import msgspec

from grasse.bots import OLD_NAMES
from grasse.kernel import Plain
from grasse.kernel.journal import Noted
from grasse.server.keys import Holder, same
from grasse.server.protocol import ChairWish, Kind, Level, Pace, What

MARKS: Final = 4
"""Colours and shapes of chairs."""


class ChairFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: str
    """open, person or bot"""
    name: str
    holder: Holder | None = None
    level: Level | None = None
    """Of the bot that plays this chair now."""
    resigned: bool = False
    mark: int | None = None
    """The one that its person chose."""
    mix: str | None = None
    secret: str | None = None
    """The bytes behind `mix`, once revealed; hexadecimal."""
    since: float = 0.0
    """When its person came, or took it back from a bot: his time to decide runs from then."""


class AskFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that those who sit at a table must agree to."""

    what: What
    seat: int
    by: Holder
    name: str
    """Of the one who asks."""
    level: Level = "solid"
    agreed: list[Holder] = []
    """The holders who said yes."""


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    owner: Holder
    invitation: str
    seed: str
    chairs: list[ChairFacts]
    options: dict[str, str | int | bool] = {}
    components: Plain | None = None
    pace: Pace = Pace()
    watchable: bool = True
    hints: bool = False
    rematch: str | None = None
    begin: Plain | None = None
    """The position that its game begins with, where that is a moment of another one."""
    origin: tuple[str, int] | None = None
    """The table of that other game, and its version at that moment."""
    study: Kind | None = None
    """It is no game that is played, but one that was opened, or a board to try things on."""
    rules: int = 1
    """The version of the game's rules that its options were chosen under."""
    among_bots: bool = False
    """No person sat there when the game began."""
    opened: float | None = None
    """When the seats were asked for their random bytes."""
    held: dict[Holder, list[int]] = {}
    """By holder: the seats of this game that he had; none for somebody who was sent away."""
    asks: list[AskFacts] = []
    moves: dict[Holder, tuple[str, float]] = {}
    """By holder: the hash of the code that takes his seats to another browser, and until when."""

    def with_chair(self, seat: int, chair: ChairFacts) -> Facts:
        chairs = [*self.chairs[:seat], chair, *self.chairs[seat + 1 :]]
        return msgspec.structs.replace(self, chairs=chairs)

    def barring(self, holder: Holder | None, seats: list[int]) -> Facts:
        """He is no longer there, and gets no other chair; no seats: he was sent away."""
        if holder is None:
            return self
        return msgspec.structs.replace(self, held={**self.held, holder: seats})

    def with_ask(self, ask: AskFacts) -> Facts:
        others = [one for one in self.asks if one.seat != ask.seat]
        return msgspec.structs.replace(self, asks=[*others, ask])

    def without_ask(self, seat: int) -> Facts:
        return msgspec.structs.replace(self, asks=[one for one in self.asks if one.seat != seat])

    def with_move(self, holder: Holder, code: tuple[str, float] | None) -> Facts:
        moves = dict(self.moves)
        moves.pop(holder, None)
        return msgspec.structs.replace(
            self, moves=moves if code is None else {**moves, holder: code}
        )

    def passing_on(self, holder: Holder, to: Holder) -> Facts:
        """All that is one's is another's now."""
        chairs = [
            msgspec.structs.replace(chair, holder=to) if same(chair.holder, holder) else chair
            for chair in self.chairs
        ]
        owner = to if same(self.owner, holder) else self.owner
        return msgspec.structs.replace(self, chairs=chairs, owner=owner)

    def name_for(self, seat: int, name: str) -> str:
        """The name, with a number if somebody else has it."""
        taken = {chair.name for n, chair in enumerate(self.chairs) if n != seat}
        wanted = [name, *(f"{name} {n}" for n in range(2, len(taken) + 2))]
        return next(one for one in wanted if one not in taken)

    def marks(self) -> list[int]:
        """By seat, the mark that it has: the one that was chosen, or else its own if nobody has it.
        Of two who chose the same the first has it."""
        chosen: dict[int, int] = {}
        for seat, chair in enumerate(self.chairs):
            if chair.mark is not None:
                chosen.setdefault(chair.mark, seat)
        marks = {seat: mark for mark, seat in chosen.items()}
        free = [mark for mark in range(MARKS) if mark not in chosen]
        for own in (True, False):  # whose usual one is free keeps it
            for seat in range(len(self.chairs)):
                if seat not in marks and free and (not own or seat in free):
                    marks[seat] = seat if own else free[0]
                    free.remove(marks[seat])
        return [marks.get(seat, seat % MARKS) for seat in range(len(self.chairs))]

    def seats_of(self, holder: Holder | None) -> tuple[int, ...]:
        """Where this person sits."""
        return tuple(n for n, chair in enumerate(self.chairs) if same(chair.holder, holder))

    def holders(self) -> list[str]:
        """Everybody whose table this is."""
        return sorted({self.owner, *(c.holder for c in self.chairs if c.holder is not None)})

    def contributions(self) -> list[bytes]:
        """What each seat mixes into the dice; a fixed public text for one that mixes in nothing."""
        return [
            bytes.fromhex(chair.secret) if chair.secret else f"seat {seat}".encode()
            for seat, chair in enumerate(self.chairs)
        ]


def read_facts(data: bytes) -> Facts:
    """What was kept of a table; a level by the name that it had once."""
    for old, new in OLD_NAMES.items():
        data = data.replace(f'"level":"{old}"'.encode(), f'"level":"{new}"'.encode())
    return _reader.decode(data)


_reader: Final = msgspec.json.Decoder(Facts)


class Arranged(NamedTuple):
    """What becomes of a table: its new facts, its new state if it has one, and what the journal of
    a game that has begun says of it."""

    facts: Facts
    state: str | None = None
    notes: tuple[tuple[Noted, dict[str, str | int]], ...] = ()

    def noting(self, id: Noted, **args: str | int) -> Arranged:
        return self._replace(notes=(*self.notes, (id, args)))


BOT_NAMES = ("Benjoin", "Mimosa", "Vétiver", "Cassie", "Myrte", "Santal", "Néroli", "Styrax")
"""Scents that are in no game; a bot is named after its chair, so that the words of the journal stay
apart."""


def chair_from(wish: ChairWish, seat: int, holder: Holder) -> ChairFacts:
    if wish.kind == "bot":
        return ChairFacts("bot", BOT_NAMES[seat], level=wish.level)
    if wish.kind == "mine":
        name = clean(wish.name or "") or f"Player {seat + 1}"
        return ChairFacts("person", name, holder=holder, mark=wish.mark, mix=wish.mix)
    return ChairFacts("open", "")


_BLANK: Final = str.maketrans(dict.fromkeys("\u115f\u1160\u2800\u3164\uffa0\U0001d159", " "))
"""Letters and signs that are drawn as nothing."""


def clean(name: str) -> str:
    """A name on one line, without characters that move the cursor or turn the direction; nothing if
    nothing of it can be seen. What looks the same is written the same."""
    seen = "".join(c if c.isprintable() else " " for c in normalize("NFC", name.translate(_BLANK)))
    visible = any(category(c)[0] not in "MZC" for c in seen)  # marks sit on what they follow
    return " ".join(seen.split()) if visible else ""
