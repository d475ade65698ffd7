"""Canaries: what only one may know is in nothing that another browser got.

Two play, a third looks on. Afterwards the game file tells the truth of every moment; everything
that came through sockets and requests before the end is held against it.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import grasse
from grasse.games.safranito.throw import TARGETS
from grasse.kernel import Match
from tests.client.desk import (
    BOX,
    GAME,
    Desk,
    Make,
    Plain,
    aimed_at,
    by_clicks,
    views_in,
)

OPEN_ENTRIES = {
    *("round-begins", "first-chef", "mill-passed", "takes-mill", "dish-offered", "spice-displayed"),
    *("reshuffle", "throws", "goes-out", "rests-nowhere", "rests-on", "pushed-out", "pushed-off"),
    *("pushed-onto", "space-scored", "renounces", "draws-spices", "keeps", "reserves"),
    *("bowl-settled", "has-announced", "sells", "sells-nothing", "buys", "declines"),
    *("no-card-left", "prepares", "wins", "stopped"),
}
"""What everybody hears. None of these may name a card that was drawn in secret."""
DISHES = {f"D{n:02}" for n in range(1, 19)}
NAMED = re.compile(r'"(D\d\d)"')


@pytest.fixture
def three(person: Make) -> tuple[Desk, Desk, Desk]:
    """Ada and Bruno play, Clara looks on, each with a browser of their own."""
    ada, bruno, clara = (Desk(person()) for _ in range(3))
    options = {"round_cap": "2", "steadiness": "steady"}
    made = ada.person.make_table("safranito", {"kind": "open"}, options=options)
    address = f"/table/{made['table']['id']}#{made['you']['invitation']}"
    ada.person.go(address)
    bruno.person.go(address)
    bruno.page.get_by_role("button", name="Sit here").click()
    clara.person.go(address)
    ada.page.get_by_role("button", name="Start the game").click()
    for desk in (ada, bruno, clara):
        desk.page.locator(".saf-arena").wait_for()
    return ada, bruno, clara


def wish(desk: Desk) -> Plain:
    """First what makes secrets: dishes are reserved and cards are drawn."""
    desk.acted = desk.view["played"]
    options = desk.view["options"]
    for space in ("reserve-dish", "extra-spice"):
        if any(lies_on(chip) == space for chip in desk.view["table"]["thrown"]):
            continue
        for one in options:
            if one["do"] == "throw" and aimed_at(desk.view, one) == f"space/{space}":
                return dict(one)
    eager = [one for one in options if one["do"] in ("reserve-dish", "draw-spices")]
    return dict(eager[0]) if eager else desk.wish()


def lies_on(chip: list[int]) -> str | None:
    target = BOX.counts_for(chip[2], chip[3])
    return None if target is None else TARGETS[target]


@pytest.mark.long(40)
def test_secrets_never_reach_another_browser(three: tuple[Desk, Desk, Desk]) -> None:
    ada, bruno, _ = three
    bodies: list[list[str]] = []
    while not ada.over:
        bodies = [[body for _, body in one.bodies()] for one in three]
        desk = next(one for one in (ada, bruno) if one.mine)
        desk.ready()
        by_clicks(desk, wish(desk))
        desk.wait_for_answer()
        for one in three:
            one.wait_for_move(desk.view["played"])
    truth = Truth(ada)
    assert truth.reserved >= 1
    assert truth.kept >= 1
    assert truth.face_down >= 1
    for desk, before_the_end in zip(three, bodies, strict=True):
        check_all(desk, before_the_end, truth)
    show_that_it_can_fail((ada, bruno), truth)


class Truth:
    """What was the case at every moment, from the game file."""

    def __init__(self, desk: Desk) -> None:
        table = desk.page.url.rpartition("/")[2].partition("#")[0]
        answer = desk.page.request.get(f"{desk.person.address}/api/tables/{table}/file")
        assert answer.ok
        record = answer.json()
        match = Match.replayed(GAME, {**record, "kind": "table"}, until=0)
        self.at = [match.position.copy()]
        for action in record["actions"]:
            match.follow([action])
            self.at.append(match.position.copy())
        shows = [one.view()["table"] for one in self.at[:-1]]
        self.reserved = max(sum(one["reserved"]) for one in shows)
        self.face_down = max(sum(chip[1] is None for chip in one["thrown"]) for one in shows)
        self.kept = max(sum(one.secret(seat) for seat in (0, 1)) for one in self.at[:-1])

    def dishes(self, seat: int | None, played: int) -> set[str]:
        """The dishes that this seat may know of: offered, cooked, or reserved by itself."""
        now = self.at[played]
        known = [*now.offer, *(dish for row in now.cooked for dish in row)]
        return {dish.id for dish in (*known, *(() if seat is None else now.reserved[seat]))}


def check_all(desk: Desk, bodies: list[str], truth: Truth) -> None:
    """Every frame and every body that came before the end."""
    seat = desk.view["seat"]
    played = 0
    checked = 0
    for frame in desk.received:
        message = json.loads(frame)
        views = list(views_in(message))
        if any(view["result"] is not None for view in views):
            break
        for view in views:
            played = max(played, view["played"])
            check_view(view, truth)
            checked += 1
        check_names(frame, seat, truth, played)
    assert checked >= 20, "two rounds, four throws of each"
    assert any('"D07"' in body for body in bodies), "the box with all dishes came over"
    for body in bodies:
        check_body(body, seat, truth, played)


def check_view(view: Plain, truth: Truth) -> None:
    """It is what it would be if all that is not this seat's to know were otherwise."""
    now = truth.at[view["played"]]
    for other in range(3):
        dealt_anew = now.resample(view["seat"], grasse.Dice(f"canary {other}"))
        would_be = plain(dealt_anew.view(view["seat"]))
        assert {name: view[name] for name in would_be} == would_be
    for entry in view["journal"]:
        if entry.get("to") is None:
            assert entry["id"] in OPEN_ENTRIES
            args = entry.get("args", {})
            assert not args.get("chip") or args["chip"] in values_seen(truth, view, args["seat"])
        else:
            assert entry["to"] == view["seat"]


def values_seen(truth: Truth, view: Plain, seat: int) -> set[int]:
    """The chips of a seat that lay open until then."""
    return {value for now in truth.at[: view["played"] + 1] for value in now.seen[seat]}


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


def check_names(text: str, seat: int | None, truth: Truth, played: int) -> None:
    """No dish is named, wherever it may be written, that this seat may not know."""
    assert set(NAMED.findall(text)) <= truth.dishes(seat, played)


def check_body(body: str, seat: int | None, truth: Truth, played: int) -> None:
    """The box and the words name all dishes alike, whichever is reserved; others as frames."""
    counts = {dish: body.count(f'"{dish}"') for dish in DISHES}
    if min(counts.values()) > 0:
        assert len(set(counts.values())) == 1
        return
    check_names(body, seat, truth, played)
    if body.startswith("{"):
        for view in views_in(json.loads(body)):
            check_view(view, truth)


def show_that_it_can_fail(players: tuple[Desk, Desk], truth: Truth) -> None:
    """Each secret is let out in turn, and the check notices."""

    def moment(secret: Callable[[Any, int], Any]) -> tuple[Plain, Any, int]:
        """A view of one when the other had such a secret; the truth then, and the other's seat."""
        return next(
            (copy.deepcopy(view), truth.at[view["played"]], other)
            for other, desk in ((1, players[0]), (0, players[1]))
            for view in desk.views
            if view["result"] is None and secret(truth.at[view["played"]], other)
        )

    def face_down(now: Any, other: int) -> list[int]:
        chips = enumerate(now.thrown)
        return [n for n, one in chips if one.seat == other and one.value not in now.seen[other]]

    leaks = []
    view, now, other = moment(face_down)
    (order, *_) = face_down(now, other)
    view["table"]["thrown"][order][1] = now.thrown[order].value
    leaks.append(view)
    view, now, other = moment(lambda now, other: now.secret(other))
    view["table"]["hands"][other] = now.view(other)["table"]["hands"][other]
    leaks.append(view)
    view, now, other = moment(lambda now, other: now.reserved[other])
    view["table"]["reserved"][other] = now.view(other)["table"]["reserved"][other]
    leaks.append(view)
    secret, seat, played = now.reserved[other][0].id, view["seat"], view["played"]
    view, now, other = moment(lambda now, other: True)
    view["journal"].append({"id": "kept", "to": other, "args": {"spice": "mint"}})
    leaks.append(view)
    view, now, other = moment(lambda now, other: True)
    view["journal"].append({"id": "kept", "args": {"spice": "mint"}})
    leaks.append(view)
    for leak in leaks:
        with pytest.raises(AssertionError):
            check_view(leak, truth)
    for text in (f'["{secret}"]', f'{{"dish": "{secret}"}}'):
        with pytest.raises(AssertionError):
            check_names(text, seat, truth, played)
        with pytest.raises(AssertionError):
            check_body(text, seat, truth, played)
