"""People at their browsers."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


@dataclass
class People:
    """Makes people, each with a browser of their own, and keeps what went wrong on their pages."""

    chromium: Browser
    address: str
    wrong: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    def arrive(
        self, *, phone: bool = False, evening: bool = False, language: str = "en-GB"
    ) -> Page:
        """A person at an empty page."""
        context = self.chromium.new_context(
            base_url=self.address,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if evening else "light",
            locale=language,
        )
        self.contexts.append(context)
        context.on("request", self._watch_request)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("console", self._watch_console)
        return page

    def _watch_request(self, request: Request) -> None:
        ours = (f"{self.address}/", "data:", "blob:", self.address.replace("http", "ws", 1))
        if not request.url.startswith(ours):
            self.wrong.append(f"a request to another host: {request.url}")

    def _watch_console(self, message: ConsoleMessage) -> None:
        # A Content-Security-Policy violation is reported on the console as an error.
        if message.type in ("error", "warning"):
            self.wrong.append(f"console {message.type}: {message.text}")
