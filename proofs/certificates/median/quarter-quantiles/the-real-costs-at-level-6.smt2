; id: median/quarter-quantiles
; query: the real costs at level 6
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
(assert (! (and (>= bin_1 0) (< bin_1 4))
  :named |a bin 0|))
(assert (! (and (>= bin_2 0) (< bin_2 4))
  :named |a bin 1|))
(assert (! (and (>= bin_3 0) (< bin_3 4))
  :named |a bin 2|))
(assert (! (let ((a!1 (+ 0
              (ite (< bin_1 0) 1 0)
              (ite (< bin_2 0) 1 0)
              (ite (< bin_3 0) 1 0)))
      (a!2 (+ 0
              (ite (> bin_1 0) 1 0)
              (ite (> bin_2 0) 1 0)
              (ite (> bin_3 0) 1 0)))
      (a!4 (+ 0
              (ite (< bin_1 1) 1 0)
              (ite (< bin_2 1) 1 0)
              (ite (< bin_3 1) 1 0)))
      (a!5 (+ 0
              (ite (> bin_1 1) 1 0)
              (ite (> bin_2 1) 1 0)
              (ite (> bin_3 1) 1 0)))
      (a!7 (+ 0
              (ite (< bin_1 2) 1 0)
              (ite (< bin_2 2) 1 0)
              (ite (< bin_3 2) 1 0)))
      (a!8 (+ 0
              (ite (> bin_1 2) 1 0)
              (ite (> bin_2 2) 1 0)
              (ite (> bin_3 2) 1 0)))
      (a!10 (+ 0
               (ite (< bin_1 3) 1 0)
               (ite (< bin_2 3) 1 0)
               (ite (< bin_3 3) 1 0)))
      (a!11 (+ 0
               (ite (> bin_1 3) 1 0)
               (ite (> bin_2 3) 1 0)
               (ite (> bin_3 3) 1 0)))
      (a!13 (* 4
               (+ 0
                  (ite (<= bin_1 0) 1 0)
                  (ite (<= bin_2 0) 1 0)
                  (ite (<= bin_3 0) 1 0))))
      (a!16 (* 4
               (+ 0
                  (ite (<= bin_1 1) 1 0)
                  (ite (<= bin_2 1) 1 0)
                  (ite (<= bin_3 1) 1 0))))
      (a!19 (* 4
               (+ 0
                  (ite (<= bin_1 2) 1 0)
                  (ite (<= bin_2 2) 1 0)
                  (ite (<= bin_3 2) 1 0))))
      (a!22 (* 4
               (+ 0
                  (ite (<= bin_1 3) 1 0)
                  (ite (<= bin_2 3) 1 0)
                  (ite (<= bin_3 3) 1 0)))))
(let ((a!3 (<= (* 2 (ite (< a!1 a!2) a!2 a!1)) 3))
      (a!6 (<= (* 2 (ite (< a!4 a!5) a!5 a!4)) 3))
      (a!9 (<= (* 2 (ite (< a!7 a!8) a!8 a!7)) 3))
      (a!12 (<= (* 2 (ite (< a!10 a!11) a!11 a!10)) 3))
      (a!14 (>= (* 4 (ite (< a!1 a!2) a!2 a!1)) 9))
      (a!17 (>= (* 4 (ite (< a!4 a!5) a!5 a!4)) 9))
      (a!20 (>= (* 4 (ite (< a!7 a!8) a!8 a!7)) 9))
      (a!23 (>= (* 4 (ite (< a!10 a!11) a!11 a!10)) 9)))
(let ((a!15 (or (and (> a!13 3) (< (* 4 a!1) 9)) a!14))
      (a!18 (or (and (> a!16 3) (< (* 4 a!4) 9)) a!17))
      (a!21 (or (and (> a!19 3) (< (* 4 a!7) 9)) a!20))
      (a!24 (or (and (> a!22 3) (< (* 4 a!10) 9)) a!23)))
  (not (and (or a!3 a!6 a!9 a!12) a!15 a!18 a!21 a!24)))))
  :named |negated goal|))
(check-sat)
