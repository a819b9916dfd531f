"""`python -m withhold_vectors.implementation`: a model for other ports, and a test of the runner."""

from __future__ import annotations

import json
import sys

from withhold_vectors.implementation.port import reply_to_line


def main() -> None:
    """Answers line by line until the input ends."""
    for line in sys.stdin:
        print(json.dumps(reply_to_line(line)), flush=True)


if __name__ == "__main__":
    main()
