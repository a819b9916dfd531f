"""Durable state: a run that goes on after its process has ended, whatever ended it.

Read in this order:

    codec       columns, facts, users and batches as bytes
    draws       a noise source that keeps what it passes on
    disk        everything that writes
    witness     a small file that says how new the state must be
    migrations  the version and the tables of state files
    head        what transactions write
    checks      what is refused
    store       the state file: transactions, one writer, digests
    keeper      a run in a state file: the journal and its replay, and snapshots
    opening     from parameters and a path to a keeper

`docs/durable-state.md` says what is guaranteed, and what cannot be detected.
"""
