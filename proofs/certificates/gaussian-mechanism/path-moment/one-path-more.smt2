; id: gaussian-mechanism/path-moment
; query: one path more
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
(declare-fun after () Real)
(declare-fun before () Real)
(declare-fun one () Real)
(declare-fun other () Real)
(assert (! (and (<= after before) (>= before 0.0) (>= after 0.0))
  :named |paths so far|))
(assert (! (<= one other)
  :named |of one path|))
(assert (! (not (<= (+ after one) (+ before other)))
  :named |negated goal|))
(check-sat)
