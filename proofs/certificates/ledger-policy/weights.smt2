; id: ledger-policy/weights
; query: the levels
; label:
; states: For any number of blocks, no weight is negative or more than its block can pay for,
;   whatever level is chosen. At the last of the levels that are compared no weight is cut down,
;   so that all are in proportion to what samples are worth. The level with the least expected
;   error is chosen.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun divisor_0 () Int)
(declare-fun divisor_1 () Int)
(declare-fun divisor_2 () Int)
(declare-fun most_0 () Int)
(declare-fun most_1 () Int)
(declare-fun most_2 () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun quotient_3 () Int)
(declare-fun quotient_4 () Int)
(declare-fun quotient_5 () Int)
(declare-fun quotient_6 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun remainder_3 () Int)
(declare-fun remainder_4 () Int)
(declare-fun remainder_5 () Int)
(declare-fun remainder_6 () Int)
(assert (! (and (>= most_0 0) (>= most_1 0) (>= most_2 0))
  :named |what blocks can pay|))
(assert (! (and (>= divisor_0 1) (>= divisor_1 1) (>= divisor_2 1))
  :named |divisors|))
(assert (! (and (<= (* most_2 divisor_2) (* most_0 divisor_0))
     (<= (* most_0 divisor_0) (* most_1 divisor_1)))
  :named |others reach farther and less far|))
(assert (! (let ((a!1 (and (= (* 3 divisor_2 most_2) (+ (* quotient_1 4) remainder_1))
                (>= remainder_1 0)
                (> 4 remainder_1))))
  (=> (>= 4 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= (* 3 quotient_1) (+ (* quotient_2 4) remainder_2))
                (>= remainder_2 0)
                (> 4 remainder_2))))
  (=> (>= 4 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (and (= (* 3 divisor_1 most_1) (+ (* quotient_3 4) remainder_3))
                (>= remainder_3 0)
                (> 4 remainder_3))))
  (=> (>= 4 1) a!1))
  :named |about quotient_3|))
(assert (! (let ((a!1 (and (= (* 3 quotient_3) (+ (* quotient_4 4) remainder_4))
                (>= remainder_4 0)
                (> 4 remainder_4))))
  (=> (>= 4 1) a!1))
  :named |about quotient_4|))
(assert (! (let ((a!1 (and (= (* 3 divisor_0 most_0) (+ (* quotient_5 4) remainder_5))
                (>= remainder_5 0)
                (> 4 remainder_5))))
  (=> (>= 4 1) a!1))
  :named |about quotient_5|))
(assert (! (let ((a!1 (and (= (* 3 quotient_5) (+ (* quotient_6 4) remainder_6))
                (>= remainder_6 0)
                (> 4 remainder_6))))
  (=> (>= 4 1) a!1))
  :named |about quotient_6|))
(assert (! (let ((a!1 (and true
                (>= (* divisor_2 most_2) 0)
                (>= quotient_1 0)
                (>= quotient_2 0)
                (>= (* divisor_2 most_2) 0)
                (= (* divisor_2 most_2) (* most_2 divisor_2))))
      (a!3 (and true
                (> (* divisor_1 most_1) (* divisor_0 most_0))
                (> (* divisor_2 most_2) (* divisor_1 most_1))
                (< (* divisor_1 most_1) (* divisor_0 most_0))
                (not (< (* divisor_2 most_2) (* divisor_1 most_1)))))
      (a!4 (and true
                (>= (* divisor_2 most_2) 0)
                (>= quotient_1 0)
                (>= quotient_2 0)
                (>= (* divisor_1 most_1) 0)
                (= (* divisor_1 most_1) (* most_2 divisor_2))))
      (a!5 (and true
                (> (* divisor_1 most_1) (* divisor_0 most_0))
                (> (* divisor_2 most_2) (* divisor_1 most_1))
                (not (< (* divisor_1 most_1) (* divisor_0 most_0)))
                (< (* divisor_2 most_2) (* divisor_0 most_0))))
      (a!6 (and true
                (> (* divisor_1 most_1) (* divisor_0 most_0))
                (> (* divisor_2 most_2) (* divisor_1 most_1))
                (not (< (* divisor_1 most_1) (* divisor_0 most_0)))
                (not (< (* divisor_2 most_2) (* divisor_0 most_0)))))
      (a!7 (and true
                (>= (* divisor_2 most_2) 0)
                (>= quotient_1 0)
                (>= quotient_2 0)
                (>= (* divisor_0 most_0) 0)
                (= (* divisor_0 most_0) (* most_2 divisor_2))))
      (a!8 (and true
                (> (* divisor_1 most_1) (* divisor_0 most_0))
                (not (> (* divisor_2 most_2) (* divisor_1 most_1)))
                (< (* divisor_1 most_1) (* divisor_0 most_0))
                (< (* divisor_2 most_2) (* divisor_1 most_1))))
      (a!9 (and true
                (>= (* divisor_1 most_1) 0)
                (>= quotient_3 0)
                (>= quotient_4 0)
                (>= (* divisor_2 most_2) 0)
                (= (* divisor_2 most_2) (* most_2 divisor_2))))
      (a!10 (and true
                 (> (* divisor_1 most_1) (* divisor_0 most_0))
                 (not (> (* divisor_2 most_2) (* divisor_1 most_1)))
                 (< (* divisor_1 most_1) (* divisor_0 most_0))
                 (not (< (* divisor_2 most_2) (* divisor_1 most_1)))))
      (a!12 (and true
                 (> (* divisor_1 most_1) (* divisor_0 most_0))
                 (not (> (* divisor_2 most_2) (* divisor_1 most_1)))
                 (not (< (* divisor_1 most_1) (* divisor_0 most_0)))
                 (< (* divisor_2 most_2) (* divisor_0 most_0))))
      (a!13 (and true
                 (> (* divisor_1 most_1) (* divisor_0 most_0))
                 (not (> (* divisor_2 most_2) (* divisor_1 most_1)))
                 (not (< (* divisor_1 most_1) (* divisor_0 most_0)))
                 (not (< (* divisor_2 most_2) (* divisor_0 most_0)))))
      (a!15 (and true
                 (not (> (* divisor_1 most_1) (* divisor_0 most_0)))
                 (> (* divisor_2 most_2) (* divisor_0 most_0))
                 (< (* divisor_1 most_1) (* divisor_0 most_0))
                 (< (* divisor_2 most_2) (* divisor_1 most_1))))
      (a!16 (and true
                 (not (> (* divisor_1 most_1) (* divisor_0 most_0)))
                 (> (* divisor_2 most_2) (* divisor_0 most_0))
                 (< (* divisor_1 most_1) (* divisor_0 most_0))
                 (not (< (* divisor_2 most_2) (* divisor_1 most_1)))))
      (a!17 (and true
                 (not (> (* divisor_1 most_1) (* divisor_0 most_0)))
                 (> (* divisor_2 most_2) (* divisor_0 most_0))
                 (not (< (* divisor_1 most_1) (* divisor_0 most_0)))
                 (< (* divisor_2 most_2) (* divisor_0 most_0))))
      (a!18 (and true
                 (not (> (* divisor_1 most_1) (* divisor_0 most_0)))
                 (> (* divisor_2 most_2) (* divisor_0 most_0))
                 (not (< (* divisor_1 most_1) (* divisor_0 most_0)))
                 (not (< (* divisor_2 most_2) (* divisor_0 most_0)))))
      (a!19 (and true
                 (not (> (* divisor_1 most_1) (* divisor_0 most_0)))
                 (not (> (* divisor_2 most_2) (* divisor_0 most_0)))
                 (< (* divisor_1 most_1) (* divisor_0 most_0))
                 (< (* divisor_2 most_2) (* divisor_1 most_1))))
      (a!20 (and true
                 (>= (* divisor_0 most_0) 0)
                 (>= quotient_5 0)
                 (>= quotient_6 0)
                 (>= (* divisor_2 most_2) 0)
                 (= (* divisor_2 most_2) (* most_2 divisor_2))))
      (a!21 (and true
                 (not (> (* divisor_1 most_1) (* divisor_0 most_0)))
                 (not (> (* divisor_2 most_2) (* divisor_0 most_0)))
                 (< (* divisor_1 most_1) (* divisor_0 most_0))
                 (not (< (* divisor_2 most_2) (* divisor_1 most_1)))))
      (a!23 (and true
                 (not (> (* divisor_1 most_1) (* divisor_0 most_0)))
                 (not (> (* divisor_2 most_2) (* divisor_0 most_0)))
                 (not (< (* divisor_1 most_1) (* divisor_0 most_0)))
                 (< (* divisor_2 most_2) (* divisor_0 most_0))))
      (a!24 (and true
                 (not (> (* divisor_1 most_1) (* divisor_0 most_0)))
                 (not (> (* divisor_2 most_2) (* divisor_0 most_0)))
                 (not (< (* divisor_1 most_1) (* divisor_0 most_0)))
                 (not (< (* divisor_2 most_2) (* divisor_0 most_0))))))
(let ((a!2 (=> (and true
                    (> (* divisor_1 most_1) (* divisor_0 most_0))
                    (> (* divisor_2 most_2) (* divisor_1 most_1))
                    (< (* divisor_1 most_1) (* divisor_0 most_0))
                    (< (* divisor_2 most_2) (* divisor_1 most_1)))
               a!1))
      (a!11 (=> a!10
                (and true
                     (>= (* divisor_1 most_1) 0)
                     (>= quotient_3 0)
                     (>= quotient_4 0)
                     (>= (* divisor_1 most_1) 0)
                     (= (* divisor_1 most_1) (* most_2 divisor_2)))))
      (a!14 (=> a!13
                (and true
                     (>= (* divisor_1 most_1) 0)
                     (>= quotient_3 0)
                     (>= quotient_4 0)
                     (>= (* divisor_0 most_0) 0)
                     (= (* divisor_0 most_0) (* most_2 divisor_2)))))
      (a!22 (=> a!21
                (and true
                     (>= (* divisor_0 most_0) 0)
                     (>= quotient_5 0)
                     (>= quotient_6 0)
                     (>= (* divisor_1 most_1) 0)
                     (= (* divisor_1 most_1) (* most_2 divisor_2)))))
      (a!25 (=> a!24
                (and true
                     (>= (* divisor_0 most_0) 0)
                     (>= quotient_5 0)
                     (>= quotient_6 0)
                     (>= (* divisor_0 most_0) 0)
                     (= (* divisor_0 most_0) (* most_2 divisor_2))))))
  (not (and a!2
            (=> a!3 a!4)
            (=> a!5 a!1)
            (=> a!6 a!7)
            (=> a!8 a!9)
            a!11
            (=> a!12 a!9)
            a!14
            (=> a!15 a!1)
            (=> a!16 a!4)
            (=> a!17 a!1)
            (=> a!18 a!7)
            (=> a!19 a!20)
            a!22
            (=> a!23 a!20)
            a!25))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/weights
; query: weights at a level
; label:
; states: For any number of blocks, no weight is negative or more than its block can pay for,
;   whatever level is chosen. At the last of the levels that are compared no weight is cut down,
;   so that all are in proportion to what samples are worth. The level with the least expected
;   error is chosen.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun divisor_0 () Int)
(declare-fun divisor_1 () Int)
(declare-fun divisor_2 () Int)
(declare-fun level () Int)
(declare-fun most_0 () Int)
(declare-fun most_1 () Int)
(declare-fun most_2 () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun quotient_3 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun remainder_3 () Int)
(assert (! (>= level 0)
  :named |as shown of levels|))
(assert (! (and (>= most_0 0) (>= most_1 0) (>= most_2 0))
  :named |what blocks can pay|))
(assert (! (and (>= divisor_0 1) (>= divisor_1 1) (>= divisor_2 1))
  :named |divisors|))
(assert (! (and (<= (* most_2 divisor_2) (* most_0 divisor_0))
     (<= (* most_0 divisor_0) (* most_1 divisor_1)))
  :named |others reach farther and less far|))
(assert (! (let ((a!1 (and (= level (+ (* quotient_1 divisor_0) remainder_1))
                (>= remainder_1 0)
                (< remainder_1 divisor_0))))
  (=> (>= divisor_0 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= level (+ (* quotient_2 divisor_1) remainder_2))
                (>= remainder_2 0)
                (< remainder_2 divisor_1))))
  (=> (>= divisor_1 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (and (= level (+ (* quotient_3 divisor_2) remainder_3))
                (>= remainder_3 0)
                (< remainder_3 divisor_2))))
  (=> (>= divisor_2 1) a!1))
  :named |about quotient_3|))
(assert (! (let ((a!1 (ite (and true
                     (not (< quotient_1 most_0))
                     (not (< quotient_2 most_1))
                     (< quotient_3 most_2))
                most_0
                most_0)))
(let ((a!2 (ite (and true
                     (not (< quotient_1 most_0))
                     (< quotient_2 most_1)
                     (not (< quotient_3 most_2)))
                most_0
                a!1)))
(let ((a!3 (ite (and true
                     (not (< quotient_1 most_0))
                     (< quotient_2 most_1)
                     (< quotient_3 most_2))
                most_0
                a!2)))
(let ((a!4 (ite (and true
                     (< quotient_1 most_0)
                     (not (< quotient_2 most_1))
                     (not (< quotient_3 most_2)))
                quotient_1
                a!3)))
(let ((a!5 (ite (and true
                     (< quotient_1 most_0)
                     (not (< quotient_2 most_1))
                     (< quotient_3 most_2))
                quotient_1
                a!4)))
(let ((a!6 (ite (and true
                     (< quotient_1 most_0)
                     (< quotient_2 most_1)
                     (not (< quotient_3 most_2)))
                quotient_1
                a!5)))
(let ((a!7 (ite (and true
                     (< quotient_1 most_0)
                     (< quotient_2 most_1)
                     (< quotient_3 most_2))
                quotient_1
                a!6)))
  (not (and (>= a!7 0) (<= a!7 most_0))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/weights
; query: weights in proportion
; label:
; states: For any number of blocks, no weight is negative or more than its block can pay for,
;   whatever level is chosen. At the last of the levels that are compared no weight is cut down,
;   so that all are in proportion to what samples are worth. The level with the least expected
;   error is chosen.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun divisor_0 () Int)
(declare-fun divisor_1 () Int)
(declare-fun divisor_2 () Int)
(declare-fun level () Int)
(declare-fun most_0 () Int)
(declare-fun most_1 () Int)
(declare-fun most_2 () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun quotient_3 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun remainder_3 () Int)
(assert (! (= level (* most_2 divisor_2))
  :named |as shown of the last level|))
(assert (! (and (>= most_0 0) (>= most_1 0) (>= most_2 0))
  :named |what blocks can pay|))
(assert (! (and (>= divisor_0 1) (>= divisor_1 1) (>= divisor_2 1))
  :named |divisors|))
(assert (! (and (<= (* most_2 divisor_2) (* most_0 divisor_0))
     (<= (* most_0 divisor_0) (* most_1 divisor_1)))
  :named |others reach farther and less far|))
(assert (! (let ((a!1 (and (= level (+ (* quotient_1 divisor_0) remainder_1))
                (>= remainder_1 0)
                (< remainder_1 divisor_0))))
  (=> (>= divisor_0 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= level (+ (* quotient_2 divisor_1) remainder_2))
                (>= remainder_2 0)
                (< remainder_2 divisor_1))))
  (=> (>= divisor_1 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (and (= level (+ (* quotient_3 divisor_2) remainder_3))
                (>= remainder_3 0)
                (< remainder_3 divisor_2))))
  (=> (>= divisor_2 1) a!1))
  :named |about quotient_3|))
(assert (! (let ((a!1 (ite (and true
                     (not (< quotient_1 most_0))
                     (not (< quotient_2 most_1))
                     (< quotient_3 most_2))
                most_0
                most_0)))
(let ((a!2 (ite (and true
                     (not (< quotient_1 most_0))
                     (< quotient_2 most_1)
                     (not (< quotient_3 most_2)))
                most_0
                a!1)))
(let ((a!3 (ite (and true
                     (not (< quotient_1 most_0))
                     (< quotient_2 most_1)
                     (< quotient_3 most_2))
                most_0
                a!2)))
(let ((a!4 (ite (and true
                     (< quotient_1 most_0)
                     (not (< quotient_2 most_1))
                     (not (< quotient_3 most_2)))
                quotient_1
                a!3)))
(let ((a!5 (ite (and true
                     (< quotient_1 most_0)
                     (not (< quotient_2 most_1))
                     (< quotient_3 most_2))
                quotient_1
                a!4)))
(let ((a!6 (ite (and true
                     (< quotient_1 most_0)
                     (< quotient_2 most_1)
                     (not (< quotient_3 most_2)))
                quotient_1
                a!5)))
(let ((a!7 (= (ite (and true
                        (< quotient_1 most_0)
                        (< quotient_2 most_1)
                        (< quotient_3 most_2))
                   quotient_1
                   a!6)
              quotient_1)))
  (not a!7))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/weights
; query: the best level
; label:
; states: For any number of blocks, no weight is negative or more than its block can pay for,
;   whatever level is chosen. At the last of the levels that are compared no weight is cut down,
;   so that all are in proportion to what samples are worth. The level with the least expected
;   error is chosen.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun error_0 () Int)
(declare-fun error_1 () Int)
(assert (! (let ((a!1 (=> (and true (not (< error_1 error_0)))
               (and (<= error_0 error_0) (<= error_0 error_1)))))
(let ((a!2 (and (=> (and true (< error_1 error_0))
                    (and (<= error_1 error_0) (<= error_1 error_1)))
                a!1)))
  (not a!2)))
  :named |negated goal|))
(check-sat)
