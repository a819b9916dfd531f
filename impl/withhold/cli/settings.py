"""The checked command line of `withhold run`."""

from dataclasses import dataclass
from pathlib import Path

from withhold.core.params import Params
from withhold.core.records import Mechanism
from withhold.files.rows import Columns


@dataclass(frozen=True, slots=True)
class Settings:
    """What the flags say. `state` is None if the run is not kept."""

    params: Params
    count_first: bool
    mechanism: Mechanism
    columns: Columns
    source: str
    source_format: str
    output: Path | None
    output_format: str
    every: int
    confidence: float
    plot: Path | None
    json: bool
    quiet: bool
    state: Path | None
    resume: bool
    after_restore: bool
