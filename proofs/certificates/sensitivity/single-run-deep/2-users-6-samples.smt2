; id: sensitivity/single-run-deep
; query: 2 users, 6 samples
; label: eq:singcounternoise
; states: Algorithm 4: what a changed user moves all cells by, each divided by its noise scale,
;   and what the medians cost, add up to at most epsilon.
; kind: bounded
; bounds: all arrival patterns of n=2, T<=6, m in {3, 6}; n=3, T<=12, m in {8, 3, 12}; n=4,
;   T<=10, m in {10, 3}; real samples and priors of any size, epsilon 1, delta 1
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun mine_1 () Real)
(declare-fun mine_2 () Real)
(declare-fun mine_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun move_0 () Real)
(declare-fun move_1 () Real)
(declare-fun move_2 () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_2 () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun widest () Real)
(assert (! (>= widest 0.0)
  :named |the widest is a width|))
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
      (a!14 (+ 0.0
               (ite (< (+ 3.0 move_2) (+ 0.0 mine_3 mine_4))
                    (+ 3.0 move_2)
                    (+ 0.0 mine_3 mine_4))))
      (a!16 (+ 0.0
               (ite (< (+ 3.0 move_2) (+ 0.0 theirs_3 theirs_4))
                    (+ 3.0 move_2)
                    (+ 0.0 theirs_3 theirs_4)))))
(let ((a!2 (+ 0.0 (ite (< (+ 0.0 mine_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!1)))
      (a!4 (+ 0.0 (ite (< (+ 0.0 theirs_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!3)))
      (a!7 (ite (< (+ 0.0 mine_2) (+ 0.0 move_1)) (+ 0.0 move_1) a!6))
      (a!9 (ite (< (+ 0.0 theirs_2) (+ 0.0 move_1)) (+ 0.0 move_1) a!8))
      (a!15 (ite (< (+ 0.0 mine_3 mine_4) (+ (- 1.0) move_2))
                 (+ (- 1.0) move_2)
                 a!14))
      (a!17 (ite (< (+ 0.0 theirs_3 theirs_4) (+ (- 1.0) move_2))
                 (+ (- 1.0) move_2)
                 a!16)))
(let ((a!5 (ite (< (- a!2 a!4) 0.0) (- (- a!2 a!4)) (- a!2 a!4)))
      (a!10 (ite (< (- (+ a!2 a!7) (+ a!4 a!9)) 0.0)
                 (- (- (+ a!2 a!7) (+ a!4 a!9)))
                 (- (+ a!2 a!7) (+ a!4 a!9))))
      (a!11 (ite (< (- (+ 0.0 a!7) (+ 0.0 a!9)) 0.0)
                 (- (- (+ 0.0 a!7) (+ 0.0 a!9)))
                 (- (+ 0.0 a!7) (+ 0.0 a!9))))
      (a!18 (ite (< (- (+ 0.0 a!15) (+ 0.0 a!17)) 0.0)
                 (- (- (+ 0.0 a!15) (+ 0.0 a!17)))
                 (- (+ 0.0 a!15) (+ 0.0 a!17))))
      (a!22 (- (+ (+ a!2 a!7) a!15) (+ (+ a!4 a!9) a!17))))
(let ((a!12 (+ (+ (+ 0.0 0.0) (* a!5 2.0)) (* a!10 1.0) (* a!11 1.0)))
      (a!13 (+ (+ (+ 0.0 0.0) (* a!5 1.0)) (* a!10 2.0)))
      (a!19 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* a!5 (/ 32768.0 1458975.0)))
                   (* a!10 (/ 16384.0 1458975.0))
                   (* a!11 (/ 16384.0 1458975.0))
                   (* a!18 (/ 16384.0 1458975.0))
                   0.0)
                1.0))
      (a!21 (<= (* (+ (+ 0.0 0.0) (* a!5 3.0) (* a!11 1.0)) 1.0)
                (/ 1458975.0 16384.0)))
      (a!23 (+ 0.0
               (+ (+ 0.0 0.0) (* a!5 (/ 32768.0 1458975.0)))
               (* a!11 (/ 16384.0 1458975.0))
               (* (ite (< a!22 0.0) (- a!22) a!22) (/ 16384.0 1458975.0))
               0.0))
      (a!24 (+ (+ (+ 0.0 0.0) (* a!5 2.0))
               (* a!11 1.0)
               (* (ite (< a!22 0.0) (- a!22) a!22) 1.0)))
      (a!25 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* a!5 (/ 16384.0 1458975.0)))
                   (* a!10 (/ 32768.0 1458975.0))
                   (* a!18 (/ 16384.0 1458975.0))
                   0.0)
                1.0))
      (a!27 (+ 0.0
               (+ (+ 0.0 0.0) (* a!5 (/ 16384.0 1458975.0)))
               (* a!10 (/ 16384.0 1458975.0))
               (* (ite (< a!22 0.0) (- a!22) a!22) (/ 16384.0 1458975.0))
               (* a!18 (/ 16384.0 1458975.0))
               0.0))
      (a!28 (+ (+ (+ 0.0 0.0) (* a!5 1.0))
               (* a!10 1.0)
               (* (ite (< a!22 0.0) (- a!22) a!22) 1.0)
               (* a!18 1.0))))
(let ((a!20 (<= (* (+ a!12 (* a!18 1.0)) 1.0) (/ 1458975.0 16384.0)))
      (a!26 (<= (* (+ a!13 (* a!18 1.0)) 1.0) (/ 1458975.0 16384.0))))
(let ((a!29 (and (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 131072.0 2496197.0))
                        (* a!10 (/ 65536.0 2496197.0))
                        (* a!11 (/ 65536.0 2496197.0))
                        0.0)
                     1.0)
                 (<= (* a!12 1.0) (/ 2496197.0 65536.0))
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 65536.0 2496197.0))
                        (* a!10 (/ 131072.0 2496197.0))
                        0.0)
                     1.0)
                 (<= (* a!13 1.0) (/ 2496197.0 65536.0))
                 a!19
                 a!20
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 16384.0 486325.0))
                        (* a!11 (/ 16384.0 1458975.0))
                        0.0)
                     1.0)
                 a!21
                 (<= a!23 1.0)
                 (<= (* a!24 1.0) (/ 1458975.0 16384.0))
                 a!25
                 a!26
                 (<= a!27 1.0)
                 (<= (* a!28 1.0) (/ 1458975.0 16384.0)))))
  (not a!29)))))))
  :named |negated goal|))
(check-sat)
