"""Versailles: presenting perfumes on the matrix of preferences (AM-VERSAILLES)."""

from __future__ import annotations

from typing import Final

from grasse.games.aqua_mirabilis import free, perfume
from grasse.games.aqua_mirabilis.actions import (
    ESSENCES,
    INDEX,
    BeginWith,
    DiscardPerfume,
    FlipTile,
    LeaveVersailles,
    MoveCourt,
    PresentPerfume,
    TakeRecipe,
)
from grasse.games.aqua_mirabilis.components import Effect
from grasse.games.aqua_mirabilis.counts import SIZE, mask
from grasse.games.aqua_mirabilis.free import FREE, NO_KINDS, Window
from grasse.games.aqua_mirabilis.pieces import CityTile, Perfume
from grasse.games.aqua_mirabilis.position import (
    FAVOUR_A,
    FAVOUR_B,
    FAVOUR_C,
    FAVOUR_D,
    SOURCES,
    AquaPosition,
    Scored,
    Source,
)
from grasse.kernel import Action, Frame, Illegal, Plain, Seat, Step

NOTHING_YET: Final = -1
"""Instead of points: no perfume was presented in this action."""


def judge(p: AquaPosition, seat: Seat, cell: int, empty: int, king: bool) -> Scored:
    """A combination on the matrix, with so many subsections empty (AM-VERSAILLES-06 to -09).

    `king` says whether the King's points of this perfume are still to be had.
    """
    for_court, for_king = cell % SIZE == p.court, cell // SIZE == p.king
    if not (for_court or for_king):
        return Scored(empty, 0, 0, 0)
    return Scored(
        originality=empty,
        court=p.box.court_points[p.letters[seat]] if for_court else 0,
        king=p.box.king if for_king and king else 0,
        perfection=p.box.perfection if for_court and for_king else 0,
    )


def can_present(p: AquaPosition, seat: Seat) -> bool:
    """A new perfume, or the means to create one now (AM-VERSAILLES-15)."""
    if has_new(p, seat):
        return True
    held = p.essences[seat].types
    return bool(held) and can_create(p, seat, p.experience[seat], held)


def has_new(p: AquaPosition, seat: Seat) -> bool:
    for one in p.parade[seat]:  # noqa: SIM110  # a loop: asked for every turn
        if not one.presented:
            return True
    return False


def can_create(p: AquaPosition, seat: Seat, experience: int, held: int) -> bool:
    """Whether a perfume could be created with this experience and these essences."""
    if not held:
        return False
    if perfume.creations_with(p, seat, held, experience):
        return True
    return any(
        tile.kind in free.RECIPES and free.brings_perfume(p, seat, tile) for tile in p.cities[seat]
    )


class Versailles(Window):
    """Present a perfume, with tiles and favours two (AM-VERSAILLES-02, -13, -14).

    Frame: perfumes presented, perfumes that city tiles allow, whether the Court was moved, and
    the points of the last perfume. It ends only after a presentation (AM-VERSAILLES-15).
    """

    numbers = (int, int, int, int)

    def options(self, p: AquaPosition) -> list[Action]:
        _, seat, shown, allowed, moved, _ = p.frame
        own: list[Action] = []
        if shown < most(p, seat, allowed):
            own += [
                _PRESENT[index] for index, one in enumerate(p.parade[seat]) if not one.presented
            ]
        if p.favours[FAVOUR_A] == seat and not moved:  # AM-FAVOUR-05
            own.append(_MOVE_COURT)
        if shown >= allowed:
            own.append(_LEAVE)
        found = self.with_free(p, seat, own)
        if shown or has_new(p, seat):
            return found
        return [action for action in found if _still_presents(p, seat, action)]

    def kinds(self, p: AquaPosition, seat: Seat) -> frozenset[Effect]:
        _, _, shown, allowed, _, points = p.frame
        if not shown:
            return NO_KINDS
        stacked = p.rulings.three_perfumes or p.favours[FAVOUR_C] != seat  # AM-VERSAILLES-14
        second = allowed == 1 and stacked and has_new(p, seat)
        return _KINDS[second, points != NOTHING_YET]

    def use(self, p: AquaPosition, seat: Seat, tile: CityTile) -> None:
        _, _, shown, allowed, moved, points = p.frame
        if tile.kind == "second-perfume":  # AM-CITY-12
            p.steps[-1] = (VERSAILLES, seat, shown, allowed + 1, moved, points)
        else:  # half of the last perfume's points, rounded down (AM-CITY-13, Q-25)
            p.gain(seat, points // 2, "cities")
            if p.tell:
                p.tell("half-points", seat=seat, points=points // 2)

    def refuse_own(self, p: AquaPosition, action: Action) -> Illegal | None:
        _, seat, shown, allowed, moved, _ = p.frame
        parade = p.parade[seat]
        match action:
            case PresentPerfume(index) if not 0 <= index < len(parade):
                return Illegal("AM-VERSAILLES-02", "no-such-perfume")
            case PresentPerfume() if shown >= most(p, seat, allowed):
                return Illegal("AM-VERSAILLES-14", "enough-presented")
            case PresentPerfume(index) if parade[index].presented:
                return Illegal("AM-VERSAILLES-12", "already-presented")
            case MoveCourt() if p.favours[FAVOUR_A] != seat:
                return Illegal("AM-FAVOUR-05", "no-favour", lady="A")
            case MoveCourt() if moved:
                return Illegal("AM-FAVOUR-05", "court-moved")
            case LeaveVersailles() if shown < allowed:
                return Illegal("AM-VERSAILLES-15", "present-first")
        return None

    def play(self, p: AquaPosition, action: Action) -> None:
        if type(action) in FREE:
            self.play_free(p, action)
            return
        _, seat, shown, allowed, moved, points = p.steps.pop()
        if type(action) is PresentPerfume:
            index = action.perfume
            chosen = p.parade[seat][index]
            if order_matters(p, chosen):
                frame: Frame = (VERSAILLES, seat, shown + 1, allowed, moved, 0)
                p.push((LAST_CUBE, seat, index), frame)
            else:
                scored = present(p, seat, index, chosen.cells)
                p.steps.append((VERSAILLES, seat, shown + 1, allowed, moved, scored))
        elif type(action) is MoveCourt:  # one row down, from the last to the first
            p.court = p.box.after[p.court][0]
            p.steps.append((VERSAILLES, seat, shown, allowed, 1, points))
            if p.tell:
                p.tell("moves-court", seat=seat, court=ESSENCES[p.court])

    def prompt(self, p: AquaPosition) -> Plain:
        _, _, shown, _, _, _ = p.frame
        return {"shown": shown}


def most(p: AquaPosition, seat: Seat, allowed: int) -> int:
    """Perfumes of one action: one, and one more by favour C or by a tile (AM-FAVOUR-07)."""
    number = allowed + (p.favours[FAVOUR_C] == seat)
    return number if p.rulings.three_perfumes else min(2, number)


def _still_presents(p: AquaPosition, seat: Seat, action: Action) -> bool:
    """Without a new perfume nothing may be done that would leave the player without one."""
    match action:
        case TakeRecipe() | DiscardPerfume():
            return True
        case FlipTile(name):
            tile = p.box.city_tile[name]
            if tile.kind in free.RECIPES and free.brings_perfume(p, seat, tile):
                return True
            held = p.essences[seat].types
            if tile.kind == "essences":
                held |= tile.gives.types & mask(p.reserve)
            return can_create(p, seat, p.experience[seat] - tile.experience, held)
    return True


def order_matters(p: AquaPosition, perfume: Perfume) -> bool:
    """Only with exactly one cube left the order of two combinations changes anything (Q-22)."""
    return (
        p.cubes_left == 1
        and not p.rulings.score_without_cubes
        and sum(p.cubes[cell] < p.sections for cell in perfume.cells) > 1
    )


class LastCube(Step[AquaPosition]):
    """Which combination gets the last cube (AM-VERSAILLES-11). Frame: the perfume."""

    numbers = (int,)

    def options(self, p: AquaPosition) -> list[Action]:
        _, seat, index = p.frame
        return [BeginWith(ESSENCES[essence]) for essence in p.parade[seat][index].complements]

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        if type(action) is BeginWith and action not in p.options():
            return Illegal("AM-VERSAILLES-11", "not-in-perfume", essence=action.essence)
        return None

    def play(self, p: AquaPosition, action: BeginWith) -> None:
        _, seat, index = p.steps.pop()
        first = INDEX[action.essence]
        cells = sorted(p.parade[seat][index].cells, key=lambda cell: cell % SIZE != first)
        scored = present(p, seat, index, tuple(cells))
        p.steps[-1] = (*p.steps[-1][:-1], scored)


def present(p: AquaPosition, seat: Seat, index: int, cells: tuple[int, ...]) -> int:
    """Token, cube and points for each combination (AM-VERSAILLES-03, -10); the points in all."""
    parade = p.parade[seat]
    shown = parade[index]
    before = p.points[seat]
    king = True
    tokens = 0
    sections = p.sections
    for cell in cells:
        if p.originality >> cell & 1:  # also without a cube to place
            p.originality &= ~(1 << cell)
            tokens += 1
        empty = sections - p.cubes[cell] - 1
        if empty < 0:  # AM-VERSAILLES-05
            continue
        if p.cubes_left:
            p.cubes[cell] += 1
            p.cubes_left -= 1
            if p.favours[FAVOUR_D] == seat:  # AM-FAVOUR-08
                p.gain(seat, p.box.favour_cube, "favours")
        elif not p.rulings.score_without_cubes:
            continue
        points = judge(p, seat, cell, empty, king)
        p.gain_for(seat, points)
        if points.king:
            king = False  # once per perfume (AM-VERSAILLES-08)
            if p.favours[FAVOUR_B] == seat:  # AM-FAVOUR-06
                p.gain(seat, p.box.king_favour - p.box.king, "favours")
    p.tokens[seat] += tokens
    p.parade[seat] = (*parade[:index], shown.turned, *parade[index + 1 :])  # AM-VERSAILLES-12
    scored = p.score(seat) - sum(before)
    if p.tell:
        p.tell(
            "presents",
            seat=seat,
            perfume=shown.name,
            points=scored,
            tokens=tokens,
            **since(p, seat, before),
        )
    return scored


def since(p: AquaPosition, seat: Seat, before: tuple[int, ...]) -> dict[Source, int]:
    """What came since then, by the sources of which a perfume scores."""
    return {
        source: p.points[seat][place] - before[place]
        for place, source in enumerate(SOURCES[: SOURCES.index("cities")])
    }


VERSAILLES: Final = Versailles()
LAST_CUBE: Final = LastCube()
_PRESENT: Final = [PresentPerfume(index) for index in range(99)]
_MOVE_COURT: Final = MoveCourt()
_LEAVE: Final = LeaveVersailles()
_KINDS: Final[dict[tuple[bool, bool], frozenset[Effect]]] = {
    (False, False): NO_KINDS,
    (False, True): frozenset(("half-points",)),
    (True, False): frozenset(("second-perfume",)),
    (True, True): frozenset(("second-perfume", "half-points")),
}
