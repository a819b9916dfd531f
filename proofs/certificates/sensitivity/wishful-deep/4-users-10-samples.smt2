; id: sensitivity/wishful-deep
; query: 4 users, 10 samples
; label: eq:wishfulnoise
; states: Algorithm 3: a changed user moves the cells of a counter by at most the widest
;   projection interval times the uses that the counter's share pays for.
; kind: bounded
; bounds: all arrival patterns of n=2, T<=6, m in {2, 3}; n=3, T<=12, m in {1, 2, 3, 4}; n=4,
;   T<=10, m in {1, 2}; real samples, priors and widths of any size
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun low_0 () Real)
(declare-fun mine_1 () Real)
(declare-fun mine_2 () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_2 () Real)
(declare-fun widest () Real)
(declare-fun width_0 () Real)
(assert (! (>= widest 0.0)
  :named |the widest is a width|))
(assert (! (>= width_0 0.0)
  :named |width 0 is a width|))
(assert (! (<= width_0 widest)
  :named |width 0 is not above the widest|))
(assert (! (let ((a!1 (ite (< (+ (+ 0.0 low_0) width_0) (+ 0.0 mine_1))
                (+ (+ 0.0 low_0) width_0)
                (+ 0.0 mine_1)))
      (a!3 (ite (< (+ (+ 0.0 low_0) width_0) (+ 0.0 theirs_1))
                (+ (+ 0.0 low_0) width_0)
                (+ 0.0 theirs_1)))
      (a!7 (ite (< (+ (+ 0.0 low_0) width_0) (+ (+ 0.0 mine_1) mine_2))
                (+ (+ 0.0 low_0) width_0)
                (+ (+ 0.0 mine_1) mine_2)))
      (a!9 (ite (< (+ (+ 0.0 low_0) width_0) (+ (+ 0.0 theirs_1) theirs_2))
                (+ (+ 0.0 low_0) width_0)
                (+ (+ 0.0 theirs_1) theirs_2))))
(let ((a!2 (+ 0.0
              (ite (< (+ 0.0 mine_1) (+ 0.0 low_0)) (+ 0.0 low_0) (+ 0.0 a!1))))
      (a!4 (+ 0.0
              (ite (< (+ 0.0 theirs_1) (+ 0.0 low_0)) (+ 0.0 low_0) (+ 0.0 a!3))))
      (a!8 (ite (< (+ (+ 0.0 mine_1) mine_2) (+ 0.0 low_0))
                (+ 0.0 low_0)
                (+ 0.0 a!7)))
      (a!10 (ite (< (+ (+ 0.0 theirs_1) theirs_2) (+ 0.0 low_0))
                 (+ 0.0 low_0)
                 (+ 0.0 a!9))))
(let ((a!5 (* (ite (< (- a!2 a!4) 0.0) (- (- a!2 a!4)) (- a!2 a!4)) 3.0))
      (a!11 (ite (< (- (+ 0.0 a!8) (+ 0.0 a!10)) 0.0)
                 (- (- (+ 0.0 a!8) (+ 0.0 a!10)))
                 (- (+ 0.0 a!8) (+ 0.0 a!10)))))
(let ((a!6 (<= (* (+ (+ 0.0 0.0) a!5) 1.0) (* 3.0 widest)))
      (a!12 (<= (* (+ (+ 0.0 0.0) (* a!11 3.0)) 1.0) (* 3.0 widest))))
  (not (and a!6 a!12))))))
  :named |negated goal|))
(check-sat)
