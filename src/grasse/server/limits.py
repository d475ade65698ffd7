"""Limits: how much one address, one seat and one table may ask for."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from grasse.server.addresses import Blocked, household
from grasse.server.refusal import Refusal

if TYPE_CHECKING:
    from grasse.server.live import Socket

Rate = Annotated[float, Meta(gt=0, le=1e9)]
Seconds = Annotated[float, Meta(gt=0, le=3600)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]


class Limits(msgspec.Struct, frozen=True):
    """All of them settings (`grasse serve --limit name=value`)."""

    requests_per_second: Rate = 20.0
    """Of one address, over HTTP; three seconds' worth may come at once."""
    files_per_second: Rate = 30.0
    """Of the page and what belongs to it; ten seconds' worth may come at once, for a whole class
    may open it."""
    connections_per_address: Count = 200
    """Over HTTP; behind a proxy, requests at the same time."""
    connections_per_second: Rate = 10.0
    """New ones of one address, once it has made as many as it may have at the same time; not behind
    a proxy. Browsers keep theirs."""
    body_seconds: Seconds = 20.0
    """For a request to arrive whole."""
    answer_seconds: Seconds = 30.0
    """For an answer to be taken."""
    messages_per_second: Rate = 20.0
    """Of one person at one table, over all his sockets, and ten times as many of one address;
    three seconds' worth may come at once."""
    tables_per_hour: Rate = 60.0
    """That one address may make."""
    sockets_per_address: Count = 100
    """Half of them for those who have a chair."""
    watchers_per_table: Annotated[int, Meta(ge=0, le=1_000_000)] = 50
    sockets_per_seat: Count = 8
    chat_per_minute: Rate = 20.0
    """Of one person at one table."""
    hints_per_minute: Rate = 20.0
    """Of one person, and five times as many of one address; a third may come at once."""
    outlooks_per_minute: Rate = 60.0
    """Of one address: what bots expect of a board to try things on; half may come at once."""
    away_seconds: Seconds = 120.0
    """After which those who play may let a bot play on for somebody who is not there."""
    reports_per_hour: Rate = 12.0
    """Of finished games, that one person may have worked out; and five times as many for all of one
    address. Who reads one that is there asks for no work."""
    reports_at_once: Count = 2
    """That are worked out at the same time; others wait."""
    report_samples: Count = 10
    """How often each moment of a game is looked at."""
    report_seconds: Seconds = 90.0
    """Of computing, after which a report is what is known by then."""

    def shared_by(self, processes: int) -> Limits:
        """For each of so many processes behind one port: what an address may ask for is what it may
        ask of all of them together."""
        if processes == 1:
            return self
        shared = {name: getattr(self, name) / processes for name in _RATES_OF_ADDRESS}
        counts = {name: -(-getattr(self, name) // processes) for name in _COUNTS_OF_ADDRESS}
        return msgspec.structs.replace(self, **shared, **counts)


_RATES_OF_ADDRESS = (
    "requests_per_second",
    "files_per_second",
    "connections_per_second",
    "tables_per_hour",
    "hints_per_minute",
    "outlooks_per_minute",
    "reports_per_hour",
)
_COUNTS_OF_ADDRESS = ("connections_per_address", "sockets_per_address", "reports_at_once")


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = max(1.0, burst)
        self._left = self.burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self.rate >= self.burst


class Buckets:
    """A bucket for each address or person; those that are full again are forgotten, and the
    oldest ones when there are too many."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._of: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        bucket = self._of.get(who)
        if bucket is None:
            if len(self._of) >= self.most:
                self._forget()
            bucket = self._of[who] = Bucket(self.rate, self.burst)
        return bucket.take()

    def _forget(self) -> None:
        left = [(who, bucket) for who, bucket in self._of.items() if not bucket.is_full()]
        self._of = dict(left[-self.most // 2 :])


class Gate:
    """What each address has under way, and whether it may begin something more."""

    def __init__(self, limits: Limits, blocked: Blocked | None = None) -> None:
        self.limits = limits
        self.blocked = blocked or Blocked()
        rate, files = limits.requests_per_second, limits.files_per_second
        self._requests = Buckets(rate, 3 * rate)
        self._files = Buckets(files, 10 * files)
        self._connects = Buckets(rate, max(3 * rate, limits.sockets_per_address))
        self._under_way: Counter[str] = Counter()
        self._sockets: defaultdict[str, dict[Socket, str]] = defaultdict(dict)

    @contextmanager
    def request(self, address: str, for_file: bool) -> Iterator[None]:
        """For as long as a request is under way."""
        self._let_in(address)
        whose = household(address)
        buckets = self._files if for_file else self._requests
        if not buckets.take(whose):
            raise Refusal("too-fast", "too many requests: slow down")
        if self._under_way[whose] >= self.limits.connections_per_address:
            raise Refusal("too-fast", "too many requests at the same time from your address")
        self._under_way[whose] += 1
        try:
            yield
        finally:
            self._under_way[whose] -= 1
            if not self._under_way[whose]:
                del self._under_way[whose]

    @contextmanager
    def socket(self, socket: Socket, address: str) -> Iterator[None]:
        """For as long as a socket is open. Where there are too many, the one that said nothing for
        longest goes: it costs nothing to open one and be silent."""
        self._let_in(address)
        if not self._connects.take(socket.address):
            raise Refusal("too-fast", "too many connections in a short time: slow down")
        own = self._sockets[socket.address]
        if len(own) >= self.limits.sockets_per_address:
            silent = next((one for one in own if not one.greeted), None)
            if silent is None:
                raise Refusal("too-fast", "too many connections from your address")
            silent.end(1013)
            del own[silent]
        own[socket] = address
        try:
            yield
        finally:
            own.pop(socket, None)
            if not own and self._sockets.get(socket.address) is own:
                del self._sockets[socket.address]

    def may_watch(self, address: str) -> bool:
        """Whether one more of this address may be here without a chair."""
        watching = sum(one.greeted and not one.seats for one in self._sockets.get(address, ()))
        return watching < (self.limits.sockets_per_address + 1) // 2

    def _let_in(self, address: str) -> None:
        if address in self.blocked:
            raise Refusal("not-allowed", "your address is not welcome here")

    def look_again(self) -> None:
        """Send away who is shut out by now."""
        if self.blocked.read_again():
            for own in self._sockets.values():
                for socket, address in own.items():
                    if address in self.blocked:
                        socket.end(1008)
