"""Tests of the ledger mechanism with Gaussian noise. Read in this order:

pieces     when an epoch closes, and contributions
proposals  what the shipped policy proposes
runs       whole runs of one coordinate
vectors    shares of coordinates, and runs on vectors
draws      discrete Gaussian noise from tapes of bytes
"""
