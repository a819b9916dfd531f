; id: ledger-mechanism/prefix-law
; query: of one radius
; label:
; states: The noises of a part of a series, too, of its sums or of its overhangs, are the less
;   likely the larger the largest is, and by a factor of at most q**d where it is larger by d:
;   there are no more of either than their radius was drawn for.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun far () Real)
(declare-fun other () Real)
(declare-fun power () Real)
(declare-fun q () Real)
(assert (! (and (>= power 1.0) (<= power other))
  :named |powers so far|))
(assert (! (and (> q 0.0) (> far 0.0) (<= far 1.0))
  :named |q**R and q**d|))
(assert (! (not (<= (* power q) (/ (* other q far) far)))
  :named |negated goal|))
(check-sat)
