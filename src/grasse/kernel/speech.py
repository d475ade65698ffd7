"""Views, actions and entries of a game, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grasse.kernel.action import Action
from grasse.kernel.errors import Illegal
from grasse.kernel.game import Game, Panel
from grasse.kernel.position import Plain
from grasse.kernel.words import Words, system_language

_BOT_NAMES: Final = ("Anouk", "Bruno", "Clara", "Dario")


def shown_names(names: list[str]) -> list[str]:
    """Bots get a name of their own: `bot:solid` in the second seat is Bruno."""
    return [
        _BOT_NAMES[seat % len(_BOT_NAMES)] if name.startswith("bot:") else name
        for seat, name in enumerate(names)
    ]


class Speech:
    """Speaks of one game in one language."""

    def __init__(self, game: Game[Any], language: str | None) -> None:
        self.game = game
        self.words = Words(language or system_language(), game.folder)

    def _named(self, view: Plain) -> Plain:
        return {**view, "names": shown_names(view["names"])}

    def describe(self, view: Plain, args: Mapping[str, Any]) -> Mapping[str, Any]:
        return self.game.describe(self._named(view), args, self.words)

    def table(self, view: Plain) -> list[Panel]:
        return self.game.draw_table(self._named(view), self.words)

    def glance(self, view: Plain) -> list[Panel] | None:
        """What the decision at hand needs; None if the game does not say."""
        return self.game.glance and self.game.glance(self._named(view), self.words)

    def ways(self, view: Plain, action: Action) -> list[tuple[str, Action]]:
        """How this action may be done, in words, if there is more than one way."""
        if self.game.refine is None:
            return []
        return self.game.refine(self._named(view), action, self.words)

    def action(self, view: Plain, action: Action) -> str:
        return self.words(f"do-{action.tag()}", **self.describe(view, action.plain()))

    def entry(self, view: Plain, entry: Plain) -> str:
        return self.words(f"log-{entry['id']}", **self.describe(view, entry.get("args", {})))

    def prompt(self, view: Plain) -> str:
        return self.words(f"prompt-{view['step']}", **self.describe(view, view["prompt"]))

    def refusal(self, view: Plain, illegal: Illegal) -> str:
        reason = self.words.refusal(illegal, **self.describe(view, illegal.details))
        return self.words("refused", reason=reason, rule=illegal.rule)

    def result(self, view: Plain) -> list[str]:
        """Who won, and where the points came from; nothing for a game that runs."""
        result, names = view["result"], shown_names(view["names"])
        if result is None:
            return []
        scores: list[int] = result["scores"]
        leaders = [seat for seat, score in enumerate(scores) if score == max(scores)]
        ahead = result["winners"] or leaders
        players, score = ", ".join(names[seat] for seat in ahead), scores[ahead[0]]
        if result["reason"] == "cap":
            count = len(ahead) if len(ahead) < len(scores) else 0
            rounds = view["table"]["round"]
            head = self.words(
                "result-cap", rounds=rounds, players=players, count=count, score=score
            )
        elif len(ahead) == 1:
            head = self.words("result-winner", player=players, score=score)
        else:
            head = self.words("result-shared", players=players, score=score)
        return [head, *self.game.result_lines(self._named(view), self.words)]
