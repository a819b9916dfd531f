; id: gaussian-mechanism/path-moment
; query: one release more
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
(declare-fun F () Real)
(declare-fun f () Real)
(declare-fun moment () Real)
(declare-fun weight () Real)
(assert (! (and (> f 0.0) (> F 0.0))
  :named |factors|))
(assert (! (>= weight 0.0)
  :named |a weight|))
(assert (! (and (>= moment 0.0) (<= moment f))
  :named |given the path so far|))
(assert (! (not (<= (/ (* weight moment) f) weight))
  :named |negated goal|))
(check-sat)
