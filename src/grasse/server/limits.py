"""Limits: how much one address, one seat and one table may ask for."""

from __future__ import annotations

import time
from ipaddress import IPv4Address, IPv6Network, ip_address

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """All of them settings (`grasse serve --limit name=value`)."""

    requests_per_second: float = 20.0
    """Of one address, over HTTP; three seconds' worth may come at once."""
    messages_per_second: float = 20.0
    """Of one person at one table, over all his sockets, and ten times as many of one address;
    three seconds' worth may come at once."""
    tables_per_hour: float = 60.0
    """That one address may make."""
    sockets_per_address: int = 100
    watchers_per_table: int = 50
    sockets_per_seat: int = 8
    chat_per_minute: float = 20.0
    """Of one person at one table."""


def household(address: str) -> str:
    """Whose address this is: with IPv6 one household has 2**64 of them."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((parsed, 64), strict=False))


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
