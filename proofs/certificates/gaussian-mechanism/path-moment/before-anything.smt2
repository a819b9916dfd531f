; id: gaussian-mechanism/path-moment
; query: before anything
; label:
; states: On every path of released sums, epoch by epoch, the logarithms of the moments of its
;   releases are at most a (a - 1) / (2 variance) times what the changed user has spent; and
;   moments multiply along paths, whatever each release makes of those before it.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/one-release, gaussian-mechanism/oblivious, exponential-law, chain-
;   rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun scale () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (not (<= (* 2.0 2.0 scale scale 0.0) (* a (- a 1.0) 0.0)))
  :named |negated goal|))
(check-sat)
