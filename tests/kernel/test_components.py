"""Components files: what is read at all."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grasse.games import find, names
from grasse.kernel import BadData
from grasse.kernel.components import MOST_BYTES, MOST_ENTRIES, parse_toml, read_toml

DEEP = "more than 8 parts"
NESTED = "more than 8 lists or tables"
MANY = f"more than {MOST_ENTRIES} entries"
KEY = "a." * 20_000 + "a"


@pytest.mark.parametrize("game", names())
def test_our_own_files_are_far_from_every_limit(game: str) -> None:
    text = (find(game).folder / "components.toml").read_text(encoding="utf-8")

    assert parse_toml(text, "ours") == tomllib.loads(text)
    assert parse_toml(text * 10, "ten boxes") == tomllib.loads(text * 10)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f"{KEY} = 1", DEEP),
        (f"[{KEY}]", DEEP),
        (f"[[{KEY}]]", DEEP),
        ("a \t. " * 20_000 + "a = 1", DEEP),
        ("\"a\".'b'." * 20_000 + "a = 1", DEEP),
        (f"x = {{{KEY} = 1}}", DEEP),
        (f'x = "a # b"\n{KEY} = 1', DEEP),
        (f"x = 'a\\'\n{KEY} = 1", DEEP),
        (f'x = {{y = """a"""", {KEY} = 1}}', DEEP),
        (f"x = {{y = '''a\n''''', {KEY} = 1}}", DEEP),
        (f'# """\n{KEY} = 1', DEEP),
        (f"# '\n{KEY} = 1", DEEP),
        ("x = " + "[" * 50_000, NESTED),
        ("x = " + "{a = " * 50_000, NESTED),
        ("".join(f"k{n} = 1\n" for n in range(MOST_ENTRIES + 1)), MANY),
        ("x = [" + "1," * MOST_ENTRIES + "1]", MANY),
        ("[[a]]\n" * MOST_ENTRIES, MANY),
        ("#" * (MOST_BYTES + 1), "more than 256 KiB"),
    ],
)
def test_what_would_take_long_is_not_parsed(text: str, why: str) -> None:
    with pytest.raises(BadData, match=f"^my.toml is not a components file: .*{why}"):
        parse_toml(text, "my.toml")


@pytest.mark.parametrize(
    "text",
    [
        'x = "' + "a." * 1000 + '"',
        "x = '" + "[" * 1000 + "'",
        'x = """\n' + "a." * 1000 + '\\""""',
        "# " + "a.b.c.d.e.f.g.h.i.j = [[[[[[[[[[",
        "a.b.c.d.e.f.g.h = 1",
        "x = [[[[[[[[1.5]]]]]]]]",
        "x = [" + "1.5, " * 1000 + "]",
    ],
)
def test_what_only_looks_deep_is_parsed(text: str) -> None:
    assert parse_toml(text, "my.toml") == tomllib.loads(text)


@given(st.text(alphabet="ab.=[]{}\"'#\\\n ,1", max_size=60))
def test_any_text_is_read_as_tomllib_reads_it_or_refused(text: str) -> None:
    try:
        found = parse_toml(text, "my.toml")
    except BadData:
        return
    assert found == tomllib.loads(text)


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        (b"\xff\xfea\x00", "byte 0 is not UTF-8"),
        (b"x = 1 # caf\xe9", "byte 11 is not UTF-8"),
        (b"x = [", "is not TOML"),
        (b"x = " + b"1" * 5000, "is not TOML"),
        (b"\x00" * 10, "is not TOML"),
        (b" " * (MOST_BYTES + 1), "more than 256 KiB"),
    ],
)
def test_what_is_no_components_file_is_one_clear_line(tmp_path: Path, raw: bytes, why: str) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(raw)

    with pytest.raises(BadData, match=f"my.toml.*{why}") as refused:
        read_toml(path)
    assert "\n" not in str(refused.value)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"cannot read .*nowhere.toml: No such file"):
        read_toml(tmp_path / "nowhere.toml")
    with pytest.raises(BadData, match="cannot read"):
        read_toml(tmp_path)


def test_a_file_without_end_is_not_read_to_its_end() -> None:
    zero = Path("/dev/zero")
    if not zero.exists():
        pytest.skip("needs /dev/zero")
    with pytest.raises(BadData, match="more than 256 KiB"):
        read_toml(zero)


def test_a_mark_at_the_beginning_of_a_text_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(b"\xef\xbb\xbfx = 1\r\n")

    assert read_toml(path) == {"x": 1}
