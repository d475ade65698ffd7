"""The one way out: what leaves is made in `outgoing` from `Match.view`, and tells nobody what he
may not know."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

import msgspec
import pytest

import grasse
import grasse.server
from grasse.kernel import Action, Dice, Illegal, Match, Plain, Seat, file, seed_from
from grasse.server import history, outgoing
from grasse.server.facts import ChairFacts, Facts
from grasse.server.keys import holder_of, new_invitation, new_key
from grasse.server.protocol import Problem, Update
from grasse.server.refusal import Refusal, illegal
from grasse.server.storage import Append, ChatLine, Entry, Milestone, Stored, TableRow
from grasse.server.table import MILESTONE_EVERY, LiveTable
from tests.leaks import Shadow
from tests.play import at_random, halfway, lopsidedly, sensibly, shape, some_actions

# No byte depends on what its reader may not know

CHAT = [ChatLine(1, "P0", 0, "hello", 1.0)]


def a_table(game: str, seats: int, number: int = 0) -> LiveTable:
    """A table whose game has just begun; chair n is held by somebody of its own. The game is the
    same each time, since the seed and the bytes of the seats are."""
    name = f"{game} {seats} {number}"
    chairs = [
        ChairFacts("person", f"P{n}", holder=holder_of(new_key()), secret=some_bytes(name, n))
        for n in range(seats)
    ]
    assert chairs[0].holder is not None
    seed = seed_from(name).hex()
    facts = Facts(
        owner=chairs[0].holder,
        invitation=new_invitation(),
        seed=seed,
        chairs=chairs,
        rules=grasse.find(game).version,
    )
    data = msgspec.json.encode(facts)
    row = TableRow("a" * 16, "opening", 0, 1.0, 1.0, game, data, due=0.0)
    table = LiveTable(Stored(row, None, 0, []))
    table.begin()
    return table


def some_bytes(table: str, seat: Seat) -> str:
    """What a seat gave to the dice."""
    return seed_from(f"{table} seat {seat}").hex()[:32]


def row_of(table: LiveTable, facts: Facts) -> TableRow:
    """The row of a table whose log is still to be followed."""
    data = msgspec.json.encode(facts)
    return TableRow(table.id, "playing", 0, 1.0, 1.0, table.game.name, data, due=None)


def begun(table: LiveTable) -> Entry:
    """The first entry of the log of a table whose game has just begun."""
    assert table.match is not None
    actions = [{"by": by, **action.plain()} for by, action in table.match.actions]
    data = {"kind": "begin", "actions": actions, "drawn": table.match.drawn}
    return Entry(1, None, None, msgspec.json.encode(data), 1.0)


def decide(table: LiveTable, chance: Dice, number: int = 1) -> list[Entry]:
    """Somebody does something; the new entries."""
    return decided(table, chance, number).entries


def decided(table: LiveTable, chance: Dice, number: int = 1) -> Append:
    """Somebody does something: mostly one of his options, now and then an undo; what is stored."""
    assert table.match is not None
    seat = table.to_act
    assert seat is not None
    if table.match.can_undo and chance.below("undo", 8) == 0:
        return table.undo(None, seat, whole_turn=bool(chance.below("all", 2)))
    pick = (at_random, sensibly, lopsidedly)[number % 3]
    return table.act(None, seat, pick(table.match.position, chance).plain())


def with_other_secrets(facts: Facts, viewer: Seat | None) -> Facts:
    """Facts that this viewer cannot tell from the true ones: other keys, another seed."""
    chairs = [
        chair
        if seat == viewer
        else msgspec.structs.replace(chair, holder=holder_of(new_key()), secret=token_hex(16))
        for seat, chair in enumerate(facts.chairs)
    ]
    owner = facts.owner if viewer == 0 else holder_of(new_key())
    invitation = new_invitation() if viewer is None else facts.invitation
    return msgspec.structs.replace(
        facts, chairs=chairs, owner=owner, invitation=invitation, seed=token_hex(32)
    )


def ways_out(
    table: LiveTable, viewer: Seat | None, tried: list[Action], seen: int, whole: bool = True
) -> dict[str, bytes]:
    """All that this viewer can get from the table now; with `whole` also what holds the past."""
    assert table.match is not None
    holder = None if viewer is None else table.facts.chairs[viewer].holder
    seats = () if viewer is None else (viewer,)
    news = outgoing.News(table, seen)
    for other in range(len(table.facts.chairs)):
        news.update((other,))  # what is made for others before leaves no trace in this viewer's
    past = {
        "welcome": outgoing.welcome(table, holder, None, CHAT),
        "words": outgoing.welcome(table, holder, seen, CHAT, "de"),
        "file": file.render(table.match.export(viewer)),
    }
    return (past if whole else {}) | {
        "welcome back": outgoing.welcome(table, holder, seen, CHAT),
        "update": news.update(seats),
        "chairs": news.chairs(holder),
        "seated": outgoing.seal(outgoing.seated(table, holder)),
        "refusals": b"".join(refusals(table, viewer, tried)),
    }


def refusals(table: LiveTable, viewer: Seat | None, tried: list[Action]) -> Iterator[bytes]:
    assert table.match is not None
    if viewer is None:
        return
    own = table.to_act == viewer
    for action in tried:
        if own and table.match.position.step.allows(table.match.position, action):
            continue
        yield outgoing.refused("an-id-of-mine", problem_of(table, viewer, action))
    if not own:
        try:
            table.undo("another-id", viewer, whole_turn=False)
        except Refusal as refusal:
            yield outgoing.refused("another-id", refusal.problem())


def problem_of(table: LiveTable, seat: Seat, action: Action) -> Problem:
    try:
        table.act("an-id-of-mine", seat, action.plain())
    except Illegal as error:
        return illegal(error)
    except Refusal as refusal:
        return refusal.problem()
    raise AssertionError(f"{action} was allowed")


def leaks(game: str, seats: int, seed: int, moments: int) -> tuple[int, int, list[str]]:
    """Pairs compared, how many of them differed in something hidden, and what leaked."""
    table = a_table(game, seats, seed)
    chance = Dice(f"outgoing {game} {seats} {seed}")
    tried = some_actions(game, seats, 3)
    pairs = apart = number = 0
    found: list[str] = []
    for _ in range(moments):
        for _ in range(1 + chance.below("skip", 12)):
            number += 1
            if table.to_act is not None:
                decide(table, chance, number)
        if table.to_act is None:
            break
        seen = chance.below("seen", table.version + 1)
        for viewer in (None, *range(seats)):
            assert table.match is not None
            twin = copy.copy(table)
            twin.match = Shadow(table.match, viewer, chance).match
            twin.match.given = False
            twin.facts = with_other_secrets(table.facts, viewer)
            apart += twin.match.position != table.match.position
            true, other = (ways_out(one, viewer, tried, seen) for one in (table, twin))
            found += [f"seat {viewer}: {way}" for way in true if true[way] != other[way]]
            pairs += 1
    return pairs, apart, found


@pytest.mark.parametrize("game", grasse.names())
def test_no_byte_that_leaves_depends_on_what_is_hidden(game: str) -> None:
    """Given tables at random moments, and for each viewer a twin whose hidden part, seed, and
    others' keys are different; then all that the viewer can get from both is the same bytes."""
    pairs = apart = number = 0
    while pairs < 500 or apart < 100:
        number += 1
        assert number < 40, f"of {pairs} twins only {apart} differ from the truth"
        for seats in grasse.find(game).seats:
            some, differing, found = leaks(game, seats, number, moments=25)
            assert found == []
            pairs += some
            apart += differing


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    view = outgoing._view

    def with_a_hint(plain: dict[str, Any]) -> Any:
        return view({**plain, "played": plain["played"] + hint(plain)})

    table: list[LiveTable] = []

    def hint(plain: dict[str, Any]) -> int:
        return int(table[0].match.position.key(), 16) & 1 if table and table[0].match else 0

    views = outgoing.views

    def remembering(one: LiveTable, *more: Any) -> Any:
        table[:] = [one]
        return views(one, *more)

    monkeypatch.setattr(outgoing, "views", remembering)
    monkeypatch.setattr(outgoing, "_view", with_a_hint)
    assert leaks("safranito", 3, 1, moments=10)[2]


def test_a_leak_in_what_all_share_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    view_open = Match.view_open

    def with_a_hint(match: Match[Any]) -> Plain:
        shared = view_open(match)
        hint = int(match.position.key(), 16) & 1
        return {**shared, "played": shared["played"] + hint}

    monkeypatch.setattr(Match, "view_open", with_a_hint)
    assert any(one.endswith(": update") for one in leaks("safranito", 3, 1, moments=10)[2])


@pytest.mark.parametrize("game", grasse.names())
def test_what_is_made_once_for_all_is_what_each_would_get_alone(game: str) -> None:
    """Given tables at random moments; when the news of them are made for all viewers at once; then
    each gets, byte for byte, the message that is made from his own view alone."""
    table, chance = a_table(game, 3), Dice(21)
    for number in range(60):
        since = chance.below("since", table.version + 1)
        news = outgoing.News(table, since)
        for seats in ((), (0,), (1,), (2,), (0, 2)):
            views = outgoing.views(table, seats, table.told_since(since))
            alone = Update(table.version, outgoing.table_info(table), views)
            assert news.update(seats) == msgspec.json.encode(alone)
        assert table.match is not None
        shared = table.match.position.show_open()
        assert not {*shared} & {*table.match.position.show_own(None)}
        if table.to_act is None:
            break
        decide(table, chance, number)


@pytest.mark.parametrize("game", grasse.names())
def test_of_the_seed_only_its_commitment_is_known(game: str) -> None:
    """Given two tables that differ in their seeds, and Nature's draws given; then what everybody
    gets differs in the commitment and in nothing else."""
    table = a_table(game, 3)
    log, chance = [begun(table)], Dice(5)
    for _ in range(halfway(game, 3, 30)):
        log += decide(table, chance)
    tables = []
    for seed in (table.facts.seed, token_hex(32)):
        row = row_of(table, msgspec.structs.replace(table.facts, seed=seed))
        tables.append(LiveTable(Stored(row, None, 0, log)))
    one, other = tables
    assert one.commitment != other.commitment
    for viewer in (None, 0, 1, 2):
        ways = ways_out(one, viewer, [], 0)
        for way, sent in ways_out(other, viewer, [], 0).items():
            if way in ("file", "refusals"):  # a file has a digest of its own; no refusal was tried
                continue
            assert sent != ways[way]
            new, old = other.commitment.encode(), one.commitment.encode()
            assert sent.replace(new, old) == ways[way], way


@pytest.mark.parametrize("game", grasse.names())
def test_the_past_is_what_was_seen(game: str) -> None:
    """Given the log of a game with undos; when its past is asked for; then each moment is what
    went out live, and so tells no more."""
    table = a_table(game, 3)
    chance = Dice(8)
    log = [begun(table)]
    live: dict[tuple[int, Seat | None], bytes] = {}
    moments = halfway(game, 3, 40)
    for _ in range(moments):
        for viewer in (None, 0, 1, 2):
            seats = () if viewer is None else (viewer,)
            since = table.version - 1 if table.version > 1 else 0
            told = table.told_since(since) if since else 0
            live[table.version, viewer] = msgspec.json.encode(outgoing.views(table, seats, told)[0])
        log += decide(table, chance)
    for viewer in (None, 0, 1, 2):
        past = history.Past(history.replayed(row_of(table, table.facts)), viewer, 0, moments)
        past.follow(log)
        assert len(past.moments) == moments
        for moment in past.moments:
            assert msgspec.json.encode(moment.view) == live[moment.version, viewer]


@pytest.mark.parametrize("game", grasse.names())
def test_the_past_from_a_milestone_is_the_same(game: str) -> None:
    """Given a long game with undos; when a part of its past is asked for; then it is replayed from
    the last milestone before it, and shows what a replay from the beginning shows."""
    table = a_table(game, 3)
    chance = Dice(8)
    log = [begun(table)]
    milestones: list[Milestone] = []
    while table.version < 3 * MILESTONE_EVERY and table.to_act is not None:
        change = decided(table, chance, number=0)
        log += change.entries
        if change.milestone is not None:
            milestones.append(Milestone(table.version, change.milestone))
    row = row_of(table, table.facts)
    milestones = [one for one in milestones if one.version < table.version]
    assert milestones or table.version <= MILESTONE_EVERY
    for milestone in milestones:
        first = milestone.version + 1
        for viewer in (None, 0, 1):
            near = history.Past(history.rewound(row, table, milestone), viewer, first, 10**6)
            far = history.Past(history.replayed(row), viewer, first, 10**6)
            assert near.missing <= history.MOST_MOMENTS < far.missing
            near.follow(log[milestone.version :])
            far.follow(log)
            assert near.moments
            assert [(one.version, one.view) for one in near.moments] == [
                (one.version, one.view) for one in far.moments
            ]


@pytest.mark.parametrize("game", grasse.names())
def test_canaries(game: str) -> None:
    """Given whole games; then no message to anybody holds the seed, a key's hash, a seat's random
    bytes, for a watcher the invitation, or a bonus that its reader has not seen."""
    table = a_table(game, 3, number=5)
    assert table.match is not None
    chance = Dice(3)
    facts = table.facts
    secrets = [facts.seed, facts.owner, *(c.holder or "" for c in facts.chairs)]
    secrets += [c.secret or "" for c in facts.chairs]
    canaries = [secret.encode() for secret in secrets]
    messages = number = 0
    unseen: set[bytes] = set()
    while table.to_act is not None:
        number += 1
        decide(table, chance)
        if table.to_act is None:
            break
        for viewer in (None, 0, 1, 2):
            names = hidden_names(table.match.position, viewer)
            unseen.update(names)
            hidden = [*canaries, *names]
            if viewer is None:
                hidden.append(facts.invitation.encode())
            whole = number % 32 == 0
            for way, sent in ways_out(table, viewer, [], table.version - 1, whole).items():
                assert not [c for c in hidden if c in sent], (way, viewer)
                messages += 1
    assert messages >= min(500, 12 * shape(game, 3).decisions)
    assert len(unseen) == (2 if game == "aqua-mirabilis" else 0)


PUBLIC_WORDS = {"experience", "influence", "letter", "originality"}
"""Bonuses are called so, and so are fields and steps that everybody sees."""


def hidden_names(position: Any, viewer: Seat | None) -> list[bytes]:
    """Names of things that the viewer has not seen and whose names stand nowhere else."""
    return [
        f'"{bonus.id}"'.encode()
        for lady, bonus in enumerate(getattr(position, "bonuses", ()))
        if bonus and not position.knows(viewer, lady) and bonus.id not in PUBLIC_WORDS
    ]


# There is no other way


class Use(NamedTuple):
    module: str
    function: str
    name: str


SOURCES = Path(grasse.server.__file__).parent
KEEPERS = {"keeping", "tables"}
"""Commands of whoever has the database anyway; nothing of theirs goes to a client."""


def uses(wanted: Callable[[ast.AST], str | None]) -> set[Use]:
    """Where in the server something is: module, function, and what."""
    found = set()
    for path in SOURCES.glob("*.py"):
        if path.stem not in KEEPERS:
            found |= set(_uses(ast.parse(path.read_text()), path.stem, "", wanted))
    return found


def _uses(
    node: ast.AST, module: str, function: str, wanted: Callable[[ast.AST], str | None]
) -> Iterator[Use]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not function:
        function = node.name
    if name := wanted(node):
        yield Use(module, function, name)
    for child in ast.iter_child_nodes(node):
        yield from _uses(child, module, function, wanted)


def called(*names: str) -> Callable[[ast.AST], str | None]:
    """Calls of a function or method of such a name."""

    def wanted(node: ast.AST) -> str | None:
        if not isinstance(node, ast.Call):
            return None
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        return name if name in names else None

    return wanted


def touched(*names: str) -> Callable[[ast.AST], str | None]:
    """Attributes of such a name that are read."""

    def wanted(node: ast.AST) -> str | None:
        reads = isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
        return node.attr if reads and node.attr in names else None  # type: ignore[attr-defined]  # it is one

    return wanted


def test_only_what_is_sealed_is_sent() -> None:
    """Bytes are sealed in `outgoing` only; the type checker sees that sockets take nothing else,
    and only sockets talk to the wire."""
    assert uses(called("Sealed")) == {Use("outgoing", "seal", "Sealed")}
    wire = called("send_text", "send_bytes", "send_json", "send_response")
    assert uses(wire) == {
        Use("app", "_turn_away", "send_text"),
        Use("reporting", "study", "send_bytes"),  # from its process, of a finished game
    }
    assert uses(called("write_messages")) == {Use("live", "send", "write_messages")}
    raw_send = {use for use in uses(touched("send")) if use.module not in ("house", "telling")}
    assert {use.module for use in raw_send} == {"live"}


def test_messages_about_games_are_made_in_one_place() -> None:
    told = ("View", "Welcome", "Update", "Chairs", "Table", "You", "Seated", "ChatLine")
    assert {use.module for use in uses(called(*told))} == {"outgoing"}
    past = ("Moment", "History", "Proof", "NatureMove", "Draw")
    assert {use.module for use in uses(called(*past))} == {"history"}
    assert {
        (use.module, use.function) for use in uses(called("view", "view_open", "view_own"))
    } == {
        ("outgoing", "views"),
        ("outgoing", "__init__"),  # of `News`
        ("outgoing", "_view"),
        ("outgoing", "_standing"),  # of a running table, for its own people: what all may see
        ("hints", "_seen"),  # as a bot
        ("studies", "lay_out"),  # of a file, tried out
        ("studies", "assess"),  # of a board whose owner plays all sides
        ("leading", "_think"),  # a bot gets what a person in its seat sees
        ("reading", "read"),  # tried out with a new file, and thrown away
    }


def test_secrets_are_touched_where_it_must_be() -> None:
    """Everything that holds a secret, and who may read it."""
    whole = {
        Use("table", "_snapshot", "snapshot"),  # for the database
        Use("table", "_milestone", "milestone"),  # for the database
        Use("routes", "_rewound", "milestone"),  # from there, to replay a past from
        Use("routes", "new_study", "record"),  # of a finished game
        Use("reporting", "_game", "record"),  # of a finished game
        Use("studies", "lay_out", "record"),  # of a file
        Use("routes", "game_file", "record"),  # of a finished game
        Use("routes", "game_file", "export"),  # of a running one: a seat's view
        Use("history", "proof", "record"),  # of a finished game
    }
    assert uses(called("dump", "record", "snapshot", "milestone", "export", "resample")) == whole
    positions = {
        Use("leading", "_think", "position"),
        Use("history", "proof", "position"),
        Use("hints", "_seen", "position"),  # its view
        Use("studies", "lay_out", "position"),  # the box of a file
        Use("studies", "assess", "position"),  # of a board whose owner plays all sides
        Use("studies", "outlook", "position"),
        Use("table", "let_nature", "position"),
    }
    assert uses(touched("position")) == positions
    seeds = {Use("table", "restore", "seed"), Use("table", "new_match", "seed")}
    assert uses(touched("seed", "_seed")) == seeds
    assert uses(touched("_stream")) == {Use("history", "__init__", "_stream")}
    assert uses(touched("invitation")) == {
        Use("outgoing", "you", "invitation"),
        Use("chairs", "sit", "invitation"),
    }
    readers = {use.module for use in uses(touched("secret", "holder", "owner"))}
    rooms = {"house", "seating", "telling"}
    assert readers <= {"chairs", "facts", "table", "live", "routes", "app", "outgoing"} | rooms
    assert {use.function for use in uses(touched("secret")) if use.module == "outgoing"} == set()


def test_files_and_raw_answers_are_few() -> None:
    """What is not a message of the protocol: boxes, rules, words, boards, and game files."""

    def given(name: str) -> Callable[[ast.AST], str | None]:
        def found(node: ast.AST) -> str | None:
            is_answer = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Answer"
            keywords = [k.arg for k in node.keywords] if is_answer else []  # type: ignore[attr-defined]  # it is a call
            return name if name in keywords else None

        return found

    assert {use.function for use in uses(given("raw"))} == {"components", "game_file"}
    boxes = {"game_components", "components_file", "components"}
    same_for_all = boxes | {"list_games", "game_rules", "game_words", "game_board"}
    assert {use.function for use in uses(given("file"))} == same_for_all
