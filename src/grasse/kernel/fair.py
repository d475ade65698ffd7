"""Fair chance: committed before the game, verifiable after it.

1. The keeper of the table draws a secret seed S of 32 bytes and shows the commitment
   `SHA256("fair/1|" game_id "|" S)` before the first action.
2. Every seat may mix in bytes of its own, its contribution.
3. The key of the game is `K = HKDF-SHA256(ikm=S, salt=contributions, info=game_id "|" version)`,
   each contribution preceded by its length in four bytes.
4. Draw number k for a purpose p is a number below n: the first eight bytes of
   `HMAC-SHA256(K, p "|" k "|" attempt)`, big endian, with attempt 0, 1, 2 … until it falls below
   the largest multiple of n that fits; then the remainder. No outcome is favoured.
5. At the end S is shown, and anybody can compute every draw again.

It does not prove that the keeper did not look at S during the game.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from hashlib import sha256
from struct import Struct

from grasse.kernel.errors import BadData

SEED_BYTES = 32
_SPAN = 1 << 64
_BLOCK = 64
_first_eight = Struct(">Q").unpack_from
_IPAD = bytes(byte ^ 0x36 for byte in range(256))
_OPAD = bytes(byte ^ 0x5C for byte in range(256))


def new_seed() -> bytes:
    """A fresh secret seed from the system's source of randomness."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(text: str | int) -> bytes:
    """A seed for repeatable games, such as simulations: whoever knows the text knows the dice."""
    return hashlib.sha256(f"seed/1|{text}".encode()).digest()


def commitment(game_id: str, seed: bytes) -> str:
    """What is shown before the game."""
    return hashlib.sha256(b"fair/1|" + game_id.encode() + b"|" + seed).hexdigest()


def game_key(game_id: str, version: int, seed: bytes, contributions: list[bytes]) -> bytes:
    """HKDF-SHA256 (RFC 5869) with one block of output."""
    salt = b"".join(len(part).to_bytes(4, "big") + part for part in contributions)
    extracted = hmac.digest(salt or bytes(32), seed, "sha256")
    return hmac.digest(extracted, f"{game_id}|{version}".encode() + b"\x01", "sha256")


class FairStream:
    """Nature's draws of one game.

    >>> stream = FairStream("a-table", 1, seed_from("example"), [])
    >>> [stream.below("die/rose", 6) for _ in range(5)]
    [0, 3, 3, 3, 2]

    Purposes are independent: other draws in between change nothing.

    >>> again = FairStream("a-table", 1, seed_from("example"), [])
    >>> [(again.below("die/rose", 6), again.below("bag", 42))[0] for _ in range(5)]
    [0, 3, 3, 3, 2]
    """

    __slots__ = ("_inner", "_outer", "drawn", "key")

    def __init__(self, game_id: str, version: int, seed: bytes, contributions: list[bytes]) -> None:
        if len(seed) != SEED_BYTES:
            raise BadData(f"a seed has {SEED_BYTES} bytes, this one has {len(seed)}")
        self.key = game_key(game_id, version, seed, contributions)
        self.drawn: dict[str, int] = {}
        block = self.key.ljust(_BLOCK, b"\0")
        self._inner, self._outer = sha256(block.translate(_IPAD)), sha256(block.translate(_OPAD))

    def below(self, purpose: str, n: int) -> int:
        if not 0 < n <= _SPAN:
            raise ValueError(f"cannot draw a number below {n}")
        drawn = self.drawn
        number = drawn.get(purpose, 0)
        drawn[purpose] = number + 1
        value = self.value(f"{purpose}|{number}|0".encode())
        if value > _SPAN - n:  # else it is surely below the limit
            limit = _SPAN - _SPAN % n
            attempt = 0
            while value >= limit:
                attempt += 1
                value = self.value(f"{purpose}|{number}|{attempt}".encode())
        return value % n

    def value(self, text: bytes) -> int:
        """The first eight bytes of `HMAC-SHA256(K, text)`.

        It is put together from its two hashes (RFC 2104), begun once with the key: `hmac.digest`
        takes several times as long.
        """
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(text)
        outer.update(inner.digest())
        value: int = _first_eight(outer.digest())[0]
        return value
