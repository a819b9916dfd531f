; id: ledger-mechanism/scale-pays
; query: scale
; label:
; states: For every epsilon, the rounded noise scale times epsilon is at least the full budget.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun epsilon () Real)
(declare-fun scale_1 () Real)
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (and (>= scale_1 (/ 1099511627776.0 epsilon))
     (>= (/ 1099511627776.0 epsilon) 0.0))
  :named |about scale_1|))
(assert (! (not (>= (* scale_1 epsilon) 1099511627776.0))
  :named |negated goal|))
(check-sat)
