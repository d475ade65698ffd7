"""Settings for all tests."""

from __future__ import annotations

import os

from hypothesis import settings

# A change is judged by the same examples each time; whoever works on Grasse hunts for new ones.
settings.register_profile("judge", derandomize=True, deadline=None)
if os.environ.get("CI"):
    settings.load_profile("judge")
