; id: median/quantisation-of-higher-levels
; query: level 9
; label: alg:pvtmed
; states: The middle of the chosen bin is at most half a bin from the array's mean.
; kind: bounded
; bounds: 8<l<=11, all sums, all grids
; assumes: median/bins
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun array_sum () Int)
(declare-fun grid () Int)
(assert (! (>= grid 1)
  :named |a grid|))
(assert (! (and (>= array_sum 0) (<= array_sum (* 256 grid)))
  :named |samples in [0, 1]|))
(assert (! (let ((a!1 (ite (> (* array_sum 12) (* 1 (* 256 grid))) 1 0))
      (a!2 (ite (> (* array_sum 12) (* 2 (* 256 grid))) 1 0))
      (a!3 (ite (> (* array_sum 12) (* 3 (* 256 grid))) 1 0))
      (a!4 (ite (> (* array_sum 12) (* 4 (* 256 grid))) 1 0))
      (a!5 (ite (> (* array_sum 12) (* 5 (* 256 grid))) 1 0))
      (a!6 (ite (> (* array_sum 12) (* 6 (* 256 grid))) 1 0))
      (a!7 (ite (> (* array_sum 12) (* 7 (* 256 grid))) 1 0))
      (a!8 (ite (> (* array_sum 12) (* 8 (* 256 grid))) 1 0))
      (a!9 (ite (> (* array_sum 12) (* 9 (* 256 grid))) 1 0))
      (a!10 (ite (> (* array_sum 12) (* 10 (* 256 grid))) 1 0))
      (a!11 (ite (> (* array_sum 12) (* 11 (* 256 grid))) 1 0))
      (a!13 (<= (- (* 24 array_sum) (* 1 (* 256 grid))) (* 256 grid)))
      (a!14 (- (- (* 24 array_sum) (* 1 (* 256 grid)))))
      (a!16 (<= (- (* 24 array_sum) (* 3 (* 256 grid))) (* 256 grid)))
      (a!17 (- (- (* 24 array_sum) (* 3 (* 256 grid)))))
      (a!19 (<= (- (* 24 array_sum) (* 5 (* 256 grid))) (* 256 grid)))
      (a!20 (- (- (* 24 array_sum) (* 5 (* 256 grid)))))
      (a!22 (<= (- (* 24 array_sum) (* 7 (* 256 grid))) (* 256 grid)))
      (a!23 (- (- (* 24 array_sum) (* 7 (* 256 grid)))))
      (a!25 (<= (- (* 24 array_sum) (* 9 (* 256 grid))) (* 256 grid)))
      (a!26 (- (- (* 24 array_sum) (* 9 (* 256 grid)))))
      (a!28 (<= (- (* 24 array_sum) (* 11 (* 256 grid))) (* 256 grid)))
      (a!29 (- (- (* 24 array_sum) (* 11 (* 256 grid)))))
      (a!31 (<= (- (* 24 array_sum) (* 13 (* 256 grid))) (* 256 grid)))
      (a!32 (- (- (* 24 array_sum) (* 13 (* 256 grid)))))
      (a!34 (<= (- (* 24 array_sum) (* 15 (* 256 grid))) (* 256 grid)))
      (a!35 (- (- (* 24 array_sum) (* 15 (* 256 grid)))))
      (a!37 (<= (- (* 24 array_sum) (* 17 (* 256 grid))) (* 256 grid)))
      (a!38 (- (- (* 24 array_sum) (* 17 (* 256 grid)))))
      (a!40 (<= (- (* 24 array_sum) (* 19 (* 256 grid))) (* 256 grid)))
      (a!41 (- (- (* 24 array_sum) (* 19 (* 256 grid)))))
      (a!43 (<= (- (* 24 array_sum) (* 21 (* 256 grid))) (* 256 grid)))
      (a!44 (- (- (* 24 array_sum) (* 21 (* 256 grid)))))
      (a!46 (<= (- (* 24 array_sum) (* 23 (* 256 grid))) (* 256 grid)))
      (a!47 (- (- (* 24 array_sum) (* 23 (* 256 grid))))))
(let ((a!12 (+ 0 a!1 a!2 a!3 a!4 a!5 a!6 a!7 a!8 a!9 a!10 a!11)))
(let ((a!15 (=> (= a!12 0) (and a!13 (<= a!14 (* 256 grid)))))
      (a!18 (=> (= a!12 1) (and a!16 (<= a!17 (* 256 grid)))))
      (a!21 (=> (= a!12 2) (and a!19 (<= a!20 (* 256 grid)))))
      (a!24 (=> (= a!12 3) (and a!22 (<= a!23 (* 256 grid)))))
      (a!27 (=> (= a!12 4) (and a!25 (<= a!26 (* 256 grid)))))
      (a!30 (=> (= a!12 5) (and a!28 (<= a!29 (* 256 grid)))))
      (a!33 (=> (= a!12 6) (and a!31 (<= a!32 (* 256 grid)))))
      (a!36 (=> (= a!12 7) (and a!34 (<= a!35 (* 256 grid)))))
      (a!39 (=> (= a!12 8) (and a!37 (<= a!38 (* 256 grid)))))
      (a!42 (=> (= a!12 9) (and a!40 (<= a!41 (* 256 grid)))))
      (a!45 (=> (= a!12 10) (and a!43 (<= a!44 (* 256 grid)))))
      (a!48 (=> (= a!12 11) (and a!46 (<= a!47 (* 256 grid))))))
  (not (and (>= a!12 0)
            (< a!12 12)
            a!15
            a!18
            a!21
            a!24
            a!27
            a!30
            a!33
            a!36
            a!39
            a!42
            a!45
            a!48)))))
  :named |negated goal|))
(check-sat)
