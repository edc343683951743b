"""Names: what a person may be called, what bots are called, what a table's code is."""

from __future__ import annotations

import itertools
import secrets
import unicodedata
from collections.abc import Collection
from typing import Final

from armoire.server.incoming import LONGEST_NAME
from armoire.server.messages import Refusal

_BOTS: Final = (
    "Colombina", "Pantalone", "Brighella", "Pierrot", "Zanni", "Isabella", "Tartaglia",
    "Scaramuccia", "Pulcinella", "Coviello", "Smeraldina", "Truffaldino", "Fiorinetta", "Pedrolino",
    "Corallina", "Mezzetino",
)  # fmt: skip
"""The masks of the commedia dell'arte, one for each seat that a table can have."""

_CODE_SIGNS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_CODE_LENGTH: Final = 10
_JOINERS: Final = "\u200d\ufe0f"
"""Zero-width joiner and variation selector: they make one sign out of several."""


def checked_name(typed: str) -> str:
    """The name as it is shown: composed, with single spaces.

    Raises Refusal when nothing, too much or something invisible is left.
    """
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    if any(not _is_sign(sign) for sign in name):
        raise Refusal("name_signs")
    if not name.strip(_JOINERS):
        raise Refusal("name_empty")
    if len(name) > LONGEST_NAME:
        raise Refusal("name_long", limit=LONGEST_NAME, length=len(name))
    return name


def _is_sign(sign: str) -> bool:
    return sign in _JOINERS or (sign.isprintable() and sign not in "{}")


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    free = [name for name in _BOTS if name not in taken]
    return secrets.choice(free or _BOTS)


def program_name(name: str, taken: Collection[str]) -> str:
    """A program's name at a table, with a number where somebody is called so."""
    used = {other.casefold() for other in taken}
    names = itertools.chain([name], (f"{name} {number}" for number in itertools.count(2)))
    return next(one for one in names if one.casefold() not in used)


def new_code() -> str:
    """A table's code: 49 bits that nobody can guess, without signs that look alike."""
    signs = "".join(secrets.choice(_CODE_SIGNS) for _ in range(_CODE_LENGTH))
    return f"{signs[:5]}-{signs[5:]}"


def written_code(typed: str) -> str:
    """A code as it is kept, however it was typed: "KFW3N 9XQAT" is "kfw3n-9xqat"."""
    signs = "".join(sign for sign in typed.lower() if sign in _CODE_SIGNS)
    return f"{signs[:5]}-{signs[5:]}" if len(signs) == _CODE_LENGTH else typed
