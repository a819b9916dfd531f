; id: gaussian-mechanism/path-moment
; query: all paths together
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
(declare-fun C () Real)
(declare-fun after () Real)
(declare-fun before () Real)
(assert (! (and (<= after 1.0) (<= before (* C after)))
  :named |all paths|))
(assert (! (> C 0.0)
  :named |a budget|))
(assert (! (not (<= before C))
  :named |negated goal|))
(check-sat)
