"""Words: Fluent messages in five languages, for everything a person reads."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from grasse.kernel.errors import BadRequest, GrasseError, Illegal
from grasse.kernel.languages import LANGUAGES as LANGUAGES

_COMMON: Final = Path(__file__).parents[1] / "text"


class Words:
    """Speaks one language; of a game, if it knows its folder.

    >>> Words("de")("prompt-line", player="Ada", prompt="…")
    'Ada: …'
    """

    def __init__(self, language: str, folder: Path | None = None) -> None:
        if language not in LANGUAGES:
            raise BadRequest(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(language, folder)

    def __call__(self, message: str, **args: Any) -> str:
        """The words for a message id."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise GrasseError(f"the message {message} has no words in {self.language}")
        text, problems = self._bundle.format_pattern(pattern, args)
        for problem in problems:
            raise GrasseError(f"the message {message} in {self.language}: {problem}")
        return str(text)

    def knows(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def refusal(self, illegal: Illegal, **details: Any) -> str:
        """Why an action was refused, in a sentence for the player."""
        return self(f"refused-{illegal.message}", **{**illegal.details, **details})


@cache
def _bundle(language: str, folder: Path | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for place in (_COMMON, *([folder / "text"] if folder else [])):
        text = (place / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


def system_language() -> str:
    """The first of our languages that the system asks for, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := os.environ.get(name, ""):
            return wanted[:2] if wanted[:2] in LANGUAGES else "en"
    return "en"
