"""The table of Aqua Mirabilis in words: what the terminal shows, and names for the pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grasse.kernel import Plain
from grasse.kernel.game import Speak


def draw_table(view: Plain, speak: Speak) -> str:
    return ""


def describe(view: Plain, args: Mapping[str, Any], speak: Speak) -> dict[str, Any]:
    return dict(args)


def result_lines(view: Plain, speak: Speak) -> list[str]:
    return []
