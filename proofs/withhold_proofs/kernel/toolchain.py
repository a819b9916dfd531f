"""Finds Coq, and runs its programs without a user's settings."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

LIBRARY = ("-Q", ".", "Withhold")
"""Where the development's own modules are, from its folder."""


@dataclass(frozen=True)
class Toolchain:
    """The programs of one Coq installation, each as the beginning of a command line.

    compiler: compiles one file. dependencies: prints what a file requires. checker: checks
    compiled files again, independently of the compiler. version: of the compiler.
    """

    compiler: tuple[str, ...]
    dependencies: tuple[str, ...]
    checker: tuple[str, ...]
    version: str

    def run(self, command: Sequence[str], folder: Path) -> subprocess.CompletedProcess[str]:
        """The finished command. Folders that a user's environment adds to Coq's path are left out."""
        environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("COQ", "ROCQ"))
        }
        return subprocess.run(
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
        )

    def compile(self, file: str, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
        """The finished compilation of a file. options: such as -vos."""
        return self.run((*self.compiler, "-q", *options, *LIBRARY, file), folder)


def find() -> Toolchain | None:
    """The Coq of the PATH: coqc, or rocq where that is what it is called. None without either."""
    coqc, coqdep, coqchk = map(shutil.which, ("coqc", "coqdep", "coqchk"))
    if coqc and coqdep and coqchk:
        return _installed((coqc,), (coqdep,), (coqchk,))
    if rocq := shutil.which("rocq"):
        return _installed((rocq, "compile"), (rocq, "dep"), (rocq, "check"))
    return None


def _installed(
    compiler: tuple[str, ...], dependencies: tuple[str, ...], checker: tuple[str, ...]
) -> Toolchain:
    command = (*compiler, "--print-version")
    printed = subprocess.run(command, capture_output=True, text=True, check=False)
    words = printed.stdout.split()
    return Toolchain(compiler, dependencies, checker, words[0] if words else "of unknown version")
