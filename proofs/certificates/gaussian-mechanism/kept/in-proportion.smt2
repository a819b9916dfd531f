; id: gaussian-mechanism/kept
; query: in proportion
; label:
; states: The sampler draws the candidate that it keeps; its weight among Laplace draws times
;   the chance to keep it is in proportion to exp(-k**2 / (2 variance)), whatever the variance.
; kind: unbounded
; bounds: none
; assumes: exponential-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun another () Real)
(declare-fun candidate () Real)
(declare-fun root () Real)
(declare-fun variance () Real)
(assert (! (> variance 0.0)
  :named |a variance|))
(assert (! (>= root 0.0)
  :named |a root|))
(assert (! (let ((a!1 (- (ite (< candidate 0.0) (- candidate) candidate)
              (/ variance (+ root 1.0))))
      (a!3 (- (ite (< another 0.0) (- another) another)
              (/ variance (+ root 1.0)))))
(let ((a!2 (+ (ite (< candidate 0.0) (- candidate) candidate)
              (* (+ root 1.0) (/ (* a!1 a!1) (* variance 2.0)))))
      (a!4 (+ (ite (< another 0.0) (- another) another)
              (* (+ root 1.0) (/ (* a!3 a!3) (* variance 2.0))))))
(let ((a!5 (= (- (* (* 2.0 variance) a!2) (* (+ root 1.0) candidate candidate))
              (- (* (* 2.0 variance) a!4) (* (+ root 1.0) another another)))))
  (not a!5))))
  :named |negated goal|))
(check-sat)
