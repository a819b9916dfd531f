"""The page for porters states the keys and types of version 4, as the schemas and the data have them."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from math import ceil
from typing import Any

import pytest
from withhold_vectors.codec.operations import OPERATIONS
from withhold_vectors.codec.version import VERSION

from support.vectors import FOLDER
from withhold_spec.accounted.interface import BUDGET
from withhold_spec.policy.scheduling import _halvings

README = (FOLDER / "README.md").read_text(encoding="utf-8")
SCHEMAS = {
    path.name: json.loads(path.read_text(encoding="ascii"))["$defs"]
    for path in (FOLDER / "schema").glob("*.json")
    if path.name != "manifest.schema.json"
}
WORDS = {
    "integerText": {"integer"},
    "rationalText": {"rational"},
    "count": {"count"},
    "hex": {"hexadecimal"},
    "sha256": {"text"},
    "mechanism": {"text"},
    "finalShare": {"number"},
    "sampler": {"text"},
    "sample": {"number"},
}
"""The words of the page for the types that the schemas name."""
LISTS = {"integerText": "list of integers", "rationalText": "list of rationals"} | {
    "count": "list of counts"
}


def words(schema: dict[str, Any]) -> set[str]:
    """The words that the page may use for a schema's type."""
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    if name in WORDS:
        return WORDS[name]
    if name:
        return {"object", "list"}
    if "enum" in schema or "const" in schema:
        return {"text"}
    if schema.get("type") == "array":
        items = schema.get("items", {})
        inner = str(items.get("$ref", "")).rpartition("/")[2] if isinstance(items, dict) else ""
        return {LISTS[inner]} if inner in LISTS else {"list", "list of objects"}
    kinds: dict[Any, set[str]] = {"boolean": {"boolean"}, "string": {"number", "text"}}
    if isinstance(schema.get("type"), list):
        return {"number or null"}
    return kinds.get(schema.get("type"), {"object"})


def typed(schema: Any, file: str) -> Iterator[tuple[str, set[str]]]:
    """All keys below a schema, with the words for their types; shared definitions are followed."""
    if isinstance(schema, list):
        for part in schema:
            yield from typed(part, file)
    elif isinstance(schema, dict):
        for key, inner in schema.get("properties", {}).items():
            yield key, words(inner)
            yield from typed(inner, file)
        for name in ("items", "oneOf", "anyOf", "prefixItems"):
            yield from typed(schema.get(name), file)
        target, _, part = str(schema.get("$ref", "")).partition("#/$defs/")
        if part and part not in ("step", "epoch"):
            name = target or file
            yield from typed(SCHEMAS[name][part], name)


def row_of(name: str) -> str:
    (row,) = re.findall(
        rf"^\| `{name}` \| (.*`.*) \|$", README.partition("## 14.")[2], re.MULTILINE
    )
    assert isinstance(row, str)
    return row


@pytest.mark.parametrize("name", sorted(OPERATIONS))
def test_the_table_of_operations_states_every_key_with_its_type(name: str) -> None:
    allowed: dict[str, set[str]] = defaultdict(set)
    for part, schema in SCHEMAS["vectors.schema.json"].items():
        if part == name or part.startswith(f"{name}_") and name == "sample":
            for key, types in typed(schema, "vectors.schema.json"):
                allowed[key] |= types
    row = row_of(name)
    stated = re.findall(r"`(\w+)` \(([^),]*)\)", row)
    assert stated
    for key, kind in stated:
        assert kind in allowed[key], f"{key} is {allowed[key]}, not {kind}"
    named = set(re.findall(r"`(\w+)`", row))
    wanted = OPERATIONS[name].request | OPERATIONS[name].reply
    assert wanted <= named | ({"tape"} if name == "replay_vectors" else set())
    assert wanted - {key for key, _ in stated} <= {"block", "median"}  # null or an object


def test_the_table_of_the_step_states_every_key_with_its_type() -> None:
    common = SCHEMAS["common.schema.json"]
    rows = dict(
        re.findall(r"^\| `(\w+)` \| ([^|]*) \|", section("### The step", "## 9."), re.MULTILINE)
    )
    properties = common["step"]["properties"]
    assert rows.keys() == properties.keys()
    for key, kind in rows.items():
        types = words(properties[key]) | {"null or a block", "null or an epoch"}
        assert kind in types, key


def test_the_table_of_the_objects_in_a_step_states_every_key() -> None:
    common = SCHEMAS["common.schema.json"]
    names = {
        "block": "block",
        "activation": "activation",
        "node written": "write",
        "node read": "node",
        "charge": "charge",
        "epoch": "epoch",
        "series": "series",
        "contribution in `contributions`": "contribution",
    }
    text = section("The objects in it have exactly these keys", "A charge for a node")
    rows = dict(re.findall(r"^\| ([^|]+) \| (`[^|]*) \|$", text, re.MULTILINE))
    assert rows.keys() == names.keys()
    for name, row in rows.items():
        keys = re.findall(r"`(\w+)`", row.partition(": the blocks")[0])
        assert keys == list(common[names[name]]["properties"]), name
    block = re.findall(r"`(\w+)`", rows["activation"].partition(": the blocks")[2])
    assert block == list(common["block"]["properties"])


def test_the_table_of_draws_states_every_kind_with_its_keys_and_types() -> None:
    rows = re.findall(r'^\| `"(\w+)"` \| ([^|]*) \|', section("**Draws.**", "## 7."), re.MULTILINE)
    kinds = SCHEMAS["common.schema.json"]["draw"]["oneOf"]
    assert [kind for kind, _ in rows] == [
        each["properties"]["kind"]["const"]
        for name in ("laplace", "radius", "uniform_noise", "gaussian", "choose")
        for each in kinds
        if each["properties"]["kind"]["const"] == name
    ]
    for kind, row in rows:
        (schema,) = (each for each in kinds if each["properties"]["kind"]["const"] == kind)
        stated = dict(re.findall(r"`(\w+)` \((\w+)\)", row))
        properties = {key: inner for key, inner in schema["properties"].items() if key != "kind"}
        assert stated.keys() == properties.keys(), kind
        for key, word in stated.items():
            assert word in words(properties[key]), (kind, key)


def test_the_profiles_of_the_manifest_are_explained() -> None:
    manifest = json.loads((FOLDER / "MANIFEST.json").read_text(encoding="ascii"))
    text = section("A **profile** of the manifest", "Pin the version")
    assert set(re.findall(r"`([a-z-]+)`, ", text)) | {"full"} >= {
        profile["name"] for profile in manifest["profiles"]
    }


def test_worked_numbers_are_those_of_the_specification() -> None:
    assert BUDGET == 2**40
    assert "BUDGET = 2^40" in README
    # 16 = ceil(80 / 5), and 15 has 4 bits
    assert ceil(80 / 5) == 16
    assert _halvings(80, 5, 1) == 4 == (16 - 1).bit_length()
    assert "is 16, it is the bit length of 15, which is 4" in re.sub(r"\s+", " ", README)


def test_the_change_log_begins_with_this_version() -> None:
    text = (FOLDER / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (\S+)", text, re.MULTILINE)
    assert versions[0] == VERSION
    assert versions == sorted(versions, reverse=True)


def section(start: str, end: str) -> str:
    """The page between two texts, each of which it has once."""
    assert README.count(start) == 1, start
    rest = README.partition(start)[2]
    assert end in rest, end
    return rest.partition(end)[0]
