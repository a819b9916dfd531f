; id: gaussian-mechanism/to-epsilon
; query: one order more
; label:
; states: The moment of one whole order a is enough: P(S) <= exp(epsilon) Q(S) + slack for all
;   sets S if it is at most (a - 1) slack exp((a - 1) epsilon) (a / (a - 1))**a.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun power () Real)
(declare-fun y () Real)
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (>= y 0.0)
  :named |a ratio|))
(assert (! (>= power (+ 1.0 (* a (- y 1.0))))
  :named |so far|))
(assert (! (let ((a!1 (>= (* power y) (+ 1.0 (* (+ a 1.0) (- y 1.0))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
