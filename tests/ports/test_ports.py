"""The ports pass every vector, and every one of their mutants is rejected.

A port is written from the vectors' README alone. It runs where its toolchain is; without any, the
tests fail, so that an empty machine cannot pass for a green one.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PORTS = Path(__file__).parent
VECTORS = PORTS.parent / "conformance" / "withhold_vectors" / "data"
TOOLCHAINS = {"javascript": "node", "rust": "cargo"}
HERE = [name for name, program in TOOLCHAINS.items() if shutil.which(program)]
FEWEST_MUTANTS = 10
MOST_KILOBYTES = 4 * 2**20


def mutants(port: str) -> list[dict[str, str]]:
    """The port's mutants: id, sentence, file, and the text to find and to put in its place."""
    text = (PORTS / port / "mutants.json").read_text()
    found: list[dict[str, str]] = json.loads(text)
    return found


def selected(port: str) -> list[dict[str, str]]:
    """Every mutant in a deep run (WITHHOLD_DEEP=1); else some, spread evenly over the list."""
    found = mutants(port)
    every = 1 if os.environ.get("WITHHOLD_DEEP") else max(1, len(found) // FEWEST_MUTANTS)
    return found[::every]


MUTANTS = [(port, mutant) for port in HERE for mutant in selected(port)]


def command(port: str, folder: Path) -> list[str]:
    """The command that starts the port whose sources are in a folder; built first if need be."""
    if port == "javascript":
        return ["node", str(folder / "port.js")]
    build = ["cargo", "build", "--release", "--offline", "--quiet"]
    subprocess.run(build, cwd=folder, check=True, capture_output=True, text=True)
    (program,) = (
        path
        for path in (folder / "target" / "release").iterdir()
        if path.is_file() and path.suffix == "" and not path.name.startswith(".")
    )
    return [str(program)]


def copy(port: str, target: Path) -> Path:
    """The port's sources in a folder of the test's own."""
    ignored = shutil.ignore_patterns("target")
    return Path(shutil.copytree(PORTS / port, target / port, ignore=ignored))


def run(port: list[str]) -> subprocess.CompletedProcess[str]:
    """What the runner says; a mutant that loops is stopped, and one that eats memory is refused it."""
    runner = [sys.executable, "-m", "withhold.cli", "vectors", "run", "--vectors", str(VECTORS)]
    limited = ["bash", "-c", f'ulimit -v {MOST_KILOBYTES}; exec "$@"', "port", *port]
    return subprocess.run(
        [*runner, "--timeout", "20", "--json", "--", *limited], capture_output=True, text=True
    )


def test_a_toolchain_is_here() -> None:
    assert HERE, f"none of {sorted(TOOLCHAINS.values())} is installed, so no port can be checked"


@pytest.mark.parametrize("port", HERE)
def test_the_port_passes_every_vector(port: str, tmp_path: Path) -> None:
    ran = run(command(port, copy(port, tmp_path)))
    assert ran.returncode == 0, ran.stdout[-2000:] + ran.stderr[-2000:]


@pytest.mark.parametrize("port", HERE)
def test_the_port_has_enough_mutants_each_with_a_place_of_its_own(port: str) -> None:
    found = mutants(port)
    assert len(found) >= FEWEST_MUTANTS
    assert len({mutant["id"] for mutant in found}) == len(found)
    for mutant in found:
        source = (PORTS / port / mutant["file"]).read_text()
        assert source.count(mutant["find"]) == 1, mutant["id"]
        assert mutant["find"] != mutant["replace"], mutant["id"]


@pytest.mark.parametrize(
    ("port", "mutant"), MUTANTS, ids=lambda part: part["id"] if isinstance(part, dict) else part
)
def test_the_vectors_reject_a_mutated_port(
    port: str, mutant: dict[str, str], tmp_path: Path
) -> None:
    folder = copy(port, tmp_path)
    file = folder / mutant["file"]
    file.write_text(file.read_text().replace(mutant["find"], mutant["replace"]))
    ran = run(command(port, folder))
    assert ran.returncode == 1, mutant["sentence"] + ran.stderr[-2000:]
