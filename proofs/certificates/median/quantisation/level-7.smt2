; id: median/quantisation
; query: level 7
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
(assert (! (and (>= array_sum 0) (<= array_sum (* 64 grid)))
  :named |samples in [0, 1]|))
(assert (! (let ((a!1 (ite (> (* array_sum 6) (* 1 (* 64 grid))) 1 0))
      (a!2 (ite (> (* array_sum 6) (* 2 (* 64 grid))) 1 0))
      (a!3 (ite (> (* array_sum 6) (* 3 (* 64 grid))) 1 0))
      (a!4 (ite (> (* array_sum 6) (* 4 (* 64 grid))) 1 0))
      (a!5 (ite (> (* array_sum 6) (* 5 (* 64 grid))) 1 0))
      (a!6 (<= (- (* 12 array_sum) (* 1 (* 64 grid))) (* 64 grid)))
      (a!7 (- (- (* 12 array_sum) (* 1 (* 64 grid)))))
      (a!9 (<= (- (* 12 array_sum) (* 3 (* 64 grid))) (* 64 grid)))
      (a!10 (- (- (* 12 array_sum) (* 3 (* 64 grid)))))
      (a!12 (<= (- (* 12 array_sum) (* 5 (* 64 grid))) (* 64 grid)))
      (a!13 (- (- (* 12 array_sum) (* 5 (* 64 grid)))))
      (a!15 (<= (- (* 12 array_sum) (* 7 (* 64 grid))) (* 64 grid)))
      (a!16 (- (- (* 12 array_sum) (* 7 (* 64 grid)))))
      (a!18 (<= (- (* 12 array_sum) (* 9 (* 64 grid))) (* 64 grid)))
      (a!19 (- (- (* 12 array_sum) (* 9 (* 64 grid)))))
      (a!21 (<= (- (* 12 array_sum) (* 11 (* 64 grid))) (* 64 grid)))
      (a!22 (- (- (* 12 array_sum) (* 11 (* 64 grid))))))
(let ((a!8 (=> (= (+ 0 a!1 a!2 a!3 a!4 a!5) 0) (and a!6 (<= a!7 (* 64 grid)))))
      (a!11 (=> (= (+ 0 a!1 a!2 a!3 a!4 a!5) 1) (and a!9 (<= a!10 (* 64 grid)))))
      (a!14 (=> (= (+ 0 a!1 a!2 a!3 a!4 a!5) 2)
                (and a!12 (<= a!13 (* 64 grid)))))
      (a!17 (=> (= (+ 0 a!1 a!2 a!3 a!4 a!5) 3)
                (and a!15 (<= a!16 (* 64 grid)))))
      (a!20 (=> (= (+ 0 a!1 a!2 a!3 a!4 a!5) 4)
                (and a!18 (<= a!19 (* 64 grid)))))
      (a!23 (=> (= (+ 0 a!1 a!2 a!3 a!4 a!5) 5)
                (and a!21 (<= a!22 (* 64 grid))))))
  (not (and (>= (+ 0 a!1 a!2 a!3 a!4 a!5) 0)
            (< (+ 0 a!1 a!2 a!3 a!4 a!5) 6)
            a!8
            a!11
            a!14
            a!17
            a!20
            a!23))))
  :named |negated goal|))
(check-sat)
