"""A page for results: headings, tables, lists and plots in one HTML file that loads nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from armoire.render.colours import FELT, INK, PAPER

_STYLE: Final = f"""
body {{ background: {PAPER}; color: {INK}; font: 16px/1.5 system-ui, sans-serif;
  max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }}
h1, h2 {{ line-height: 1.2; color: {FELT}; }}
h2 {{ margin-top: 2.5rem; }}
svg {{ display: block; max-width: 100%; height: auto; margin: 1rem 0; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
th, td {{ text-align: left; white-space: nowrap; padding: .25rem 1rem .25rem 0;
  border-bottom: 1px solid {INK}33; }}
p.note {{ font-size: .9rem; opacity: .8; }}
"""


def page(heading: str, lead: str, sections: Iterable[str]) -> str:
    """The whole page."""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(heading)}</title>\n<style>{_STYLE}</style>\n"
        f"<h1>{escape(heading)}</h1>\n<p>{escape(lead)}</p>\n"
        f"{''.join(sections)}</html>\n"
    )


def section(heading: str, *content: str) -> str:
    """A part of the page; what is no markup becomes a note."""
    parts = (
        one if one.startswith("<") else f'<p class="note">{escape(one)}</p>\n' for one in content
    )
    return f"<h2>{escape(heading)}</h2>\n{''.join(parts)}"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of texts."""
    first = "".join(f"<th>{escape(head)}</th>" for head in heads)
    cells = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows)
    body = "".join(f"<tr>{row}</tr>\n" for row in cells)
    return f"<table>\n<tr>{first}</tr>\n{body}</table>\n"


def listed(lines: Iterable[str]) -> str:
    """Lines as a list."""
    items = "".join(f"<li>{escape(line)}</li>\n" for line in lines)
    return f"<ul>\n{items}</ul>\n"
