"""Compile kernel, games and bots with mypyc: `./play compiled` runs this with the python of .venv.

The sources stay as they are, and nothing is written beside them: what is made of them goes to a
folder of `.venv`, from where `grasse/compiled.py` puts it in their place. A build is made aside and
counts when it is whole.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import monotonic
from types import ModuleType
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent
SOURCES: Final = ROOT / "src" / "grasse"

COMPILED: Final = {
    "kernel": "chance position",
    "games/parfum": (
        "bot box claim close compose distil features odds outlook position prepare round sell wake "
        "water"
    ),
    "games/safranito": (
        "aims bot box cards cook discs/aiming discs/motion discs/throw discs/validity market "
        "outlook position round spaces throw worth"
    ),
    "games/aqua_mirabilis": (
        "apprenticeship box counts court finale free influence judgement market matrix "
        "perfume pieces planning position production prospect setup sunday travel turn versailles"
    ),
    "bots": "rollout",
}
"""What is compiled, by folder; each becomes a library. What reads and writes plain data is not
(Structs, `load`, `imagine`), nor what people wait for: a match, files, words. A game in plain
Python runs on a compiled kernel."""


class CannotBuild(Exception):
    """What is missing, in words for the person who asked."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="./play compiled", description=__doc__.split("\n")[0])
    parser.add_argument("--off", action="store_true", help="go back to plain Python")
    parser.add_argument("--into", type=Path, help="another folder than the one in .venv")
    parser.add_argument("--only", nargs="+", choices=sorted(COMPILED), default=sorted(COMPILED))
    parser.add_argument("--optimize", choices="0123", default="2", help="as the C compiler has it")
    asked = parser.parse_args()
    loader = build_loader()
    folder: Path = asked.into or loader.FOLDER
    if asked.off:
        shutil.rmtree(folder, ignore_errors=True)
        print("Grasse runs in plain Python.")
        return
    wanted = {"digest": loader.digest(), "of": asked.only, "optimize": asked.optimize}
    if is_there(folder / loader.MANIFEST, wanted):
        print("The compiled build is there, of these sources. `./play compiled --off` goes back.")
        return
    began = monotonic()
    print("Compiling kernel, games and bots; this takes some minutes…", flush=True)
    try:
        build(folder, loader.MANIFEST, wanted)
    except CannotBuild as problem:
        sys.exit(f"play: {problem}")
    print(f"ready in {monotonic() - began:.0f} s. `./play compiled --off` goes back.")


def build_loader() -> ModuleType:
    """`grasse/compiled.py` by itself, without the rest of Grasse."""
    os.environ["GRASSE_BUILD"] = "plain"
    spec = spec_from_file_location("grasse_compiled", SOURCES / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def is_there(manifest: Path, wanted: dict[str, Any]) -> bool:
    try:
        return bool(json.loads(manifest.read_bytes())["made"] == wanted)
    except (OSError, ValueError, KeyError, TypeError):
        return False


def build(folder: Path, manifest: str, wanted: dict[str, Any]) -> None:
    """Make a build in a folder of its own under this one; then let it be the one that counts."""
    folder.mkdir(parents=True, exist_ok=True)
    new = Path(tempfile.mkdtemp(prefix="build-", dir=folder))
    try:
        with tempfile.TemporaryDirectory(prefix="grasse-c-") as work:
            need_compiler(Path(work) / "probe")
            with quietly(Path(work) / "log"):
                call_compiler(written_in_c(wanted, Path(work) / "c"), new, Path(work) / "o")
        if build_loader().digest() != wanted["digest"]:
            raise CannotBuild("a source changed while it was compiled: begin anew")
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        made = sorted(path.relative_to(folder).as_posix() for path in new.rglob(f"*{suffix}"))
        start = len(new.name) + 1
        modules = {path[start : -len(suffix)].replace("/", "."): path for path in made}
        whole = json.dumps({"made": wanted, "modules": modules}, indent=1)
        (new / manifest).write_text(whole, encoding="utf-8")
        os.replace(new / manifest, folder / manifest)
    except BaseException:
        shutil.rmtree(new, ignore_errors=True)
        raise
    for old in folder.glob("build-*"):
        if old != new:
            shutil.rmtree(old, ignore_errors=True)


def written_in_c(wanted: dict[str, Any], folder: Path) -> list[Any]:
    """What mypyc makes of the sources: C files, as setuptools wants them."""
    from mypyc.build import mypycify

    groups: list[tuple[list[str], str | None]] = [
        ([f"src/grasse/{of}/{name}.py" for name in COMPILED[of].split()], f"grasse_{Path(of).name}")
        for of in wanted["of"]
    ]
    os.chdir(ROOT)
    extensions = mypycify(
        [
            f"--cache-dir={folder / 'types'}",
            *(f"src/grasse/{layer}" for layer in ("kernel", "games", "bots")),
        ],
        only_compile_paths=[path for paths, _ in groups for path in paths],
        separate=groups,
        opt_level=wanted["optimize"],
        debug_level="0",
        target_dir=str(folder),
    )
    if os.name != "nt":
        for extension in extensions:  # the discs are computed to the same bits on every machine
            extension.extra_compile_args.append("-ffp-contract=off")
    return list(extensions)


def call_compiler(extensions: Sequence[Any], into: Path, work: Path) -> None:
    """Let setuptools compile, without looking at what a project in this folder says of itself."""
    from setuptools import Distribution

    command = Distribution({"ext_modules": list(extensions)}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(into), str(work)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def need_compiler(folder: Path) -> None:
    """Compile a module that does nothing, to find out whether that works here."""
    try:
        from setuptools import Extension
        from setuptools.errors import BaseError
    except ImportError:
        raise CannotBuild("setuptools is missing: ./play check sets it up") from None
    folder.mkdir()
    source = folder / "probe.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    try:
        with quietly(folder / "log"):
            call_compiler([Extension("probe", [str(source)])], folder, folder)
    except (BaseError, CannotBuild, OSError) as error:
        raise CannotBuild(
            "there is no C compiler that works here with Python's header files. On Debian and "
            "Ubuntu: apt install gcc python3-dev; on macOS: xcode-select --install; on Windows: "
            "the build tools of Visual Studio. Without it everything runs in plain Python.\n"
            f"What was tried said: {error}"
        ) from None


@contextmanager
def quietly(log: Path) -> Iterator[None]:
    """Nobody wants to read what the compilers say, unless they fail."""
    kept = os.dup(1), os.dup(2)
    sys.stdout.flush()
    with log.open("wb") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    try:
        yield
    except (Exception, SystemExit) as error:
        sys.stdout.flush()
        said = log.read_text("utf-8", "replace").splitlines()
        last = [line for line in said if "warning: " not in line][-12:]
        raise CannotBuild("\n".join([f"the build failed: {error}", *last])) from error
    finally:
        sys.stdout.flush()
        for at, one in enumerate(kept, 1):
            os.dup2(one, at)
            os.close(one)


if __name__ == "__main__":
    main()
