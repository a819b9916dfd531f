"""The generator: writes the vectors from the executable specification, `withhold_spec`.

`python -m withhold_vectors.generator write DIR` writes DIR/v1 and DIR/MANIFEST.json; `check DIR` says
whether they are what would be written. It never imports the implementation. Read in this order:

    model          the parts of a file: groups, tests, and notes
    specification  the specification's reply to every request
    shorthand      short ways to write requests down
    cases          the tests themselves
    flags          what each flag of a test means, and the mutants that tests with it reject
    build          tests and replies put together into files
"""
