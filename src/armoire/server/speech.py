"""Which language somebody reads: what the address says, or else the browser."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from armoire.core.language import LANGUAGES, Language


def language_of(request: HTTPConnection) -> Language:
    """``?language=de`` or the first known language of Accept-Language; English by default."""
    asked = request.query_params.get("language")
    accepted = request.headers.get("accept-language", "").split(",")
    for tag in [asked or "", *accepted]:
        for language in LANGUAGES:
            if tag.strip().lower().startswith(language):
                return language
    return "en"
