; id: gaussian-mechanism/one-release
; query: what a change of a sum tells
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
(declare-fun cost () Real)
(declare-fun exponent () Real)
(declare-fun mine () Real)
(declare-fun scale () Real)
(declare-fun theirs () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (= (* 2.0 2.0 scale scale exponent)
   (* a (- a 1.0) (- mine theirs) (- mine theirs)))
  :named |as shown|))
(assert (! (<= (ite (< (- mine theirs) (- theirs mine)) (- theirs mine) (- mine theirs))
    cost)
  :named |as shown of the epoch|))
(assert (! (not (<= (* 2.0 2.0 scale scale exponent) (* a (- a 1.0) cost cost)))
  :named |negated goal|))
(check-sat)
