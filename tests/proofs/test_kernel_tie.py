"""The tie between the Coq definitions and the specification: what it compares, and that it finds differences.

Tests that need Coq are skipped where neither coqc nor rocq is on the PATH.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from inspect import getsource
from pathlib import Path
from runpy import run_path
from types import FunctionType, ModuleType

import pytest

from withhold_proofs.kernel import development, rows, source, toolchain
from withhold_proofs.kernel import run as kernel
from withhold_proofs.kernel.tie import TIES, Tie, translate, vectors, walks
from withhold_proofs.kernel.tie.cases import Case, File, files
from withhold_proofs.model import Status
from withhold_spec.accounted import epoch, final, gaussian, pure
from withhold_spec.accounted.records import Account, Contribution
from withhold_spec.number import Number, add, maximum
from withhold_spec.paper import full, given_prior
from withhold_spec.paper.withholding import level_of, released
from withhold_spec.replay import LEDGER_MECHANISMS, MECHANISMS

COQ = toolchain.find()
needs_coq = pytest.mark.skipif(COQ is None, reason="neither coqc nor rocq is on the PATH")


def test_the_translation_is_that_of_the_specification() -> None:
    assert (rows.FOLDER / translate.FILE).read_text(encoding="utf-8") == translate.translated()
    equal = (rows.FOLDER / "Tie" / "Equal.v").read_text(encoding="utf-8")
    proved = {each.name for each in source.declarations(source.without_comments(equal))}
    assert {each.__name__ for each in translate.FUNCTIONS} <= proved


def looped(count: int) -> int:
    while count > 1:
        count = count - 1
    return count


def rounded(count: int) -> int:
    return count // 2


def skipped(counts: Sequence[int]) -> int:
    total = 0
    for count in counts:
        if count < 0:
            continue
        total = total + count
    return total


def unpacked(pair: tuple[int, int]) -> int:
    first, *rest = pair
    return first + len(rest)


def renamed(counts: Sequence[int]) -> int:
    ends = (0, 1)
    for count in counts:
        ends = (count, count)
    return sum(ends)


@pytest.mark.parametrize("function", [looped, rounded, skipped, unpacked, renamed])
def test_what_has_no_translation_is_refused(
    function: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translate, "FUNCTIONS", (function,))
    with pytest.raises(NotImplementedError):
        translate.translated()


def test_the_cases_of_a_file_are_numbered() -> None:
    text = File("A", [Case("one *) more", "[1]", "[1]", 1), Case("two", "[2]", "[3]", 1)]).text
    assert "(* 0: one * ) more *)" in text
    assert "Example all_are_equal : wrong [(0, case_0); (1, case_1)] = []." in text


def test_every_operation_of_the_vectors_that_is_a_run_is_compared() -> None:
    groups = [
        group
        for path in vectors.FOLDER.glob("*.json")
        for group in json.loads(path.read_text("utf-8"))["groups"]
    ]
    assert {each["op"] for each in groups if each["op"].startswith("replay")} == set(vectors.RUNS)
    run = {each["mechanism"] for each in groups if each["op"] in vectors.RUNS}
    assert set(MECHANISMS) <= run


def test_what_a_record_lacks_is_not_translated(monkeypatch: pytest.MonkeyPatch) -> None:
    assert translate.omitted_fields_exist()
    left = translate.OMITTED | {"LedgerState": frozenset({"samples", "t", "total", "radii"})}
    monkeypatch.setattr(translate, "OMITTED", left)
    with pytest.raises(NotImplementedError):
        translate.translated()


def in_every_stratum(stratum: Number, blocks: list[tuple[Contribution, Number]]) -> Number:
    return add([epoch.weighted_sum(contribution, total) for contribution, total in blocks])


def not_in_series(account: Account, contribution: Contribution) -> Number:
    return contribution.sum_cost + contribution.excess_cost


def above_only(contribution: Contribution, block_sum: Number) -> Number:
    above = maximum(0, block_sum - contribution.inner_high)
    return contribution.excess_weight * above


def sum_alone(contribution: Contribution) -> Number:
    return contribution.sum_cost * contribution.sum_cost


def without_the_first(terms: Sequence[Number]) -> Number:
    return add(list(terms)[1:])


def one_level_late(count: int) -> int:
    return max(0, level_of(count) - 1)


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> kernel.Workshop:
    """The definitions and what runs them, compiled without the proofs."""
    assert COQ is not None
    folder = tmp_path_factory.mktemp("tie")
    wanted = [
        name
        for name in development.project_files(rows.FOLDER)
        if name.startswith("Definitions/") or name in ("Tie/Follow.v", "Tie/Walk.v")
    ]
    for name in wanted:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text((rows.FOLDER / name).read_text("utf-8"), encoding="utf-8")
    (folder / development.PROJECT).write_text("\n".join(wanted), encoding="utf-8")
    required = development.dependencies(COQ, folder)
    assert development.compile_all(COQ, folder, required, 1) == []
    return kernel.Workshop(rows.FOLDER, folder, COQ, 1, 0, False, lambda outcome: None)


def few(mechanism: str) -> Tie:
    """Short runs of one mechanism: vectors under any policy, or all streams of three samples."""

    def cases(seed: int) -> Iterator[Case]:
        if mechanism in LEDGER_MECHANISMS:
            found = vectors.cases("any-policy.json")
            return (each for each in found if f"({mechanism}_m" in each.term and each.steps < 20)
        found = walks.cases((1, 3), (12345, 67890), seed)
        return (
            each for each in found if each.title.startswith(mechanism) and "n = 2" in each.title
        )

    return replace(TIES[1], files=lambda seed: files("Few", cases(seed)))


@needs_coq
@pytest.mark.parametrize("mechanism", ["ledger", "gaussian", "multiple", "full", "final release"])
def test_without_a_difference_none_is_found(shop: kernel.Workshop, mechanism: str) -> None:
    assert kernel.compared(shop, few(mechanism)).status is Status.BOUNDED


@needs_coq
@pytest.mark.parametrize(
    ("mechanism", "place", "name", "other"),
    [
        ("ledger", epoch, "stratum_sum", in_every_stratum),
        ("ledger", epoch, "weighted_excess", above_only),
        ("ledger", pure, "additional_cost", not_in_series),
        ("gaussian", gaussian, "squared_cost", sum_alone),
        ("multiple", given_prior, "level_of", one_level_late),
        ("full", full, "level_of", one_level_late),
        ("final release", final, "add", without_the_first),
    ],
)
def test_a_planted_difference_is_found(
    shop: kernel.Workshop,
    monkeypatch: pytest.MonkeyPatch,
    mechanism: str,
    place: ModuleType,
    name: str,
    other: Callable[..., object],
) -> None:
    monkeypatch.setattr(place, name, other)
    found = kernel.compared(shop, few(mechanism))
    assert found.status is Status.REFUTED
    assert found.detail.split()[0] != "0"


def changed(function: FunctionType, find: str, other: str, folder: Path) -> Callable[..., object]:
    """The function with another piece of source, in a file of its own: the translation reads the source."""
    source_text = getsource(function)
    assert find in source_text
    file = folder / "changed.py"
    header = "from __future__ import annotations\n\n\n"
    file.write_text(header + source_text.replace(find, other), encoding="utf-8")
    found: Callable[..., object] = run_path(str(file))[function.__name__]
    return found


@needs_coq
@pytest.mark.parametrize(
    ("function", "find", "other"),
    [
        (released, "level_of(count)", "level_of(count + 1)"),
        (epoch.gather, "stratum_sum(stratum, blocks)", "stratum_sum(min(stratum, 7), blocks)"),
    ],
)
def test_a_changed_function_is_no_longer_proved_equal(
    shop: kernel.Workshop,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    function: FunctionType,
    find: str,
    other: str,
) -> None:
    assert kernel.translation_problems(shop) == []
    name = function.__name__
    broken = changed(function, find, other, tmp_path)
    functions = [broken if each is function else each for each in translate.FUNCTIONS]
    monkeypatch.setattr(translate, "FUNCTIONS", tuple(functions))
    assert kernel.translation_problems(shop)
    text = translate.translated()
    (shop.copy / translate.FILE).write_text(text, encoding="utf-8")
    equal = "Tie/Equal.v"
    (shop.copy / equal).write_text((rows.FOLDER / equal).read_text("utf-8"), encoding="utf-8")
    assert development.compile_one(shop.toolchain, shop.copy, translate.FILE) is None
    failed = development.compile_one(shop.toolchain, shop.copy, equal)
    assert failed is not None
    proof = (rows.FOLDER / equal).read_text("utf-8")
    assert failed.offset is not None
    assert name in proof[: failed.offset].rpartition("Theorem ")[2]
