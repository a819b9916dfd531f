"""The types of the translation: of Python's annotations, as Coq writes them."""

from __future__ import annotations

import ast

SAMPLES = "samples_by_user"
SOURCE = "Source"
"""The type of what answers draws."""
TYPES = {
    "int": "Z",
    "Number": "Z",
    "bool": "bool",
    "Condition": "bool",
    "Fraction": "Q",
    "Samples": SAMPLES,
    "Charging": "(Account -> Z -> Z -> Proposal -> (Contribution * Account))",
}


def type_of(annotation: ast.AST) -> str:
    """The Coq type of an annotation. Raises: NotImplementedError.

    >>> [type_of(ast.parse(text).body[0]) for text in ("Number | None", "tuple[int, ...]")]
    ['(option Z)', '(list Z)']
    >>> type_of(ast.parse("Sequence[tuple[Epoch, int]]").body[0])
    '(list (Epoch * Z))'
    """
    match annotation:
        case ast.Expr(value=value):
            return type_of(value)
        case ast.Constant(value=str(text)):
            return type_of(ast.parse(text).body[0])
        case ast.Name(id=name):
            return TYPES.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=ast.Constant(value=None)):
            return f"(option {type_of(left)})"
        case ast.Subscript(value=ast.Name(id="Sequence" | "list"), slice=part):
            return list_of(type_of(part))
        case ast.Subscript(
            value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[part, ast.Constant(value=end)])
        ) if end is ...:
            return list_of(type_of(part))
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
            return f"({' * '.join(map(type_of, parts))})"
        case _:
            return ast.unparse(annotation)


def list_of(kind: str) -> str:
    """The type of a list of these; "" if it is not known of what."""
    return f"(list {kind})" if kind else ""


def element_of(kind: str) -> str:
    """The type of a list's elements; "" if it is no list, or not known.

    >>> element_of("(list (Epoch * Z))"), element_of("Z")
    ('(Epoch * Z)', '')
    """
    return kind[len("(list ") : -1] if kind.startswith("(list ") else ""


def parts_of(kind: str) -> list[str]:
    """The types of a tuple's parts.

    >>> parts_of("(Z * (list (Epoch * Z)))")
    ['Z', '(list (Epoch * Z))']
    """
    found, depth = [""], 0
    for character in kind[1:-1]:
        depth += (character == "(") - (character == ")")
        if character == "*" and depth == 0:
            found.append("")
        else:
            found[-1] += character
    return [each.strip() for each in found]
