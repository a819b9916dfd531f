; id: gaussian-mechanism/one-release
; query: of one output more
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
(declare-fun f () Real)
(declare-fun rest () Real)
(declare-fun sum () Real)
(declare-fun weight () Real)
(assert (! (= sum (* f rest))
  :named |sums so far|))
(assert (! (not (= (+ sum (* f weight)) (* f (+ rest weight))))
  :named |negated goal|))
(check-sat)
