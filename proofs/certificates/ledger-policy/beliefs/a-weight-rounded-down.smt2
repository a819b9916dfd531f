; id: ledger-policy/beliefs
; query: a weight rounded down
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
(declare-fun power_1 () Int)
(declare-fun power_2 () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(declare-fun shift () Int)
(declare-fun size () Int)
(declare-fun weight () Int)
(assert (! (and (>= size 0) (>= weight 0) (>= shift 0))
  :named |a block|))
(assert (! (= power_2 (* power_1 power_1))
  :named |twice as many bits|))
(assert (! (and (=> (= shift 0) (= power_1 1))
     (=> (= shift 1) (= power_1 2))
     (=> (= shift 2) (= power_1 4))
     (=> (= shift 3) (= power_1 8))
     (=> (>= shift 4) (and (>= power_1 16) (> power_1 shift))))
  :named |about power_1|))
(assert (! (let ((a!1 (and (= weight (+ (* quotient_1 power_1) remainder_1))
                (>= remainder_1 0)
                (< remainder_1 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (=> (>= (* 2 shift) 4) (and (>= power_2 16) (> power_2 (* 2 shift))))))
  (and (=> (= (* 2 shift) 0) (= power_2 1))
       (=> (= (* 2 shift) 1) (= power_2 2))
       (=> (= (* 2 shift) 2) (= power_2 4))
       (=> (= (* 2 shift) 3) (= power_2 8))
       a!1))
  :named |about power_2|))
(assert (! (let ((a!1 (=> (= shift (+ (* 2 shift) 1)) (= power_1 (* 2 power_2)))))
(let ((a!2 (and (=> (= (* 2 shift) shift) (= power_2 power_1))
                (=> (= (* 2 shift) (+ shift 1)) (= power_2 (* 2 power_1)))
                a!1
                (=> (> (* 2 shift) shift) (>= power_2 (* 2 power_1)))
                (=> (> shift (* 2 shift)) (>= power_1 (* 2 power_2))))))
  (=> (and (>= (* 2 shift) 0) (>= shift 0)) a!2)))
  :named |about power_2 and power_1|))
(assert (! (not (and (>= (* quotient_1 power_1) 0) (<= (* quotient_1 power_1) weight)))
  :named |negated goal|))
(check-sat)
