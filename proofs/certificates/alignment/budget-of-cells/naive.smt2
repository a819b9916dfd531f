; id: alignment/budget-of-cells
; query: naive
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
(assert (! (let ((a!1 (and (<= (* (/ epsilon 10.0) 10.0) epsilon)
                (<= epsilon epsilon)
                (<= (* (/ epsilon 20.0) 20.0) epsilon)
                (<= (* (/ epsilon 40.0) 40.0) epsilon)
                (<= (* (/ epsilon 80.0) 80.0) epsilon)
                (<= (* (/ epsilon 160.0) 160.0) epsilon)
                (<= (* (/ epsilon 320.0) 320.0) epsilon)
                (<= (* (/ epsilon 640.0) 640.0) epsilon)
                (<= (* (/ epsilon 1280.0) 1280.0) epsilon)
                (<= (* (/ epsilon 2560.0) 2560.0) epsilon)
                (<= (* (/ epsilon 5120.0) 5120.0) epsilon)
                (<= (* (/ epsilon 10240.0) 10240.0) epsilon)
                (<= (* (/ epsilon 20480.0) 20480.0) epsilon)
                (<= (* (/ epsilon 40960.0) 40960.0) epsilon)
                (<= (* (/ epsilon 46116860184273879040.0)
                       46116860184273879040.0)
                    epsilon))))
  (not a!1))
  :named |negated goal|))
(check-sat)
