"""The journal: what each seat has read of it."""

from __future__ import annotations

from grasse.kernel.journal import Journal


def written(*to: int | None) -> Journal:
    journal = Journal()
    for seat in to:
        journal.tell("drew", seat)
    return journal


def test_how_many_lines_a_seat_has_read_is_how_many_it_was_shown() -> None:
    """Given lines for all and for one seat; when it is counted in any order what somebody has read,
    also after some were taken back and others written; then it is what he could read."""
    journal = written(None, 0, 0, 1, None, 2, 0, None)

    def check() -> None:
        for told in [*range(len(journal), -1, -1), *range(len(journal) + 2)]:
            for seat in (None, 0, 1, 2, 3):
                first = Journal(journal[:told])
                assert journal.count_seen(seat, told) == len(first.seen_by(seat))

    check()
    del journal[2:]
    for seat in (1, None, 1, 3):
        journal.tell("drew", seat)
    check()
    journal[:] = written(2, None)
    check()
