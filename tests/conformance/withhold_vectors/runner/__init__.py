"""The runner: reads the vectors, checks their form, and asks a port every test.

It imports neither the specification nor the implementation: both are given to it, or run as programs.
Read in this order:

    structure  what can be wrong with a file before its tests are run
    files      the manifest, the files, and their tests
    protocol   what a port says of itself
    port       another program as a port: JSON Lines over its standard input and output
    compare    the first difference between two JSON values
    locate     which generated stream a differing hash is about
    running    every test asked of one port
    report     the outcome as text, JSON and JUnit
"""
