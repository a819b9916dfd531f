"""Checks a port against the conformance vectors, as a step of continuous integration.

python examples/check_a_port.py node port/main.mjs

Without a command it checks the package itself, which speaks the port protocol too. The exit code is
0 only if no vector fails and everything in REQUIRED is implemented.
"""

import json
import subprocess
import sys

REQUIRED = ("grid.json", "blocks.json", "tree.json", "naive.json")
"""The files that this port must pass completely. Add files as the port grows."""


def main(command: list[str]) -> int:
    """The exit code; prints a line for each file and each failure."""
    only = [argument for file in REQUIRED for argument in ("--only", file)]
    run = [sys.executable, "-m", "withhold_vectors", "run", "--json", *only, "--", *command]
    result = subprocess.run(run, stdout=subprocess.PIPE, text=True, check=False)
    if result.returncode not in (0, 1):  # 1: a vector failed
        return result.returncode
    missing = 0
    for file in json.loads(result.stdout)["files"]:
        counts = ", ".join(f"{file[key]} {key}" for key in ("passed", "failed", "notImplemented"))
        print(f"{file['path']}: {counts}")
        for failure in file["failures"]:
            print(f"  {failure['comment']}: {failure['detail']}")
        missing += file["notImplemented"]
    return result.returncode or int(missing > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or [sys.executable, "-m", "withhold_vectors.implementation"]))
