"""Games as columns: a row for each decision, for pandas, polars or whatever reads Parquet.

Each game and number of players has a file of its own, since its arrays have a length of their own.
The meaning of the columns stands in `COLUMNS`, their version in the file's metadata.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec
import pyarrow as pa
from pyarrow import parquet

from grasse.games import find, names
from grasse.kernel import NATURE, BadData, BadRequest, Match, file
from grasse.research import GAMES, encoding
from grasse.research.numbering import Encoding
from grasse.research.table import rewards

VERSION: Final = 1
"""Of the columns: it grows when one of them comes to mean something else."""

COLUMNS: Final = {
    "match": "id of the match",
    "file": "name of the file that it was read from",
    "decision": "which decision of the game it is, from 0; Nature's are not counted",
    "seat": "who decides",
    "player": "the name at that seat: of a bot its level",
    "step": "where the game waits",
    "state": "what the seat may know, as an array: see the tables of observations",
    "options": "the numbers of the actions that were allowed",
    "choice": "the number of the action that was chosen; null for a throw that has none",
    "action": "the same as it is written",
    "score": "the seat's score at the end",
    "share": "the seat's share of the win",
    "result": "the seat's reward at the end, as the doors give it",
    "reason": "why the game ended",
    "view": "what the seat may know, as JSON (only with --views)",
}


def schema(numbers: Encoding[Any], views: bool = False) -> pa.Schema:
    """The columns of a file."""
    few = pa.dictionary(pa.int32(), pa.string())
    kinds = {
        "match": few,
        "file": few,
        "decision": pa.int32(),
        "seat": pa.int8(),
        "player": few,
        "step": few,
        "state": pa.list_(pa.uint8(), numbers.size),
        "options": pa.list_(pa.int32()),
        "choice": pa.int32(),
        "action": pa.string(),
        "score": pa.int32(),
        "share": pa.float32(),
        "result": pa.float32(),
        "reason": few,
        "view": pa.string(),
    }
    game = numbers.game
    about = {
        "grasse.dataset": str(VERSION),
        "grasse.game": game.name,
        "grasse.players": str(numbers.seats),
        "grasse.rules": str(game.version),
    }
    wanted = [pa.field(name, kind) for name, kind in kinds.items() if views or name != "view"]
    return pa.schema(wanted, metadata=about)


def decisions(match: Match[Any], source: str, views: bool = False) -> Iterator[dict[str, Any]]:
    """A row for each decision of a finished match."""
    result = match.position.result()
    if result is None:
        raise BadRequest(f"{source}: the game is running")
    seats = match.position.seats
    numbers = encoding(match.game.name, seats)
    if match.position.components is not None:
        raise BadRequest(f"{source}: played with another box, whose actions have other numbers")
    earned = rewards(result, seats)
    share = 1 / len(result.winners) if result.winners else 0.0
    begin = match.game.load(match.record()["begin"])
    observer = numbers.observer()
    decision = 0
    for seat, action in match.actions:
        if seat != NATURE:
            row = {
                "match": match.id,
                "file": source,
                "decision": decision,
                "seat": seat,
                "player": match.names[seat],
                "step": begin.step.name,
                "state": observer.array(begin, seat),
                "options": numbers.legal(begin),
                "choice": _number(numbers, begin, action),
                "action": action.written(),
                "score": result.scores[seat],
                "share": share if seat in result.winners else 0.0,
                "result": earned[seat],
                "reason": result.reason,
            }
            if views:
                row["view"] = msgspec.json.encode(begin.view(seat)).decode()
            yield row
            decision += 1
        begin.play(action)


def _number(numbers: Encoding[Any], position: Any, action: Any) -> int | None:
    try:
        return numbers.encode(position, action)
    except BadRequest:
        return None


class Writer:
    """Writes games into a folder, `parfum-2p.parquet` and so on; a row group for each some."""

    def __init__(self, folder: Path, views: bool = False, rows: int = 20_000) -> None:
        self.folder = folder
        self.views = views
        self.rows = rows
        self.written: dict[Path, int] = {}
        """Decisions by file."""
        self._open: dict[Path, tuple[parquet.ParquetWriter, pa.Schema, list[dict[str, Any]]]] = {}

    def __enter__(self) -> Self:
        self.folder.mkdir(parents=True, exist_ok=True)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for path, (writer, _, _) in self._open.items():
            self._flush(path)
            writer.close()

    def add(self, match: Match[Any], source: str) -> None:
        """One more game, the whole of it or nothing."""
        seats = match.position.seats
        path = self.folder / f"{match.game.name}-{seats}p.parquet"
        rows = list(decisions(match, source, self.views))
        if path not in self._open:
            form = schema(encoding(match.game.name, seats), self.views)
            self._open[path] = (parquet.ParquetWriter(path, form, compression="zstd"), form, [])
        waiting = self._open[path][2]
        waiting += rows
        self.written[path] = self.written.get(path, 0) + len(rows)
        if len(waiting) >= self.rows:
            self._flush(path)

    def _flush(self, path: Path) -> None:
        writer, form, waiting = self._open[path]
        if waiting:
            writer.write_table(pa.Table.from_pylist(waiting, form))
            waiting.clear()


def game_files(sources: Iterable[Path]) -> list[Path]:
    """Game files, and those in folders, in order."""
    found: list[Path] = []
    for source in sources:
        found += sorted(source.rglob("*.grasse.json")) if source.is_dir() else [source]
    return found


def read_match(path: Path) -> Match[Any]:
    """The finished game in a file."""
    try:
        data = file.read(path)
    except OSError as error:
        raise BadRequest(f"cannot read {path}: {error.strerror or error}") from None
    name = data.get("game")
    if name not in names() or name not in GAMES:
        raise BadData(f"{path}: {name!r} is not one of {', '.join(GAMES)}")
    if data["kind"] == "view":
        raise BadData(f"{path} holds what one seat saw of a running game")
    return Match.replayed(find(name), data)


__all__ = ["COLUMNS", "VERSION", "Writer", "decisions", "game_files", "read_match", "schema"]
