"""Time and Sundays: the day track, deliveries, fashion and novelty (AM-TIME, AM-SUNDAY)."""

from __future__ import annotations

from collections.abc import Callable

from grasse.games.aqua_mirabilis.actions import ESSENCES
from grasse.games.aqua_mirabilis.box import SIZE
from grasse.games.aqua_mirabilis.position import NOBODY, AquaPosition
from grasse.kernel import Seat


def next_day(p: AquaPosition, seat: Seat) -> None:
    """A sundial was reset: one valid day further, never past the last Sunday (AM-TIME-01, -07)."""
    if p.trigger != NOBODY:
        return
    p.day += 1
    if p.tell:
        p.tell("day", week=(p.day - 1) // p.days + 1, weekday=weekday(p))
    if p.day == p.last_day:
        p.trigger = seat  # AM-END-01, without the Sunday effects (AM-TIME-08)
        if p.tell:
            p.tell("last-sunday", seat=seat)
    elif p.day % p.days == 0:
        sunday(p)


def weekday(p: AquaPosition) -> str:
    """The name of the day on which the marker stands."""
    return p.box.boards[p.seats].days[p.day % p.days - 1]


def sunday(p: AquaPosition) -> None:
    """Deliveries, perfumes, matrix: in this order (AM-SUNDAY-01, -03, -04)."""
    count = len(p.box.boards[p.seats].deliveries)
    arriving, p.deliveries = p.deliveries[:count], p.deliveries[count:]
    for delivery in arriving:
        for flower in delivery.flowers:
            number = min(delivery.times, p.reserve[flower])  # AM-SUNDAY-02
            p.reserve[flower] -= number
            p.stalls[flower] += number
        if p.tell:
            p.tell("delivery", delivery=delivery.id)
    refresh(p)
    royal_cube(p)
    move_pawns(p, max)
    if p.tell:
        p.tell("preferences", king=ESSENCES[p.king], court=ESSENCES[p.court])


def refresh(p: AquaPosition) -> None:
    """All perfumes become new again (AM-SUNDAY-03)."""
    for seat, parade in enumerate(p.parade):
        if parade:
            p.parade[seat] = tuple(
                perfume.turned if perfume.presented else perfume for perfume in parade
            )


def royal_cube(p: AquaPosition) -> None:
    """A cube where King and Court meet; a token there is lost (AM-SUNDAY-04, -05, -12)."""
    cell = p.king * SIZE + p.court
    if p.king == p.court or p.cubes[cell] >= p.sections or not p.cubes_left:
        return
    p.cubes[cell] += 1
    p.cubes_left -= 1
    if p.originality >> cell & 1:
        p.originality &= ~(1 << cell)
        p.tokens_left += 1


def move_pawns(p: AquaPosition, fashion: Callable[[list[int]], int]) -> None:
    """Court to the row with most cubes, King to the column with fewest (AM-SUNDAY-06 to -11).

    Never where it stands; of equal ones the first that it meets. On the last Sunday the Court
    looks for the fewest too, so `fashion` is `min` there (AM-FINAL-04).
    """
    rows = [sum(p.cubes[row::SIZE]) for row in range(SIZE)]
    columns = [sum(p.cubes[column * SIZE : (column + 1) * SIZE]) for column in range(SIZE)]
    below, right = p.box.after[p.court], p.box.after[p.king]
    wanted = fashion([rows[row] for row in below])
    p.court = next(row for row in below if rows[row] == wanted)
    fewest = min(columns[column] for column in right)
    p.king = next(column for column in right if columns[column] == fewest)
