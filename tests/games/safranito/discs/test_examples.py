"""The examples in the package's own documentation are true."""

import doctest

import pytest

from grasse.games.safranito import discs
from grasse.games.safranito.discs import chance, geometry, motion, report


@pytest.mark.plain_python  # doctest finds no examples in machine code
@pytest.mark.parametrize(
    "module", [discs, chance, geometry, motion, report], ids=lambda m: m.__name__
)
def test_examples(module: object) -> None:
    results = doctest.testmod(module)  # type: ignore[arg-type]
    assert results.attempted > 0
    assert results.failed == 0
