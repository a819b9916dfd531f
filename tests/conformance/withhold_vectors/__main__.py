"""`python -m withhold_vectors`: see `withhold_vectors.cli`."""

import sys

from withhold_vectors.cli import main

if __name__ == "__main__":
    sys.exit(main())
