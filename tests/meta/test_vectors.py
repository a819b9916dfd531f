"""The conformance vectors: the specification writes them byte for byte, and the implementation passes them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest
from jsonschema import Draft202012Validator
from withhold_vectors.codec.operations import MECHANISMS, OPERATIONS, SAMPLERS
from withhold_vectors.codec.text import pretty
from withhold_vectors.codec.version import VERSION
from withhold_vectors.generator.build import SPEC_VERSION
from withhold_vectors.generator.flags.mutants import MUTANTS_BY_FLAG
from withhold_vectors.generator.flags.notes import NOTES
from withhold_vectors.implementation.port import CAPABILITIES, REFERENCE, ask
from withhold_vectors.runner.files import File, load
from withhold_vectors.runner.running import run
from withhold_vectors.runner.strictness import unknown_keys

from support.vectors import CHEAP_FIRST, FOLDER, Vector, content, vectors
from withhold.core.records import Mechanism
from withhold_spec import errors, replay

ROOT = Path(__file__).parents[2]
DEEP = "v5/accumulated-deep.json"
SCHEMAS = {
    path.name: path.read_text(encoding="ascii")
    for path in sorted((FOLDER / "schema").glob("*.json"))
}
PATHS = sorted((FOLDER / "v5").glob("*.json"))


def faults(name: str, value: object, part: str = "") -> list[tuple[str, str]]:
    """Where a value breaks a schema of the folder, or one of its $defs, with the shared $defs put in."""
    shared = json.loads(SCHEMAS["common.schema.json"].replace('"#/$defs/', '"#/$defs/common_'))
    schema = json.loads(SCHEMAS[name].replace('"common.schema.json#/$defs/', '"#/$defs/common_'))
    defs = schema.get("$defs", {})
    defs.update({f"common_{key}": inner for key, inner in shared["$defs"].items()})
    whole = {**({"$ref": f"#/$defs/{part}"} if part else schema), "$defs": defs}
    found = Draft202012Validator(whole).iter_errors(value)
    return [(fault.json_path, fault.message[:200]) for fault in found]


# The files


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The vectors written again, under a hash seed of this run; the deep file is copied as it is."""
    folder = tmp_path_factory.mktemp("written")
    (folder / "v5").mkdir()
    shutil.copy(FOLDER / DEEP, folder / DEEP)
    command = [sys.executable, "-m", "withhold_vectors.generator", "write", str(folder), "--quick"]
    paths = os.pathsep.join(str(ROOT / root) for root in ("spec", "impl", "proofs"))
    environment = {**os.environ, "PYTHONHASHSEED": "random", "PYTHONPATH": paths}
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
    return folder


def test_the_files_are_byte_for_byte_what_the_specification_writes(written: Path) -> None:
    names = sorted(str(path.relative_to(FOLDER)) for path in PATHS) + ["MANIFEST.json"]
    found = sorted(str(path.relative_to(written)) for path in written.rglob("*.json"))
    assert sorted(names) == found
    for name in names:
        assert (written / name).read_bytes() == (FOLDER / name).read_bytes(), name


def test_manifest_and_structure_are_sound_and_a_change_is_noticed(tmp_path: Path) -> None:
    files, problems = load(FOLDER)
    assert problems == []
    assert [file.problems for file in files] == [()] * len(files)
    copy = tmp_path / "vectors"
    shutil.copytree(FOLDER, copy)
    changed = copy / "v5" / "blocks.json"
    text = changed.read_text(encoding="ascii")
    changed.write_text(text.replace('"tcId": 7', '"tcId": 8', 1), encoding="ascii")
    (copy / "v5" / "more.json").write_text("{}")
    (copy / "README.md").write_text("another page")
    files, problems = load(copy)
    assert problems == [
        "v5/more.json is not in the manifest",
        "README.md: its SHA-256 is not the one that the manifest states",
    ]
    (blocks,) = (file for file in files if file.path == "v5/blocks.json")
    assert blocks.problems == (
        "its SHA-256 is not the one that the manifest states",
        "the tests are not numbered 1, 2, 3 ...",
    )


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_file_follows_its_closed_schema(path: Path) -> None:
    loaded = json.loads(path.read_text(encoding="ascii"))
    assert faults(loaded["schema"], loaded) == []


def test_a_key_that_the_schema_does_not_know_is_a_fault() -> None:
    loaded = dict(content("share"))
    loaded["surprise"] = 1
    assert [place for place, _ in faults("vectors.schema.json", loaded)] == ["$"]


def test_manifest_and_requests_follow_their_schemas() -> None:
    manifest = json.loads((FOLDER / "MANIFEST.json").read_text(encoding="ascii"))
    assert faults("manifest.schema.json", manifest) == []
    protocol = json.loads(SCHEMAS["protocol.schema.json"])
    seen = set()
    for vector in vectors((*CHEAP_FIRST, "accumulated")):
        gaussian = vector.request.get("mechanism") == "gaussian"
        kind = (vector.request["op"], vector.request.get("sampler"), gaussian)
        if kind not in seen:
            seen.add(kind)
            assert faults("protocol.schema.json", vector.request, "request") == []
    # six more samplers in hashes of draws, and eleven operations that name the Gaussian form
    assert len(seen) == len(protocol["$defs"]["request"]["oneOf"]) + 6 + 11


def test_the_schema_and_the_table_of_operations_state_the_same_keys() -> None:
    """The runner checks keys without a schema library, so its table must agree with the schemas."""
    protocol = json.loads(SCHEMAS["protocol.schema.json"])["$defs"]
    common = json.loads(SCHEMAS["common.schema.json"])["$defs"]
    assert common["mechanism"]["enum"] == list(MECHANISMS)
    assert common["sampler"]["enum"] == list(SAMPLERS)
    assert set(common["op"]["enum"]) == set(OPERATIONS)
    for name, operation in OPERATIONS.items():
        forms = [f"sample_{sampler}" for sampler in SAMPLERS] if name == "sample" else [name]
        for form in forms:
            arguments = SAMPLERS[form.removeprefix("sample_")] if name == "sample" else set()
            required = {"id", "op"} | operation.request | arguments
            allowed = required | ({"mechanism"} if operation.gaussian else set())
            assert set(protocol[form]["required"]) == required
            assert protocol[form]["properties"].keys() == allowed


def test_the_mechanisms_are_those_of_the_specification_and_the_implementation() -> None:
    assert set(MECHANISMS) == set(replay.MECHANISMS)
    assert set(MECHANISMS) == {*get_args(Mechanism), "gaussian"}


def test_schemas_are_schemas_and_closed() -> None:
    def objects(schema: object) -> list[dict[str, object]]:
        if isinstance(schema, list):
            return [found for part in schema for found in objects(part)]
        if not isinstance(schema, dict):
            return []
        inner = [found for part in schema.values() for found in objects(part)]
        return (
            [schema, *inner] if schema.get("type") == "object" and "properties" in schema else inner
        )

    for name, text in SCHEMAS.items():
        schema = json.loads(text)
        Draft202012Validator.check_schema(schema)
        for found in objects(schema):
            assert found.get("additionalProperties") is False or "notImplemented" in str(found), (
                name
            )


def test_a_file_survives_a_reader_that_has_nothing_but_doubles() -> None:
    """Every number is read as a double and written back as such readers write integers."""

    def written_back(value: object) -> object:
        if isinstance(value, dict):
            return {key: written_back(part) for key, part in value.items()}
        if isinstance(value, list):
            return [written_back(part) for part in value]
        return int(value) if isinstance(value, float) and value.is_integer() else value

    for path in [*PATHS, FOLDER / "MANIFEST.json"]:
        text = path.read_text(encoding="ascii")
        doubles = json.loads(text, parse_int=float, parse_constant=float)
        assert pretty(written_back(doubles)) == text, path.name
    assert written_back(json.loads("[9007199254740993]", parse_int=float)) == [9007199254740992]


def test_versions_agree_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    manifest = json.loads((FOLDER / "MANIFEST.json").read_text())
    assert project["version"] == SPEC_VERSION == manifest["specVersion"]
    assert manifest["version"] == VERSION
    for page in ("README.md", "CONSUMERS.md"):
        assert VERSION in (FOLDER / page).read_text()


def code_of(page: str, language: str) -> str:
    """The only code block of a language on a page."""
    (block,) = re.findall(rf"```{language}\n(.*?)```", (FOLDER / page).read_text(), re.DOTALL)
    assert isinstance(block, str)
    return block


def test_the_loop_on_the_consumers_page_runs_and_counts() -> None:
    names: dict[str, Callable[..., dict[str, int]]] = {}
    exec(code_of("CONSUMERS.md", "python"), names)
    claimed = ("blocks.json", "params.json")  # share.json would take half a minute
    good = names["run"](ask, str(FOLDER), claimed)
    assert good == {"passed": 176, "failed": 0, "not implemented": 0}
    bad = names["run"](lambda request: {"epsilon": "1"}, str(FOLDER), ("share.json",))
    assert (bad["passed"], bad["failed"]) == (1, 52)
    none = names["run"](lambda request: None, str(FOLDER), ("share.json",))
    assert none == {"passed": 0, "failed": 0, "not implemented": 53}


def test_the_loop_on_the_consumers_page_is_strict() -> None:
    """It refuses a wrong file name, and takes 1, 1.0 and true for different."""
    names: dict[str, Callable[..., dict[str, int]]] = {}
    exec(code_of("CONSUMERS.md", "python"), names)
    with pytest.raises(AssertionError, match=r"block\.json is not a vector file"):
        names["run"](ask, str(FOLDER), ("block.json",))

    def as_doubles(request: dict[str, object]) -> object:
        return json.loads(json.dumps(ask(request)), parse_int=float)

    def as_booleans(request: dict[str, object]) -> object:
        return json.loads(json.dumps(ask(request)).replace(": 1,", ": true,"))

    claimed = ("median.json",)
    tests = content("median")["numberOfTests"]
    assert names["run"](ask, str(FOLDER), claimed)["passed"] == tests
    assert names["run"](as_doubles, str(FOLDER), claimed)["failed"] == tests
    blocks = names["run"](as_booleans, str(FOLDER), ("blocks.json",))
    assert blocks["failed"] == sum(
        vector.expected["block"] is not None and '"level": 1,' in json.dumps(vector.expected)
        for vector in vectors(("blocks",))
    )
    assert blocks["failed"] > 0


def test_the_check_of_hashes_on_the_consumers_page_notices_a_change(tmp_path: Path) -> None:
    page = (FOLDER / "CONSUMERS.md").read_text()
    (program,) = re.findall(r"python3 -c '\n(.*?)'\n```", page, re.DOTALL)
    copy = tmp_path / "copy"
    shutil.copytree(FOLDER, copy)
    command = [sys.executable, "-c", program]
    assert subprocess.run(command, cwd=copy).returncode == 0
    schema = copy / "schema" / "manifest.schema.json"
    schema.write_text(schema.read_text() + " ")
    found = subprocess.run(command, cwd=copy, capture_output=True, text=True)
    assert "the files are not those of the manifest" in found.stderr


# What they cover


def test_there_are_enough_of_both_kinds() -> None:
    """At least 150 runs without a refusal, and at least 100 tests with one."""
    kinds = Counter((vector.request["op"], has_error(vector)) for vector in vectors())
    assert kinds["replay", False] + kinds["replay_vectors", False] >= 150
    assert sum(count for (_, negative), count in kinds.items() if negative) >= 100


def has_error(vector: Vector) -> bool:
    return '"error"' in json.dumps(vector.expected)


def test_every_refusal_occurs_and_later_events_are_unchanged() -> None:
    met: Counter[str] = Counter()
    for vector in vectors():
        steps = vector.expected.get("steps")
        if vector.request["op"] != "replay" or not isinstance(steps, list):
            met.update([str(vector.expected["error"])] if "error" in vector.expected else [])
            continue
        refusals = [index for index, step in enumerate(steps) if "error" in step]
        met.update(steps[index]["error"] for index in refusals)
        accepted = [step["t"] for step in steps if "error" not in step]
        assert accepted == list(range(1, len(accepted) + 1)), vector.comment
    names = {
        name
        for name, kind in vars(errors).items()
        if isinstance(kind, type) and issubclass(kind, errors.WithholdError)
    }
    assert set(met) == names - {"WithholdError"}
    assert min(met.values()) >= 4


def test_a_run_goes_on_after_most_refusals() -> None:
    runs = [
        vector for vector in vectors() if vector.request["op"] == "replay" and has_error(vector)
    ]
    later = 0
    for vector in runs:
        steps = vector.expected.get("steps", [])
        assert isinstance(steps, list)
        first = next((i for i, step in enumerate(steps) if "error" in step), len(steps))
        later += any("error" not in step for step in steps[first + 1 :])
    assert later > 60
    assert later > len(runs) * 3 // 4


def test_every_flag_is_used_and_explained() -> None:
    used = {flag for vector in vectors((*CHEAP_FIRST, "accumulated")) for flag in vector.flags}
    assert used == set(NOTES) >= set(MUTANTS_BY_FLAG)
    notes = content("full")["notes"]
    assert isinstance(notes, dict)
    assert notes["ActivationOnce"]["mutants"] == list(MUTANTS_BY_FLAG["ActivationOnce"])


# The implementation

INSIDE_RUNS = {"closes", "proposals", "contribution", "replay_decisions"}
"""Operations that happen inside the implementation's runs only, which have no other policy; all others must pass."""


def test_what_the_implementation_does_not_answer_is_listed() -> None:
    assert {str(vector.request["op"]) for vector in vectors()} - CAPABILITIES.ops == INSIDE_RUNS


FILES = load(FOLDER)[0]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.path)
def test_the_implementation_passes_all_of_them(file: File) -> None:
    (report,) = run([file], CAPABILITIES, ask, REFERENCE).files
    failures = [
        (outcome.test.number, outcome.detail)
        for outcome in report.outcomes
        if outcome.verdict != "passed" and outcome.test.request["op"] not in INSIDE_RUNS
    ]
    assert (failures, report.problems) == ([], ())
    assert report.skipped == file.deep == (file.path == DEEP)
    assert len(report.outcomes) == (0 if file.deep else len(file.tests))


def test_the_implementation_finds_fault_with_unknown_keys() -> None:
    for test in unknown_keys(FILES, CAPABILITIES):
        assert ask(test.request).keys() == {"fault"}, test.comment
