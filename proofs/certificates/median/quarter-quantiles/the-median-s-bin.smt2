; id: median/quarter-quantiles
; query: the median's bin
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
(declare-fun before_the_median () Int)
(declare-fun k () Int)
(declare-fun up_to_the_median () Int)
(assert (! (and (>= before_the_median 0)
     (<= before_the_median up_to_the_median)
     (<= up_to_the_median k))
  :named |counts|))
(assert (! (and (< (* 2 before_the_median) k) (<= k (* 2 up_to_the_median)))
  :named |first bin to hold half|))
(assert (! (let ((a!1 (* 2
              (ite (< before_the_median (- k up_to_the_median))
                   (- k up_to_the_median)
                   before_the_median))))
  (not (<= a!1 k)))
  :named |negated goal|))
(check-sat)
