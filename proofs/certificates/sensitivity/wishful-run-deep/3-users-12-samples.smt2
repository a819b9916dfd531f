; id: sensitivity/wishful-run-deep
; query: 3 users, 12 samples
; label: eq:wishfulnoise
; states: Algorithm 3: what a changed user moves all cells by, each divided by its noise scale,
;   and what the medians cost, add up to at most epsilon.
; kind: bounded
; bounds: all arrival patterns of n=2, T<=6, m in {2, 3}; n=3, T<=12, m in {1, 2, 3, 4}; n=4,
;   T<=10, m in {1, 2}; real samples and priors of any size, epsilon 1, delta 1
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
(declare-fun theirs_1 () Real)
(declare-fun theirs_2 () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun widest () Real)
(assert (! (>= widest 0.0)
  :named |the widest is a width|))
(assert (! (let ((a!1 (+ 0.0
              (ite (< (+ 2.0 move_0) (+ 0.0 mine_1))
                   (+ 2.0 move_0)
                   (+ 0.0 mine_1))))
      (a!3 (+ 0.0
              (ite (< (+ 2.0 move_0) (+ 0.0 theirs_1))
                   (+ 2.0 move_0)
                   (+ 0.0 theirs_1))))
      (a!7 (ite (< (+ 3.0 move_0) (+ (+ 0.0 mine_1) mine_2))
                (+ 3.0 move_0)
                (+ (+ 0.0 mine_1) mine_2)))
      (a!9 (ite (< (+ 3.0 move_0) (+ (+ 0.0 theirs_1) theirs_2))
                (+ 3.0 move_0)
                (+ (+ 0.0 theirs_1) theirs_2)))
      (a!13 (< (+ (+ (+ 0.0 mine_1) mine_2) mine_3) (+ (- 1.0) move_0)))
      (a!14 (< (+ 4.0 move_0) (+ (+ (+ 0.0 mine_1) mine_2) mine_3)))
      (a!16 (< (+ (+ (+ 0.0 theirs_1) theirs_2) theirs_3) (+ (- 1.0) move_0)))
      (a!17 (< (+ 4.0 move_0) (+ (+ (+ 0.0 theirs_1) theirs_2) theirs_3)))
      (a!22 (+ (+ (+ (+ 0.0 mine_1) mine_2) mine_3) mine_4))
      (a!25 (+ (+ (+ (+ 0.0 theirs_1) theirs_2) theirs_3) theirs_4)))
(let ((a!2 (+ 0.0
              (ite (< (+ 0.0 mine_1) (+ (- 1.0) move_0)) (+ (- 1.0) move_0) a!1)))
      (a!4 (+ 0.0
              (ite (< (+ 0.0 theirs_1) (+ (- 1.0) move_0))
                   (+ (- 1.0) move_0)
                   a!3)))
      (a!8 (ite (< (+ (+ 0.0 mine_1) mine_2) (+ (- 1.0) move_0))
                (+ (- 1.0) move_0)
                (+ 0.0 a!7)))
      (a!10 (ite (< (+ (+ 0.0 theirs_1) theirs_2) (+ (- 1.0) move_0))
                 (+ (- 1.0) move_0)
                 (+ 0.0 a!9)))
      (a!15 (ite a!14 (+ 4.0 move_0) (+ (+ (+ 0.0 mine_1) mine_2) mine_3)))
      (a!18 (ite a!17 (+ 4.0 move_0) (+ (+ (+ 0.0 theirs_1) theirs_2) theirs_3)))
      (a!23 (+ 0.0 (ite (< (+ 5.0 move_0) a!22) (+ 5.0 move_0) a!22)))
      (a!26 (+ 0.0 (ite (< (+ 5.0 move_0) a!25) (+ 5.0 move_0) a!25))))
(let ((a!5 (ite (< (- a!2 a!4) 0.0) (- (- a!2 a!4)) (- a!2 a!4)))
      (a!11 (ite (< (- (+ 0.0 a!8) (+ 0.0 a!10)) 0.0)
                 (- (- (+ 0.0 a!8) (+ 0.0 a!10)))
                 (- (+ 0.0 a!8) (+ 0.0 a!10))))
      (a!19 (- (+ 0.0 (ite a!13 (+ (- 1.0) move_0) (+ 0.0 a!15)))
               (+ 0.0 (ite a!16 (+ (- 1.0) move_0) (+ 0.0 a!18)))))
      (a!24 (+ 0.0 (ite (< a!22 (+ (- 1.0) move_0)) (+ (- 1.0) move_0) a!23)))
      (a!27 (+ 0.0 (ite (< a!25 (+ (- 1.0) move_0)) (+ (- 1.0) move_0) a!26))))
(let ((a!6 (<= (* (+ (+ 0.0 0.0) (* a!5 2.0)) 1.0) (/ 255133.0 32768.0)))
      (a!12 (<= (* (+ (+ 0.0 0.0) (* a!11 2.0)) 1.0) (/ 721625.0 65536.0)))
      (a!20 (+ 0.0
               (+ 0.0 0.0)
               (* (ite (< a!19 0.0) (- a!19) a!19) (/ 131072.0 883807.0))
               0.0))
      (a!21 (+ (+ 0.0 0.0) (* (ite (< a!19 0.0) (- a!19) a!19) 2.0)))
      (a!28 (ite (< (- a!24 a!27) 0.0) (- (- a!24 a!27)) (- a!24 a!27))))
(let ((a!29 (<= (* (+ (+ 0.0 0.0) (* a!28 2.0)) 1.0) (/ 255133.0 16384.0))))
(let ((a!30 (and (<= (+ 0.0 (+ 0.0 0.0) (* a!5 (/ 65536.0 255133.0)) 0.0) 1.0)
                 a!6
                 (<= (+ 0.0 (+ 0.0 0.0) (* a!11 (/ 131072.0 721625.0)) 0.0) 1.0)
                 a!12
                 (<= a!20 1.0)
                 (<= (* a!21 1.0) (/ 883807.0 65536.0))
                 (<= (+ 0.0 (+ 0.0 0.0) (* a!28 (/ 32768.0 255133.0)) 0.0) 1.0)
                 a!29)))
  (not a!30)))))))
  :named |negated goal|))
(check-sat)
