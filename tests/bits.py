"""Files with one bit changed, and whether verification sees it."""

from __future__ import annotations

import msgspec

import grasse
from grasse.kernel import Chance, Dice, GrasseError, file, verify


def flipped(raw: bytes, chance: Chance) -> bytes:
    """The bytes with one bit changed, anywhere."""
    place = chance.below("place", len(raw))
    bit = 1 << chance.below("bit", 8)
    return raw[:place] + bytes([raw[place] ^ bit]) + raw[place + 1 :]


def undetected(raw: bytes, changes: int, seed: int) -> list[bytes]:
    """Of so many single-bit changes of a game file, those that verification lets through.

    Most changes leave a file that no longer parses or whose digest does not fit. To see that the
    game itself is checked as well, nothing here stops at the digest: `verify` always replays.
    """
    chance = Dice(f"bits {seed}")
    name = msgspec.json.decode(raw)["game"]
    through = []
    for _ in range(changes):
        changed = flipped(raw, chance)
        try:
            problems = verify(grasse.find(name), changed)
        except GrasseError as error:
            raise AssertionError("verify raised instead of telling") from error
        if not problems or file.damage(changed) is None:
            through.append(changed)
    return through
