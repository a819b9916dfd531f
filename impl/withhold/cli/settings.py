"""The checked command line of `withhold run`."""

from dataclasses import dataclass
from pathlib import Path

from withhold.cli.inputs import Source
from withhold.core.params import Params
from withhold.core.records import Mechanism
from withhold.files.rows import Columns
from withhold.files.shape import Shape, shape_of


@dataclass(frozen=True, slots=True)
class EngineChoice:
    """The query engine that reads a dataset, the column that orders it, and how the engine is set up."""

    name: str
    order: str
    table: str | None
    memory_limit: str | None
    temp_directory: str | None
    master: str | None


@dataclass(frozen=True, slots=True)
class Settings:
    """What the flags say. `state` is None if the run is not kept, `engine` if a reader reads FILE.

    `finish`: the end of FILE is that of the run, so a share of epsilon kept for a final release is spent.
    """

    params: Params
    count_first: bool
    mechanism: Mechanism
    columns: Columns
    source: Source
    skip_bad_rows: bool
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
    exact: bool
    finish: bool
    engine: EngineChoice | None = None

    @property
    def shape(self) -> Shape:
        """How the numbers are written."""
        return shape_of(self.params, exact=self.exact)
