"""Limits: how much one address, one seat and one table may ask for."""

from __future__ import annotations

import time

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """All of them settings (`grasse serve --limit name=value`)."""

    requests_per_second: float = 20.0
    """Of one address, over HTTP; three seconds' worth may come at once."""
    messages_per_second: float = 20.0
    """Of one socket; three seconds' worth may come at once."""
    tables_per_hour: float = 60.0
    """That one address may make."""
    sockets_per_address: int = 100
    watchers_per_table: int = 50
    sockets_per_seat: int = 8
    chat_per_minute: float = 20.0
    """Of one socket."""


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
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._of.get(address)
        if bucket is None:
            if len(self._of) >= 10_000:
                self._of = {a: b for a, b in self._of.items() if not b.is_full()}
            bucket = self._of[address] = Bucket(self.rate, self.burst)
        return bucket.take()
