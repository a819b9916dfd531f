; id: sensitivity/full-run
; query: 3 users, 8 samples
; label: eq:fullnoise
; states: Algorithm 6: what a changed user moves all cells by, each divided by its noise scale,
;   and what the medians cost, add up to at most epsilon.
; kind: bounded
; bounds: all arrival patterns of n=1, T<=8, m in {8, 1, 2}; n=2, T<=8, m in {8, 1, 3}; n=3,
;   T<=8, m in {8, 5}; n=4, T<=7, m in {2, 7}; real samples and priors of any size, epsilon 400
;   and 120, delta 1
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
               (ite (< (+ 6.0 move_2) (+ 0.0 mine_3 mine_4))
                    (+ 6.0 move_2)
                    (+ 0.0 mine_3 mine_4))))
      (a!13 (+ 0.0
               (ite (< (+ 6.0 move_2) (+ 0.0 theirs_3 theirs_4))
                    (+ 6.0 move_2)
                    (+ 0.0 theirs_3 theirs_4))))
      (a!28 (+ 0.0
               (ite (< (+ 8.0 move_3) (+ 0.0 mine_5 mine_6 mine_7 mine_8))
                    (+ 8.0 move_3)
                    (+ 0.0 mine_5 mine_6 mine_7 mine_8))))
      (a!30 (+ 0.0
               (ite (< (+ 8.0 move_3)
                       (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8))
                    (+ 8.0 move_3)
                    (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8)))))
(let ((a!2 (+ 0.0 (ite (< (+ 0.0 mine_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!1)))
      (a!4 (+ 0.0 (ite (< (+ 0.0 theirs_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!3)))
      (a!7 (+ 0.0 (ite (< (+ 0.0 mine_2) (+ 0.0 move_1)) (+ 0.0 move_1) a!6)))
      (a!9 (+ 0.0 (ite (< (+ 0.0 theirs_2) (+ 0.0 move_1)) (+ 0.0 move_1) a!8)))
      (a!12 (+ 0.0
               (ite (< (+ 0.0 mine_3 mine_4) (+ (- 4.0) move_2))
                    (+ (- 4.0) move_2)
                    a!11)))
      (a!14 (+ 0.0
               (ite (< (+ 0.0 theirs_3 theirs_4) (+ (- 4.0) move_2))
                    (+ (- 4.0) move_2)
                    a!13)))
      (a!29 (+ 0.0
               (ite (< (+ 0.0 mine_5 mine_6 mine_7 mine_8) (+ (- 6.0) move_3))
                    (+ (- 6.0) move_3)
                    a!28)))
      (a!31 (+ 0.0
               (ite (< (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8)
                       (+ (- 6.0) move_3))
                    (+ (- 6.0) move_3)
                    a!30))))
(let ((a!5 (ite (< (- a!2 a!4) 0.0) (- (- a!2 a!4)) (- a!2 a!4)))
      (a!10 (ite (< (- a!7 a!9) 0.0) (- (- a!7 a!9)) (- a!7 a!9)))
      (a!15 (ite (< (- a!12 a!14) 0.0) (- (- a!12 a!14)) (- a!12 a!14)))
      (a!32 (ite (< (- a!29 a!31) 0.0) (- (- a!29 a!31)) (- a!29 a!31))))
(let ((a!16 (<= (* (+ (+ 0.0 0.0) (* a!5 2.0)) 1.0) (/ 82675.0 8192.0)))
      (a!17 (<= (* (+ (+ 0.0 0.0) (* a!10 2.0)) 1.0) (/ 175375.0 12288.0)))
      (a!18 (<= (* (+ (+ 0.0 0.0) (* a!15 2.0)) 1.0) (/ 496025.0 24576.0)))
      (a!19 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* a!5 (/ 32768.0 8267.0)))
                   (* a!10 (/ 32768.0 25295.0))
                   0.0)
                120.0))
      (a!20 (<= (* (+ (+ 0.0 0.0) (* a!5 2.0)) 1.0) (/ 41335.0 4096.0)))
      (a!21 (<= (* (+ (+ 0.0 0.0) (* a!10 1.0)) 1.0) (/ 126475.0 8192.0)))
      (a!22 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* a!5 (/ 32768.0 8267.0)))
                   (* a!10 (/ 65536.0 25295.0))
                   (* a!15 (/ 131072.0 71545.0))
                   30.0)
                120.0))
      (a!23 (<= (* (+ (+ 0.0 0.0) (* a!10 2.0)) 1.0) (/ 126475.0 8192.0)))
      (a!24 (<= (* (+ (+ 0.0 0.0) (* a!15 2.0)) 1.0) (/ 357725.0 16384.0)))
      (a!25 (<= (* (+ (+ 0.0 0.0) (* a!5 2.0)) 1.0) (/ 176875.0 16384.0)))
      (a!26 (<= (* (+ (+ 0.0 0.0) (* a!10 2.0)) 1.0) (/ 250125.0 16384.0)))
      (a!27 (<= (* (+ (+ 0.0 0.0) (* a!15 2.0)) 1.0) (/ 707475.0 32768.0)))
      (a!33 (<= (* (+ (+ 0.0 0.0) (* a!5 1.0)) 1.0) (/ 176875.0 16384.0)))
      (a!34 (<= (* (+ (+ 0.0 0.0) (* a!10 1.0)) 1.0) (/ 250125.0 16384.0)))
      (a!35 (<= (* (+ (+ 0.0 0.0) (* a!15 1.0)) 1.0) (/ 707475.0 32768.0)))
      (a!36 (<= (* (+ (+ 0.0 0.0) (* a!32 1.0)) 1.0) (/ 250125.0 8192.0)))
      (a!37 (+ (+ 0.0 0.0)
               (* a!5 (/ 16384.0 6317.0))
               (* a!10 (/ 32768.0 18511.0))))
      (a!38 (<= (* (+ (+ 0.0 0.0) (* a!5 2.0)) 1.0) (/ 94755.0 8192.0)))
      (a!39 (<= (* (+ (+ 0.0 0.0) (* a!10 2.0)) 1.0) (/ 277665.0 16384.0)))
      (a!40 (<= (* (+ (+ 0.0 0.0) (* a!15 1.0)) 1.0) (/ 785355.0 32768.0))))
(let ((a!41 (and (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 131072.0 9921.0))
                        (* a!10 (/ 65536.0 7015.0))
                        (* a!15 (/ 131072.0 19841.0))
                        100.0)
                     400.0)
                 a!16
                 a!17
                 a!18
                 a!19
                 a!20
                 a!21
                 a!22
                 a!23
                 a!24
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 65536.0 7075.0))
                        (* a!10 (/ 65536.0 10005.0))
                        (* a!15 (/ 131072.0 28299.0))
                        (/ 400.0 3.0))
                     400.0)
                 a!25
                 a!26
                 a!27
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 32768.0 7075.0))
                        (* a!10 (/ 32768.0 10005.0))
                        (* a!15 (/ 65536.0 28299.0))
                        (* a!32 (/ 16384.0 10005.0))
                        (/ 400.0 3.0))
                     400.0)
                 a!33
                 a!34
                 a!35
                 a!36
                 (<= (+ 0.0 a!37 0.0) 120.0)
                 a!38
                 a!39
                 (<= (+ 0.0 a!37 (* a!15 (/ 32768.0 52357.0)) 20.0) 120.0)
                 a!40)))
  (not a!41))))))
  :named |negated goal|))
(check-sat)
