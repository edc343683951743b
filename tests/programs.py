"""Programs that tests seat as bots: see docs/outside-bots.md."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

MASTER = """
import sys
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word in ("armoire", "ready?"):
        print("ready", flush=True)
    if word == "legal":
        last = rest.split()[0]
    if word == "go":
        print("bestmove", last, flush=True)
"""
"""A program that always plays its last action."""

LISTENER = """
import sys
log = open({log!r}, "a")
for line in sys.stdin:
    log.write(line)
    log.flush()
    word, _, rest = line.strip().partition(" ")
    if word == "armoire":
        print("name Listener", *{wants!r}, "ready", sep="\\n", flush=True)
    if word == "ready?":
        print("info thinking of it", "ready", sep="\\n", flush=True)
    if word == "legal":
        last = rest.split()[0]
    if word == "go":
        print("bestmove", last, flush=True)
log.write("gone\\n")
"""
"""Writes down what it is told, and plays the last legal action; it is gone when its input ends."""


def program(folder: Path, text: str, name: str = "mine") -> str:
    """A program as it is named among the bots of a command."""
    file = folder / f"{name}.py"
    file.write_text(text)
    return f"{name}={shlex.join([sys.executable, str(file)])}"


def listener(log: Path, *wants: str) -> str:
    """The text of a program that writes into a file what it is told, and asks for more of it."""
    return LISTENER.format(log=str(log), wants=list(wants))
