"""The page's types, made from the structs: ``python -m armoire.server.typescript`` writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from armoire.core import options
from armoire.core.language import Language, Text
from armoire.core.rulebook import Rulebook
from armoire.server import incoming, outgoing

TARGET: Final = Path(__file__).parents[3] / "web" / "src" / "generated" / "protocol.ts"

_HEAD: Final = """\
/**
 * The messages between the page and the server, and what the server's addresses answer.
 * Made by `python -m armoire.server.typescript` from the server's structs: do not edit.
 */
"""
_ALIASES: Final = (
    ("Language", Language),
    ("Both", Text),
    ("Level", incoming.Level),
    ("Value", incoming.Value),
    ("Value", options.Value),
    ("Options", dict[str, incoming.Value]),
)
_ANSWERS: Final = (outgoing.Cupboard, Rulebook, outgoing.Opened, outgoing.Trouble)
_UNIONS: Final[dict[str, Any]] = {
    "Incoming": incoming.Incoming,
    "Outgoing": outgoing.Outgoing,
}


def typescript() -> str:
    """The text of the page's `protocol.ts`."""
    parts = [
        _HEAD,
        f"export type Language = {_union(get_args(Language))};\n"
        "export type Both = Record<Language, string>;\n"
        f"export type Level = {_union(get_args(incoming.Level))};\n"
        "export type Value = string | number | boolean | null;\n"
        "export type Options = Record<string, Value>;\n",
    ]
    written: set[type] = set()
    for answer in (*_ANSWERS, incoming.NewTable):
        parts += _interfaces(answer, written)
    for name, union in _UNIONS.items():
        members = get_args(union)
        for member in members:
            parts += _interfaces(member, written)
        listed = "".join(f"\n  | {member.__name__}" for member in members)
        parts.append(f"export type {name} ={listed};\n")
    return "\n".join(parts)


def _interfaces(struct: type, written: set[type]) -> list[str]:
    """The struct's interface, after those of the structs that it holds."""
    if struct in written:
        return []
    written.add(struct)
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    parts: list[str] = []
    for field in info.fields:
        for held in _structs_in(field.type):
            parts += _interfaces(held, written)
    tag = [f'  type: "{info.tag}";'] if info.tag is not None else []
    fields = [
        f"  {field.encode_name}{'' if field.required else '?'}: {_spell(field.type)};"
        for field in info.fields
    ]
    lines = [f"export interface {struct.__name__} {{", *tag, *fields, "}\n"]
    return [*parts, "\n".join([*_comment(struct), *lines])]


def _comment(struct: type) -> list[str]:
    text = struct.__dict__.get("__doc__")
    if not text:
        return []
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def _structs_in(node: inspect.Type) -> list[type]:
    match node:
        case inspect.StructType(cls=struct):
            return [struct]
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return _structs_in(item)
        case inspect.DictType(value_type=value):
            return _structs_in(value)
        case inspect.UnionType(types=kinds) | inspect.TupleType(item_types=kinds):
            return [struct for kind in kinds for struct in _structs_in(kind)]
    return []


def _spell(node: inspect.Type) -> str:
    """A type in TypeScript."""
    if isinstance(node, inspect.Metadata):
        return str((node.extra or {}).get("typescript") or _spell(node.type))
    for name, alias in _ALIASES:
        if node == inspect.type_info(alias):
            return name
    match node:
        case inspect.StructType(cls=struct):
            return str(struct.__name__)
        case inspect.LiteralType(values=values):
            return _union(values)
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.NoneType():
            return "null"
        case inspect.UnionType(types=kinds):
            return " | ".join(dict.fromkeys(_spell(kind) for kind in kinds))
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(_spell(item) for item in items)}]"
        case inspect.ListType(item_type=item):
            inner = _spell(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.DictType(value_type=value):
            inner = _spell(value)
            return "Options" if inner == "Value" else f"Record<string, {inner}>"
    raise TypeError(f"{node} has no spelling in TypeScript yet")


def _union(values: tuple[Any, ...]) -> str:
    return " | ".join(msgspec.json.encode(value).decode() for value in sorted(values))


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
    print(f"{TARGET} is written.")
