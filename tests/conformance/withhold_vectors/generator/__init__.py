"""The conformance vectors: JSON files from which a port in any language is checked.

`python -m withhold_vectors.generator write DIR` writes DIR/v1 and DIR/MANIFEST.json, `check DIR` says
whether they are what would be written. What stands in the files is said in DIR/README.md.

Read in this order:

    text        numbers and JSON as text, in one way only
    model       files, groups, tests, and flags
    flags       why a test is there, and which mistake it finds
    kills       which mutants of the proofs it rejects
    trace       a step as JSON
    given       requests read back
    runs        runs that go on after a refusal
    arithmetic  replies on single pieces
    ledger_pieces the same for the ledger mechanism
    generator   many streams from small integers
    accumulated many runs in one hash
    answers     the specification's reply to every request
    shorthand   requests in few words
    cases       the tests themselves, a module for each file
    build       tests and replies put together
"""
