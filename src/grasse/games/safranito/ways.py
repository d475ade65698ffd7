"""Ways to throw at a target or a chip in Safranito, and what would come of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from grasse.games.safranito import discs
from grasse.games.safranito.actions import Throw
from grasse.games.safranito.box import Box
from grasse.games.safranito.discs import KNOCK, RANGES, STEADINESS, Face, Loft, Spot
from grasse.games.safranito.position import NOWHERE
from grasse.games.safranito.table import At, chip_name, meant
from grasse.games.safranito.throw import LOFTS
from grasse.kernel import Action, Plain
from grasse.kernel.game import Speak

TRIES: Final = 100
"""Throws that are imagined for each way."""
ASIDE: Final = 250
"""How far to the left or right of straight opposite the hand may also throw from."""
SELDOM: Final = 5
"""Of the throws imagined: what happens less often is not worth a word."""


class Odds(NamedTuple):
    """Of so many throws imagined, how often something happened."""

    hits: int
    out: int
    moved: tuple[int, ...]
    """By chip that lies in the field: how often it counts for something else afterwards."""


def refine(view: Plain, action: Action, speak: Speak) -> list[tuple[str, Action]]:
    """The ways to throw at what this throw is meant for: how high, from where, which face up.

    Where the table helps to aim, each with what comes of it with the chips that lie there, the
    best first; the chip face down before face up, which tells everybody its value.
    """
    if not isinstance(action, Throw):
        return []
    at = At(view, speak)
    aim, victim = meant(at, action.plain())
    if aim is None:
        return []
    spot = at.box.centres[aim.target] if aim.victim is None else aim.victim
    lying = [chip for chip in at.chips if chip[2] != NOWHERE]
    helped = at.table["options"].get("aim_help", "full") == "full"
    found: list[tuple[int, str, str, discs.Throw]] = []
    for way, throw in _ways(at.box, action.side, spot, victim is not None):
        hits, told = 0, ""
        if helped:
            odds = _try(at, throw, lying, aim.target, victim)
            hits, told = odds.hits, _odds_words(at, odds, lying, victim)
        found.append((hits, way, told, throw))
    found.sort(key=lambda row: -row[0])
    return [
        (_way_words(way, told, throw._replace(face=face), speak), _thrown(action, throw, face))
        for face in (Face.DOWN, Face.UP)
        for _, way, told, throw in found
    ]


def _thrown(action: Throw, throw: discs.Throw, face: Face) -> Throw:
    return Throw(action.chip, *map(int, throw._replace(face=face)))


def _way_words(way: str, odds: str, throw: discs.Throw, speak: Speak) -> str:
    words = speak(
        "way",
        loft=speak(f"loft-{LOFTS[throw.loft]}"),
        hand=speak(f"from-{way}"),
        face=speak(f"turned-{throw.face.name.lower()}"),
    )
    return speak("way-odds", way=words, odds=odds) if odds else words


def _ways(box: Box, side: int, spot: Spot, knock: bool) -> Iterator[tuple[str, discs.Throw]]:
    """From straight opposite and from both sides of that, with each loft that gets there."""
    least, most = RANGES["place"][0], RANGES["place"][-1]
    middle = discs.opposite(box.board, side, spot)
    for way, place in (("left", middle - ASIDE), ("opposite", middle), ("right", middle + ASIDE)):
        if least <= place <= most:
            for loft in Loft:
                beyond = KNOCK if knock else 0.0
                throw = discs.aim(box.board, side, spot, loft, place, beyond=beyond)
                if throw is not None:
                    yield way, throw


def _try(at: At, throw: discs.Throw, lying: Sequence[Any], target: int, victim: Any) -> Odds:
    """Throw again and again, with hands as steady as at this table."""
    board = at.box.board
    steadiness = STEADINESS[at.table["options"].get("steadiness", "normal")]
    spots = [Spot(chip[2], chip[3]) for chip in lying]
    before = [at.box.counts_for(*spot) for spot in spots]
    practice = discs.Practice(len(spots))
    hits = out = 0
    moved = [0] * len(spots)
    for _ in range(TRIES):
        *others, own = discs.throw_chip(board, spots, throw, steadiness, practice).rest
        for n, (spot, was) in enumerate(zip(others, spots, strict=True)):
            if spot != was:
                moved[n] += spot is None or at.box.counts_for(*spot) != before[n]
        out += own is None
        hits += own is not None and at.box.counts_for(*own) == target
    if victim is not None:
        hits = moved[next(n for n, chip in enumerate(lying) if chip is victim)]
    return Odds(hits, out, tuple(moved))


def _odds_words(at: At, odds: Odds, lying: Sequence[Any], victim: Any) -> str:
    """`rests there 62 of 100, goes out 3, pushes Bruno's 20 away 12`"""
    aimed = "odds-knock" if victim is not None else "odds-rest"
    words = [at.speak(aimed, hits=odds.hits, tries=TRIES)]
    if odds.out:
        words.append(at.speak("odds-out", count=odds.out))
    others = [n for n, chip in enumerate(lying) if chip is not victim]
    most = max(others, key=odds.moved.__getitem__, default=None)
    if most is not None and odds.moved[most] >= SELDOM:
        chip = chip_name(at, lying[most])
        words.append(at.speak("odds-push", count=odds.moved[most], chip=chip))
    return ", ".join(words)
