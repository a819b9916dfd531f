; id: ledger-mechanism/series-loss
; query: before anything
; label:
; states: Where one released sum is explained by two noises, the largest noises of the series so
;   far differ by at most the dearest sum, or overhang, of the changed user, as they did before;
;   an epoch without an overhang leaves those of overhangs as they were.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/sensitivity, ledger-mechanism/oblivious
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(assert (! (let ((a!1 (<= (ite (< (- 0 0) (- 0 0)) (- 0 0) (- 0 0)) 0)))
  (not a!1))
  :named |negated goal|))
(check-sat)
