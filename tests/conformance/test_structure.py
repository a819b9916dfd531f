"""`withhold vectors check` rejects every file that is not exactly in the format of the README."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from withhold_vectors.codec.operations import OPERATIONS, SAMPLERS, fault_of_reply, fault_of_request
from withhold_vectors.codec.text import pretty
from withhold_vectors.runner.files import File, VectorsError, load

FOLDER = Path(__file__).parent / "withhold_vectors" / "data"

Change = Callable[[dict[str, Any]], object]


def changed(folder: Path, name: str, change: Change) -> File:
    """A vector file after a change of its JSON, read with the manifest as it was."""
    (folder / "v5").mkdir()
    shutil.copy(FOLDER / "MANIFEST.json", folder)
    content = json.loads((FOLDER / "v5" / name).read_text())
    change(content)
    (folder / "v5" / name).write_text(pretty(content))
    return next(file for file in load(folder)[0] if file.path == f"v5/{name}")


def test_vectors_as_they_are_have_no_fault(tmp_path: Path) -> None:
    assert changed(tmp_path, "blocks.json", lambda content: None).problems == ()


HASH = "its SHA-256 is not the one that the manifest states"
FAULTS: dict[str, tuple[str, Change, str]] = {
    "an unknown key of the file": (
        "blocks.json",
        lambda content: content.update(more=1),
        "it is not a vector file of this format",
    ),
    "an unknown key of a note": (
        "blocks.json",
        lambda content: content["notes"]["FirstSample"].update(more=1),
        "a note does not have exactly the keys of a note",
    ),
    "an unknown key of a group": (
        "blocks.json",
        lambda content: content["groups"][0].update(more=1),
        "test 1: the operation blocks has no key more",
    ),
    "an unknown key of a test": (
        "blocks.json",
        lambda content: content["groups"][0]["tests"][6].update(more=1),
        "test 7: the operation blocks has no key more",
    ),
    "a missing key of a request": (
        "blocks.json",
        lambda content: content["groups"][0]["tests"][6].pop("count"),
        "test 7: the operation blocks needs the key count",
    ),
    "a missing key of a test": (
        "blocks.json",
        lambda content: content["groups"][0]["tests"][6].pop("flags"),
        "test 7: it lacks the key flags",
    ),
    "a key of both a group and a test": (
        "samplers.json",
        lambda content: content["groups"][0]["tests"][0].update(sampler="uniform_below"),
        "test 1: both the test and its group have the key sampler",
    ),
    "a key of a test in a group": (
        "blocks.json",
        lambda content: content["groups"][0].update(comment="all of them"),
        "test 1: the key comment is not a part of a request",
    ),
    "an id in a test": (
        "blocks.json",
        lambda content: content["groups"][0]["tests"][6].update(id=7),
        "test 7: the key id is not a part of a request",
    ),
    "an argument of another sampler": (
        "samplers.json",
        lambda content: content["groups"][0]["tests"][0].update(scale="1"),
        "test 1: the operation sample has no key scale",
    ),
    "an unknown operation": (
        "blocks.json",
        lambda content: content["groups"][0].update(op="block"),
        "test 1: there is no operation 'block'",
    ),
    "an unknown key of a reply": (
        "blocks.json",
        lambda content: content["groups"][0]["tests"][6]["expected"].update(more=1),
        "test 7: a reply to blocks has exactly the keys block, released, or error alone",
    ),
    "a mechanism that a piece does not have": (
        "share.json",
        lambda content: content["groups"][0].update(mechanism="naive"),
        "test 1: the operation share names no mechanism but gaussian",
    ),
    "a number that a double does not hold": (
        "blocks.json",
        lambda content: content["groups"][0]["tests"][6].update(count=2**53),
        "a number would not survive a reader that holds numbers as doubles",
    ),
    "a comment used twice": (
        "blocks.json",
        lambda content: content["groups"][0]["tests"][6].update(comment="sample number 1"),
        "two tests have the same comment",
    ),
}


@pytest.mark.parametrize("name", sorted(FAULTS))
def test_a_fault_is_found(name: str, tmp_path: Path) -> None:
    file, change, problem = FAULTS[name]
    assert changed(tmp_path, file, change).problems == (HASH, problem)


@pytest.mark.parametrize(
    ("find", "replace"),
    [
        ('"numberOfTests": 59,', '"numberOfTests": 59,\n "numberOfTests": 59,'),
        ('"op": "blocks",', '"op": "blocks", "op": "blocks",'),
        ('"tcId": 3', '"tcId": 3, "tcId": 3'),
    ],
)
def test_a_repeated_key_is_found(find: str, replace: str, tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "copy")
    file = tmp_path / "copy" / "v5" / "blocks.json"
    text = file.read_text()
    assert find in text
    file.write_text(text.replace(find, replace, 1))
    (blocks,) = (file for file in load(tmp_path / "copy")[0] if file.path == "v5/blocks.json")
    assert blocks.tests == ()
    assert "a key is repeated in one object" in blocks.problems[0]


def test_a_manifest_with_repeated_or_unknown_keys_is_refused(tmp_path: Path) -> None:
    manifest = json.loads((FOLDER / "MANIFEST.json").read_text())
    for text in (
        json.dumps({**manifest, "more": 1}),
        json.dumps(manifest).replace('"schema"', '"version": "3.0.0", "schema"', 1),
    ):
        (tmp_path / "MANIFEST.json").write_text(text)
        with pytest.raises(VectorsError, match="key"):
            load(tmp_path)


@pytest.mark.parametrize("name", sorted(OPERATIONS))
def test_every_operation_refuses_an_unknown_and_a_missing_key(name: str) -> None:
    operation = OPERATIONS[name]
    request: dict[str, object] = {"id": 1, "op": name, **dict.fromkeys(operation.request, "x")}
    if "sampler" in request:
        request["sampler"] = "radius"
    if name == "sample":
        request |= dict.fromkeys(SAMPLERS["radius"], "x")
    assert fault_of_request(request) is None
    assert "has no key" in str(fault_of_request({**request, "more": 1}))
    for key in request.keys() - {"id", "op"}:
        fewer = {each: value for each, value in request.items() if each != key}
        assert fault_of_request(fewer) is not None, key
    allowed = fault_of_request({**request, "mechanism": "gaussian"}) is None
    assert allowed == (operation.gaussian or "mechanism" in operation.request)
    reply: dict[str, object] = dict.fromkeys(operation.reply, 1)
    assert fault_of_reply(name, reply) is None
    assert fault_of_reply(name, {"error": "SampleError"}) is None
    assert fault_of_reply(name, {**reply, "error": "SampleError"}) is not None
    assert fault_of_reply(name, {**reply, "more": 1}) is not None
