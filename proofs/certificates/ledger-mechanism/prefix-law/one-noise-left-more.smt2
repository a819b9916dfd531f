; id: ledger-mechanism/prefix-law
; query: one noise left more
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
(declare-fun few () Real)
(declare-fun many () Real)
(declare-fun other () Real)
(declare-fun power () Real)
(assert (! (and (>= few 1.0) (<= few many))
  :named |values|))
(assert (! (and (>= power 1.0) (<= power other))
  :named |powers so far|))
(assert (! (not (and (>= (* power few) 1.0) (<= (* power few) (* other many))))
  :named |negated goal|))
(check-sat)
