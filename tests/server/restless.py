"""A client that sends everything at the wrong time: twice, too late, too early, in disorder."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path

from grasse.kernel import Dice
from grasse.server.storage import Entry, Storage
from tests.server.people import Line, Message, Person, new_id
from tests.server.serving import Server


@dataclass
class Sends:
    """What was sent, and what came of it."""

    sent: int = 0
    done: dict[str, int] = field(default_factory=dict)
    """The version that each acknowledged command made."""
    refused: set[str] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)


def hurry(server: Server, game: str, count: int, chance: Dice) -> Sends:
    """Play both seats of a table over three connections, badly, until so many messages are sent;
    then compare what was acknowledged with what is stored."""
    person = Person(server)
    table, _ = person.make_table(game, ["mine", "mine"], start=True)
    sends = Sends()
    lines = [person.line(table) for _ in range(3)]
    for line in lines:
        line.hello()
        line.until_playing()
    old: list[Message] = []
    while sends.sent < count and lines[0].memory.table["state"] == "playing":
        batch = _batch(lines[0], old, chance)
        for message in batch:
            lines[chance.below("line", 3)].send(message)
        sends.sent += len(batch)
        _settle(lines, sends)
        old = (old + batch)[-40:]
    for line in lines:
        line.close()
    _compare(server.where, table, sends)
    return sends


def _batch(line: Line, old: list[Message], chance: Dice) -> list[Message]:
    """The one command that fits now, wrong ones, and repetitions, in any order."""
    seat, version = line.memory.table["to_act"], line.memory.version
    view = line.memory.views[seat]
    options = view["options"]
    fitting: Message = {
        "type": "act",
        "id": new_id(),
        "seat": seat,
        "version": version,
        "action": options[chance.below("choice", len(options))],
    }
    if view["can_undo"] and chance.below("undo", 6) == 0:
        fitting = {"type": "undo", "id": new_id(), "seat": seat, "version": version}
    early = {**fitting, "id": new_id(), "version": version + 1 + chance.below("early", 3)}
    late = {**fitting, "id": new_id(), "version": max(0, version - 1 - chance.below("late", 5))}
    rival = {**fitting, "id": new_id()}
    batch = [fitting, fitting, early, late, rival]
    batch += [old[chance.below("old", len(old))] for _ in range(3) if old]
    return [batch.pop(chance.below("order", len(batch))) for _ in range(len(batch))]


def _settle(lines: list[Line], sends: Sends) -> None:
    """Hear all answers: a ping is answered behind everything that was sent before it."""
    for line in lines:
        heard = len(line.heard)
        line.send({"type": "ping"})
        line.kind("pong")
        for message in line.heard[heard:]:
            _note(message, sends)
    newest = max(line.memory.version for line in lines)
    for line in lines:
        while line.memory.version < newest:
            _note(line.next(), sends)


def _note(message: Message, sends: Sends) -> None:
    if message["type"] == "done":
        id, version = message["id"], message["version"]
        if sends.done.setdefault(id, version) != version:
            sends.problems.append(f"{id} was done at {sends.done[id]} and again at {version}")
    elif message["type"] == "refused":
        sends.refused.add(message["id"])
    elif message["type"] == "fault":
        sends.problems.append(f"a fault: {message}")


async def _log(storage: Storage, table: str) -> list[Entry]:
    return await storage.log(table)


def _compare(where: Path | str, table: str, sends: Sends) -> None:
    """Each acknowledged command is stored once, at the version that was told; no other is."""
    with Storage.open(where, only_read=True) as storage:
        entries = asyncio.run(_log(storage, table))
    stored = [(entry.id, entry.version) for entry in entries if entry.id is not None]
    ids = [id for id, _ in stored]
    if len(set(ids)) != len(ids):
        sends.problems.append("a command is in the log twice")
    if dict(stored) != sends.done:
        odd = set(dict(stored).items()) ^ set(sends.done.items())
        sends.problems.append(f"stored and acknowledged differ: {sorted(odd)[:5]}")
    if [entry.version for entry in entries] != list(range(1, len(entries) + 1)):
        sends.problems.append("the log has gaps")
