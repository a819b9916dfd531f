; id: gaussian-mechanism/path-moment
; query: an epoch without the user
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
(declare-fun so_far () Real)
(declare-fun spent () Real)
(declare-fun told () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (= (* 2.0 2.0 scale scale told) (* a (- a 1.0) 0.0))
  :named |nothing of the user in it|))
(assert (! (<= (* 2.0 2.0 scale scale so_far) (* a (- a 1.0) spent))
  :named |the path so far|))
(assert (! (not (<= (* 2.0 2.0 scale scale (+ so_far told)) (* a (- a 1.0) spent)))
  :named |negated goal|))
(check-sat)
