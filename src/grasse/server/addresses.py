"""Addresses: whose they are, which are trusted, and which are shut out."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from pathlib import Path
from typing import Final

from grasse.kernel import BadRequest
from grasse.server.log import log

Network = IPv4Network | IPv6Network
MAPPED: Final = "::ffff:"
"""How an IPv4 address shows at a socket that listens for both kinds."""


@lru_cache(10_000)
def household(address: str) -> str:
    """Whose address this is: with IPv6 one household has 2**64 of them."""
    parsed = _parsed(address)
    if isinstance(parsed, IPv6Address):
        return str(IPv6Network((parsed, 64), strict=False))
    return address if parsed is None else str(parsed)


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    try:
        parsed = ip_address(address)
    except ValueError:
        return None
    return getattr(parsed, "ipv4_mapped", None) or parsed


def is_loopback(address: str) -> bool:
    """Whether it means the machine itself."""
    parsed = _parsed(address)
    return parsed is not None and parsed.is_loopback


def network(text: str) -> Network:
    """An address or a network; a name is neither, for it may mean another machine tomorrow."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadRequest(
            f"{text!r} is no address: write one as 192.0.2.7, or a network as 192.0.2.0/24"
        ) from None


class Networks:
    """Some addresses and networks.

    >>> "192.0.2.7" in Networks(["192.0.2.0/24"]), "::ffff:192.0.2.7" in Networks(["192.0.2.7"])
    (True, True)
    """

    def __init__(self, given: Iterable[str] = ()) -> None:
        self.all = [network(one) for one in given]
        single = {one for one in self.all if one.num_addresses == 1}
        self._single = {one.network_address for one in single}
        self._wide = [one for one in self.all if one not in single]

    def __contains__(self, address: str) -> bool:
        if not self.all or (parsed := _parsed(address)) is None:
            return False
        return parsed in self._single or any(parsed in one for one in self._wide)

    def __bool__(self) -> bool:
        return bool(self.all)

    def written(self) -> list[str]:
        """For the web server, each in all the ways in which it may show there."""
        mapped = [
            f"{MAPPED}{one.network_address}/{96 + one.prefixlen}"
            for one in self.all
            if isinstance(one, IPv4Network)
        ]
        return [*map(str, self.all), *mapped]


class Blocked:
    """Addresses that are shut out, by a file of one's own: an address or a network on each line,
    and words behind a `#`. It is read again when it changed."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._seen: tuple[int, int] | None = None
        self.networks = Networks()
        if path is not None:
            try:
                self._seen, self.networks = _state(path), _read(path)
            except OSError as error:
                raise BadRequest(f"cannot read {path}: {error.strerror}") from None

    def __contains__(self, address: str) -> bool:
        return address in self.networks

    def read_again(self) -> bool:
        """Whether others are shut out now. What cannot be read changes nothing."""
        if self._path is None:
            return False
        try:
            state = _state(self._path)
            if state == self._seen:
                return False
            self._seen = state
            self.networks = _read(self._path)
        except (OSError, BadRequest) as error:
            if self._seen is not None:
                log.warning("blocked addresses stay as they were", error=str(error))
            self._seen = None if isinstance(error, OSError) else self._seen
            return False
        log.warning("blocked addresses read", count=len(self.networks.all))
        return True


def _state(path: Path) -> tuple[int, int]:
    state = os.stat(path)
    return state.st_mtime_ns, state.st_size


def _read(path: Path) -> Networks:
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    given = [(number, line.partition("#")[0].strip()) for number, line in enumerate(lines, 1)]
    found = []
    for number, text in given:
        try:
            found += [str(network(text))] if text else []
        except BadRequest as error:
            raise BadRequest(f"{path}, line {number}: {error}") from None
    return Networks(found)


# Where this server is

_EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Hosts that stand for every address of this machine, and how it calls itself."""
_FAR_AWAY: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses of documentation, which nobody has."""


def address_at(host: str, port: int) -> str:
    """Of the page, for a browser on this machine."""
    host = _EVERYWHERE.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def for_others(host: str, port: int) -> list[str]:
    """Where other machines find a server that listens at all addresses of this one."""
    if host not in _EVERYWHERE:
        return []
    families = [socket.AF_INET] if host == "0.0.0.0" else [socket.AF_INET6, socket.AF_INET]
    found = [one for family in families for one in own_addresses(family)]
    return [address_at(one, port) for one in dict.fromkeys(found)]


def own_addresses(family: socket.AddressFamily) -> list[str]:
    """Those of this machine: the one it would send from, and those of its name. Nothing is sent."""
    found: list[str] = []
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((_FAR_AWAY[family], 9))
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        named = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
        found += [str(address[0]) for *_, address in named]
    return [one for one in found if not is_loopback(one) and "%" not in one]
