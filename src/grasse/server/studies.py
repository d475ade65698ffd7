"""Studies: finished games from files, and boards on which one person plays all sides.

A study is a table that its owner alone sees. It counts for nothing, its log is that of any table,
and there are only so many of them, for so long. What leads to it comes from strangers: it is read
and played again in a process beside the server, with an end to the time and the memory it takes.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from grasse.bots.report.measure import Luck, Measure, mean
from grasse.games import find
from grasse.kernel import (
    NATURE,
    BadData,
    BadRequest,
    GrasseError,
    Match,
    Plain,
    StillRunning,
    file,
)
from grasse.kernel.fair import new_seed
from grasse.kernel.speech import Speech
from grasse.server import history
from grasse.server.facts import ChairFacts, Facts, clean
from grasse.server.keys import Holder, new_invitation, new_table_id
from grasse.server.limits import Buckets
from grasse.server.log import log
from grasse.server.protocol import Code, Kind, Language, Outlook, StudyMove
from grasse.server.reading import small
from grasse.server.refusal import Refusal, no_table, storing
from grasse.server.storage import Append, Conflict, Entry, TableRow
from grasse.server.table import MOST_STUDIED, LiveTable
from grasse.server.under_way import UnderWay, to_the_end
from grasse.server.workers import Workers, ready

if TYPE_CHECKING:
    from grasse.server.house import House

PATIENCE: Final = 20.0
"""Seconds for a file; a game of 600 actions takes less than one."""
START: Final = 30.0
MOST_WAITING: Final = 20
MOST_OF_ONE: Final = 20
"""Studies of one person; the one that was not touched for longest makes room."""
KEPT: Final = 7 * 86400.0
"""Seconds for which a study is kept that nobody touches."""
SAMPLES: Final = 40
"""How often bots play on from the position on a board."""
MOST_CHANCES: Final = 200
LONGEST_GAME: Final = 10_000
"""Actions; among people and bots that know what they do a game has 600."""
LONGEST_NAME: Final = 24


class Laid(msgspec.Struct, frozen=True):
    """What is stored of a new study."""

    row: TableRow
    changes: list[Append]


def lay_out(raw: bytes, owner: str, as_board: bool) -> bytes:
    """In a worker: a study of the game in this file."""
    match = _read(raw)
    kind: Kind = "board" if as_board or match.result() is None else "file"
    if len(match.actions) >= (MOST_STUDIED if kind == "board" else LONGEST_GAME):
        raise Refusal("too-big", "the game in this file is too long")
    facts = Facts(
        owner=Holder(owner),
        invitation=new_invitation(),
        seed=new_seed().hex(),
        chairs=[_chair(name, seat, Holder(owner), kind) for seat, name in enumerate(match.names)],
        components=match.position.components,
        watchable=False,
        begin=match.record()["begin"],
        study=kind,
        rules=match.version,
    )
    now = time.time()
    data = msgspec.json.encode(facts)
    row = TableRow(new_table_id(), "study", 0, now, now, match.game.name, data, due=None)
    table = history.replayed(row)
    changes = []
    for group in _turns(match):
        entry = Entry(table.version + 1, None, None, msgspec.json.encode(group), now)
        table.follow(entry)
        rest = (table._milestone(), table._snapshot())
        changes.append(
            Append(row.id, entry.version - 1, [entry], milestone=rest[0], snapshot=rest[1])
        )
    for seat in range(len(facts.chairs)):
        if table.match is not None:
            msgspec.json.encode(table.match.view(seat))  # or nobody could look at it
    return msgspec.msgpack.encode(Laid(row, changes))


def _read(raw: bytes) -> Match[Any]:
    """The game in a file; whatever else it is is refused in a word."""
    try:
        data = file.parse(raw)
    except BadData as error:
        other = "format" in str(error) and "reads format" in str(error)
        raise Refusal("other-format" if other else "not-a-game", str(error)) from None
    if data["kind"] == "view":
        raise Refusal("not-over", "this file is what one seat saw of a running game")
    if file.damage(raw):
        raise Refusal("changed-file", "the file was changed after it was written")
    try:
        match = Match.replayed(find(str(data.get("game"))), {**data, "kind": "game"})
    except BadRequest as error:
        raise Refusal("not-a-game", str(error)) from None
    except GrasseError as error:
        raise Refusal("changed-file", str(error)) from None
    if not 2 <= len(match.names) <= 8:
        raise Refusal("not-a-game", "a game has two to eight players")
    return match


def _chair(name: str, seat: int, owner: Holder, kind: Kind) -> ChairFacts:
    shown = clean(name)[:LONGEST_NAME].strip() or f"Player {seat + 1}"
    return ChairFacts("person", shown, holder=owner if kind == "board" else None)


def _turns(match: Match[Any]) -> list[Plain]:
    """The log of a game: each decision with what Nature did then."""
    groups: list[Plain] = [{"kind": "begin", "actions": [], "drawn": {}}]
    for by, action in match.actions:
        if by != NATURE:
            groups.append({"kind": "act", "actions": []})
        groups[-1]["actions"].append({"by": by, **action.plain()})
    return groups


def assess(
    game: str, stands: bytes, components: bytes, version: int, names: list[str], language: str
) -> Plain:
    """In a worker: what bots expect of a position, and what Nature may do there."""
    chosen = find(game)
    match = Match.begun_at(
        chosen,
        msgspec.json.decode(stands),
        msgspec.json.decode(components),
        names,
        version=version,
        nature="given",
    )
    p = match.position
    measure = Measure(chosen, p)
    samples = []
    for seed in range(SAMPLES):
        luck = Luck(seed)
        samples.append(measure.expect(p, luck))
        if not luck.used:
            break
    found = mean(samples)
    rolls = p.to_act == NATURE
    outcomes = p.chances() if rolls else []
    total = sum(weight for _, weight in outcomes) or 1
    view, speech = {**p.view(None), "names": names}, Speech(chosen, language)
    return {
        "shares": [round(one, 3) for one in found[: p.seats]],
        "margins": [round(one, 1) for one in found[p.seats :]],
        "samples": len(samples),
        "rolls": rolls,
        "chances": [
            {"action": one.plain(), "said": speech.action(view, one), "chance": weight / total}
            for one, weight in sorted(outcomes, key=lambda one: -one[1])[:MOST_CHANCES]
        ],
    }


class Studies(Workers):
    """The worker that reads files, and the way of studies into the house."""

    def __init__(self, house: House) -> None:
        super().__init__(1)
        self._house = house
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._used = time.monotonic()
        rate = house.limits.outlooks_per_minute
        self._outlooks = Buckets(rate / 60, rate / 2)

    @property
    def under_way(self) -> UnderWay:
        return self._house.under_way

    @to_the_end
    async def open(self, raw: bytes, holder: Holder, *, as_board: bool = False) -> str:
        """A study of the game in a file; the id of its table."""
        laid = await self._laid(raw, holder, as_board)
        with storing():
            await self._make_room(holder)
            await self._house.storage.create(laid.row, [holder])
            await asyncio.gather(*map(self._house.storage.append, laid.changes))
        log.info("study made", table=laid.row.id, game=laid.row.game)
        return laid.row.id

    async def _laid(self, raw: bytes, holder: Holder, as_board: bool) -> Laid:
        if self._waiting >= MOST_WAITING:
            raise Refusal("too-fast", "too many files at the same time: try again")
        self._waiting += 1
        try:
            async with self._turn:
                if self._pool is None:
                    await self.ask(START, _prepared)
                found = await self.ask(PATIENCE, _careful, raw, str(holder), as_board)
        except (BrokenProcessPool, TimeoutError, MemoryError):
            self.close()
            text = "this file takes too long to read, or too much memory"
            raise Refusal("not-a-game", text) from None
        finally:
            self._waiting -= 1
            self._used = time.monotonic()
        if isinstance(found, tuple):
            raise Refusal(cast(Code, found[0]), found[1])
        return msgspec.msgpack.decode(found, type=Laid)

    async def _make_room(self, holder: Holder) -> None:
        """One more of one's studies is one too many: the oldest goes."""
        rows = await self._house.storage.tables_of(holder, 1000)
        own = [row for row in rows if row.state == "study"]
        many = max(0, len(own) - MOST_OF_ONE + 1)
        for row in sorted(own, key=lambda one: one.changed)[:many]:
            await self._house.remove(row.id)

    async def clear_away(self) -> None:
        """Called now and then: studies that nobody touched for long."""
        for id, version in await self._house.storage.studies(time.time() - KEPT):
            try:
                await self._house.remove(id, version)
            except Conflict:
                continue

    def rest(self) -> None:
        """Called now and then: a worker without work goes home."""
        if not self._waiting and time.monotonic() - self._used > 60:
            self.close()

    # The board

    @to_the_end
    async def move(self, id: str, holder: Holder | None, wish: StudyMove) -> None:
        """Take back, or let Nature act."""
        async with self._house.memory.at(id) as table:
            _own(table, holder)
            if wish.version != table.version:
                raise Refusal("old-version", "the board has moved on")
            if wish.back is not None:
                change = table.back(wish.back)
            else:
                change = table.let_nature(wish.nature)
            await self._house.store(table, change)
            self._house.went_on(table)

    async def outlook(
        self, id: str, holder: Holder | None, address: str, language: Language
    ) -> Outlook:
        """What bots expect of the position on the board."""
        async with self._house.memory.at(id) as table:
            _own(table, holder)
            match, version = table.match, table.version
            assert match is not None  # a study begins with its game
            if not self._outlooks.take(address):
                raise Refusal("too-fast", "too many boards to think about: wait a little")
            stands = msgspec.json.encode(match.stands())
            components = msgspec.json.encode(match.position.components)
        thinkers = self._house.thinkers
        given = (match.game.name, stands, components, match.version, table.names, language)
        found = await thinkers.asked(assess, *given)
        return Outlook(version=version, **found)


def _own(table: LiveTable, holder: Holder | None) -> None:
    if table.state != "study":
        raise Refusal("not-allowed", "this is no board to try things on")
    if not table.owned_by(holder):
        raise no_table()


def _careful(raw: bytes, owner: str, as_board: bool) -> bytes | tuple[str, str]:
    """In the worker: what came of it, or the code and the words of a refusal."""
    try:
        return lay_out(raw, owner, as_board)
    except Refusal as refusal:
        return refusal.code, str(refusal)
    except (BadData, BadRequest, StillRunning) as error:
        return "changed-file", str(error)
    except Exception as error:  # noqa: BLE001  # a position that no game can come to
        return "changed-file", repr(error)


def _prepared() -> int:
    small()
    return ready()
