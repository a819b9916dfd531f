; id: median/quantisation-of-higher-levels
; query: level 11
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
(assert (! (and (>= array_sum 0) (<= array_sum (* 1024 grid)))
  :named |samples in [0, 1]|))
(assert (! (let ((a!1 (ite (> (* array_sum 23) (* 1 (* 1024 grid))) 1 0))
      (a!2 (ite (> (* array_sum 23) (* 2 (* 1024 grid))) 1 0))
      (a!3 (ite (> (* array_sum 23) (* 3 (* 1024 grid))) 1 0))
      (a!4 (ite (> (* array_sum 23) (* 4 (* 1024 grid))) 1 0))
      (a!5 (ite (> (* array_sum 23) (* 5 (* 1024 grid))) 1 0))
      (a!6 (ite (> (* array_sum 23) (* 6 (* 1024 grid))) 1 0))
      (a!7 (ite (> (* array_sum 23) (* 7 (* 1024 grid))) 1 0))
      (a!8 (ite (> (* array_sum 23) (* 8 (* 1024 grid))) 1 0))
      (a!9 (ite (> (* array_sum 23) (* 9 (* 1024 grid))) 1 0))
      (a!10 (ite (> (* array_sum 23) (* 10 (* 1024 grid))) 1 0))
      (a!11 (ite (> (* array_sum 23) (* 11 (* 1024 grid))) 1 0))
      (a!12 (ite (> (* array_sum 23) (* 12 (* 1024 grid))) 1 0))
      (a!13 (ite (> (* array_sum 23) (* 13 (* 1024 grid))) 1 0))
      (a!14 (ite (> (* array_sum 23) (* 14 (* 1024 grid))) 1 0))
      (a!15 (ite (> (* array_sum 23) (* 15 (* 1024 grid))) 1 0))
      (a!16 (ite (> (* array_sum 23) (* 16 (* 1024 grid))) 1 0))
      (a!17 (ite (> (* array_sum 23) (* 17 (* 1024 grid))) 1 0))
      (a!18 (ite (> (* array_sum 23) (* 18 (* 1024 grid))) 1 0))
      (a!19 (ite (> (* array_sum 23) (* 19 (* 1024 grid))) 1 0))
      (a!20 (ite (> (* array_sum 23) (* 20 (* 1024 grid))) 1 0))
      (a!21 (ite (> (* array_sum 23) (* 21 (* 1024 grid))) 1 0))
      (a!22 (ite (> (* array_sum 23) (* 22 (* 1024 grid))) 1 0))
      (a!24 (<= (- (* 46 array_sum) (* 1 (* 1024 grid))) (* 1024 grid)))
      (a!25 (- (- (* 46 array_sum) (* 1 (* 1024 grid)))))
      (a!27 (<= (- (* 46 array_sum) (* 3 (* 1024 grid))) (* 1024 grid)))
      (a!28 (- (- (* 46 array_sum) (* 3 (* 1024 grid)))))
      (a!30 (<= (- (* 46 array_sum) (* 5 (* 1024 grid))) (* 1024 grid)))
      (a!31 (- (- (* 46 array_sum) (* 5 (* 1024 grid)))))
      (a!33 (<= (- (* 46 array_sum) (* 7 (* 1024 grid))) (* 1024 grid)))
      (a!34 (- (- (* 46 array_sum) (* 7 (* 1024 grid)))))
      (a!36 (<= (- (* 46 array_sum) (* 9 (* 1024 grid))) (* 1024 grid)))
      (a!37 (- (- (* 46 array_sum) (* 9 (* 1024 grid)))))
      (a!39 (<= (- (* 46 array_sum) (* 11 (* 1024 grid))) (* 1024 grid)))
      (a!40 (- (- (* 46 array_sum) (* 11 (* 1024 grid)))))
      (a!42 (<= (- (* 46 array_sum) (* 13 (* 1024 grid))) (* 1024 grid)))
      (a!43 (- (- (* 46 array_sum) (* 13 (* 1024 grid)))))
      (a!45 (<= (- (* 46 array_sum) (* 15 (* 1024 grid))) (* 1024 grid)))
      (a!46 (- (- (* 46 array_sum) (* 15 (* 1024 grid)))))
      (a!48 (<= (- (* 46 array_sum) (* 17 (* 1024 grid))) (* 1024 grid)))
      (a!49 (- (- (* 46 array_sum) (* 17 (* 1024 grid)))))
      (a!51 (<= (- (* 46 array_sum) (* 19 (* 1024 grid))) (* 1024 grid)))
      (a!52 (- (- (* 46 array_sum) (* 19 (* 1024 grid)))))
      (a!54 (<= (- (* 46 array_sum) (* 21 (* 1024 grid))) (* 1024 grid)))
      (a!55 (- (- (* 46 array_sum) (* 21 (* 1024 grid)))))
      (a!57 (<= (- (* 46 array_sum) (* 23 (* 1024 grid))) (* 1024 grid)))
      (a!58 (- (- (* 46 array_sum) (* 23 (* 1024 grid)))))
      (a!60 (<= (- (* 46 array_sum) (* 25 (* 1024 grid))) (* 1024 grid)))
      (a!61 (- (- (* 46 array_sum) (* 25 (* 1024 grid)))))
      (a!63 (<= (- (* 46 array_sum) (* 27 (* 1024 grid))) (* 1024 grid)))
      (a!64 (- (- (* 46 array_sum) (* 27 (* 1024 grid)))))
      (a!66 (<= (- (* 46 array_sum) (* 29 (* 1024 grid))) (* 1024 grid)))
      (a!67 (- (- (* 46 array_sum) (* 29 (* 1024 grid)))))
      (a!69 (<= (- (* 46 array_sum) (* 31 (* 1024 grid))) (* 1024 grid)))
      (a!70 (- (- (* 46 array_sum) (* 31 (* 1024 grid)))))
      (a!72 (<= (- (* 46 array_sum) (* 33 (* 1024 grid))) (* 1024 grid)))
      (a!73 (- (- (* 46 array_sum) (* 33 (* 1024 grid)))))
      (a!75 (<= (- (* 46 array_sum) (* 35 (* 1024 grid))) (* 1024 grid)))
      (a!76 (- (- (* 46 array_sum) (* 35 (* 1024 grid)))))
      (a!78 (<= (- (* 46 array_sum) (* 37 (* 1024 grid))) (* 1024 grid)))
      (a!79 (- (- (* 46 array_sum) (* 37 (* 1024 grid)))))
      (a!81 (<= (- (* 46 array_sum) (* 39 (* 1024 grid))) (* 1024 grid)))
      (a!82 (- (- (* 46 array_sum) (* 39 (* 1024 grid)))))
      (a!84 (<= (- (* 46 array_sum) (* 41 (* 1024 grid))) (* 1024 grid)))
      (a!85 (- (- (* 46 array_sum) (* 41 (* 1024 grid)))))
      (a!87 (<= (- (* 46 array_sum) (* 43 (* 1024 grid))) (* 1024 grid)))
      (a!88 (- (- (* 46 array_sum) (* 43 (* 1024 grid)))))
      (a!90 (<= (- (* 46 array_sum) (* 45 (* 1024 grid))) (* 1024 grid)))
      (a!91 (- (- (* 46 array_sum) (* 45 (* 1024 grid))))))
(let ((a!23 (+ 0
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
               a!15
               a!16
               a!17
               a!18
               a!19
               a!20
               a!21
               a!22)))
(let ((a!26 (=> (= a!23 0) (and a!24 (<= a!25 (* 1024 grid)))))
      (a!29 (=> (= a!23 1) (and a!27 (<= a!28 (* 1024 grid)))))
      (a!32 (=> (= a!23 2) (and a!30 (<= a!31 (* 1024 grid)))))
      (a!35 (=> (= a!23 3) (and a!33 (<= a!34 (* 1024 grid)))))
      (a!38 (=> (= a!23 4) (and a!36 (<= a!37 (* 1024 grid)))))
      (a!41 (=> (= a!23 5) (and a!39 (<= a!40 (* 1024 grid)))))
      (a!44 (=> (= a!23 6) (and a!42 (<= a!43 (* 1024 grid)))))
      (a!47 (=> (= a!23 7) (and a!45 (<= a!46 (* 1024 grid)))))
      (a!50 (=> (= a!23 8) (and a!48 (<= a!49 (* 1024 grid)))))
      (a!53 (=> (= a!23 9) (and a!51 (<= a!52 (* 1024 grid)))))
      (a!56 (=> (= a!23 10) (and a!54 (<= a!55 (* 1024 grid)))))
      (a!59 (=> (= a!23 11) (and a!57 (<= a!58 (* 1024 grid)))))
      (a!62 (=> (= a!23 12) (and a!60 (<= a!61 (* 1024 grid)))))
      (a!65 (=> (= a!23 13) (and a!63 (<= a!64 (* 1024 grid)))))
      (a!68 (=> (= a!23 14) (and a!66 (<= a!67 (* 1024 grid)))))
      (a!71 (=> (= a!23 15) (and a!69 (<= a!70 (* 1024 grid)))))
      (a!74 (=> (= a!23 16) (and a!72 (<= a!73 (* 1024 grid)))))
      (a!77 (=> (= a!23 17) (and a!75 (<= a!76 (* 1024 grid)))))
      (a!80 (=> (= a!23 18) (and a!78 (<= a!79 (* 1024 grid)))))
      (a!83 (=> (= a!23 19) (and a!81 (<= a!82 (* 1024 grid)))))
      (a!86 (=> (= a!23 20) (and a!84 (<= a!85 (* 1024 grid)))))
      (a!89 (=> (= a!23 21) (and a!87 (<= a!88 (* 1024 grid)))))
      (a!92 (=> (= a!23 22) (and a!90 (<= a!91 (* 1024 grid))))))
  (not (and (>= a!23 0)
            (< a!23 23)
            a!26
            a!29
            a!32
            a!35
            a!38
            a!41
            a!44
            a!47
            a!50
            a!53
            a!56
            a!59
            a!62
            a!65
            a!68
            a!71
            a!74
            a!77
            a!80
            a!83
            a!86
            a!89
            a!92)))))
  :named |negated goal|))
(check-sat)
