"""Tables in all stages of their games, put straight into a database for load tests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import msgspec

from grasse.games import find
from grasse.kernel import Dice
from grasse.kernel.fair import new_seed
from grasse.server.facts import BOT_NAMES, Arranged, ChairFacts, Facts
from grasse.server.keys import holder_of, new_invitation, new_key, new_table_id
from grasse.server.protocol import Pace
from grasse.server.storage import Append, Storage, Stored, TableRow
from grasse.server.table import LiveTable

STORED_TOGETHER = 2000
"""Changes; waiting for the disk after each table would take longer than to play it."""
NAMES = ("Ada", "Bob", "Cleo", "Dan")


class Place(msgspec.Struct, frozen=True):
    """A table and the keys of its chairs; a bot's chair has none."""

    id: str
    game: str
    keys: list[str]


def new_id() -> str:
    """For a command."""
    return token_urlsafe(9)


async def furnish(
    where: Path | str,
    tables: int,
    games: Sequence[str],
    *,
    oldest: int,
    chance: Dice,
    bots: int = 0,
    bots_every: int = 1,
    pace: Pace = Pace(),  # noqa: B008  # it is frozen
    progress: Callable[[int], None] = lambda done: None,
) -> list[Place]:
    """Running games of four, each with up to `oldest` decisions behind it, played at random.

    At every table, or at one in `bots_every`, so many chairs are bots': some of these tables wait
    for a bot then.
    """
    storage = Storage.open(where)
    places = []
    under_way: list[Awaitable[Any]] = []
    for number in range(tables):
        age = chance.below("age", oldest + 1)
        seated = bots if number % bots_every == 0 else 0
        place, changes = _play(games[number % len(games)], age, chance, seated, pace)
        under_way += [storage.create(*changes[0]), *map(storage.append, changes[1])]
        if len(under_way) > STORED_TOGETHER:
            await asyncio.gather(*under_way)
            under_way.clear()
        places.append(place)
        progress(number + 1)
    await asyncio.gather(*under_way)
    await storage.close()
    return places


def _play(
    game: str, age: int, chance: Dice, bots: int, pace: Pace
) -> tuple[Place, tuple[tuple[TableRow, list[str]], list[Append]]]:
    people = len(NAMES) - bots
    place = Place(new_table_id(), game, [new_key() for _ in range(people)])
    chairs = [
        ChairFacts("person", name, holder=holder_of(key))
        for name, key in zip(NAMES, place.keys, strict=False)
    ]
    chairs += [ChairFacts("bot", BOT_NAMES[n], level="random") for n in range(people, len(NAMES))]
    owner = chairs[0].holder
    assert owner is not None
    facts = Facts(
        owner, new_invitation(), new_seed().hex(), chairs, pace=pace, rules=find(game).version
    )
    now = time.time()
    encoded = msgspec.json.encode(facts)
    row = TableRow(place.id, "gathering", 0, now, now, game, encoded, due=None)
    table = LiveTable(Stored(row, None, 0, []))
    changes = [table.change(Arranged(facts, "opening")), table.begin()]
    while len(changes) < age + 2:
        changes.append(table.act(*_move(table, chance)))
        if table.match is None or table.match.to_act is None:  # it ended: not so far, then
            return _play(game, age // 2, chance, bots, pace)
    return place, ((row, facts.holders()), changes)


def _move(table: LiveTable, chance: Dice) -> tuple[str, int, Any]:
    assert table.match is not None
    options = table.match.options
    seat = table.match.to_act
    assert seat is not None
    return new_id(), seat, options[chance.below("choice", len(options))].plain()
