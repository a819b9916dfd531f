; id: ledger-mechanism/path-loss
; query: before anything
; label:
; states: On every path of released sums, after any number of epochs and series, the loss of the
;   finished series is at most what the changed user had spent before the open one, and that of
;   the whole path at most what the user has spent.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/series-loss, ledger-mechanism/series-follow, ledger-
;   mechanism/series-law, ledger-mechanism/prefix-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(assert (! (let ((a!1 (<= (ite (< 0 (- 0 0)) (- 0 0) 0) 0))
      (a!2 (<= (ite (< (- 0 0) (- 0 0)) (- 0 0) (- 0 0)) 0)))
  (not (and true a!1 a!2)))
  :named |negated goal|))
(check-sat)
