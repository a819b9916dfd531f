"""A report as text, as JSON, and as JUnit XML."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree

from withhold_vectors.codec.text import printable
from withhold_vectors.codec.values import Json
from withhold_vectors.runner.running import VERDICTS, FileReport, Outcome, Report, Verdict

_SHOWN = 5
"""How many failures of a file the text shows."""


def as_text(report: Report) -> str:
    """A line for each file with its first failures below it, and a line of totals."""
    width = max((len(file.path) for file in report.files), default=0)
    lines = [f"{report.name}:", *(f"  {problem}" for problem in report.problems)]
    for file in report.files:
        lines += _file_lines(file, width)
    counts = {verdict: sum(file.count(verdict) for file in report.files) for verdict in VERDICTS}
    lines.append(", ".join(f"{count} {verdict}" for verdict, count in counts.items()))
    if counts["failed"]:
        lines.append("To see a test: withhold vectors show FILE:NUMBER")
    return "\n".join(lines)


def _file_lines(file: FileReport, width: int) -> list[str]:
    passed, failed, absent = (
        file.count("passed"),
        file.count("failed"),
        file.count("not implemented"),
    )
    head = f"  {file.path:<{width}}  "
    if file.skipped:
        return [f"{head}skipped (needs --deep)", *(f"    {each}" for each in file.problems)]
    lines = [f"{head}{passed} passed, {failed} failed, {absent} not implemented"]
    lines += [f"    {problem}" for problem in file.problems]
    failures = [outcome for outcome in file.outcomes if outcome.verdict == "failed"]
    for outcome in failures[:_SHOWN]:
        lines += [
            f"    {_title(file, outcome)} [{' '.join(outcome.test.flags)}]",
            f"      {outcome.detail}",
        ]
    if failed > _SHOWN:
        lines.append(f"    ... and {failed - _SHOWN} more")
    return lines


def _title(file: FileReport, outcome: Outcome) -> str:
    """The test's identifier, as `withhold vectors show` takes it, and its comment."""
    return f"{file.path.rpartition('/')[2]}:{outcome.test.number} {outcome.test.comment}"


def flags_as_text(report: Report) -> str:
    """A line for each flag: how many of its tests passed, failed, and are not implemented."""
    rows = report.by_flag()
    width = max(map(len, rows), default=0)
    return "\n".join(
        f"  {flag:<{width}}  " + ", ".join(f"{row[verdict]} {verdict}" for verdict in VERDICTS)
        for flag, row in rows.items()
    )


def _counts(row: Mapping[Verdict, int]) -> Json:
    return {
        "passed": row["passed"],
        "failed": row["failed"],
        "notImplemented": row["not implemented"],
    }


def as_json(report: Report) -> str:
    """The whole report as one JSON object."""
    return json.dumps(
        {
            "name": report.name,
            "ok": report.ok,
            "problems": list(report.problems),
            "flags": {flag: _counts(row) for flag, row in report.by_flag().items()},
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
    """Writes a test suite for each file; a test that is not implemented is `skipped`.

    Raises:
        OSError: the file cannot be written.
    """
    root = _element("testsuites", name=f"vectors: {report.name}")
    if report.problems:
        suite = _element("testsuite", root, name="MANIFEST.json", tests="1", failures="1")
        _problems(suite, "MANIFEST.json", report.problems)
    for file in report.files:
        suite = _element(
            "testsuite",
            root,
            name=file.path,
            tests=str(len(file.outcomes) + bool(file.problems)),
            failures=str(file.count("failed") + bool(file.problems)),
            skipped=str(file.count("not implemented")),
        )
        if file.problems:
            _problems(suite, file.path, file.problems)
        for outcome in file.outcomes:
            case = _element("testcase", suite, classname=file.path, name=_title(file, outcome))
            if outcome.verdict == "failed":
                _element("failure", case, message=outcome.detail)
            elif outcome.verdict == "not implemented":
                _element("skipped", case, message=outcome.detail)
    ElementTree.indent(root)
    ElementTree.ElementTree(root).write(path, encoding="utf-8", xml_declaration=True)


def _problems(suite: ElementTree.Element, name: str, problems: tuple[str, ...]) -> None:
    case = _element("testcase", suite, classname=name, name="structure")
    _element("failure", case, message="; ".join(problems))


def _element(
    tag: str, parent: ElementTree.Element | None = None, **attributes: str
) -> ElementTree.Element:
    """An element below its parent. Characters that XML cannot hold are escaped in its attributes."""
    element = ElementTree.Element(tag, {key: printable(text) for key, text in attributes.items()})
    if parent is not None:
        parent.append(element)
    return element
