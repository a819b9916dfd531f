"""Tests of the paper's algorithms. Read in this order:

parameters   parameters that are accepted and refused
pieces       the grid, blocks, the tree of a counter, neighbouring streams
constants    constants of all mechanisms
binary       algorithm 1
naive        algorithm 2
wishful      algorithm 3
given_prior  algorithms 4 and 5
median       algorithm 7, and the diversity condition
full         algorithm 6; levels has its activations and medians
"""
