"""`python -m withhold_vectors` is the command `withhold vectors`: see `withhold_vectors.cli`."""

import sys

from withhold_vectors.cli import main

if __name__ == "__main__":
    sys.exit(main())
