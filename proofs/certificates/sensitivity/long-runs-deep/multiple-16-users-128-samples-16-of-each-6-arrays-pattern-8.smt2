; id: sensitivity/long-runs-deep
; query: multiple, 16 users, 128 samples, 16 of each, 6 arrays, pattern 8
; label: thm:final
; states: On long patterns, too, every counter stays within its share, the run within epsilon,
;   and every candidate's cost within 2.
; kind: bounded
; bounds: n=16, T=128: ten patterns of each of three shapes for algorithms 4, 5 and 6, drawn by
;   a hash; real samples and priors of any size
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun mine_1 () Real)
(declare-fun mine_10 () Real)
(declare-fun mine_11 () Real)
(declare-fun mine_12 () Real)
(declare-fun mine_13 () Real)
(declare-fun mine_14 () Real)
(declare-fun mine_15 () Real)
(declare-fun mine_16 () Real)
(declare-fun mine_2 () Real)
(declare-fun mine_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun mine_5 () Real)
(declare-fun mine_6 () Real)
(declare-fun mine_7 () Real)
(declare-fun mine_8 () Real)
(declare-fun mine_9 () Real)
(declare-fun move_0 () Real)
(declare-fun move_1 () Real)
(declare-fun move_2 () Real)
(declare-fun move_3 () Real)
(declare-fun move_4 () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_10 () Real)
(declare-fun theirs_11 () Real)
(declare-fun theirs_12 () Real)
(declare-fun theirs_13 () Real)
(declare-fun theirs_14 () Real)
(declare-fun theirs_15 () Real)
(declare-fun theirs_16 () Real)
(declare-fun theirs_2 () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun theirs_5 () Real)
(declare-fun theirs_6 () Real)
(declare-fun theirs_7 () Real)
(declare-fun theirs_8 () Real)
(declare-fun theirs_9 () Real)
(assert (! (let ((a!1 (+ 0.0
              (ite (< (+ 1.0 move_0) (+ 0.0 mine_1))
                   (+ 1.0 move_0)
                   (+ 0.0 mine_1))))
      (a!3 (+ 0.0
              (ite (< (+ 1.0 move_0) (+ 0.0 theirs_1))
                   (+ 1.0 move_0)
                   (+ 0.0 theirs_1))))
      (a!6 (+ 0.0
              (ite (< (+ 2.0 move_1) (+ 0.0 mine_2))
                   (+ 2.0 move_1)
                   (+ 0.0 mine_2))))
      (a!8 (+ 0.0
              (ite (< (+ 2.0 move_1) (+ 0.0 theirs_2))
                   (+ 2.0 move_1)
                   (+ 0.0 theirs_2))))
      (a!11 (+ 0.0
               (ite (< (+ 3.0 move_2) (+ 0.0 mine_3 mine_4))
                    (+ 3.0 move_2)
                    (+ 0.0 mine_3 mine_4))))
      (a!13 (+ 0.0
               (ite (< (+ 3.0 move_2) (+ 0.0 theirs_3 theirs_4))
                    (+ 3.0 move_2)
                    (+ 0.0 theirs_3 theirs_4))))
      (a!16 (+ 0.0
               (ite (< (+ 6.0 move_3) (+ 0.0 mine_5 mine_6 mine_7 mine_8))
                    (+ 6.0 move_3)
                    (+ 0.0 mine_5 mine_6 mine_7 mine_8))))
      (a!18 (+ 0.0
               (ite (< (+ 6.0 move_3)
                       (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8))
                    (+ 6.0 move_3)
                    (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8))))
      (a!21 (+ 0.0
               mine_9
               mine_10
               mine_11
               mine_12
               mine_13
               mine_14
               mine_15
               mine_16))
      (a!24 (+ 0.0
               theirs_9
               theirs_10
               theirs_11
               theirs_12
               theirs_13
               theirs_14
               theirs_15
               theirs_16)))
(let ((a!2 (+ 0.0 (ite (< (+ 0.0 mine_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!1)))
      (a!4 (+ 0.0 (ite (< (+ 0.0 theirs_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!3)))
      (a!7 (+ 0.0
              (ite (< (+ 0.0 mine_2) (+ (- 1.0) move_1)) (+ (- 1.0) move_1) a!6)))
      (a!9 (+ 0.0
              (ite (< (+ 0.0 theirs_2) (+ (- 1.0) move_1))
                   (+ (- 1.0) move_1)
                   a!8)))
      (a!12 (+ 0.0
               (ite (< (+ 0.0 mine_3 mine_4) (+ (- 1.0) move_2))
                    (+ (- 1.0) move_2)
                    a!11)))
      (a!14 (+ 0.0
               (ite (< (+ 0.0 theirs_3 theirs_4) (+ (- 1.0) move_2))
                    (+ (- 1.0) move_2)
                    a!13)))
      (a!17 (+ 0.0
               (ite (< (+ 0.0 mine_5 mine_6 mine_7 mine_8) (+ (- 2.0) move_3))
                    (+ (- 2.0) move_3)
                    a!16)))
      (a!19 (+ 0.0
               (ite (< (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8)
                       (+ (- 2.0) move_3))
                    (+ (- 2.0) move_3)
                    a!18)))
      (a!22 (+ 0.0 (ite (< (+ 10.0 move_4) a!21) (+ 10.0 move_4) a!21)))
      (a!25 (+ 0.0 (ite (< (+ 10.0 move_4) a!24) (+ 10.0 move_4) a!24))))
(let ((a!5 (ite (< (- a!2 a!4) 0.0) (- (- a!2 a!4)) (- a!2 a!4)))
      (a!10 (ite (< (- a!7 a!9) 0.0) (- (- a!7 a!9)) (- a!7 a!9)))
      (a!15 (ite (< (- a!12 a!14) 0.0) (- (- a!12 a!14)) (- a!12 a!14)))
      (a!20 (ite (< (- a!17 a!19) 0.0) (- (- a!17 a!19)) (- a!17 a!19)))
      (a!23 (+ 0.0 (ite (< a!21 (+ (- 2.0) move_4)) (+ (- 2.0) move_4) a!22)))
      (a!26 (+ 0.0 (ite (< a!24 (+ (- 2.0) move_4)) (+ (- 2.0) move_4) a!25))))
(let ((a!27 (ite (< (- a!23 a!26) 0.0) (- (- a!23 a!26)) (- a!23 a!26)))
      (a!28 (<= (* (+ (+ 0.0 0.0) (* a!5 3.0)) 1.0) (/ 1185201.0 65536.0)))
      (a!29 (<= (* (+ (+ 0.0 0.0) (* a!10 4.0)) 1.0) (/ 2095159.0 81920.0)))
      (a!30 (<= (* (+ (+ 0.0 0.0) (* a!15 4.0)) 1.0) (/ 11852009.0 327680.0)))
      (a!31 (<= (* (+ (+ 0.0 0.0) (* a!20 2.0)) 1.0) (/ 2095159.0 40960.0)))
      (a!33 (<= (* (+ (+ 0.0 0.0) (* a!5 4.0)) 1.0) (/ 1185201.0 65536.0)))
      (a!34 (<= (* (+ (+ 0.0 0.0) (* a!10 3.0)) 1.0) (/ 2095159.0 81920.0)))
      (a!35 (<= (* (+ (+ 0.0 0.0) (* a!15 3.0)) 1.0) (/ 11852009.0 327680.0)))
      (a!36 (<= (* (+ (+ 0.0 0.0) (* a!20 1.0)) 1.0) (/ 2095159.0 40960.0))))
(let ((a!32 (<= (* (+ (+ 0.0 0.0) (* a!27 2.0)) 1.0) (/ 11852009.0 163840.0)))
      (a!37 (<= (* (+ (+ 0.0 0.0) (* a!27 1.0)) 1.0) (/ 11852009.0 163840.0))))
(let ((a!38 (and (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 65536.0 1975335.0))
                        (* a!10 (/ 65536.0 2095159.0))
                        (* a!15 (/ 262144.0 11852009.0))
                        (* a!20 (/ 16384.0 2095159.0))
                        (* a!27 (/ 65536.0 11852009.0))
                        0.0)
                     1.0)
                 a!28
                 a!29
                 a!30
                 a!31
                 a!32
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 262144.0 5926005.0))
                        (* a!10 (/ 49152.0 2095159.0))
                        (* a!15 (/ 196608.0 11852009.0))
                        (* a!20 (/ 8192.0 2095159.0))
                        (* a!27 (/ 32768.0 11852009.0))
                        0.0)
                     1.0)
                 a!33
                 a!34
                 a!35
                 a!36
                 a!37)))
  (not a!38)))))))
  :named |negated goal|))
(check-sat)
