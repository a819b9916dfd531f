"""The files of a Coq development: what each requires, and compiling them in that order."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from graphlib import TopologicalSorter
from pathlib import Path
from typing import TypeVar

from withhold_proofs.kernel.toolchain import LIBRARY, Toolchain

PROJECT = "_CoqProject"
STATEMENTS = "Statements.v"

Node = TypeVar("Node")


@dataclass(frozen=True)
class Failure:
    """A file that does not compile. offset: where in the file Coq stopped, None if it does not say."""

    file: str
    message: str
    offset: int | None = None


def project_files(folder: Path) -> tuple[str, ...]:
    """The files that _CoqProject lists."""
    lines = (folder / PROJECT).read_text(encoding="utf-8").split("\n")
    return tuple(line.strip() for line in lines if line.strip().endswith(".v"))


def copy(folder: Path, to: Path, compiled: bool = False) -> None:
    """Copies the listed files to another folder. compiled: with what the compiler made of them."""
    for name in project_files(folder):
        source = folder / name
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, to / name)
        for made in (".vo", ".vos") if compiled else ():
            if source.with_suffix(made).exists():
                shutil.copyfile(source.with_suffix(made), (to / name).with_suffix(made))
    shutil.copyfile(folder / PROJECT, to / PROJECT)


def dependencies(toolchain: Toolchain, folder: Path) -> dict[str, frozenset[str]]:
    """The files of the development that each file requires directly.

    Raises: OSError if Coq cannot tell.
    """
    files = project_files(folder)
    printed = toolchain.run((*toolchain.dependencies, *LIBRARY, *files), folder)
    if printed.returncode:
        raise OSError(f"coqdep: {printed.stderr.strip()}")
    return parse_dependencies(printed.stdout)


def parse_dependencies(text: str) -> dict[str, frozenset[str]]:
    """The rules for .vo files that coqdep prints, as file: required files.

    >>> parse_dependencies("A/B.vo A/B.glob: A/B.v C.vo\\nA/B.vos: A/B.v C.vos\\n")
    {'A/B.v': frozenset({'C.v'})}
    """
    found = {}
    for line in text.replace("\\\n", " ").splitlines():
        targets, _, sources = line.partition(":")
        made = [each for each in targets.split() if each.endswith(".vo")]
        if made:
            needed = (each for each in sources.split() if each.endswith(".vo"))
            found[made[0][:-1]] = frozenset(each[:-1] for each in needed)
    return found


def below(required: Mapping[Node, Iterable[Node]], start: Node) -> set[Node]:
    """The start, such as a file, and everything that it requires, directly or not."""
    found: set[Node] = set()
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += required.get(name, ())
    return found


def above(required: Mapping[str, Iterable[str]], file: str) -> set[str]:
    """The file and everything that requires it, directly or not."""
    return {name for name in required if file in below(required, name)}


def compile_one(toolchain: Toolchain, folder: Path, file: str, *options: str) -> Failure | None:
    """Compiles a file whose requirements are compiled."""
    done = toolchain.compile(file, folder, *options)
    if done.returncode == 0:
        return None
    return failure(file, done.stderr or done.stdout, (folder / file).read_bytes())


def failure(file: str, message: str, source: bytes) -> Failure:
    """The failure that the compiler reports, with the place that it names."""
    place = re.search(r'File "([^"]*)", line (\d+), characters (\d+)-\d+:\s*Error', message)
    if place is None or Path(place[1]).name != Path(file).name:
        return Failure(file, message.strip())
    before = b"".join(source.splitlines(keepends=True)[: int(place[2]) - 1])
    offset = len(before.decode("utf-8")) + int(place[3])
    return Failure(file, message[place.start() :].strip(), offset)


def compile_all(
    toolchain: Toolchain, folder: Path, required: Mapping[str, frozenset[str]], jobs: int
) -> list[Failure]:
    """Compiles all files, each after what it requires. Returns what failed; the rest is then left out."""
    sorter = TopologicalSorter(required)
    sorter.prepare()
    failed: list[Failure] = []
    with ThreadPoolExecutor(jobs) as pool:
        running: dict[Future[Failure | None], str] = {}
        while sorter.is_active() and not (failed and not running):
            for file in sorter.get_ready() if not failed else ():
                running[pool.submit(compile_one, toolchain, folder, file)] = file
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                file = running.pop(future)
                problem = future.result()
                if problem is None:
                    sorter.done(file)
                else:
                    failed.append(problem)
    return failed
