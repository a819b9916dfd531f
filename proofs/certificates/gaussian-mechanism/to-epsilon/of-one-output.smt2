; id: gaussian-mechanism/to-epsilon
; query: of one output
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
(declare-fun E () Real)
(declare-fun P () Real)
(declare-fun Q () Real)
(declare-fun a () Real)
(declare-fun power () Real)
(declare-fun y () Real)
(assert (! (and (>= P 0.0) (> Q 0.0))
  :named |probabilities|))
(assert (! (>= E 1.0)
  :named |a factor|))
(assert (! (> a 1.0)
  :named |an order|))
(assert (! (= (* y a E Q) (* (- a 1.0) P))
  :named |what y is|))
(assert (! (>= power (+ 1.0 (* a (- y 1.0))))
  :named |as shown of y|))
(assert (! (let ((a!1 (<= (* (- a 1.0) (- P (* E Q))) (* (* E Q) power))))
  (not a!1))
  :named |negated goal|))
(check-sat)
