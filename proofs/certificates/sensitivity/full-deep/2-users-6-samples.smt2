; id: sensitivity/full-deep
; query: 2 users, 6 samples
; label: eq:fullnoise
; states: Algorithm 6: a changed user moves the cells of a counter by at most the widest
;   projection interval times the uses that the counter's share pays for.
; kind: bounded
; bounds: all arrival patterns of n=2, T<=6, m in {3, 6}; n=3, T<=12, m in {8, 3, 12}; n=4,
;   T<=10, m in {10, 3}; 1, 2 and 3 arrays per median; real samples, priors and widths of any
;   size
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun low_0 () Real)
(declare-fun low_1 () Real)
(declare-fun low_2 () Real)
(declare-fun mine_1 () Real)
(declare-fun mine_2 () Real)
(declare-fun mine_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_2 () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun width_0 () Real)
(declare-fun width_1 () Real)
(declare-fun width_2 () Real)
(assert (! (>= width_0 0.0)
  :named |width 0 is a width|))
(assert (! (>= width_1 0.0)
  :named |width 1 is a width|))
(assert (! (>= width_2 0.0)
  :named |width 2 is a width|))
(assert (! (let ((a!1 (ite (< (+ (+ 0.0 low_0) width_0) (+ 0.0 mine_1))
                (+ (+ 0.0 low_0) width_0)
                (+ 0.0 mine_1)))
      (a!3 (ite (< (+ (+ 0.0 low_0) width_0) (+ 0.0 theirs_1))
                (+ (+ 0.0 low_0) width_0)
                (+ 0.0 theirs_1)))
      (a!7 (ite (< (+ (+ 0.0 low_1) width_1) (+ 0.0 mine_2))
                (+ (+ 0.0 low_1) width_1)
                (+ 0.0 mine_2)))
      (a!9 (ite (< (+ (+ 0.0 low_1) width_1) (+ 0.0 theirs_2))
                (+ (+ 0.0 low_1) width_1)
                (+ 0.0 theirs_2)))
      (a!13 (ite (< (+ (+ 0.0 low_2) width_2) (+ 0.0 mine_3 mine_4))
                 (+ (+ 0.0 low_2) width_2)
                 (+ 0.0 mine_3 mine_4)))
      (a!15 (ite (< (+ (+ 0.0 low_2) width_2) (+ 0.0 theirs_3 theirs_4))
                 (+ (+ 0.0 low_2) width_2)
                 (+ 0.0 theirs_3 theirs_4))))
(let ((a!2 (+ 0.0
              (ite (< (+ 0.0 mine_1) (+ 0.0 low_0)) (+ 0.0 low_0) (+ 0.0 a!1))))
      (a!4 (+ 0.0
              (ite (< (+ 0.0 theirs_1) (+ 0.0 low_0)) (+ 0.0 low_0) (+ 0.0 a!3))))
      (a!8 (+ 0.0
              (ite (< (+ 0.0 mine_2) (+ 0.0 low_1)) (+ 0.0 low_1) (+ 0.0 a!7))))
      (a!10 (+ 0.0
               (ite (< (+ 0.0 theirs_2) (+ 0.0 low_1))
                    (+ 0.0 low_1)
                    (+ 0.0 a!9))))
      (a!14 (+ 0.0
               (ite (< (+ 0.0 mine_3 mine_4) (+ 0.0 low_2))
                    (+ 0.0 low_2)
                    (+ 0.0 a!13))))
      (a!16 (+ 0.0
               (ite (< (+ 0.0 theirs_3 theirs_4) (+ 0.0 low_2))
                    (+ 0.0 low_2)
                    (+ 0.0 a!15)))))
(let ((a!5 (* (ite (< (- a!2 a!4) 0.0) (- (- a!2 a!4)) (- a!2 a!4)) 2.0))
      (a!11 (* (ite (< (- a!8 a!10) 0.0) (- (- a!8 a!10)) (- a!8 a!10)) 2.0))
      (a!17 (* (ite (< (- a!14 a!16) 0.0) (- (- a!14 a!16)) (- a!14 a!16)) 1.0)))
(let ((a!6 (<= (* (+ (+ 0.0 0.0) a!5) 1.0) (* 2.0 width_0)))
      (a!12 (<= (* (+ (+ 0.0 0.0) a!11) 1.0) (* 2.0 width_1)))
      (a!18 (<= (* (+ (+ 0.0 0.0) a!17) 1.0) (* 2.0 width_2))))
  (not (and a!6 a!12 a!18))))))
  :named |negated goal|))
(check-sat)
