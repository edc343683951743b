"""The project itself: tools find nothing, floors are in order, packages whole, documents true."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import armoire
import hatch_build

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "armoire"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
DOCUMENTS = [*ROOT.glob("*.md"), ROOT / "web/README.md", *sorted((ROOT / "docs").rglob("*.md"))]

FLOORS = (
    ("core",),
    ("render",),
    ("games",),
    ("armoire",),  # the face itself: what `import armoire` gives
    ("search",),
    ("arena", "envs", "server"),
    ("cli",),
    ("__main__",),
)
"""The parts of the package from the ground up; a floor never imports one above it."""
LONGEST = 450
"""Lines of a source file; a longer one is split by subject."""
NAMESPACES = frozenset(
    {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml", "http://www.w3.org/1999/xlink",
     "http://www.w3.org/1998/Math/MathML", "http://www.w3.org/XML/1998/namespace"}
)  # fmt: skip
"""Addresses that are names only: nothing is fetched from them."""


def run(*command: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments; the package is found in src/."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        timeout=600,
    )


def said(result: subprocess.CompletedProcess[str]) -> str:
    return f"{result.stdout}\n{result.stderr}".strip()


# What the tools say


def test_ruff_finds_nothing() -> None:
    result = run("-m", "ruff", "check", ".")
    assert result.returncode == 0, f"{said(result)}\n`make tidy` mends some of this."


@pytest.mark.slow
def test_mypy_finds_nothing() -> None:
    result = run("-m", "mypy")
    assert result.returncode == 0, f"{said(result)}\n`make lint` shows the same."


@pytest.mark.slow
def test_the_pages_types_are_right() -> None:
    result = run("hatch_build.py", "check")
    assert result.returncode == 0, f"{said(result)}\n`make lint` shows the same."


# The floors of the house


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def name_of(path: Path) -> str:
    """A file's name as a module: armoire.core.kernel."""
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def own_modules() -> frozenset[str]:
    folders = {path.parent for path in modules()}
    return frozenset(map(name_of, modules())) | {
        ".".join(folder.relative_to(SOURCES).parts) for folder in folders
    }


def imports(path: Path) -> Iterator[tuple[str, str]]:
    """Each module of the package that a file imports, wherever in it, and the place."""
    package = path.relative_to(SOURCES).parent.parts
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        named: list[str] = []
        if isinstance(node, ast.Import):
            named = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            start = ".".join([*base, *([node.module] if node.module else [])])
            inside = [f"{start}.{alias.name}" for alias in node.names]
            named = [name if name in own_modules() else start for name in inside]
        for module in dict.fromkeys(named):
            if module.split(".")[0] == "armoire":
                yield module, f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


def part_of(module: str) -> str:
    """The part of the house that a module belongs to: core, games, …, armoire for the face."""
    names = module.split(".")
    return names[1] if len(names) > 1 else names[0]


def floor_of(module: str) -> int:
    for floor, parts in enumerate(FLOORS):
        if part_of(module) in parts:
            return floor
    pytest.fail(f"{module} stands on no floor: FLOORS in {Path(__file__).name} lists them.")


def game_of(module: str) -> str | None:
    """The game whose folder a module lies in."""
    names = module.split(".")
    in_folder = len(names) > 2 and names[1] == "games" and (PACKAGE / "games" / names[2]).is_dir()
    return names[2] if in_folder else None


def test_imports_go_downwards_only() -> None:
    wrong = [
        f"{where} imports {module}"
        for path in modules()
        for module, where in imports(path)
        if floor_of(module) > floor_of(name_of(path))
    ]
    order = " < ".join("/".join(parts) for parts in FLOORS)
    assert not wrong, f"A floor imports one above it ({order}):\n" + "\n".join(wrong)


def test_a_game_never_imports_another() -> None:
    wrong = [
        f"{where} imports {module}"
        for path in modules()
        for module, where in imports(path)
        if game_of(name_of(path)) and game_of(module) not in (None, game_of(name_of(path)))
    ]
    assert not wrong, "What two games share belongs into core or render:\n" + "\n".join(wrong)


def names_in(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Every name and text in a module's code, documentation apart."""
    documentation = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in documentation:
                yield text, node.lineno
            case ast.Name(id=text) | ast.Attribute(attr=text):
                yield text, node.lineno
            case ast.FunctionDef(name=text) | ast.ClassDef(name=text):
                yield text, node.lineno


def test_core_knows_no_game() -> None:
    games = [folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()]
    known = re.compile(rf"(?<![a-z])({'|'.join(games)})(?![a-z])", re.IGNORECASE)
    wrong = [
        f"{path.relative_to(ROOT)}:{line} says {text!r}"
        for path in sorted((PACKAGE / "core").rglob("*.py"))
        for text, line in names_in(ast.parse(path.read_text("utf-8")))
        if known.search(text)
    ]
    assert not wrong, "The core works for every game and names none:\n" + "\n".join(wrong)


def test_playing_interpreted_needs_no_numba() -> None:
    result = run(
        "-c",
        "import sys, armoire\n"
        "for name in armoire.games():\n"
        "    state = armoire.load(name, compiled=False).new_initial_state(seed=1)\n"
        "    state.apply_action(state.legal_actions()[0])\n"
        "sys.exit('numba was imported' if 'numba' in sys.modules else 0)",
    )
    assert result.returncode == 0, f"{said(result)}\nThe referee must start without Numba."


def test_source_files_are_short() -> None:
    files = [*modules(), *(p for p in (ROOT / "web/src").rglob("*") if p.suffix in {".ts", ".tsx"})]
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in files}
    wrong = [f"{path.relative_to(ROOT)}: {n} lines" for path, n in lengths.items() if n > LONGEST]
    assert not wrong, f"More than {LONGEST} lines; split by subject:\n" + "\n".join(wrong)


# What is installed


def locked(name: str) -> dict[str, str]:
    """The packages of a lock file and the version of each."""
    text = (ROOT / name).read_text("utf-8")
    found = re.findall(r"^([\w.-]+)==([^\s;\\]+)(.*(?:\n    .*)*)", text, re.MULTILINE)
    unsafe = [package for package, _, rest in found if "--hash=sha256:" not in rest]
    assert not unsafe, f"{name}: no hash for {', '.join(unsafe)}. `make lock` writes them."
    return {canonicalize_name(package): version for package, version, _ in found}


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_the_lock_has_what_the_project_asks_for(lock: str) -> None:
    asked = PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"]
    if lock == "requirements-dev.lock":
        asked += [one for extra in PROJECT["project"]["optional-dependencies"].values()
                  for one in extra]  # fmt: skip
    versions = locked(lock)
    wrong = [
        text
        for text in asked
        if not Requirement(text).specifier.contains(
            versions.get(canonicalize_name(Requirement(text).name), "0"), prereleases=True
        )
    ]
    assert not wrong, f"{lock} lacks {', '.join(wrong)}. `make lock` renews it."


def test_development_has_the_versions_that_are_played_with() -> None:
    playing, developing = locked("requirements.lock"), locked("requirements-dev.lock")
    wrong = [name for name, version in playing.items() if developing.get(name) != version]
    assert not wrong, f"The locks differ in {', '.join(wrong)}. `make lock` renews both."


# The page and the packages that carry it


@pytest.fixture(scope="module")
def page() -> Path:
    """The built page, made now if it is stale."""
    hatch_build.ensure_page()
    return ROOT / hatch_build.PAGE


@pytest.mark.slow
def test_the_page_names_no_foreign_host(page: Path) -> None:
    kinds = {".html", ".js", ".css", ".svg", ".json", ".webmanifest"}
    wrong = [
        f"{path.relative_to(page)}: {address}"
        for path in sorted(page.rglob("*"))
        if path.suffix in kinds
        for address in re.findall(
            r"(?:\b(?:https?|wss?|ftp):|(?<=[\"'(=]))//[\w-]+\.[\w.-]+[\w./-]*",
            path.read_text("utf-8"),
        )
        if address not in NAMESPACES
    ]
    assert not wrong, "The page fetches nothing from elsewhere:\n" + "\n".join(wrong)


@pytest.mark.slow
def test_the_wheel_carries_the_page(page: Path, tmp_path: Path) -> None:
    result = run("-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path))
    assert result.returncode == 0, said(result)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        packed = set(wheel.namelist())
    built = {path.relative_to(SOURCES).as_posix() for path in page.rglob("*") if path.is_file()}
    assert "armoire/server/page/index.html" in built
    assert {"armoire/py.typed", "armoire/__main__.py", *built} <= packed
    foreign = {name.split("/")[0] for name in packed if not name.startswith("armoire-")}
    assert foreign == {"armoire"}, f"The wheel installs more than the package: {foreign}"


@pytest.mark.slow
def test_no_wheel_leaves_without_the_page(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src/armoire").mkdir(parents=True)
    (tmp_path / "src/armoire/__init__.py").touch()
    result = run("-m", "hatchling", "build", "--target", "wheel", cwd=tmp_path)
    assert result.returncode != 0
    assert "the page cannot be built" in said(result)
    assert not list(tmp_path.rglob("*.whl"))


# What the documents say


def examples() -> list[str]:
    text = (ROOT / "README.md").read_text("utf-8")
    return re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_readme_has_examples() -> None:
    assert len(examples()) >= 2


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(examples())))
def test_the_readmes_examples_run(number: int) -> None:
    result = run("-c", examples()[number])
    assert result.returncode == 0, said(result)
    assert result.stdout.strip()
    assert "None" not in result.stdout


@pytest.mark.slow
def test_the_example_of_a_bot_runs() -> None:
    text = (ROOT / "docs/bots.md").read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    result = run("-c", "\n".join(blocks))
    assert result.returncode == 0, said(result)
    lines = result.stdout.splitlines()
    assert [line.split(":")[0] for line in lines[:3]] == ["RandomBot", "GreedyBot", "TreeBot"]
    assert lines[3:] == ["Yellow: +6 at the end by d4-d5 or d4-c4"]


def test_the_packages_own_example_is_right() -> None:
    result = run("-m", "doctest", str(ROOT / "src/armoire/__init__.py"))
    assert result.returncode == 0, said(result)


def prose(document: Path) -> str:
    """A document without its blocks of code."""
    return re.sub(r"```.*?```", "", document.read_text("utf-8"), flags=re.DOTALL)


def test_links_lead_somewhere() -> None:
    wrong = [
        f"{document.relative_to(ROOT)}: {target}"
        for document in DOCUMENTS
        for target in re.findall(r"\]\(([^)#\s:]+)(?:#[^)]*)?\)", prose(document))
        if not (document.parent / target).exists()
    ]
    assert not wrong, "There is no such file:\n" + "\n".join(wrong)


def commands(document: Path) -> Iterator[str]:
    """The targets of `make` that a document names, in its prose and in its blocks of code."""
    yield from re.findall(r"`make ([a-z]+)", prose(document))
    for block in re.findall(r"```sh\n.*?```", document.read_text("utf-8"), re.DOTALL):
        yield from re.findall(r"^make ([a-z]+)", block, re.MULTILINE)


def test_documents_name_commands_that_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    wrong = [
        f"{document.relative_to(ROOT)}: make {target}"
        for document in DOCUMENTS
        for target in commands(document)
        if target not in targets
    ]
    assert not wrong, f"`make` knows {', '.join(sorted(targets))}, and not\n" + "\n".join(wrong)


def test_the_version_is_the_same_everywhere() -> None:
    version = PROJECT["project"]["version"]
    assert armoire.__version__ == version
    assert f"## [{version}]" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_every_decision_is_in_the_index() -> None:
    folder = ROOT / "docs/decisions"
    index = prose(folder / "README.md")
    missing = [page.name for page in folder.glob("[0-9]*.md") if f"]({page.name})" not in index]
    assert not missing, f"docs/decisions/README.md does not list {', '.join(sorted(missing))}."
