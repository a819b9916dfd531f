"""Temporary folders for what an engine keeps on the disk."""

from tempfile import TemporaryDirectory

from withhold.engines.errors import EngineError


def temporary_folder(parent: str | None) -> TemporaryDirectory[str]:
    """A new folder that only this user can read. Raises: EngineError."""
    try:
        return TemporaryDirectory(prefix="withhold-", dir=parent, ignore_cleanup_errors=True)
    except OSError as error:
        raise EngineError(f"no temporary folder can be made: {error.strerror}") from None
