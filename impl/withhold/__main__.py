"""`python -m withhold` is the command `withhold`."""

import sys

from withhold.cli import main

sys.exit(main())
