; id: ledger-mechanism/bookings
; query: two sums
; label:
; states: A booking pays for what changing its samples moves, whatever was spent before: the
;   specification run on neighbouring streams of solver terms.
; kind: bounded
; bounds: n=2, T=4, all arrival patterns, all sets of closing times; samples and offers of any
;   size, every user changed in turn
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
