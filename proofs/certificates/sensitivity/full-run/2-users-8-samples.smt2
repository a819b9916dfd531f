; id: sensitivity/full-run
; query: 2 users, 8 samples
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
      (a!8 (+ 0.0
              (ite (< (+ 1.0 move_1) (+ 0.0 mine_2))
                   (+ 1.0 move_1)
                   (+ 0.0 mine_2))))
      (a!10 (+ 0.0
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
      (a!23 (+ 0.0
               (ite (< (+ 8.0 move_3) (+ 0.0 mine_5 mine_6 mine_7 mine_8))
                    (+ 8.0 move_3)
                    (+ 0.0 mine_5 mine_6 mine_7 mine_8))))
      (a!25 (+ 0.0
               (ite (< (+ 8.0 move_3)
                       (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8))
                    (+ 8.0 move_3)
                    (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8)))))
(let ((a!2 (+ 0.0 (ite (< (+ 0.0 mine_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!1)))
      (a!4 (+ 0.0 (ite (< (+ 0.0 theirs_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!3)))
      (a!9 (+ 0.0 (ite (< (+ 0.0 mine_2) (+ 0.0 move_1)) (+ 0.0 move_1) a!8)))
      (a!11 (+ 0.0
               (ite (< (+ 0.0 theirs_2) (+ 0.0 move_1)) (+ 0.0 move_1) a!10)))
      (a!16 (+ 0.0
               (ite (< (+ 0.0 mine_3 mine_4) (+ (- 4.0) move_2))
                    (+ (- 4.0) move_2)
                    a!15)))
      (a!18 (+ 0.0
               (ite (< (+ 0.0 theirs_3 theirs_4) (+ (- 4.0) move_2))
                    (+ (- 4.0) move_2)
                    a!17)))
      (a!24 (+ 0.0
               (ite (< (+ 0.0 mine_5 mine_6 mine_7 mine_8) (+ (- 6.0) move_3))
                    (+ (- 6.0) move_3)
                    a!23)))
      (a!26 (+ 0.0
               (ite (< (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8)
                       (+ (- 6.0) move_3))
                    (+ (- 6.0) move_3)
                    a!25))))
(let ((a!5 (ite (< (- a!2 a!4) 0.0) (- (- a!2 a!4)) (- a!2 a!4)))
      (a!12 (ite (< (- a!9 a!11) 0.0) (- (- a!9 a!11)) (- a!9 a!11)))
      (a!19 (ite (< (- a!16 a!18) 0.0) (- (- a!16 a!18)) (- a!16 a!18)))
      (a!27 (ite (< (- a!24 a!26) 0.0) (- (- a!24 a!26)) (- a!24 a!26))))
(let ((a!6 (<= (* (+ (+ 0.0 0.0) (* a!5 2.0)) 1.0) (/ 17425.0 2048.0)))
      (a!7 (<= (* (+ (+ 0.0 0.0) (* a!5 2.0)) 1.0) (/ 34845.0 4096.0)))
      (a!13 (<= (* (+ (+ 0.0 0.0) (* a!12 2.0)) 1.0) (/ 197125.0 16384.0)))
      (a!14 (<= (* (+ (+ 0.0 0.0) (* a!12 2.0)) 1.0) (/ 197115.0 16384.0)))
      (a!20 (<= (* (+ (+ 0.0 0.0) (* a!5 2.0)) 1.0) (/ 86725.0 8192.0)))
      (a!21 (<= (* (+ (+ 0.0 0.0) (* a!12 2.0)) 1.0) (/ 61325.0 4096.0)))
      (a!22 (<= (* (+ (+ 0.0 0.0) (* a!19 2.0)) 1.0) (/ 86725.0 4096.0)))
      (a!28 (<= (* (+ (+ 0.0 0.0) (* a!5 1.0)) 1.0) (/ 86725.0 8192.0)))
      (a!29 (<= (* (+ (+ 0.0 0.0) (* a!12 1.0)) 1.0) (/ 61325.0 4096.0)))
      (a!30 (<= (* (+ (+ 0.0 0.0) (* a!19 1.0)) 1.0) (/ 86725.0 4096.0)))
      (a!31 (<= (* (+ (+ 0.0 0.0) (* a!27 1.0)) 1.0) (/ 981175.0 32768.0)))
      (a!32 (<= (* (+ (+ 0.0 0.0) (* a!5 2.0)) 1.0) (/ 744375.0 65536.0)))
      (a!33 (<= (* (+ (+ 0.0 0.0) (* a!12 2.0)) 1.0) (/ 272835.0 16384.0))))
(let ((a!34 (and (<= (+ 0.0 (+ 0.0 0.0) (* a!5 (/ 32768.0 697.0)) 0.0) 400.0)
                 a!6
                 (<= (+ 0.0 (+ 0.0 0.0) (* a!5 (/ 32768.0 2323.0)) 0.0) 120.0)
                 a!7
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 16384.0 697.0))
                        (* a!12 (/ 131072.0 7885.0))
                        0.0)
                     400.0)
                 a!13
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 16384.0 2323.0))
                        (* a!12 (/ 65536.0 13141.0))
                        0.0)
                     120.0)
                 a!14
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 32768.0 3469.0))
                        (* a!12 (/ 16384.0 2453.0))
                        (* a!19 (/ 16384.0 3469.0))
                        (/ 400.0 3.0))
                     400.0)
                 a!20
                 a!21
                 a!22
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 16384.0 3469.0))
                        (* a!12 (/ 8192.0 2453.0))
                        (* a!19 (/ 8192.0 3469.0))
                        (* a!27 (/ 65536.0 39247.0))
                        (/ 400.0 3.0))
                     400.0)
                 a!28
                 a!29
                 a!30
                 a!31
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 131072.0 49625.0))
                        (* a!12 (/ 32768.0 18189.0))
                        0.0)
                     120.0)
                 a!32
                 a!33)))
  (not a!34))))))
  :named |negated goal|))
(check-sat)
