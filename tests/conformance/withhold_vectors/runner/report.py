"""A report as text, JSON and JUnit."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

from withhold_vectors.runner.running import FileReport, Outcome, Report

_SHOWN = 5
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f]")


def as_text(report: Report) -> str:
    """A line for each file, its first failures below it, and a line of totals."""
    width = max((len(file.path) for file in report.files), default=0)
    lines = [f"{report.name}:", *(f"  {problem}" for problem in report.problems)]
    for file in report.files:
        lines += _file_lines(file, width)
    counts = {
        verdict: sum(file.count(verdict) for file in report.files)
        for verdict in ("passed", "failed", "not implemented")
    }
    lines.append(", ".join(f"{count} {verdict}" for verdict, count in counts.items()))
    return "\n".join(lines)


def _file_lines(file: FileReport, width: int) -> list[str]:
    passed, failed, absent = (
        file.count("passed"),
        file.count("failed"),
        file.count("not implemented"),
    )
    head = f"  {file.path:<{width}}  "
    if file.skipped:
        return [f"{head}left out (needs --deep)", *(f"    {each}" for each in file.problems)]
    lines = [f"{head}{passed} passed, {failed} failed, {absent} not implemented"]
    lines += [f"    {problem}" for problem in file.problems]
    failures = [outcome for outcome in file.outcomes if outcome.verdict == "failed"]
    for outcome in failures[:_SHOWN]:
        lines += [
            f"    {_title(outcome)} [{' '.join(outcome.test.flags)}]",
            f"      {outcome.detail}",
        ]
    if failed > _SHOWN:
        lines.append(f"    ... and {failed - _SHOWN} more")
    return lines


def _title(outcome: Outcome) -> str:
    return f"test {outcome.test.number}: {outcome.test.comment}"


def as_json(report: Report) -> str:
    """Everything, for machines."""
    return json.dumps(
        {
            "name": report.name,
            "ok": report.ok,
            "problems": list(report.problems),
            "files": [
                {
                    "path": file.path,
                    "leftOut": file.skipped,
                    "problems": list(file.problems),
                    "passed": file.count("passed"),
                    "failed": file.count("failed"),
                    "notImplemented": file.count("not implemented"),
                    "failures": [
                        {
                            "tcId": outcome.test.number,
                            "comment": outcome.test.comment,
                            "flags": list(outcome.test.flags),
                            "detail": outcome.detail,
                        }
                        for outcome in file.outcomes
                        if outcome.verdict == "failed"
                    ],
                }
                for file in report.files
            ],
        },
        indent=1,
    )


def write_junit(report: Report, path: Path) -> None:
    """A test suite for each file; what is not implemented is skipped.

    Raises:
        OSError: the file cannot be written.
    """
    root = ElementTree.Element("testsuites", name=f"vectors: {report.name}")
    if report.problems:
        suite = ElementTree.SubElement(
            root, "testsuite", name="MANIFEST.json", tests="1", failures="1"
        )
        _problems(suite, "MANIFEST.json", report.problems)
    for file in report.files:
        suite = ElementTree.SubElement(
            root,
            "testsuite",
            name=file.path,
            tests=str(len(file.outcomes) + bool(file.problems)),
            failures=str(file.count("failed") + bool(file.problems)),
            skipped=str(file.count("not implemented")),
        )
        if file.problems:
            _problems(suite, file.path, file.problems)
        for outcome in file.outcomes:
            case = ElementTree.SubElement(
                suite, "testcase", classname=file.path, name=_clean(_title(outcome))
            )
            if outcome.verdict == "failed":
                ElementTree.SubElement(case, "failure", message=_clean(outcome.detail))
            elif outcome.verdict == "not implemented":
                ElementTree.SubElement(case, "skipped", message=_clean(outcome.detail))
    ElementTree.indent(root)
    ElementTree.ElementTree(root).write(path, encoding="utf-8", xml_declaration=True)


def _problems(suite: ElementTree.Element, name: str, problems: tuple[str, ...]) -> None:
    case = ElementTree.SubElement(suite, "testcase", classname=name, name="structure")
    ElementTree.SubElement(case, "failure", message=_clean("; ".join(problems)))


def _clean(text: str) -> str:
    """Text without the characters that XML cannot hold."""
    return _CONTROL.sub("?", text)
