"""The compiled build, where `./play compiled` has made one: the same modules, as machine code.

It lies in `.venv`, never beside the sources. Here it is looked up before anything of the kernel,
the games or the bots is imported: if the sources are still those it was made from, its modules take
the place of theirs, all of them; else none does, and it is said. `GRASSE_BUILD=plain` leaves it
aside.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

FOLDER: Final = Path(os.environ.get("GRASSE_COMPILED") or Path(sys.prefix) / "compiled")
MANIFEST: Final = "build.json"
_PACKAGE: Final = Path(__file__).parent
_LAYERS: Final = ("kernel", "games", "bots")
"""What a compiled module may have been made from, whether it is compiled itself or not."""

build: str = "plain"
"""Which build runs: `plain` or `compiled`."""
remark: str = ""
"""Why a compiled build that is there does not run."""


def digest() -> str:
    """Of all sources that the compiled build is made from."""
    sources = sorted(path for layer in _LAYERS for path in (_PACKAGE / layer).rglob("*.py"))
    found = hashlib.sha256(sys.version.encode())
    for path in sources:
        found.update(f"\0{path.relative_to(_PACKAGE).as_posix()}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def in_words() -> str:
    """Which build runs, and why not the other.

    >>> in_words() in ("plain Python", "compiled") or in_words().startswith("plain Python (")
    True
    """
    if build == "compiled":
        return "compiled"
    return f"plain Python ({remark})" if remark else "plain Python"


class _Loader(ExtensionFileLoader):
    """Loads a compiled module. It, and those that it brings with it, say that they are their
    sources: what lies beside those is found, and so are their examples."""

    def __init__(self, name: str, path: str, modules: dict[str, str]) -> None:
        super().__init__(name, path)
        self._modules = modules

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        for name in self._modules:
            if loaded := sys.modules.get(name):
                loaded.__file__ = str(_PACKAGE.parent / (name.replace(".", "/") + ".py"))


class _Finder:
    """Finds the modules of the compiled build before Python looks for their sources."""

    def __init__(self, modules: dict[str, str]) -> None:
        self._modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self._modules:
            return None
        binary = str(FOLDER / self._modules[name])
        return spec_from_file_location(name, binary, loader=_Loader(name, binary, self._modules))


def _look_up() -> None:
    """Let the compiled build run, if there is one of these sources."""
    global build, remark
    if os.environ.get("GRASSE_BUILD") == "plain":
        return
    try:
        manifest = json.loads((FOLDER / MANIFEST).read_bytes())
        made_of, modules = manifest["made"]["digest"], manifest["modules"]
    except FileNotFoundError:
        return
    except (OSError, ValueError, LookupError, TypeError):
        remark = "the compiled build cannot be read: ./play compiled makes it anew"
        return
    if made_of != digest():
        remark = "the compiled build is of other sources: ./play compiled makes it anew"
        return
    sys.meta_path.insert(0, _Finder(modules))
    build = "compiled"


_look_up()
if remark and sys.stderr.isatty():
    print(f"grasse: running {in_words()}", file=sys.stderr)
