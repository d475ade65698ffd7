"""The check of the language: it passes as things stand, and finds what is planted."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from client.bundle import CLIENT
from grasse.games import FOLDERS
from grasse.kernel.words import LANGUAGES
from tests.checks.language import NARROW, RULES, WIDE, check, glossary, main
from tests.checks.messages import SOURCE

COMMON = "src/text"
PARFUM = "src/games/parfum/text"
FRAME = "client/text"
BOARD = "client/src/games/parfum/text"


class Tree(NamedTuple):
    """A copy of all words, to plant faults in."""

    root: Path

    def check(self) -> list[str]:
        return list(check(*self._folders()))

    def main(self) -> int:
        return main(*self._folders())

    def _folders(self) -> tuple[Path, Path, Path]:
        return self.root / "src", self.root / "client", self.root / "rules"

    def replace(self, file: str, old: str, new: str) -> None:
        path = self.root / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    def append(self, file: str, text: str) -> None:
        with (self.root / file).open("a", encoding="utf-8") as open_file:
            open_file.write(text)


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    for source, name in ((SOURCE, "src"), (CLIENT, "client")):
        for folder in source.glob("**/text"):
            if "node_modules" not in folder.parts:
                shutil.copytree(folder, tmp_path / name / folder.relative_to(source))
    shutil.copytree(RULES, tmp_path / "rules")
    return Tree(tmp_path)


def test_the_words_keep_to_the_glossaries(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(check()) == []
    assert main() == 0
    assert "in en, fr, es, it, de" in capsys.readouterr().out


def test_every_game_and_the_table_have_a_glossary_in_all_languages() -> None:
    folders = [SOURCE / "games" / one.rpartition(".")[2] / "text" for one in FOLDERS.values()]
    for folder in (SOURCE / "text", *folders):
        things = glossary(folder)
        assert things
        for thing in things:
            assert not thing.words or list(thing.words) == list(LANGUAGES), thing.name
            assert thing.words or thing.unwanted, thing.name


FAULTY = [
    # another word for a thing
    (f"{PARFUM}/es.ftl", "Queda un frasco.", "says 'frasco'; the glossary says 'botella'"),
    (f"{BOARD}/fr.ftl", "Un pion d’eau.", "says 'pion d’eau'; the glossary says 'pion Eau'"),
    (f"{FRAME}/de.ftl", "Ein freier Stuhl.", "says 'Stuhl'; the glossary says 'Platz'"),
    (f"{BOARD}/it.ftl", "Una sedia.", "says 'sedia'; the glossary says 'posto'"),
    # a French sign without its narrow space
    (f"{COMMON}/fr.ftl", "Et maintenant ?", "' ?' lacks its narrow no-break space"),
    (f"{COMMON}/fr.ftl", f"Et maintenant{WIDE}: rien", "lacks its narrow no-break space"),
    (f"{PARFUM}/fr.ftl", "{ $player }: rien", "'⟩:' lacks its narrow no-break space"),
    (f"{BOARD}/fr.ftl", f"«{WIDE}rien{NARROW}»", "'«' lacks its narrow no-break space"),
    (f"{BOARD}/fr.ftl", "{ $part } %", "' %' lacks its narrow no-break space"),
    # percent and ellipsis elsewhere
    (f"{FRAME}/de.ftl", "{ $part } %", "' %' lacks its no-break space"),
    (f"{FRAME}/es.ftl", "{ $part }%", "'⟩%' lacks its no-break space"),
    (f"{FRAME}/it.ftl", "{ $part } %", "no space stands before %"),
    (f"{FRAME}/en.ftl", "Wait …", "no space stands before …"),
    # a count that is no plural form
    (f"{PARFUM}/en.ftl", "{ $actions } actions", "'⟨actions⟩ actions' has one form"),
    (f"{BOARD}/it.ftl", "Restano { $left }", "'Restano ⟨left⟩' has one form"),
    (
        f"{BOARD}/de.ftl",
        "{ $left ->\n    [one] { $actions } Aktionen\n   *[other] nichts\n  }",
        "'⟨actions⟩ Aktionen' has one form",
    ),
    # a name behind an article, or with an ending
    (f"{PARFUM}/fr.ftl", "Parfumerie de { $player }", "'de ⟨player⟩': a name fits"),
    (f"{PARFUM}/fr.ftl", "Pendant qu’{ $player } joue", "'qu’⟨player⟩': a name fits"),
    (f"{COMMON}/fr.ftl", "Après que { $name } joue", "'que ⟨name⟩': a name fits"),
    (f"{COMMON}/de.ftl", "{ $player }s Zug", "'⟨player⟩s': a name fits"),
    (f"{FRAME}/it.ftl", "il turno del { $player }", "'del ⟨player⟩': a name fits"),
]


def test_faults_in_messages_are_found(tree: Tree) -> None:
    for number, (file, message, _) in enumerate(FAULTY):
        tree.append(file, f"\nplanted-{number} = {message}\n")
    found = tree.check()
    for number, (file, message, fault) in enumerate(FAULTY):
        named = file.removeprefix("src/").removeprefix("client/")
        mine = [line for line in found if line.startswith(f"{named}: planted-{number}: ")]
        assert any(fault in line for line in mine), (message, mine)
    assert len({line.split(": ")[1] for line in found}) == len(FAULTY)


def test_a_german_reason_begins_with_a_capital(tree: Tree) -> None:
    tree.append(f"{PARFUM}/de.ftl", "\nrefused-planted = das geht nicht.\n")
    assert tree.check() == [
        "games/parfum/text/de.ftl: refused-planted: 'das geht nicht.' begins small"
    ]


RIGHT = [
    (f"{COMMON}/fr.ftl", f"Et{NARROW}? «{NARROW}Oui{NARROW}»{NARROW}; 5{NARROW}%"),
    (f"{COMMON}/fr.ftl", f"Place{NARROW}: {{ $player }}, de {{ $number }} à 5"),
    (f"{COMMON}/en.ftl", "It is { $player }’s turn, { $count } of 5, { $part }%"),
    (f"{PARFUM}/de.ftl", "Vor { $player } liegen { $actions } mm"),
    (f"{FRAME}/es.ftl", "Turno de { $player }"),
    (
        f"{BOARD}/fr.ftl",
        "{ $actions ->\n    [one] { $actions } action\n   *[other] { $actions } actions\n  }",
    ),
]


def test_what_is_right_is_let_be(tree: Tree) -> None:
    for number, (file, message) in enumerate(RIGHT):
        tree.append(file, f"\nplanted-{number} = {message}\n")
    assert tree.check() == []


def test_a_thing_that_the_english_names_is_named_in_every_language(tree: Tree) -> None:
    for language in LANGUAGES:
        tree.append(
            f"{PARFUM}/{language}.ftl", "\nplanted = flask, fiole, redoma, ampolla, Phiole\n"
        )
    assert tree.check() == []
    tree.replace(
        f"{PARFUM}/es.ftl", "planted = flask, fiole, redoma", "planted = flask, fiole, vial"
    )
    assert tree.check() == [
        "games/parfum/text/es.ftl: planted: the English says 'flask', this does not say 'redoma'"
    ]
    tree.replace(f"{PARFUM}/glossary.toml", 'free = ["do-reroll-all"]', 'free = ["planted"]')
    assert not any("planted" in line for line in tree.check())


def test_variables_are_no_words(tree: Tree) -> None:
    for language in LANGUAGES:
        tree.append(f"{PARFUM}/{language}.ftl", "\nplanted = { $flask } { $chair }\n")
    assert tree.check() == []


@pytest.mark.parametrize(
    ("language", "line", "fault"),
    [
        ("es", "Un frasco da 2 monedas.", "says 'frasco'; the glossary says 'botella'"),
        ("fr", "Un pion : rien.", "' :' lacks its narrow no-break space"),
        ("de", "Der Stuhl neben dir.", "says 'Stuhl'; the glossary says 'Platz'"),
    ],
)
def test_fault_in_the_rules_is_found(tree: Tree, language: str, line: str, fault: str) -> None:
    tree.append(f"rules/{language}/parfum.md", f"\n- **PF-NEW-01** {line} `frasco : x`\n")
    (found,) = tree.check()
    assert tree.main() == 1
    assert found.startswith(f"rules/{language}/parfum.md:")
    assert fault in found
