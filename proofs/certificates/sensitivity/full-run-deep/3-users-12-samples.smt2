; id: sensitivity/full-run-deep
; query: 3 users, 12 samples
; label: eq:fullnoise
; states: Algorithm 6: what a changed user moves all cells by, each divided by its noise scale,
;   and what the medians cost, add up to at most epsilon.
; kind: bounded
; bounds: all arrival patterns of n=2, T<=6, m in {3, 6}; n=3, T<=12, m in {8, 3, 12}; n=4,
;   T<=10, m in {10, 3}; real samples and priors of any size, epsilon 400 and 120, delta 1
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
      (a!15 (+ 0.0
               (ite (< (+ 6.0 move_2) (+ 0.0 mine_3 mine_4))
                    (+ 6.0 move_2)
                    (+ 0.0 mine_3 mine_4))))
      (a!17 (+ 0.0
               (ite (< (+ 6.0 move_2) (+ 0.0 theirs_3 theirs_4))
                    (+ 6.0 move_2)
                    (+ 0.0 theirs_3 theirs_4))))
      (a!20 (+ 0.0
               (ite (< (+ 8.0 move_3) (+ 0.0 mine_5 mine_6 mine_7 mine_8))
                    (+ 8.0 move_3)
                    (+ 0.0 mine_5 mine_6 mine_7 mine_8))))
      (a!22 (+ 0.0
               (ite (< (+ 8.0 move_3)
                       (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8))
                    (+ 8.0 move_3)
                    (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8)))))
(let ((a!2 (+ 0.0 (ite (< (+ 0.0 mine_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!1)))
      (a!4 (+ 0.0 (ite (< (+ 0.0 theirs_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!3)))
      (a!7 (+ 0.0 (ite (< (+ 0.0 mine_2) (+ 0.0 move_1)) (+ 0.0 move_1) a!6)))
      (a!9 (+ 0.0 (ite (< (+ 0.0 theirs_2) (+ 0.0 move_1)) (+ 0.0 move_1) a!8)))
      (a!16 (+ 0.0
               (ite (< (+ 0.0 mine_3 mine_4) (+ (- 4.0) move_2))
                    (+ (- 4.0) move_2)
                    a!15)))
      (a!18 (+ 0.0
               (ite (< (+ 0.0 theirs_3 theirs_4) (+ (- 4.0) move_2))
                    (+ (- 4.0) move_2)
                    a!17)))
      (a!21 (+ 0.0
               (ite (< (+ 0.0 mine_5 mine_6 mine_7 mine_8) (+ (- 6.0) move_3))
                    (+ (- 6.0) move_3)
                    a!20)))
      (a!23 (+ 0.0
               (ite (< (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8)
                       (+ (- 6.0) move_3))
                    (+ (- 6.0) move_3)
                    a!22))))
(let ((a!5 (ite (< (- a!2 a!4) 0.0) (- (- a!2 a!4)) (- a!2 a!4)))
      (a!10 (ite (< (- a!7 a!9) 0.0) (- (- a!7 a!9)) (- a!7 a!9)))
      (a!19 (ite (< (- a!16 a!18) 0.0) (- (- a!16 a!18)) (- a!16 a!18)))
      (a!24 (ite (< (- a!21 a!23) 0.0) (- (- a!21 a!23)) (- a!21 a!23))))
(let ((a!11 (<= (* (+ (+ 0.0 0.0) (* a!5 2.0)) 1.0) (/ 71725.0 8192.0)))
      (a!12 (<= (* (+ (+ 0.0 0.0) (* a!10 2.0)) 1.0) (/ 101425.0 8192.0)))
      (a!13 (<= (* (+ (+ 0.0 0.0) (* a!5 2.0)) 1.0) (/ 286875.0 32768.0)))
      (a!14 (<= (* (+ (+ 0.0 0.0) (* a!10 2.0)) 1.0) (/ 405705.0 32768.0)))
      (a!25 (<= (* (+ (+ 0.0 0.0) (* a!5 2.0)) 1.0) (/ 176875.0 16384.0)))
      (a!26 (<= (* (+ (+ 0.0 0.0) (* a!10 2.0)) 1.0) (/ 250125.0 16384.0)))
      (a!27 (<= (* (+ (+ 0.0 0.0) (* a!19 2.0)) 1.0) (/ 707475.0 32768.0)))
      (a!28 (<= (* (+ (+ 0.0 0.0) (* a!24 1.0)) 1.0) (/ 250125.0 8192.0)))
      (a!29 (+ (+ 0.0 0.0)
               (* a!5 (/ 16384.0 6317.0))
               (* a!10 (/ 32768.0 18511.0))))
      (a!30 (<= (* (+ (+ 0.0 0.0) (* a!5 2.0)) 1.0) (/ 94755.0 8192.0)))
      (a!31 (<= (* (+ (+ 0.0 0.0) (* a!10 2.0)) 1.0) (/ 277665.0 16384.0)))
      (a!33 (<= (* (+ (+ 0.0 0.0) (* a!19 2.0)) 1.0) (/ 785355.0 32768.0))))
(let ((a!32 (<= (+ (+ 0.0 a!29 (* a!19 (/ 65536.0 52357.0))) 20.0) 120.0))
      (a!34 (<= (+ (+ 0.0 a!29 (* a!19 (/ 65536.0 52357.0))) 40.0) 120.0)))
(let ((a!35 (and (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 65536.0 2869.0))
                        (* a!10 (/ 65536.0 4057.0))
                        0.0)
                     400.0)
                 a!11
                 a!12
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 131072.0 19125.0))
                        (* a!10 (/ 131072.0 27047.0))
                        0.0)
                     120.0)
                 a!13
                 a!14
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 65536.0 7075.0))
                        (* a!10 (/ 65536.0 10005.0))
                        (* a!19 (/ 131072.0 28299.0))
                        (* a!24 (/ 16384.0 10005.0))
                        (/ 400.0 3.0))
                     400.0)
                 a!25
                 a!26
                 a!27
                 a!28
                 (<= (+ 0.0 a!29 0.0) 120.0)
                 a!30
                 a!31
                 a!32
                 a!33
                 a!34)))
  (not a!35)))))))
  :named |negated goal|))
(check-sat)
