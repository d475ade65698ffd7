"""Reports of finished games: each is worked out once, in a process of its own, and kept.

A report takes half a minute of a processor. So there are few at a time, in processes that stand
back even for the bots; they get a game that is over, and nothing else. What is known is kept in
storage as it gets better: any server of several shows it, and who ends it anywhere, or deletes its
table, ends the work. After a restart somebody who still wants it asks again.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw

from grasse.bots.report import Report, Told, finished_game, reports, spoken
from grasse.kernel import file
from grasse.kernel.words import LANGUAGES
from grasse.server.keys import Holder
from grasse.server.limits import Buckets
from grasse.server.log import log
from grasse.server.protocol import Language, Reporting
from grasse.server.reading import small
from grasse.server.refusal import Refusal, storing
from grasse.server.storage import Entry, NotStored, ReportRow
from grasse.server.workers import prepare

if TYPE_CHECKING:
    from grasse.server.house import House
    from grasse.server.table import LiveTable

MORE_POLITE: Final = 5
"""How much more than bots a report stands back."""
MOST_WAITING: Final = 30
ADDRESS: Final = 5
"""So many times as many reports as a person may an address ask for."""
BEAT: Final = 5.0
"""Seconds after which it is noted again that somebody is at work."""
LEFT: Final = 30.0
"""Seconds after which a report that nobody noted to be at work on is begun anew elsewhere."""
PAUSE: Final = 1.5
"""Seconds between two reports that are told."""

Places = list[tuple[int, int, int]]


class Kept(msgspec.Struct, frozen=True):
    """A report as it is kept."""

    report: Report
    told: dict[str, Told]
    """By language."""


class Read(msgspec.Struct, frozen=True):
    """The same, to be handed on as it is."""

    report: Raw
    told: dict[str, Raw]
    places: Raw


class _Progress(msgspec.Struct, frozen=True):
    progress: float


class _Glance(msgspec.Struct, frozen=True):
    report: _Progress


def study(raw: bytes, samples: int, seconds: float, out: Connection) -> None:
    """In a process of its own: one report after the other, each better than the one before."""
    prepare()
    with suppress(AttributeError):  # Windows
        os.nice(MORE_POLITE)
    small()
    match = finished_game(raw)
    told, last = 0.0, None
    for report in reports(match, samples, seconds, clock=time.process_time):
        last = report
        if time.monotonic() - told > PAUSE:
            out.send_bytes(_written(report, match))
            told, last = time.monotonic(), None
    if last is not None:
        out.send_bytes(_written(last, match))
    out.close()


def _written(report: Report, match: Any) -> bytes:
    return msgspec.json.encode(
        Kept(report, {language: spoken(report, match, language) for language in LANGUAGES})
    )


def places_of(log: list[Entry]) -> Places:
    """Where the moments of a game are among the views of its past: how many actions there were at
    each view that nobody took back, its number, and its version."""
    every: Places = []
    count = 0
    for entry in log:
        data = msgspec.json.decode(entry.data)
        if data["kind"] == "facts":
            continue
        count += -data["times"] if data["kind"] == "undo" else len(data["actions"])
        every.append((count, len(every) + 1, entry.version))
    found: Places = []
    for place in reversed(every):
        if not found or place[0] < found[-1][0]:
            found.append(place)
    return found[::-1]


class Work:
    """A report under way here."""

    def __init__(self, table: str, person: str) -> None:
        self.table = table
        self.person = person
        self.run = secrets.token_hex(8)
        self.task: asyncio.Task[None] | None = None
        self.process: BaseProcess | None = None
        self.progress = 0.0
        self.data: bytes | None = None
        self.begun = False

    def row(self, *, whole: bool = False) -> ReportRow:
        progress = 1.0 if whole else min(self.progress, 0.999)
        return ReportRow(self.run, self.person, progress, self.data, time.time())

    def end(self) -> None:
        if self.process is not None:
            self.process.terminate()
        if self.task is not None:
            self.task.cancel()


class Reports:
    """Of one server."""

    def __init__(self, house: House) -> None:
        self._house = house
        limits = house.limits
        self._turn = asyncio.Semaphore(limits.reports_at_once)
        self._threads = ThreadPoolExecutor(limits.reports_at_once, "grasse-report")
        rate = limits.reports_per_hour
        self._of_person = Buckets(rate / 3600, rate)
        self._of_address = Buckets(ADDRESS * rate / 3600, ADDRESS * rate)
        self.works: dict[str, Work] = {}

    # Asking

    async def see(
        self, id: str, holder: Holder | None, address: str, language: Language
    ) -> Reporting:
        """What is known of a game that is over."""
        await self._check(id, holder)
        with storing():
            row = await self._house.storage.report(id)
        return self._told(id, row, holder or address, language)

    async def begin(
        self, id: str, holder: Holder | None, address: str, language: Language
    ) -> Reporting:
        """The same; if nobody is at work on it, somebody begins."""
        seen = await self.see(id, holder, address, language)
        if seen.state == "none":
            await self._begin(id, holder or address, address)
            seen = await self.see(id, holder, address, language)
        return seen

    async def _begin(self, id: str, person: str, address: str) -> None:
        if id in self.works:
            return
        if len(self.works) >= MOST_WAITING:
            raise Refusal("too-fast", "too many reports are asked for: try again later")
        if not (self._of_person.take(person) and self._of_address.take(address)):
            raise Refusal("too-many-reports", "too many reports in this hour")
        work = Work(id, person)
        self.works[id] = work
        try:
            with storing():
                anew = time.time() - LEFT if self._house.storage.is_shared else time.time() + 1
                begun = await self._house.storage.keep_report(id, work.row(), anew)
        except Refusal:
            del self.works[id]
            raise
        if begun and not self._house.under_way.closing:
            work.task = asyncio.create_task(self._work(work))
            work.task.add_done_callback(lambda done: self._worked(work, done))
        else:
            del self.works[id]

    async def end(
        self, id: str, holder: Holder | None, address: str, language: Language
    ) -> Reporting:
        """No longer wanted by the one who asked for it."""
        await self._check(id, holder)
        with storing():
            if await self._house.storage.drop_report(id, holder or address):
                self.forget(id)
        return await self.see(id, holder, address, language)

    async def _check(self, id: str, holder: Holder | None) -> None:
        """There is a report only of a game that is over, for those who may see it."""
        async with self._house.memory.at(id) as table:
            finished(table, holder)

    def _told(self, id: str, row: ReportRow | None, person: str, language: Language) -> Reporting:
        if row is None:
            return Reporting("none", 0.0, 0, False, None, None, [])
        whole, work = row.progress >= 1, self.works.get(id)
        busy = work is not None or (self._house.storage.is_shared and row.at > time.time() - LEFT)
        read = None if row.data is None else msgspec.json.decode(row.data, type=Read)
        ahead = 0
        if work is not None and not work.begun:
            before = list(self.works.values())
            ahead = max(1, before.index(work) - self._house.limits.reports_at_once + 1)
        return Reporting(
            state="done" if whole else "working" if busy else "none",
            progress=row.progress,
            ahead=ahead,
            yours=not whole and row.person == person,
            report=read and read.report,  # type: ignore[arg-type]  # JSON already
            told=read and read.told.get(language),  # type: ignore[arg-type]
            places=[] if read is None else read.places,  # type: ignore[arg-type]
        )

    # Working

    async def _work(self, work: Work) -> None:
        beating = asyncio.create_task(self._beat(work))
        try:
            async with self._turn:
                work.begun = True
                await self._study(work)
        finally:
            beating.cancel()

    async def _beat(self, work: Work) -> None:
        """It is noted that somebody is at work; who ended it meanwhile has ended it."""
        while True:
            await asyncio.sleep(BEAT)
            if not await self._keep(work):
                work.end()
                return

    async def _keep(self, work: Work, *, whole: bool = False) -> bool:
        try:
            return await self._house.storage.keep_report(work.table, work.row(whole=whole))
        except NotStored as error:
            log.warning("report not kept", table=work.table, error=str(error))
            with suppress(NotStored):
                return await self._house.storage.row(work.table) is not None
            return True

    async def _study(self, work: Work) -> None:
        raw, places = await self._game(work.table)
        behind = b',"places":' + msgspec.json.encode(places) + b"}"
        limits = self._house.limits
        context = get_context("spawn")
        hears, tells = context.Pipe(duplex=False)
        given = (raw, limits.report_samples, limits.report_seconds, tells)
        process = context.Process(target=study, args=given, daemon=True)
        loop = asyncio.get_running_loop()
        starting = loop.run_in_executor(self._threads, process.start)
        try:
            await asyncio.shield(starting)
            work.process = process
            tells.close()
            while found := await loop.run_in_executor(self._threads, _heard, hears):
                work.data = found[:-1] + behind
                work.progress = msgspec.json.decode(found, type=_Glance).report.progress
                if not await self._keep(work):
                    return
            if work.data is None:
                log.error("report failed", table=work.table)
            await self._keep(work, whole=work.data is not None)
        finally:
            await starting  # what is not begun cannot be ended
            process.terminate()
            tells.close()
            hears.close()

    async def _game(self, id: str) -> tuple[bytes, Places]:
        async with self._house.memory.at(id) as table:
            assert table.match is not None  # it was looked at when it began
            record = table.match.record()
        log = await self._house.storage.log(id)
        return await asyncio.to_thread(lambda: (file.render(record), places_of(log)))

    def _worked(self, work: Work, task: asyncio.Task[None]) -> None:
        if self.works.get(work.table) is work:
            del self.works[work.table]
        error = None if task.cancelled() else task.exception()
        gone = isinstance(error, Refusal) and error.code == "no-table"
        if error is not None and not gone:
            log.error("report failed", table=work.table, error=repr(error), exc_info=error)

    def forget(self, id: str) -> None:
        """The table is gone, or nobody wants its report."""
        if work := self.works.pop(id, None):
            work.end()

    async def close(self) -> None:
        works = list(self.works.values())
        for work in works:
            work.end()
        await asyncio.gather(*(one.task for one in works if one.task), return_exceptions=True)
        self._threads.shutdown(wait=False)


def finished(table: LiveTable, holder: Holder | None) -> None:
    """Whether somebody may know all of this game."""
    if table.match is None:
        raise Refusal("not-started", "the game has not begun")
    if not table.may_watch(holder):
        raise Refusal("not-watchable", "this table does not want watchers")
    if table.state != "over":
        raise Refusal("not-over", "there is a report when the game is over")
    if table.match.to_act is not None:
        raise Refusal("given-up", "the game was given up, so nobody won it; there is no report")


def _heard(hears: Connection) -> bytes:
    """The next report; none when there is no more."""
    try:
        return hears.recv_bytes()
    except (EOFError, OSError):
        return b""
