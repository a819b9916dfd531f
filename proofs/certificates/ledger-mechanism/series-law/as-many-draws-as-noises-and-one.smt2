; id: ledger-mechanism/series-law
; query: as many draws as noises, and one
; label:
; states: The noises of a series, each of 2R + 1 values within a radius R alike, together have a
;   probability in proportion to q**m, q = exp(-1/scale), m the largest of their absolute
;   values: that of R is in proportion to (2R + 1)**length q**R, as it is a sum of length + 1
;   geometric draws of that scale that is kept with the chances (2R + 1)/(2R + 2j).
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun length () Int)
(declare-fun total () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (not (and (= total total) (= (+ 1 length) (+ length 1)) true))
  :named |negated goal|))
(check-sat)
