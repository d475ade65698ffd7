"""The browser table: its page and all that belongs to it, in memory and compressed once."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Final, Self

import msgspec
from starlette.requests import Request
from starlette.responses import Response

WEB: Final = Path(__file__).parents[1] / "web"
"""Made from `client/` when the package is built."""
WORTH_IT: Final = 1024
"""Bytes from which on an answer is compressed."""
LEVEL: Final = 6
_NOT_PACKED: Final = ("image/", "font/")
"""Kinds that are compressed already; SVG is none of them."""

mimetypes.add_type("font/woff2", ".woff2")  # not every system knows it


class File(msgspec.Struct, frozen=True):
    """Something that is the same for everybody."""

    raw: bytes
    packed: bytes | None
    """Compressed, if that makes it smaller."""
    kind: str

    @classmethod
    def of(cls, raw: bytes, kind: str) -> Self:
        already = kind.startswith(_NOT_PACKED) and kind != "image/svg+xml"
        packed = raw if already or len(raw) < WORTH_IT else gzip.compress(raw, LEVEL)
        return cls(raw, packed if len(packed) < len(raw) else None, kind)

    def answer(self, request: Request) -> Response:
        if self.packed is not None and takes_gzip(request):
            return Response(self.packed, headers=PACKED, media_type=self.kind)
        vary = {"vary": "accept-encoding"} if self.packed is not None else None
        return Response(self.raw, headers=vary, media_type=self.kind)


PACKED: Final = {"content-encoding": "gzip", "vary": "accept-encoding"}


def takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def read_pages(folder: Path = WEB) -> dict[str, File]:
    """By their paths; empty where the package was built without them."""
    found = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return {
        path.relative_to(folder).as_posix(): File.of(path.read_bytes(), _kind(path))
        for path in found
    }


def _kind(path: Path) -> str:
    return mimetypes.guess_type(path.name)[0] or "application/octet-stream"
