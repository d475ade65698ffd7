"""Settings for all tests."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

# A change is judged by the same examples each time; whoever works on Grasse hunts for new ones.
settings.register_profile("judge", derandomize=True, deadline=None)
if os.environ.get("CI"):
    settings.load_profile("judge")

BROWSER = Path(__file__).parent / "client"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """A browser stays open for the next test, and its event loop counts as running in this thread
    meanwhile: a test without a browser must be able to run its own."""
    browsers = asyncio._get_running_loop()
    if browsers is None or item.path.is_relative_to(BROWSER):
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(browsers)
