; id: ledger-policy/caps
; query: a cap
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
(declare-fun aim () Int)
(declare-fun level () Int)
(declare-fun other_aims () Int)
(declare-fun others () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun size () Int)
(assert (! (>= level 1)
  :named |as shown of levels|))
(assert (! (and (>= size 1) (>= aim 1) (>= others 0) (>= other_aims 0))
  :named |a block and others|))
(assert (! (let ((a!1 (+ (* quotient_1 (* size (+ aim other_aims))) remainder_1)))
(let ((a!2 (and (= (* aim level (+ size others)) a!1)
                (>= remainder_1 0)
                (< remainder_1 (* size (+ aim other_aims))))))
  (=> (>= (* size (+ aim other_aims)) 1) a!2)))
  :named |about quotient_1|))
(assert (! (let ((a!1 (+ (* quotient_2 (* others (+ aim other_aims))) remainder_2)))
(let ((a!2 (and (= (* level other_aims (+ size others)) a!1)
                (>= remainder_2 0)
                (< remainder_2 (* others (+ aim other_aims))))))
  (=> (>= (* others (+ aim other_aims)) 1) a!2)))
  :named |about quotient_2|))
(assert (! (not (>= quotient_1 0))
  :named |negated goal|))
(check-sat)
