; id: median/quantisation
; query: level 1
; label: alg:pvtmed
; states: The middle of the chosen bin is at most half a bin from the array's mean.
; kind: bounded
; bounds: l<=8, all sums, all grids
; assumes: median/bins
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun array_sum () Int)
(declare-fun grid () Int)
(assert (! (>= grid 1)
  :named |a grid|))
(assert (! (and (>= array_sum 0) (<= array_sum (* 1 grid)))
  :named |samples in [0, 1]|))
(assert (! (let ((a!1 (<= (- (* 2 array_sum) (* 1 (* 1 grid))) (* 1 grid)))
      (a!2 (- (- (* 2 array_sum) (* 1 (* 1 grid))))))
(let ((a!3 (=> (= 0 0) (and a!1 (<= a!2 (* 1 grid))))))
  (not (and (>= 0 0) (< 0 1) a!3))))
  :named |negated goal|))
(check-sat)
