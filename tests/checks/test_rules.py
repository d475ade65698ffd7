"""The check of the rules: it passes as things stand, and finds what is planted."""

from __future__ import annotations

from pathlib import Path

import pytest

from grasse.games import names
from grasse.kernel.catalog import proved_ids
from tests.checks.rules import problems

FIRST, *OTHERS = proved_ids("parfum")


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    """A folder of tests in which every rule but the first of Parfum is proved."""
    (tmp_path / "parfum").mkdir()
    ids = ", ".join(map(repr, OTHERS))
    write(tmp_path, "test_rest.py", f"@rule({ids})\ndef test_rest(): ...")
    return tmp_path


def write(tests: Path, name: str, text: str) -> None:
    (tests / "parfum" / name).write_text(text, encoding="utf-8")


@pytest.mark.parametrize("game", names())
def test_every_rule_is_proved(game: str) -> None:
    assert problems(game) == []


def test_a_rule_without_a_test_is_found(tests: Path) -> None:
    assert problems("parfum", tests) == [f"parfum: no test proves {FIRST}"]


@pytest.mark.parametrize(
    "text",
    [
        "@pytest.mark.long\n@rule({id!r})\ndef test_it(): ...",
        "@rule({id!r})\n@pytest.mark.long(20)\ndef test_it(): ...",
        "pytestmark = pytest.mark.long\n@rule({id!r})\ndef test_it(): ...",
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.long)])\n"
        "@rule({id!r})\ndef test_it(n): ...",
    ],
)
def test_a_rule_that_only_the_long_run_proves_is_found(tests: Path, text: str) -> None:
    """Given a test that is marked long, itself, by its module or in a case; then it does not do."""
    write(tests, "test_long.py", text.format(id=FIRST))
    assert problems("parfum", tests) == [f"parfum: only tests of the long run prove {FIRST}"]

    write(tests, "test_quick.py", f"@rule({FIRST!r})\ndef test_it(): ...")
    assert problems("parfum", tests) == []


def test_an_id_that_is_no_rule_is_found(tests: Path) -> None:
    write(tests, "test_more.py", f"@rule({FIRST!r}, 'PF-NONE-99')\ndef test_it(): ...")
    assert problems("parfum", tests) == [
        "parfum: a test carries PF-NONE-99, which is not in the catalog"
    ]
