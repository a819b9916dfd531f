; id: sensitivity/wishful-run-deep
; query: 4 users, 10 samples
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
(declare-fun move_0 () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_2 () Real)
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
                (+ (+ 0.0 theirs_1) theirs_2))))
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
                 (+ 0.0 a!9))))
(let ((a!5 (ite (< (- a!2 a!4) 0.0) (- (- a!2 a!4)) (- a!2 a!4)))
      (a!11 (ite (< (- (+ 0.0 a!8) (+ 0.0 a!10)) 0.0)
                 (- (- (+ 0.0 a!8) (+ 0.0 a!10)))
                 (- (+ 0.0 a!8) (+ 0.0 a!10)))))
(let ((a!6 (<= (* (+ (+ 0.0 0.0) (* a!5 3.0)) 1.0) (/ 397083.0 32768.0)))
      (a!12 (<= (* (+ (+ 0.0 0.0) (* a!11 3.0)) 1.0) (/ 70195.0 4096.0))))
(let ((a!13 (and (<= (+ 0.0 (+ 0.0 0.0) (* a!5 (/ 32768.0 132361.0)) 0.0) 1.0)
                 a!6
                 (<= (+ 0.0 (+ 0.0 0.0) (* a!11 (/ 12288.0 70195.0)) 0.0) 1.0)
                 a!12)))
  (not a!13))))))
  :named |negated goal|))
(check-sat)
