; id: ledger-mechanism/series-law
; query: of no radius
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
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun first () Real)
(declare-fun next () Real)
(declare-fun q () Real)
(assert (! (and (> q 0.0) (< q 1.0))
  :named |a ratio|))
(assert (! (and (> first 0.0) (> next 0.0))
  :named |powers|))
(assert (! (not (= (/ (- first first) (- 1.0 q)) 0.0))
  :named |negated goal|))
(check-sat)
