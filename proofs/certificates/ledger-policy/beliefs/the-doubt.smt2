; id: ledger-policy/beliefs
; query: the doubt
; label:
; states: Whatever was released, the believed mean is from 0 to 1, no precision is negative,
;   however much intervals were found to be off, the variance is above 0 and at most 1/4,
;   however often it was halved, and the estimated sum is one that so many samples can have. The
;   squares of users' shares are together from 0 to 1, and the doubt is at least what the spread
;   makes of them. An epoch halves the variance once at most, or takes one halving back, if
;   there is one; then it is not halved again; one without an overhang does neither, and leaves
;   the spread.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun common () Int)
(declare-fun epochs () Int)
(declare-fun first () Int)
(declare-fun halvings () Int)
(declare-fun mean () Int)
(declare-fun precision () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun quotient_3 () Int)
(declare-fun quotient_4 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun remainder_3 () Int)
(declare-fun remainder_4 () Int)
(declare-fun second () Int)
(declare-fun spread () Int)
(assert (! (and (>= precision 0)
     (>= spread 0)
     (<= spread 1099511627776)
     (>= halvings 0)
     (>= common 0)
     (<= common 1099511627776))
  :named |as shown of the epochs|))
(assert (! (let ((a!1 (= 1329227995784915872903807060280344576
              (+ (* quotient_1 (+ 13194139533312 precision)) remainder_1))))
  (=> (>= (+ 13194139533312 precision) 1)
      (and a!1 (>= remainder_1 0) (< remainder_1 (+ 13194139533312 precision)))))
  :named |about quotient_1|))
(assert (! (let ((a!1 (= (+ second (* (- 2) first mean) (* mean mean precision))
              (+ (* quotient_2 (+ (- 1) epochs)) remainder_2))))
  (=> (>= (+ (- 1) epochs) 1)
      (and a!1 (>= remainder_2 0) (< remainder_2 (+ (- 1) epochs)))))
  :named |about quotient_2|))
(assert (! (let ((a!1 (= quotient_2
              (+ (* quotient_3 (+ 13194139533312 precision)) remainder_3))))
  (=> (>= (+ 13194139533312 precision) 1)
      (and a!1 (>= remainder_3 0) (< remainder_3 (+ 13194139533312 precision)))))
  :named |about quotient_3|))
(assert (! (let ((a!1 (and (= (* common spread spread)
                   (+ (* quotient_4 1099511627776) remainder_4))
                (>= remainder_4 0)
                (> 1099511627776 remainder_4))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_4|))
(assert (! (let ((a!1 (> (* 1099511627776 (+ (+ quotient_3 quotient_4) 1))
              (* spread spread common)))
      (a!3 (> (* 1099511627776 (+ (+ quotient_1 quotient_4) 1))
              (* spread spread common))))
(let ((a!2 (=> (and true (< 1 epochs) (> quotient_3 quotient_1))
               (and (>= (+ quotient_3 quotient_4) 0) a!1 true)))
      (a!4 (=> (and true (< 1 epochs) (not (> quotient_3 quotient_1)))
               (and (>= (+ quotient_1 quotient_4) 0) a!3 true)))
      (a!5 (=> (and true (not (< 1 epochs)))
               (and (>= (+ quotient_1 quotient_4) 0) a!3 true))))
  (not (and a!2 a!4 a!5))))
  :named |negated goal|))
(check-sat)
