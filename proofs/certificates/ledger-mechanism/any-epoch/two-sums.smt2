; id: ledger-mechanism/any-epoch
; query: two sums
; label:
; states: From accounts in any state that is not overdrawn, an epoch charges every user for what
;   the user's samples move, and overdraws nobody.
; kind: bounded
; bounds: n=2, blocks of up to 2 samples, every set of pending users; samples, offers and
;   balances of any size
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun high () Real)
(declare-fun low () Real)
(declare-fun margin () Real)
(declare-fun moved_1 () Real)
(declare-fun moved_2 () Real)
(declare-fun probe () Real)
(declare-fun weight () Real)
(assert (! (let ((a!1 (+ 0.0
              (ite (< (- moved_1 0.0) (- 0.0 moved_1))
                   (- 0.0 moved_1)
                   (- moved_1 0.0))))
      (a!2 (+ 0.0
              (ite (< (- moved_2 0.0) (- 0.0 moved_2))
                   (- 0.0 moved_2)
                   (- moved_2 0.0)))))
  (and (<= a!1 (* weight (- high low))) (<= a!2 (* probe margin))))
  :named |each within its part|))
(assert (! (let ((a!1 (+ 0.0
              (ite (< (- moved_1 0.0) (- 0.0 moved_1))
                   (- 0.0 moved_1)
                   (- moved_1 0.0))
              (ite (< (- moved_2 0.0) (- 0.0 moved_2))
                   (- 0.0 moved_2)
                   (- moved_2 0.0)))))
(let ((a!2 (<= a!1 (+ (* weight (- high low)) (* probe margin)))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
