"""axe-core, run inside a page from the copy that npm installed."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious_findings(page: Page) -> list[str]:
    """What axe-core calls serious or critical, one line each."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: `npm ci` in web/ brings it.")
    page.wait_for_timeout(900)  # what is still fading in has too little contrast
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['target']} {node.get('failureSummary', '')}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
