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
(reset)
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
(reset)
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
(reset)
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
(reset)
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
