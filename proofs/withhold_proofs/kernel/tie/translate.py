"""Translates functions of the specification, from their source, to Coq: the text of Tie/Source.v.

A function is a sequence of assignments and a return. Whole numbers become Z, conditions bool,
sequences lists, dataclasses records, and a loop over a tuple is written out. Anything else raises
NotImplementedError, so that nothing is translated by guessing. Tie/Equal.v proves for every function
that the definitions have the same values.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Mapping
from dataclasses import fields
from textwrap import dedent
from types import FunctionType
from typing import Any

from withhold_spec import number
from withhold_spec.accounted import epoch, gaussian, pure
from withhold_spec.accounted.records import Account, Contribution, Series
from withhold_spec.paper import binary, median, withholding

FILE = "Tie/Source.v"

RECORDS: tuple[type, ...] = (Account, Contribution, Series)
FUNCTIONS: tuple[Callable[..., Any], ...] = (
    number.maximum,
    number.clip,
    binary.depth,
    binary.lowest_bit,
    binary.elements_of,
    withholding.levels,
    withholding.completes_block,
    withholding.level_of,
    withholding.block_size,
    withholding.block_sum,
    withholding.released,
    median.nearest_bin,
    median.costs,
    epoch.weighted_sum,
    epoch.weighted_excess,
    epoch.carried_out,
    pure.in_series,
    pure.additional_cost,
    pure.debit,
    gaussian.squared_cost,
)
"""What is translated, each function after those that it calls."""
GIVEN = {"add": "add", "bin_count": "bin_count", "range": "range"}
"""Functions with a loop, for which the translation uses the definitions' own."""
TYPES = {"int": "Z", "Number": "Z", "bool": "bool", "Condition": "bool"}
OPERATORS: dict[type[ast.AST], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Pow: "^"}
HEADER = """(** Functions of the Python specification, translated from their source by a program:
    `withhold prove --kernel --certificates write`. Equal.v proves that the definitions have the same values. *)
From Coq Require Import ZArith List Bool.
From Withhold.Definitions Require Import Paper.
Import ListNotations.
Local Open Scope Z_scope.

Definition bit_length (z : Z) : Z := if z =? 0 then 0 else Z.log2 (Z.abs z) + 1.
"""


def translated() -> str:
    """The text of Tie/Source.v for the specification as it is."""
    parts = [HEADER]
    for record in RECORDS:
        listed = ";\n  ".join(
            f"{_field(record.__name__, each.name)} : Z" for each in fields(record)
        )
        parts.append(f"Record {record.__name__} := make_{record.__name__} {{\n  {listed} }}.")
        for name, value in vars(record).items():
            if isinstance(value, property) and isinstance(value.fget, FunctionType):
                parts.append(
                    _definition(value.fget, _field(record.__name__, name), record.__name__)
                )
    parts += [_definition(each, each.__name__) for each in FUNCTIONS]
    return "\n".join(parts) + "\n"


def _field(record: str, name: str) -> str:
    return f"{record}_{name}"


def _definition(function: Callable[..., Any], name: str, owner: str = "") -> str:
    tree = ast.parse(dedent(inspect.getsource(function))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    types = {each.arg: _annotated(each.annotation, owner) for each in tree.args.args}
    binders = " ".join(f"({arg} : {kind})" for arg, kind in types.items())
    lines = _Function(types).body(tree.body)
    return f"Definition {name} {binders} :=\n  " + "\n  ".join(lines) + "."


def _annotated(annotation: ast.expr | None, owner: str) -> str:
    if annotation is None:
        return owner
    if isinstance(annotation, ast.Subscript):
        return f"list {_annotated(annotation.slice, owner)}"
    name = ast.unparse(annotation)
    return TYPES.get(name, name)


class _Function:
    """The body of one function. types: of its parameters. tuples: the parts of tuples that have names."""

    def __init__(self, types: Mapping[str, str]) -> None:
        self.types = types
        self.tuples: dict[str, list[ast.expr]] = {}

    def body(self, statements: list[ast.stmt]) -> list[str]:
        """The lines of its value."""
        lines: list[str] = []
        for statement in statements:
            match statement:
                case ast.Expr(value=ast.Constant(value=str())):
                    continue
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Tuple(elts=parts)):
                    self.tuples[name] = parts
                case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=parts)):
                    for target, part in zip(names, parts, strict=True):
                        lines.append(f"let {ast.unparse(target)} := {self.term(part)} in")
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    lines.append(f"let {name} := {self.term(value)} in")
                case ast.For(target=ast.Name(id=name), iter=ast.Tuple(elts=parts), body=inner):
                    for part in self._parts(parts):
                        lines += [f"let {name} := {self.term(part)} in", *self.body(inner)]
                case ast.If(test=test, body=[ast.Return(value=ast.expr() as value)], orelse=[]):
                    lines.append(f"if {self.term(test)} then {self.term(value)} else")
                case ast.Return(value=ast.expr() as value):
                    lines.append(self.term(value))
                case _:
                    raise NotImplementedError(ast.unparse(statement))
        return lines

    def _parts(self, parts: list[ast.expr]) -> list[ast.expr]:
        found = []
        for part in parts:
            if isinstance(part, ast.Starred):
                found += self.tuples[ast.unparse(part.value)]
            else:
                found.append(part)
        return found

    def term(self, tree: ast.expr) -> str:
        """The term of an expression."""
        match tree:
            case ast.Constant(value=int(value)) if not isinstance(tree.value, bool):
                return str(value)
            case ast.Name(id=name):
                return name
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return f"(- {self.term(operand)})"
            case ast.BinOp(left=left, op=ast.BitAnd(), right=right):
                return f"(Z.land {self.term(left)} {self.term(right)})"
            case ast.BinOp(left=left, op=operator, right=right) if type(operator) in OPERATORS:
                return f"({self.term(left)} {OPERATORS[type(operator)]} {self.term(right)})"
            case ast.BoolOp(op=ast.And(), values=values):
                return "(" + " && ".join(map(self.term, values)) + ")"
            case ast.Compare(left=left, ops=[operator], comparators=[right]):
                return _compared(operator, self.term(left), self.term(right))
            case ast.IfExp(test=test, body=then, orelse=otherwise):
                return f"(if {self.term(test)} then {self.term(then)} else {self.term(otherwise)})"
            case ast.Subscript(value=value, slice=ast.Slice(lower=lower, upper=upper)):
                if lower is None or upper is None:
                    raise NotImplementedError(ast.unparse(tree))
                return f"(slice {self.term(lower)} {self.term(upper)} {self.term(value)})"
            case ast.Attribute(value=ast.Name(id=name), attr=attribute):
                return f"({_field(self.types[name], attribute)} {name})"
            case ast.ListComp() | ast.GeneratorExp():
                return self._comprehension(tree)
            case ast.Call():
                return self._call(tree)
            case _:
                raise NotImplementedError(ast.unparse(tree))

    def _comprehension(self, tree: ast.ListComp | ast.GeneratorExp) -> str:
        (generator,) = tree.generators
        if generator.ifs:
            raise NotImplementedError(ast.unparse(tree))
        item = ast.unparse(generator.target)
        return f"(map (fun {item} => {self.term(tree.elt)}) {self.term(generator.iter)})"

    def _call(self, tree: ast.Call) -> str:
        match tree:
            case ast.Call(func=ast.Attribute(value=value, attr="bit_length"), args=[]):
                return f"(bit_length {self.term(value)})"
            case ast.Call(func=ast.Name(id="ite"), args=[test, then, otherwise]):
                return f"(if {self.term(test)} then {self.term(then)} else {self.term(otherwise)})"
            case ast.Call(func=ast.Name(id="tuple"), args=[value]):
                return self.term(value)
            case ast.Call(func=ast.Name(id="range"), args=[end]):
                return f"(range 0 {self.term(end)})"
            case ast.Call(func=ast.Name(id="replace"), args=[ast.Name(id=name)], keywords=changes):
                return self._replaced(name, {each.arg or "": each.value for each in changes})
            case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]):
                if name not in GIVEN and name not in {each.__name__ for each in FUNCTIONS}:
                    raise NotImplementedError(ast.unparse(tree))
                return f"({GIVEN.get(name, name)} {' '.join(map(self.term, arguments))})"
            case _:
                raise NotImplementedError(ast.unparse(tree))

    def _replaced(self, name: str, changes: Mapping[str, ast.expr]) -> str:
        (record,) = (each for each in RECORDS if each.__name__ == self.types[name])
        parts = [
            self.term(changes[each.name])
            if each.name in changes
            else f"({_field(record.__name__, each.name)} {name})"
            for each in fields(record)
        ]
        return f"(make_{record.__name__} {' '.join(parts)})"


def _compared(operator: ast.cmpop, left: str, right: str) -> str:
    match operator:
        case ast.Lt():
            return f"({left} <? {right})"
        case ast.Gt():
            return f"({right} <? {left})"
        case ast.Eq():
            return f"({left} =? {right})"
        case ast.LtE():
            return f"({left} <=? {right})"
        case _:
            raise NotImplementedError(ast.dump(operator))
