"""A file that one process holds at a time."""

from __future__ import annotations

import sys


def hold(handle: int) -> bool:
    """Hold this open file until it is closed or this process ends; False if another one does.

    The system drops the lock with its holder, so none goes stale.
    """
    if sys.platform == "win32":
        import msvcrt
        import os

        try:
            at = os.lseek(handle, 0, os.SEEK_CUR)
            os.lseek(handle, 1 << 30, os.SEEK_SET)  # what is locked there cannot be read
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            os.lseek(handle, at, os.SEEK_SET)
        except OSError:
            return False
    else:
        import fcntl

        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
