"""What a board says, worked out by the terminal's words."""

from __future__ import annotations

import re
from typing import Any

from grasse.kernel.speech import Speech


def short(speech: Speech, view: dict[str, Any], message: str, args: dict[str, Any]) -> str:
    """The terminal's words without what it adds: a board shows that in pictures."""
    return speech.words(message, **{**speech.describe(view, args), "says": "less"})


def without_numbers(said: str) -> str:
    """As a board says Parfum's cards; the terminal, which cannot point, numbers them."""
    return re.sub(r" (?:HD|HT|BS|CA|CB)\d\d\b", "", said)
