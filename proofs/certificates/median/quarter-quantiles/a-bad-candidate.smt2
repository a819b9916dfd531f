; id: median/quarter-quantiles
; query: a bad candidate
; label: claim:pvtmed
; states: A candidate that is no (1/4, 3/4)-quantile costs 3k/4 at least, the median's bin k/2
;   at most, and a quantile is as close to the mean as the arrays are.
; kind: unbounded
; bounds: tied to the code for k<=5, B<=4
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun above () Int)
(declare-fun below () Int)
(declare-fun k () Int)
(assert (! (and (>= below 0) (>= above 0) (<= (+ below above) k))
  :named |counts|))
(assert (! (let ((a!1 (and (> (* 4 (- k above)) k) (< (* 4 below) (* 3 k)))))
  (not a!1))
  :named |no quantile|))
(assert (! (let ((a!1 (>= (* 4 (ite (< below above) above below)) (* 3 k))))
  (not a!1))
  :named |negated goal|))
(check-sat)
