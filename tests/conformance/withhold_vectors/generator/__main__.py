"""`python -m withhold_vectors.generator write DIR | check DIR`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from withhold_vectors.generator.build import Written, build, manifest
from withhold_vectors.generator.cases import FILES
from withhold_vectors.generator.model import Json


def main(arguments: Sequence[str] | None = None) -> int:
    """0: written, or all as it would be written. 1: something differs. 2: usage."""
    parser = argparse.ArgumentParser(prog="withhold vectors", description=__doc__)
    parser.add_argument("action", choices=("write", "check"))
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="take the file of 100 000 streams, which needs about two minutes, as it stands in DIR",
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
    """What every file is to hold. With `quick`, a deep file that is there is taken as it is."""
    files = list(build(deep=not quick))
    if quick:
        files += [kept for kept in map(_kept, _deep_paths(folder)) if kept is not None]
    texts = {file.path: file.text for file in files}
    return {**texts, "MANIFEST.json": manifest([file.entry() for file in files])}


def _deep_paths(folder: Path) -> list[tuple[Path, str]]:
    paths = [f"v1/{file.name}.json" for file in FILES if file.deep]
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
    present = {str(file.relative_to(folder)) for file in folder.glob("v1/*")}
    found += [f"{path} belongs to no file" for path in sorted(present - set(texts))]
    for line in found:
        print(line, file=sys.stderr)
    if not found:
        print(f"{len(texts)} files are what the specification writes")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
