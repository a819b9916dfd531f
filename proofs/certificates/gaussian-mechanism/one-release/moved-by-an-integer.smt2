; id: gaussian-mechanism/one-release
; query: moved by an integer
; label:
; states: For whole orders a, a release whose sum without noise is moved by an integer d has the
;   moment exp(a (a - 1) d**2 / (2 variance)): its outputs' weights are those of noise around an
;   integer, but for that factor.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/sensitivity, gaussian-law, exponential-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun another () Int)
(declare-fun integer () Int)
(declare-fun order () Int)
(assert (! (let ((a!1 (+ (* (to_real order) (to_real integer))
              (* (- 1.0 (to_real order)) (to_real another))))
      (a!2 (to_real (+ (* order integer) (* (- 1 order) another)))))
  (not (= a!1 a!2)))
  :named |negated goal|))
(check-sat)
