"""The golden files: whole games written out, finished games, perft numbers and fair draws.

    python -m tests.golden_playthroughs            says what differs, exit code 1 if anything does
    python -m tests.golden_playthroughs --write    writes them anew; read the difference in git
    … --game bazaar                                only those of one game

Each registered game has, for each number of players, one game written out state by state, and
one finished game file for each reason for ending. Files of older rules are never written anew.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import grasse
from grasse.kernel import NATURE, Dice, FairStream, Match, Plain, file, perft, seed_from
from grasse.kernel.fair import commitment
from tests.play import CASES, advance, finished, sensibly

FOLDER = Path(__file__).parent / "golden"
DEPTHS = range(1, 5)


LONGEST = 320_000
"""Characters of a game that a reviewer can still read."""


def playthrough(name: str, seats: int) -> str:
    """One whole game, state by state: the first seeded one that is not too long."""
    for again in range(20):
        title = f"golden {seats}" + (f" {again}" if again else "")
        if len(written := written_out(name, seats, title)) < LONGEST:
            return written
    raise LookupError(f"no game of {name} for {seats} is short enough to read")


def written_out(name: str, seats: int, seed: str) -> str:
    """The game with this seed.

    A state shows what changed in the position since the one before, who is to act, the options
    with a digest of them all, the action, what the journal says of it, and the digests of what a
    spectator and the seats see, and of the whole position.
    """
    match = grasse.new(name, seats, seed=seed, nature="given")
    stream = FairStream(match.id, match.game.version, seed_from(seed), [])
    chance = Dice(seats)
    lines = [f"{name}, {seats} seats, rules version {match.game.version}", ""]
    lines += [f"  {field}: {_text(value)}" for field, value in match.position.dump().items()]
    number = 0
    while match.to_act is not None:
        number += 1
        before, told = match.position.dump(), len(match.journal)
        nature = match.to_act == NATURE
        who = "Nature" if nature else f"seat {match.to_act}"
        lines += ["", f"{number}. {match.position.step.name}: {who}", _options(match)]
        action = sensibly(match.position, stream if nature else chance)
        match.play(action)
        lines.append(f"  plays {action.written()}")
        lines += [_entry(entry.plain()) for entry in match.journal[told:]]
        for field, value in match.position.dump().items():
            lines += _changes(field, before[field], value)
        seen = _digest(*(match.position.view(seat) for seat in range(seats)))
        lines.append(f"  public {_digest(match.position.view())} seats {seen}")
        lines.append(f"  key {match.position.key()}")
    lines += ["", f"result: {_text(msgspec.to_builtins(match.result()))}", ""]
    return "\n".join(lines)


def _options(match: Match[Any]) -> str:
    options = match.options
    words = [action.written() for action in options]
    if len(words) > 8:
        words = [*words[:7], "…"]
    digest = _digest(*(action.plain() for action in options))
    count = "1 option" if len(words) == 1 else f"{len(options)} options"
    return f"  {count} {digest}: {' | '.join(words)}"


def _changes(field: str, old: object, new: object) -> Iterator[str]:
    """What changed in a field: the places of a list, or what left it and what came."""
    if old == new:
        return
    if not isinstance(old, list) or not isinstance(new, list):
        yield f"  {field}: {_text(new)}"
    elif len(old) == len(new):
        for place, (was, now) in enumerate(zip(old, new, strict=True)):
            if was != now:
                yield f"  {field}[{place}]: {_text(now)}"
    else:
        begin, end = 0, 0
        while begin < min(len(old), len(new)) and old[begin] == new[begin]:
            begin += 1
        while end < min(len(old), len(new)) - begin and old[-1 - end] == new[-1 - end]:
            end += 1
        left = [f"-{_text(one)}" for one in old[begin : len(old) - end]]
        came = [f"+{_text(one)}" for one in new[begin : len(new) - end]]
        yield f"  {field}: {' '.join([*left, *came])}"


def _entry(entry: Plain) -> str:
    args = " ".join(f"{name}={_text(value)}" for name, value in entry.get("args", {}).items())
    only = f" (only to seat {entry['to']})" if "to" in entry else ""
    return f"  > {entry['id']} {args}{only}".rstrip()


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode().replace('"', "").replace(",", " ")


def _digest(*values: object) -> str:
    return hashlib.blake2b(msgspec.json.encode(values), digest_size=6).hexdigest()


def finished_game(name: str, seats: int, reason: str) -> bytes:
    """The file of the first seeded game that ends for this reason."""
    for seed in range(1000):
        title = f"golden {reason} {seed}"
        match = grasse.new(name, seats, seed=title, options=grasse.find(name).endings[reason])
        result = finished(match, Dice(title), sensibly).result()
        if result is not None and result.reason == reason:
            return file.render(match.record())
    raise LookupError(f"no game of {name} for {seats} ends by {reason}")


def stored_at(name: str, seats: int, reason: str) -> Path:
    """Where the finished game is kept, for the present version of the rules."""
    version = grasse.find(name).version
    later = f"-v{version}" if version > 1 else ""
    return FOLDER / "games" / f"{name}-{seats}-{reason}{later}.json"


def perft_numbers(cases: Iterable[tuple[str, int]] = CASES) -> Plain:
    """Ways to go on after the set-up, and from the middle of a turn."""
    numbers: Plain = {}
    for name, seats in cases:
        match = grasse.new(name, seats, seed=1)
        after_setup = [perft(match.position, depth) for depth in DEPTHS]
        advance(match, Dice(1), 60, sensibly)
        later = [perft(match.position, depth) for depth in DEPTHS[:3]]
        numbers[f"{name} {seats}"] = {"set-up": after_setup, "60 decisions later": later}
    return numbers


def fair_vectors() -> list[Plain]:
    """Draws that a second implementation must give. Numbers above 2**53 are written as text."""
    tables: list[tuple[str, int, bytes, list[bytes]]] = [
        ("a-table", 1, bytes(32), []),
        ("a-table", 1, bytes(range(32)), []),
        ("a-table", 2, bytes(range(32)), [b"ada"]),
        ("a|table", 1, seed_from("vectors"), [b"ada", b"", bytes(64)]),
        ("une tablé 🌹", 7, seed_from(1), [bytes([n]) * 16 for n in range(4)]),
    ]
    draws = [("die/rose", 6), ("bag", 42), ("die/rose", 2), ("one", 1), ("big", 3 << 62)]
    draws += [("bigger", (1 << 63) + 1), ("biggest", 1 << 64), ("été", 1000)]
    found = []
    for game_id, version, seed, contributions in tables:
        stream = FairStream(game_id, version, seed, contributions)
        found.append(
            {
                "game_id": game_id,
                "version": version,
                "seed": seed.hex(),
                "contributions": [part.hex() for part in contributions],
                "commitment": commitment(game_id, seed),
                "key": stream.key.hex(),
                "draws": [
                    {
                        "purpose": purpose,
                        "below": _safe(n),
                        "first": _safe(stream.drawn.get(purpose, 0)),
                        "values": [_safe(stream.below(purpose, n)) for _ in range(12)],
                    }
                    for purpose, n in draws
                ],
            }
        )
    return found


def _safe(number: int) -> int | str:
    return number if number < 1 << 53 else str(number)


@cache
def golden_games(name: str) -> list[Path]:
    """The finished games of this name, the shortest first."""
    return sorted((FOLDER / "games").glob(f"{name}-*.json"), key=lambda path: path.stat().st_size)


def golden_files(game: str | None = None) -> Iterator[tuple[Path, bytes]]:
    """Every golden file as the code of today writes it; those of other games stay as they are."""
    cases = [case for case in CASES if game in (None, case[0])]
    for name, seats in cases:
        yield FOLDER / f"{name}-{seats}.txt", playthrough(name, seats).encode()
        for reason in grasse.find(name).endings:
            yield stored_at(name, seats, reason), finished_game(name, seats, reason)
    kept = json.loads((FOLDER / "perft.json").read_text(encoding="utf-8")) if game else {}
    yield FOLDER / "perft.json", _json({**kept, **perft_numbers(cases)})
    yield FOLDER / "fair.json", _json(fair_vectors())


def _json(value: object) -> bytes:
    return (json.dumps(value, indent=1, ensure_ascii=False) + "\n").encode()


def first_difference(old: str, new: str) -> str:
    """The first lines that differ, with the state they belong to."""
    state = ""
    for number, (was, now) in enumerate(zip(old.split("\n"), new.split("\n"), strict=False), 1):
        if now[:1].isdigit():
            state = now
        if was != now:
            return f"line {number}, in '{state}':\n  it was   {was}\n  it is now {now}"
    return f"{len(old)} characters became {len(new)}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tests.golden_playthroughs", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files anew")
    parser.add_argument("--game", choices=grasse.names(), help="only this game")
    given = parser.parse_args(arguments)
    write = given.write
    changed = 0
    for path, new in golden_files(given.game):
        old = path.read_bytes() if path.exists() else b""
        if old == new:
            continue
        changed += 1
        if write:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(new)
            print(f"wrote {path} ({len(new)} bytes)")
        else:
            print(f"{path} differs, {first_difference(old.decode(), new.decode())}")
    print(f"{changed} files {'written' if write else 'differ'}")
    return 1 if changed and not write else 0


if __name__ == "__main__":
    sys.exit(main())
