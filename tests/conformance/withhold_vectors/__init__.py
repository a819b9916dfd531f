"""Conformance vectors: JSON files from which an implementation in any language is checked.

Read in this order:

    data            the vectors, their schemas, and the pages for porters (README.md, CONSUMERS.md)
    codec           the JSON that all other subpackages share
    runner          reads the vectors, checks their form, and asks a port every test
    implementation  the package `withhold` as a port
    generator       writes the vectors from the executable specification, `withhold_spec`
    cli             the command `withhold vectors`

The generator never imports the implementation, and the implementation's port never imports the
specification, so that each checks the other. The runner imports neither.
"""
