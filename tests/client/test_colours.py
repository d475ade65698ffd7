"""The colours of the frame are legible: axe cannot judge text in drawings, so the tokens are."""

from __future__ import annotations

import re

import pytest

from client import bundle

TOKENS = (bundle.CLIENT / "src/styles/tokens.css").read_text(encoding="utf-8")
TEXT, LARGE = 4.5, 3.0

PAIRS = [
    *((ink, paper, TEXT) for ink in ("ink", "ink-2", "plum") for paper in ("paper", "panel")),
    ("ink", "felt", TEXT),
    ("ink-2", "felt", TEXT),
    ("on-plum", "plum", TEXT),
    ("gain", "gain-soft", TEXT),
    ("cost", "cost-soft", TEXT),
    ("chance", "chance-soft", TEXT),
    ("ink", "cost-soft", TEXT),
    ("brass-ink", "panel", TEXT),
    ("red", "panel", TEXT),
    ("card-ink", "card", TEXT),
    *((edge, paper, LARGE) for edge in ("edge", "plum") for paper in ("paper", "panel", "felt")),
    *((lamp, "panel", LARGE) for lamp in ("good", "amber", "red")),
]


def colours(theme: str) -> dict[str, str]:
    found = {}
    for name, value in re.findall(r"--([\w-]+): (light-dark\([^)]*\)|#[0-9a-f]{6});", TOKENS):
        if value.startswith("light-dark"):
            light, dark = re.findall(r"#[0-9a-f]{6}", value) or ("", "")
            found[name] = dark if theme == "dark" else light
        else:
            found[name] = value
    return found


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("ink", "paper", "least"), PAIRS)
def test_it_can_be_read(theme: str, ink: str, paper: str, least: float) -> None:
    tokens = colours(theme)
    assert contrast(tokens[ink], tokens[paper]) >= least


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_players_stand_out_from_the_page(theme: str) -> None:
    """Their marks have an ink outline besides: the fill alone must not vanish."""
    tokens = colours(theme)
    assert all(contrast(tokens[f"m{seat}"], tokens["panel"]) >= 2 for seat in range(4))
