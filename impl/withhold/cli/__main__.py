"""`python -m withhold.cli` is the command `withhold`."""

import sys

from withhold.cli import main

sys.exit(main())
