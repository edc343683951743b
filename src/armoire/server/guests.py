"""Guests: no account, only a signed cookie that says which guest a browser is."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer

COOKIE: Final = "armoire_guest"
_YEARS: Final = 2 * 365 * 24 * 3600  # seconds that a browser keeps it


@dataclass(frozen=True)
class Guest:
    """Who asks. `cookie` is to be set when the guest is new; `forged` if theirs was not ours."""

    id: str
    cookie: str | None = None
    forged: bool = False


class Guests:
    """Knows guests by their cookies; the key lies in the data folder, readable by nobody else."""

    def __init__(self, folder: Path) -> None:
        self._signer = Signer(_key(folder / "cookie.key"), salt="armoire.guest")

    def who(self, cookies: Mapping[str, str]) -> Guest:
        """The guest of these cookies, a new one if there is none or a forged one."""
        shown = cookies.get(COOKIE)
        if shown is None:
            return self.new()
        try:
            return Guest(self._signer.unsign(shown).decode())
        except (BadSignature, UnicodeError):
            return self.new(forged=True)

    def new(self, *, forged: bool = False) -> Guest:
        """Somebody who was never here."""
        guest = secrets.token_urlsafe(16)
        return Guest(guest, self._signer.sign(guest).decode(), forged)


def cookie_header(guest: Guest, *, secure: bool) -> tuple[bytes, bytes] | None:
    """The header that gives a new guest the cookie, None for a known one."""
    if guest.cookie is None:
        return None
    value = f"{COOKIE}={guest.cookie}; Path=/; Max-Age={_YEARS}; HttpOnly; SameSite=Lax" + (
        "; Secure" if secure else ""
    )
    return b"set-cookie", value.encode("ascii")


def _key(path: Path) -> bytes:
    """The key in the file, a new one if there is no file yet."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        key = secrets.token_hex(32).encode()
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key
