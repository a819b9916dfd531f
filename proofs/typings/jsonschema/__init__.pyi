"""The names of jsonschema that the proofs use; jsonschema itself ships no types."""

from collections.abc import Iterator

class ValidationError(Exception):
    message: str
    json_path: str

class Draft202012Validator:
    def __init__(self, schema: object) -> None: ...
    def iter_errors(self, instance: object) -> Iterator[ValidationError]: ...
    @classmethod
    def check_schema(cls, schema: object) -> None: ...
