; id: ledger-mechanism/series-law
; query: within a radius
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
(declare-fun radius () Int)
(declare-fun uniform () Int)
(assert (! (>= radius 0)
  :named |a radius|))
(assert (! (let ((a!1 (<= uniform (- (+ 1 (* 2 radius)) 1))))
  (and (>= uniform 0) a!1))
  :named |a draw|))
(assert (! (let ((a!1 (= (+ (+ uniform (* (- 1) radius)) radius) uniform)))
(let ((a!2 (and (= (+ 1 (* 2 radius)) (+ (* 2 radius) 1))
                (>= (+ uniform (* (- 1) radius)) (- radius))
                (<= (+ uniform (* (- 1) radius)) radius)
                a!1)))
  (not a!2)))
  :named |negated goal|))
(check-sat)
