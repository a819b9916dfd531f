; id: ledger-mechanism/whole-runs-deep
; query: no booking of a user
; label:
; states: Neighbouring streams see the same bookings along every path of released sums, and all
;   that a changed user moves, and the loss of the whole run, stay within what the user has
;   spent; there are no more sums, and no more overhangs, within a radius than it was drawn for.
; kind: bounded
; bounds: n=3, T=5, all arrival patterns, all sets of closing times, series of three, of two
;   broken off, and of one in turn; as many overhangs as epochs or fewer, asked for or not by a
;   hash; samples and offers of any size, every user changed in turn
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(assert (! true
  :named |as shown of accounts|))
(assert (! (let ((a!1 (<= (ite (< (- 0 0) (- 0 1099511627776)) (- 0 1099511627776) (- 0 0))
               0))
      (a!2 (>= 0 (ite (< 0 (- 0 0)) (- 0 0) 0))))
  (not (and true a!1 a!2)))
  :named |negated goal|))
(check-sat)
