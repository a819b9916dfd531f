; id: ledger-mechanism/whole-runs
; query: 0 bookings of a user
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
(assert (! (let ((a!1 (<= (ite (< (- 0 0) (- 0 1099511627776)) (- 0 1099511627776) (- 0 0))
               0))
      (a!2 (+ 0 (ite (< (- 0 0) (- 0 0)) (- 0 0) (- 0 0))))
      (a!3 (>= 0 (ite (< 0 (- 0 0)) (- 0 0) 0))))
  (not (and a!1 (>= 0 a!2) a!3)))
  :named |negated goal|))
(check-sat)
