; id: sensitivity/long-runs-deep
; query: full, 16 users, 128 samples, 8 of each, 5 arrays, pattern 1
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
(declare-fun mine_2 () Real)
(declare-fun mine_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun mine_5 () Real)
(declare-fun mine_6 () Real)
(declare-fun mine_7 () Real)
(declare-fun mine_8 () Real)
(declare-fun move_0 () Real)
(declare-fun move_1 () Real)
(declare-fun move_2 () Real)
(declare-fun move_3 () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_2 () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun theirs_5 () Real)
(declare-fun theirs_6 () Real)
(declare-fun theirs_7 () Real)
(declare-fun theirs_8 () Real)
(assert (! (let ((a!1 (+ 0.0
              (ite (< (+ 1.0 move_0) (+ 0.0 mine_1))
                   (+ 1.0 move_0)
                   (+ 0.0 mine_1))))
      (a!3 (+ 0.0
              (ite (< (+ 1.0 move_0) (+ 0.0 theirs_1))
                   (+ 1.0 move_0)
                   (+ 0.0 theirs_1))))
      (a!6 (+ 0.0
              (ite (< (+ 1.0 move_1) (+ 0.0 mine_2))
                   (+ 1.0 move_1)
                   (+ 0.0 mine_2))))
      (a!8 (+ 0.0
              (ite (< (+ 1.0 move_1) (+ 0.0 theirs_2))
                   (+ 1.0 move_1)
                   (+ 0.0 theirs_2))))
      (a!11 (+ 0.0
               (ite (< (+ 9.0 move_2) (+ 0.0 mine_3 mine_4))
                    (+ 9.0 move_2)
                    (+ 0.0 mine_3 mine_4))))
      (a!13 (+ 0.0
               (ite (< (+ 9.0 move_2) (+ 0.0 theirs_3 theirs_4))
                    (+ 9.0 move_2)
                    (+ 0.0 theirs_3 theirs_4))))
      (a!16 (+ 0.0
               (ite (< (+ 12.0 move_3) (+ 0.0 mine_5 mine_6 mine_7 mine_8))
                    (+ 12.0 move_3)
                    (+ 0.0 mine_5 mine_6 mine_7 mine_8))))
      (a!18 (+ 0.0
               (ite (< (+ 12.0 move_3)
                       (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8))
                    (+ 12.0 move_3)
                    (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8)))))
(let ((a!2 (+ 0.0 (ite (< (+ 0.0 mine_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!1)))
      (a!4 (+ 0.0 (ite (< (+ 0.0 theirs_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!3)))
      (a!7 (+ 0.0 (ite (< (+ 0.0 mine_2) (+ 0.0 move_1)) (+ 0.0 move_1) a!6)))
      (a!9 (+ 0.0 (ite (< (+ 0.0 theirs_2) (+ 0.0 move_1)) (+ 0.0 move_1) a!8)))
      (a!12 (+ 0.0
               (ite (< (+ 0.0 mine_3 mine_4) (+ (- 7.0) move_2))
                    (+ (- 7.0) move_2)
                    a!11)))
      (a!14 (+ 0.0
               (ite (< (+ 0.0 theirs_3 theirs_4) (+ (- 7.0) move_2))
                    (+ (- 7.0) move_2)
                    a!13)))
      (a!17 (+ 0.0
               (ite (< (+ 0.0 mine_5 mine_6 mine_7 mine_8) (+ (- 10.0) move_3))
                    (+ (- 10.0) move_3)
                    a!16)))
      (a!19 (+ 0.0
               (ite (< (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8)
                       (+ (- 10.0) move_3))
                    (+ (- 10.0) move_3)
                    a!18))))
(let ((a!5 (ite (< (- a!2 a!4) 0.0) (- (- a!2 a!4)) (- a!2 a!4)))
      (a!10 (ite (< (- a!7 a!9) 0.0) (- (- a!7 a!9)) (- a!7 a!9)))
      (a!15 (ite (< (- a!12 a!14) 0.0) (- (- a!12 a!14)) (- a!12 a!14)))
      (a!20 (ite (< (- a!17 a!19) 0.0) (- (- a!17 a!19)) (- a!17 a!19))))
(let ((a!21 (<= (* (+ (+ 0.0 0.0) (* a!5 4.0)) 1.0) (/ 2661271.0 65536.0)))
      (a!22 (<= (* (+ (+ 0.0 0.0) (* a!10 3.0)) 1.0) (/ 7575225.0 131072.0)))
      (a!23 (<= (* (+ (+ 0.0 0.0) (* a!15 3.0)) 1.0) (/ 21539895.0 262144.0)))
      (a!24 (<= (* (+ (+ 0.0 0.0) (* a!20 3.0)) 1.0) (/ 61208061.0 524288.0)))
      (a!25 (<= (* (+ (+ 0.0 0.0) (* a!5 3.0)) 1.0) (/ 2661271.0 65536.0)))
      (a!26 (<= (* (+ (+ 0.0 0.0) (* a!10 4.0)) 1.0) (/ 7575225.0 131072.0)))
      (a!27 (<= (* (+ (+ 0.0 0.0) (* a!15 4.0)) 1.0) (/ 21539895.0 262144.0)))
      (a!28 (<= (* (+ (+ 0.0 0.0) (* a!20 1.0)) 1.0) (/ 61208061.0 524288.0)))
      (a!29 (<= (* (+ (+ 0.0 0.0) (* a!5 5.0)) 1.0) (/ 2661271.0 65536.0)))
      (a!30 (<= (* (+ (+ 0.0 0.0) (* a!10 2.0)) 1.0) (/ 7575225.0 131072.0))))
(let ((a!31 (and (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 32768.0 2661271.0))
                        (* a!10 (/ 16384.0 2525075.0))
                        (* a!15 (/ 32768.0 7179965.0))
                        (* a!20 (/ 65536.0 20402687.0))
                        (/ 1.0 3.0))
                     1.0)
                 a!21
                 a!22
                 a!23
                 a!24
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 24576.0 2661271.0))
                        (* a!10 (/ 65536.0 7575225.0))
                        (* a!15 (/ 131072.0 21539895.0))
                        (* a!20 (/ 65536.0 61208061.0))
                        (/ 1.0 3.0))
                     1.0)
                 a!25
                 a!26
                 a!27
                 a!28
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 40960.0 2661271.0))
                        (* a!10 (/ 32768.0 7575225.0))
                        (/ 1.0 3.0))
                     1.0)
                 a!29
                 a!30)))
  (not a!31))))))
  :named |negated goal|))
(check-sat)
