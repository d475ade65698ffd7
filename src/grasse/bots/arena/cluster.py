"""The same games on a Dask cluster."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from grasse.bots.arena.workers import AHEAD, Done, Task, WorkerLost, hand_out
from grasse.kernel import BadRequest, GrasseError

_ADDRESS: Final = re.compile(r"(?:(?:tcp|tls|ws|wss)://)?[^\s/:@]+:[0-9]{1,5}", re.ASCII)
_EXAMPLE: Final = "tcp://127.0.0.1:8786"
PATIENCE: Final = 10.0
"""Seconds until somebody must answer at the address."""


def spread_over(
    address: str, work: Callable[[Task], Done], tasks: Iterable[Task]
) -> Iterator[tuple[Task, Done]]:
    """Each task with what came of it. If a worker ends, others do its tasks."""
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise BadRequest(
            "--dask needs the package distributed: pip install 'grasse[dask]'"
        ) from None
    if not _ADDRESS.fullmatch(address):
        raise BadRequest(f"{address!r} is not an address of a Dask scheduler, such as {_EXAMPLE}")
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise BadRequest(f"no Dask scheduler answers at {address}: {error}") from None
    try:
        threads = sum(client.nthreads().values())
        if not threads:
            raise BadRequest(f"the Dask cluster at {address} has no workers")
        pool = client.get_executor(pure=False)
        try:
            yield from hand_out(pool, work, tasks, AHEAD * threads)
        except KilledWorker:
            raise WorkerLost("workers of the Dask cluster ended again and again") from None
        except ModuleNotFoundError as error:
            raise GrasseError(f"a worker of the Dask cluster has no module {error.name}") from None
        finally:
            pool.shutdown(wait=False)
    finally:
        client.close()
