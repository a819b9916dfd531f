"""Metadata of the project for tools: citation, workflow, hooks, attributes, package metadata."""

import re
import subprocess
import tomllib
from typing import Any

import yaml

from support.pages import ROOT, text_of

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
PAPER = "arxiv.org/abs/2212.09980"
CITATION_KEYS = {
    "cff-version",
    "message",
    "type",
    "title",
    "abstract",
    "version",
    "license",
    "authors",
    "keywords",
    "references",
}
"""The keys of CFF 1.2.0 that the file uses; the format allows no others."""


def loaded(path: str) -> Any:
    """A YAML file of the repository."""
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def test_the_citation_is_that_of_this_version() -> None:
    citation = loaded("CITATION.cff")
    assert set(citation) == CITATION_KEYS
    assert citation["cff-version"] == "1.2.0"
    assert citation["type"] == "software"
    assert citation["version"] == PROJECT["version"]
    assert citation["license"] == PROJECT["license"]
    (author,) = citation["authors"]
    assert author["name"] == PROJECT["authors"][0]["name"]


def test_the_paper_is_cited() -> None:
    (paper,) = loaded("CITATION.cff")["references"]
    assert {"type", "title", "authors", "year", "url"} <= set(paper)
    assert [author["family-names"] for author in paper["authors"]] == [
        "George",
        "Ramesh",
        "Singh",
        "Tyagi",
    ]
    assert PAPER in paper["url"]
    assert PAPER in text_of(ROOT / "README.md")


def test_addresses_of_the_project_exist() -> None:
    """There is no published repository: the paper's address is the only URL."""
    assert all(PAPER in address for address in PROJECT["urls"].values())


def test_the_workflow_runs_what_anyone_can_run() -> None:
    workflow = loaded(".github/workflows/ci.yml")
    (job,) = workflow["jobs"].values()
    assert [step["run"] for step in job["steps"] if "run" in step] == [".ci/run"]
    versions = job["strategy"]["matrix"]["python"]
    assert all(isinstance(version, str) for version in versions)
    oldest = re.fullmatch(r">=(3\.\d+)", PROJECT["requires-python"])
    assert oldest is not None and versions[0] == oldest[1]


def test_hooks_run_the_tools_of_the_environment() -> None:
    (local,) = loaded(".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local"
    hooks = {hook["id"]: hook for hook in local["hooks"]}
    assert set(hooks) == {"ruff", "ruff-format", "mypy"}
    assert all(hook["language"] == "system" for hook in hooks.values())
    tools = {hook["entry"].split()[0] for hook in hooks.values()}
    extra = {re.split(r"[<>=\[]", name)[0] for name in PROJECT["optional-dependencies"]["dev"]}
    assert tools <= extra


def attribute(name: str, path: str) -> str:
    """The value of a path's git attribute."""
    command = ["git", "check-attr", name, "--", path]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return result.stdout.strip().rpartition(": ")[2]


def test_generated_files_are_marked() -> None:
    generated = (
        "proofs/certificates/binary/loops.smt2",
        "tests/conformance/withhold_vectors/data/v5/naive.json",
        "docs/assurance.md",
        "docs/figures/series.svg",
    )
    assert [path for path in generated if attribute("linguist-generated", path) != "true"] == []
    written = ("README.md", "docs/mechanism.md", "spec/withhold_spec/noise.py", "docs/draw.py")
    assert [path for path in written if attribute("linguist-generated", path) == "true"] == []
    assert attribute("eol", "README.md") == "lf"


def test_the_changelog_keeps_a_changelog() -> None:
    text = text_of(ROOT / "CHANGELOG.md")
    assert text.startswith("# Changelog\n")
    releases = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert releases[0] == "[Unreleased]"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", each) for each in releases[1:])
    kinds = set(re.findall(r"^### (.+)$", text, re.MULTILINE))
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
