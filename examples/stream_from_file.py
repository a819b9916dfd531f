"""A private running mean of a CSV with the columns user and value; values are clamped to [0, 100].

python examples/stream_from_file.py visits.csv 500 100 1

The arguments after the file are public: the most users, the most samples of one user, and epsilon.
"""

import csv
import sys

from withhold import MeanEstimator, Params, WithholdError


def main(path: str, max_users: str, max_samples: str, epsilon: str) -> None:
    """Prints a line whenever the estimate changes."""
    params = Params(
        int(max_users), int(max_samples), epsilon, beta="0.05", lower=0, upper=100, grid=1000
    )
    estimator = MeanEstimator(params)
    with open(path, newline="", encoding="utf-8-sig") as file:
        rows = csv.DictReader(file)
        for row in rows:
            before = estimator.release
            try:
                # the text itself: a value is read exactly, and no message shows it
                release = estimator.observe(row["user"], row["value"])
            except (KeyError, WithholdError) as error:
                sys.exit(f"line {rows.line_num}: {error}")
            if release is not before:
                bar = estimator.error_bar(confidence=0.95)
                print(f"after {estimator.t} rows: {float(release):.1f} ± {bar:.1f}")
    print(f"{estimator.t} rows, epsilon spent: at most {float(estimator.spent):.3f}")


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:])
    except (OSError, WithholdError) as error:
        sys.exit(f"{type(error).__name__}: {error}")
    except ValueError:
        sys.exit("a number of the command line, or the file's text, cannot be read")
