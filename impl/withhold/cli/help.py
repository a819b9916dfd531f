"""The texts of `--help` about guarantees and limits."""

RUN_DESCRIPTION = """\
Reads events (user, value) in order and writes a private running mean of the values, one row for
each event: t, estimate (clamped to the range), error (half width of the error bar), and the exact
integers sum (in grid units) and total, whose quotient is the estimate.
"""

RUN_EPILOG = """\
what is protected
  All values of one user together: the whole output is under user-level,
  pure epsilon-differential privacy.

what is not protected
  Who sends, when, and how often: user ids and their order are public. Neighbouring inputs differ
  in the values of one user only. The order must not depend on the values.
  Timing: the time of a row may depend on the noise and on the values. Do not let an adversary
  measure it.
  A second run: each run on the same users spends epsilon again, also after a refused row.
  A refusal: it shows that a value was not a number, or was too large to represent.

mechanism
  ledger (default) withholds all samples. It closes an epoch from time to time and releases a
  noisy weighted sum, and sometimes how far blocks exceeded their intervals. Between epochs the
  estimate does not change; `total` is the number of samples up to the last epoch. Time is counted
  in samples, without ignored rows. full is the paper's algorithm 6; multiple, single, wishful and
  naive are its algorithms 5 to 2.

horizon
  With --horizon T, ledger plans for T samples: the last epoch closes at sample T and may spend
  the full budget of every user, and from T/2 to T few epochs close. A stream that ends earlier
  leaves budget unspent; after T little budget is left. Without --horizon, ledger always assumes
  that the stream goes on, and keeps some budget.
  --horizon auto reads FILE twice and first counts its samples, which are public. A row that would
  be refused then stops the run before anything is released.

output
  Rows go to standard output or to --output. The summary goes to standard error; with --json it is
  one JSON object, on standard output if --output is given, else on standard error.
  A refused row stops the run with exit code 1; the rows before it have been released.
  Exit code 2 means that nothing was read or written: change the command line.

error bar
  Sampling error of independent samples plus noise, at --confidence. It does not cover clipping by
  a mechanism's intervals (all but `naive`) and rounding to the grid (at most half a step). The
  paper bounds the probability of clipping by --beta if samples are independent and --prior, for
  mechanisms that take it, is close enough to the mean.
  For ledger it is approximate. It covers the noise, a bound on the samples' variance, and the
  disagreement of epochs, but not changes since the last epoch.
"""

PLAN_DESCRIPTION = """\
Shows the error bars of each mechanism before any data is read, after parts of a stream to which
all users contribute equally. It uses public numbers only and costs no privacy. For ledger it
simulates the mechanism without noise on such a stream of alternating zeros and ones.
"""
