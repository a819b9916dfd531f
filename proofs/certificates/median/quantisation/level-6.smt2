; id: median/quantisation
; query: level 6
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
(assert (! (and (>= array_sum 0) (<= array_sum (* 32 grid)))
  :named |samples in [0, 1]|))
(assert (! (let ((a!1 (ite (> (* array_sum 4) (* 1 (* 32 grid))) 1 0))
      (a!2 (ite (> (* array_sum 4) (* 2 (* 32 grid))) 1 0))
      (a!3 (ite (> (* array_sum 4) (* 3 (* 32 grid))) 1 0))
      (a!4 (<= (- (* 8 array_sum) (* 1 (* 32 grid))) (* 32 grid)))
      (a!5 (- (- (* 8 array_sum) (* 1 (* 32 grid)))))
      (a!7 (<= (- (* 8 array_sum) (* 3 (* 32 grid))) (* 32 grid)))
      (a!8 (- (- (* 8 array_sum) (* 3 (* 32 grid)))))
      (a!10 (<= (- (* 8 array_sum) (* 5 (* 32 grid))) (* 32 grid)))
      (a!11 (- (- (* 8 array_sum) (* 5 (* 32 grid)))))
      (a!13 (<= (- (* 8 array_sum) (* 7 (* 32 grid))) (* 32 grid)))
      (a!14 (- (- (* 8 array_sum) (* 7 (* 32 grid))))))
(let ((a!6 (=> (= (+ 0 a!1 a!2 a!3) 0) (and a!4 (<= a!5 (* 32 grid)))))
      (a!9 (=> (= (+ 0 a!1 a!2 a!3) 1) (and a!7 (<= a!8 (* 32 grid)))))
      (a!12 (=> (= (+ 0 a!1 a!2 a!3) 2) (and a!10 (<= a!11 (* 32 grid)))))
      (a!15 (=> (= (+ 0 a!1 a!2 a!3) 3) (and a!13 (<= a!14 (* 32 grid))))))
  (not (and (>= (+ 0 a!1 a!2 a!3) 0) (< (+ 0 a!1 a!2 a!3) 4) a!6 a!9 a!12 a!15))))
  :named |negated goal|))
(check-sat)
