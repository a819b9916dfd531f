"""`withhold prove`, and `python -m withhold_proofs`: run the obligations and say what came out."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from withhold_proofs import registry
from withhold_proofs.engine import pool
from withhold_proofs.engine.outcome import Outcome
from withhold_proofs.registry import Registry
from withhold_proofs.report import assurance, exports, listing, results
from withhold_proofs.report import text as report
from withhold_proofs.report.explain import explain
from withhold_proofs.report.summary import Exit, Run, assemble

KILL_AFTER = 300.0
KILL_AFTER_DEEP = 1800.0
KILL_AFTER_NEGATIVE_CONTROL = 5.0


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0 as expected, 1 refuted or a mutant survived, 2 usage or nothing selected,
    3 unknown or out of resources, 4 the committed certificates differ."""
    try:
        arguments = parser().parse_args(argv)
    except SystemExit as stop:
        return int(stop.code or 0)
    known = pool.negative_control_registry() if arguments.negative_control else registry.load()
    if arguments.names == ["list"]:
        sys.stdout.write(listing.as_json(known) if arguments.json else listing.text(known))
        return int(Exit.EXPECTED)
    wrong = _usage(known, arguments)
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return int(Exit.USAGE)
    names = [arguments.explain] if arguments.explain else arguments.names
    run = _run(known, names, arguments)
    code = _deliver(run, arguments)
    whole = not names and not arguments.negative_control
    inconsistent = registry.problems(known) if whole else []
    if whole and known.missing:
        inconsistent.append("these modules are missing: " + ", ".join(known.missing))
    if inconsistent:
        print("\n".join(["The obligations are inconsistent:", *inconsistent]), file=sys.stderr)
        return int(Exit.USAGE) if code == Exit.EXPECTED else code
    return code


def parser() -> argparse.ArgumentParser:
    """The command line."""
    built = argparse.ArgumentParser(
        prog="withhold prove",
        description="Check the claims of the paper, and refute what is wrong in print.",
        epilog="Exit codes: 0 as expected; 1 refuted, or a mutant survived; 2 usage, or nothing"
        " selected; 3 unknown, or out of resources; 4 the committed certificates differ.",
    )
    built.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help="an obligation's id, a group (release/), or a label of the paper; all by default."
        " The word list alone prints the inventory",
    )
    built.add_argument("--deep", action="store_true", help="the large bounds too")
    built.add_argument("--jobs", type=_positive, metavar="N", help="processes (number of cores)")
    built.add_argument("--json", action="store_true", help="print JSON in place of the tables")
    built.add_argument("--junit", type=Path, metavar="FILE", help="write JUnit XML")
    built.add_argument("--sarif", type=Path, metavar="FILE", help="write the problems as SARIF")
    built.add_argument("--smt2", type=Path, metavar="DIR", help="write every query as .smt2")
    built.add_argument(
        "--certificates",
        choices=("check", "write"),
        help="compare with the committed certificates and tables, or write them",
    )
    built.add_argument("--explain", metavar="ID", help="run one obligation and show it in full")
    built.add_argument("--negative-control", action="store_true", help=argparse.SUPPRESS)
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
    if arguments.certificates == "write" and (arguments.names or arguments.negative_control):
        wrong.append("--certificates write needs a run over all obligations")
    if arguments.certificates and not results.FOLDER.parent.joinpath("withhold_proofs").exists():
        wrong.append("the certificates belong to a checkout of the project")
    return wrong


def _run(known: Registry, names: Sequence[str], arguments: argparse.Namespace) -> Run:
    obligations = known.select(names, arguments.deep)
    tasks = pool.tasks_of(obligations)
    started = time.perf_counter()
    limit = KILL_AFTER_DEEP if arguments.deep or names else KILL_AFTER
    if arguments.negative_control:
        limit = KILL_AFTER_NEGATIVE_CONTROL
    outcomes = pool.run_all(
        tasks,
        arguments.jobs or os.cpu_count() or 1,
        arguments.kill_after or limit,
        _progress(len(tasks)),
    )
    return assemble(known, obligations, outcomes, time.perf_counter() - started)


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
    """Prints and writes what was asked for; the exit code."""
    if arguments.explain:
        sys.stdout.write(explain(run.registry, run.rows[0]))
        return int(run.exit)
    if arguments.certificates:
        run = _certificates(run, arguments)
    sys.stdout.write(exports.json_text(run) if arguments.json else report.text(run))
    if arguments.junit:
        arguments.junit.write_text(exports.junit(run), encoding="utf-8")
    if arguments.sarif:
        arguments.sarif.write_text(exports.sarif(run), encoding="utf-8")
    if arguments.smt2:
        for path, text in results.certificates(run.rows).items():
            (arguments.smt2 / path).parent.mkdir(parents=True, exist_ok=True)
            (arguments.smt2 / path).write_text(text, encoding="utf-8")
    return int(run.exit)


def _certificates(run: Run, arguments: argparse.Namespace) -> Run:
    if arguments.certificates == "write":
        assurance.write(results.write(run, results.FOLDER))
        return run
    everything = not arguments.names
    found = results.drift(run, results.FOLDER, everything)
    if everything:
        found += assurance.drift(results.read(results.FOLDER))
    return Run(run.registry, run.rows, run.seconds, found)
