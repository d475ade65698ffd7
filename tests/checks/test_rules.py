"""The check of the rules: it passes as things stand, and finds what is planted."""

from __future__ import annotations

from pathlib import Path

import pytest

from grasse.games import FOLDERS, find, names
from grasse.kernel.catalog import catalog, proved_ids
from tests.checks.rules import problems

FIRST, *OTHERS = proved_ids(find("parfum"))


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


RULINGS = ("AMB-", "J-", "Q-")


@pytest.mark.parametrize("game", [one for one in FOLDERS if find(one).rulings])
def test_every_ruling_names_the_point_of_the_text_and_the_reason(game: str) -> None:
    """In a list marked as such; in a table in columns of their own, before that of the options."""
    rulings = {id: text for id, text in catalog(find(game)).items() if id.startswith(RULINGS)}

    assert len(rulings) > 30
    for id, text in rulings.items():
        if " | " in text:
            _, _, point, reason, _ = text.split(" | ")
        else:
            _, _, rest = text.partition("*Text:*")
            point, _, reason = rest.partition("*Default:*")
        assert len(point.strip()) > 10, id
        assert reason.strip(" -"), id


@pytest.mark.parametrize("game", names())
def test_every_option_is_named_by_its_ruling(game: str) -> None:
    for option, ruling in find(game).rulings.items():
        assert f"`{option}" in catalog(find(game))[ruling], option
