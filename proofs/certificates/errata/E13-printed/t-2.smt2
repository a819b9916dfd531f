; id: errata/E13-printed
; query: t = 2
; label: alg:binmech
; states: Printed: the loop of lines 9 to 12 returns the sum of the first t elements.
; kind: bounded
; bounds: the smallest case first
; assumes: nothing
; expected: sat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status sat)
(declare-fun x_1 () Int)
(declare-fun x_2 () Int)
(assert (! (let ((a!1 (= (+ 0 (+ (+ 0 x_1 x_2) 0) (+ (+ 0 x_1 x_2) 0)) (+ 0 x_1 x_2))))
  (not (and a!1)))
  :named |negated goal|))
(check-sat)
