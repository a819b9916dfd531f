; id: ledger-policy/offers
; query: larger parts
; label:
; states: Whatever the limit, the interval, the cap and what was spent, an offer is well-formed
;   and booked as it is. The dearest sum and the dearest overhang of a series are together
;   within the allowance, the limit at its end less what was spent before it: each has a part of
;   it, which grows with it. A probe costs nothing at a known horizon.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/caps
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun earlier () Int)
(declare-fun later () Int)
(declare-fun more () Int)
(declare-fun part () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(assert (! (and (>= earlier 0) (>= more 0) (= later (+ earlier more)))
  :named |allowances|))
(assert (! (let ((a!1 (and (= earlier (+ (* quotient_1 part) remainder_1))
                (>= remainder_1 0)
                (< remainder_1 part))))
  (=> (>= part 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= later (+ (* quotient_2 part) remainder_2))
                (>= remainder_2 0)
                (< remainder_2 part))))
  (=> (>= part 1) a!1))
  :named |about quotient_2|))
(assert (! (=> (>= part 1)
    (and (=> (<= later earlier) (<= quotient_2 quotient_1))
         (=> (>= later earlier) (>= quotient_2 quotient_1))))
  :named |about quotient_2 and quotient_1|))
(assert (! (let ((a!1 (<= (ite (and true (< 0 part)) quotient_1 0)
               (ite (and true (< 0 part)) quotient_2 0)))
      (a!2 (- earlier (ite (and true (< 0 part)) quotient_1 0)))
      (a!3 (- later (ite (and true (< 0 part)) quotient_2 0))))
  (not (and a!1 (<= a!2 a!3))))
  :named |negated goal|))
(check-sat)
