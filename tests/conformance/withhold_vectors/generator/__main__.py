"""`python -m withhold_vectors.generator write DIR | check DIR`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from withhold_vectors.codec.values import Json
from withhold_vectors.codec.version import FOLDER
from withhold_vectors.generator.build import Written, build, manifest
from withhold_vectors.generator.cases.files import FILES

DATA = Path(__file__).parents[1] / "data"
"""The folder with the page and the schemas, which the manifest pins."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns 0 if the files are written or as they would be written, 1 if one differs, 2 for usage."""
    parser = argparse.ArgumentParser(
        prog="python -m withhold_vectors.generator", description=__doc__
    )
    parser.add_argument("action", choices=("write", "check"))
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="leave the file of 100 000 streams, which takes minutes, as it is in DIR",
    )
    options = parser.parse_args(arguments)
    texts = _texts(options.folder, options.quick)
    if options.action == "write":
        for path, text in texts.items():
            target = options.folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="ascii", newline="\n")
        print(f"{len(texts)} files written to {options.folder}")
        return 0
    return _compare(options.folder, texts)


def _texts(folder: Path, quick: bool) -> dict[str, str]:
    """The text of every file. With `quick`, a deep file keeps the text that it has in the folder."""
    files = list(build(deep=not quick))
    if quick:
        files += [kept for kept in map(_kept, _deep_paths(folder)) if kept is not None]
    texts = {file.path: file.text for file in files}
    return {**texts, "MANIFEST.json": manifest([file.entry() for file in files], DATA)}


def _deep_paths(folder: Path) -> list[tuple[Path, str]]:
    paths = [f"{FOLDER}/{file.name}.json" for file in FILES if file.deep]
    return [(folder, path) for path in paths]


def _kept(place: tuple[Path, str]) -> Written | None:
    folder, path = place
    if not (folder / path).is_file():
        return None
    text = (folder / path).read_text(encoding="ascii")
    content: Json = json.loads(text)
    tests = content["numberOfTests"]
    return Written(path, text, tests if isinstance(tests, int) else 0, 0, deep=True)


def _compare(folder: Path, texts: dict[str, str]) -> int:
    found = [f"{path} is missing" for path in texts if not (folder / path).is_file()]
    for path, text in texts.items():
        if (folder / path).is_file() and (folder / path).read_bytes() != text.encode("ascii"):
            found.append(f"{path} is not what the specification writes")
    present = {str(file.relative_to(folder)) for file in folder.glob(f"{FOLDER}/*")}
    found += [
        f"{path} is not a file that the specification writes"
        for path in sorted(present - set(texts))
    ]
    for line in found:
        print(line, file=sys.stderr)
    if not found:
        print(f"{len(texts)} files are what the specification writes")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
