; id: median/quantisation-of-higher-levels
; query: level 10
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
(assert (! (and (>= array_sum 0) (<= array_sum (* 512 grid)))
  :named |samples in [0, 1]|))
(assert (! (let ((a!1 (ite (> (* array_sum 16) (* 1 (* 512 grid))) 1 0))
      (a!2 (ite (> (* array_sum 16) (* 2 (* 512 grid))) 1 0))
      (a!3 (ite (> (* array_sum 16) (* 3 (* 512 grid))) 1 0))
      (a!4 (ite (> (* array_sum 16) (* 4 (* 512 grid))) 1 0))
      (a!5 (ite (> (* array_sum 16) (* 5 (* 512 grid))) 1 0))
      (a!6 (ite (> (* array_sum 16) (* 6 (* 512 grid))) 1 0))
      (a!7 (ite (> (* array_sum 16) (* 7 (* 512 grid))) 1 0))
      (a!8 (ite (> (* array_sum 16) (* 8 (* 512 grid))) 1 0))
      (a!9 (ite (> (* array_sum 16) (* 9 (* 512 grid))) 1 0))
      (a!10 (ite (> (* array_sum 16) (* 10 (* 512 grid))) 1 0))
      (a!11 (ite (> (* array_sum 16) (* 11 (* 512 grid))) 1 0))
      (a!12 (ite (> (* array_sum 16) (* 12 (* 512 grid))) 1 0))
      (a!13 (ite (> (* array_sum 16) (* 13 (* 512 grid))) 1 0))
      (a!14 (ite (> (* array_sum 16) (* 14 (* 512 grid))) 1 0))
      (a!15 (ite (> (* array_sum 16) (* 15 (* 512 grid))) 1 0))
      (a!17 (<= (- (* 32 array_sum) (* 1 (* 512 grid))) (* 512 grid)))
      (a!18 (- (- (* 32 array_sum) (* 1 (* 512 grid)))))
      (a!20 (<= (- (* 32 array_sum) (* 3 (* 512 grid))) (* 512 grid)))
      (a!21 (- (- (* 32 array_sum) (* 3 (* 512 grid)))))
      (a!23 (<= (- (* 32 array_sum) (* 5 (* 512 grid))) (* 512 grid)))
      (a!24 (- (- (* 32 array_sum) (* 5 (* 512 grid)))))
      (a!26 (<= (- (* 32 array_sum) (* 7 (* 512 grid))) (* 512 grid)))
      (a!27 (- (- (* 32 array_sum) (* 7 (* 512 grid)))))
      (a!29 (<= (- (* 32 array_sum) (* 9 (* 512 grid))) (* 512 grid)))
      (a!30 (- (- (* 32 array_sum) (* 9 (* 512 grid)))))
      (a!32 (<= (- (* 32 array_sum) (* 11 (* 512 grid))) (* 512 grid)))
      (a!33 (- (- (* 32 array_sum) (* 11 (* 512 grid)))))
      (a!35 (<= (- (* 32 array_sum) (* 13 (* 512 grid))) (* 512 grid)))
      (a!36 (- (- (* 32 array_sum) (* 13 (* 512 grid)))))
      (a!38 (<= (- (* 32 array_sum) (* 15 (* 512 grid))) (* 512 grid)))
      (a!39 (- (- (* 32 array_sum) (* 15 (* 512 grid)))))
      (a!41 (<= (- (* 32 array_sum) (* 17 (* 512 grid))) (* 512 grid)))
      (a!42 (- (- (* 32 array_sum) (* 17 (* 512 grid)))))
      (a!44 (<= (- (* 32 array_sum) (* 19 (* 512 grid))) (* 512 grid)))
      (a!45 (- (- (* 32 array_sum) (* 19 (* 512 grid)))))
      (a!47 (<= (- (* 32 array_sum) (* 21 (* 512 grid))) (* 512 grid)))
      (a!48 (- (- (* 32 array_sum) (* 21 (* 512 grid)))))
      (a!50 (<= (- (* 32 array_sum) (* 23 (* 512 grid))) (* 512 grid)))
      (a!51 (- (- (* 32 array_sum) (* 23 (* 512 grid)))))
      (a!53 (<= (- (* 32 array_sum) (* 25 (* 512 grid))) (* 512 grid)))
      (a!54 (- (- (* 32 array_sum) (* 25 (* 512 grid)))))
      (a!56 (<= (- (* 32 array_sum) (* 27 (* 512 grid))) (* 512 grid)))
      (a!57 (- (- (* 32 array_sum) (* 27 (* 512 grid)))))
      (a!59 (<= (- (* 32 array_sum) (* 29 (* 512 grid))) (* 512 grid)))
      (a!60 (- (- (* 32 array_sum) (* 29 (* 512 grid)))))
      (a!62 (<= (- (* 32 array_sum) (* 31 (* 512 grid))) (* 512 grid)))
      (a!63 (- (- (* 32 array_sum) (* 31 (* 512 grid))))))
(let ((a!16 (+ 0
               a!1
               a!2
               a!3
               a!4
               a!5
               a!6
               a!7
               a!8
               a!9
               a!10
               a!11
               a!12
               a!13
               a!14
               a!15)))
(let ((a!19 (=> (= a!16 0) (and a!17 (<= a!18 (* 512 grid)))))
      (a!22 (=> (= a!16 1) (and a!20 (<= a!21 (* 512 grid)))))
      (a!25 (=> (= a!16 2) (and a!23 (<= a!24 (* 512 grid)))))
      (a!28 (=> (= a!16 3) (and a!26 (<= a!27 (* 512 grid)))))
      (a!31 (=> (= a!16 4) (and a!29 (<= a!30 (* 512 grid)))))
      (a!34 (=> (= a!16 5) (and a!32 (<= a!33 (* 512 grid)))))
      (a!37 (=> (= a!16 6) (and a!35 (<= a!36 (* 512 grid)))))
      (a!40 (=> (= a!16 7) (and a!38 (<= a!39 (* 512 grid)))))
      (a!43 (=> (= a!16 8) (and a!41 (<= a!42 (* 512 grid)))))
      (a!46 (=> (= a!16 9) (and a!44 (<= a!45 (* 512 grid)))))
      (a!49 (=> (= a!16 10) (and a!47 (<= a!48 (* 512 grid)))))
      (a!52 (=> (= a!16 11) (and a!50 (<= a!51 (* 512 grid)))))
      (a!55 (=> (= a!16 12) (and a!53 (<= a!54 (* 512 grid)))))
      (a!58 (=> (= a!16 13) (and a!56 (<= a!57 (* 512 grid)))))
      (a!61 (=> (= a!16 14) (and a!59 (<= a!60 (* 512 grid)))))
      (a!64 (=> (= a!16 15) (and a!62 (<= a!63 (* 512 grid))))))
  (not (and (>= a!16 0)
            (< a!16 16)
            a!19
            a!22
            a!25
            a!28
            a!31
            a!34
            a!37
            a!40
            a!43
            a!46
            a!49
            a!52
            a!55
            a!58
            a!61
            a!64)))))
  :named |negated goal|))
(check-sat)
