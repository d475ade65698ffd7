"""Means and shares as people read them."""

from __future__ import annotations

from grasse.bots.arena.statistics import Mean, Share


def interval(share: Share) -> str:
    """Where it lies, by 95 %."""
    return f"{share.low:.1%} to {share.high:.1%}"


def plain(one: Mean) -> str:
    """With its standard error.

    >>> plain(Mean(2.0, 0.25)), plain(Mean(123.456, 1.2))
    ('2.00 ± 0.25', '123.5 ± 1.2')
    """
    return f"{one.value:.{_digits(one)}f}{_error(one)}"


def signed(one: Mean) -> str:
    """A difference with its standard error.

    >>> signed(Mean(12.0, None))
    '+12.0'
    """
    return f"{one.value:+.{_digits(one)}f}{_error(one)}"


def signed_share(one: Mean) -> str:
    """A difference of shares.

    >>> signed_share(Mean(-0.25, 0.01))
    '-25.0% ± 1.0%'
    """
    return f"{one.value:+.1%}" + ("" if one.error is None else f" ± {one.error:.1%}")


def _digits(one: Mean) -> int:
    """Dishes of Safranito are few, points of others many."""
    return 1 if abs(one.value) >= 10 or (one.error or 0) >= 1 else 2


def _error(one: Mean) -> str:
    return "" if one.error is None else f" ± {one.error:.{_digits(one)}f}"
