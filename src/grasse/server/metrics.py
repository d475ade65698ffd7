"""Figures for Prometheus, at /metrics; of several processes behind one port, all together."""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

FIGURES: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable with the directory in which several processes add up their figures."""

_QUICK = (0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)

ACTIONS = Counter("grasse_actions_total", "Actions stored", ["game", "by"])
REFUSALS = Counter("grasse_refusals_total", "Commands and requests refused", ["code"])
LATENCY = Histogram(
    "grasse_action_seconds", "From a command's arrival to its being stored", buckets=_QUICK
)
STEP = Histogram(
    "grasse_step_seconds",
    "How long the server kept everybody waiting for its next step",
    buckets=_QUICK,
)
THINKING = Histogram(
    "grasse_bot_seconds",
    "From when a bot's decision is asked for until it is there",
    ["game", "level"],
    buckets=(0.01, 0.03, 0.1, 0.3, 0.6, 1.0, 1.5, 2.0, 3.0, 5.0, 20.0),
)
THOUGHTS = Gauge(
    "grasse_bots_thinking",
    "Decisions that bots think about now, or wait to think about",
    multiprocess_mode="livesum",
)
REQUESTS = Counter("grasse_requests_total", "HTTP requests", ["method", "route", "status"])
SOCKETS = Gauge("grasse_sockets", "Live connections", multiprocess_mode="livesum")
SLOW = Counter("grasse_slow_sockets_total", "Connections dropped because they did not read")
TABLES = Gauge("grasse_tables_in_memory", "Tables in use", multiprocess_mode="livesum")
STORED = Gauge("grasse_tables", "Stored tables", ["state"], multiprocess_mode="livemostrecent")
HUNG_UP = Counter(
    "grasse_hung_up_total", "HTTP connections that were ended for being too slow or too many"
)
DAMAGED = Gauge(
    "grasse_tables_damaged",
    "Tables that could not be opened since the start",
    multiprocess_mode="livemax",
)


def written() -> bytes:
    """As Prometheus reads them."""
    if FIGURES not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # as it is
    return generate_latest(together)
