"""Fair chance: the commitment, the key, the draws, and that nothing else is drawn from."""

from __future__ import annotations

import ast
import hashlib
import hmac
import json
import random
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import grasse
from grasse.kernel import BadData, Dice, FairStream, seed_from, weighted
from grasse.kernel.fair import commitment, game_key
from tests.golden_playthroughs import FOLDER, fair_vectors
from tests.play import CASES, advance, finished, shape

SEED = seed_from("a test")


# An independent calculation, by RFC 2104 and RFC 5869


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    key = (hashlib.sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def hkdf(ikm: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    extracted = hmac_sha256(salt, ikm)
    output, block, number = b"", b"", 0
    while len(output) < length:
        number += 1
        block = hmac_sha256(extracted, block + info + bytes([number]))
        output += block
    return output[:length]


def draw(key: bytes, purpose: str, number: int, n: int) -> tuple[int, int]:
    """The value, and how many were rejected before it."""
    for attempt in range(1000):
        text = f"{purpose}|{number}|{attempt}".encode()
        value = int.from_bytes(hmac_sha256(key, text)[:8], "big")
        if value < 2**64 // n * n:
            return value % n, attempt
    raise AssertionError("rejected for ever")


@pytest.mark.parametrize(
    ("ikm", "salt", "info", "length", "output"),
    [
        (
            b"\x0b" * 22, bytes(range(13)), bytes(range(0xF0, 0xFA)), 42,
            "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865",
        ),
        (
            bytes(range(0x50)), bytes(range(0x60, 0xB0)), bytes(range(0xB0, 0x100)), 82,
            "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c"
            "59045a99cac7827271cb41c65e590e09da3275600c2f09b8367793a9aca3db71"
            "cc30c58179ec3e87c14c01d5c1f3434f1d87",
        ),
        (
            b"\x0b" * 22, b"", b"", 42,
            "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8",
        ),
    ],
)  # fmt: skip
def test_the_independent_calculation_is_rfc_5869(
    ikm: bytes, salt: bytes, info: bytes, length: int, output: str
) -> None:
    """The RFC's three test cases with SHA-256."""
    assert hkdf(ikm, salt, info, length).hex() == output


@given(
    st.text(max_size=20), st.integers(0, 99), st.binary(min_size=32, max_size=32),
    st.lists(st.binary(max_size=80), max_size=4),
)  # fmt: skip
def test_the_key_is_hkdf(
    game_id: str, version: int, seed: bytes, contributions: list[bytes]
) -> None:
    salt = b"".join(len(part).to_bytes(4, "big") + part for part in contributions)
    key = hkdf(seed, salt, f"{game_id}|{version}".encode(), 32)
    assert game_key(game_id, version, seed, contributions) == key
    assert FairStream(game_id, version, seed, contributions).key == key


def test_everything_counts_for_the_key() -> None:
    """Another id, version, seed or contribution gives another key; so does another division of
    the same bytes among the seats."""
    keys = [
        game_key(*arguments)
        for arguments in [
            ("a", 1, SEED, []),
            ("b", 1, SEED, []),
            ("a", 2, SEED, []),
            ("a", 1, seed_from("another"), []),
            ("a", 1, SEED, [b"ada"]),
            ("a", 1, SEED, [b"ad", b"a"]),
            ("a", 1, SEED, [b"", b"ada"]),
            ("a", 1, SEED, [b"ada", b"bo"]),
            ("a", 1, SEED, [b"bo", b"ada"]),
        ]
    ]
    assert len(set(keys)) == len(keys)


@given(st.text(max_size=20), st.binary(min_size=32, max_size=32))
def test_the_commitment(game_id: str, seed: bytes) -> None:
    expected = hashlib.sha256(b"fair/1|" + game_id.encode() + b"|" + seed).hexdigest()
    assert commitment(game_id, seed) == expected
    other = bytes([seed[0] ^ 1]) + seed[1:]
    assert commitment(game_id, other) != expected


def test_the_commitment_of_a_match_is_shown_before_its_first_action() -> None:
    match = grasse.new("parfum", 2, nature="given")
    assert match.actions == []
    assert match.view(0)["commitment"] == commitment(match.id, match._seed)
    assert match._seed.hex() not in str(match.view(0))


def test_seeds_are_secret_and_new() -> None:
    seeds = {grasse.new("parfum", 2)._seed for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {32}


def test_a_seed_has_32_bytes() -> None:
    for length in (0, 1, 31, 33):
        with pytest.raises(BadData, match="a seed has 32 bytes"):
            FairStream("a", 1, bytes(length), [])
        with pytest.raises(BadData, match="a seed has 32 bytes"):
            grasse.new("parfum", 2, seed=bytes(length))


@given(
    st.text(max_size=10),
    st.lists(
        st.tuples(st.sampled_from(["bag", "die/rose", "été"]), st.integers(1, 2**64)), max_size=12
    ),
)
def test_draws_are_what_the_scheme_says(game_id: str, wanted: list[tuple[str, int]]) -> None:
    stream = FairStream(game_id, 1, SEED, [])
    number: Counter[str] = Counter()
    for purpose, n in wanted:
        assert stream.below(purpose, n) == draw(stream.key, purpose, number[purpose], n)[0]
        number[purpose] += 1


# No outcome is favoured


@pytest.mark.parametrize("n", [3, 6, 42, 2**63 + 1, 3 << 62, 2**64 - 1])
def test_values_beyond_the_last_multiple_are_rejected(
    n: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first value that is too large is drawn again, the last that is not counts."""
    limit = 2**64 // n * n
    given = iter([2**64 - 1, limit, limit - 1] if limit < 2**64 else [limit - 1])
    asked = []

    def value(_stream: FairStream, text: bytes) -> int:
        asked.append(text)
        return next(given)

    stream = FairStream("a", 1, SEED, [])
    monkeypatch.setattr(FairStream, "value", value)
    assert stream.below("bag", n) == (limit - 1) % n == n - 1
    assert asked == [b"bag|0|0", b"bag|0|1", b"bag|0|2"]
    assert next(given, None) is None


@pytest.mark.parametrize("n", [1, 2, 2**32, 2**64])
def test_powers_of_two_reject_nothing(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FairStream, "value", lambda *_: 2**64 - 1)
    stream = FairStream("a", 1, SEED, [])
    assert stream.below("bag", n) == n - 1


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_what_cannot_be_drawn_is_refused(n: int) -> None:
    stream = FairStream("a", 1, SEED, [])
    with pytest.raises(ValueError, match="cannot draw"):
        stream.below("bag", n)
    assert stream.drawn == {}


def test_rejection_happens_and_is_followed() -> None:
    """About half of the values are too large for 2**63 + 1."""
    stream = FairStream("a", 1, SEED, [])
    n = 2**63 + 1
    expected = [draw(stream.key, "bag", number, n) for number in range(200)]
    assert 60 < sum(attempts > 0 for _, attempts in expected) < 140
    assert [stream.below("bag", n) for _ in range(200)] == [value for value, _ in expected]


def chi_square_z(counts: list[int]) -> float:
    """Equal chances: the chi-square of the counts as a normal deviate (Wilson and Hilferty)."""
    expected = sum(counts) / len(counts)
    square = sum((count - expected) ** 2 / expected for count in counts)
    degrees = len(counts) - 1
    spread = 2 / (9 * degrees)
    return float(((square / degrees) ** (1 / 3) - (1 - spread)) / spread**0.5)


def test_a_modulo_would_favour_the_first_third() -> None:
    """For 3 * 2**62 a bare remainder gives the first third half of all draws."""
    stream = FairStream("a", 1, SEED, [])
    counts = Counter(stream.below("bag", 3 << 62) >> 62 for _ in range(6000))
    assert abs(chi_square_z([counts[n] for n in range(3)])) < 3.29


@pytest.mark.parametrize(("purpose", "n"), [("die/rose", 6), ("bag", 42), ("coin", 2), ("x", 97)])
def test_all_outcomes_are_equally_likely(purpose: str, n: int) -> None:
    """Chi-square of 20,000 draws within p = 0.001 to 0.999; the seed is fixed, so it cannot
    change from run to run."""
    stream = FairStream("chi", 1, SEED, [])
    values = [stream.below(purpose, n) for _ in range(20_000)]
    counts = Counter(values)
    assert set(counts) <= set(range(n))
    if n > 2:
        assert abs(chi_square_z([counts[value] for value in range(n)])) < 3.09
    pairs = Counter(pairwise(values))
    some = min(n, 12)
    grid = [pairs[a, b] for a in range(some) for b in range(some)]
    assert abs(chi_square_z(grid)) < 3.09, "one draw tells something of the next"


def test_many_tables_are_as_fair_as_one() -> None:
    """The first draw of 6,000 tables with neighbouring names."""
    counts = Counter(FairStream(f"table-{n}", 1, SEED, []).below("die", 6) for n in range(6000))
    assert abs(chi_square_z([counts[n] for n in range(6)])) < 3.09


def test_runs_of_a_die_are_neither_long_nor_short() -> None:
    """The number of runs above and below the middle (Wald and Wolfowitz)."""
    stream = FairStream("runs", 1, SEED, [])
    high = [stream.below("die", 6) >= 3 for _ in range(20_000)]
    ups, downs = high.count(True), high.count(False)
    runs = 1 + sum(a != b for a, b in pairwise(high))
    mean = 2 * ups * downs / len(high) + 1
    spread = ((mean - 1) * (mean - 2) / (len(high) - 1)) ** 0.5
    assert abs(runs - mean) / spread < 3.09


def test_weights_are_kept() -> None:
    stream = FairStream("weights", 1, SEED, [])
    counts = Counter(weighted(stream, "well", [1, 0, 2, 3]) for _ in range(12_000))
    assert counts[1] == 0
    spread = [counts[0] / 1, counts[2] / 2, counts[3] / 3]
    assert all(1850 < one < 2150 for one in spread)
    with pytest.raises(ValueError, match="cannot draw"):
        weighted(stream, "well", [0, 0])


# Purposes


def test_purposes_are_independent() -> None:
    """Draws for one purpose are the same whatever else is drawn, and do not follow one another."""
    alone = FairStream("a", 1, SEED, [])
    mixed = FairStream("a", 1, SEED, [])
    values = []
    for number in range(300):
        for _ in range(number % 3):
            mixed.below("bag", 42)
        values.append(mixed.below("die/rose", 6))
    assert values == [alone.below("die/rose", 6) for _ in range(300)]
    one, two = FairStream("a", 1, SEED, []), FairStream("a", 1, SEED, [])
    same = sum(one.below("die/rose", 6) == two.below("die/violet", 6) for _ in range(6000))
    assert 890 < same < 1110


def test_no_purpose_runs_into_another() -> None:
    """A purpose that looks like another with its number is still another one."""
    key = FairStream("a", 1, SEED, [])
    names = ["a", "a|0", "a|0|0", "|", ""]
    draws = {name: [key.below(name, 2**64) for _ in range(20)] for name in names}
    flat = [value for values in draws.values() for value in values]
    assert len(set(flat)) == len(flat)


# Fixed vectors, for other implementations


def test_vectors() -> None:
    """tests/golden/fair.json: what a second implementation must give, and does here."""
    kept = json.loads((FOLDER / "fair.json").read_text(encoding="utf-8"))
    assert kept == fair_vectors()
    for table in kept:
        seed = bytes.fromhex(table["seed"])
        contributions = [bytes.fromhex(part) for part in table["contributions"]]
        salt = b"".join(len(part).to_bytes(4, "big") + part for part in contributions)
        key = hkdf(seed, salt, f"{table['game_id']}|{table['version']}".encode(), 32)
        assert key.hex() == table["key"]
        text = b"fair/1|" + table["game_id"].encode() + b"|" + seed
        assert hashlib.sha256(text).hexdigest() == table["commitment"]
        for row in table["draws"]:
            for number, value in enumerate(row["values"], row["first"]):
                assert draw(key, row["purpose"], number, int(row["below"]))[0] == int(value)


def test_the_vectors_reach_the_rejecting_branch() -> None:
    rejected = 0
    for table in json.loads((FOLDER / "fair.json").read_text(encoding="utf-8")):
        key = bytes.fromhex(table["key"])
        for row in table["draws"]:
            for number in range(row["first"], row["first"] + len(row["values"])):
                rejected += draw(key, row["purpose"], number, int(row["below"]))[1]
    assert rejected > 20


def test_hmac_is_the_one_of_the_library() -> None:
    assert hmac_sha256(b"k" * 70, b"m") == hmac.digest(b"k" * 70, b"m", "sha256")


# Nothing else is drawn from


SOURCE = Path(grasse.__file__).parent


def imports_random(path: Path) -> bool:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
        if any(name == "random" or name.endswith(".random") for name in names):
            return True
    return False


def test_only_playouts_and_bots_import_random() -> None:
    """A live game never uses Python's `random`: its state can be recovered from its output."""
    allowed = ("kernel/chance.py", "games/safranito/discs/chance.py", "bots/", "research/")
    found = [
        path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py") if imports_random(path)
    ]
    assert [path for path in found if not path.startswith(allowed)] == []
    assert "kernel/chance.py" in found, "the test would not see an import"


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_live_match_never_asks_random(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given `random` that refuses to work; when a match is played; then nobody notices."""

    def refuse(*_: Any, **__: Any) -> Any:
        raise AssertionError("a live match asked Python's random")

    for name_of in ("random", "getrandbits", "randrange", "choice", "shuffle", "sample", "seed"):
        monkeypatch.setattr(random, name_of, refuse)
    for name_of in ("random", "getrandbits", "seed", "randbytes", "_randbelow"):
        monkeypatch.setattr(random.Random, name_of, refuse)
    with pytest.raises(AssertionError):
        Dice(1).below("die", 6)
    match = grasse.new(name, seats)
    for number in range(400):
        if match.to_act is not None:
            match.play(match.options[number * 7919 % len(match.options)])
    assert match.to_act is None or len(match.actions) > 100


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_draw_is_used_once_and_in_order(name: str, seats: int) -> None:
    """Given a match in which decisions are taken back again and again; when it is played; then
    each purpose counts 0, 1, 2 … and no number comes twice."""
    match = grasse.new(name, seats, seed="draws")
    asked: list[tuple[str, int]] = []

    class Recording(FairStream):
        def below(self, purpose: str, n: int) -> int:
            asked.append((purpose, self.drawn.get(purpose, 0)))
            return super().below(purpose, n)

    stream = Recording(match.id, match.game.version, match._seed, [])
    stream.drawn = dict(match._stream.drawn)
    first = dict(stream.drawn)
    match._stream = stream
    chance = Dice(3)
    undone = 0
    for _ in range(600):
        advance(match, chance, 1)
        if match.can_undo and chance.below("undo", 2):
            match.undo()
            undone += 1
    finished(match, chance)
    assert undone >= min(30, shape(name, seats).takes_back // 4)
    numbers: dict[str, list[int]] = {}
    for purpose, number in asked:
        numbers.setdefault(purpose, []).append(number)
    for purpose, used in numbers.items():
        begin = first.get(purpose, 0)
        assert used == list(range(begin, begin + len(used))), purpose


def test_contributions_change_the_game() -> None:
    """Given the same seed; when seats mix in bytes of their own; then other things are drawn."""
    keys = {
        finished(
            grasse.new("parfum", 2, seed=SEED, id="same", contributions=mixed), Dice(1)
        ).position.key()
        for mixed in ([], [b"ada"], [b"bo"], [b"ada", b"bo"])
    }
    assert len(keys) == 4
