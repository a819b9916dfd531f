; id: gaussian-mechanism/moment-is-paid
; query: the scale pays in squares
; label:
; states: Within an account, at a scale that pays for the ledger, the logarithm of a run's
;   moment is at most a (a - 1) epsilon**2 / 4.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/never-overdrawn, gaussian-mechanism/path-moment, ledger-
;   mechanism/scale-pays
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun epsilon () Real)
(declare-fun scale () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (>= (* scale epsilon) 1099511627776.0)
  :named |the scale pays|))
(assert (! (not (>= (* scale scale epsilon epsilon) 1208925819614629174706176.0))
  :named |negated goal|))
(check-sat)
