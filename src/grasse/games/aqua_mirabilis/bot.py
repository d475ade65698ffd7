"""What a good player of Aqua Mirabilis looks at."""

from __future__ import annotations

from grasse.kernel import Action, Chance, Plain


def choose(view: Plain, options: list[Action], chance: Chance) -> Action:
    return options[chance.below("choice", len(options))]
