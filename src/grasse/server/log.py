"""Structured logs: JSON lines, or words for a person at a terminal. No key, invitation or seed is
ever handed to them."""

from __future__ import annotations

import logging
import sys

import structlog

log = structlog.stdlib.get_logger("grasse")


def is_ours(record: logging.LogRecord) -> bool:
    """What a client did wrong is no error of ours: the web server takes it for one."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence")


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
        wrapper_class=structlog.stdlib.BoundLogger,
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
