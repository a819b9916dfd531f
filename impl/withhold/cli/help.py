"""What `--help` says about promises and limits; one place, so that README and help agree."""

RUN_DESCRIPTION = """\
Reads events (user, value) in their order and writes a private running mean of the values, one row
for each event: t, estimate (inside the range), error (half width of the error bar), and the exact
integers sum (in grid units) and total that were released.
"""

RUN_EPILOG = """\
what is protected
  All values of one user together, by pure epsilon-differential privacy for the whole output:
  whoever sees it can hardly tell which values that user had.

what is not protected
  Who sends, when, and how often: ids and their order are public, and neighbouring inputs differ in
  the values of one user only. The order must not depend on the values.
  Timing: how long a row takes may depend on the noise and on the values. Do not show the clock
  to an adversary.
  A second run: each run of the same users spends epsilon again, also after a refused row.
  A refusal: it shows that a value could not be read as a number, or was out of all proportion.

output
  Rows go to standard output or to --output. The summary goes to standard error; with --json it is
  one JSON object, on standard output when --output is given, else on standard error.
  A row that is refused stops the run with exit code 1; the rows before it have been released.
  Exit code 2 means that nothing was read or written: the command line has to change.

error bar
  Sampling error of independent samples plus the noise, at --confidence. Not in it: blocks cut off
  by a mechanism's intervals (all but `naive`), which the paper bounds by --delta when the samples
  are independent and, where a mechanism takes --prior, when that guess is near enough; and the
  rounding of values to the grid, at most half a step.
"""

PLAN_DESCRIPTION = """\
Shows, before any data is read, how wide the error bar of each mechanism is after part of a stream
to which all users contribute equally: from public numbers only, at no cost of privacy.
"""
