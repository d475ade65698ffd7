"""The end: last Sunday, final parade, final scoring (AM-END, AM-FINAL, AM-BONUS)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grasse.games.aqua_mirabilis.actions import (
    CITIES,
    ESSENCES,
    INDEX,
    LADIES,
    DiscardPerfume,
    EndParade,
    TakeRecipe,
)
from grasse.games.aqua_mirabilis.components import Test
from grasse.games.aqua_mirabilis.influence import TURN_OVER
from grasse.games.aqua_mirabilis.perfume import begin as begin_perfume
from grasse.games.aqua_mirabilis.perfume import creations, refuse_begin
from grasse.games.aqua_mirabilis.pieces import Bonus
from grasse.games.aqua_mirabilis.position import AquaPosition
from grasse.games.aqua_mirabilis.sunday import move_pawns, refresh, royal_cube
from grasse.games.aqua_mirabilis.versailles import judge, since
from grasse.kernel import (
    NATURE,
    NOBODY,
    Action,
    Illegal,
    Seat,
    Step,
)


def begin(p: AquaPosition) -> None:
    """The last Sunday, without deliveries (AM-FINAL-01 to -04), and then the parade."""
    if p.tell:
        p.tell("final-parade")
    refresh(p)
    royal_cube(p)
    move_pawns(p, min)  # both look for novelty (AM-FINAL-04)
    if p.tell:
        p.tell("preferences", king=ESSENCES[p.king], court=ESSENCES[p.court])
    order = [(p.trigger + place) % p.seats for place in range(p.seats)]  # AM-FINAL-05
    p.push(
        *((FINAL_PERFUMES, seat) for seat in order),
        *((TURN_OVER, NATURE, lady) for lady in range(len(LADIES))),
        (SCORING, NOBODY),
    )


class FinalPerfumes(Step[AquaPosition]):
    """Who can create no perfume has nothing to decide."""

    automatic = True

    def run(self, p: AquaPosition) -> None:
        _, seat = p.steps.pop()
        if creations(p, seat):
            p.steps.append((PARADE, seat))


class Parade(Step[AquaPosition]):
    """Perfumes may be created, by all the usual rules; tiles are not flipped (AM-FINAL-05, -06)."""

    def options(self, p: AquaPosition) -> list[Action]:
        return [*creations(p, p.frame[1]), _END]

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        match action:
            case TakeRecipe() | DiscardPerfume():
                return refuse_begin(p, p.frame[1], action)
        return Illegal("AM-FINAL-06", "only-perfumes") if action != _END else None

    def play(self, p: AquaPosition, action: Action) -> None:
        _, seat = p.steps.pop()
        if type(action) is not EndParade:
            p.steps.append((FINAL_PERFUMES, seat))
            begin_perfume(p, seat, action)


class Scoring(Step[AquaPosition]):
    """Perfumes, tokens, cities, ladies, bonuses; then the game is over (AM-FINAL-07 to -13)."""

    automatic = True

    def run(self, p: AquaPosition) -> None:
        p.steps.clear()
        before = p.points[:]
        owners = p.majorities()
        for seat in range(p.seats):
            score_parade(p, seat)
            tokens = p.box.token * p.tokens[seat]  # AM-FINAL-10
            cities = sum([tile.prestige for tile in p.flipped[seat]])  # AM-FINAL-11
            ladies = p.box.majority * owners.count(seat)  # AM-FINAL-12
            p.gain(seat, tokens, "tokens")
            p.gain(seat, cities, "cities")
            p.gain(seat, ladies, "ladies")
            if p.tell and tokens:
                p.tell("final-tokens", seat=seat, points=tokens)
            if p.tell and cities:
                p.tell("final-cities", seat=seat, points=cities, count=len(p.flipped[seat]))
            if p.tell and ladies:
                p.tell("final-ladies", seat=seat, points=ladies, count=owners.count(seat))
            bonuses = [(b.id, b.points(number_for(p, seat, b))) for b in p.bonuses if b]
            p.gain(seat, sum([points for _, points in bonuses]), "bonuses")  # AM-FINAL-13
            if p.tell:
                for bonus, points in bonuses:
                    if points:
                        p.tell("final-bonus", seat=seat, bonus=bonus, points=points)
            if p.tell:
                gained = [new - old for new, old in zip(p.points[seat], before[seat], strict=True)]
                p.tell("final-points", seat=seat, points=sum(gained), gained=gained)
        p.reason = "last-sunday"
        if p.tell:
            p.tell("game-ends")


def score_parade(p: AquaPosition, seat: Seat) -> None:
    """Every perfume on the matrix; no cube, no token, no favour (AM-FINAL-07 to -09)."""
    sections = p.sections
    placed = p.rulings.final_originality == "as-if-placed"
    for perfume in p.parade[seat]:
        before = p.points[seat]
        king = True
        for cell in perfume.cells:
            empty = sections - p.cubes[cell]
            if empty:
                points = judge(p, seat, cell, empty - placed, king)
                king = king and not points.king
                p.gain_for(seat, points)
        if p.tell:
            parts = since(p, seat, before)
            total = sum(parts.values())
            p.tell("parade-points", seat=seat, perfume=perfume.name, points=total, **parts)


def number_for(p: AquaPosition, seat: Seat, bonus: Bonus) -> int:
    """What this bonus counts, for this seat (AM-BONUS-01 to -12)."""
    return _NUMBER[bonus.id](p, seat)


def _tiles(p: AquaPosition, seat: Seat) -> list[int]:
    """The cities of the tiles, flipped or not."""
    return [tile.city for tile in p.cities[seat] + p.flipped[seat]]


def _bases(p: AquaPosition, seat: Seat) -> list[int]:
    return [perfume.base for perfume in p.parade[seat]]


def _new_methods(p: AquaPosition, seat: Seat) -> int:
    if p.rulings.methods_ever_learned:
        return (p.learned[seat] & ~1).bit_count()
    return len([method for method, _ in p.methods[seat] if method.index > 0])


_NUMBER: Final[dict[Test, Callable[[AquaPosition, Seat], int]]] = {
    "experience": lambda p, seat: p.experience[seat],
    "all-cities": lambda p, seat: len(set(_tiles(p, seat))) == len(CITIES),
    "london-tiles": lambda p, seat: _tiles(p, seat).count(CITIES.index("london")),
    "jasmine-perfumes": lambda p, seat: _bases(p, seat).count(INDEX["jasmine"]),
    "three-bases": lambda p, seat: len(set(_bases(p, seat))) >= 3,
    "rose-perfumes": lambda p, seat: _bases(p, seat).count(INDEX["rose"]),
    "new-methods": _new_methods,
    "influence": lambda p, seat: sum(p.influence[seat]),
    "originality": lambda p, seat: p.tokens[seat],
    "essence-types": lambda p, seat: p.essences[seat].types.bit_count(),
    "letter": lambda p, seat: p.letters[seat],
    "levels": lambda p, seat: sum([perfume.recipe.level for perfume in p.parade[seat]]),
}

FINAL_PERFUMES: Final = FinalPerfumes()
PARADE: Final = Parade()
SCORING: Final = Scoring()
_END: Final = EndParade()
