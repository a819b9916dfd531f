; id: errata/E7a-printed
; query: 1 samples
; label: alg:naive
; states: Printed: nobody checks that a user sends at most m samples; the cost is at most
;   epsilon.
; kind: bounded
; bounds: the smallest case first
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun mine_0 () Real)
(declare-fun theirs_0 () Real)
(declare-fun x_0 () Real)
(assert (! (and (>= mine_0 0.0) (<= mine_0 1.0))
  :named |mine 0|))
(assert (! (and (>= theirs_0 0.0) (<= theirs_0 1.0))
  :named |theirs 0|))
(assert (! (and (>= x_0 0.0) (<= x_0 1.0))
  :named |x 0|))
(assert (! (let ((a!1 (< (+ 0.0 0.0 mine_0 (* (- 1.0) (+ 0.0 theirs_0))) 0.0))
      (a!2 (- (+ 0.0 0.0 mine_0 (* (- 1.0) (+ 0.0 theirs_0))))))
(let ((a!3 (ite a!1 a!2 (+ 0.0 0.0 mine_0 (* (- 1.0) (+ 0.0 theirs_0))))))
(let ((a!4 (and (<= (+ 0.0 0.0 0.0 (* a!3 1.0)) 1.0))))
  (not a!4))))
  :named |negated goal|))
(check-sat)
