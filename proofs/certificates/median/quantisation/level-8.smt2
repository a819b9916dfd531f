; id: median/quantisation
; query: level 8
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
(assert (! (and (>= array_sum 0) (<= array_sum (* 128 grid)))
  :named |samples in [0, 1]|))
(assert (! (let ((a!1 (ite (> (* array_sum 8) (* 1 (* 128 grid))) 1 0))
      (a!2 (ite (> (* array_sum 8) (* 2 (* 128 grid))) 1 0))
      (a!3 (ite (> (* array_sum 8) (* 3 (* 128 grid))) 1 0))
      (a!4 (ite (> (* array_sum 8) (* 4 (* 128 grid))) 1 0))
      (a!5 (ite (> (* array_sum 8) (* 5 (* 128 grid))) 1 0))
      (a!6 (ite (> (* array_sum 8) (* 6 (* 128 grid))) 1 0))
      (a!7 (ite (> (* array_sum 8) (* 7 (* 128 grid))) 1 0))
      (a!8 (<= (- (* 16 array_sum) (* 1 (* 128 grid))) (* 128 grid)))
      (a!9 (- (- (* 16 array_sum) (* 1 (* 128 grid)))))
      (a!11 (<= (- (* 16 array_sum) (* 3 (* 128 grid))) (* 128 grid)))
      (a!12 (- (- (* 16 array_sum) (* 3 (* 128 grid)))))
      (a!14 (<= (- (* 16 array_sum) (* 5 (* 128 grid))) (* 128 grid)))
      (a!15 (- (- (* 16 array_sum) (* 5 (* 128 grid)))))
      (a!17 (<= (- (* 16 array_sum) (* 7 (* 128 grid))) (* 128 grid)))
      (a!18 (- (- (* 16 array_sum) (* 7 (* 128 grid)))))
      (a!20 (<= (- (* 16 array_sum) (* 9 (* 128 grid))) (* 128 grid)))
      (a!21 (- (- (* 16 array_sum) (* 9 (* 128 grid)))))
      (a!23 (<= (- (* 16 array_sum) (* 11 (* 128 grid))) (* 128 grid)))
      (a!24 (- (- (* 16 array_sum) (* 11 (* 128 grid)))))
      (a!26 (<= (- (* 16 array_sum) (* 13 (* 128 grid))) (* 128 grid)))
      (a!27 (- (- (* 16 array_sum) (* 13 (* 128 grid)))))
      (a!29 (<= (- (* 16 array_sum) (* 15 (* 128 grid))) (* 128 grid)))
      (a!30 (- (- (* 16 array_sum) (* 15 (* 128 grid))))))
(let ((a!10 (=> (= (+ 0 a!1 a!2 a!3 a!4 a!5 a!6 a!7) 0)
                (and a!8 (<= a!9 (* 128 grid)))))
      (a!13 (=> (= (+ 0 a!1 a!2 a!3 a!4 a!5 a!6 a!7) 1)
                (and a!11 (<= a!12 (* 128 grid)))))
      (a!16 (=> (= (+ 0 a!1 a!2 a!3 a!4 a!5 a!6 a!7) 2)
                (and a!14 (<= a!15 (* 128 grid)))))
      (a!19 (=> (= (+ 0 a!1 a!2 a!3 a!4 a!5 a!6 a!7) 3)
                (and a!17 (<= a!18 (* 128 grid)))))
      (a!22 (=> (= (+ 0 a!1 a!2 a!3 a!4 a!5 a!6 a!7) 4)
                (and a!20 (<= a!21 (* 128 grid)))))
      (a!25 (=> (= (+ 0 a!1 a!2 a!3 a!4 a!5 a!6 a!7) 5)
                (and a!23 (<= a!24 (* 128 grid)))))
      (a!28 (=> (= (+ 0 a!1 a!2 a!3 a!4 a!5 a!6 a!7) 6)
                (and a!26 (<= a!27 (* 128 grid)))))
      (a!31 (=> (= (+ 0 a!1 a!2 a!3 a!4 a!5 a!6 a!7) 7)
                (and a!29 (<= a!30 (* 128 grid))))))
  (not (and (>= (+ 0 a!1 a!2 a!3 a!4 a!5 a!6 a!7) 0)
            (< (+ 0 a!1 a!2 a!3 a!4 a!5 a!6 a!7) 8)
            a!10
            a!13
            a!16
            a!19
            a!22
            a!25
            a!28
            a!31))))
  :named |negated goal|))
(check-sat)
