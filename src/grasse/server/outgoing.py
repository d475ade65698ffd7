"""The one way out: every message that leaves for a player or a watcher is made here, and what it
says of a game comes from `Match.view(seat)` and from nothing else.

`Sealed` marks bytes that were made here; sockets and routes send nothing else (tests/server
checks that they do not).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial
from math import ceil
from typing import Final, NewType, TypeVar

import msgspec
from msgspec import Raw

from grasse.kernel import Plain
from grasse.kernel.game import Panel
from grasse.kernel.speech import Speech
from grasse.server import protocol
from grasse.server.chairs import waiting_for
from grasse.server.keys import Holder, same
from grasse.server.log import log
from grasse.server.protocol import Language, Problem
from grasse.server.storage import ChatLine
from grasse.server.table import LiveTable

Sealed = NewType("Sealed", bytes)
"""A message that may leave the house."""

Seats = tuple[int, ...]
"""Whose eyes a message is for: the seats of one person; none: a watcher."""

Spoken = TypeVar("Spoken")

_encode = msgspec.json.Encoder().encode


def seal(message: msgspec.Struct) -> Sealed:
    """Bytes for the wire; `message` is one of the protocol's."""
    return Sealed(_encode(message))


# What everybody may know of a table


def table_info(table: LiveTable) -> protocol.Table:
    facts = table.facts
    deadline, present, marks = table.deadline, table.present, facts.marks()
    return protocol.Table(
        id=table.id,
        game=table.game.name,
        state=table.state,  # type: ignore[arg-type]  # storage keeps it as text
        version=table.version,
        created=int(table.created),
        changed=int(table.changed),
        chairs=[_chair(table, seat, mark, seat in present) for seat, mark in enumerate(marks)],
        options=table.options,
        own_components=facts.components is not None,
        pace=facts.pace,
        watchable=facts.watchable,
        hints=table.hints,
        watchers=sum(not socket.seats for socket in table.sockets),
        patience=ceil(table.patience),
        commitment=table.commitment,
        match=table.id,
        to_act=table.to_act,
        deadline=None if deadline is None else int(deadline),
        rematch=facts.rematch,
        study=facts.study,
        origin=None if facts.origin is None else protocol.Origin(*facts.origin),
        asks=[
            protocol.Ask(one.what, one.seat, one.name, waiting_for(table, one))
            for one in facts.asks
        ],
        result=_outcome(table),
    )


def _outcome(table: LiveTable) -> protocol.Outcome | None:
    result = table.match.result() if table.match and table.state == "over" else None
    return None if result is None else protocol.Outcome(result.scores, result.winners)


def _chair(table: LiveTable, seat: int, mark: int, present: bool) -> protocol.Chair:
    chair = table.facts.chairs[seat]
    away = table.away.get(seat) if chair.kind == "person" else None
    return protocol.Chair(
        kind=chair.kind,  # type: ignore[arg-type]  # facts keep it as text
        name=chair.name,
        mark=mark,
        chosen=chair.mark == mark,
        level=chair.level,
        present=present,
        away=None if away is None else int(away),
        resigned=chair.resigned,
        mix=chair.mix,
    )


def you(table: LiveTable, holder: Holder | None) -> protocol.You:
    seats = table.seats_of(holder)
    owner = table.owned_by(holder)
    return protocol.You(
        seats=list(seats),
        owner=owner,
        invitation=table.facts.invitation if owner or seats else None,
        asking=next((one.seat for one in table.facts.asks if same(one.by, holder)), None),
        moving=_moving(table, holder),
    )


def _moving(table: LiveTable, holder: Holder | None) -> int | None:
    kept = table.facts.moves.get(holder) if holder is not None else None
    return int(kept[1]) if kept and kept[1] > time.time() else None


def seated(table: LiveTable, holder: Holder | None, key: str | None = None) -> protocol.Seated:
    return protocol.Seated(table_info(table), you(table, holder), key)


def listed(table: LiveTable, holder: Holder | None) -> protocol.Seated:
    """A table in the list of somebody's."""
    return msgspec.structs.replace(seated(table, holder), standing=_standing(table))


def _standing(table: LiveTable) -> protocol.HowFar | None:
    if table.match is None or table.state != "playing":
        return None
    try:
        told = table.game.standing(table.match.view(None, len(table.match.journal)))
    except Exception as error:  # noqa: BLE001  # whatever the code of a game may raise
        log.warning("no standing", game=table.game.name, error=repr(error))
        return None
    return None if told is None else protocol.HowFar(*told)


# What a person sees of the game


def views(
    table: LiveTable, seats: Seats, told: int = 0, language: Language | None = None
) -> list[protocol.View]:
    """One for each own seat, or the watcher's; with a language, in words, too."""
    if table.match is None:
        return []
    found = [table.match.view(seat, told) for seat in seats or (None,)]
    if language is not None and not table.game.drawn:
        found = [{**view, **in_words(table, view, language)} for view in found]
    return [_view(view) for view in found]


def _view(plain: Plain) -> protocol.View:
    return protocol.View(**plain)


def welcome(
    table: LiveTable,
    holder: Holder | None,
    seen: int | None,
    chat: list[ChatLine],
    language: Language | None = None,
) -> Sealed:
    told = 0 if seen is None else table.told_since(seen)
    return seal(
        protocol.Welcome(
            version=table.version,
            table=table_info(table),
            you=you(table, holder),
            views=views(table, table.seats_of(holder), told, language),
            chat=[line(one) for one in chat],
        )
    )


def update(table: LiveTable, seats: Seats, since: int, language: Language | None = None) -> Sealed:
    """What happened after version `since`, for these eyes."""
    return News(table, since).update(seats, language)


class News:
    """What happened at a table after version `since`, for many eyes: what they share is made and
    put into JSON once, and is the same that `views` gives to each."""

    def __init__(self, table: LiveTable, since: int) -> None:
        self._table = table
        self._told = table.told_since(since)
        self._info = Raw(_encode(table_info(table)))
        self._made: dict[tuple[Seats, Language | None], Sealed] = {}
        self._shared: dict[str, Raw] = {}
        if table.match is not None:
            self._shared = {
                name: Raw(_encode(value)) for name, value in table.match.view_open().items()
            }

    def update(self, seats: Seats, language: Language | None = None) -> Sealed:
        """The game went on, as these seats see it."""
        made = self._made.get((seats, language))
        if made is None:
            shown: list[protocol.View] = []
            if language is not None:
                shown = views(self._table, seats, self._told, language)
            elif self._shared:
                shown = [self._view(seat) for seat in seats or (None,)]
            message = protocol.Update(self._table.version, self._info, shown)  # type: ignore[arg-type]  # JSON already
            made = self._made[seats, language] = seal(message)
        return made

    def chairs(self, holder: Holder | None) -> Sealed:
        """Others sit there, as this person sees it."""
        own = you(self._table, holder)
        return seal(protocol.Chairs(self._table.version, self._info, own))  # type: ignore[arg-type]  # JSON already

    def _view(self, seat: int | None) -> protocol.View:
        assert self._table.match is not None  # there is something to share
        own = self._table.match.view_own(seat, self._told)
        own["table"] = _behind(self._shared["table"], own["table"])
        return protocol.View(**{**self._shared, **own})


def _behind(shared: Raw, own: Mapping[str, object]) -> Raw:
    """One object of JSON made of two, whose names differ."""
    if not own:
        return shared
    return Raw(bytes(shared)[:-1] + b"," + _encode(own)[1:])


# The same in words


MOST_SAID: Final = 250
"""Lines of a journal; a page shows no more."""


def in_words(table: LiveTable, view: Plain, language: Language) -> Plain:
    """What a view says, in words that follow from it alone. A game from outside may fail to find
    them: then its ids have to do, and the table goes on."""
    speech = Speech(table.game, language)
    named = {**view, "names": [chair.name for chair in table.facts.chairs]}

    def option(one: Plain) -> str:
        return speech.action(named, table.game.vocabulary.read(one))

    def said(speak: Callable[[], Spoken], otherwise: Spoken) -> Spoken:
        try:
            return speak()
        except Exception as error:  # noqa: BLE001  # whatever the code of a game may raise
            log.warning("no words", game=table.game.name, error=repr(error))
            return otherwise

    entries = view["journal"]
    unsaid = len(entries) - MOST_SAID
    return {
        "journal": [
            entry
            if number < unsaid
            else {**entry, "said": said(partial(speech.entry, named, entry), entry["id"])}
            for number, entry in enumerate(entries)
        ],
        "said": protocol.Said(
            prompt=said(lambda: speech.prompt(named), "") if view["step"] else "",
            options=[said(partial(option, one), one["do"]) for one in view["options"]],
            table=[
                protocol.Part(*panel) for panel in said(lambda: speech.table(named), list[Panel]())
            ],
            result=said(lambda: speech.result(named), list[str]()),
        ),
    }


# Other messages


def line(one: ChatLine) -> protocol.ChatLine:
    return protocol.ChatLine(one.number, one.name, one.seat, one.text, int(one.at))


def done(id: str, version: int) -> Sealed:
    return seal(protocol.Done(id, version))


def refused(id: str, problem: Problem) -> Sealed:
    return seal(protocol.Refused(id, problem))


def fault(problem: Problem) -> Sealed:
    return seal(protocol.Fault(problem))


def ask_reveal(seats: list[int]) -> Sealed:
    return seal(protocol.AskReveal(seats))


PONG = seal(protocol.Pong())
