"""No float touches a sum, an interval, a scale or a draw: read from the source."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FLOATING = {"log", "log2", "log10", "log1p", "exp", "expm1", "sqrt", "rint", "float64", "float32"}
MODULES_OF_CHANCE = {"random", "secrets"}
DISPLAYED = {"bar", "bars", "_shown"}
"""Error bars, which are for display only: nothing is computed from them."""


def floats(tree: ast.AST) -> list[str]:
    """Every place that could create a float: literals, float(), functions that return floats.

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
        if id(node) in asked:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, float):
            found.append(f"line {node.lineno}: literal {node.value}")
        elif isinstance(node, ast.Name) and node.id == "float":
            found.append(f"line {node.lineno}: float")
        elif isinstance(node, ast.Attribute) and node.attr in FLOATING:
            if isinstance(node.value, ast.Name) and node.value.id in {"math", "np", "numpy"}:
                found.append(f"line {node.lineno}: {node.value.id}.{node.attr}")
        elif isinstance(node, ast.ImportFrom) and node.module == "math":
            names = {alias.name for alias in node.names} & FLOATING
            found += [f"line {node.lineno}: math.{name}" for name in sorted(names)]
    return found


def quotients(tree: ast.AST) -> list[str]:
    """Every division that does not round to an integer."""
    return [
        f"line {node.lineno}: /"
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div)
    ]


def spec_files() -> list[Path]:
    return sorted((ROOT / "spec").rglob("*.py"))


POLICY = [
    "policy/fixed_point",
    "policy/scheduling",
    "policy/places",
    "policy/line",
    "policy/design",
    "policy/excess",
    "policy/posterior",
    "policy/intervals",
    "policy/weights",
    "policy/plan",
    "policy/totals",
    "policy/shipped",
    "policy/error_bar",
]
EXACT_IMPLEMENTATION = [
    "core/batch",
    "paper/constants",
    "core/counter",
    "core/columns",
    "core/enclosures",
    "core/engine",
    "core/expansions",
    "core/laplace_batch",
    "accounted/arrivals",
    "accounted/decisions",
    "accounted/engine",
    "paper/median",
    "paper/flat",
    "core/samplers",
    "core/source",
    "core/tree",
    *POLICY,
]
INTEGERS_ALONE = [
    "spec/withhold_spec/policy/budget_limit.py",
    "spec/withhold_spec/accounted/interface.py",
    "spec/withhold_spec/policy/fixed_point.py",
    "spec/withhold_spec/policy/strata.py",
    "spec/withhold_spec/policy/line.py",
    "spec/withhold_spec/policy/mixture.py",
    "spec/withhold_spec/policy/design.py",
    "spec/withhold_spec/policy/excess.py",
    "spec/withhold_spec/policy/posterior.py",
    "spec/withhold_spec/policy/intervals.py",
    "spec/withhold_spec/policy/weights.py",
    "spec/withhold_spec/policy/blocks.py",
    "spec/withhold_spec/policy/shipped.py",
    "spec/withhold_spec/policy/scheduling.py",
    *(f"impl/withhold/{name}.py" for name in POLICY),
]
"""The ledger mechanism's policy: fixed point, so that every implementation agrees bit for bit."""


@pytest.mark.parametrize("file", spec_files(), ids=lambda file: file.name)
def test_the_specification_has_no_float(file: Path) -> None:
    assert floats(ast.parse(file.read_text())) == []


@pytest.mark.parametrize("name", EXACT_IMPLEMENTATION)
def test_the_path_from_the_grid_to_the_release_has_no_float(name: str) -> None:
    file = ROOT / "impl" / "withhold" / f"{name}.py"
    assert floats(ast.parse(file.read_text())) == []


@pytest.mark.parametrize("name", INTEGERS_ALONE)
def test_a_policy_divides_integers_by_integers(name: str) -> None:
    assert quotients(ast.parse((ROOT / name).read_text())) == []


def computed(tree: ast.AST) -> list[str]:
    """Every operation, comparison and condition in which an error bar occurs."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp | ast.Compare | ast.BoolOp | ast.If | ast.IfExp):
            used = node.test if isinstance(node, ast.If | ast.IfExp) else node
            names = {part.attr for part in ast.walk(used) if isinstance(part, ast.Attribute)}
            names |= {part.id for part in ast.walk(used) if isinstance(part, ast.Name)}
            if names & DISPLAYED:
                found.append(f"line {node.lineno}: {ast.unparse(used)}")
    return found


@pytest.mark.parametrize("name", [*EXACT_IMPLEMENTATION, "estimator", "vector"])
def test_nothing_is_computed_from_an_error_bar(name: str) -> None:
    tree = ast.parse((ROOT / "impl" / "withhold" / f"{name}.py").read_text())
    asked = {"bar is None"} if name == "estimator" else set()
    assert {each.partition(": ")[2] for each in computed(tree)} == asked


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
    shown = "x = 2 * self._shown\ny = 1 if bar else 2\nz = [bar]\nif bars > x: pass"
    assert sorted(each.partition(":")[0] for each in computed(ast.parse(shown))) == [
        "line 1",
        "line 2",
        "line 4",
        "line 4",
    ]
    assert len(quotients(ast.parse("x = 1 / 2\ny = 1 // 2\nx /= 3"))) == 2
