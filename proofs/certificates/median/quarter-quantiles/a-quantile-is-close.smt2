; id: median/quarter-quantiles
; query: a quantile is close
; label: claim:pvtmed
; states: A candidate that is no (1/4, 3/4)-quantile costs 3k/4 at least, the median's bin k/2
;   at most, and a quantile is as close to the mean as the arrays are.
; kind: unbounded
; bounds: tied to the code for k<=5, B<=4
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun above () Int)
(declare-fun below () Int)
(declare-fun candidate () Real)
(declare-fun highest () Real)
(declare-fun k () Int)
(declare-fun lowest () Real)
(declare-fun mean () Real)
(declare-fun radius () Real)
(assert (! (>= k 1)
  :named |arrays|))
(assert (! (and (>= below 0) (>= above 0) (<= (+ below above) k))
  :named |counts|))
(assert (! (and (> (* 4 (- k above)) k) (< (* 4 below) (* 3 k)))
  :named |a quantile|))
(assert (! (=> (>= (- k above) 1) (<= lowest candidate))
  :named |some array is not above y|))
(assert (! (=> (>= (- k below) 1) (<= candidate highest))
  :named |some array is not below y|))
(assert (! (and (<= lowest highest)
     (<= (- mean radius) lowest)
     (<= highest (+ mean radius)))
  :named |all arrays are close|))
(assert (! (not (and (<= (- mean radius) candidate) (<= candidate (+ mean radius))))
  :named |negated goal|))
(check-sat)
