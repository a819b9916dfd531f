; id: errata/E13-printed
; query: t = 1
; label: alg:binmech
; states: Printed: the loop of lines 9 to 12 returns the sum of the first t elements.
; kind: bounded
; bounds: the smallest case first
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun x_1 () Int)
(assert (! (let ((a!1 (and (= (+ 0 (+ 0 x_1) 0) (+ 0 x_1)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
