"""Game files: save, replay, bug report and test fixture in one.

A file is JSON in one fixed layout, one action a line, and ends with a digest of the rest: each
bit of it counts.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Any, Literal

import msgspec

from grasse.kernel.errors import BadData
from grasse.kernel.journal import Note

FORMAT = 1
KINDS = ("game", "given-up", "table", "view")


class Fair(msgspec.Struct):
    """Where the draws of a game came from."""

    seed: str
    contributions: list[str]
    nature: Literal["fair", "given"]


class Record(msgspec.Struct):
    """What a replay needs of a file."""

    kind: Literal["game", "given-up", "table"]
    version: int
    match: str
    names: list[str]
    components: dict[str, Any] | None
    fair: Fair
    begin: dict[str, Any]
    actions: list[dict[str, Any]]
    notes: list[Note] = []


def render(data: dict[str, Any]) -> bytes:
    """The one layout of a file: a field a line, an action a line."""
    lines = []
    for name, value in data.items():
        written = msgspec.json.encode(value)
        if name == "actions" and value:
            rows = b",\n  ".join(msgspec.json.encode(action) for action in value)
            written = b"[\n  " + rows + b"\n ]"
        lines.append(b' "' + name.encode() + b'": ' + written)
    digest = hashlib.sha256(b",\n".join(lines)).hexdigest()
    lines.append(b' "digest": "' + digest.encode() + b'"')
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def write(path: Path, data: dict[str, Any]) -> None:
    """Write it so that a power cut leaves the old file or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(draft, "wb") as out:
            out.write(render(data))
            out.flush()
            os.fsync(out.fileno())
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def read(path: Path) -> dict[str, Any]:
    """The file's content, without its digest."""
    return parse(read_raw(path), str(path))


def read_raw(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadData(f"cannot read {path}: {error.strerror}") from None


def parse(raw: bytes, name: str = "this file") -> dict[str, Any]:
    try:
        data = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadData(f"{name} is not a game file: {error}") from None
    if not isinstance(data, dict) or "grasse" not in data or data.get("kind") not in KINDS:
        raise BadData(f"{name} is not a game file of Grasse")
    if data["grasse"] != FORMAT:
        raise BadData(f"{name} has format {data['grasse']}; this Grasse reads format {FORMAT}")
    data.pop("digest", None)
    return data


def damage(raw: bytes) -> str | None:
    """What the digest says: None for a file that is as it was written, to the bit."""
    try:
        same = render(parse(raw)) == raw
    except BadData as error:
        return str(error)
    return None if same else "the digest does not fit: the file was changed after it was written"
