"""Who imports whom, read from the source: a shared helper between spec and impl is a shared bug."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FREE = set(sys.stdlib_module_names)
ALLOWED = {
    "spec": FREE | {"withhold_spec"},
    "impl": FREE | {"withhold", "numpy", "pyarrow", "tqdm", "matplotlib", "narwhals", "river"},
    "proofs": FREE | {"withhold_proofs", "withhold_spec", "z3", "cvc5", "jsonschema", "rich"},
}
EXTRAS_STAY_LAZY = {"pyarrow", "tqdm", "matplotlib", "river"}
MAY_IMPORT_IMPL = {"refinement/rows.py", "refinement/gaussian.py", "refinement/ledger.py"}

VECTORS = ROOT / "tests" / "conformance" / "withhold_vectors"
ROOMS = {
    "codec": FREE | {"withhold_vectors.codec"},
    "runner": FREE | {"withhold_vectors.codec", "withhold_vectors.runner"},
    "implementation": FREE
    | {"withhold", "numpy", "withhold_vectors.codec", "withhold_vectors.implementation"}
    | {"withhold_vectors.runner"},
    "generator": FREE | {"withhold_spec", "withhold_vectors.codec", "withhold_vectors.generator"},
    "": FREE
    | {"withhold_vectors.codec", "withhold_vectors.runner", "withhold_vectors.cli"}
    | {"withhold_vectors.implementation.port"},
}
"""What each subpackage of the vectors' package imports. The command line, in none of them, reaches the
implementation through its port alone, and starts the generator as another program."""


def imports(tree: ast.AST) -> Iterator[str]:
    """The top-level package of everything imported below a node."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield (node.module or "").partition(".")[0]


def modules(tree: ast.AST) -> Iterator[str]:
    """The full name of everything imported below a node: `from a.b import c` is a.b.c."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("root", sorted(ALLOWED))
def test_a_root_imports_only_what_is_allowed(root: str) -> None:
    files = sorted((ROOT / root).rglob("*.py"))
    assert len(files) > 8
    for file in files:
        allowed = ALLOWED[root] | (
            {"withhold"} if "/".join(file.parts[-2:]) in MAY_IMPORT_IMPL else set()
        )
        found = set(imports(ast.parse(file.read_text())))
        assert found <= allowed, f"{file.relative_to(ROOT)} imports {sorted(found - allowed)}"


@pytest.mark.parametrize("room", sorted(ROOMS))
def test_a_room_of_the_vectors_imports_only_what_is_allowed(room: str) -> None:
    files = sorted((VECTORS / room).rglob("*.py") if room else VECTORS.glob("*.py"))
    assert len(files) > 2
    for file in files:
        for name in modules(ast.parse(file.read_text())):
            parts = name.split(".")
            found = {".".join(parts[:length]) for length in range(1, len(parts) + 1)}
            assert found & ROOMS[room], f"{file.relative_to(VECTORS)} imports {name}"


def test_extras_are_imported_only_where_they_are_used() -> None:
    """`import withhold` needs numpy alone."""
    for file in sorted((ROOT / "impl" / "withhold").rglob("*.py")):
        if file.parent.name in ("cli", "files") or file.name == "river.py":
            continue
        assert not EXTRAS_STAY_LAZY & set(imports(ast.parse(file.read_text()))), file.name


def test_the_lint_sees_a_forbidden_import() -> None:
    assert set(
        imports(ast.parse("def f():\n    from withhold_spec.paper.binary import depth"))
    ) == {"withhold_spec"}
    assert list(modules(ast.parse("from withhold_vectors import runner"))) == [
        "withhold_vectors.runner"
    ]
