"""Files that follow from the code are up to date, and the client's words complete."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from client import bundle, generate
from tests.checks.client import stale, words


def test_generated_files_are_up_to_date() -> None:
    assert list(stale()) == []


def test_the_words_of_the_client_are_complete() -> None:
    assert list(words()) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("undo = Annuler le coup\n", "", "undo: is missing"),
        (
            "undo = Annuler le coup",
            "undo = Annuler le coup { $what }",
            "$what is not in the English",
        ),
    ],
)
def test_a_fault_of_a_translation_is_found(tmp_path: Path, old: str, new: str, fault: str) -> None:
    copy = tmp_path / "client"
    ignored = shutil.ignore_patterns("node_modules", "demo", "__pycache__")
    shutil.copytree(bundle.CLIENT, copy, ignore=ignored)
    french = copy / "text" / "fr.ftl"
    text = french.read_text(encoding="utf-8")
    assert old in text
    french.write_text(text.replace(old, new), encoding="utf-8")
    assert [line for line in words(copy) if fault in line]


def test_a_message_that_nobody_speaks_is_found(tmp_path: Path) -> None:
    copy = tmp_path / "client"
    ignored = shutil.ignore_patterns("node_modules", "demo", "__pycache__")
    shutil.copytree(bundle.CLIENT, copy, ignore=ignored)
    for path in (copy / "text").glob("*.ftl"):
        with path.open("a", encoding="utf-8") as file:
            file.write("never-spoken = …\n")
    assert [line for line in words(copy) if "never-spoken: no code speaks it" in line]


def test_the_types_name_every_game() -> None:
    text = generate.types()
    assert "readonly table: ParfumTable" in text
    assert "export interface AquaMirabilisPlayer" in text
    assert 'do: "sell-to"' in text
