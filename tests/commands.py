"""What the tests of the command line share."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from armoire import cli

ROOT = Path(__file__).resolve().parents[1]
START = (
    "yggg,rrrr,rrrg,rrgg,rggg,gggg/yyrr,yyrg,yygg,yrrr,yrrg,yrgg/brrg,brgg,bggg,yyyy,yyyr,yyyg/"
    "byyg,byrr,byrg,1,bygg,brrr/bbyg,bbrr,bbrg,bbgg,byyy,byyr/bbbb,bbby,bbbr,bbbg,bbyy,bbyr byrg b"
)
Capture = pytest.CaptureFixture[str]


def done(capsys: Capture, *words: str) -> str:
    """What a command prints that goes well."""
    code = cli.run(words)
    out, err = capsys.readouterr()
    assert code == 0, err
    return out


def refused(capsys: Capture, *words: str, code: int = 2) -> str:
    """The sentence that answers wrong use: alone on one line, and nothing is printed."""
    assert cli.run(words) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("armoire: ")
    assert err.count("\n") == 1
    assert err.rstrip()[-1] in ".?)"
    return err


def python(*words: str, text: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], input=text, capture_output=True, text=True, timeout=120,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"},
    )
