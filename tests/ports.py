"""Ports of this machine for servers of tests."""

from __future__ import annotations

import socket
from secrets import randbelow

LOWEST, HIGHEST = 15_000, 32_000
"""Below those that the system gives to whoever connects: a server that is stopped and started again
finds its port as it left it."""


def free_port() -> int:
    """A port at which nobody listens."""
    while True:
        port = LOWEST + randbelow(HIGHEST - LOWEST)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
