; id: ledger-policy/offers
; query: a probe, an interval, horizon unknown
; label:
; states: Whatever the limit, the interval, the cap and what was spent, an offer is well-formed,
;   within the allowance, limit less spent, and booked as it is; its probe costs an eighth of
;   the allowance at most, and nothing at a known horizon.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/caps
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun allowance () Int)
(declare-fun denominator () Int)
(declare-fun high () Int)
(declare-fun inner_high () Int)
(declare-fun inner_low () Int)
(declare-fun low () Int)
(declare-fun numerator () Int)
(declare-fun others () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun quotient_3 () Int)
(declare-fun quotient_4 () Int)
(declare-fun quotient_5 () Int)
(declare-fun quotient_6 () Int)
(declare-fun quotient_7 () Int)
(declare-fun quotient_8 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun remainder_3 () Int)
(declare-fun remainder_4 () Int)
(declare-fun remainder_5 () Int)
(declare-fun remainder_6 () Int)
(declare-fun remainder_7 () Int)
(declare-fun remainder_8 () Int)
(assert (! (and (>= allowance 0) (>= others 0))
  :named |allowances|))
(assert (! (and (>= numerator 1) (>= denominator 1))
  :named |a budget|))
(assert (! (let ((a!1 (and true
                (> (+ high (* (- 1) inner_high)) (+ inner_low (* (- 1) low))))))
  (>= (ite a!1 (+ high (* (- 1) inner_high)) (+ inner_low (* (- 1) low))) 0))
  :named |a margin|))
(assert (! (let ((a!1 (and (= allowance (+ (* quotient_1 8) remainder_1))
                (>= remainder_1 0)
                (> 8 remainder_1))))
  (=> (>= 8 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= others (+ (* quotient_2 8) remainder_2))
                (>= remainder_2 0)
                (> 8 remainder_2))))
  (=> (>= 8 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (+ (* quotient_3 (+ high (* (- 1) inner_high))) remainder_3)))
(let ((a!2 (and (= quotient_1 a!1)
                (>= remainder_3 0)
                (< remainder_3 (+ high (* (- 1) inner_high))))))
  (=> (>= (+ high (* (- 1) inner_high)) 1) a!2)))
  :named |about quotient_3|))
(assert (! (let ((a!1 (and (= quotient_2 (+ (* quotient_4 1) remainder_4))
                (>= remainder_4 0)
                (> 1 remainder_4))))
  (=> (>= 1 1) a!1))
  :named |about quotient_4|))
(assert (! (let ((a!1 (and (= quotient_1 (+ (* quotient_5 1) remainder_5))
                (>= remainder_5 0)
                (> 1 remainder_5))))
  (=> (>= 1 1) a!1))
  :named |about quotient_5|))
(assert (! (let ((a!1 (+ (* quotient_6 (+ inner_low (* (- 1) low))) remainder_6)))
(let ((a!2 (and (= quotient_1 a!1)
                (>= remainder_6 0)
                (< remainder_6 (+ inner_low (* (- 1) low))))))
  (=> (>= (+ inner_low (* (- 1) low)) 1) a!2)))
  :named |about quotient_6|))
(assert (! (let ((a!1 (+ (* quotient_7 (+ high (* (- 1) inner_high))) remainder_7)))
(let ((a!2 (and (= 0 a!1)
                (>= remainder_7 0)
                (< remainder_7 (+ high (* (- 1) inner_high))))))
  (=> (>= (+ high (* (- 1) inner_high)) 1) a!2)))
  :named |about quotient_7|))
(assert (! (let ((a!1 (+ (* quotient_8 (+ inner_low (* (- 1) low))) remainder_8)))
(let ((a!2 (and (= 0 a!1)
                (>= remainder_8 0)
                (< remainder_8 (+ inner_low (* (- 1) low))))))
  (=> (>= (+ inner_low (* (- 1) low)) 1) a!2)))
  :named |about quotient_8|))
(assert (! (let ((a!1 (> (+ high (* (- 1) inner_high)) (+ inner_low (* (- 1) low))))
      (a!5 (not (< (* numerator (+ quotient_1 quotient_2))
                   (* 6597069766656 denominator))))
      (a!8 (not (< 1 (+ high (* (- 1) inner_high)))))
      (a!13 (not (< 1 (+ inner_low (* (- 1) low)))))
      (a!15 (not (< 0 (+ high (* (- 1) inner_high)))))
      (a!33 (not (< 0 (+ inner_low (* (- 1) low))))))
(let ((a!2 (and true
                a!1
                (< 0 (+ high (* (- 1) inner_high)))
                (< (* numerator (+ quotient_1 quotient_2))
                   (* 6597069766656 denominator))))
      (a!3 (ite (and true a!1)
                (+ high (* (- 1) inner_high))
                (+ inner_low (* (- 1) low))))
      (a!6 (and true
                a!1
                (< 0 (+ high (* (- 1) inner_high)))
                a!5
                a!1
                (< 1 (+ high (* (- 1) inner_high)))))
      (a!9 (and true a!1 (< 0 (+ high (* (- 1) inner_high))) a!5 a!1 a!8))
      (a!11 (and true
                 a!1
                 (< 0 (+ high (* (- 1) inner_high)))
                 a!5
                 (not a!1)
                 (< 1 (+ inner_low (* (- 1) low)))))
      (a!14 (and true
                 a!1
                 (< 0 (+ high (* (- 1) inner_high)))
                 a!5
                 (not a!1)
                 a!13))
      (a!16 (and true
                 a!1
                 a!15
                 (< 0 (+ high (* (- 1) inner_high)))
                 (< (* numerator (+ quotient_1 quotient_2))
                    (* 6597069766656 denominator))))
      (a!17 (and true
                 a!1
                 a!15
                 (< 0 (+ high (* (- 1) inner_high)))
                 a!5
                 a!1
                 (< 1 (+ high (* (- 1) inner_high)))))
      (a!18 (and true a!1 a!15 (< 0 (+ high (* (- 1) inner_high))) a!5 a!1 a!8))
      (a!19 (and true
                 a!1
                 a!15
                 (< 0 (+ high (* (- 1) inner_high)))
                 a!5
                 (not a!1)
                 (< 1 (+ inner_low (* (- 1) low)))))
      (a!20 (and true
                 a!1
                 a!15
                 (< 0 (+ high (* (- 1) inner_high)))
                 a!5
                 (not a!1)
                 a!13))
      (a!22 (and true
                 a!1
                 a!15
                 a!15
                 (not (< (* numerator quotient_2) (* 6597069766656 denominator)))
                 a!1
                 (< 1 (+ high (* (- 1) inner_high)))))
      (a!24 (and true
                 a!1
                 a!15
                 a!15
                 (not (< (* numerator quotient_2) (* 6597069766656 denominator)))
                 a!1
                 a!8))
      (a!25 (and true
                 a!1
                 a!15
                 a!15
                 (not (< (* numerator quotient_2) (* 6597069766656 denominator)))
                 (not a!1)
                 (< 1 (+ inner_low (* (- 1) low)))))
      (a!27 (and true
                 a!1
                 a!15
                 a!15
                 (not (< (* numerator quotient_2) (* 6597069766656 denominator)))
                 (not a!1)
                 a!13))
      (a!28 (and true
                 (not a!1)
                 (< 0 (+ inner_low (* (- 1) low)))
                 (< (* numerator (+ quotient_1 quotient_2))
                    (* 6597069766656 denominator))))
      (a!29 (and true
                 (not a!1)
                 (< 0 (+ inner_low (* (- 1) low)))
                 a!5
                 a!1
                 (< 1 (+ high (* (- 1) inner_high)))))
      (a!30 (and true (not a!1) (< 0 (+ inner_low (* (- 1) low))) a!5 a!1 a!8))
      (a!31 (and true
                 (not a!1)
                 (< 0 (+ inner_low (* (- 1) low)))
                 a!5
                 (not a!1)
                 (< 1 (+ inner_low (* (- 1) low)))))
      (a!32 (and true
                 (not a!1)
                 (< 0 (+ inner_low (* (- 1) low)))
                 a!5
                 (not a!1)
                 a!13))
      (a!34 (and true
                 (not a!1)
                 a!33
                 (< 0 (+ inner_low (* (- 1) low)))
                 (< (* numerator (+ quotient_1 quotient_2))
                    (* 6597069766656 denominator))))
      (a!35 (and true
                 (not a!1)
                 a!33
                 (< 0 (+ inner_low (* (- 1) low)))
                 a!5
                 a!1
                 (< 1 (+ high (* (- 1) inner_high)))))
      (a!36 (and true
                 (not a!1)
                 a!33
                 (< 0 (+ inner_low (* (- 1) low)))
                 a!5
                 a!1
                 a!8))
      (a!37 (and true
                 (not a!1)
                 a!33
                 (< 0 (+ inner_low (* (- 1) low)))
                 a!5
                 (not a!1)
                 (< 1 (+ inner_low (* (- 1) low)))))
      (a!38 (and true
                 (not a!1)
                 a!33
                 (< 0 (+ inner_low (* (- 1) low)))
                 a!5
                 (not a!1)
                 a!13))
      (a!40 (and true
                 (not a!1)
                 a!33
                 a!33
                 (not (< (* numerator quotient_2) (* 6597069766656 denominator)))
                 a!1
                 (< 1 (+ high (* (- 1) inner_high)))))
      (a!41 (and true
                 (not a!1)
                 a!33
                 a!33
                 (not (< (* numerator quotient_2) (* 6597069766656 denominator)))
                 a!1
                 a!8))
      (a!42 (and true
                 (not a!1)
                 a!33
                 a!33
                 (not (< (* numerator quotient_2) (* 6597069766656 denominator)))
                 (not a!1)
                 (< 1 (+ inner_low (* (- 1) low)))))
      (a!43 (and true
                 (not a!1)
                 a!33
                 a!33
                 (not (< (* numerator quotient_2) (* 6597069766656 denominator)))
                 (not a!1)
                 a!13)))
(let ((a!4 (and (>= 0 0) (<= (* 8 0 a!3) allowance)))
      (a!7 (and (>= quotient_3 0) (<= (* 8 quotient_3 a!3) allowance)))
      (a!10 (and (>= quotient_5 0) (<= (* 8 quotient_5 a!3) allowance)))
      (a!12 (and (>= quotient_6 0) (<= (* 8 quotient_6 a!3) allowance)))
      (a!23 (and (>= quotient_7 0) (<= (* 8 quotient_7 a!3) allowance)))
      (a!26 (and (>= quotient_8 0) (<= (* 8 quotient_8 a!3) allowance))))
(let ((a!21 (=> (and true
                     a!1
                     a!15
                     a!15
                     (< (* numerator quotient_2) (* 6597069766656 denominator)))
                a!4))
      (a!39 (=> (and true
                     (not a!1)
                     a!33
                     a!33
                     (< (* numerator quotient_2) (* 6597069766656 denominator)))
                a!4)))
  (not (and (=> a!2 a!4)
            (=> a!6 a!7)
            (=> a!9 a!10)
            (=> a!11 a!12)
            (=> a!14 a!10)
            (=> a!16 a!4)
            (=> a!17 a!7)
            (=> a!18 a!10)
            (=> a!19 a!12)
            (=> a!20 a!10)
            a!21
            (=> a!22 a!23)
            (=> a!24 a!4)
            (=> a!25 a!26)
            (=> a!27 a!4)
            (=> a!28 a!4)
            (=> a!29 a!7)
            (=> a!30 a!10)
            (=> a!31 a!12)
            (=> a!32 a!10)
            (=> a!34 a!4)
            (=> a!35 a!7)
            (=> a!36 a!10)
            (=> a!37 a!12)
            (=> a!38 a!10)
            a!39
            (=> a!40 a!23)
            (=> a!41 a!4)
            (=> a!42 a!26)
            (=> a!43 a!4)))))))
  :named |negated goal|))
(check-sat)
