; id: ledger-policy/beliefs
; query: the mean
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
(declare-fun first () Int)
(declare-fun precision () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(assert (! (>= precision 0)
  :named |a precision|))
(assert (! (let ((a!1 (= (+ 7253554917687775048237056 first)
              (+ (* quotient_1 (+ 13194139533312 precision)) remainder_1))))
  (=> (>= (+ 13194139533312 precision) 1)
      (and a!1 (>= remainder_1 0) (< remainder_1 (+ 13194139533312 precision)))))
  :named |about quotient_1|))
(assert (! (let ((a!1 (ite (and true (not (> 0 quotient_1)) (< 1099511627776 quotient_1))
                1099511627776
                quotient_1)))
(let ((a!2 (>= (ite (and true (> 0 quotient_1)) 0 a!1) 0))
      (a!3 (<= (ite (and true (> 0 quotient_1)) 0 a!1) 1099511627776)))
  (not (and a!2 a!3))))
  :named |negated goal|))
(check-sat)
