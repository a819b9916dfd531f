"""What `--help` says about promises and limits; one place, so that README and help agree."""

RUN_DESCRIPTION = """\
Reads events (user, value) in their order and writes a private running mean of the values, one row
for each event: t, estimate (inside the range), error (half width of the error bar), and the exact
integers sum (in grid units) and total that the estimate is the quotient of.
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

mechanism
  ledger (default) withholds all samples, closes an epoch now and then, and releases two noisy
  numbers for it: a weighted sum, and how much of it was cut off. Between epochs the estimate stays
  as it is; `total` says how many samples had come by the last one. Time is counted in samples that
  count, so ignored rows are none. full is the paper's algorithm 6, multiple, single, wishful and
  naive its algorithms 5 to 2.

horizon
  With --horizon T, ledger plans for T samples: the last epoch closes at sample T, where all of
  every user's budget may be spent, and from T/2 to T it mostly waits. A stream that ends sooner
  leaves the rest unspent; after T little is left to spend. Without it, the stream is always taken
  to go on, and some budget is kept back.
  --horizon auto reads FILE twice: first it counts the samples that will count, which is public.
  A row that would be refused then stops the run before anything is released.

output
  Rows go to standard output or to --output. The summary goes to standard error; with --json it is
  one JSON object, on standard output when --output is given, else on standard error.
  A row that is refused stops the run with exit code 1; the rows before it have been released.
  Exit code 2 means that nothing was read or written: the command line has to change.

error bar
  Sampling error of independent samples plus the noise, at --confidence. Not in it: blocks cut off
  by a mechanism's intervals (all but `naive`), which the paper bounds by --beta when the samples
  are independent and, where a mechanism takes --prior, when that guess is near enough; and the
  rounding of values to the grid, at most half a step.
  Of ledger it is approximate: the noise, a bound for the samples' own variance, and how much
  epochs disagree; not what has changed since the last epoch.
"""

PLAN_DESCRIPTION = """\
Shows, before any data is read, how wide the error bar of each mechanism is after part of a stream
to which all users contribute equally: from public numbers only, at no cost of privacy. For ledger
the mechanism itself is run to the end of such a stream, of zeros and ones in turn, without noise.
"""
