"""Who may sit where: each function works out the table's new facts, or refuses."""

from __future__ import annotations

import hashlib
import time

from msgspec.structs import replace

from grasse.kernel.fair import new_seed
from grasse.server.facts import BOT_NAMES, ChairFacts, Facts, clean
from grasse.server.keys import Holder, new_invitation, same
from grasse.server.protocol import HandOver, Sit
from grasse.server.refusal import Refusal
from grasse.server.table import LiveTable


def chair_of(table: LiveTable, seat: int) -> ChairFacts:
    if not 0 <= seat < len(table.facts.chairs):
        raise Refusal("not-found", f"there is no chair {seat}")
    return table.facts.chairs[seat]


def own_chair(table: LiveTable, holder: Holder | None, seat: int) -> ChairFacts:
    chair = chair_of(table, seat)
    if not same(chair.holder, holder):
        raise Refusal("chair-not-yours", "this is not your chair")
    return chair


def sit(table: LiveTable, holder: Holder, seat: int, wish: Sit) -> Facts:
    """Take an open chair by the invitation, or change one's own name before the game."""
    chair = chair_of(table, seat)
    facts = table.facts
    name = clean(wish.name)
    if not name:
        raise Refusal("bad-request", "a name needs a letter")
    if table.state == "over":
        raise Refusal("game-over", "the game is over")
    own = same(chair.holder, holder)
    invited = table.owned_by(holder) or same(facts.invitation, wish.invitation)
    if not own and not invited:
        raise Refusal("wrong-invitation", "this needs the table's invitation")
    if not own and chair.kind != "open":
        raise Refusal("chair-taken", "somebody sits there")
    name = facts.name_for(seat, name)
    if table.state == "gathering":
        return facts.with_chair(seat, ChairFacts("person", name, holder=holder, mix=wish.mix))
    if own:
        raise Refusal("already-started", "the game has begun, and this is your chair already")
    return facts.with_chair(
        seat, replace(chair, kind="person", name=name, holder=holder, level=None, since=time.time())
    )


def leave(table: LiveTable, holder: Holder | None, seat: int) -> Facts:
    """Stand up, before the game."""
    own_chair(table, holder, seat)
    _only_gathering(table)
    return table.facts.with_chair(seat, ChairFacts("open", ""))


def to_bot(table: LiveTable, holder: Holder | None, seat: int, wish: HandOver) -> Facts:
    """Hand one's own chair to a bot, or as the owner let a bot sit in an open one."""
    chair = chair_of(table, seat)
    _not_over(table)
    if chair.kind == "person":
        own_chair(table, holder, seat)
        if table.state == "gathering":
            raise Refusal("not-started", "the game has not begun: stand up instead")
        return table.facts.with_chair(seat, replace(chair, level=wish.level))
    if not table.owned_by(holder):
        raise Refusal("not-allowed", "only the owner of the table lets bots sit down")
    name = chair.name or table.facts.name_for(seat, BOT_NAMES[seat])
    return table.facts.with_chair(seat, replace(chair, kind="bot", name=name, level=wish.level))


def to_person(table: LiveTable, holder: Holder | None, seat: int) -> Facts:
    """Take one's own chair back from a bot, or as the owner open a bot's chair for people."""
    chair = chair_of(table, seat)
    _not_over(table)
    if chair.kind == "person":
        own_chair(table, holder, seat)
        if chair.resigned:
            raise Refusal("not-allowed", "who resigned does not come back")
        if chair.level is None:
            return table.facts
        return table.facts.with_chair(seat, replace(chair, level=None, since=time.time()))
    if not table.owned_by(holder):
        raise Refusal("not-allowed", "only the owner of the table opens a bot's chair")
    level = None if table.state == "gathering" else chair.level
    name = "" if table.state == "gathering" else chair.name
    return table.facts.with_chair(seat, ChairFacts("open", name, level=level))


def free(table: LiveTable, holder: Holder | None, seat: int) -> Facts:
    """As the owner: open a chair whose person does not come back. His key is worth nothing then."""
    chair = chair_of(table, seat)
    if not table.owned_by(holder):
        raise Refusal("not-allowed", "only the owner of the table frees chairs")
    _not_over(table)
    if chair.kind != "person":
        raise Refusal("not-allowed", "nobody sits there")
    if table.state == "gathering":
        return table.facts.with_chair(seat, ChairFacts("open", ""))
    level = chair.level or table.facts.pace.level
    freed = replace(chair, kind="open", holder=None, level=level, resigned=False)
    return table.facts.with_chair(seat, freed)


def resign(table: LiveTable, holder: Holder | None, seat: int) -> tuple[Facts, str | None]:
    """Give up: a bot plays on; with no person left at the table the game is over."""
    chair = own_chair(table, holder, seat)
    if table.state != "playing":
        raise Refusal("not-started" if table.state != "over" else "game-over", "no game runs")
    given_up = replace(chair, resigned=True, level=chair.level or table.facts.pace.level)
    facts = table.facts.with_chair(seat, given_up)
    anybody = any(c.kind == "person" and not c.resigned for c in facts.chairs)
    return facts, None if anybody else "over"


def start(table: LiveTable, holder: Holder | None) -> Facts:
    if not table.owned_by(holder):
        raise Refusal("not-allowed", "only the owner of the table starts the game")
    _only_gathering(table)
    if any(chair.kind == "open" for chair in table.facts.chairs):
        raise Refusal("chairs-empty", "there are open chairs: fill them, or let bots sit down")
    return replace(table.facts, opened=time.time())


def reveal(table: LiveTable, holder: Holder | None, seat: int, secret: str) -> Facts:
    """The random bytes that a seat promised; who says them twice was perhaps not heard the first
    time."""
    chair = own_chair(table, holder, seat)
    if chair.secret and same(secret, chair.secret):
        return table.facts
    if table.state != "opening" or chair.secret:
        raise Refusal("not-allowed", "the table does not ask for this now")
    if not same(hashlib.sha256(bytes.fromhex(secret)).hexdigest(), chair.mix):
        raise Refusal("bad-request", "these are not the bytes that were promised")
    return table.facts.with_chair(seat, replace(chair, secret=secret))


def rematch(table: LiveTable, holder: Holder | None) -> Facts:
    """Of a new table with the same people in the same chairs."""
    if table.state != "over":
        raise Refusal("not-over", "the game is not over")
    if holder is None or not (table.owned_by(holder) or table.seats_of(holder)):
        raise Refusal("not-allowed", "only those who played ask for a rematch")
    return replace(
        table.facts,
        owner=holder,
        invitation=new_invitation(),
        seed=new_seed().hex(),
        chairs=[_again(chair) for chair in table.facts.chairs],
        opened=None,
        rematch=None,
        rules=table.game.version,
    )


def _again(chair: ChairFacts) -> ChairFacts:
    """The same one in a new game."""
    if chair.kind == "open":
        return ChairFacts("open", "")
    level = chair.level if chair.kind == "bot" else None
    return ChairFacts(chair.kind, chair.name, holder=chair.holder, level=level)


def _only_gathering(table: LiveTable) -> None:
    if table.state != "gathering":
        raise Refusal("already-started", "the game has begun")


def _not_over(table: LiveTable) -> None:
    if table.state == "over":
        raise Refusal("game-over", "the game is over")
