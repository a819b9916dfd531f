"""Refusals of a query engine. No message contains a value, a user or what the engine itself said."""

from withhold.core.errors import WithholdError
from withhold.files.rows import MissingExtraError


class EngineError(WithholdError):
    """The engine could not do what it was asked for. Nothing has been released."""


class EngineMemoryError(EngineError):
    """The engine has reached its memory limit."""

    def __init__(self, engine: str) -> None:
        super().__init__(
            f"{engine} has reached its memory limit: raise it, or give it a temporary folder with "
            "more room"
        )


class ChangedDatasetError(EngineError):
    """The dataset does not begin with the rows that the run in a state has read."""

    def __init__(self, rows: int) -> None:
        super().__init__(
            f"the first rows are not those that were read before ({rows} rows are in the state)"
        )


class MissingJavaError(MissingExtraError):
    """Spark needs Java, which is not there."""

    def __init__(self) -> None:
        WithholdError.__init__(
            self,
            "Spark needs Java 17 or later, which is not found; install it "
            "(Debian: apt-get install openjdk-17-jre-headless) or set JAVA_HOME",
        )
