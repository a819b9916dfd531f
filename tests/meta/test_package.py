"""The wheel has four typed packages, and nothing else at the top of site-packages."""

import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("wheel")
ROOT = Path(__file__).parents[2]
PACKAGES = {"withhold", "withhold_spec", "withhold_proofs", "withhold_vectors"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built as an installer would build it, but with the installed hatchling."""
    target = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "-o", str(target), "."]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = target.glob("*.whl")
    return built


def test_the_wheel_holds_the_four_packages_and_their_type_marks(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == PACKAGES
    assert {f"{package}/py.typed" for package in PACKAGES} <= set(names)
    sources = {
        str(file.relative_to(ROOT / root))
        for root in ("spec", "impl", "proofs", "tests/conformance")
        for package in PACKAGES
        for file in (ROOT / root / package).rglob("*.py")
    }
    assert sources <= set(names)
    assert not any("test" in Path(name).name and name.endswith("_test.py") for name in names)


def test_the_wheel_works_without_the_checkout(wheel: Path, tmp_path: Path) -> None:
    """Imported from the wheel alone, in an empty folder, the package runs a stream."""
    site = str(tmp_path / "site")
    script = f"""
import withhold, withhold_spec.replay
estimator = withhold.MeanEstimator(withhold.Params(2, 2, 1, 1), "full")
assert withhold.__file__.startswith({site!r}), withhold.__file__
assert estimator.observe("a", 1).total == 1
"""
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    environment = {"PYTHONPATH": str(tmp_path / "site"), "PATH": ""}
    subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, check=True, env=environment, timeout=100
    )


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, installed without its dependencies into a folder of its own."""
    site = tmp_path_factory.mktemp("site")
    options = ["--no-deps", "--no-index", "--no-compile", "--quiet", "--target", str(site)]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, str(wheel)], check=True)
    return site


def test_the_installed_vectors_check_a_port_in_an_empty_folder(
    installed: Path, tmp_path: Path
) -> None:
    """The wheel holds the vectors, the runner, a port, and the generator with its specification."""
    environment = {"PYTHONPATH": str(installed), "PATH": ""}

    def run(*arguments: str) -> str:
        command = [sys.executable, "-m", *arguments]
        ran = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    data = installed / "withhold_vectors" / "data"
    vectors = ("withhold.cli", "vectors")
    assert run(*vectors, "path") == f"{data}\n"
    names = {file.name for file in (installed / "withhold_vectors" / "data").iterdir()}
    assert {"README.md", "CONSUMERS.md", "LICENSE", "MANIFEST.json", "schema", "v5"} <= names
    few = ("--only", "blocks.json", "--only", "params.json")
    assert "176 passed, 0 failed" in run(*vectors, "check", *few)
    port = (sys.executable, "-m", "withhold_vectors.implementation")
    assert "176 passed, 0 failed" in run(*vectors, "run", *few, "--", *port)
    assert '"v5/full.json"' in run(*vectors, "show", "full.json:1")
    run("withhold_vectors.generator", "--help")
    assert list(tmp_path.iterdir()) == []


def test_solvers_are_pinned_exactly_and_numpy_is_the_only_requirement() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    (only,) = project["dependencies"]
    assert only.startswith("numpy")
    pins = project["optional-dependencies"]["proofs"]
    assert all("==" in pin for pin in pins if pin.startswith(("z3", "cvc5")))
