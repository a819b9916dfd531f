; id: alignment/budget-of-cells
; query: wishful
; label: eq:multnoise
; states: The cells of all elements of a user cost at most the share of their counter, in
;   algorithms 2 to 6.
; kind: bounded
; bounds: m = 2**L, L<=12 and L = 62; 10 values of n up to 2**40; every epsilon
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun epsilon () Real)
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (let ((a!1 (and (<= (* (/ epsilon 1.0) 1.0) epsilon)
                (<= epsilon epsilon)
                (<= (* (/ epsilon 2.0) 2.0) epsilon)
                (<= (* (/ epsilon 3.0) 3.0) epsilon)
                (<= (* (/ epsilon 4.0) 4.0) epsilon)
                (<= (* (/ epsilon 7.0) 7.0) epsilon)
                (<= (* (/ epsilon 21.0) 21.0) epsilon)
                (<= (* (/ epsilon 41.0) 41.0) epsilon))))
  (not a!1))
  :named |negated goal|))
(check-sat)
