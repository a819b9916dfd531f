; id: gaussian-mechanism/moment-is-paid
; query: within the account
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
(declare-fun exponent () Real)
(declare-fun scale () Real)
(declare-fun spent () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (<= (* 2.0 2.0 scale scale exponent) (* a (- a 1.0) spent))
  :named |the path|))
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account|))
(assert (! (not (<= (* 2.0 2.0 scale scale exponent)
         (* a (- a 1.0) 1208925819614629174706176.0)))
  :named |negated goal|))
(check-sat)
