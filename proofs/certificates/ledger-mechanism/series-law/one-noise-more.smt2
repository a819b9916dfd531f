; id: ledger-mechanism/series-law
; query: one noise more
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
(declare-fun kept () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(declare-fun tried () Int)
(declare-fun turn () Int)
(declare-fun weight () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (and (>= turn 1) (<= turn length))
  :named |one of the chances|))
(assert (! (= (* (+ 1 (* 2 total)) (+ (* 2 total) (* 2 turn)))
   (* (+ (* 2 total) 1) (+ (* 2 total) (* 2 turn))))
  :named |as shown of a chance|))
(assert (! (= (* weight kept) tried)
  :named |as shown of those before|))
(assert (! (let ((a!1 (= (* weight (+ (* 2 total) (* 2 turn)) kept (+ 1 (* 2 total)))
              (* tried (+ (* 2 total) 1) (+ (* 2 total) (* 2 turn))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
