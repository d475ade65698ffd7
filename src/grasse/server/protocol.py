"""All that goes over the wire, once: `docs/protocol.md`, `docs/openapi.json` and the client's
`protocol.ts` are made from this file.

HTTP is for tables and chairs, one WebSocket for play. Whole numbers are written without a
fraction: `77`, not `77.0`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from grasse.bots.report import Report, Told
from grasse.kernel.rows import Source

MOST_BYTES: Final = 16 * 1024
"""Of a WebSocket message, and of a request that brings no components file."""
MOST_BYTES_OF_COMPONENTS: Final = 256 * 1024
MOST_BYTES_OF_FILE: Final = 512 * 1024
"""Of a game file; the longest games have 100 KB, a components file of their own aside."""
MOST_BYTES_OF_REQUEST: Final = 2 * MOST_BYTES_OF_COMPONENTS
"""With a components file in it, as JSON writes it."""

TableId = Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]
"""Made by the client, fresh for each command: sent twice, it counts once."""
Seat = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Mark = Annotated[int, Meta(ge=0, le=3)]
"""The colour and shape that a chair is drawn with."""
Level = Literal["beginner", "easy", "solid", "strong", "master", "random"]
"""Of a bot, the weakest first; `random` does not look at the table."""
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{32,128}$")]

Language = Literal["en", "fr", "es", "it", "de"]

State = Literal["gathering", "opening", "playing", "over", "study"]
"""Of a table: people sit down; the seats' random bytes are collected; the game runs; it is over; or
somebody tries things out on it."""

Kind = Literal["file", "board"]
"""Of a study: a finished game from a file; a board on which one person plays all sides."""

Code = Literal[
    "bad-request",
    "not-found",
    "no-table",
    "not-allowed",
    "wrong-origin",
    "wrong-invitation",
    "chair-taken",
    "chair-not-yours",
    "chairs-empty",
    "already-started",
    "not-started",
    "game-over",
    "not-over",
    "not-your-turn",
    "old-version",
    "nothing-to-undo",
    "illegal",
    "not-stored",
    "damaged",
    "too-big",
    "too-fast",
    "too-many-tables",
    "too-many-watchers",
    "not-watchable",
    "shutting-down",
    "sent-away",
    "not-away",
    "wrong-code",
    "given-up",
    "too-many-reports",
    "no-hints",
    "not-a-game",
    "other-format",
    "changed-file",
]
"""Why something is refused. The client has words for each (`problem-<code>`)."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """A request or a command was refused; nothing changed."""

    code: Code
    text: str
    """In English, for whoever writes a client."""
    rule: str | None = None
    """With `illegal`: the id of the rule in the catalog."""
    message: str | None = None
    """With `illegal`: the message of the game's own words that says why."""
    args: dict[str, Any] = {}


# Tables


class Pace(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long a chair may keep the others waiting."""

    seconds: Annotated[int, Meta(ge=10, le=30 * 86400)] | None = None
    """For a decision; None: as long as it takes."""
    level: Level = "solid"
    """The bot that plays on in a chair left longer, until its person takes it back."""


class ChairWish(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who shall sit in a chair of a new table."""

    kind: Literal["open", "mine", "bot"] = "open"
    name: Name | None = None
    """Of a person; bots are named by the table."""
    level: Level = "solid"
    mark: Mark | None = None
    mix: Hex32 | None = None
    """As in `Sit`."""


class NewTable(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table to be made. Whoever makes it owns it: he starts it and lets bots sit down."""

    game: str
    chairs: Annotated[list[ChairWish], Meta(min_length=2, max_length=8)]
    options: dict[str, str | int | bool] = {}
    components: Annotated[str, Meta(max_length=MOST_BYTES_OF_COMPONENTS)] | None = None
    """A components file (TOML) of one's own."""
    pace: Pace = Pace()
    watchable: bool = True
    """Whether somebody without a chair may look on."""
    hints: bool = False
    """Whether everybody may ask for hints; who plays against bots alone always may. A game with
    hints is for learning: it is none that counts."""
    start: bool = False
    """Start at once; no chair may be open then."""
    want_key: bool = False
    """For a program that has no key yet: give a new one in the answer. A browser gets it as a
    cookie that no script can read, and never in another way."""


class Sit(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Take an open chair. The invitation comes from the link, behind its `#`."""

    name: Name
    invitation: str | None = None
    want_key: bool = False
    mark: Mark | None = None
    """The one that one would like; who came before has the choice."""
    mix: Hex32 | None = None
    """SHA-256 of the random bytes this seat will mix in; see `Reveal`."""


class PlayOn(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A new table that begins where a finished game stood at one of its versions. Whoever asks sits
    in one chair, bots in the others; it starts at once."""

    version: Version
    name: Name | None = None
    """One's own; else as in the finished game."""
    seat: Seat | None = None
    """The chair to play; None: one's own of the finished game, or the one that is to act."""
    level: Level | None = None
    """Of all bots; None: as in the finished game, and `solid` where people sat."""
    want_key: bool = False
    mix: Hex32 | None = None
    """As in `Sit`."""


class Rename(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Be called otherwise in one's own chair, or have another mark; None: as before."""

    name: Name | None = None
    mark: Mark | None = None


class HandOver(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Let a bot play this chair."""

    level: Level = "solid"


What = Literal["sit", "bot", "away"]
"""What is asked of those who sit at a table: that somebody new sits down, that a bot plays on for
somebody, that somebody is sent away."""


class AskWish(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Ask the others who sit there: shall a bot play on in this chair, or its person go away?"""

    what: Literal["bot", "away"]
    level: Level = "solid"


class Ask(msgspec.Struct, frozen=True):
    """Something that is asked about a chair, as everybody sees it."""

    what: What
    seat: int
    name: str
    """Of the one who asks."""
    waiting: list[int]
    """The seats whose persons have not agreed yet."""


class Moving(msgspec.Struct, frozen=True):
    """A code that takes one's seats to another browser, once. It goes behind the `#move=` of the
    table's address."""

    code: str
    until: int
    """In seconds since 1970."""


class TakeOver(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Bring the seats of the one who made the code to this browser."""

    code: Annotated[str, Meta(max_length=64)]
    want_key: bool = False


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """One chair, as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    mark: int
    """The colour and shape it is drawn with, 0 to 3; no other has it, unless there are more chairs
    than marks."""
    chosen: bool = False
    """Whether its person chose that mark; nobody else gets it then."""
    level: Level | None = None
    """Of the bot that plays it now: a bot's own chair, or one that its person left to a bot."""
    present: bool = False
    """Whether its person is connected."""
    away: int | None = None
    """Since when he is not, in seconds since 1970, as far as is known; see `Table.patience`."""
    resigned: bool = False
    mix: str | None = None
    """The hash of what this seat will mix into the dice, if anything."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended, by seat; nobody wins a game that was stopped."""

    scores: list[int]
    winners: list[int]


class Origin(msgspec.Struct, frozen=True):
    """A moment of a finished game."""

    table: str
    version: int


class Table(msgspec.Struct, frozen=True):
    """A table, as everybody sees it."""

    id: str
    game: str
    state: State
    version: int
    created: int
    changed: int
    """Both in seconds since 1970."""
    chairs: list[Chair]
    options: dict[str, str | int | bool]
    own_components: bool
    pace: Pace
    watchable: bool
    hints: bool
    """Whether those who sit there may ask for hints."""
    watchers: int
    patience: int
    """So many seconds after somebody went, others who play may let a bot play on for him."""
    commitment: str
    """Of the dice: SHA-256 of the match's id and its secret seed, shown before the first action."""
    match: str
    to_act: int | None
    deadline: int | None
    """When a bot plays on for the one to act, in seconds since 1970."""
    rematch: str | None
    study: Kind | None
    """Whether it is a study; those are their owner's alone, count for nothing, and are kept for a
    while only."""
    origin: Origin | None
    """Where its game began, if it goes on from a moment of another."""
    asks: list[Ask]
    result: Outcome | None
    """Of a game that is over; None also if everybody gave it up."""


class You(msgspec.Struct, frozen=True):
    """What the one who asks is at this table."""

    seats: list[int]
    owner: bool
    invitation: str | None
    """For those who may invite: it goes behind the `#` of the table's address."""
    asking: int | None = None
    """The chair that the one who asks has asked for, as long as the others have not agreed."""
    moving: int | None = None
    """Until when his seats may be taken to another browser, in seconds since 1970."""


class HowFar(msgspec.Struct, frozen=True):
    """How far a game is, in short, as everybody can count it."""

    scores: list[int]
    number: int
    unit: str
    """What is counted: a `round`, a `week`."""


class Seated(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to all that makes or changes a table."""

    table: Table
    you: You
    key: str | None = None
    """A new key, when asked for with `want_key`: send it as `Authorization: Bearer …`."""
    standing: HowFar | None = None
    """In the list of one's own tables, of a game that runs."""


class Damaged(msgspec.Struct, frozen=True):
    """A table of which something stored cannot be read. Only the keeper of the server can help."""

    id: str
    game: str | None
    """None where not even that can be read."""


class MyTables(msgspec.Struct, frozen=True):
    """A page of the tables of the one who asks: those that run first, the latest first."""

    tables: list[Seated]
    damaged: list[Damaged]
    next: int | None
    """What to skip for the next page; None: there are no more."""


# What there is to play


class OptionInfo(msgspec.Struct, frozen=True):
    """A named option: the values it may take, default first, and the ruling it turns."""

    name: str
    choices: list[str]
    ruling: str


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    seats: list[int]
    options: list[OptionInfo]
    levels: list[str]
    sources: dict[str, dict[Source, int]]
    """As in `Sources`, of our own components."""
    package: str
    """Where the game comes from: `grasse`, or another package, with its version."""
    board: str | None
    """The address of the script that draws its table, if it comes from outside and has one."""


class Games(msgspec.Struct, frozen=True):
    games: list[GameInfo]


class Sources(msgspec.Struct, frozen=True):
    """Where the data of a table's components come from."""

    sources: dict[str, dict[Source, int]]
    """Of each kind of components, how many rows are from the rulebook, from a review, read off the
    box, or reconstructed."""


class Addresses(msgspec.Struct, frozen=True):
    """Where other devices of the network find this server; told only to this machine."""

    addresses: list[str]
    """The likeliest first; none if it listens to this machine alone."""


# What a seat sees


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the journal: a message of the game's words and its arguments."""

    id: str
    args: dict[str, Any] = {}
    to: int | None = None
    said: str | UnsetType = UNSET
    """In words, for a client that asked for them; of a long journal only the last lines."""


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table in words."""

    title: str
    rows: list[str]
    picture: bool = False
    """Drawn with characters of one width."""


class Said(msgspec.Struct, frozen=True):
    """A view in words, for a client that has none itself: `hello` and `views` ask for it."""

    prompt: str
    options: list[str]
    """As many as the view has, in the same order."""
    table: list[Part]
    result: list[str]


class Motion(msgspec.Struct, frozen=True):
    """How pieces moved by themselves in the last command, to be shown before the view."""

    played: int
    rows: list[list[int]]


class View(msgspec.Struct, frozen=True):
    """All that one seat may know of the game; made by `Match.view` and nowhere else."""

    game: str
    seat: int | None
    to_act: int | None
    step: str | None
    prompt: dict[str, Any]
    table: dict[str, Any]
    options: list[dict[str, Any]]
    ranges: dict[str, tuple[int, int]]
    result: dict[str, Any] | None
    match: str
    names: list[str]
    played: int
    can_undo: bool
    commitment: str
    kept: int
    """Keep so many entries of the journal you have, and put `journal` behind them."""
    journal: list[Entry]
    motions: list[Motion]
    said: Said | UnsetType = UNSET


class Moment(msgspec.Struct, frozen=True):
    """The view of one seat at one version of the table."""

    version: int
    view: View


class History(msgspec.Struct, frozen=True):
    """Views of the past, oldest first: as many as were asked for and fit."""

    moments: list[Moment]
    last: int
    """The newest version there is."""


class Draw(msgspec.Struct, frozen=True):
    """One number from the fair stream."""

    purpose: str
    number: int
    below: int
    value: int


class NatureMove(msgspec.Struct, frozen=True):
    """An action of Nature and the draws it was made of."""

    played: int
    action: dict[str, Any]
    draws: list[Draw]
    outcomes: list[tuple[dict[str, Any], int]]
    """What could have been drawn, with weights; empty where it is not one draw from a list."""


class Proof(msgspec.Struct, frozen=True):
    """All that is needed to check the dice of a game that is over."""

    match: str
    version: int
    commitment: str
    seed: str
    contributions: list[str]
    mixes: list[str | None]
    moves: list[NatureMove]


# Hints


class HintWish(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Ask what would be good to do, for the seat to act."""

    version: Version
    """That one sees: there is no advice for what is past."""
    words: Language = "en"


class Hint(msgspec.Struct, frozen=True):
    """An option, and what it is expected to bring."""

    action: dict[str, Any]
    share: float
    """Of the win, from 0 to 1."""
    margin: float
    """Points ahead of the best of the others."""
    why: list[str]
    """In words: what it brings, then the reasons."""


class Hints(msgspec.Struct, frozen=True):
    """The best options, at most three, the best first; none where there is nothing to choose."""

    version: int
    hints: list[Hint]


# Studies


class NewStudy(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A board to try things on, from a moment of a finished game."""

    version: Version
    want_key: bool = False


class GameFile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game file from somebody's disk. A finished game can be looked at and has a report; one that
    is not is a board to try things on."""

    file: Annotated[str, Meta(max_length=MOST_BYTES_OF_FILE)]
    want_key: bool = False


class StudyMove(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is done on a study's board beside the seats' actions."""

    version: Version
    back: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """Take back until there are so many actions."""
    nature: dict[str, Any] | None = None
    """Nature does this; without either she rolls until a seat is to act."""


class Chance(msgspec.Struct, frozen=True):
    """Something that Nature may do."""

    action: dict[str, Any]
    said: str
    chance: float


class Outlook(msgspec.Struct, frozen=True):
    """What bots expect of the position on a study's board."""

    version: int
    shares: list[float]
    """Of the win, by seat."""
    margins: list[float]
    samples: int
    chances: list[Chance]
    """What Nature may do, if she is to act and it can be listed; at most 200."""
    rolls: bool
    """Whether Nature is to act."""


# The report of a finished game


class Reporting(msgspec.Struct, frozen=True):
    """How far the report of a finished game is, and what it says so far."""

    state: Literal["none", "working", "done"]
    """Nobody is at work on it; somebody is; it is whole."""
    progress: float
    """Of the work, from 0 to 1."""
    ahead: int
    """So many other reports are worked out first, as far as is known."""
    yours: bool
    """Whether the one who asks may end the work."""
    report: Report | None
    told: Told | None
    """The same in words, in the language that was asked for."""
    places: list[tuple[int, int, int]]
    """Where the moments of a report are found among the views of the past: after so many actions,
    the number of the view, counted from 1, and its version."""


# The socket: what a client says


class Hello(msgspec.Struct, frozen=True, tag="hello", omit_defaults=True):
    """First of all: the version seen last; None for somebody new, or whose seats are others now.
    It may be said again."""

    seen: Version | None = None
    words: Language | None = None
    """Views come with their words in this language (`said`), for a client that has none."""


class Act(msgspec.Struct, frozen=True, tag="act"):
    """Do one of the options, as it stands in the view."""

    id: CommandId
    seat: Seat
    version: Version
    action: dict[str, Any]


class Undo(msgspec.Struct, frozen=True, tag="undo", omit_defaults=True):
    """Take the last decision back, or with `all` as many as can be."""

    id: CommandId
    seat: Seat
    version: Version
    all: bool = False


class Say(msgspec.Struct, frozen=True, tag="say", omit_defaults=True):
    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: Seat | None = None


class Reveal(msgspec.Struct, frozen=True, tag="reveal"):
    """The bytes whose hash was given as `mix`, once the table asks for them."""

    seat: Seat
    secret: Secret


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    pass


FromClient = Hello | Act | Undo | Say | Reveal | Ping


# The socket: what the server says


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The answer to `Hello`: everything, or what was missed since `seen`."""

    version: int
    table: Table
    you: You
    views: list[View]
    """One for each own seat, or the watcher's; empty before the game begins."""
    chat: list[ChatLine]


class Update(msgspec.Struct, frozen=True, tag="update"):
    """Something happened, and is stored."""

    version: int
    table: Table
    views: list[View]


class Chairs(msgspec.Struct, frozen=True, tag="chairs"):
    """Somebody came, went or changed chairs; the game itself did not move."""

    version: int
    table: Table
    you: You


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Your command is stored for good."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Your command was refused and changed nothing. With `old-version` an update comes, too."""

    id: str
    problem: Problem


class Fault(msgspec.Struct, frozen=True, tag="fault"):
    """What you sent could not be read."""

    problem: Problem


class ChatLine(msgspec.Struct, frozen=True, tag="chat"):
    number: int
    name: str
    seat: int | None
    text: str
    at: int


class AskReveal(msgspec.Struct, frozen=True, tag="ask-reveal"):
    """Everybody sits: send the bytes you promised for these seats."""

    seats: list[int]


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    pass


FromServer = Welcome | Update | Chairs | Done | Refused | Fault | ChatLine | AskReveal | Pong
