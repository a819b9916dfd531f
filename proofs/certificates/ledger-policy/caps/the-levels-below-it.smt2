; id: ledger-policy/caps
; query: the levels below it
; label:
; states: Of any number of blocks of any sizes, every level that is tried is at least 1, and no
;   cap of a weight is negative.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun level () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(assert (! (>= level 1)
  :named |as shown of the level before|))
(assert (! (let ((a!1 (and (= (* 3 level) (+ (* quotient_1 4) remainder_1))
                (>= remainder_1 0)
                (> 4 remainder_1))))
  (=> (>= 4 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (=> (and true (not (< 1 quotient_1))) (and (>= level 1) (>= 1 1)))))
(let ((a!2 (and (=> (and true (< 1 quotient_1))
                    (and (>= level 1) (>= quotient_1 1)))
                a!1)))
  (not a!2)))
  :named |negated goal|))
(check-sat)
