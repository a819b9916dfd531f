"""Which rows come together follows from their numbers, and not from how long their values are written."""

import gzip
import json
from collections.abc import Iterator
from contextlib import ExitStack, nullcontext
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cli.command import Run
from withhold.cli.inputs import Source, open_input
from withhold.core.decimals import Decimals, decimals_of
from withhold.files import csv_reader, lines
from withhold.files.arrow import arrow
from withhold.files.regrouped import joined, regrouped
from withhold.files.rows import Chunk, Columns, InputError, encoded

pq = arrow("pyarrow.parquet")
ROWS = 60
BASE = ("--epsilon", "9", "--max-users", "5", "--max-samples", "60", "--extra-users", "ignore")


@pytest.fixture(autouse=True)
def small_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a few rows are many blocks, chunks and row groups."""
    monkeypatch.setattr(lines, "BLOCK_BYTES", 100)
    monkeypatch.setattr(csv_reader, "LEAST", 1)
    monkeypatch.setattr("withhold.files.rows.CHUNK_ROWS", 7)
    monkeypatch.setattr("withhold.files.parquet_writer._ROW_GROUP", 8)


def texts(value: str) -> dict[str, bytes]:
    """Files in which every third value is written as `value`, a zero."""
    rows = [(f"u{t % 5}", value if t % 3 == 0 else "1") for t in range(ROWS)]
    csv = "user,value\n" + "".join(f"{user},{sample}\n" for user, sample in rows)
    quoted = csv.replace("u0,", '"u0",')
    jsonl = "".join(f'{{"user": "{user}", "value": {sample}}}\n' for user, sample in rows)
    return {
        "in.csv": csv.encode(),
        "quoted.csv": quoted.encode(),
        "in.jsonl": jsonl.encode(),
        "in.csv.gz": gzip.compress(csv.encode()),
    }


WRITTEN = ["0", "0.0", "-0.00000000", "0e5"]


@pytest.mark.parametrize("name", texts("0"))
@pytest.mark.parametrize("value", WRITTEN)
def test_chunks_have_one_size(tmp_path: Path, name: str, value: str) -> None:
    (tmp_path / name).write_bytes(texts(value)[name])
    kind = "jsonl" if "jsonl" in name else "csv"
    with ExitStack() as stack:
        source = Source(str(tmp_path / name), kind)
        chunks = list(open_input(source, Columns("user", "value"), stack).chunks)
    assert [len(chunk) for chunk in chunks] == [7] * 8 + [4]
    assert [user for chunk in chunks for user in chunk.names] == [f"u{t % 5}" for t in range(ROWS)]
    numbers = [number for chunk in chunks for number in chunk.numbers]
    assert numbers == list(range(1 + (kind == "csv"), ROWS + 1 + (kind == "csv")))
    samples = [float(str(sample)) for chunk in chunks for sample in chunk.samples]
    assert samples == [float(t % 3 > 0) for t in range(ROWS)]


@pytest.mark.usefixtures("no_noise")
@pytest.mark.parametrize("parts", [False, True])
def test_row_groups_and_parts_have_one_size(run: Run, tmp_path: Path, parts: bool) -> None:
    found = []
    for number, value in enumerate(WRITTEN):
        output = tmp_path / f"{number}.parquet"
        if parts:
            output.mkdir()
        flags = (*BASE, "--output", str(output), "--output-format", "parquet")
        assert run(texts(value)["in.csv"], *flags).code == 0
        files = sorted(output.iterdir()) if parts else [output]
        metas = [pq.ParquetFile(file).metadata for file in files]
        sizes = [meta.row_group(i).num_rows for meta in metas for i in range(meta.num_row_groups)]
        found.append((sizes, [file.read_bytes() for file in files]))
    assert found == [found[0]] * len(WRITTEN)
    assert found[0][0] == [8] * 7 + [4]


@pytest.mark.usefixtures("no_noise")
def test_so_have_commits(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from withhold.cli.outbox import Outbox

    add, commits = Outbox.add, list[tuple[int, int]]()

    def noted(outbox: Outbox, data: bytes, note: str) -> None:
        commits.append((len(data), len(json.loads(note)["rows"])))
        add(outbox, data, note)

    monkeypatch.setattr(Outbox, "add", noted)
    found = []
    for number, value in enumerate(WRITTEN):
        commits.clear()
        flags = ("--state", str(tmp_path / f"{number}.state"))
        output = ("--output", str(tmp_path / f"{number}.csv"))
        assert run(texts(value)["in.csv"], *BASE, *flags, *output).code == 0
        found.append(list(commits))
    assert found == [found[0]] * len(WRITTEN)
    assert len(found[0]) == 9


def chunk(first: int, rows: int, *, simple: bool) -> Chunk:
    """Rows from number `first` on."""
    samples: list[str] | Decimals = [f"0.{number}" for number in range(first, first + rows)]
    if simple:
        found = decimals_of(list(samples))
        assert found is not None
        samples = found
    users = encoded([f"u{number % 4}" for number in range(first, first + rows)])
    return Chunk(users, samples, range(first, first + rows), "line")


@given(
    sizes=st.lists(st.tuples(st.integers(1, 30), st.booleans()), max_size=8), refused=st.booleans()
)
def test_rows_stay_as_they_are(sizes: list[tuple[int, bool]], refused: bool) -> None:
    def chunks() -> Iterator[Chunk]:
        first = 1
        for rows, simple in sizes:
            yield chunk(first, rows, simple=simple)
            first += rows
        if refused:
            raise InputError("the end")

    found: list[Chunk] = []
    with pytest.raises(InputError) if refused else nullcontext():
        for part in regrouped(chunks()):
            found.append(part)
    total = sum(rows for rows, _ in sizes)
    assert [*map(len, found)] == [7] * (total // 7) + [total % 7] * (total % 7 > 0)
    assert [number for part in found for number in part.numbers] == list(range(1, total + 1))
    assert [name for part in found for name in part.names] == [
        f"u{n % 4}" for n in range(1, total + 1)
    ]


def test_rows_before_a_refusal_come_first() -> None:
    def chunks() -> Iterator[Chunk]:
        yield chunk(1, 9, simple=True)
        raise InputError("the end")

    found = regrouped(chunks())
    assert [len(next(found)), len(next(found))] == [7, 2]
    with pytest.raises(InputError, match="the end"):
        next(found)


@given(sizes=st.lists(st.tuples(st.integers(1, 9), st.booleans()), min_size=1, max_size=6))
def test_joined_chunks_are_their_rows(sizes: list[tuple[int, bool]]) -> None:
    parts, first = [], 1
    for rows, simple in sizes:
        parts.append(chunk(first, rows, simple=simple))
        first += rows
    whole = joined(parts)
    assert list(whole.names) == [name for part in parts for name in part.names]
    samples = [sample for part in parts for sample in part.samples]
    assert list(whole.samples) == samples
    if isinstance(whole.samples, Decimals):
        assert [whole.samples.texts[row] for row in range(len(whole))] == samples
        assert list(whole[2:5].samples) == samples[2:5]
        assert whole.samples.nearest.tolist() == list(map(float, samples))
    assert list(whole.numbers) == list(range(1, first))
