"""The texts of `--help` about guarantees and limits."""

RUN_DESCRIPTION = """\
Reads events (user, value) in order and writes a private running mean of the values, one row for
each event: t, estimate (clamped to the range), error (half width of the error bar), and the exact
integers sum (in grid units) and total, whose quotient is the estimate before it is clamped.
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
  A refusal or a skipped row: it shows that a value could not be read. Readable are finite decimal
  numbers up to the largest double; those outside the range are clamped.

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
  --horizon auto reads FILE to its end and counts its samples, which are public, before anything is
  released. So a row that would be refused stops the run first. The rows are kept meanwhile: more
  than 64 MiB of them in a temporary file without a name.

final release
  With --final-share S, ledger runs with the rest of epsilon, and S of it pays for one release at the end:
  the noisy sum of all samples, whole and with equal weights. Its error bar assumes nothing about
  users. The summary shows it beside the estimate. It is made at the end of FILE, unless a row is refused;
  with --state, at the end of a run with --finish. After it no row is taken. `withhold plan` shows both bars.

input
  The name of FILE tells its format, also before .gz, .zst or .zstd. Rows of a pipe, and of a file
  with --follow, are released as they come. With --time, times need a UTC offset and must not go
  back. --on-bad-row skip leaves out rows that cannot be read, and counts them.

datasets larger than memory
  With --engine, DuckDB or Spark reads FILE and sorts it by --order, whose times have to differ. Nothing
  is written before all releases are known, so a run that is stopped has released nothing. With --state,
  the same command with --resume goes on when rows have come that are later than all others.

output
  Rows go to standard output or to --output, which takes its place when the first rows are released;
  FILE.summary.json beside it has parameters, counts and charges. The summary goes to standard error; with
  --json it is one JSON object, on standard output if --output is given, else on standard error.
  A refused row stops the run with exit code 1, and so does what cannot be written; a signal ends it
  with 128 and its number. The rows before have been released, and can be read in every format.
  Exit code 2 means that no row was taken: change the command line.

state
  With --state FILE the run is kept, and the same command with --resume goes on after any end of the
  process: it reads FILE of events from its beginning and checks that the earlier rows are the same.
  The output is then that of one run. --state and what is beside it are as secret as the data. Two
  copies of it that both go on spend epsilon twice, which cannot be detected.

error bar
  Values are meant as they count: clamped to the range and rounded to the grid, by at most half a step.
  For ledger, how far the estimate may be from the mean of all samples so far, at --confidence;
  rows have the bar of the last epoch, or of the last of eight times in each doubling of the
  stream. It rests on an assumption about users, which the summary states; if the bar is wide, it says
  why. That of a final release rests on none.
  For the paper's mechanisms, sampling error of independent samples plus noise. It does not cover
  clipping by a mechanism's intervals (all but `naive`). The paper bounds the probability of clipping
  by --beta if samples are independent and --prior, for mechanisms that take it, is close enough to
  the mean.
"""

PLAN_DESCRIPTION = """\
Shows the error bars of each mechanism before any data is read, after parts of a stream to which
all users contribute equally. It uses public numbers only and costs no privacy. With --counts or
--zipf it shows those of ledger for users who contribute unequally.
"""

PLAN_EPILOG = """\
ledger
  The mechanism itself runs on the arrivals, without noise, on three kinds of samples, as shares of the
  range: zeros and ones, half of each; zeros and ones, a fifth of them ones; and numbers between 0.1 and
  0.3, but not with --grid 1. So the plan follows its public schedule. The widest of the bars is shown.
  Other data may have narrower bars, and wider ones where the releases of a run disagree.

who sends how often
  --counts FILE --user COL reads the user column of past events, which is public, and nothing else;
  the file needs no other column. --zipf 5000,1.1 --samples 300000 stands for 300,000 samples of at
  most 5000 users whose numbers of samples fall with the rank to the power 1.1.
"""
