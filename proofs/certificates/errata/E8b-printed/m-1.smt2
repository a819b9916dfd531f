; id: errata/E8b-printed
; query: m = 1
; label: alg:wishful
; states: Printed: nobody checks that a user sends one block only; the cost is at most epsilon.
; kind: bounded
; bounds: the smallest case first
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun mine_0 () Real)
(declare-fun mine_1 () Real)
(declare-fun theirs_0 () Real)
(declare-fun theirs_1 () Real)
(declare-fun x_0 () Real)
(declare-fun x_1 () Real)
(assert (! (and (>= mine_0 0.0) (<= mine_0 1.0))
  :named |mine 0|))
(assert (! (and (>= theirs_0 0.0) (<= theirs_0 1.0))
  :named |theirs 0|))
(assert (! (and (>= x_0 0.0) (<= x_0 1.0))
  :named |x 0|))
(assert (! (and (>= mine_1 0.0) (<= mine_1 1.0))
  :named |mine 1|))
(assert (! (and (>= theirs_1 0.0) (<= theirs_1 1.0))
  :named |theirs 1|))
(assert (! (and (>= x_1 0.0) (<= x_1 1.0))
  :named |x 1|))
(assert (! (let ((a!1 (ite (< (+ 0.0 mine_0) (- (/ 5723278475.0 4294967296.0)))
                (- (/ 5723278475.0 4294967296.0))
                (ite (> (+ 0.0 mine_0) (/ 10018245771.0 4294967296.0))
                     (/ 10018245771.0 4294967296.0)
                     (+ 0.0 mine_0))))
      (a!2 (ite (< (+ 0.0 theirs_0) (- (/ 5723278475.0 4294967296.0)))
                (- (/ 5723278475.0 4294967296.0))
                (ite (> (+ 0.0 theirs_0) (/ 10018245771.0 4294967296.0))
                     (/ 10018245771.0 4294967296.0)
                     (+ 0.0 theirs_0))))
      (a!4 (ite (< (+ 0.0 mine_1) (- (/ 5723278475.0 4294967296.0)))
                (- (/ 5723278475.0 4294967296.0))
                (ite (> (+ 0.0 mine_1) (/ 10018245771.0 4294967296.0))
                     (/ 10018245771.0 4294967296.0)
                     (+ 0.0 mine_1))))
      (a!5 (ite (< (+ 0.0 theirs_1) (- (/ 5723278475.0 4294967296.0)))
                (- (/ 5723278475.0 4294967296.0))
                (ite (> (+ 0.0 theirs_1) (/ 10018245771.0 4294967296.0))
                     (/ 10018245771.0 4294967296.0)
                     (+ 0.0 theirs_1)))))
(let ((a!3 (+ 0.0 (+ 0.0 a!1) (* (- 1.0) (+ 0.0 a!2))))
      (a!6 (+ 0.0 (+ 0.0 a!1) a!4 (* (- 1.0) (+ (+ 0.0 a!2) a!5)))))
(let ((a!7 (+ 0.0
              0.0
              0.0
              (* (ite (< a!3 0.0) (- a!3) a!3) (/ 4294967296.0 31483048493.0))
              (* (ite (< a!6 0.0) (- a!6) a!6) (/ 4294967296.0 31483048493.0)))))
  (not (and (<= a!7 1.0))))))
  :named |negated goal|))
(check-sat)
