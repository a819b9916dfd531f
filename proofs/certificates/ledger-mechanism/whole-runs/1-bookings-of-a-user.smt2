; id: ledger-mechanism/whole-runs
; query: 1 bookings of a user
; label:
; states: Neighbouring streams see the same bookings along every path of released sums, and all
;   that a changed user moves, and the loss of the whole run, stay within what the user has
;   spent.
; kind: bounded
; bounds: n=2, T=4, all arrival patterns, all sets of closing times; samples and offers of any
;   size, every user changed in turn
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun charge_1 () Real)
(declare-fun cost_1 () Real)
(declare-fun moved_1 () Real)
(assert (! (let ((a!1 (+ 0.0
              (ite (< (- moved_1 0.0) (- 0.0 moved_1))
                   (- 0.0 moved_1)
                   (- moved_1 0.0))))
      (a!2 (<= (ite (< cost_1 (- 0.0 cost_1)) (- 0.0 cost_1) cost_1) charge_1))
      (a!3 (ite (< (- 0.0 (+ 0.0 charge_1))
                   (- (+ 0.0 charge_1) 1099511627776.0))
                (- (+ 0.0 charge_1) 1099511627776.0)
                (- 0.0 (+ 0.0 charge_1)))))
  (and (<= a!1 charge_1) a!2 (<= a!3 0.0)))
  :named |as shown of booking 1|))
(assert (! (let ((a!1 (ite (< (- 0.0 (+ 0.0 charge_1))
                   (- (+ 0.0 charge_1) 1099511627776.0))
                (- (+ 0.0 charge_1) 1099511627776.0)
                (- 0.0 (+ 0.0 charge_1))))
      (a!2 (ite (< (- (+ 0.0 moved_1) 0.0) (- 0.0 (+ 0.0 moved_1)))
                (- 0.0 (+ 0.0 moved_1))
                (- (+ 0.0 moved_1) 0.0)))
      (a!3 (ite (< (+ 0.0 cost_1) (- 0.0 (+ 0.0 cost_1)))
                (- 0.0 (+ 0.0 cost_1))
                (+ 0.0 cost_1))))
  (not (and true
            (= 0.0 0.0)
            (<= a!1 0.0)
            (<= (+ 0.0 a!2) (+ 0.0 charge_1))
            (<= a!3 (+ 0.0 charge_1)))))
  :named |negated goal|))
(check-sat)
