"""Keys, ids and their hashes.

Whoever sits down gets a key of 256 bits. Only its hash is stored; the key itself is in a cookie
that scripts cannot read, or with the program that asked for it, and never in an address.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import NewType

Holder = NewType("Holder", str)
"""The hash of a key: what the house knows of a person."""


_KEY = re.compile("[A-Za-z0-9_-]{43}")
_TABLE_ID = re.compile("[a-z2-7]{16}")


def new_key() -> str:
    return secrets.token_urlsafe(32)


def is_key(text: str | None) -> bool:
    """Whether it looks as those that `new_key` makes."""
    return text is not None and _KEY.fullmatch(text) is not None


def holder_of(key: str) -> Holder:
    return Holder(hashlib.sha256(f"grasse/key/1|{key}".encode()).hexdigest())


class Issued:
    """Those to whom a key was given lately: not each of them sits at a table already, or still."""

    MOST = 10_000

    def __init__(self) -> None:
        self._holders: dict[Holder, None] = {}

    def new(self) -> tuple[str, Holder]:
        key = new_key()
        holder = holder_of(key)
        self._holders[holder] = None
        if len(self._holders) > self.MOST:
            del self._holders[next(iter(self._holders))]
        return key, holder

    def __contains__(self, holder: Holder) -> bool:
        return holder in self._holders


def same(one: str | None, other: str | None) -> bool:
    """Compared in constant time; nobody is the same as nobody."""
    if one is None or other is None:
        return False
    return hmac.compare_digest(one.encode(errors="replace"), other.encode(errors="replace"))


def new_table_id() -> str:
    """80 random bits, as they stand in the table's address."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def is_table_id(text: str) -> bool:
    return _TABLE_ID.fullmatch(text) is not None


def new_invitation() -> str:
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """For a link that takes somebody's seats to another browser."""
    return secrets.token_urlsafe(16)


def hash_of_code(code: str) -> str:
    return hashlib.sha256(f"grasse/move/1|{code}".encode()).hexdigest()
