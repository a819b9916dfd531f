; id: errata/E8a-printed
; query: 1 users
; label: alg:multcounter
; states: Printed: nobody checks that at most n users come; the cost is at most epsilon.
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
(assert (! (let ((a!1 (< (+ 0.0 0.0 mine_0 (* (- 1.0) (+ 0.0 theirs_0))) 0.0))
      (a!2 (- (+ 0.0 0.0 mine_0 (* (- 1.0) (+ 0.0 theirs_0)))))
      (a!4 (+ 0.0 0.0 0.0 mine_1 (* (- 1.0) (+ 0.0 0.0 theirs_1)))))
(let ((a!3 (ite a!1 a!2 (+ 0.0 0.0 mine_0 (* (- 1.0) (+ 0.0 theirs_0))))))
(let ((a!5 (+ 0.0
              0.0
              0.0
              (* a!3 (/ 4294967296.0 19299591655.0))
              (* (ite (< a!4 0.0) (- a!4) a!4) (/ 2147483648.0 13646872133.0)))))
  (not (and (<= a!5 1.0))))))
  :named |negated goal|))
(check-sat)
