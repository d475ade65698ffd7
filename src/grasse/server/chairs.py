"""Who may sit where: each function works out what becomes of a table, or refuses.

Before the game chairs change freely. Once it has begun every change is a line in the journal, and
nobody gets to look into two hands: who has held a chair never gets another, a person's chair
goes to a bot against his will only when he is long away or the others agree, and the chair that a
bot plays goes to somebody new only if all who sit there agree.
"""

from __future__ import annotations

import hashlib
import time

from msgspec.structs import replace

from grasse.kernel.fair import new_seed
from grasse.kernel.journal import Noted
from grasse.server.facts import BOT_NAMES, Arranged, AskFacts, ChairFacts, Facts, clean
from grasse.server.keys import Holder, new_invitation, same
from grasse.server.protocol import AskWish, HandOver, Level, Pace, PlayOn, Rename, Sit
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


# Before the game


def sit(table: LiveTable, holder: Holder, seat: int, wish: Sit) -> Arranged:
    """Take an open chair by the invitation, or change one's own name before the game. Once it has
    begun, ask those who sit there whether one may."""
    chair = chair_of(table, seat)
    facts = table.facts
    name = clean(wish.name)
    if not name:
        raise Refusal("bad-request", "a name needs a letter")
    _not_over(table)
    own = same(chair.holder, holder)
    invited = table.owned_by(holder) or same(facts.invitation, wish.invitation)
    if not own and not invited:
        raise Refusal("wrong-invitation", "this needs the table's invitation")
    if not own and chair.kind != "open":
        raise Refusal("chair-taken", "somebody sits there")
    name = facts.name_for(seat, name)
    if table.state == "gathering":
        if facts.held.get(holder) == []:
            raise Refusal("sent-away", "you were sent away from this table")
        mark = wish.mark if wish.mark is not None or not own else chair.mark
        seated = ChairFacts("person", name, holder=holder, mark=mark, mix=wish.mix)
        return Arranged(facts.with_chair(seat, seated))
    if own:
        raise Refusal("already-started", "the game has begun, and this is your chair already")
    _never_sat(table, holder)
    return _asked(table, holder, AskFacts("sit", seat, holder, name))


def rename(table: LiveTable, holder: Holder | None, seat: int, wish: Rename) -> Arranged:
    """Be called otherwise, or have another mark; the journal tells it once the game has begun."""
    chair = own_chair(table, holder, seat)
    _not_over(table)
    facts = table.facts
    name = chair.name if wish.name is None else facts.name_for(seat, clean(wish.name))
    if wish.name is not None and not clean(wish.name):
        raise Refusal("bad-request", "a name needs a letter")
    mark = chair.mark if wish.mark is None else wish.mark
    others = [one.mark for other, one in enumerate(facts.chairs) if other != seat]
    if wish.mark is not None and wish.mark != chair.mark and wish.mark in others:
        raise Refusal("chair-taken", "somebody else chose this mark")
    renamed = Arranged(facts.with_chair(seat, replace(chair, name=name, mark=mark)))
    if name != chair.name:
        return renamed.noting("chair-renamed", seat=seat, name=name, before=chair.name)
    if mark != chair.mark:
        return renamed.noting("chair-marked", seat=seat, name=name)
    return Arranged(facts)


def leave(table: LiveTable, holder: Holder | None, seat: int) -> Arranged:
    """Stand up, before the game."""
    own_chair(table, holder, seat)
    _only_gathering(table)
    return Arranged(table.facts.with_chair(seat, ChairFacts("open", "")))


def invite_anew(table: LiveTable, holder: Holder | None) -> Arranged:
    """As the owner: another invitation; the old link opens no chair any more."""
    if not table.owned_by(holder):
        raise Refusal("not-allowed", "only the owner of the table renews the invitation")
    return Arranged(replace(table.facts, invitation=new_invitation()))


def start(table: LiveTable, holder: Holder | None) -> Arranged:
    if not table.owned_by(holder):
        raise Refusal("not-allowed", "only the owner of the table starts the game")
    _only_gathering(table)
    if any(chair.kind == "open" for chair in table.facts.chairs):
        raise Refusal("chairs-empty", "there are open chairs: fill them, or let bots sit down")
    anybody = any(chair.kind == "person" for chair in table.facts.chairs)
    among_bots = table.facts.among_bots or not anybody
    opened = replace(table.facts, opened=time.time(), among_bots=among_bots)
    return Arranged(opened, "opening")


def reveal(table: LiveTable, holder: Holder | None, seat: int, secret: str) -> Arranged:
    """The random bytes that a seat promised; who says them twice was perhaps not heard the first
    time."""
    chair = own_chair(table, holder, seat)
    if chair.secret and same(secret, chair.secret):
        return Arranged(table.facts)
    if table.state != "opening" or chair.secret:
        raise Refusal("not-allowed", "the table does not ask for this now")
    if not same(hashlib.sha256(bytes.fromhex(secret)).hexdigest(), chair.mix):
        raise Refusal("bad-request", "these are not the bytes that were promised")
    return Arranged(table.facts.with_chair(seat, replace(chair, secret=secret)))


# Bots


def to_bot(table: LiveTable, holder: Holder | None, seat: int, wish: HandOver) -> Arranged:
    """Hand one's own chair to a bot; as the owner let a bot sit in an open one; as anybody who sits
    there let a bot play on for somebody who is long away, until he takes it back."""
    chair = chair_of(table, seat)
    _not_over(table)
    if chair.kind == "person":
        if table.state == "gathering":
            own_chair(table, holder, seat)
            raise Refusal("not-started", "the game has not begun: stand up instead")
        if not same(chair.holder, holder):
            _only_long_away(table, seat, table.owned_by(holder) or _plays(table, holder))
        return _hand_to_bot(table.facts, seat, wish.level)
    if not table.owned_by(holder):
        raise Refusal("not-allowed", "only the owner of the table lets bots sit down")
    if chair.kind == "bot":
        return _hand_to_bot(table.facts, seat, wish.level)
    name = chair.name or table.facts.name_for(seat, BOT_NAMES[seat])
    facts = table.facts.without_ask(seat)
    facts = facts.with_chair(seat, replace(chair, kind="bot", name=name, level=wish.level))
    return Arranged(facts).noting("chair-closed", seat=seat, name=name)


def to_person(table: LiveTable, holder: Holder | None, seat: int) -> Arranged:
    """Take one's own chair back from a bot, or as the owner open a bot's chair for people."""
    chair = chair_of(table, seat)
    _not_over(table)
    if chair.kind == "person":
        own_chair(table, holder, seat)
        if chair.resigned:
            raise Refusal("not-allowed", "who resigned does not come back")
        if chair.level is None:
            return Arranged(table.facts)
        back = table.facts.with_chair(seat, replace(chair, level=None, since=time.time()))
        return Arranged(back).noting("chair-taken-back", seat=seat, name=chair.name)
    if not table.owned_by(holder):
        raise Refusal("not-allowed", "only the owner of the table opens a bot's chair")
    level = None if table.state == "gathering" else chair.level
    name = "" if table.state == "gathering" else chair.name
    opened = table.facts.with_chair(seat, ChairFacts("open", name, level=level))
    return Arranged(opened).noting("chair-opened", seat=seat, name=name)


def free(table: LiveTable, holder: Holder | None, seat: int) -> Arranged:
    """As the owner: send somebody away. He does not come back to this table; in a game that has
    begun only if he is long away, and a bot plays on."""
    chair = chair_of(table, seat)
    if not table.owned_by(holder):
        raise Refusal("not-allowed", "only the owner of the table frees chairs")
    _not_over(table)
    if chair.kind != "person":
        raise Refusal("not-allowed", "nobody sits there")
    if table.state != "gathering":
        if not same(chair.holder, holder):
            _only_long_away(table, seat, table.owned_by(holder))
        return _sent_away(table.facts, seat)
    facts = table.facts.with_chair(seat, ChairFacts("open", ""))
    own = same(chair.holder, holder)
    return Arranged(facts if own else facts.barring(chair.holder, []))


def give_up_on(table: LiveTable, seat: int) -> Arranged:
    """A chair kept the others waiting too long: a bot plays on until its person takes it back."""
    chair = table.facts.chairs[seat]
    facts = table.facts.with_chair(seat, replace(chair, level=table.facts.pace.level))
    return Arranged(facts).noting("chair-timed-out", seat=seat, name=chair.name)


def resign(table: LiveTable, holder: Holder | None, seat: int) -> Arranged:
    """Give up: a bot plays on; with no person left at the table the game is over."""
    chair = own_chair(table, holder, seat)
    if table.state != "playing":
        raise Refusal("not-started" if table.state != "over" else "game-over", "no game runs")
    given_up = replace(chair, resigned=True, level=chair.level or table.facts.pace.level)
    facts = table.facts.with_chair(seat, given_up)
    anybody = any(c.kind == "person" and not c.resigned for c in facts.chairs)
    resigned = Arranged(facts, None if anybody else "over")
    return resigned.noting("chair-resigned", seat=seat, name=chair.name)


# What the others must agree to


def ask(table: LiveTable, holder: Holder | None, seat: int, wish: AskWish) -> Arranged:
    """Ask the others whether a bot shall play on for somebody, or whether he shall be sent away."""
    chair = chair_of(table, seat)
    if table.state not in ("opening", "playing"):
        raise Refusal("not-started" if table.state != "over" else "game-over", "no game runs")
    mine = table.seats_of(holder)
    if holder is None or not mine:
        raise Refusal("not-allowed", "only those who sit at the table ask the others")
    if chair.kind != "person" or seat in mine:
        raise Refusal("not-allowed", "this is asked about somebody else's chair")
    if wish.what == "bot" and chair.level is not None:
        raise Refusal("not-allowed", "a bot plays this chair already")
    asked = AskFacts(wish.what, seat, holder, table.facts.chairs[mine[0]].name, level=wish.level)
    if not waiting_for(table, asked) and not table.is_long_away(seat):
        raise Refusal("not-away", "there is nobody to agree, and he is not away for long")
    return _asked(table, holder, asked)


def agree(table: LiveTable, holder: Holder | None, seat: int) -> Arranged:
    """Say yes to what is asked about a chair; when all have, it is done."""
    asked = _ask_at(table, holder, seat)
    assert holder is not None  # he sits there
    agreed = replace(asked, agreed=sorted({*asked.agreed, holder}))
    return _done_if_agreed(table, table.facts.with_ask(agreed), agreed)


def decline(table: LiveTable, holder: Holder | None, seat: int) -> Arranged:
    """Say no to it, or no longer ask. A newcomer whom one does not want does not ask again."""
    asked = next((one for one in table.facts.asks if one.seat == seat), None)
    if asked is not None and same(asked.by, holder):
        return Arranged(table.facts.without_ask(seat))
    asked = _ask_at(table, holder, seat)
    facts = table.facts.without_ask(seat)
    return Arranged(facts.barring(asked.by, []) if asked.what == "sit" else facts)


def waiting_for(table: LiveTable, asked: AskFacts) -> list[int]:
    """The seats whose persons have not agreed yet: all who sit there and are not long away, but for
    the one who asks and the one it is about."""
    about = table.facts.chairs[asked.seat].holder
    return [
        seat
        for seat, chair in enumerate(table.facts.chairs)
        if chair.kind == "person"
        and not chair.resigned
        and chair.holder not in (asked.by, about)
        and chair.holder not in asked.agreed
        and not table.is_long_away(seat)
    ]


def _asked(table: LiveTable, holder: Holder, asked: AskFacts) -> Arranged:
    if any(one.seat == asked.seat for one in table.facts.asks):
        raise Refusal("chair-taken", "somebody asks for this chair already")
    if any(same(one.by, holder) for one in table.facts.asks):
        raise Refusal("not-allowed", "you ask for something already")
    return _done_if_agreed(table, table.facts.with_ask(asked), asked)


def _ask_at(table: LiveTable, holder: Holder | None, seat: int) -> AskFacts:
    """What is asked about this chair, for somebody who has a say in it."""
    _not_over(table)
    asked = next((one for one in table.facts.asks if one.seat == seat), None)
    if asked is None:
        raise Refusal("not-found", "nothing is asked about this chair")
    mine = table.seats_of(holder)
    if not mine or seat in mine or same(asked.by, holder):
        raise Refusal("not-allowed", "this is for the others to say")
    return asked


def _done_if_agreed(table: LiveTable, facts: Facts, asked: AskFacts) -> Arranged:
    if waiting_for(table, asked):
        return Arranged(facts)
    facts = facts.without_ask(asked.seat)
    if asked.what == "bot":
        return _hand_to_bot(facts, asked.seat, asked.level)
    if asked.what == "away":
        return _sent_away(facts, asked.seat)
    chair = facts.chairs[asked.seat]
    person = replace(
        chair, kind="person", name=asked.name, holder=asked.by, level=None, since=time.time()
    )
    seated = Arranged(facts.with_chair(asked.seat, person))
    return seated.noting("chair-taken", seat=asked.seat, name=asked.name, before=chair.name)


def _hand_to_bot(facts: Facts, seat: int, level: Level) -> Arranged:
    chair = facts.chairs[seat]
    facts = facts.without_ask(seat).with_chair(seat, replace(chair, level=level))
    note: Noted = "chair-to-bot" if chair.level is None else "chair-level"
    return Arranged(facts).noting(note, seat=seat, name=chair.name)


def _sent_away(facts: Facts, seat: int) -> Arranged:
    chair = facts.chairs[seat]
    level = chair.level or facts.pace.level
    freed = replace(chair, kind="open", holder=None, level=level, resigned=False)
    facts = facts.without_ask(seat).with_chair(seat, freed).barring(chair.holder, [])
    return Arranged(facts).noting("chair-freed", seat=seat, name=chair.name)


def _plays(table: LiveTable, holder: Holder | None) -> bool:
    """Whether somebody sits there who has not given up."""
    return any(not table.facts.chairs[seat].resigned for seat in table.seats_of(holder))


def _only_long_away(table: LiveTable, seat: int, may: bool) -> None:
    if not may:
        raise Refusal("chair-not-yours", "this is not your chair")
    if not table.is_long_away(seat):
        raise Refusal("not-away", "he is not away for long: ask the others")


def _never_sat(table: LiveTable, holder: Holder) -> None:
    """Who has held a chair of this game knows its hand."""
    before = table.facts.held.get(holder)
    if before == []:
        raise Refusal("sent-away", "you were sent away from this table")
    if before or table.seats_of(holder):
        raise Refusal("not-allowed", "who has held a chair of this game gets no other")


# To another browser


def offer_move(table: LiveTable, holder: Holder | None, code: str, until: float) -> Arranged:
    """The seats of this person may be taken over by whoever brings the code, once."""
    if holder is None or not (table.seats_of(holder) or table.owned_by(holder)):
        raise Refusal("not-allowed", "you have nothing here to take to another browser")
    return Arranged(table.facts.with_move(holder, (code, until)))


def revoke_move(table: LiveTable, holder: Holder | None) -> Arranged:
    if holder is None or holder not in table.facts.moves:
        return Arranged(table.facts)
    return Arranged(table.facts.with_move(holder, None))


def move(table: LiveTable, holder: Holder, code: str) -> Arranged:
    """Take over the seats, and the table, of the one who made the code."""
    facts = table.facts
    now = time.time()
    found = [who for who, (kept, until) in facts.moves.items() if same(kept, code) and now < until]
    if not found:
        raise Refusal("wrong-code", "this link was used already, or is too old")
    before = found[0]
    seats = list(table.seats_of(before))
    if same(before, holder):
        raise Refusal("not-allowed", "this is the browser that you sit in already")
    if table.seats_of(holder) or facts.held.get(holder, seats) != seats:
        raise Refusal("not-allowed", "this browser has, or had, another chair at this table")
    facts = facts.with_move(before, None).passing_on(before, holder)
    if table.state == "gathering":
        return Arranged(facts)
    moved = Arranged(facts.barring(before, seats))
    for seat in seats:
        moved = moved.noting("chair-moved", seat=seat, name=facts.chairs[seat].name)
    return moved


# Afterwards


def rematch(table: LiveTable, holder: Holder | None) -> Facts:
    """Of a new table with the same people in the same chairs."""
    if table.facts.study:
        raise Refusal("not-allowed", "this is a study, not a game that people played")
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
        among_bots=False,
        rematch=None,
        begin=None,
        origin=None,
        rules=table.game.version,
        held={},
        asks=[],
        moves={},
    )


def play_on(then: LiveTable, holder: Holder, wish: PlayOn) -> Facts:
    """Of a new table that begins where a finished game stood `then`: the same rules and the same
    box, one person, and bots."""
    match, facts = then.match, then.facts
    if match is None:
        raise Refusal("not-started", "the game had not begun")
    if match.to_act is None:
        raise Refusal("game-over", "the game was over there: nothing is left to play")
    mine = then.seats_of(holder)
    seat = next((one for one in (wish.seat, *mine) if one is not None), match.to_act)
    before = chair_of(then, seat)
    name = clean(wish.name or "") or (before.name if seat in mine else "")
    bots = [
        _as_bot(chair, number, wish.level) if number != seat else ChairFacts("open", "")
        for number, chair in enumerate(facts.chairs)
    ]
    begun = replace(
        facts,
        owner=holder,
        invitation=new_invitation(),
        seed=new_seed().hex(),
        chairs=bots,
        begin=match.stands(),
        origin=None if facts.study else (then.id, then.version),
        study=None,
        pace=Pace(),
        opened=None,
        rematch=None,
        held={},
        asks=[],
        moves={},
    )
    own = begun.name_for(seat, name or f"Player {seat + 1}")
    person = ChairFacts("person", own, holder=holder, mark=before.mark, mix=wish.mix)
    return begun.with_chair(seat, person)


def _as_bot(chair: ChairFacts, seat: int, level: Level | None) -> ChairFacts:
    """A bot in somebody's place; one that sat there keeps its name."""
    name = chair.name if chair.kind == "bot" else BOT_NAMES[seat]
    known = chair.level if chair.kind == "bot" else None
    return ChairFacts("bot", name, level=level or known or "solid", mark=chair.mark)


def _again(chair: ChairFacts) -> ChairFacts:
    """The same one in a new game."""
    if chair.kind == "open":
        return ChairFacts("open", "")
    level = chair.level if chair.kind == "bot" else None
    return ChairFacts(chair.kind, chair.name, holder=chair.holder, level=level, mark=chair.mark)


def _only_gathering(table: LiveTable) -> None:
    if table.state != "gathering":
        raise Refusal("already-started", "the game has begun")


def _not_over(table: LiveTable) -> None:
    if table.state == "over":
        raise Refusal("game-over", "the game is over")
