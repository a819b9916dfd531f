; id: gaussian-mechanism/to-epsilon
; query: order 1
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
(declare-fun y () Real)
(assert (! (let ((a!1 (>= y (+ 1.0 (* 1.0 (- y 1.0))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
