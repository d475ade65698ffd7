"""`grasse throws`: how often a hand of some steadiness hits what it aims at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import click

from grasse.games.safranito.actions import SPICES
from grasse.games.safranito.box import Box, read_box
from grasse.games.safranito.discs import (
    STEADINESS,
    Crowd,
    Loft,
    Practice,
    Rate,
    Steadiness,
    crowded_rates,
    hit_rates,
    knock_out_rates,
    mean_share,
)


def run(steadiness: str, throws: int, seed: int, crowded: bool) -> None:
    box = read_box(None)
    hand = STEADINESS[steadiness]
    if crowded:
        click.echo(f"{steadiness} hands, {throws} throws from each side at each bowl; seed {seed}")
        click.echo("of a hundred: into the bowl, pushes a chip out of it, goes out")
        echo_crowded(box, hand, throws, seed)
        return
    hits = list(hit_rates(box.board, hand, throws, Practice(seed)))
    knocks = list(knock_out_rates(box.board, hand, throws, Practice(seed + 1)))
    click.echo(f"{steadiness} hands, {throws} throws from each side at each target; seed {seed}")
    click.echo(f"{'':14}{'slide':>7}{'toss':>7}{'lob':>7}{'all':>7}  knocked out")
    kinds = kinds_of_targets(box)
    for kind, targets in kinds.items():
        shares = [
            share(rate for rate in hits if rate.target.name in targets and rate.loft in lofts)
            for lofts in ([Loft.SLIDE], [Loft.TOSS], [Loft.LOB], list(Loft))
        ]
        knocked = share(rate for rate in knocks if rate.target.name in targets)
        click.echo(f"{kind:14}{''.join(shares)}  {knocked}")
    bowls = share(rate for rate in knocks if rate.target.name in SPICES)
    click.echo(f"{'any bowl':14}{'':28}  {bowls}")


def echo_crowded(box: Box, hand: Steadiness, throws: int, seed: int) -> None:
    bowls = [target for target in box.board.targets if target.name in SPICES]
    crowds = {
        chips: list(crowded_rates(box.board, hand, throws, chips, Practice(seed), bowls))
        for chips in range(4)
    }
    for row, near in (("near row", True), ("other rows", False)):
        click.echo(f"{row:14}" + "".join(f"{loft.name.lower():>18}" for loft in Loft))
        for chips, found in crowds.items():
            cells = (
                of_hundred(crowd for crowd in found if crowd.near is near and crowd.loft is loft)
                for loft in Loft
            )
            click.echo(f"{chips} in the bowl {''.join(cells)}")


def of_hundred(crowds: Iterable[Crowd]) -> str:
    found = list(crowds)
    throws = sum(crowd.throws for crowd in found)
    if not throws:
        return f"{'-':>18}"
    parts = (sum(getattr(crowd, part) for crowd in found) for part in ("into", "pushed", "out"))
    return "".join(f"{100 * part / throws:6.1f}" for part in parts)


def kinds_of_targets(box: Box) -> dict[str, Sequence[str]]:
    """Targets that lie alike: by how many directions in which they are away from the middle."""
    middle = box.board.side / 2
    kinds: dict[str, list[str]] = {}
    for target in box.board.targets:
        away = (target.x != middle) + (target.y != middle)
        bowl = ("middle bowl", "side bowl", "corner bowl")[away]
        kind = bowl if target.name in SPICES else "action space"
        kinds.setdefault(kind, []).append(target.name)
    return {kind: kinds[kind] for kind in _KINDS if kind in kinds}


def share(rates: Iterable[Rate]) -> str:
    found = list(rates)
    return f"{100 * mean_share(found):5.0f} %" if found else f"{'-':>7}"


_KINDS = ("middle bowl", "side bowl", "corner bowl", "action space")
