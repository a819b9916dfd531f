"""No float touches a sum, an interval, a scale or a draw: read from the source."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FLOATING = {"log", "log2", "log10", "log1p", "exp", "expm1", "sqrt", "rint", "float64", "float32"}
MODULES_OF_CHANCE = {"random", "secrets"}


def floats(tree: ast.AST) -> list[str]:
    """Every place where a float could be made: literals, float(), functions that return floats.

    Asking whether something is a float, in order to refuse it, makes none.
    """
    found = []
    asked = {
        id(kind)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "isinstance"
        for kind in ast.walk(call.args[1])
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, float):
            found.append(f"line {node.lineno}: literal {node.value}")
        elif isinstance(node, ast.Name) and node.id == "float" and id(node) not in asked:
            found.append(f"line {node.lineno}: float")
        elif isinstance(node, ast.Attribute) and node.attr in FLOATING:
            if isinstance(node.value, ast.Name) and node.value.id in {"math", "np", "numpy"}:
                found.append(f"line {node.lineno}: {node.value.id}.{node.attr}")
        elif isinstance(node, ast.ImportFrom) and node.module == "math":
            names = {alias.name for alias in node.names} & FLOATING
            found += [f"line {node.lineno}: math.{name}" for name in sorted(names)]
    return found


def spec_files() -> list[Path]:
    return sorted((ROOT / "spec").rglob("*.py"))


EXACT_IMPLEMENTATION = [
    "batch",
    "constants",
    "counter",
    "enclosures",
    "engine",
    "expansions",
    "laplace_batch",
    "median",
    "mechanisms",
    "samplers",
    "source",
    "tree",
]


@pytest.mark.parametrize("file", spec_files(), ids=lambda file: file.name)
def test_the_specification_has_no_float(file: Path) -> None:
    assert floats(ast.parse(file.read_text())) == []


@pytest.mark.parametrize("name", EXACT_IMPLEMENTATION)
def test_the_path_from_the_grid_to_the_release_has_no_float(name: str) -> None:
    file = ROOT / "impl" / "withhold" / f"{name}.py"
    assert floats(ast.parse(file.read_text())) == []


def test_nothing_in_the_implementation_uses_a_generator_of_pseudo_random_numbers() -> None:
    for file in (ROOT / "impl").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            names = set()
            if isinstance(node, ast.Import):
                names = {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                names = {(node.module or "").partition(".")[0]}
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                names = {node.attr} if node.value.id in {"np", "numpy"} else set()
            assert not names & MODULES_OF_CHANCE, f"{file.name}: {names}"


def test_the_lint_sees_floats() -> None:
    source = "x = 0.5\ny = float('1')\nimport math\nz = math.log(2)\nfrom math import sqrt"
    assert len(floats(ast.parse(source))) == 4
