"""The mark that ties a test to the rules it proves."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("PF-SELL-04", "TV-11")`: this test proves these rules and worked examples."""
    return pytest.mark.rule(*ids)
