"""Structured logs: JSON lines, or words for a person at a terminal. No key, invitation or seed is
ever handed to them."""

from __future__ import annotations

import logging
import sys
from typing import Final

import structlog

log = structlog.stdlib.get_logger("grasse")


_THEIRS: Final = (
    "Invalid UTF-8 sequence",
    "Invalid HTTP request",
    "Unsupported upgrade request",
    "parser failed",
)


def is_ours(record: logging.LogRecord) -> bool:
    """What a client did wrong is no error of ours: the web server takes it for one, and anybody
    could fill the disk with it."""
    return not record.getMessage().startswith(_THEIRS)


def set_up(level: str = "info") -> None:
    """Everything goes to standard error, one line an event."""
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    renderer: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer()
        if sys.stderr.isatty()
        else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("grasse").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(is_ours)
