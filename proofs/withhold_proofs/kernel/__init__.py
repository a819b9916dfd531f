"""Runs Coq's kernel on `proofs/kernel`: the theorems, their mutants, and the tie to the specification."""
