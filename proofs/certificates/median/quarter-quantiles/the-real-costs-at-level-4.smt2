; id: median/quarter-quantiles
; query: the real costs at level 4
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
(declare-fun bin_1 () Int)
(declare-fun bin_2 () Int)
(declare-fun bin_3 () Int)
(declare-fun bin_4 () Int)
(declare-fun bin_5 () Int)
(assert (! (and (>= bin_1 0) (< bin_1 2))
  :named |a bin 0|))
(assert (! (and (>= bin_2 0) (< bin_2 2))
  :named |a bin 1|))
(assert (! (and (>= bin_3 0) (< bin_3 2))
  :named |a bin 2|))
(assert (! (and (>= bin_4 0) (< bin_4 2))
  :named |a bin 3|))
(assert (! (and (>= bin_5 0) (< bin_5 2))
  :named |a bin 4|))
(assert (! (let ((a!1 (+ 0
              (ite (< bin_1 0) 1 0)
              (ite (< bin_2 0) 1 0)
              (ite (< bin_3 0) 1 0)
              (ite (< bin_4 0) 1 0)
              (ite (< bin_5 0) 1 0)))
      (a!2 (+ 0
              (ite (> bin_1 0) 1 0)
              (ite (> bin_2 0) 1 0)
              (ite (> bin_3 0) 1 0)
              (ite (> bin_4 0) 1 0)
              (ite (> bin_5 0) 1 0)))
      (a!4 (+ 0
              (ite (< bin_1 1) 1 0)
              (ite (< bin_2 1) 1 0)
              (ite (< bin_3 1) 1 0)
              (ite (< bin_4 1) 1 0)
              (ite (< bin_5 1) 1 0)))
      (a!5 (+ 0
              (ite (> bin_1 1) 1 0)
              (ite (> bin_2 1) 1 0)
              (ite (> bin_3 1) 1 0)
              (ite (> bin_4 1) 1 0)
              (ite (> bin_5 1) 1 0)))
      (a!7 (* 4
              (+ 0
                 (ite (<= bin_1 0) 1 0)
                 (ite (<= bin_2 0) 1 0)
                 (ite (<= bin_3 0) 1 0)
                 (ite (<= bin_4 0) 1 0)
                 (ite (<= bin_5 0) 1 0))))
      (a!10 (* 4
               (+ 0
                  (ite (<= bin_1 1) 1 0)
                  (ite (<= bin_2 1) 1 0)
                  (ite (<= bin_3 1) 1 0)
                  (ite (<= bin_4 1) 1 0)
                  (ite (<= bin_5 1) 1 0)))))
(let ((a!3 (<= (* 2 (ite (< a!1 a!2) a!2 a!1)) 5))
      (a!6 (<= (* 2 (ite (< a!4 a!5) a!5 a!4)) 5))
      (a!8 (>= (* 4 (ite (< a!1 a!2) a!2 a!1)) 15))
      (a!11 (>= (* 4 (ite (< a!4 a!5) a!5 a!4)) 15)))
(let ((a!9 (or (and (> a!7 5) (< (* 4 a!1) 15)) a!8))
      (a!12 (or (and (> a!10 5) (< (* 4 a!4) 15)) a!11)))
  (not (and (or a!3 a!6) a!9 a!12)))))
  :named |negated goal|))
(check-sat)
