; id: ledger-mechanism/prefix-law
; query: more values
; label:
; states: The noises of a part of a series, too, of its sums or of its overhangs, are the less
;   likely the larger the largest is, and by a factor of at most q**d where it is larger by d:
;   there are no more of either than their radius was drawn for.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun farther () Int)
(declare-fun radius () Int)
(assert (! (and (>= radius 0) (>= farther 0))
  :named |a radius, and a larger one|))
(assert (! (let ((a!1 (and (>= (+ 1 (* 2 radius)) 1)
                (<= (+ 1 (* 2 radius)) (+ 1 (* 2 radius) (* 2 farther))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
