; id: gaussian-mechanism/one-release
; query: of one output
; label:
; states: For whole orders a, a release whose sum without noise is moved by an integer d has the
;   moment exp(a (a - 1) d**2 / (2 variance)): its outputs' weights are those of noise around an
;   integer, but for that factor.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/sensitivity, gaussian-law, exponential-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun mine () Real)
(declare-fun theirs () Real)
(declare-fun x () Real)
(assert (! (let ((a!1 (- x (+ (* a mine) (* (- 1.0 a) theirs)))))
(let ((a!2 (= (+ (* a (- x mine) (- x mine))
                 (* (- 1.0 a) (- x theirs) (- x theirs)))
              (- (* a!1 a!1) (* a (- a 1.0) (- mine theirs) (- mine theirs))))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
