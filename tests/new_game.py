"""Writes the folder of a new game, which runs at once: `./play new-game bazaar`.

It is the toy game of the tests under another name: declaration, actions, position, one chapter,
components, words and rules in five languages, tests, golden files. docs/new-game.md explains it.
"""

from __future__ import annotations

import argparse
import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from grasse.games import names
from grasse.kernel.languages import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[1]
TOY: Final = ROOT / "tests" / "toy" / "pebbles"
TESTS: Final = ROOT / "tests" / "games" / "pebbles"
REGISTER: Final = ROOT / "src" / "grasse" / "games" / "__init__.py"
_LAST: Final = "}\nGROUP: Final"
"""What stands behind the list of our games."""

NEXT: Final = """\
{title} is there, and can be played:

    ./play                                      in the browser, on the plain board
    .venv/bin/grasse play {name}
    .venv/bin/grasse sim {name} --players 3 --bots solid,random,random

So far it is the toy game under another name. What to do next (docs/new-game.md):

    src/grasse/games/{module}/              the rules: actions, position, a file for each chapter
    src/grasse/games/{module}/text/*.ftl    its words in five languages
    docs/rules/{name}.md, docs/rules/*/{name}.md
                                                the catalog, and the rules for players
    tests/games/{module}/                   a test for each rule
    .venv/bin/python -m tests.golden_playthroughs --game {name} --write
                                                whole games written out: read what changed
    ./play generate; ./play check; ./play test
"""


class Problem(Exception):
    """Why no game is written, in words for whoever asked for it."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="./play new-game", description=__doc__)
    parser.add_argument("name", help="of the game, as it is typed and written: salt-road")
    parser.add_argument("--prefix", help="two or three letters that its rules begin with: SR")
    given = parser.parse_args(arguments)
    try:
        new = Names(given.name, given.prefix)
        new.see_that_they_are_free()
        written = [*write(new)]
    except Problem as problem:
        print(f"play new-game: {problem}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"play new-game: cannot write {error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    for path in written:
        print(f"wrote {path.relative_to(ROOT)}")
    golden = ["tests.golden_playthroughs", "--game", new.name, "--write"]
    for module in (golden, ["client.generate"]):
        done = subprocess.run([sys.executable, "-m", *module], cwd=ROOT, check=False)
        if done.returncode:
            print(f"play new-game: {module[0]} failed", file=sys.stderr)
            return 1
    print("\n" + NEXT.format(name=new.name, module=new.module, title=new.title))
    return 0


class Names:
    """What the new game is called: `salt-road`, `salt_road`, `SaltRoad`, `Salt Road`, `SR`."""

    def __init__(self, name: str, prefix: str | None) -> None:
        if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*", name) or len(name) > 30:
            raise Problem(f"{name!r} is no name for a game: write it as salt-road")
        words = name.split("-")
        self.name, self.module = name, name.replace("-", "_")
        self.kind = "".join(word.capitalize() for word in words)
        self.title = " ".join(word.capitalize() for word in words)
        initials = "".join(word[0] for word in words) if len(words) > 1 else _consonants(name)
        self.prefix = prefix or initials.upper()
        if keyword.iskeyword(self.module) or self.module in sys.stdlib_module_names:
            raise Problem(f"{self.module!r} is a word of Python: take another name")
        if not re.fullmatch(r"[A-Z]{2,3}", self.prefix):
            raise Problem(f"{self.prefix!r} is no prefix: two or three capitals, as --prefix SR")

    def see_that_they_are_free(self) -> None:
        if self.name in names():
            raise Problem(f"there is a game {self.name} already")
        if self.prefix in _prefixes():
            raise Problem(f"the rules of another game begin with {self.prefix}: try --prefix")

    def renamed(self, text: str) -> str:
        """What is said of the toy game, said of this one."""
        text = text.replace("from pebbles", f"from grasse.games.{self.module}")
        text = re.sub(r"\bPebbles(?=Position|Mind\b)", self.kind, text)
        text = text.replace('"pebbles"', f'"{self.name}"').replace("PB-", f"{self.prefix}-")
        text = text.replace('prefix="PB"', f'prefix="{self.prefix}"')
        return re.sub(r"\bPebbles\b", self.title, text)


def _consonants(name: str) -> str:
    rest = [letter for letter in name[1:] if letter not in "aeiou0123456789"]
    return name[0] + (rest[0] if rest else name[1:2])


def _prefixes() -> Iterator[str]:
    for path in REGISTER.parent.glob("*/__init__.py"):
        yield from re.findall(r'prefix="([A-Z]+)"', path.read_text(encoding="utf-8"))


def write(new: Names) -> Iterator[Path]:
    """Every file of the new game, written; none of them is there before."""
    source = dict(_files(new))
    for path in source:
        if path.exists():
            raise Problem(f"{path.relative_to(ROOT)} is there already: move it away first")
    register = REGISTER.read_text(encoding="utf-8")
    if _LAST not in register:
        raise Problem(f"the list of games in {REGISTER.relative_to(ROOT)} looks otherwise")
    for path, text in source.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        yield path
    line = f'    "{new.name}": "grasse.games.{new.module}",\n'
    REGISTER.write_text(register.replace(_LAST, line + _LAST, 1), encoding="utf-8", newline="\n")
    yield REGISTER


def _files(new: Names) -> Iterator[tuple[Path, str]]:
    home = ROOT / "src" / "grasse" / "games" / new.module
    for path in [*TOY.glob("*.py"), *TOY.glob("*.toml")]:
        yield home / path.name, new.renamed(_sorted(path.read_text(encoding="utf-8"), new))
    docs = ROOT / "docs" / "rules"
    catalog = (TOY / "rules" / "catalog.md").read_text(encoding="utf-8")
    yield docs / f"{new.name}.md", new.renamed(catalog)
    for language in LANGUAGES:
        words = (TOY / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        titled = re.sub(r"^game = .*", f"game = {new.title}", words, count=1, flags=re.MULTILINE)
        yield home / "text" / f"{language}.ftl", titled
        told = (TOY / "rules" / f"{language}.md").read_text(encoding="utf-8")
        headed = re.sub(r"^# .*", f"# {new.title}", told, count=1)
        yield docs / language / f"{new.name}.md", new.renamed(headed)
    words = (TOY / "text" / "glossary.toml").read_text(encoding="utf-8")
    yield home / "text" / "glossary.toml", words.replace("Pebbles", new.title)
    for path in TESTS.glob("*.py"):
        tests = ROOT / "tests" / "games" / new.module
        yield tests / path.name, new.renamed(path.read_text(encoding="utf-8"))


def _sorted(code: str, new: Names) -> str:
    """The game's own imports stand before the kernel's, as their new name asks for it."""
    own = re.findall(r"^from pebbles\..*\n", code, flags=re.MULTILINE)
    rest = re.sub(r"^from pebbles\..*\n", "", code, flags=re.MULTILINE)
    place = re.search(r"^from grasse\.", rest, flags=re.MULTILINE)
    if not own or place is None:
        return code
    return rest[: place.start()] + "".join(own) + rest[place.start() :]


if __name__ == "__main__":
    sys.exit(main())
