"""`withhold prove`, and `python -m withhold_proofs`: decide obligations and report the outcomes."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from secrets import randbelow

from withhold_proofs import registry
from withhold_proofs.engine import pool
from withhold_proofs.engine.outcome import Outcome
from withhold_proofs.kernel import rows, toolchain
from withhold_proofs.kernel import run as kernel
from withhold_proofs.model import Obligation
from withhold_proofs.registry import Registry
from withhold_proofs.report import certificates, exports, listing, questions, results
from withhold_proofs.report import text as report
from withhold_proofs.report.explain import explain
from withhold_proofs.report.summary import Exit, Run, assemble
from withhold_proofs.report.tables import terminal_width

KILL_AFTER = 300.0
KILL_AFTER_DEEP = 1800.0
KILL_AFTER_NEGATIVE_CONTROL = 5.0


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command and returns its exit code.

    0 as expected; 1 refuted, a mutant survived, or no mutant refutes a question and no reason is given;
    2 usage, nothing selected, or an input or output error; 3 unknown or out of resources; 4 the committed
    certificates differ.
    """
    try:
        arguments = parser().parse_args(argv)
    except SystemExit as stop:
        return int(stop.code or 0)
    try:
        return int(_main(arguments))
    except OSError as error:
        file = "" if error.filename is None else f"{error.filename}: "
        print(f"withhold prove: error: {file}{error.strerror or error}", file=sys.stderr)
        if not file:
            _discard_output()
        return int(Exit.USAGE)


def _main(arguments: argparse.Namespace) -> int:
    known = _known(arguments)
    if arguments.names == ["list"]:
        _print(listing.as_json(known) if arguments.json else listing.text(known, terminal_width()))
        return Exit.EXPECTED
    if wrong := _usage(known, arguments):
        print("\n".join(wrong), file=sys.stderr)
        return Exit.USAGE
    names = [arguments.explain] if arguments.explain else arguments.names
    run = _run(known, names, arguments)
    code = _deliver(run, arguments)
    inconsistent = []
    if not names and not arguments.negative_controls and not arguments.kernel:
        inconsistent = registry.problems(known)
        if known.missing:
            inconsistent.append("these modules are missing: " + ", ".join(known.missing))
    if inconsistent:
        print("\n".join(["The obligations are inconsistent:", *inconsistent]), file=sys.stderr)
        return Exit.USAGE if code == Exit.EXPECTED else code
    return code


def _known(arguments: argparse.Namespace) -> Registry:
    if arguments.kernel:
        return rows.load()
    return pool.negative_control_registry() if arguments.negative_controls else registry.load()


def parser() -> argparse.ArgumentParser:
    """The command line."""
    built = argparse.ArgumentParser(
        prog="withhold prove",
        description="Decide the obligations about the specification and the implementation, and refute"
        " the statements that the paper prints wrongly.",
        epilog="Exit codes: 0 as expected; 1 refuted, a mutant survived, or no mutant refutes a question;"
        " 2 usage, nothing selected, or an input or output error; 3 unknown, or out of resources; 4 the"
        " committed certificates differ.",
    )
    built.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help="an obligation's id, a group (release/), or a label of the paper; all by default."
        " `list` alone lists obligations, promises and mutants",
    )
    built.add_argument(
        "--deep",
        action="store_true",
        help="include the obligations with large bounds, and try all mutants of each obligation",
    )
    built.add_argument(
        "--kernel",
        action="store_true",
        help="check the theorems of proofs/kernel with Coq, and nothing else; needs coqc or rocq",
    )
    built.add_argument(
        "--seed", type=int, metavar="N", help="of the random part of --kernel (default: by chance)"
    )
    built.add_argument(
        "--jobs", type=_positive, metavar="N", help="number of processes (default: number of cores)"
    )
    built.add_argument("--json", action="store_true", help="print JSON instead of tables")
    built.add_argument("--junit", type=Path, metavar="FILE", help="write JUnit XML")
    built.add_argument("--sarif", type=Path, metavar="FILE", help="write the problems as SARIF")
    built.add_argument(
        "--smt2",
        type=Path,
        metavar="PATH",
        help="write every query as an .smt2 file, into a directory or into a .zip archive",
    )
    built.add_argument(
        "--certificates",
        choices=("check", "write"),
        help="compare with the committed results, certificates and pages, or write them",
    )
    built.add_argument("--explain", metavar="ID", help="decide one obligation and show it in full")
    built.add_argument("--negative-controls", action="store_true", help=argparse.SUPPRESS)
    built.add_argument("--kill-after", type=float, metavar="S", help=argparse.SUPPRESS)
    return built


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def _usage(known: Registry, arguments: argparse.Namespace) -> list[str]:
    wrong = [
        f"{name}: no obligation has this id, group or label"
        for name in known.unknown_names(arguments.names)
    ]
    if arguments.explain:
        if arguments.names or arguments.certificates:
            wrong.append("--explain takes one id and nothing else")
        if arguments.explain not in {each.id for each in known.obligations}:
            wrong.append(f"{arguments.explain}: no obligation has this id")
    elif not known.select(arguments.names, arguments.deep):
        wrong.append("nothing is selected")
    if arguments.certificates == "write" and arguments.negative_controls:
        wrong.append("--certificates write needs real obligations")
    if arguments.kernel and (
        arguments.explain or arguments.smt2 or arguments.certificates == "check"
    ):
        wrong.append("--kernel takes neither --explain, --smt2 nor --certificates check")
    if arguments.certificates and not arguments.kernel and certificates.obstacle():
        wrong.append(certificates.obstacle())
    return wrong


def _run(known: Registry, names: Sequence[str], arguments: argparse.Namespace) -> Run:
    obligations = known.select(names, arguments.deep)
    if arguments.kernel:
        return _run_kernel(known, obligations, arguments)
    all_pairs = bool(names) or arguments.deep or arguments.certificates == "write"
    refuted = questions.known(results.read().get("obligations", ()))
    tasks = pool.tasks_of(obligations, all_pairs, refuted)
    started = time.perf_counter()
    limit = KILL_AFTER_DEEP if arguments.deep or names else KILL_AFTER
    if arguments.negative_controls:
        limit = KILL_AFTER_NEGATIVE_CONTROL
    outcomes = pool.run_all(
        tasks,
        arguments.jobs or os.cpu_count() or 1,
        arguments.kill_after or limit,
        _progress(len(tasks)),
    )
    return assemble(known, obligations, outcomes, time.perf_counter() - started)


def _run_kernel(
    known: Registry, obligations: Sequence[Obligation], arguments: argparse.Namespace
) -> Run:
    started = time.perf_counter()
    coq = toolchain.find()
    jobs = arguments.jobs or os.cpu_count() or 1
    seed = arguments.seed if arguments.seed is not None else randbelow(10**6)
    total = sum(len(each.mutants) + (each.kind != "kernel") for each in obligations)
    write = arguments.certificates == "write"
    outcomes = kernel.check(rows.FOLDER, obligations, coq, jobs, seed, write, _progress(total))
    tools = f"Coq {coq.version}, seed {seed}" if coq else kernel.WITHOUT_COQ
    return assemble(known, obligations, outcomes, time.perf_counter() - started, tools)


def _progress(total: int) -> Callable[[Outcome], None]:
    finished = 0

    def done(outcome: Outcome) -> None:
        nonlocal finished
        finished += 1
        if sys.stderr.isatty():
            end = "\n" if finished == total else ""
            print(f"\r\x1b[K{finished}/{total} {outcome.obligation}", end=end, file=sys.stderr)

    return done


def _deliver(run: Run, arguments: argparse.Namespace) -> int:
    """Prints and writes what the arguments ask for. Returns the exit code."""
    if arguments.explain:
        _print(explain(run.registry, run.rows[0]))
        return run.exit
    if arguments.certificates == "write" and not arguments.kernel:
        try:
            certificates.write(run)
        except ValueError as error:
            print(f"withhold prove: error: {error}", file=sys.stderr)
            return Exit.USAGE
    elif arguments.certificates == "check":
        run = replace(run, drift=certificates.drift(run, everything=not arguments.names))
    if arguments.junit:
        arguments.junit.write_text(exports.junit(run), encoding="utf-8")
    if arguments.sarif:
        arguments.sarif.write_text(exports.sarif(run), encoding="utf-8")
    if arguments.smt2:
        certificates.export(certificates.texts(run.rows), arguments.smt2)
    _print(exports.json_text(run) if arguments.json else report.text(run, terminal_width()))
    return run.exit


def _print(text: str) -> None:
    """Prints the text at once, so that an error is raised here and not when the process ends."""
    sys.stdout.write(text)
    sys.stdout.flush()


def _discard_output() -> None:
    """Redirects standard output to the null device.

    Otherwise the process would fail at its end, when it flushes the text that is left.
    """
    with suppress(OSError):  # raised if standard output has no file descriptor
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
