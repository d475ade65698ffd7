"""Reads a QR code (ISO 18004) from its modules, as a camera's software does with a clean picture:
versions 1 to 8, bytes only. Nothing is corrected: a module that is wrong is found."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import zip_longest

from playwright.sync_api import Locator

Modules = list[list[bool]]

LEVELS = {0b01: "L", 0b00: "M", 0b11: "Q", 0b10: "H"}
QUIET = 4
"""Modules of white around it."""
BLOCKS: dict[str, list[list[int]]] = {
    "L": [[19], [34], [55], [80], [108], [68] * 2, [78] * 2, [97] * 2],
    "M": [[16], [28], [44], [32] * 2, [43] * 2, [27] * 4, [31] * 4, [38] * 2 + [39] * 2],
    "Q": [[13], [22], [17] * 2, [24] * 2, [15, 15, 16, 16], [19] * 4, [14, 14] + [15] * 4,
          [18] * 4 + [19] * 2],
    "H": [[9], [16], [13] * 2, [9] * 4, [11, 11, 12, 12], [15] * 4, [13] * 4 + [14],
          [14] * 4 + [15] * 2],
}  # fmt: skip
"""By level and version, how many bytes of data each block has."""
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda x, y: (x + y) % 2,
    lambda x, y: y % 2,
    lambda x, y: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (y // 2 + x // 3) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)
"""A module is turned over where this is 0."""


def modules_of(drawn: Locator) -> Modules:
    """Of a code that is drawn as squares of one, without the white around it, which must be."""
    drawn.locator("path[d^=M]").wait_for()
    size = int((drawn.get_attribute("viewBox") or "").split()[2])
    found = re.findall(r"M(\d+) (\d+)h1v1h-1z", drawn.locator("path").get_attribute("d") or "")
    dark = {(int(x), int(y)) for x, y in found}
    assert min(map(min, dark)) == QUIET
    assert max(map(max, dark)) == size - QUIET - 1
    inner = range(QUIET, size - QUIET)
    return [[(x, y) in dark for x in inner] for y in inner]


def read(modules: Modules) -> str:
    """What it says."""
    size = len(modules)
    version = (size - 17) // 4
    form = _form(modules)
    level, mask = LEVELS[form >> 13], MASKS[form >> 10 & 7]
    bits = [modules[y][x] ^ (mask(x, y) == 0) for x, y in _path(size) if not _fixed(x, y, version)]
    words = [
        int("".join(str(int(bit)) for bit in bits[at : at + 8]), 2)
        for at in range(0, len(bits) // 8 * 8, 8)
    ]
    return _text(_data(words, BLOCKS[level][version - 1]), version)


def _form(modules: Modules) -> int:
    """Level and mask, which stand there twice, with a check."""
    size = len(modules)
    one = [(8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)] + [(x, 8) for x in (7, 5, 4, 3, 2, 1, 0)]
    two = [(size - 1 - n, 8) for n in range(8)] + [(8, size - 7 + n) for n in range(7)]
    first, second = (
        sum(modules[y][x] << n for n, (x, y) in enumerate(where)) ^ 0b101010000010010
        for where in (one, two)
    )
    assert first == second
    rest = first
    for shift in range(4, -1, -1):
        rest ^= (0b10100110111 << shift) * (rest >> shift + 10 & 1)
    assert rest == 0
    return first


def _path(size: int) -> list[tuple[int, int]]:
    """Two columns at a time from the right, up and down in turn; the timing column is left out."""
    found, up = [], True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        rows = range(size - 1, -1, -1) if up else range(size)
        found += [(x, y) for y in rows for x in (right, right - 1)]
        up = not up
    return found


def _fixed(x: int, y: int, version: int) -> bool:
    """Whether a module is the same in every code, or says of what form it is."""
    size = 17 + 4 * version
    if x == 6 or y == 6 or (x <= 8 and y <= 8):
        return True
    if (x >= size - 8 and y <= 8) or (x <= 8 and y >= size - 8):
        return True
    if version >= 7 and ((x >= size - 11 and y <= 5) or (x <= 5 and y >= size - 11)):
        return True
    last = size - 7
    centres = [] if version == 1 else [6, last] if version < 7 else [6, (last + 6) // 2, last]
    corners = {(6, 6), (6, last), (last, 6)}
    return any(
        abs(x - a) <= 2 and abs(y - b) <= 2
        for a in centres
        for b in centres
        if (a, b) not in corners
    )


def _data(words: list[int], sizes: list[int]) -> bytes:
    """The blocks lie among one another; each ends with its check."""
    spare = (len(words) - sum(sizes)) // len(sizes)
    blocks: list[list[int]] = [[] for _ in sizes]
    stream = iter(words)
    for place in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if place < size:
                block.append(next(stream))
    data = [list(block) for block in blocks]
    for _ in range(spare):
        for block in blocks:
            block.append(next(stream))
    for block in blocks:
        _check(block, spare)
    return bytes(word for block in data for word in block)


def _check(block: list[int], spare: int) -> None:
    """The block is zero at the first powers of two (Reed-Solomon)."""
    power = [1]
    for _ in range(254):
        twice = power[-1] << 1
        power.append(twice ^ 0x11D if twice > 255 else twice)
    place = {value: n for n, value in enumerate(power)}
    for root in range(spare):
        value = 0
        for word in block:
            value = (power[(place[value] + root) % 255] if value else 0) ^ word
        assert value == 0


def _text(data: bytes, version: int) -> str:
    assert version <= 8  # longer ones write their length otherwise from 10 on
    bits = "".join(f"{word:08b}" for word in data)
    assert bits[:4] == "0100", "bytes"
    length = int(bits[4:12], 2)
    rest = bits[12 : 12 + 8 * length]
    groups = zip_longest(*[iter(rest)] * 8)
    return bytes(int("".join(group), 2) for group in groups).decode()
