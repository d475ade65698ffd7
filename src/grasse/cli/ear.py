"""What is typed, and Ctrl-C: heard at once where something is asked, and elsewhere as soon as what
is being done is done."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from select import select
from typing import Any

import click

from grasse.kernel.errors import printable


class Left(Exception):
    """The person at the keyboard leaves."""


class Ear:
    """Listens to standard input: for lines, for keys, and in a game for Ctrl-C.

    A signal that comes in the moment before a read begins to wait does not end that wait. So
    nothing here waits in a read: `select` waits, for what is typed and for signals alike.
    """

    def __init__(self) -> None:
        self._called = False
        self._asking = False
        self._deaf = False
        self._ahead = b""
        """What was read, but belongs to later lines."""

    # Ctrl-C

    @contextmanager
    def in_game(self) -> Iterator[None]:
        """Ctrl-C leaves the game at the next place where nothing is half done. Pressed again
        before there is one, it stops whatever is going on."""
        before = signal.getsignal(signal.SIGINT)
        if before != signal.SIG_IGN:  # somebody wants it so
            signal.signal(signal.SIGINT, self._call)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def _call(self, *_: Any) -> None:
        if self._deaf:
            return
        if self._asking:
            raise Left
        if self._called:
            raise KeyboardInterrupt
        self._called = True

    def leave_if_called(self) -> None:
        """Here nothing is half done."""
        if self._called:
            raise Left

    def close(self) -> None:
        """From now on Ctrl-C changes nothing: what is to be kept is kept."""
        self._deaf = True

    # What is typed

    def line(self) -> str:
        """What is typed up to Enter, without spaces around it."""
        if os.name != "posix":
            with self._listening():
                return input().strip()
        if sys.stdin is None:
            raise EOFError
        while b"\n" not in self._ahead:
            new = self._read()
            if not new and not self._ahead:
                raise EOFError
            self._ahead += new or b"\n"
        line, _, self._ahead = self._ahead.partition(b"\n")
        return printable(line.decode(sys.stdin.encoding, "replace")).strip()

    def key(self) -> str:
        """A key, at a terminal."""
        if os.name != "posix":
            return click.getchar()
        import termios
        import tty

        before = termios.tcgetattr(self._input)
        try:
            tty.setcbreak(self._input)
            key = self._read()
        finally:
            termios.tcsetattr(self._input, termios.TCSADRAIN, before)
        if key in (b"", b"\x04"):
            raise EOFError
        return key.decode(sys.stdin.encoding, "replace")

    @cached_property
    def _input(self) -> int:
        """Where to read without waiting. Ctrl-C takes back what was typed, even after `select` has
        seen it, so a terminal is opened once more for us, and asked for what is there alone."""
        typed = sys.stdin.fileno()
        for find in (os.ttyname, lambda _: "/dev/tty") if os.isatty(typed) else ():
            with suppress(OSError):  # it may have no name here, or belong to somebody else
                return os.open(find(typed), os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY)
        return typed

    def _read(self) -> bytes:
        """What is typed next; nothing at the end of it."""
        heard, bell = os.pipe()
        os.set_blocking(bell, False)
        before = signal.set_wakeup_fd(bell)
        try:
            with self._listening():
                while True:
                    there, _, _ = select([self._input, heard], [], [])
                    if heard in there:
                        os.read(heard, 4096)
                    if self._input in there:
                        with suppress(BlockingIOError):  # it was taken back
                            return os.read(self._input, 4096)
        except OSError:  # the terminal is gone
            return b""
        finally:
            signal.set_wakeup_fd(before)
            os.close(heard)
            os.close(bell)

    @contextmanager
    def _listening(self) -> Iterator[None]:
        self._asking = True
        try:
            self.leave_if_called()
            yield
        finally:
            self._asking = False
