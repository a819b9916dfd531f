"""`python -m withhold_proofs`: see `withhold_proofs.cli`."""

from withhold_proofs.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
