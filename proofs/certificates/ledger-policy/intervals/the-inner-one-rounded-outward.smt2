; id: ledger-policy/intervals
; query: the inner one rounded outward
; label:
; states: Whatever the doubt and the reach, and however often the variance was halved, an
;   interval is never empty, lies in the range of its block's sum, and both its ends are rounded
;   outward; so it is with the inner interval, and the margin to which the overhang is followed
;   is not negative. Both are made of the block's size and the belief alone.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/beliefs
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun centre () Int)
(declare-fun doubt () Int)
(declare-fun grid () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun reach () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun root_1 () Int)
(declare-fun size () Int)
(declare-fun spread () Int)
(declare-fun variance () Int)
(assert (! (and (>= centre 0) (<= centre 1099511627776) (>= doubt 0))
  :named |a mean and its doubt|))
(assert (! (and (>= variance 1) (>= spread 0))
  :named |variances|))
(assert (! (and (>= size 1) (>= grid 1))
  :named |a block|))
(assert (! (>= reach 1)
  :named |some reach|))
(assert (! (>= root_1 0)
  :named |about root_1|))
(assert (! (let ((a!1 (= (* grid (+ (* centre size) (* (- 1) root_1)))
              (+ (* quotient_1 1099511627776) remainder_1))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_1 0) (> 1099511627776 remainder_1))))
  :named |about quotient_1|))
(assert (! (let ((a!1 (= (* (- 1) grid (+ (* centre size) root_1))
              (+ (* quotient_2 1099511627776) remainder_2))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_2 0) (> 1099511627776 remainder_2))))
  :named |about quotient_2|))
(assert (! (>= root_1 1)
  :named |as shown of deviations|))
(assert (! (let ((a!1 (<= (* 1099511627776 quotient_1) (* (- (* size centre) root_1) grid)))
      (a!2 (>= (* 1099511627776 (* (- 1) quotient_2))
               (* (+ (* size centre) root_1) grid)))
      (a!5 (and true
                (< 0 quotient_1)
                (not (< (* (- 1) quotient_2) (* grid size)))))
      (a!6 (>= (* 1099511627776 (* grid size))
               (* (+ (* size centre) root_1) grid)))
      (a!8 (<= (* 1099511627776 0) (* (- (* size centre) root_1) grid)))
      (a!11 (and true
                 (not (< 0 quotient_1))
                 (not (< (* (- 1) quotient_2) (* grid size))))))
(let ((a!3 (and (or (= quotient_1 0) a!1)
                (or (= (* (- 1) quotient_2) (* size grid)) a!2)))
      (a!7 (and (or (= quotient_1 0) a!1)
                (or (= (* grid size) (* size grid)) a!6)))
      (a!9 (and (or (= 0 0) a!8)
                (or (= (* (- 1) quotient_2) (* size grid)) a!2)))
      (a!12 (and (or (= 0 0) a!8) (or (= (* grid size) (* size grid)) a!6))))
(let ((a!4 (=> (and true
                    (< 0 quotient_1)
                    (< (* (- 1) quotient_2) (* grid size)))
               a!3))
      (a!10 (=> (and true
                     (not (< 0 quotient_1))
                     (< (* (- 1) quotient_2) (* grid size)))
                a!9)))
  (not (and a!4 (=> a!5 a!7) a!10 (=> a!11 a!12))))))
  :named |negated goal|))
(check-sat)
