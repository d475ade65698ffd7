"""The client compiles, what is made from the Python code is up to date, its words are complete."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, get_args

from client import bundle, generate
from grasse.games import FOLDERS
from grasse.server.protocol import Code
from tests.checks.messages import SOURCE, Texts

CLIENT: Final = bundle.CLIENT


def main() -> int:
    faults = [*stale(), *words()]
    print("\n".join(faults) or "the client's files are up to date, its words complete")
    return 1 if compile_client() or faults else 0


def stale() -> Iterator[str]:
    """Generated files that do not follow from the code any more."""
    for name, text in generate.generated().items():
        path = generate.ROOT / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            yield f"{name} is stale: run ./play generate"


def compile_client() -> int:
    """Run tsc; it needs the packages of the client."""
    if not bundle.wanted():
        print("GRASSE_NO_CLIENT is set: the client was not compiled")
        return 0
    try:
        node, npm = bundle.tools()
        bundle.install(node, npm)
    except bundle.CannotBuild as problem:
        print(problem)
        return 1
    compiler = CLIENT / "node_modules" / "typescript" / "bin" / "tsc"
    return subprocess.call([*node, str(compiler), "--noEmit"], cwd=CLIENT)


# Words


def words(client: Path = CLIENT) -> Iterator[str]:
    """The frame and each board: the same messages in every language, none twice, none unused.

    That a message is there which the code speaks is `tsc`'s affair: its ids are a type.
    """
    common = Texts(SOURCE / "text", SOURCE)
    frame = Texts(client / "text", client)
    yield from frame.faults()
    yield from _twice(frame, common)
    spoken = Scripts(client / "src", without=client / "src" / "games")
    every_board = Scripts(client / "src" / "games")
    yield from frame.nobody_speaks([spoken, every_board], (), set())
    for code in get_args(Code):
        if f"problem-{code}" not in frame.ids:
            yield f"{frame.english.name}: problem-{code}: is missing; the protocol has that code"
    for name, package in FOLDERS.items():
        folder = client / "src" / "games" / name
        if (folder / "text").exists():
            game = Texts(SOURCE / "games" / package.rpartition(".")[2] / "text", SOURCE)
            board = Texts(folder / "text", client)
            yield from board.faults()
            for other in (common, frame, game):
                yield from _twice(board, other)
            yield from board.nobody_speaks([Scripts(folder), spoken], (), set())


def _twice(texts: Texts, other: Texts) -> Iterator[str]:
    for one in sorted(texts.ids & other.ids):
        yield f"{texts.english.name}: {one}: is in {other.english.name} already"


_QUOTED: Final = re.compile(r"[\"']([a-z0-9]+(?:-[a-z0-9_]+)*)[\"']")
_TEMPLATE: Final = re.compile(r"`((?:[a-z0-9_]+-)+)\$\{[^`]*?\}((?:-[a-z0-9_]+)*)`")


class Scripts:
    """What the TypeScript files of a folder speak of: ids, and templates that make ids."""

    def __init__(self, folder: Path, without: Path | None = None) -> None:
        self.told: set[str] = set()
        self.refused: set[str] = set()
        self.literals: set[str] = set()
        self.patterns: set[re.Pattern[str]] = set()
        for path in sorted(folder.rglob("*.ts*")):
            if path.name == "messages.ts" or (without and without in path.parents):
                continue
            text = path.read_text(encoding="utf-8")
            self.literals |= set(_QUOTED.findall(text))
            self.patterns |= {
                re.compile(f"{prefix}[a-z0-9_-]+{suffix}")
                for prefix, suffix in _TEMPLATE.findall(text)
            }


if __name__ == "__main__":
    sys.exit(main())
