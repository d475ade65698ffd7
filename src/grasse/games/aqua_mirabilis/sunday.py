"""Time and Sundays: the day track, deliveries, fashion and novelty (AM-TIME, AM-SUNDAY)."""

from __future__ import annotations

from collections.abc import Callable

from grasse.games.aqua_mirabilis.actions import ESSENCES
from grasse.games.aqua_mirabilis.counts import SIZE
from grasse.games.aqua_mirabilis.position import NO_SEAT, AquaPosition
from grasse.kernel import Seat


def next_day(p: AquaPosition, seat: Seat) -> None:
    """A sundial was reset: one valid day further, never past the last Sunday (AM-TIME-01, -07)."""
    if p.trigger != NO_SEAT:
        return
    p.day += 1
    if p.tell:
        p.tell("day", week=(p.day - 1) // p.days + 1, weekday=weekday(p))
    if p.day % p.box.days[p.seats]:
        return
    if p.day < p.last_day:
        sunday(p)
        return
    p.trigger = seat  # AM-END-01, without the Sunday effects (AM-TIME-08)
    if p.tell:
        p.tell("last-sunday", seat=seat)


def weekday(p: AquaPosition) -> str:
    """The name of the day on which the marker stands."""
    return p.box.boards[p.seats].days[p.day % p.days - 1]


def sunday(p: AquaPosition) -> None:
    """Deliveries, perfumes, matrix: in this order (AM-SUNDAY-01, -03, -04)."""
    count = len(p.box.boards[p.seats].deliveries)
    arriving, p.deliveries = p.deliveries[:count], p.deliveries[count:]
    reserve, stalls = p.reserve, p.stalls
    for delivery in arriving:
        for flower in delivery.flowers:
            number = min(delivery.times, reserve[flower])  # AM-SUNDAY-02
            reserve[flower] -= number
            stalls[flower] += number
        if p.tell:
            p.tell("delivery", delivery=delivery.id)
    refresh(p)
    royal_cube(p)
    move_pawns(p, max)
    if p.tell:
        p.tell("preferences", king=ESSENCES[p.king], court=ESSENCES[p.court])


def refresh(p: AquaPosition) -> None:
    """All perfumes become new again (AM-SUNDAY-03)."""
    if p.tell and any(one.presented for parade in p.parade for one in parade):
        p.tell("perfumes-new")
    for seat, parade in enumerate(p.parade):
        if parade:
            p.parade[seat] = tuple([one.turned if one.presented else one for one in parade])


def royal_cube(p: AquaPosition) -> None:
    """A cube where King and Court meet; a token there is lost (AM-SUNDAY-04, -05, -12)."""
    king, court = p.king, p.court
    cell = king * SIZE + court
    if king == court or p.cubes[cell] >= p.sections or not p.cubes_left:
        if p.tell:
            p.tell("no-royal-cube")
        return
    p.cubes[cell] += 1
    p.cubes_left -= 1
    if p.tell:
        p.tell("royal-cube", base=ESSENCES[king], other=ESSENCES[court])
    if p.originality >> cell & 1:
        p.originality &= ~(1 << cell)
        p.tokens_left += 1
        if p.tell:
            p.tell("royal-token")


def move_pawns(p: AquaPosition, fashion: Callable[..., int]) -> None:
    """Court to the row with most cubes, King to the column with fewest (AM-SUNDAY-06 to -11).

    Never where it stands; of equal ones the first that it meets, as `min` and `max` have it. On
    the last Sunday the Court looks for the fewest too, so `fashion` is `min` there (AM-FINAL-04).
    """
    cubes = p.cubes
    columns = [sum(cubes[start : start + SIZE]) for start in range(0, SIZE * SIZE, SIZE)]
    rows = [sum(cubes[row::SIZE]) for row in range(SIZE)]
    p.court = fashion(p.box.after[p.court], key=rows.__getitem__)
    p.king = min(p.box.after[p.king], key=columns.__getitem__)
