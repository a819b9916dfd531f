; id: ledger-mechanism/prefix-law
; query: of one radius more
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
(declare-fun c () Real)
(declare-fun f () Real)
(declare-fun g () Real)
(declare-fun here () Real)
(declare-fun there () Real)
(assert (! (and (>= f 0.0) (>= g 0.0) (>= c 1.0) (<= f (* c g)))
  :named |sums so far|))
(assert (! (and (>= here 0.0) (>= there 0.0) (<= here (* c there)))
  :named |as shown of a radius|))
(assert (! (not (<= (+ f here) (* c (+ g there))))
  :named |negated goal|))
(check-sat)
