; id: ledger-mechanism/path-loss
; query: before anything
; label:
; states: On every path of released sums, after any number of epochs, the loss is at most what
;   the changed user has spent.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/sensitivity, ledger-mechanism/oblivious
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
