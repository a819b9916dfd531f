"""Opens the events of a file or of standard input."""

import io
import stat
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

from withhold.cli.options import UsageError
from withhold.files.csv_reader import open_csv
from withhold.files.jsonl_reader import open_jsonl
from withhold.files.parquet_reader import open_parquet
from withhold.files.regrouped import regrouped
from withhold.files.rows import BadRows, Columns, Reader, SizedStream
from withhold.files.sources import COMPRESSED, open_file, standard_input, zstd

_TEXT = {"csv": open_csv, "jsonl": open_jsonl}
_ENDINGS = {
    ".csv": "csv",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".parquet": "parquet",
    ".pq": "parquet",
}
FORMATS = (*_TEXT, "parquet")


@dataclass(frozen=True, slots=True)
class Source:
    """An input: its name ("-" is standard input), its format, and whether it is waited for at its end."""

    name: str
    format: str
    follow: bool = False

    @property
    def title(self) -> str:
        """Its name in messages."""
        return "standard input" if self.name == "-" else self.name

    @property
    def compressed(self) -> str | None:
        """How it is compressed, as its name tells."""
        return None if self.name == "-" else COMPRESSED.get(Path(self.name).suffix.lower())


def format_of(name: str) -> str:
    """Return the format that the name of an input tells; standard input is CSV.

    Raises: UsageError if the name does not tell it.
    """
    if name == "-":
        return "csv"
    path = Path(name)
    if path.suffix.lower() in COMPRESSED:
        path = path.with_suffix("")
    found = _ENDINGS.get(path.suffix.lower())
    if found is None:
        raise UsageError("the name of FILE does not tell its format: add --format")
    return found


def output_format_of(output: Path | None) -> str:
    """Return the format that the name of an output tells, else CSV.

    Raises: UsageError for a name of a compressed file, which is not written.
    """
    if output is None:
        return "csv"
    if output.suffix.lower() in COMPRESSED:
        raise UsageError("--output: compressed files are read, but not written")
    return _ENDINGS.get(output.suffix.lower(), "csv")


def check_input(source: Source) -> None:
    """Check what can be known before the input is opened.

    Raises: UsageError if these options exclude each other, MissingExtraError.
    """
    if source.format == "parquet":
        if source.name == "-":
            raise UsageError("Parquet cannot be read from standard input: name a file")
        if source.compressed is not None:
            raise UsageError("Parquet is compressed inside: unpack FILE first")
    if source.compressed == "zstd":
        zstd()
    if not source.follow:
        return
    if source.name == "-":
        raise UsageError("--follow needs a file: standard input is waited for without it")
    if source.format == "parquet" or source.compressed is not None:
        raise UsageError("--follow needs a text file (csv or jsonl) that is not compressed")


def open_input(
    source: Source, columns: Columns, stack: ExitStack, bad: BadRows | None = None
) -> Reader:
    """Return the reader of the input; the stack closes it.

    Raises: UsageError if it cannot be opened, InputError if it has no such columns.
    """
    try:
        if source.format == "parquet":
            stream = stack.enter_context(io.BufferedReader(io.FileIO(source.name)))
            return open_parquet(stream, columns, bad)
        text = _bytes(source, stack)
        reader = _TEXT[source.format](text, columns, bad)
        return reader if text.waits else replace(reader, chunks=regrouped(reader.chunks))
    except OSError as error:
        reason = error.strerror or error
        raise UsageError(f"{source.name}: FILE cannot be read: {reason}") from None


def _bytes(source: Source, stack: ExitStack) -> SizedStream:
    if source.name == "-":
        standard = standard_input()
        if standard is None:
            raise UsageError("FILE cannot be read: standard input is closed")
        return standard
    if source.follow and not stat.S_ISREG(Path(source.name).stat().st_mode):
        raise UsageError("--follow needs a regular file")
    return open_file(source.name, stack, compressed=source.compressed, follow=source.follow)
