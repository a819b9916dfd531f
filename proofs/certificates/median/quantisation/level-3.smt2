; id: median/quantisation
; query: level 3
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
(assert (! (and (>= array_sum 0) (<= array_sum (* 4 grid)))
  :named |samples in [0, 1]|))
(assert (! (let ((a!1 (ite (> (* array_sum 2) (* 1 (* 4 grid))) 1 0))
      (a!2 (<= (- (* 4 array_sum) (* 1 (* 4 grid))) (* 4 grid)))
      (a!3 (- (- (* 4 array_sum) (* 1 (* 4 grid)))))
      (a!5 (<= (- (* 4 array_sum) (* 3 (* 4 grid))) (* 4 grid)))
      (a!6 (- (- (* 4 array_sum) (* 3 (* 4 grid))))))
(let ((a!4 (=> (= (+ 0 a!1) 0) (and a!2 (<= a!3 (* 4 grid)))))
      (a!7 (=> (= (+ 0 a!1) 1) (and a!5 (<= a!6 (* 4 grid))))))
  (not (and (>= (+ 0 a!1) 0) (< (+ 0 a!1) 2) a!4 a!7))))
  :named |negated goal|))
(check-sat)
