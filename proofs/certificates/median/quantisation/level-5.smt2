; id: median/quantisation
; query: level 5
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
(assert (! (and (>= array_sum 0) (<= array_sum (* 16 grid)))
  :named |samples in [0, 1]|))
(assert (! (let ((a!1 (ite (> (* array_sum 3) (* 1 (* 16 grid))) 1 0))
      (a!2 (ite (> (* array_sum 3) (* 2 (* 16 grid))) 1 0))
      (a!3 (<= (- (* 6 array_sum) (* 1 (* 16 grid))) (* 16 grid)))
      (a!4 (- (- (* 6 array_sum) (* 1 (* 16 grid)))))
      (a!6 (<= (- (* 6 array_sum) (* 3 (* 16 grid))) (* 16 grid)))
      (a!7 (- (- (* 6 array_sum) (* 3 (* 16 grid)))))
      (a!9 (<= (- (* 6 array_sum) (* 5 (* 16 grid))) (* 16 grid)))
      (a!10 (- (- (* 6 array_sum) (* 5 (* 16 grid))))))
(let ((a!5 (=> (= (+ 0 a!1 a!2) 0) (and a!3 (<= a!4 (* 16 grid)))))
      (a!8 (=> (= (+ 0 a!1 a!2) 1) (and a!6 (<= a!7 (* 16 grid)))))
      (a!11 (=> (= (+ 0 a!1 a!2) 2) (and a!9 (<= a!10 (* 16 grid))))))
  (not (and (>= (+ 0 a!1 a!2) 0) (< (+ 0 a!1 a!2) 3) a!5 a!8 a!11))))
  :named |negated goal|))
(check-sat)
