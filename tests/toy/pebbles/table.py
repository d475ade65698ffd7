"""The table of Pebbles in words."""

from __future__ import annotations

from grasse.kernel import Plain
from grasse.kernel.game import Panel, Speak
from pebbles.box import read_box


def draw_table(view: Plain, speak: Speak) -> list[Panel]:
    """The whole table, from what one seat may know."""
    table = view["table"]
    worth = read_box(table.get("components")).worth
    rows = []
    for seat, name in enumerate(view["names"]):
        taken, hand = table["taken"][seat], table["hands"][seat]
        rows.append(speak("table-taken", player=name, pebbles=_listed(taken, worth, speak)))
        if isinstance(hand, list):
            rows.append(speak("table-hand", player=name, pebbles=_listed(hand, worth, speak)))
        else:
            rows.append(speak("table-hidden", player=name, count=hand))
    shore = speak("table-shore", worth=worth[table["shore"]])
    return [Panel(speak("game"), [shore]), Panel(speak("table-players"), rows)]


def _listed(counts: list[int], worth: tuple[int, ...], speak: Speak) -> str:
    held = [str(one) for one, count in zip(worth, counts, strict=True) for _ in range(count)]
    return ", ".join(held) or speak("table-none")
