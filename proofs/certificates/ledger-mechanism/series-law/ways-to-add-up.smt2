; id: ledger-mechanism/series-law
; query: ways to add up
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
(declare-fun factorial () Real)
(declare-fun length () Real)
(declare-fun product () Real)
(declare-fun r () Real)
(assert (! (and (>= r 0.0) (>= length 1.0) (> factorial 0.0))
  :named |sizes|))
(assert (! (let ((a!1 (= (/ (* product (+ r length)) factorial)
              (+ (/ (* product length) factorial) (/ (* r product) factorial)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
