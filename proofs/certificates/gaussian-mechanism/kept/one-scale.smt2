; id: gaussian-mechanism/kept
; query: one scale
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
(declare-fun root () Real)
(declare-fun variance () Real)
(assert (! (> variance 0.0)
  :named |a variance|))
(assert (! (>= root 0.0)
  :named |a root|))
(assert (! (not (and (> (+ root 1.0) 0.0) (= (+ root 1.0) (+ root 1.0))))
  :named |negated goal|))
(check-sat)
