; id: gaussian-mechanism/kept
; query: the candidate that is kept is returned
; label:
; states: The sampler returns the candidate that it keeps. Its weight among Laplace draws times
;   the probability of keeping it is proportional to exp(-k**2 / (2 variance)), for every
;   variance.
; kind: unbounded
; bounds: none
; assumes: exponential-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun another () Real)
(declare-fun root () Real)
(declare-fun variance () Real)
(assert (! (> variance 0.0)
  :named |a variance|))
(assert (! (>= root 0.0)
  :named |a root|))
(assert (! (not (= another another))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/kept
; query: all have one scale
; label:
; states: The sampler returns the candidate that it keeps. Its weight among Laplace draws times
;   the probability of keeping it is proportional to exp(-k**2 / (2 variance)), for every
;   variance.
; kind: unbounded
; bounds: none
; assumes: exponential-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun root () Real)
(declare-fun variance () Real)
(assert (! (> variance 0.0)
  :named |a variance|))
(assert (! (>= root 0.0)
  :named |a root|))
(assert (! (not (and (> (+ root 1.0) 0.0) (= (+ root 1.0) (+ root 1.0))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/kept
; query: exp(-c) is a probability
; label:
; states: The sampler returns the candidate that it keeps. Its weight among Laplace draws times
;   the probability of keeping it is proportional to exp(-k**2 / (2 variance)), for every
;   variance.
; kind: unbounded
; bounds: none
; assumes: exponential-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun candidate () Real)
(declare-fun root () Real)
(declare-fun variance () Real)
(assert (! (> variance 0.0)
  :named |a variance|))
(assert (! (>= root 0.0)
  :named |a root|))
(assert (! (let ((a!1 (- (ite (< candidate 0.0) (- candidate) candidate)
              (/ variance (+ root 1.0)))))
  (not (>= (/ (* a!1 a!1) (* variance 2.0)) 0.0)))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/kept
; query: weights are proportional
; label:
; states: The sampler returns the candidate that it keeps. Its weight among Laplace draws times
;   the probability of keeping it is proportional to exp(-k**2 / (2 variance)), for every
;   variance.
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
