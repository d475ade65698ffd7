"""Whether the server gets on: how long everybody has to wait for its next step.

All tables share one loop, and what keeps it keeps everybody. Every few milliseconds it is measured
how late the loop comes back to this, and how much the process computed meanwhile; the smaller one
counts, so that a machine that is busy with something else is not taken for a fault of ours.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from grasse.server import metrics

EVERY: Final = 0.02


async def beat() -> None:
    """Measure, for as long as the server runs."""
    while True:
        at, computed = time.monotonic(), time.process_time()
        await asyncio.sleep(EVERY)
        late = time.monotonic() - at - EVERY
        computed = time.process_time() - computed
        metrics.STEP.observe(max(0.0, min(late, computed)))
