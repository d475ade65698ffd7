"""A table that is in use: its facts, its match, and what may be done to it.

Nothing here waits or writes. A change is worked out, stored by the house, and only then seen by
anybody: `house` holds the table's lock all the while.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from grasse.bots import among_bots
from grasse.games import find
from grasse.kernel import NATURE, BadData, Dice, Illegal, Match, NothingToUndo, Plain
from grasse.kernel.fair import commitment
from grasse.server.facts import Arranged, Facts, read_facts
from grasse.server.keys import Holder, same
from grasse.server.presence import NOBODY, Seats
from grasse.server.refusal import Refusal
from grasse.server.storage import Append, Entry, Stored

if TYPE_CHECKING:
    from grasse.server.live import Socket

SNAPSHOT_EVERY: Final = 50
"""Entries; opening a table replays at most about so many."""
MILESTONE_EVERY: Final = 100
"""Entries; opening the past of a table replays at most about so many."""
IDS_KEPT: Final = 256
MOST_NOTES: Final = 400
"""Changes of chairs in one game: nobody fills the journal by going to and fro."""
MOST_STUDIED: Final = 3000
"""Entries in the log of a study's board, all of which are in memory."""
LONG_AWAY: Final = 120.0
"""Seconds; a limit of the server says it."""
REVEAL_SECONDS: Final = 4.0
"""How long a table waits for the random bytes that its seats promised."""


class Waits(msgspec.Struct, frozen=True):
    """What the house has to do at a table."""

    for_: Literal["bot", "clock", "reveal"]
    seat: int = -1
    level: str = ""
    until: float = 0.0


class LiveTable:
    """A table in memory."""

    def __init__(self, stored: Stored, patience: float = LONG_AWAY) -> None:
        self.patience = patience
        """Seconds after which somebody who is not there is long away."""
        self.id = stored.row.id
        self.created = stored.row.created
        self.game = find(stored.row.game)
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.here = self.elsewhere = NOBODY
        """The seats that have somebody at this process, as it told others; and at others."""
        self.stirred = asyncio.Event()
        """Set when the table changed, for whoever waits for that."""
        self.chat_number = 0
        """The last line of chat that went out from here."""
        self.used = time.monotonic()
        self.away: dict[int, float] = {}
        """Since when the persons of these seats are not here, as far as this process knows."""
        self.restore(stored)
        self._seated = self.facts
        """The facts by which the seats of sockets are known."""
        self.told = self.version
        """The version that everybody here was told of."""

    def restore(self, stored: Stored) -> None:
        """Be what is stored, whatever was in memory."""
        row = stored.row
        self.spoiled = False
        """What is in memory is not what is stored."""
        self.state = row.state
        self.version = row.version
        self.changed = row.changed
        self.facts = read_facts(row.facts)
        if self.facts.study == "file":
            self.state = "over"  # stored as a study, which is not kept for ever
        self.commitment = commitment(row.id, bytes.fromhex(self.facts.seed))
        self.match: Match[Any] | None = None
        self.moved, self.moved_at = 0, row.created
        """The version at which the game moved last: older commands come too late."""
        self.marks = [0] * (stored.snapshot_version + 1)
        """How long the journal was at each version."""
        self.noted = 0
        """The version at which the journal last got a line about the table itself."""
        self.snapshot_version = stored.snapshot_version
        self.milestone_version = 0
        self.due = row.due
        """What is noted about when the house has to do something here."""
        self.done: OrderedDict[str, tuple[int, int]] = OrderedDict()
        """The versions that the latest commands made, and whose commands they were."""
        if stored.snapshot is not None:
            kept = msgspec.json.decode(stored.snapshot)
            self.match = Match.restored(self.game, kept["match"])
            self.moved, self.moved_at = kept["moved"], kept["moved_at"]
            self.marks = kept["marks"]
            self.milestone_version = kept.get("milestone", 0)
            self.done.update((id, (version, seat)) for id, version, seat in kept["done"])
        for entry in stored.entries:
            self.follow(entry)

    def catch_up(self, stored: Stored) -> None:
        """Take over what another process did: the entries behind our version."""
        if not self.facts.study:
            self.state = stored.row.state
        self.due = stored.row.due
        self.facts = read_facts(stored.row.facts)
        for entry in stored.entries:
            self.follow(entry)

    def follow(self, entry: Entry) -> None:
        """Take over an entry of the log."""
        data = msgspec.json.decode(entry.data)
        kind = data["kind"]
        if kind == "begin":
            self.match = self.new_match(nature="given")
            self.match.follow(data["actions"], data["drawn"])
            self.match.given = self.facts.study is not None
        elif kind == "act":
            self._match.follow(data["actions"], data.get("drawn"))
        elif kind == "undo":
            for _ in range(data["times"]):
                self._match.undo()
        self._take_notes(entry.version, data.get("notes", []))
        self._rename()
        self._note(entry, moves=kind != "facts")

    def _take_notes(self, version: int, notes: list[Plain]) -> None:
        for note in notes:
            self._match.note(note["id"], **note["args"])
            self.noted = version

    def _rename(self) -> None:
        """People may change while the game runs; the table calls them by their names."""
        if self.match:
            self.match.names = chair_names(self.facts)

    def _note(self, entry: Entry, moves: bool) -> None:
        """The entry is in the log and the match has it."""
        self.version = entry.version
        self.changed = entry.at
        del self.marks[entry.version :]
        self.marks.append(len(self.match.journal) if self.match else 0)
        if moves:
            self.moved, self.moved_at = entry.version, entry.at
        if entry.id is not None:
            self.done[entry.id] = entry.version, -1 if entry.seat is None else entry.seat
            if len(self.done) > IDS_KEPT:
                self.done.popitem(last=False)

    @property
    def _match(self) -> Match[Any]:
        if self.match is None:
            raise Refusal("not-started", "the game has not begun")
        return self.match

    @property
    def options(self) -> Plain:
        """In what its game differs from the usual rules of today."""
        options = self.game.understand(self.facts.options, self.facts.rules)
        return among_bots(self.game, options) if self.facts.among_bots else options

    def new_match(self, nature: str = "fair") -> Match[Any]:
        """The match of this table, from its facts."""
        facts, game = self.facts, self.game
        names = chair_names(facts)
        more: dict[str, Any] = {
            "seed": bytes.fromhex(facts.seed),
            "contributions": facts.contributions(),
            "id": self.id,
            "nature": nature,
            "version": facts.rules,
        }
        if facts.begin is not None:
            match = Match.begun_at(game, facts.begin, facts.components, names, **more)
            match.endless = facts.study == "board"
            return match
        box = game.read_components(facts.components)
        options = game.read_options(self.options)
        return Match(game, game.start_position(len(names), options, box), names, **more)

    # Who is who

    def seats_of(self, holder: Holder | None) -> tuple[int, ...]:
        return self.facts.seats_of(holder)

    def owned_by(self, holder: Holder | None) -> bool:
        return same(self.facts.owner, holder)

    def may_watch(self, holder: Holder | None) -> bool:
        asks = any(same(one.by, holder) for one in self.facts.asks)
        return asks or self.facts.watchable or self.owned_by(holder) or bool(self.seats_of(holder))

    @property
    def names(self) -> list[str]:
        return chair_names(self.facts)

    @property
    def hints(self) -> bool:
        """Whether those who sit here may ask for hints: as they agreed, or against bots alone."""
        if self.facts.study:
            return self.state == "study"
        return self.facts.hints or sum(one.kind != "bot" for one in self.facts.chairs) == 1

    def reseat(self) -> set[Socket]:
        """Those who sit on other chairs than when they were last told something."""
        if self.facts is self._seated:
            return set()
        self._seated = self.facts
        changed = {one for one in self.sockets if self.seats_of(one.holder) != one.seats}
        for socket in changed:
            socket.seats = self.seats_of(socket.holder)
        return changed

    @property
    def present(self) -> Seats:
        """The seats whose persons are connected, here or elsewhere."""
        return self.elsewhere.union(*(socket.seats for socket in self.sockets))

    def note_present(self) -> None:
        """Remember since when the others are not."""
        present, now = self.present, time.time()
        self.away = {
            seat: self.away.get(seat, now)
            for seat in range(len(self.facts.chairs))
            if seat not in present
        }

    def away_for(self, seat: int) -> float:
        """Seconds."""
        return time.time() - self.away[seat] if seat in self.away else 0.0

    def is_long_away(self, seat: int) -> bool:
        """Then a bot may play on for him, and nobody waits for his consent."""
        return self.away_for(seat) >= self.patience

    # What happens next

    @property
    def to_act(self) -> int | None:
        return self.match.to_act if self.match and self.state in ("playing", "study") else None

    @property
    def deadline(self) -> float | None:
        """When a bot plays on for the one to act."""
        seat, seconds = self.to_act, self.facts.pace.seconds
        if (
            seat is None
            or seconds is None
            or self.state == "study"
            or self.facts.chairs[seat].level is not None
        ):
            return None
        return max(self.moved_at, self.facts.chairs[seat].since) + seconds

    def waits(self) -> Waits | None:
        """What the house has to do here; None: people are to act, or nobody."""
        if self.state == "opening":
            opened = self.facts.opened or self.changed
            promised = any(chair.mix and not chair.secret for chair in self.facts.chairs)
            return Waits("reveal", until=opened + REVEAL_SECONDS if promised else 0.0)
        seat = self.to_act
        if seat is None or self.state == "study":
            return None
        level = self.facts.chairs[seat].level
        if level is not None:
            return Waits("bot", seat, level)
        deadline = self.deadline
        return None if deadline is None else Waits("clock", seat, until=deadline)

    def next_due(self) -> float | None:
        """From when on the house has to do something here; None: as `waits`."""
        waits = self.waits()
        return None if waits is None else waits.until

    # Changes: each gives what is to be stored

    def act(self, id: str | None, seat: int, action: Plain) -> Append:
        """Play an action in the match; it must be stored before anybody hears of it."""
        match = self._playing(seat)
        done = len(match.actions)
        before = match.drawn
        try:
            match.play(action, seat)
        except BadData as error:
            raise Refusal("bad-request", str(error)) from None
        except Illegal:
            raise  # nothing changed
        except BaseException:
            self.spoiled = True
            raise
        actions = [{"by": by, **one.plain()} for by, one in match.actions[done:]]
        data: Plain = {"kind": "act", "actions": actions}
        if match.drawn != before:
            data["drawn"] = match.drawn
        return self._moving(data, id, seat)

    def undo(self, id: str | None, seat: int, whole_turn: bool) -> Append:
        if self.state == "study":
            return self.back(_decided(self._match, whole_turn), id, seat)
        match = self._playing(seat)
        done = len(match.actions)
        try:
            match.reset_turn(seat) if whole_turn else match.undo(seat)
        except NothingToUndo as error:
            raise Refusal("nothing-to-undo", str(error)) from None
        return self._moving({"kind": "undo", "times": done - len(match.actions)}, id, seat)

    def back(self, to: int, id: str | None = None, seat: int | None = None) -> Append:
        """On the board of a study: take back until there are so many actions."""
        match = self._studied()
        times = len(match.actions) - to
        if times <= 0:
            raise Refusal("nothing-to-undo", "there is nothing to take back")
        for _ in range(times):
            match.undo()
        return self._moving({"kind": "undo", "times": times}, id, seat)

    def let_nature(self, action: Plain | None) -> Append:
        """On the board of a study: Nature does this, or rolls until a seat is to act."""
        match = self._studied()
        if match.to_act != NATURE:
            raise Refusal("not-your-turn", "Nature is not to act")
        done = len(match.actions)
        if action is not None:
            try:
                match.play(action, NATURE)
            except BadData as error:
                raise Refusal("bad-request", str(error)) from None
        else:
            while match.to_act == NATURE:
                match.play(match.position.draw(Dice(secrets.randbits(64))))
        actions = [{"by": by, **one.plain()} for by, one in match.actions[done:]]
        return self._moving({"kind": "act", "actions": actions})

    def _studied(self) -> Match[Any]:
        if self.state != "study":
            raise Refusal("not-allowed", "this is no board to try things on")
        self._check_room()
        return self._match

    def _check_room(self) -> None:
        if self.state == "study" and self.version >= MOST_STUDIED:
            raise Refusal("too-big", "so much was tried on this board: save it, and open it anew")

    def begin(self) -> Append:
        """The game begins: Nature sets it up."""
        self.spoiled = True  # until it went well
        self.match = match = self.new_match()
        self.spoiled = False
        actions = [{"by": by, **one.plain()} for by, one in match.actions]
        self.state = "playing"
        data: Plain = {"kind": "begin", "actions": actions, "drawn": match.drawn}
        if self.facts.begin is not None:
            data["notes"] = [{"id": "goes-on", "args": {}}]
            self._take_notes(self.version + 1, data["notes"])
        return self._moving(data)

    def change(self, arranged: Arranged) -> Append:
        """Other facts, the game untouched; its journal tells of it."""
        if self.facts.study:
            raise Refusal("not-allowed", "nobody else sits down at a study")
        facts, state, noted = arranged
        notes = [{"id": id, "args": args} for id, args in noted] if self.match else []
        if self.match and len(self.match.notes) + len(notes) > MOST_NOTES:
            raise Refusal("too-fast", "the chairs of this game have changed too often")
        self.facts = facts
        entry = self._entry({"kind": "facts", **({"notes": notes} if notes else {})})
        self._take_notes(entry.version, notes)
        self._rename()
        if state is not None:
            self.state = state
        self._note(entry, moves=False)
        self.due = self.next_due()
        return Append(
            self.id,
            entry.version - 1,
            [entry],
            facts=msgspec.json.encode(facts),
            state=state,
            due=self.due,
            holders=facts.holders(),
        )

    def _playing(self, seat: int) -> Match[Any]:
        match = self._match
        if self.state == "over" or match.to_act is None:
            raise Refusal("game-over", "the game is over")
        if match.to_act != seat:
            raise Refusal("not-your-turn", "it is not your turn")
        self._check_room()
        return match

    def _entry(self, data: Plain, id: str | None = None, seat: int | None = None) -> Entry:
        return Entry(self.version + 1, id, seat, msgspec.json.encode(data), time.time())

    def _moving(self, data: Plain, id: str | None = None, seat: int | None = None) -> Append:
        entry = self._entry(data, id, seat)
        ends = self._match.to_act is None and self.state != "study"
        if ends:
            self.state = "over"
        self._note(entry, moves=True)
        self.due = self.next_due()
        milestone = self._milestone()
        return Append(
            self.id,
            entry.version - 1,
            [entry],
            state=self.state
            if not self.facts.study and (ends or data["kind"] == "begin")
            else None,
            due=self.due,
            snapshot=self._snapshot(),
            milestone=milestone,
        )

    def _milestone(self) -> bytes | None:
        """Now and then how the game stands, so that its past opens quickly. What led there is a
        part of every later snapshot: nobody takes it back any more."""
        match = self._match
        if self.version - self.milestone_version < MILESTONE_EVERY or not self._may_rest():
            return None
        self.milestone_version = self.version
        return msgspec.json.encode(match.milestone())

    def _may_rest(self) -> bool:
        """Whether a snapshot is due, and no decision can be taken back."""
        due = self.version - self.snapshot_version >= SNAPSHOT_EVERY
        return due and not (self._match.can_undo or self._match.endless)

    def _snapshot(self) -> bytes | None:
        """Now and then all that there is, so that the table opens quickly."""
        match = self._match
        if not self._may_rest():
            return None
        self.snapshot_version = self.version
        return msgspec.json.encode(
            {
                "match": match.snapshot(),
                "moved": self.moved,
                "moved_at": self.moved_at,
                "marks": self.marks,
                "milestone": self.milestone_version,
                "done": [(id, *made) for id, made in self.done.items()],
            }
        )

    def told_since(self, version: int) -> int:
        """How much of the journal somebody has who saw that version: undo takes lines back."""
        if not 0 <= version <= self.version:
            return 0
        return min(self.marks[version:])


def _decided(match: Match[Any], whole_turn: bool) -> int:
    """How many actions there were before the last decision, or before the turn it is part of."""
    to, seat = len(match.actions), None
    while to:
        by = match.actions[to - 1][0]
        if seat is not None and by != seat:
            return to
        to -= 1
        if by != NATURE:
            if not whole_turn:
                return to
            seat = by
    return to


def chair_names(facts: Facts) -> list[str]:
    return [chair.name or f"seat {seat + 1}" for seat, chair in enumerate(facts.chairs)]
