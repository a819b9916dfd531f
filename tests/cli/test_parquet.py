"""Parquet: ids and samples exactly as they are stored, whatever the width of the column."""

import datetime
import io
from collections.abc import Sequence
from decimal import Decimal

import numpy as np
import pytest

from withhold.files import parquet_reader
from withhold.files.arrow import arrow
from withhold.files.parquet_reader import open_parquet
from withhold.files.rows import BadRows, Columns, InputError, MissingExtraError

Row = tuple[int, str, object]

pa, pq = arrow(), arrow("pyarrow.parquet")


def stored(users: object, values: object) -> bytes:
    """Write two arrays as a Parquet file."""
    sink = io.BytesIO()
    pq.write_table(pa.table({"user": users, "value": values}), sink)
    return sink.getvalue()


def read(data: bytes) -> tuple[list[Row], str | None]:
    """Read a whole file: its rows with their numbers, and the error that ended it."""
    found: list[Row] = []
    try:
        for chunk in open_parquet(io.BytesIO(data), Columns("user", "value")).chunks:
            found += zip(chunk.numbers, chunk.names, list(chunk.samples), strict=True)
    except InputError as error:
        return found, str(error)
    return found, None


@pytest.mark.parametrize(
    "kind", ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
)
def test_integers_of_every_width_keep_their_value(kind: str) -> None:
    largest = int(np.iinfo(kind).max)
    least = int(np.iinfo(kind).min)
    values = pa.array([largest, least, 1], type=getattr(pa, kind)())
    rows, refusal = read(stored(["a", "a", "b"], values))
    assert refusal is None
    assert rows == [(1, "a", largest), (2, "a", least), (3, "b", 1)]


def test_booleans_are_zero_and_one() -> None:
    assert read(stored(["a", "b"], pa.array([True, False]))) == ([(1, "a", 1), (2, "b", 0)], None)


@pytest.mark.parametrize("kind", ["float16", "float32", "float64"])
def test_floats_keep_their_binary_value(kind: str) -> None:
    values = pa.array(np.array([0.1, 2.5], dtype=kind))
    rows, refusal = read(stored(["a", "b"], values))
    assert refusal is None
    assert [value for *_, value in rows] == [float(np.array(0.1, dtype=kind)), 2.5]


@pytest.mark.parametrize("kind", [pa.decimal128(5, 2), pa.decimal256(50, 2)])
def test_decimals_are_exact(kind: object) -> None:
    values = pa.array([Decimal("0.10"), Decimal("2.00")], type=kind)
    assert read(stored(["a", "b"], values))[0] == [(1, "a", Decimal("0.1")), (2, "b", 2)]


@pytest.mark.parametrize(
    "users",
    [
        pa.array([9007199254740993, 9007199254740992], pa.int64()),
        pa.array(["9007199254740993", "9007199254740992"], pa.string()),
        pa.array(["9007199254740993", "9007199254740992"], pa.large_string()),
        pa.array(["9007199254740993", "9007199254740992"]).dictionary_encode(),
    ],
    ids=["int64", "string", "large_string", "dictionary"],
)
def test_ids_are_text_and_keep_all_their_digits(users: object) -> None:
    rows, refusal = read(stored(users, [1, 0]))
    assert refusal is None
    assert [user for _, user, _ in rows] == ["9007199254740993", "9007199254740992"]


def test_unsigned_ids_of_64_bits() -> None:
    users = pa.array([2**64 - 1, 2**64 - 2], pa.uint64())
    assert [user for _, user, _ in read(stored(users, [1, 0]))[0]] == [
        "18446744073709551615",
        "18446744073709551614",
    ]


@pytest.mark.parametrize(
    ("users", "values", "refusal"),
    [
        (pa.array([7, None, 8]), [1, 0, 1], "row 2, column 'user': the user id is missing"),
        (["a", None, "b"], [1, 0, 1], "row 2, column 'user': the user id is missing"),
        (["a", "", "b"], [1, 0, 1], "row 2, column 'user': the user id is empty"),
        (["a", "b", "c"], [1, None, 1], "row 2, column 'value': the value is missing"),
        (["a", "b", "c"], [1.0, None, 1.0], "row 2, column 'value': the value is missing"),
        (["a", "b"], [1.0, float("nan")], "row 2, column 'value': the value is not a finite"),
        (["a", "b"], [1.0, float("inf")], "row 2, column 'value': the value is not a finite"),
        (["a", "b"], [True, None], "row 2, column 'value': the value is missing"),
        (["a", None], [1, None], "row 2, column 'user': the user id is missing"),
        (["a", "b", None], [1, None, 1], "row 2, column 'value': the value is missing"),
        (["a", "b"], pa.array([Decimal(1), None]), "row 2, column 'value': the value is missing"),
    ],
)
def test_rows_before_a_refused_one_are_handed_on(
    users: object, values: Sequence[object], refusal: str
) -> None:
    rows, found = read(stored(users, values))
    assert len(rows) == 1
    assert found is not None
    assert found.startswith(refusal)


def test_text_that_is_not_utf8_is_refused_at_its_row() -> None:
    raw = pa.py_buffer(b"a\xffb")
    offsets = pa.py_buffer(np.array([0, 1, 2, 3], dtype=np.int32))
    users = pa.Array.from_buffers(pa.string(), 3, [None, offsets, raw])
    rows, refusal = read(stored(users, [1, 1, 1]))
    assert rows == [(1, "a", 1)]
    assert refusal == "row 2, column 'user': the user id is not valid UTF-8"


@pytest.mark.parametrize(
    ("users", "values", "refusal"),
    [
        ([9007199254740992.0, 1.5], [1, 0], "column 'user': user ids must be text or integers"),
        ([True, False], [1, 0], "column 'user': user ids must be text or integers"),
        ([b"a", b"b"], [1, 0], "column 'user': user ids must be text or integers"),
        ([None, None], [1, 0], "column 'user': user ids must be text or integers"),
        (["a", "b"], ["1", "0"], "column 'value': values must be numbers or booleans"),
        (["a", "b"], [datetime.date(2020, 1, 1)] * 2, "column 'value': values must be numbers"),
        (["a", "b"], [[1], [0]], "column 'value': values must be numbers or booleans"),
    ],
)
def test_columns_of_other_types_are_refused_before_any_row(
    users: object, values: object, refusal: str
) -> None:
    rows, found = read(stored(users, values))
    assert rows == []
    assert found is not None
    assert found.startswith(refusal)


def test_missing_and_repeated_columns_are_named() -> None:
    sink = io.BytesIO()
    pq.write_table(pa.table([pa.array(["a"]), pa.array([1])], names=["user", "user"]), sink)
    assert read(sink.getvalue()) == ([], "column 'user': the file has 2 of that name")
    sink = io.BytesIO()
    pq.write_table(pa.table({"user": ["a"]}), sink)
    assert read(sink.getvalue()) == ([], "column 'value': the file has no such column")


@pytest.mark.parametrize("data", [b"", b"PAR1", b"user,value\na,1\n"])
def test_another_file_is_refused(data: bytes) -> None:
    assert read(data) == ([], "the input is not a Parquet file")


def test_rows_that_are_missing_and_bits_that_have_changed_are_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sink = io.BytesIO()
    table = pa.table({"user": ["a", "b"] * 100, "value": np.arange(200.0)})
    pq.write_table(table, sink, write_page_checksum=True, use_dictionary=False, compression="none")
    data = sink.getvalue()
    where = data.index(np.float64(7.0).tobytes())
    _, problem = read(data[:where] + b"\x01" + data[where + 1 :])
    assert problem == "row 1 or later: the Parquet file is damaged"
    file = pq.ParquetFile(io.BytesIO(data))
    rows = type("", (), {"num_rows": 300})
    short = type("", (), {"iter_batches": file.iter_batches, "metadata": rows})()
    chunks = parquet_reader._Rows(Columns("user", "value"), BadRows()).chunks(short)
    assert len(next(chunks).numbers) == 200
    with pytest.raises(InputError, match="row 201 or later: the Parquet file is damaged"):
        next(chunks)


def test_batches_are_bounded_and_rows_are_counted_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet_reader, "BATCH_ROWS", 2)
    data = stored(["a", "b", "c", "d", "e"], [0, 1, 2, 3, 4])
    reader = open_parquet(io.BytesIO(data), Columns("user", "value"))
    chunks = list(reader.chunks)
    assert [len(chunk) for chunk in chunks] == [2, 2, 1]
    assert [chunk.place(0) for chunk in chunks] == ["row 1", "row 3", "row 5"]
    assert (reader.consumed(), reader.size) == (5, 5)


class Counted(io.BytesIO):
    """A file that counts the bytes that were read."""

    taken = 0

    def read(self, size: int | None = -1, /) -> bytes:
        data = super().read(size)
        self.taken += len(data)
        return data


@pytest.mark.parametrize("group", [100_000, 1_000_000])
def test_no_more_is_read_than_is_needed_next(group: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """So memory is bounded however many rows a file has, and a row group of it."""
    monkeypatch.setattr(parquet_reader, "BATCH_ROWS", 1 << 15)
    values = np.random.default_rng(1).random(1_000_000)
    sink = io.BytesIO()
    table = pa.table({"user": ["a"] * len(values), "value": values})
    pq.write_table(table, sink, row_group_size=group)
    stream = Counted(sink.getvalue())
    chunks = open_parquet(stream, Columns("user", "value")).chunks
    sizes = [len(next(chunks))]
    assert 0 < stream.taken < len(sink.getvalue()) / 4
    sizes += [len(chunk) for chunk in chunks]
    assert sum(sizes) == len(values)


def test_without_pyarrow_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(MissingExtraError, match=r"pip install 'withhold\[files\]'"):
        read(b"")
