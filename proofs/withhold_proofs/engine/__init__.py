"""Deciding obligations: queries, solvers, Farkas certificates, mutants and processes."""
