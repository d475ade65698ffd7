"""The HTTP part: typed routes. Each says what it takes and what it answers, and `openapi` makes
the description from the same list."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from functools import cache
from typing import Any, Final, NamedTuple, cast

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from grasse.bots import LEVELS
from grasse.games import FOLDERS, find, names, package_of
from grasse.kernel import BadRequest, Plain, file
from grasse.kernel.catalog import rules
from grasse.kernel.components import read_toml
from grasse.kernel.rows import count_sources
from grasse.kernel.words import LANGUAGES
from grasse.server import chairs, history, metrics, outgoing, storage
from grasse.server.addresses import for_others, household, is_loopback
from grasse.server.aside import Aside
from grasse.server.facts import Arranged
from grasse.server.house import House
from grasse.server.keys import Holder, hash_of_code, holder_of, is_key, is_table_id, new_code
from grasse.server.limits import Buckets
from grasse.server.pages import LEVEL, PACKED, WORTH_IT, File, read_pages, takes_gzip
from grasse.server.protocol import (
    MOST_BYTES,
    MOST_BYTES_OF_FILE,
    MOST_BYTES_OF_REQUEST,
    Addresses,
    AskWish,
    Damaged,
    GameFile,
    GameInfo,
    Games,
    HandOver,
    Hints,
    HintWish,
    History,
    Language,
    Moving,
    MyTables,
    NewStudy,
    NewTable,
    OptionInfo,
    Outlook,
    PlayOn,
    Problem,
    Proof,
    Rename,
    Reporting,
    Seated,
    Sit,
    Sources,
    StudyMove,
    TakeOver,
)
from grasse.server.refusal import STATUS, Refusal, no_table, storing
from grasse.server.storage import Entry, Stored
from grasse.server.table import LiveTable

COOKIE: Final = "grasse"
JSON: Final = "application/json"
_YEAR: Final = 365 * 86400
MOST_BYTES_OF_QUERY: Final = 1024
MOVE_SECONDS: Final = 600.0
"""How long a link to another browser may be used."""
BOARD: Final = "board.js"
"""The script that draws the table of a game from outside."""
PAGE: Final = 30
"""Tables in an answer."""


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty object."""


class Asked(NamedTuple):
    """A request, understood."""

    house: House
    request: Request
    holder: Holder | None
    body: Any

    @property
    def table(self) -> str:
        table = str(self.request.path_params["table"])
        if not is_table_id(table):
            raise no_table()
        return table

    @property
    def seat(self) -> int:
        seat = str(self.request.path_params["seat"])
        if seat not in ("0", "1", "2", "3", "4", "5", "6", "7"):
            raise Refusal("not-found", "there is no such chair")
        return int(seat)

    def number(self, name: str, default: int) -> int:
        text = self.request.query_params.get(name, str(default))
        if not text.isascii() or not text.isdigit() or len(text) > 15:
            raise Refusal("bad-request", f"{name} is a number")
        return int(text)

    @property
    def language(self) -> Language | None:
        """In which words what is answered is to be said, if it is."""
        wanted = self.request.query_params.get("words")
        if wanted is not None and wanted not in LANGUAGES:
            raise Refusal("bad-request", f"words is one of {', '.join(LANGUAGES)}")
        return cast(Language | None, wanted)


class Answer(NamedTuple):
    """What goes back: a message, bytes to be saved as a file, or what is the same for everybody."""

    message: msgspec.Struct | None = None
    status: int = 200
    key: str | None = None
    """A new key, to be set as the cookie."""
    raw: bytes = b""
    filename: str = ""
    file: File | None = None


class Endpoint(NamedTuple):
    method: str
    path: str
    answer: type[msgspec.Struct] | None
    """None: JSON of no fixed form, or a file."""
    handler: Callable[[Asked], Awaitable[Answer]]
    body: type[msgspec.Struct] | None = None
    query: tuple[str, ...] = ()
    long: bool = False
    """Whether it takes long, and so is done aside, one after the other."""

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip()


# What there is to play


@cache
def _own_components(game: str) -> Plain:
    return read_toml(find(game).read_components.own)


@cache
def _games() -> Games:
    return Games([_game_info(name) for name in names()])


def _game_info(name: str) -> GameInfo:
    game = find(name)
    options = [
        OptionInfo(option, game.choices(option), ruling) for option, ruling in game.rulings.items()
    ]
    sources = count_sources(_own_components(name))
    board = f"/api/games/{name}/board/{BOARD}" if BOARD in _board(name) else None
    return GameInfo(name, list(game.seats), options, list(LEVELS), sources, package_of(name), board)


@cache
def _board(name: str) -> dict[str, File]:
    """The files that draw the table of a game from outside."""
    folder = find(name).folder / "board"
    return {} if name in FOLDERS else read_pages(folder)


def prepare() -> None:
    """Read what there is to play before anybody waits for it."""
    _games_file()


@cache
def _games_file() -> File:
    return File.of(outgoing.seal(_games()), JSON)


@cache
def _components_file(game: str, written: bool) -> File:
    """As it is written, or as JSON."""
    if written:
        return File.of(find(game).read_components.own.read_bytes(), "application/toml")
    return File.of(msgspec.json.encode(_own_components(game)), JSON)


@cache
def _rules_file(game: str, language: str) -> File:
    return File.of(msgspec.json.encode({"rules": rules(find(game), language)}), JSON)


@cache
def _words_file(game: str, language: str) -> File:
    path = find(game).folder / "text" / f"{language}.ftl"
    return File.of(path.read_bytes(), "text/plain; charset=utf-8")


async def list_games(asked: Asked) -> Answer:
    """What there is to play: seats, options, levels of bots, sources of the data."""
    return Answer(file=_games_file())


def _known_game(asked: Asked) -> str:
    name = str(asked.request.path_params["game"])
    try:
        return find(name).name
    except BadRequest as error:
        raise Refusal("not-found", str(error)) from None


async def game_components(asked: Asked) -> Answer:
    """What is in the box of a game."""
    return Answer(file=_components_file(_known_game(asked), written=False))


async def components_file(asked: Asked) -> Answer:
    """The same as a file (TOML), to be corrected."""
    game = _known_game(asked)
    return Answer(file=_components_file(game, written=True), filename=f"{game}.toml")


async def game_rules(asked: Asked) -> Answer:
    """The rules of a game by their ids, in one of our languages."""
    language = str(asked.request.path_params["language"])
    try:
        return Answer(file=_rules_file(_known_game(asked), language))
    except BadRequest as error:
        raise Refusal("not-found", str(error)) from None


async def game_words(asked: Asked) -> Answer:
    """The words of a game in one of our languages, as a Fluent file."""
    language = str(asked.request.path_params["language"])
    if language not in LANGUAGES:
        raise Refusal("not-found", f"there is no language {language!r}")
    return Answer(file=_words_file(_known_game(asked), language))


async def game_board(asked: Asked) -> Answer:
    """A file of the board of a game from outside: its script, its style, its pictures."""
    found = _board(_known_game(asked)).get(str(asked.request.path_params["file"]))
    if found is None:
        raise Refusal("not-found", "its board has no such file")
    return Answer(file=found)


async def addresses(asked: Asked) -> Answer:
    """Where other devices find this server; for whoever is at this very machine."""
    listens, own = asked.house.listens, _comes_from_here(asked.request)
    found = await asyncio.to_thread(for_others, *listens) if listens and own else []
    return Answer(Addresses(found))


def _comes_from_here(request: Request) -> bool:
    """Whether a browser of this machine asks: a proxy may be here, too, but has another host."""
    host = (request.url.hostname or "").strip("[]")
    return all(one == "localhost" or is_loopback(one) for one in (host, address_of(request)))


# Tables


async def make_table(asked: Asked) -> Answer:
    """Make a table; whoever makes it owns it."""
    key = await _key(asked)
    wish: NewTable = asked.body
    id = await asked.house.seating.create(wish, key.holder)
    async with asked.house.memory.at(id) as table:
        return Answer(outgoing.seated(table, key.holder, key.for_program), 201, key.for_browser)


class Key(NamedTuple):
    """Of the one who asks, and whether he has to be told."""

    holder: Holder
    for_program: str | None = None
    for_browser: str | None = None


async def _key(asked: Asked) -> Key:
    """A new one for somebody new. A key that was not made here is none: it may be easy to guess, or
    somebody else may have made it up for him."""
    key, house = given_key(asked.request), asked.house
    if key is not None:
        holder = holder_of(key)
        with storing():
            if holder in house.issued or await house.storage.tables_of(holder, 1):
                return Key(holder)
    new, holder = house.issued.new()
    return Key(holder, new, None) if asked.body.want_key else Key(holder, None, new)


def given_key(request: Any) -> str | None:
    """The key that came with a request or a socket: in the cookie, or as `Bearer`."""
    header = request.headers.get("authorization", "")
    key = header[7:] if header.startswith("Bearer ") else _cookie(request)
    return key if is_key(key) else None


def _cookie(request: Any) -> str | None:
    """Ours, by hand: Python takes ten seconds for a cookie of 60 KB that is full of backslashes."""
    for part in ";".join(request.headers.getlist("cookie")).split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return str(value.strip())
    return None


async def my_tables(asked: Asked) -> Answer:
    """The tables of the one who asks, thirty from the `skip`th on; those that run come first."""
    skip = asked.number("skip", 0)
    found: list[Seated] = []
    damaged: list[Damaged] = []
    rows = [] if asked.holder is None else await _page(asked.house, asked.holder, skip)
    for id, game in rows[:PAGE]:
        try:
            async with asked.house.memory.at(id) as table:
                found.append(outgoing.listed(table, asked.holder))
        except Refusal as refusal:
            if refusal.code == "damaged":
                damaged.append(Damaged(id, game if game in names() else None))
            elif refusal.code != "no-table":  # it was deleted just now
                raise
    return Answer(MyTables(found, damaged, skip + PAGE if len(rows) > PAGE else None))


async def _page(house: House, holder: Holder, skip: int) -> list[tuple[str, str | None]]:
    """One more than a page of somebody's tables, with their games. Where a row cannot be read, in
    any order and by their ids alone."""
    with storing():
        try:
            rows = await house.storage.tables_of(holder, PAGE + 1, skip)
            return [(row.id, row.game) for row in rows]
        except storage.Damaged:
            ids = await house.storage.holdings(holder)
            return [(id, None) for id in sorted(ids)[skip : skip + PAGE + 1]]


async def see_table(asked: Asked) -> Answer:
    """A table: who sits there, and what the one who asks is at it."""
    return await _seated(asked)


async def _seated(asked: Asked, id: str | None = None) -> Answer:
    async with asked.house.memory.at(id or asked.table) as table:
        await asked.house.neighbours.ask(table)
        return Answer(outgoing.seated(table, asked.holder))


async def start(asked: Asked) -> Answer:
    """Start the game; for the owner, when no chair is open."""
    await asked.house.seating.start(asked.table, asked.holder)
    return await _seated(asked)


async def rematch(asked: Asked) -> Answer:
    """A new table with the same people, once the game is over."""
    return await _seated(asked, await asked.house.seating.rematch(asked.table, asked.holder))


async def play_on(asked: Asked) -> Answer:
    """A new table that goes on from a moment of a finished game, against bots."""
    await _eyes(asked)
    wish: PlayOn = asked.body
    async with asked.house.memory.at(asked.table) as table:
        if table.state != "over":
            raise Refusal("not-over", "the game is not over")
        if wish.version > table.version:
            raise Refusal("not-found", "the game has no such moment")
    then = await _moment(asked, wish.version)
    key = await _key(asked)
    id = await asked.house.seating.play_on(then, wish, key.holder)
    async with asked.house.memory.at(id) as table:
        return Answer(outgoing.seated(table, key.holder, key.for_program), 201, key.for_browser)


async def _moment(asked: Asked, version: int) -> LiveTable:
    """The table as it was at that version."""
    past = await _rewound(asked, version)
    while past.version < version:
        with storing():
            log = await asked.house.storage.some_of_log(
                asked.table, past.version, min(version - past.version, history.MOST_MOMENTS)
            )
        if not log:
            raise Refusal("not-found", "the game has no such moment")
        await asyncio.to_thread(history.lead, past, log)
    return past


# Studies


async def open_file(asked: Asked) -> Answer:
    """Open a game file: a finished game to look at, or a board to try things on."""
    wish: GameFile = asked.body
    return await _study(asked, wish.file.encode("utf-8", "surrogatepass"), as_board=False)


async def new_study(asked: Asked) -> Answer:
    """A board to try things on, from a moment of a finished game."""
    await _eyes(asked)
    wish: NewStudy = asked.body
    async with asked.house.memory.at(asked.table) as table:
        if table.state not in ("over", "study"):
            raise Refusal("not-over", "the game is not over")
        if wish.version > table.version:
            raise Refusal("not-found", "the game has no such moment")
    then = await _moment(asked, wish.version)
    if then.match is None:
        raise Refusal("not-started", "the game had not begun")
    raw = await asyncio.to_thread(file.render, then.match.record(given_up=True))
    return await _study(asked, raw, as_board=True)


async def _study(asked: Asked, raw: bytes, *, as_board: bool) -> Answer:
    key = await _key(asked)
    id = await asked.house.studies.open(raw, key.holder, as_board=as_board)
    async with asked.house.memory.at(id) as table:
        return Answer(outgoing.seated(table, key.holder, key.for_program), 201, key.for_browser)


async def move_study(asked: Asked) -> Answer:
    """On one's own board: take back as far as one likes, give Nature's action, or let her roll."""
    await asked.house.studies.move(asked.table, asked.holder, asked.body)
    return await _seated(asked)


async def see_outlook(asked: Asked) -> Answer:
    """What bots expect of the position on one's own board."""
    return Answer(await asked.house.studies.outlook(*_reader(asked)))


# Chairs


async def sit(asked: Asked) -> Answer:
    """Take an open chair, by the invitation; or change one's own name before the game. Once it has
    begun, those who sit there must agree."""
    wish: Sit = asked.body
    return await _newcomer(asked, lambda t, holder: chairs.sit(t, holder, asked.seat, wish))


async def _newcomer(asked: Asked, work_out: Callable[[LiveTable, Holder], Arranged]) -> Answer:
    """Who comes for the first time gets a key."""
    key = await _key(asked)
    await asked.house.change(asked.table, lambda t: work_out(t, key.holder))
    async with asked.house.memory.at(asked.table) as table:
        return Answer(outgoing.seated(table, key.holder, key.for_program), key=key.for_browser)


async def rename(asked: Asked) -> Answer:
    """Be called otherwise in one's own chair, or have another mark."""
    return await _change(asked, lambda t: chairs.rename(t, asked.holder, asked.seat, asked.body))


async def leave(asked: Asked) -> Answer:
    """Stand up, before the game."""
    return await _change(asked, lambda t: chairs.leave(t, asked.holder, asked.seat))


async def to_bot(asked: Asked) -> Answer:
    """Hand one's own chair to a bot; for the owner: let a bot sit in an open chair."""
    return await _change(asked, lambda t: chairs.to_bot(t, asked.holder, asked.seat, asked.body))


async def to_person(asked: Asked) -> Answer:
    """Take one's own chair back from a bot; for the owner: open a bot's chair."""
    return await _change(asked, lambda t: chairs.to_person(t, asked.holder, asked.seat))


async def resign(asked: Asked) -> Answer:
    """Give up; a bot plays on."""
    return await _change(asked, lambda t: chairs.resign(t, asked.holder, asked.seat))


async def free(asked: Asked) -> Answer:
    """For the owner: send somebody away, before the game or when he is long away."""
    return await _change(asked, lambda t: chairs.free(t, asked.holder, asked.seat))


async def ask(asked: Asked) -> Answer:
    """Ask the others who sit there about somebody's chair."""
    return await _change(asked, lambda t: chairs.ask(t, asked.holder, asked.seat, asked.body))


async def agree(asked: Asked) -> Answer:
    """Say yes to what is asked about a chair."""
    return await _change(asked, lambda t: chairs.agree(t, asked.holder, asked.seat))


async def decline(asked: Asked) -> Answer:
    """Say no to what is asked about a chair, or no longer ask."""
    return await _change(asked, lambda t: chairs.decline(t, asked.holder, asked.seat))


async def invite_anew(asked: Asked) -> Answer:
    """For the owner: a new invitation; the old link opens no chair any more."""
    return await _change(asked, lambda t: chairs.invite_anew(t, asked.holder))


# To another browser


async def offer_move(asked: Asked) -> Answer:
    """A code that takes one's seats to another browser, once, within ten minutes."""
    code, until = new_code(), int(time.time() + MOVE_SECONDS)
    kept = hash_of_code(code)
    await asked.house.change(
        asked.table, lambda t: chairs.offer_move(t, asked.holder, kept, float(until))
    )
    return Answer(Moving(code, until))


async def revoke_move(asked: Asked) -> Answer:
    """The code is worth nothing any more."""
    return await _change(asked, lambda t: chairs.revoke_move(t, asked.holder))


async def move(asked: Asked) -> Answer:
    """Bring somebody's seats to this browser, by the code he made in his."""
    wish: TakeOver = asked.body
    kept = hash_of_code(wish.code)
    return await _newcomer(asked, lambda t, holder: chairs.move(t, holder, kept))


async def _change(asked: Asked, work_out: Callable[[LiveTable], Arranged]) -> Answer:
    await asked.house.change(asked.table, work_out)
    return await _seated(asked)


# The past


async def _past(asked: Asked) -> tuple[Stored, list[Entry]]:
    with storing():
        stored = await asked.house.storage.load(asked.table, 0)
        if stored is None:
            raise no_table()
        return stored, stored.entries


async def _eyes(asked: Asked) -> int | None:
    """For which seat the past is asked: one's own, any once the game is over, or a watcher's."""
    given = asked.request.query_params.get("seat")
    async with asked.house.memory.at(asked.table) as table:
        if table.match is None:
            raise Refusal("not-started", "the game has not begun")
        if given is None or given == "":
            if not table.may_watch(asked.holder):
                raise Refusal("not-watchable", "this table does not want watchers")
            return None
        seat = asked.number("seat", 0)
        chairs.own_chair(table, asked.holder, seat)
        return seat


async def _rewound(asked: Asked, until: int) -> LiveTable:
    """The table as it was not after that version, to be led on through its log."""
    with storing():
        milestone = await asked.house.storage.milestone(asked.table, until)
        row = await asked.house.storage.row(asked.table)
    if row is None:
        raise no_table()
    async with asked.house.memory.at(asked.table) as table:
        known = milestone if milestone and milestone.version <= table.version else None
        return history.rewound(row, table, known)


async def views(asked: Asked) -> Answer:
    """What one's own seat, or a watcher, saw from version `first` to `last`; 60 moments at most."""
    seat = await _eyes(asked)
    first, stored = asked.number("first", 0), asked.house.storage
    past = await _rewound(asked, max(first - 1, 0))
    async with asked.house.memory.at(asked.table) as table:
        newest = table.version
    last = asked.number("last", newest)
    found = history.Past(past, seat, first, last, asked.language)
    while wanted := found.missing:
        with storing():
            log = await stored.some_of_log(asked.table, found.read, wanted)
        if not log:
            break
        await asyncio.to_thread(found.follow, log)
    return Answer(found.told(newest))


async def game_file(asked: Asked) -> Answer:
    """The game file: of a finished game all of it, of a running one what the seat may know."""
    seat = await _eyes(asked)
    async with asked.house.memory.at(asked.table) as table:
        match, over = table.match, table.state in ("over", "study")
        assert match is not None  # _eyes has seen to it
        data = match.record(given_up=not match.endless) if over else match.export(seat)
    name = f"{match.game.name}-{match.id}.grasse.json"
    return Answer(raw=await asyncio.to_thread(file.render, data), filename=name)


async def proof(asked: Asked) -> Answer:
    """The seed and every draw of a game that is over."""
    await _eyes(asked)
    async with asked.house.memory.at(asked.table) as table:
        if table.facts.study:
            raise Refusal("not-allowed", "a study has no dice of its own")
        if table.state != "over":
            raise Refusal("not-over", "the seed is secret until the game is over")
        mixes = [chair.mix for chair in table.facts.chairs]
    stored, log = await _past(asked)
    match = await asyncio.to_thread(history.whole, stored, log)
    return Answer(await asyncio.to_thread(history.proof, match, mixes))


# Hints, and the report


async def give_hint(asked: Asked) -> Answer:
    """What would be good to do now, for one's own seat, where the table allows it."""
    address = household(address_of(asked.request))
    advise = asked.house.advising.advise
    return Answer(await advise(asked.table, asked.seat, asked.holder, address, asked.body))


async def see_report(asked: Asked) -> Answer:
    """What is known of where a finished game was won, in `words` of a language."""
    return Answer(await asked.house.reports.see(*_reader(asked)))


async def begin_report(asked: Asked) -> Answer:
    """Have the report of a finished game worked out, unless it was."""
    return Answer(await asked.house.reports.begin(*_reader(asked)))


async def end_report(asked: Asked) -> Answer:
    """No longer work on the report that one asked for."""
    return Answer(await asked.house.reports.end(*_reader(asked)))


def _reader(asked: Asked) -> tuple[str, Holder | None, str, Language]:
    address = household(address_of(asked.request))
    return asked.table, asked.holder, address, asked.language or "en"


async def components(asked: Asked) -> Answer:
    """What is in the box that this table plays with."""
    async with asked.house.memory.at(asked.table) as table:
        own, game = table.facts.components, table.game.name
        if own is None:
            return Answer(file=_components_file(game, written=False))
        return Answer(raw=msgspec.json.encode(own))


async def table_sources(asked: Asked) -> Answer:
    """Where the data of that box come from."""
    async with asked.house.memory.at(asked.table) as table:
        own = table.facts.components
        return Answer(Sources(count_sources(own or _own_components(table.game.name))))


_TABLE = "/api/tables/{table}"
_CHAIR = _TABLE + "/chairs/{seat}"


ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", Games, list_games),
    Endpoint("GET", "/api/addresses", Addresses, addresses),
    Endpoint("GET", "/api/games/{game}/components", None, game_components),
    Endpoint("GET", "/api/games/{game}/components.toml", None, components_file),
    Endpoint("GET", "/api/games/{game}/rules/{language}", None, game_rules),
    Endpoint("GET", "/api/games/{game}/words/{language}", None, game_words),
    Endpoint("GET", "/api/games/{game}/board/{file}", None, game_board),
    Endpoint("POST", "/api/tables", Seated, make_table, NewTable),
    Endpoint("GET", "/api/tables", MyTables, my_tables, query=("skip",)),
    Endpoint("GET", _TABLE, Seated, see_table),
    Endpoint("POST", _TABLE + "/start", Seated, start, Nothing),
    Endpoint("POST", _TABLE + "/rematch", Seated, rematch, Nothing),
    Endpoint("POST", _TABLE + "/play-on", Seated, play_on, PlayOn, long=True),
    Endpoint("POST", "/api/files", Seated, open_file, GameFile, long=True),
    Endpoint("POST", _TABLE + "/study", Seated, new_study, NewStudy, long=True),
    Endpoint("POST", _TABLE + "/study/move", Seated, move_study, StudyMove),
    Endpoint("GET", _TABLE + "/study", Outlook, see_outlook, query=("words",)),
    Endpoint("POST", _CHAIR + "/sit", Seated, sit, Sit),
    Endpoint("POST", _CHAIR + "/rename", Seated, rename, Rename),
    Endpoint("POST", _CHAIR + "/leave", Seated, leave, Nothing),
    Endpoint("POST", _CHAIR + "/bot", Seated, to_bot, HandOver),
    Endpoint("POST", _CHAIR + "/person", Seated, to_person, Nothing),
    Endpoint("POST", _CHAIR + "/resign", Seated, resign, Nothing),
    Endpoint("POST", _CHAIR + "/free", Seated, free, Nothing),
    Endpoint("POST", _CHAIR + "/ask", Seated, ask, AskWish),
    Endpoint("POST", _CHAIR + "/agree", Seated, agree, Nothing),
    Endpoint("POST", _CHAIR + "/decline", Seated, decline, Nothing),
    Endpoint("POST", _CHAIR + "/hint", Hints, give_hint, HintWish),
    Endpoint("POST", _TABLE + "/invitation", Seated, invite_anew, Nothing),
    Endpoint("POST", _TABLE + "/move/offer", Moving, offer_move, Nothing),
    Endpoint("POST", _TABLE + "/move/revoke", Seated, revoke_move, Nothing),
    Endpoint("POST", _TABLE + "/move", Seated, move, TakeOver),
    Endpoint(
        "GET",
        _TABLE + "/views",
        History,
        views,
        query=("seat", "first", "last", "words"),
        long=True,
    ),
    Endpoint("GET", _TABLE + "/file", None, game_file, query=("seat",), long=True),
    Endpoint("GET", _TABLE + "/proof", Proof, proof, long=True),
    Endpoint("GET", _TABLE + "/report", Reporting, see_report, query=("words",)),
    Endpoint("POST", _TABLE + "/report", Reporting, begin_report, Nothing, query=("words",)),
    Endpoint("POST", _TABLE + "/report/end", Reporting, end_report, Nothing, query=("words",)),
    Endpoint("GET", _TABLE + "/components", None, components),
    Endpoint("GET", _TABLE + "/sources", Sources, table_sources),
)


class Desk:
    """Takes requests, checks what is the same for all of them, and answers."""

    def __init__(self, house: House) -> None:
        self.house = house
        limits = house.limits
        self._tables = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour)
        self._aside = Aside()

    def route(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        async def answered(request: Request) -> Response:
            try:
                asked = await self._understand(endpoint, request)
                async with self._turn(request) if endpoint.long else nullcontext():
                    answer = await endpoint.handler(asked)
                    response = await _respond(answer, request, endpoint.long)
            except Refusal as refusal:
                metrics.REFUSALS.labels(refusal.code).inc()
                response = problem(refusal.problem())
            status = str(response.status_code)
            metrics.REQUESTS.labels(endpoint.method, endpoint.path, status).inc()
            return response

        return answered

    @asynccontextmanager
    async def _turn(self, request: Request) -> AsyncIterator[None]:
        """For what takes long; who has gone meanwhile gets nothing."""
        async with self._aside.turn(household(address_of(request))):
            self._check_open()
            if await request.is_disconnected():
                raise Refusal("bad-request", "nobody waits for this any more")
            yield

    def _check_open(self) -> None:
        if self.house.under_way.closing:
            raise Refusal("shutting-down", "the server is restarting: try again in a moment")

    async def _understand(self, endpoint: Endpoint, request: Request) -> Asked:
        self._check_open()
        if len(request.scope["query_string"]) > MOST_BYTES_OF_QUERY:
            raise Refusal("too-big", f"a query has at most {MOST_BYTES_OF_QUERY} bytes")
        body = None
        if endpoint.body is not None:
            check_origin(request)
            makes_table = endpoint.body in (NewTable, PlayOn, GameFile, NewStudy)
            if makes_table and not self._tables.take(household(address_of(request))):
                raise Refusal("too-many-tables", "too many new tables from your address")
            body = await _body(request, endpoint.body, self.house.limits.body_seconds)
        key = given_key(request)
        return Asked(self.house, request, holder_of(key) if key else None, body)


def address_of(request: Any) -> str:
    return request.client.host if request.client else ""


def check_origin(request: Any) -> None:
    """A page of another site may not act in somebody's name, nor one of this host that came over
    another scheme."""
    origin = request.headers.get("origin")
    scheme = "https" if request.scope["scheme"] in ("https", "wss") else "http"
    if origin is not None and origin != f"{scheme}://{request.headers.get('host')}":
        raise Refusal(
            "wrong-origin",
            f"this comes from a page of another site, not of {scheme}://{request.headers.get('host')}"
            " (behind a proxy, see --trusted-proxy)",
        )


_MOST: Final = {NewTable: MOST_BYTES_OF_REQUEST, GameFile: 2 * MOST_BYTES_OF_FILE}
"""Bytes of requests that bring a file."""


async def _body(request: Request, kind: type[msgspec.Struct], seconds: float) -> msgspec.Struct:
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refusal("bad-request", "the body is JSON: send Content-Type: application/json")
    most = _MOST.get(kind, MOST_BYTES)
    raw = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                raw += part
                if len(raw) > most:
                    raise Refusal("too-big", f"a request has at most {most} bytes")
    except (ClientDisconnect, TimeoutError):
        raise Refusal("bad-request", "the request broke off") from None
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-request", f"this request cannot be read: {error}") from None


async def _respond(answer: Answer, request: Request, long: bool) -> Response:
    if answer.file is not None:
        response = answer.file.answer(request)
    else:
        message, headers = answer.message or Nothing(), {}
        if long:
            content = answer.raw or await asyncio.to_thread(outgoing.seal, message)
        else:
            content = answer.raw or outgoing.seal(message)
        if len(content) >= WORTH_IT and takes_gzip(request):
            content = await asyncio.to_thread(gzip.compress, content, LEVEL)
            headers = PACKED
        response = Response(content, answer.status, headers, media_type=JSON)
    if answer.filename:
        response.headers["content-disposition"] = f'attachment; filename="{answer.filename}"'
    if answer.key is not None:
        response.set_cookie(
            COOKIE,
            answer.key,
            max_age=_YEAR,
            httponly=True,
            samesite="strict",
            secure=request.scope["scheme"] == "https",
        )
    return response


def problem(told: Problem) -> Response:
    headers = {"retry-after": "1"} if told.code in ("too-fast", "shutting-down") else None
    return Response(outgoing.seal(told), STATUS[told.code], headers, media_type=JSON)
