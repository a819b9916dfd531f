"""`--horizon auto` reads its input once: what it keeps meanwhile are the rows, in every form."""

import json
import os
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from cli.command import Run
from withhold.cli import counting, main
from withhold.cli.counting import KeptRows, count_samples
from withhold.files.arrow import arrow
from withhold.files.csv_blocks import LEAST

pa, pq = arrow(), arrow("pyarrow.parquet")

USERS, SAMPLES = 9, 500
BASE = ("--epsilon", "4", "--max-users", str(USERS), "--max-samples", str(SAMPLES))
COLUMNS = ("--user", "user", "--value", "value")
ROWS = [(f"user {t % USERS}", f"{t * 7 % 100 / 100:.2f}") for t in range(USERS * SAMPLES)]
CSV = "user,value\n" + "".join(f"{user},{value}\n" for user, value in ROWS)
QUOTED = "user,value\n" + "".join(f'"{user}", {value}\n' for user, value in ROWS)
JSON = "".join(f'{{"user": "{user}", "value": {value}}}\n' for user, value in ROWS)


def parquet(folder: Path) -> bytes:
    users, values = zip(*ROWS, strict=True)
    path = folder / "made"
    pq.write_table(pa.table({"user": users, "value": list(map(float, values))}), path)
    return path.read_bytes()


@pytest.mark.usefixtures("no_noise")
@pytest.mark.parametrize("in_memory", [1, 1 << 26])
@pytest.mark.parametrize("name", ["in.csv", "quoted.csv", "in.jsonl", "in.parquet", "-"])
def test_the_rows_are_those_of_the_input(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, in_memory: int
) -> None:
    monkeypatch.setattr(counting, "IN_MEMORY", in_memory)
    assert len(CSV) > LEAST, "pyarrow reads blocks of this size"
    data: dict[str, str | bytes] = {"quoted.csv": QUOTED, "in.jsonl": JSON}
    if name == "in.parquet":
        data[name] = parquet(tmp_path)
    flags = (*BASE, "--every", "100", "--json")
    counted = run(data.get(name, CSV), *flags, "--horizon", "auto", name=name)
    assert counted == run(data.get(name, CSV), *flags, "--horizon", str(len(ROWS)), name=name)
    assert (counted.code, len(counted.rows)) == (0, len(ROWS) // 100)
    assert json.loads(counted.err)["horizon"] == len(ROWS)


@pytest.mark.usefixtures("no_noise")
def test_a_named_pipe_is_read_once(
    run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe.csv"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_text, args=(CSV,))
    writer.start()
    assert main(["run", str(pipe), *COLUMNS, *BASE, "--horizon", "auto"]) == 0
    writer.join()
    out = capsys.readouterr().out
    assert out == run(CSV, *BASE, "--horizon", str(len(ROWS))).out


@pytest.mark.usefixtures("no_noise")
def test_a_file_that_changes_after_it_was_read_changes_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = run(CSV, *BASE, "--horizon", "auto")

    def counted_and_cut(*given: object) -> int:
        found = count_samples(*given)  # type: ignore[arg-type] # as given
        (tmp_path / "in.csv").write_text("user,value\na,1\n")
        return found

    monkeypatch.setattr(counting, "count_samples", counted_and_cut)
    assert run(CSV, *BASE, "--horizon", "auto") == usual


@pytest.mark.usefixtures("no_noise")
def test_a_kept_run_is_the_same_run(run: Run, tmp_path: Path) -> None:
    outputs = []
    for number, horizon in enumerate(("auto", str(len(ROWS)))):
        out = tmp_path / f"{number}.csv"
        flags = ("--state", str(tmp_path / f"{number}.state"), "--output", str(out))
        assert run(CSV, *BASE, "--every", "7", "--horizon", horizon, *flags).code == 0
        assert run(CSV, *BASE, "--every", "7", "--horizon", horizon, *flags, "--resume").code == 0
        outputs.append(out.read_text())
    assert outputs[0] == outputs[1]


def test_rows_that_cannot_be_kept_release_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "IN_MEMORY", 1)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    out = tmp_path / "out.csv"
    ran = run(CSV, *BASE, "--horizon", "auto", "--output", str(out))
    assert (ran.code, out.exists()) == (1, False)
    assert "in.csv: a temporary file for the rows cannot be written: No such file" in ran.err
    assert "Nothing has been released." in ran.err
    assert "user 1" not in ran.err


def open_files() -> Iterator[str]:
    for entry in os.listdir("/proc/self/fd"):
        with suppress(FileNotFoundError):  # the listing itself
            yield os.readlink(f"/proc/self/fd/{entry}")


def test_the_temporary_file_has_no_name_and_is_gone_at_the_end(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(counting, "IN_MEMORY", 1)
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    seen: list[tuple[int, list[str]]] = []
    again = KeptRows.reader

    def looked_at(kept: KeptRows) -> object:
        seen.append(
            (sum(name.startswith(str(folder)) for name in open_files()), os.listdir(folder))
        )
        return again(kept)

    monkeypatch.setattr(KeptRows, "reader", looked_at)
    assert run(CSV, *BASE, "--horizon", "auto").code == 0
    assert seen == [(1, [])]
    assert os.listdir(folder) == []
