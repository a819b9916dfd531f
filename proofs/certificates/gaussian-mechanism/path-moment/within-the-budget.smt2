; id: gaussian-mechanism/path-moment
; query: within the budget
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
(declare-fun F () Real)
(declare-fun f () Real)
(declare-fun path () Real)
(declare-fun weight () Real)
(assert (! (and (> f 0.0) (> F 0.0))
  :named |factors|))
(assert (! (>= weight 0.0)
  :named |a weight|))
(assert (! (<= F C)
  :named |factors within the budget|))
(assert (! (= path (* weight F))
  :named |of a path|))
(assert (! (not (<= path (* C weight)))
  :named |negated goal|))
(check-sat)
